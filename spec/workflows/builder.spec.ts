/** Recipes become flows: links, names, places, and what an author is told where one is wrong. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from '../../site/workflows/builder/build.ts'
import { layOut } from '../../site/workflows/builder/layout.ts'
import { linksOf, type Link } from '../../site/workflows/builder/links.ts'
import { nodeId } from '../../site/workflows/builder/node-id.ts'
import type { Recipe, RecipeNode } from '../../site/workflows/recipes/recipe.ts'

const node = (
  use: RecipeNode['use'],
  name: string,
  more: Partial<RecipeNode> = {},
): RecipeNode => ({
  use,
  name: { fr: `${name} (fr)`, en: `${name} (en)` },
  ...more,
})

const words = {
  title: 'A title of twenty letters',
  problem: '.',
  outcome: '.',
  avoid: '.',
  approval: 'A person reads.',
  failure: 'It stops.',
}

const recipeOf = (nodes: Recipe['nodes'], links: readonly string[]): Recipe => ({
  category: 'data',
  level: 'simple',
  minutes: 5,
  published: '2026-11-23',
  fr: words,
  en: words,
  nodes,
  links,
  examples: [],
})

const asked = recipeOf(
  {
    start: node('manualTrigger', 'Start'),
    check: node('if', 'It’s checked'),
    ask: node('chainLlm', 'Ask', {
      with: {
        text: {
          fr: "=Bonjour {{ $('check').item.json.name }}",
          en: "=Hello {{ $('check').item.json.name }}",
        },
      },
      onError: 'output',
      retry: [3, 5],
    }),
    luna: node('lmOpenAi', 'Model'),
    tell: node('noOp', 'Tell'),
  },
  ['start > check.yes > ask > tell', 'check.no > tell', 'ask.error > tell', 'luna => ask'],
)

describe('links', () => {
  const { nodes, connections } = build(asked, 'asked', 'en')
  const leads = (name: string, kind = 'main') =>
    connections[name]?.[kind]?.map((targets) => targets?.map((target) => target.node))

  test('lead on by the output they name', () => {
    expect(leads('It’s checked (en)')).toEqual([['Ask (en)'], ['Tell (en)']])
    expect(leads('Ask (en)')).toEqual([['Tell (en)'], ['Tell (en)']])
  })
  test('hand a part to the node that uses it', () => {
    expect(leads('Model (en)', 'ai_languageModel')).toEqual([['Ask (en)']])
  })
  test('are followed by expressions, in each language', () => {
    const textIn = (language: 'fr' | 'en') =>
      build(asked, 'asked', language).nodes.find(({ name }) => name.startsWith('Ask'))?.parameters[
        'text'
      ]
    expect(textIn('en')).toBe("=Hello {{ $('It’s checked (en)').item.json.name }}")
    expect(textIn('fr')).toBe("=Bonjour {{ $('It’s checked (fr)').item.json.name }}")
  })
  test('carry what happens on an error', () => {
    expect(nodes.find(({ name }) => name === 'Ask (en)')).toMatchObject({
      onError: 'continueErrorOutput',
      retryOnFail: true,
      maxTries: 3,
      waitBetweenTries: 5000,
    })
  })
})

describe('an author is told', () => {
  const built =
    (links: readonly string[], nodes: Recipe['nodes'] = asked.nodes) =>
    () =>
      build(recipeOf(nodes, links), 'wrong', 'fr')

  test.each<readonly [what: string, links: readonly string[], message: RegExp]>([
    ['of a node that is not there', ['start > nobody'], /there is no node « nobody »/u],
    [
      'of an output that is not there',
      ['start > check.maybe > tell'],
      /outputs of check are yes, no/u,
    ],
    [
      'to choose where there are several',
      ['start > check > tell'],
      /outputs of check are yes, no/u,
    ],
    ['of an input that is not there', ['start > tell:1'], /tell has 1 inputs/u],
    ['of a part that is none', ['start => ask'], /start is no part/u],
    ['of a link without an end', ['start'], /links nothing/u],
  ])('%s', (_, links, message) => {
    expect(built(links)).toThrow(message)
  })
  test('of a reference to nothing', () => {
    const lost = node('set', 'Lost', { with: { value: "={{ $('gone').item.json.a }}" } })
    expect(built(['start > lost'], { start: asked.nodes['start']!, lost })).toThrow(
      /^lost: \$\('gone'\): there is no node/u,
    )
  })
  test('of two nodes with one name', () => {
    const nodes = { start: node('manualTrigger', 'Same'), other: node('noOp', 'Same') }
    expect(built(['start > other'], nodes)).toThrow(/two nodes are called « Same \(fr\) »/u)
  })
})

describe('places', () => {
  const anyLinks = fc
    .array(fc.tuple(fc.nat(11), fc.nat(11), fc.nat(2)), { maxLength: 24 })
    .map((all) =>
      all.map(([from, to, output]): Link => ({
        from: `n${from}`,
        to: `n${to}`,
        kind: 'main',
        output,
        input: 0,
      })),
    )
  const names = Array.from({ length: 12 }, (_, at) => `n${at}`)

  test('no two nodes lie on each other, whatever the links', () => {
    fc.assert(
      fc.property(anyLinks, (links) => {
        const all = [...layOut(names, links).values()]
        const clash = all.some(([x, y], at) =>
          all.slice(at + 1).some(([a, b]) => Math.abs(a - x) < 96 && Math.abs(b - y) < 96),
        )
        return all.length === names.length && !clash
      }),
      { numRuns: 60 },
    )
  })
  test('the first output leads above the second', () => {
    const { nodes } = build(
      recipeOf(
        {
          start: node('manualTrigger', 'Start'),
          check: node('if', 'Check'),
          low: node('noOp', 'Low'),
          high: node('noOp', 'High'),
        },
        ['check.no > low', 'start > check.yes > high'],
      ),
      'order',
      'en',
    )
    const top = (name: string) => nodes.find((one) => one.name === `${name} (en)`)!.position[1]
    expect(top('High')).toBeLessThan(top('Low'))
  })
  test('rows below a node with parts leave room for them', () => {
    const parts = layOut(
      ['a', 'b', 'c', 'm'],
      [
        { from: 'a', to: 'b', kind: 'main', output: 0, input: 0 },
        { from: 'a', to: 'c', kind: 'main', output: 1, input: 0 },
        { from: 'm', to: 'b', kind: 'ai_languageModel', output: 0, input: 0 },
      ],
    )
    expect(parts.get('m')![1]).toBeGreaterThan(parts.get('b')![1])
    expect(parts.get('c')![1]).toBeGreaterThan(parts.get('m')![1])
  })
})

test('ids have the form of a UUID, and no two texts share one', () => {
  expect(nodeId('a/b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/u)
  const ids = Array.from({ length: 20_000 }, (_, at) => nodeId(`slug-${at % 500}/node-${at}`))
  expect(new Set(ids).size).toBe(ids.length)
})

test('links read as they are written', () => {
  const ends = { outputs: ['main'], inputs: 2 }
  expect(linksOf(['a > b:1', 'b > a'], () => ends)).toEqual([
    { from: 'a', to: 'b', kind: 'main', output: 0, input: 1 },
    { from: 'b', to: 'a', kind: 'main', output: 0, input: 0 },
  ])
})
