/** Each rule tells what it should, and nothing of a flow in order. */
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { problemsOf } from '../../../site/workflows/document/problems.ts'
import { begin, perform } from '../../../site/workflows/document/session.ts'
import type { Flow, Item } from '../../../site/workflows/flow/flow.ts'
import { checkExpression } from '../../../site/workflows/run/expression/index.ts'
import type { Run } from '../../../site/workflows/run/index.ts'
import { LANGUAGES, recipes } from '../all-recipes.ts'
import { flowWith, type SmallNode } from './small-flow.ts'

const flow = (nodes: Readonly<Record<string, SmallNode>>, ...links: readonly string[]): Flow => ({
  ...flowWith({ nodes: { Start: 'manualTrigger', ...nodes }, links }),
  settings: { executionOrder: 'v1' },
})
const told = (one: Flow, run?: Run) =>
  problemsOf(one, { checkExpression, ...(run && { run }) }).map(({ key, node, values }) => ({
    key,
    ...(node !== undefined && { node }),
    ...(Object.keys(values).length > 0 && { values }),
  }))
const keys = (one: Flow) => told(one).map(({ key }) => key)
const fixed = (one: Flow): Flow => {
  const [fix] = problemsOf(one).flatMap(({ fix: command }) => command ?? [])
  return fix ? perform(begin(one), fix).flow : one
}

test.each(recipes.map(({ slug, recipe }) => [slug, recipe] as const))(
  'nothing is wrong with %s but accounts that are still to be linked',
  (slug, recipe) => {
    for (const language of LANGUAGES) {
      const found = problemsOf(build(recipe, slug, language), { checkExpression })
      expect(found.filter(({ key }) => key !== 'credential-missing')).toEqual([])
    }
  },
)

describe('where it starts', () => {
  test('nothing starts it', () => {
    expect(keys(flowWith({ nodes: { A: 'set' }, links: [] }))).toEqual(['no-trigger'])
    const off = flow({ Start: { use: 'manualTrigger', disabled: true }, A: 'set' }, 'Start > A')
    expect(keys(off)).toEqual(['no-trigger'])
    expect(keys(flowWith({ nodes: {}, links: [] }))).toEqual([])
  })

  test('nothing leads to a step; to a part nothing has to', () => {
    const one = flow(
      { A: 'set', B: { use: 'chainLlm', parameters: { promptType: 'auto' } }, Model: 'lmOllama' },
      'Start > B',
      'Model ai_languageModel> B',
    )
    expect(told(one)).toContainEqual({ key: 'unreachable', node: 'A' })
    expect(keys(one)).toEqual(['unreachable', 'credential-missing'])
  })
})

describe('parts', () => {
  test('one is missing, one is not taken', () => {
    const one = flow({ Ask: 'agent', Send: 'set', Model: 'lmOllama' }, 'Start > Ask', 'Ask > Send')
    expect(told(one)).toContainEqual({
      key: 'part-missing',
      node: 'Ask',
      values: { kind: 'ai_languageModel' },
    })
    const wrong = flow({ Send: 'set', Model: 'lmOllama' }, 'Start > Send', 'Model ai_tool> Send')
    expect(told(wrong)).toContainEqual({
      key: 'part-not-taken',
      node: 'Send',
      values: { kind: 'ai_tool', part: 'Model' },
    })
    expect(keys(fixed(wrong))).not.toContain('part-not-taken')
  })
})

describe('parameters', () => {
  test('one that n8n has no value for', () => {
    const one = flow({ Ask: 'httpRequest' }, 'Start > Ask')
    expect(told(one)).toEqual([
      { key: 'required-missing', node: 'Ask', values: { parameter: 'url' } },
    ])
  })

  test.each([
    ['a key', { text: 'sk-abcdefghijklmnopqrstuvwx' }, 'text'],
    ['a password', { options: { password: 'hunter2' } }, 'password'],
    [
      'a header',
      { headers: [{ name: 'Authorization', value: 'Bearer abcdef123456' }] },
      'Authorization',
    ],
    ['an address', { url: 'https://api.example/v1?api_key=0123456789abcdef' }, 'url'],
  ])('%s that should be a credential', (_what, parameters, parameter) => {
    const one = flow({ A: { use: 'set', parameters } }, 'Start > A')
    expect(told(one)).toContainEqual({ key: 'secret', node: 'A', values: { parameter } })
  })

  test.each([
    [{ password: '={{ $json.password }}' }],
    [{ apiKey: 'YOUR_API_KEY' }],
    [{ headers: [{ name: 'Authorization', value: "=Bearer {{ $('Start').item.json.token }}" }] }],
    [{ text: 'A token of our thanks' }],
  ])('%j gives nothing away', (parameters) => {
    expect(keys(flow({ A: { use: 'set', parameters } }, 'Start > A'))).toEqual([])
  })
})

describe('expressions', () => {
  const said = (text: string) =>
    flow(
      { A: { use: 'set', parameters: { text } }, 'Lire le courriel': 'set', After: 'set' },
      'Start > Lire le courriel',
      'Lire le courriel > A',
      'A > After',
    )

  test('name a node that is not there; what was meant is put right where it is plain', () => {
    expect(told(said("={{ $('Gone').item }}"))).toEqual([
      { key: 'dangling-reference', node: 'A', values: { name: 'Gone' } },
    ])
    const mistyped = said('={{ $node["lire le Courriel"].json.a }}')
    expect(keys(mistyped)).toEqual(['dangling-reference'])
    expect(keys(fixed(mistyped))).toEqual([])
    expect(fixed(mistyped).nodes[1]!.parameters['text']).toBe(
      '={{ $node["Lire le courriel"].json.a }}',
    )
  })

  test('name a node that has not run yet', () => {
    expect(told(said("={{ $('After').item }}"))).toEqual([
      { key: 'reference-not-before', node: 'A', values: { name: 'After' } },
    ])
    expect(keys(said("={{ $('After').isExecuted }}"))).toEqual([])
  })

  test('cannot be read', () => {
    expect(told(said('={{ $json. }}'))).toMatchObject([{ key: 'expression-broken', node: 'A' }])
  })
})

describe('circles', () => {
  test('that nothing leads out of', () => {
    const endless = flow({ A: 'set', B: 'sort' }, 'Start > A', 'A > B', 'B > A')
    expect(told(endless)).toEqual([{ key: 'endless-loop', node: 'A', values: { count: 2 } }])
    const ends = flow({ A: 'set', B: 'if' }, 'Start > A', 'A > B', 'B > A')
    expect(keys(ends)).toEqual([])
    const both = flow({ A: 'set', B: 'if' }, 'Start > A', 'A > B', 'B > A', 'B:1 > A')
    expect(keys(both)).toEqual(['endless-loop'])
  })

  test('that never come round', () => {
    const open = flow({ Loop: 'splitInBatches', A: 'set' }, 'Start > Loop', 'Loop:1 > A')
    expect(told(open)).toEqual([{ key: 'loop-not-closed', node: 'Loop' }])
  })
})

describe('links', () => {
  test('by ends that are not there', () => {
    const out = flow({ A: 'set', B: 'set' }, 'Start > A', 'A:1 > B', 'A > B')
    expect(told(out)).toContainEqual({
      key: 'link-from-nowhere',
      node: 'A',
      values: { output: 2, count: 1 },
    })
    expect(keys(fixed(out))).toEqual([])
    const into = flow({ A: 'merge', B: 'set' }, 'Start > A', 'Start > A:2', 'Start > B', 'B > A:1')
    expect(told(into)).toContainEqual({
      key: 'link-into-nowhere',
      node: 'A',
      values: { input: 3, count: 2 },
    })
  })

  test('an output for errors leads nowhere; a step is switched off', () => {
    const risky: SmallNode = {
      use: 'httpRequest',
      parameters: { url: 'x' },
      onError: 'continueErrorOutput',
    }
    expect(keys(flow({ A: risky, B: 'set' }, 'Start > A', 'A > B'))).toEqual(['error-output-open'])
    expect(keys(flow({ A: risky, B: 'set' }, 'Start > A', 'A:1 > B'))).toEqual([])
    const off: SmallNode = { use: 'set', disabled: true }
    expect(keys(flow({ A: off, B: 'set' }, 'Start > A', 'A > B'))).toEqual(['disabled-in-path'])
    expect(keys(flow({ A: off }, 'Start > A'))).toEqual([])
  })
})

describe('versions', () => {
  test('that n8n does not have, and old ones', () => {
    const at = (typeVersion: number) => flow({ A: { use: 'noOp', typeVersion } }, 'Start > A')
    expect(keys(at(7))).toEqual(['version-unknown'])
    const old = flow({ A: { use: 'dateTime', typeVersion: 1 } }, 'Start > A')
    expect(told(old)).toEqual([
      { key: 'version-old', node: 'A', values: { version: 1, latest: 2 } },
    ])
  })
})

describe('calls from outside', () => {
  const hook = (responseMode: string, path = 'a'): SmallNode => ({
    use: 'webhook',
    parameters: { path, responseMode },
  })

  test('nobody answers, or nobody waits for the answer', () => {
    expect(keys(flow({ Hook: hook('responseNode'), A: 'set' }, 'Hook > A', 'Start > A'))).toEqual([
      'response-missing',
    ])
    const answered = flow(
      { Hook: hook('onReceived'), A: 'respondToWebhook' },
      'Hook > A',
      'Start > A',
    )
    expect(keys(answered)).toEqual(['response-unasked'])
    expect(keys(fixed(answered))).toEqual([])
  })

  test('one address for two', () => {
    const two = flow({ A: hook('onReceived'), B: hook('onReceived'), C: hook('lastNode', 'c') })
    expect(told(two)).toEqual([
      { key: 'address-twice', node: 'B', values: { path: 'a', other: 'A' } },
    ])
  })
})

test('branches in an order that n8n has given up', () => {
  const branches = flow({ A: 'set', B: 'set' }, 'Start > A', 'Start > B')
  expect(keys({ ...branches, settings: {} })).toEqual(['old-order'])
})

describe('what a run tells', () => {
  const items = (count: number): readonly Item[] =>
    Array.from({ length: count }, () => ({ json: {} }))
  const ran = (counts: Readonly<Record<string, number>>): Run => ({
    nodes: new Map(
      Object.entries(counts).map(([name, count]) => [
        name,
        [{ sources: [], outputs: [items(count)] }],
      ]),
    ),
    order: [],
    gaps: [],
    waited: 0,
  })

  test('nothing came, far more came, a service is asked very often', () => {
    const ask: SmallNode = { use: 'httpRequest', parameters: { url: 'x' } }
    const one = flow(
      { A: 'set', B: 'set', Merge: 'merge', Ask: ask, None: 'filter', Last: 'set' },
      'Start > A',
      'Start > B',
      'A > Merge',
      'B > Merge:1',
      'Merge > Ask',
      'Ask > None',
      'None > Last',
    )
    expect(told(one, ran({ A: 20, B: 10, Merge: 200, Ask: 200, None: 0 }))).toEqual([
      { key: 'multiplied', node: 'Merge', values: { in: 30, out: 200 } },
      { key: 'many-calls', node: 'Ask', values: { count: 200 } },
      { key: 'no-items', node: 'None' },
    ])
  })
})

test('a credential that is still to be linked', () => {
  const mail: SmallNode = { use: 'rssFeedRead', parameters: { url: 'x' } }
  expect(keys(flow({ A: mail }, 'Start > A'))).toEqual([])
  const gmail = (credentials: object): SmallNode => ({
    use: 'gmail',
    parameters: { resource: 'message', operation: 'getAll' },
    ...credentials,
  })
  expect(told(flow({ A: gmail({}) }, 'Start > A'))).toEqual([
    { key: 'credential-missing', node: 'A', values: { credential: 'gmailOAuth2' } },
  ])
  const linked = { credentials: { gmailOAuth2: { name: 'Mine' } } }
  expect(keys(flow({ A: gmail(linked) }, 'Start > A'))).toEqual([])
})
