/** The tree of steps: each node once, ways below the step they leave, joins told where they are. */
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { linesOf, outlineOf } from '../../../site/workflows/document/outline.ts'
import type { Flow } from '../../../site/workflows/flow/flow.ts'
import { LANGUAGES, recipes } from '../all-recipes.ts'
import { flowWith } from './small-flow.ts'

const drawn = (flow: Flow) =>
  linesOf(outlineOf(flow, 'en')).map((line) => {
    const indent = '  '.repeat(line.depth)
    if (line.kind === 'way') return `${indent}? ${line.label}${line.branch ?? ''}`
    if (line.kind === 'joins') return `${indent}${line.isBack ? '<-' : '->'} ${line.name}`
    return `${indent}${line.kind === 'step' ? '' : `${line.kind} `}${line.name}`
  })

describe('a flow as a tree', () => {
  test('what follows in one line stands in one line; parts below their step', () => {
    const flow = flowWith({
      nodes: { Start: 'manualTrigger', Ask: 'agent', Model: 'lmOpenAi', Send: 'gmail' },
      links: ['Start > Ask', 'Ask > Send', 'Model ai_languageModel> Ask'],
    })
    expect(drawn(flow)).toEqual(['Start', 'Ask', '  part Model', 'Send'])
  })

  test('ways that come together go on after both', () => {
    const flow = flowWith({
      nodes: { Start: 'manualTrigger', If: 'if', A: 'set', B: 'set', Merge: 'merge', End: 'set' },
      links: ['Start > If', 'If:0 > A', 'If:1 > B', 'A > Merge', 'B > Merge:1', 'Merge > End'],
    })
    expect(drawn(flow)).toEqual([
      'Start',
      'If',
      '  ? yes',
      '    A',
      '    -> Merge',
      '  ? no',
      '    B',
      '    -> Merge',
      'Merge',
      'End',
    ])
  })

  test('a loop comes back, an output without a link is told, the way of errors too', () => {
    const flow = flowWith({
      nodes: {
        Start: 'manualTrigger',
        Loop: 'splitInBatches',
        Ask: { use: 'httpRequest', onError: 'continueErrorOutput' },
        Tell: 'gmail',
      },
      links: ['Start > Loop', 'Loop:1 > Ask', 'Ask > Loop', 'Ask:1 > Tell'],
    })
    expect(drawn(flow)).toEqual([
      'Start',
      'Loop',
      '  ? each',
      '    Ask',
      '      ? branch',
      '        <- Loop',
      '      ? error',
      '        Tell',
      '  ? done',
    ])
  })

  test('several ways leave by one output, the highest first', () => {
    const flow = flowWith({
      nodes: {
        Start: 'manualTrigger',
        Low: { use: 'set', position: [240, 400] },
        High: { use: 'set', position: [240, -400] },
      },
      links: ['Start > Low', 'Start > High'],
    })
    expect(drawn(flow)).toEqual(['Start', '  ? branch1', '    High', '  ? branch2', '    Low'])
  })

  test('islands, circles that nobody enters, parts of nothing and notes come last', () => {
    const flow = flowWith({
      nodes: {
        Note: 'stickyNote',
        Alone: { use: 'set', position: [0, 500] },
        A: { use: 'set', position: [0, 900] },
        B: { use: 'set', position: [0, 1000] },
        Model: 'lmOpenAi',
        Start: 'manualTrigger',
        Odd: {},
      },
      links: ['A > B', 'B > A', 'Start > Odd', 'Alone > Odd'],
    })
    expect(drawn(flow)).toEqual([
      'Start',
      'Odd',
      'Model',
      'Alone',
      '<- Odd',
      'A',
      'B',
      '<- A',
      'note Note',
    ])
  })

  test('one part may serve several steps', () => {
    const flow = flowWith({
      nodes: { Start: 'manualTrigger', A: 'chainLlm', B: 'chainLlm', Model: 'lmOpenAi' },
      links: ['Start > A', 'A > B', 'Model ai_languageModel> A', 'Model ai_languageModel> B'],
    })
    expect(drawn(flow)).toEqual(['Start', 'A', '  part Model', 'B', '  <- Model'])
  })

  test('however many conditions follow each other', () => {
    const names = Array.from({ length: 500 }, (_, at) => `If ${at}`)
    const flow = flowWith({
      nodes: Object.fromEntries(names.map((name) => [name, 'if' as const])),
      links: names.slice(1).map((name, at) => `${names[at]!} > ${name}`),
    })
    const lines = linesOf(outlineOf(flow, 'fr'))
    expect(lines.filter(({ kind }) => kind === 'step').map(({ name }) => name)).toEqual(names)
    expect(Math.max(...lines.map(({ depth }) => depth))).toBeLessThan(60)
  })
})

test.each(recipes.map(({ slug, recipe }) => [slug, recipe] as const))(
  'every node of %s stands in it once',
  (slug, recipe) => {
    for (const language of LANGUAGES) {
      const flow = build(recipe, slug, language)
      const names = linesOf(outlineOf(flow, language)).flatMap((line) =>
        line.kind === 'way' || line.kind === 'joins' ? [] : [line.name],
      )
      expect(names.toSorted()).toEqual(flow.nodes.map(({ name }) => name).toSorted())
    }
  },
)
