/** The inspector shows every parameter, the known ones by our words, and loses none. */
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { fieldsOf, withField, type Field } from '../../../site/workflows/document/fields.ts'
import type { FlowNode, Json, JsonObject } from '../../../site/workflows/flow/flow.ts'
import { NODES, type NodeId } from '../../../site/workflows/nodes/index.ts'
import { LANGUAGES, recipes } from '../all-recipes.ts'
import { flowWith } from './small-flow.ts'

const node = (use: NodeId, parameters: JsonObject = {}): FlowNode =>
  flowWith({ nodes: { A: { use, parameters } }, links: [] }).nodes[0]!
const labels = (one: FlowNode) => fieldsOf(one, 'en').map(({ label }) => label)
const field = (one: FlowNode, ...path: Field['path']): Field | undefined =>
  fieldsOf(one, 'en').find((found) => found.path.join('.') === path.join('.'))

/** Paths of everything in it that has no parts. */
const leaves = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path]

describe.each(recipes.map(({ slug, recipe }) => [slug, recipe] as const))('%s', (slug, recipe) => {
  const nodes = LANGUAGES.flatMap((language) => build(recipe, slug, language).nodes)

  test('every value stands in a field', () => {
    for (const one of nodes) {
      const fields = fieldsOf(one, 'fr')
      for (const leaf of leaves(one.parameters)) {
        if (leaf.length === 0) continue
        const covers = ({ path }: Field) => path.every((part, at) => String(part) === leaf[at])
        // An empty collection has nothing to show.
        const isEmpty = leaf.length === 1 && /options|fields/iu.test(leaf[0]!)
        expect(isEmpty || fields.some(covers), `${one.type} ${leaf.join('.')}`).toBe(true)
      }
    }
  })

  test('a value that is written back changes nothing, and none has two fields of one path', () => {
    for (const one of nodes) {
      const fields = fieldsOf(one, 'en')
      const paths = fields.map(({ path }) => path.join('.'))
      expect(new Set(paths).size).toBe(paths.length)
      for (const { path, value, control, options } of fields) {
        const isOffered = options?.some((option) => option.value === value)
        expect(control !== 'choice' || isOffered).toBe(true)
        if (value === undefined) continue
        const written = withField(one.parameters, path, value)
        const said = fields.find((other) => other.path === path)!
        expect(
          fieldsOf({ ...one, parameters: written }, 'en').find(
            (other) => other.path.join('.') === path.join('.'),
          ),
        ).toEqual(said)
      }
    }
  })
})

describe('what is shown depends on what is chosen', () => {
  test('of an HTTP request', () => {
    expect(labels(node('httpRequest'))).toEqual([
      'Method',
      'Address',
      'Sign-in',
      'Add query parameters',
      'Send headers',
      'Send a body',
    ])
    const sends = node('httpRequest', { sendBody: true, specifyBody: 'json', jsonBody: '={{ 1 }}' })
    expect(labels(sends)).toContain('JSON body')
    expect(field(sends, 'jsonBody')).toMatchObject({ control: 'code', value: '={{ 1 }}' })
    expect(field(sends, 'url')).toMatchObject({ required: true, value: undefined })
  })

  test('of a schedule, whose rows can also be written whole', () => {
    const weekly = node('scheduleTrigger', {
      rule: {
        interval: [{ field: 'weeks', triggerAtDay: [1], triggerAtHour: 7 }, { field: 'days' }],
      },
    })
    expect(field(weekly, 'rule', 'interval', 0, 'triggerAtHour')).toMatchObject({ value: 7 })
    expect(field(weekly, 'rule', 'interval')).toMatchObject({ control: 'json' })
    const path = ['rule', 'interval', 0, 'triggerAtHour'] as const
    expect(withField(weekly.parameters, path, 9)).toEqual({
      rule: {
        interval: [{ field: 'weeks', triggerAtDay: [1], triggerAtHour: 9 }, { field: 'days' }],
      },
    })
    expect(withField({}, path, 9)).toEqual({ rule: { interval: [{ triggerAtHour: 9 }] } })
  })

  test('of a service: the object, then what is done to it', () => {
    expect(field(node('gmail'), 'operation')).toMatchObject({ control: 'choice', value: 'send' })
    // n8n does something with a draft unasked, and the facts do not tell what.
    expect(field(node('gmail', { resource: 'draft' }), 'operation')).toMatchObject({ value: '' })
    const mail = node('gmail', { resource: 'draft', operation: 'create' })
    expect(field(mail, 'message')).toMatchObject({ label: 'Message', required: true })
    const odd = node('gmail', { resource: 'message', operation: 'explode' })
    expect(field(odd, 'operation')!.options).toContainEqual({ value: 'explode', label: 'explode' })
  })
})

describe('what we do not know', () => {
  const parameters: JsonObject = {
    someSwitch: true,
    amountOf_things: 3,
    words: 'a',
    poem: 'a\nb',
    list: [1, { a: 2 }],
    place: { __rl: true, mode: 'id', value: '7' },
    options: { deep: { er: 1 }, batchSize: 5 },
    ['__proto__']: 'odd',
  }
  const odd: FlowNode = { ...node('noOp'), type: 'community.thing', parameters }

  test('has the control that its value asks for', () => {
    expect(fieldsOf(odd, 'en').map(({ path, control }) => [path.join('.'), control])).toEqual([
      ['someSwitch', 'switch'],
      ['amountOf_things', 'number'],
      ['words', 'text'],
      ['poem', 'long'],
      ['list', 'json'],
      ['place', 'locator'],
      ['options.deep', 'json'],
      ['options.batchSize', 'number'],
      ['__proto__', 'text'],
    ])
    expect(labels(odd).slice(0, 2)).toEqual(['Some switch', 'Amount of things'])
  })

  test('is written where it stood, and nowhere else', () => {
    expect(Object.keys(withField(parameters, ['__proto__'], 'b'))).toEqual(Object.keys(parameters))
    expect(withField(parameters, ['options', 'batchSize'], 6)).toEqual({
      ...parameters,
      options: { deep: { er: 1 }, batchSize: 6 },
    })
  })

  test('an expression is written, whatever the parameter usually holds', () => {
    const said = node('httpRequest', { sendBody: '={{ $json.a }}', method: ['GET'] as Json })
    expect(field(said, 'sendBody')!.control).toBe('text')
    expect(field(said, 'method')!.control).toBe('json')
  })

  test('no kind of node trips over nothing', () => {
    for (const use of Object.keys(NODES) as NodeId[])
      for (const language of LANGUAGES)
        for (const { label } of fieldsOf(node(use), language)) expect(label).not.toBe('')
  })
})
