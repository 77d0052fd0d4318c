/** Models that answer well, badly, in another form, or not at all. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Given } from '../../../site/workflows/recipes/recipe.ts'
import type { Small } from '../run-small-flow.ts'
import { adding, at, type Case, several } from './case.ts'

interface Setting {
  readonly items?: readonly JsonObject[]
  readonly parser?: JsonObject
  readonly onError?: NonNullable<Small['onError']>
}

const asked = (
  type: string,
  typeVersion: number,
  parameters: JsonObject,
  says: readonly string[] | { readonly fails: string },
  { items = TWO, parser, onError }: Setting = {},
): Case => {
  const model: Given = 'fails' in says ? says : { says }
  const told = JSON.stringify({ parameters, says, parser, onError })
  return several(
    `${type} ${told}`,
    {
      Model: {
        type: '@n8n/n8n-nodes-langchain.lmChatOpenAi',
        typeVersion: 1.3,
        parameters: { model: { __rl: true, mode: 'id', value: 'gpt-6-luna' }, options: {} },
        ...at(100, 200),
      },
      ...(parser && {
        Form: {
          type: '@n8n/n8n-nodes-langchain.outputParserStructured',
          typeVersion: 1.3,
          parameters: parser,
          ...at(200, 200),
        },
      }),
      Ask: {
        type: `@n8n/n8n-nodes-langchain.${type}`,
        typeVersion,
        parameters,
        ...(onError && { onError }),
        ...at(200, 0),
      },
      After: adding('after', "={{ $('Start').item.json.t }}", {
        onError: 'continueRegularOutput',
        ...at(300, 0),
      }),
    },
    [
      'Start > Ask',
      'Model =ai_languageModel> Ask',
      ...(parser ? ['Form =ai_outputParser> Ask'] : []),
      'Ask > After',
    ],
    { Start: items, Model: model },
  )
}

const TWO = [
  { chatInput: 'one', t: 'x' },
  { chatInput: 'two', t: 'y' },
]
const ONE = [{ t: 'x' }]
const LOUD = { onError: 'continueErrorOutput' } as const

const FORM = JSON.stringify({
  type: 'object',
  properties: {
    score: { type: 'integer', minimum: 0, maximum: 100 },
    why: { type: 'string' },
    tag: { type: 'string', enum: ['a', 'b'] },
    list: { type: 'array', items: { type: 'string' } },
  },
  required: ['score', 'why'],
})

const FORMED = [
  '{"output":{"score":5,"why":"w","extra":1}}',
  '```json\n{"output":{"why":"w","score":7,"tag":"a","list":["x"]}}\n```',
  '{"score":5,"why":"w"}',
  '{"output":{"score":500,"why":"w"}}',
  'no json',
  '',
  '{"output":{"score":5,"why":null}}',
  '{"output":{"output":{"score":1,"why":"x"}}}',
  '{"output":{"score":5,"why":"w","tag":"z"}}',
  '{"output":{"score":5.5,"why":"w"}}',
].flatMap((say) => {
  const define = { promptType: 'define', text: 'q', hasOutputParser: true }
  const parser = { schemaType: 'manual', inputSchema: FORM }
  const example = { jsonSchemaExample: '{"score": 1, "why": "x"}' }
  return [
    asked('chainLlm', 1.9, { ...define, batching: {} }, [say], { items: ONE, parser, ...LOUD }),
    asked('agent', 3.1, { ...define, options: {} }, [say], { items: ONE, parser, ...LOUD }),
    asked('chainLlm', 1.9, { ...define, batching: {} }, [say], {
      items: ONE,
      parser: example,
      ...LOUD,
    }),
  ]
})

const ATTRIBUTES = {
  attributes: {
    attributes: [
      { name: 'name', description: 'd', required: true },
      { name: 'age', type: 'number', description: 'd' },
      { name: 'day', type: 'date', description: 'd' },
    ],
  },
}
const extracting = (text: string, says: readonly string[]): Case =>
  asked('informationExtractor', 1.2, { text, ...ATTRIBUTES, options: {} }, says, {
    items: ONE,
    ...LOUD,
  })

const extractors = [
  ...[
    ['{"name":"Ann","age":3,"other":1}'],
    ['```json\n{"name":"Ann"}\n```'],
    ['{"age":3}', '{"name":"B"}'],
    ['{"age":3}', 'no'],
    ['{"name":"A","day":"2026-01-01"}'],
    ['{"name":"A","day":"01/01/2026"}', '{"name":"A","day":"1"}'],
    ['{"name":"A","age":null}', '{"name":"C"}'],
  ].map((says) => extracting('={{ $json.t }}', says)),
  extracting('={{ $json.zz }}', ['{}']),
  asked(
    'informationExtractor',
    1.2,
    {
      text: '={{ $json.t }}',
      schemaType: 'fromJson',
      jsonSchemaExample: '{"a": "x", "b": [{"c": 1}]}',
      options: {},
    },
    ['{"a":"1","b":[{"c":2,"d":3}]}'],
  ),
  asked(
    'informationExtractor',
    1.2,
    { text: '={{ $json.t }}', schemaType: 'manual', inputSchema: FORM, options: {} },
    ['{"score":5,"why":"w","q":1}'],
  ),
]

const CATEGORIES = {
  categories: {
    categories: [
      { category: 'Sales', description: 's' },
      { category: 'Help', description: 'h' },
    ],
  },
}
const classifiers = [{}, { fallback: 'other' }, { multiClass: true }].flatMap(
  (options: JsonObject) =>
    [
      [
        '{"Sales":true,"Help":false,"fallback":false}',
        '{"Sales":false,"Help":false,"fallback":true}',
      ],
      ['{"Sales":true,"Help":true,"fallback":false}'],
      ['{"Sales":true}'],
      ['bad'],
    ].map((says) =>
      asked(
        'textClassifier',
        1.1,
        { inputText: '={{ $json.t }}', ...CATEGORIES, options },
        says,
        LOUD,
      ),
    ),
)

const moods = [{}, { includeDetailedResults: true }].flatMap((options: JsonObject) =>
  [
    [
      '{"sentiment":"Positive","strength":0.9,"confidence":1}',
      '{"sentiment":"Negative","strength":0.9,"confidence":1}',
    ],
    ['{"sentiment":"Odd","strength":0.9,"confidence":1}'],
    ['x'],
  ].map((says) =>
    asked('sentimentAnalysis', 1.1, { inputText: '={{ $json.t }}', options }, says, LOUD),
  ),
)

const PLAIN = { promptType: 'define', text: 'q' }
const REFUSED = { fails: 'no money' }

export const MODELS: readonly Case[] = [
  asked('chainLlm', 1.9, { batching: {} }, [' Hello\n', 'Two']),
  asked('chainLlm', 1.9, { promptType: 'define', text: '={{ $json.t }}', batching: {} }, [
    'Hello {x}',
  ]),
  asked(
    'chainLlm',
    1.9,
    { promptType: 'define', text: '={{ $json.none }}', batching: {} },
    ['Hello'],
    LOUD,
  ),
  asked('agent', 3.1, { options: {} }, [' Hi ', 'Two']),
  asked(
    'agent',
    3.1,
    { promptType: 'define', text: '={{ $json.t }}', options: { systemMessage: 'You' } },
    ['x'],
  ),
  ...FORMED,
  ...extractors,
  ...classifiers,
  ...moods,
  asked('chainLlm', 1.9, { ...PLAIN, batching: {} }, REFUSED, LOUD),
  asked('agent', 3.1, { ...PLAIN, options: {} }, REFUSED, { onError: 'continueRegularOutput' }),
  asked('chainLlm', 1.9, { ...PLAIN, batching: {} }, REFUSED),
]
