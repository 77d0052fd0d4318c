/** The studio's demonstrations: their workflows hold together, and the check finds what is undone. */
import { describe, expect, test } from 'vitest'
import { drawingOf, faultsOf, type Flow } from '../site/pages/studio/flow.ts'
import { flowsIn } from '../site/pages/studio/flows.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const flows = LANGUAGES.flatMap(flowsIn)
const [lead] = flowsIn('fr')

describe.each(flows.map((flow) => [flow.title, flow] as const))('%s', (_, flow) => {
  test('has no fault, and two cases that end differently', () => {
    expect(faultsOf(flow)).toEqual([])
    const ends = flow.cases.map(({ run }) => run.at(-1)?.step)
    expect(new Set(ends).size).toBe(2)
    for (const end of ends) expect(flow.steps.find(({ id }) => id === end)?.role).toBe('end')
  })

  test('a case follows links from the start, and says what each step hands on', () => {
    for (const { run } of flow.cases) {
      expect(flow.steps.find(({ id }) => id === run[0]?.step)?.role).toBe('start')
      for (const [index, { step, says }] of run.entries()) {
        expect(says.length).toBeGreaterThan(5)
        const next = run[index + 1]
        const linked = flow.links.some(({ from, to }) => from === step && to === next?.step)
        expect(next === undefined || linked).toBe(true)
      }
    }
  })
})

test('[2.1.104] a run draws its path behind it, and leaves the other branch aside at its end', () => {
  const [clear] = lead!.cases
  const states = (done: number) => {
    const { nodes, links } = drawingOf(lead!, clear!, done)
    return [nodes.map(({ state }) => state), links.map(({ state }) => state)]
  }
  const none = undefined
  expect(states(0)).toEqual([
    ['idle', 'idle', 'idle', 'idle', 'idle', 'idle'],
    [none, none, none, none, none],
  ])
  expect(states(2)).toEqual([
    ['done', 'now', 'idle', 'idle', 'idle', 'idle'],
    ['run', none, none, none, none],
  ])
  expect(states(5)).toEqual([
    ['done', 'done', 'done', 'done', 'done', 'passed'],
    ['run', 'run', 'run', 'run', 'aside'],
  ])
})

describe('the check', () => {
  const without = (...undone: readonly number[]): Pick<Flow, 'steps' | 'links'> => ({
    steps: lead!.steps,
    links: lead!.links.filter((_, index) => !undone.includes(index)),
  })

  test.each([
    [
      'the first link',
      [0],
      [
        'unfinished form',
        'unreachable read',
        'unreachable record',
        'unreachable choose',
        'unreachable tell',
        'unreachable draft',
      ],
    ],
    ['one way of a choice', [3], ['one-way choose', 'unreachable tell']],
    [
      'both ways of a choice',
      [3, 4],
      ['unfinished choose', 'unreachable tell', 'unreachable draft'],
    ],
    ['nothing', [], []],
  ])('undone: %s', (_, undone, faults) => {
    expect(faultsOf(without(...undone)).map(({ kind, step }) => `${kind} ${step}`)).toEqual(faults)
  })
})
