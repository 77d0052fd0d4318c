/** The facts about nodes: each is whole, none contradicts another, and parameters decide as in n8n. */
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../site/workflows/flow/flow.ts'
import type { Bilingual, NodeFact } from '../../site/workflows/nodes/fact.ts'
import {
  NODES,
  factOf,
  givesOf,
  inputsOf,
  isTrigger,
  operationOf,
  outputsOf,
  requiredOf,
  serviceName,
  SERVICES,
  takesOf,
} from '../../site/workflows/nodes/index.ts'

const facts = Object.entries(NODES)
const services = Object.entries(SERVICES)
const LANGUAGES = ['fr', 'en'] as const

/** Those that come more than once. */
const twice = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

/** Ids of nodes of which this does not hold. */
const except = (holds: (fact: NodeFact) => boolean): readonly string[] =>
  facts.filter(([, fact]) => !holds(fact)).map(([id]) => id)

describe('each node', () => {
  test('there are as many as a library of business flows needs', () => {
    expect(facts.length).toBeGreaterThanOrEqual(120)
    expect(services.length).toBeGreaterThanOrEqual(56)
  })
  test('has an id that can be guessed, and a type, a label and a task of its own', () => {
    expect(facts.filter(([id]) => !/^[a-z]+(?:[A-Z][a-z0-9]*)*\d?$/u.test(id))).toEqual([])
    expect(twice(facts.map(([, { type }]) => type))).toEqual([])
    for (const language of LANGUAGES) {
      expect(twice(facts.map(([, { label }]) => label[language]))).toEqual([])
      expect(twice(facts.map(([, { does }]) => does[language]))).toEqual([])
    }
  })
  test('has versions that rise, its own among them', () => {
    const rises = ({ versions }: NodeFact) =>
      versions.every((version, at) => at === 0 || version > versions[at - 1]!)
    expect(except(rises)).toEqual([])
    expect(except(({ version, versions }) => versions.includes(version))).toEqual([])
  })
  test('is found by its type', () => {
    expect(except((fact) => factOf(fact.type) === fact)).toEqual([])
    expect(factOf('n8n-nodes-base.nothing')).toBeUndefined()
    expect(isTrigger('n8n-nodes-base.webhook')).toBe(true)
    expect(isTrigger('n8n-nodes-base.set')).toBe(false)
  })
  test('is wired as its kind says', () => {
    const alone = (fact: NodeFact) => inputsOf(fact, {}) === 0 && outputsOf(fact, {}).length === 0
    const isWired: Readonly<Record<NodeFact['kind'], (fact: NodeFact) => boolean>> = {
      trigger: (fact) => inputsOf(fact, {}) === 0 && outputsOf(fact, {}).length > 0,
      core: (fact) => inputsOf(fact, {}) > 0 && !fact.gives,
      service: ({ gives }) => !gives,
      ai: ({ takes }) => takes !== undefined,
      part: (fact) => alone(fact) && fact.gives !== undefined,
      note: alone,
    }
    expect(except((fact) => isWired[fact.kind](fact))).toEqual([])
    const parts = new Set<string>(PARTS)
    expect(except(({ takes = {} }) => Object.keys(takes).every((one) => parts.has(one)))).toEqual(
      [],
    )
  })
})

describe('accounts', () => {
  test('a node that asks a service says which account it needs', () => {
    expect(except(({ credentials = [] }) => twice(credentials).length === 0)).toEqual([])
    const isAsking = ({ service, open }: NodeFact) => service !== undefined || open === true
    expect(except((fact) => !isAsking(fact) || Boolean(fact.credentials?.length))).toEqual([])
  })
  test('only what speaks to any address speaks to no service in particular', () => {
    const any = except(({ kind, service }) => kind !== 'service' || service !== undefined)
    expect(any.toSorted()).toEqual(['emailSend', 'httpRequest', 'rssFeedRead'])
  })
  test('every service is named, is used, and has two letters of its own', () => {
    const used = new Set(facts.flatMap(([, { service }]) => service ?? []))
    expect(services.map(([slug]) => slug).toSorted()).toEqual([...used].toSorted())
    expect(services.filter(([slug]) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug))).toEqual([])
    expect(services.filter(([, { tile }]) => !/^[A-Z][a-z0-9]$/u.test(tile))).toEqual([])
    expect(twice(services.map(([, { tile }]) => tile))).toEqual([])
    expect(services.filter(([, { hue }]) => ![...Array(12).keys()].includes(hue))).toEqual([])
    for (const language of LANGUAGES)
      expect(twice(services.map(([, { name }]) => name[language]))).toEqual([])
  })
  test('a name is written as in the language of the page', () => {
    expect(serviceName('google-calendar', 'fr')).toBe('Google Agenda')
    expect(serviceName('google-calendar', 'en')).toBe('Google Calendar')
    expect(serviceName('unheard-of', 'en')).toBe('unheard-of')
  })
})

describe('operations', () => {
  const withOperations = facts.filter(([, { operations }]) => operations)

  test('all of a node’s are named by resource, or none is', () => {
    for (const [id, { operations = {}, usual = '' }] of withOperations) {
      const places = [usual, ...Object.keys(operations)].map((key) => key.split('.').length)
      expect(new Set(places).size, id).toBe(1)
    }
  })
  test('two of a resource are not called the same', () => {
    for (const [id, { operations = {} }] of withOperations)
      for (const language of LANGUAGES) {
        const labels = Object.entries(operations).map(
          ([key, { label }]) => `${key.split('.').at(-2)} ${label[language]}`,
        )
        expect(twice(labels), id).toEqual([])
      }
  })
  test('what each must be given is said once', () => {
    for (const [id, { operations = {}, required: always = [] }] of withOperations)
      for (const { required = [] } of Object.values(operations))
        expect(twice([...required, ...always]), id).toEqual([])
  })
  test('parameters choose one; a new node’s holds where they are silent', () => {
    const { gmail, postgres } = NODES
    const labelOf = (fact: NodeFact, parameters: Readonly<Record<string, string>>) =>
      operationOf(fact, parameters)?.label.en
    expect(labelOf(gmail, { resource: 'draft', operation: 'create' })).toBe('Create a draft')
    expect(labelOf(gmail, {})).toBe('Send a message')
    expect(labelOf(gmail, { operation: 'reply' })).toBe('Reply to a message')
    expect(labelOf(gmail, { resource: 'draft' })).toBeUndefined()
    expect(labelOf(gmail, { resource: 'draft', operation: 'explode' })).toBeUndefined()
    expect(labelOf(postgres, { operation: 'select' })).toBe('Read rows')
    expect(labelOf(postgres, { resource: 'database', operation: 'select' })).toBe('Read rows')
  })
  test('what must be given depends on what is chosen', () => {
    const { markdown, slack, chainLlm, httpRequest } = NODES
    expect(requiredOf(httpRequest, {})).toEqual(['url'])
    expect(requiredOf(markdown, {})).toEqual(['html'])
    expect(requiredOf(markdown, { mode: 'markdownToHtml' })).toEqual(['markdown'])
    expect(requiredOf(chainLlm, {})).toEqual([])
    expect(requiredOf(chainLlm, { promptType: 'define' })).toEqual(['text'])
    const post = { resource: 'message', operation: 'post', select: 'channel' }
    expect(requiredOf(slack, post)).toEqual(['select', 'channelId', 'text'])
    expect(requiredOf(slack, { ...post, select: 'user' })).toEqual(['select', 'text'])
  })
})

describe('ends', () => {
  test('a condition, a loop and a comparison have names for theirs', () => {
    expect(outputsOf(NODES.if, {})).toEqual(['yes', 'no'])
    expect(outputsOf(NODES.filter, {})).toEqual(['main'])
    expect(outputsOf(NODES.splitInBatches, {})).toEqual(['done', 'each'])
    expect(outputsOf(NODES.stopAndError, {})).toEqual([])
    const four = ['onlyFirst', 'same', 'different', 'onlySecond']
    expect(outputsOf(NODES.compareDatasets, {})).toEqual(four)
    expect(inputsOf(NODES.compareDatasets, {})).toBe(2)
  })
  test('a switch has one for each rule, under its name or its place', () => {
    const rules = { values: [{ outputKey: 'urgent' }, {}] }
    const options = { fallbackOutput: 'extra' }
    expect(outputsOf(NODES.switch, { rules })).toEqual(['urgent', '1'])
    expect(outputsOf(NODES.switch, { rules, options })).toEqual(['urgent', '1', 'other'])
    const named = { ...options, renameFallbackOutput: 'rest' }
    expect(outputsOf(NODES.switch, { rules, options: named })).toEqual(['urgent', '1', 'rest'])
    const computed = { mode: 'expression', numberOutputs: 3 }
    expect(outputsOf(NODES.switch, computed)).toEqual(['0', '1', '2'])
  })
  test('a model that sorts texts has one for each category', () => {
    const categories = { categories: [{ category: 'invoice' }, { category: 'quote' }] }
    const other = { categories, options: { fallback: 'other' } }
    expect(outputsOf(NODES.textClassifier, { categories })).toEqual(['invoice', 'quote'])
    expect(outputsOf(NODES.textClassifier, other)).toEqual(['invoice', 'quote', 'other'])
    expect(outputsOf(NODES.sentimentAnalysis, {})).toEqual(['Positive', 'Neutral', 'Negative'])
    const two = { options: { categories: 'Calm, Angry' } }
    expect(outputsOf(NODES.sentimentAnalysis, two)).toEqual(['Calm', 'Angry'])
  })
  test('a merge has as many inputs as it says', () => {
    expect(inputsOf(NODES.merge, {})).toBe(2)
    expect(inputsOf(NODES.merge, { numberInputs: 5 })).toBe(5)
  })
  test('a vector store is a step, a tool or a part by its mode', () => {
    const ends = (mode: string) => {
      const parameters = { mode }
      const store = NODES.vectorStoreQdrant
      const { ai_document: document } = takesOf(store, parameters)
      const outputs = outputsOf(store, parameters).length
      return [inputsOf(store, parameters), outputs, givesOf(store, parameters), document]
    }
    expect(ends('insert')).toEqual([1, 1, undefined, 'needed'])
    expect(ends('load')).toEqual([1, 1, undefined, undefined])
    expect(ends('retrieve')).toEqual([0, 0, 'ai_vectorStore', undefined])
    expect(ends('retrieve-as-tool')).toEqual([0, 0, 'ai_tool', undefined])
  })
})

describe('words', () => {
  const labels = [...facts.map(([, { label }]) => label), ...operationLabels()]
  const phrases = facts.map(([, { does }]) => does)

  test('labels and phrases begin with a capital, and end without a stop', () => {
    const all = [...labels, ...phrases].flatMap(({ fr, en }) => [fr, en])
    const asMade = new Set(Object.values(SERVICES).map(({ name }) => name.en))
    const odd = all.filter((text) => !/^\p{Lu}/u.test(text) || /[.\s]$/u.test(text))
    expect(odd.filter((text) => !asMade.has(text))).toEqual([])
  })
  test('labels fit on a card, phrases on a line', () => {
    const long = (texts: readonly Bilingual<string>[], most: number) =>
      texts.flatMap(({ fr, en }) => [fr, en]).filter((text) => text.length > most)
    expect(long(labels, 52)).toEqual([])
    expect(long(phrases, 82)).toEqual([])
  })
  test('French has a space before its double signs, and English has none', () => {
    const all = [...labels, ...phrases]
    expect(all.filter(({ fr }) => /[^\s][:;?!]|["“”]|'s\b/u.test(fr))).toEqual([])
    expect(all.filter(({ en }) => /\s[:;?!]|[«»]/u.test(en))).toEqual([])
  })
  test('phrases are in one language each', () => {
    expect(phrases.filter(({ fr, en }) => fr === en)).toEqual([])
  })
})

function operationLabels(): readonly Bilingual<string>[] {
  return facts.flatMap(([, { operations }]) =>
    Object.values(operations ?? {}).map(({ label }) => label),
  )
}
