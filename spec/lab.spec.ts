/** The lab's logic: playing, looking closely, comparing, editing. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createEngine,
  type DevtoolsMessage,
  inspect,
  MARKS,
  recorder,
  replay,
  type Scenario,
  type Snapshot,
} from '#engine'
import { inspectableLab } from '../site/pages/lab/console.ts'
import { createLab } from '../site/pages/lab/lab.ts'
import { compare, strip } from '../site/pages/lab/run/comparison.ts'
import { changesBetween } from '../site/pages/lab/run/difference.ts'
import { askedOf } from '../site/pages/lab/run/draws.ts'
import { exampleOf, EXAMPLES } from '../site/pages/lab/run/examples.ts'
import { momentAt } from '../site/pages/lab/run/moment.ts'
import { groupTicks, nextWhere, overviewOf, windowAround } from '../site/pages/lab/run/overview.ts'
import { hashOf, markAt, play, playing, snapshotAt } from '../site/pages/lab/run/run.ts'
import { search } from '../site/pages/lab/run/search.ts'

const days = exampleOf('days')
const parsed = (json: string): unknown => JSON.parse(json)
const daysRun = play(days)

describe('a run', () => {
  test.each(EXAMPLES)('%s: has the marks, events and hash of a replay', (name) => {
    const scenario = exampleOf(name)
    const run = play(scenario)
    const trace = replay(scenario)
    expect(run.marks).toEqual(trace.marks)
    expect(hashOf(run)).toBe(trace.hash)
    expect(run.events.flatMap((events, i) => events.map((event) => [i + 1, event]))).toEqual(
      trace.events,
    )
    expect(run.energy.slice(1)).toEqual(trace.states.map(({ stats }) => stats.energy))
  })

  test('any moment of it is the one that a replay passes', () => {
    const { states, final } = replay(days)
    for (const seq of [1, 63, 64, 65, 128, 239]) {
      expect(snapshotAt(daysRun, seq).pet).toEqual(states[seq - 1])
      expect(snapshotAt(daysRun, seq).seq).toBe(seq)
    }
    expect(snapshotAt(daysRun, 240)).toEqual(final)
  })

  test('its hash is the recorder’s too', () => {
    const engine = createEngine('B', { extensions: true })
    const life = recorder(engine, days.seed, days.start)
    for (const [i, [, command]] of days.inputs.entries())
      life.dispatch({ at: daysRun.ats[i]!, command: command as never })
    expect(hashOf(daysRun)).toBe(life.hash)
  })

  test('played in portions, or on from another run, it is the same', () => {
    const { engine } = daysRun
    const portions = playing(days, undefined, 0, 7)
    const done: number[] = []
    let portion = portions.next()
    for (; !portion.done; portion = portions.next()) done.push(portion.value)
    expect(portion.value.marks).toEqual(daysRun.marks)
    expect(done.slice(0, 3)).toEqual([7, 14, 21])
    for (const keep of [0, 1, 63, 64, 100, 240])
      expect({ ...play(days, daysRun, keep), engine }).toEqual({ ...daysRun, engine })
  })

  test('a scenario that is none is refused before anything is played', () => {
    expect(() => play({ ...days, with: { stats: { energy: 500 } } })).toThrow('with.stats.energy')
  })
})

describe('a moment', () => {
  test('tells the draws in the order in which they were made, and changes no outcome by it', () => {
    // Far from a level, which would give energy back.
    const scenario = {
      ...days,
      extensions: false,
      with: { progress: { level: 20, experienceToNext: 9000 } },
      inputs: [[0, { type: 'play' }]],
    } as unknown as Scenario
    const { draws, after, changes, events } = momentAt(play(scenario), 1)
    const asked = ['int 15..34', 'int 10..24']
    const first = draws.slice(0, 3)
    expect(first.map((draw) => askedOf(draw, 'fr'))).toEqual([...asked, 'chance 40\u00A0%'])
    expect(first.map((draw) => askedOf(draw, 'en'))).toEqual([...asked, 'chance 40%'])
    expect(after).toEqual(replay(scenario).final)
    const energy = changes.find(({ path }) => path === 'stats.energy')!
    expect(Number(energy.before) - Number(energy.after)).toBe(draws[1]!.gave)
    expect(events.map(({ type }) => type)).toContain('acted')
  })

  test('0 is the beginning, where nothing has happened', () => {
    const { seq, input, draws, changes, mark } = momentAt(daysRun, 0)
    expect([seq, input, draws, changes, mark]).toEqual([0, undefined, [], [], daysRun.origin])
  })
})

describe('what changed', () => {
  test('is named by path, with what was and what is', () => {
    const one = { a: 1, b: { c: 'x', d: [1, 2] }, same: { deep: true } }
    expect(changesBetween(one, { ...one, a: 3, b: { c: 'x', d: [1, 5] }, e: null })).toEqual([
      { path: 'a', before: 1, after: 3 },
      { path: 'b.d[1]', before: 2, after: 5 },
      { path: 'e', before: undefined, after: null },
    ])
  })

  test('a full history loses its oldest and gains its newest, and the rest is not listed', () => {
    expect(
      changesBetween({ h: [{ n: 1 }, { n: 2 }, { n: 3 }] }, { h: [{ n: 2 }, { n: 3 }, { n: 4 }] }),
    ).toEqual([
      { path: 'h[0]', before: { n: 1 }, after: undefined },
      { path: 'h[2]', before: undefined, after: { n: 4 } },
    ])
  })

  test('is nothing between equals, and something between others', () => {
    fc.assert(
      // What JSON cannot carry, as -0, is in no state.
      fc.property(fc.json(), fc.json(), (text, other) => {
        const [one, two, copy] = [text, other, text].map(parsed)
        expect(changesBetween(one, copy)).toEqual([])
        // Where no difference is found there is none: keys may come in another order.
        const found = changesBetween(one, two).length > 0
        expect(found ? one : two).toEqual(one)
      }),
    )
  })
})

describe('comparing', () => {
  const other = (seq: number): Scenario => ({
    ...days,
    inputs: days.inputs.map((input, i) => (i + 1 === seq ? [input[0], { type: 'hide' }] : input)),
  })

  test('finds the first command that differs, as a search from the first would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: days.inputs.length }), (seq) => {
        const run = play(other(seq), daysRun, seq - 1)
        const linear = run.marks.findIndex((mark, i) => mark !== daysRun.marks[i]) + 1
        const { seq: found, looks } = compare(daysRun, run, 'fr')
        expect(found).toBe(linear)
        expect(found).toBe(MARKS.firstDifference(daysRun.marks, run.marks))
        expect(looks).toBe(8)
      }),
      { numRuns: 40 },
    )
  })

  test('says which fields differ there', () => {
    const { seq, fields } = compare(daysRun, play(other(57)), 'fr')
    expect(seq).toBe(57)
    expect(fields.map(({ path }) => path)).toContain('command.type')
    expect(fields.map(({ path }) => path)).toContain('gameState.isVisible')
  })

  test('runs that begin otherwise differ at 0, equal ones nowhere, longer ones where one ends', () => {
    expect(compare(daysRun, play({ ...days, seed: 'other' }), 'fr').seq).toBe(0)
    expect(compare(daysRun, play(days), 'fr').seq).toBeUndefined()
    expect(compare(daysRun, play({ ...days, inputs: days.inputs.slice(0, 200) }), 'fr').seq).toBe(
      201,
    )
  })

  test('the strip of marks is equal up to the difference, and nowhere after', () => {
    const equal = strip(daysRun, play(other(120)), 60)
    expect(equal).toHaveLength(60)
    expect(equal.lastIndexOf(true)).toBe(equal.indexOf(false) - 1)
    expect(equal.indexOf(false)).toBe(30)
  })
})

describe('the timeline', () => {
  test('counts refusals by part and names every level', () => {
    const { refused, parts, size, levels } = overviewOf(daysRun, 10)
    const trace = replay(days)
    expect(size).toBe(24)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(refused)
    expect(refused).toBe(trace.events.filter(([, { type }]) => type === 'refused').length)
    const { pet } = trace.final
    expect(levels.at(-1)?.level).toBe('progress' in pet ? pet.progress.level : pet.profile.level)
  })

  test('labels that would touch share one', () => {
    const ticks = [10, 20, 30, 500].map((seq, i) => ({ seq, level: i + 2 }))
    expect(groupTicks(ticks, 1000, 0.05)).toEqual([
      { place: 0.01, first: 2, last: 4 },
      { place: 0.5, first: 5, last: 5 },
    ])
  })

  test.each([
    [1, 300, [1, 121]],
    [150, 300, [90, 210]],
    [300, 300, [180, 300]],
    [5, 40, [1, 40]],
    [0, 0, [1, 0]],
  ])('around %i of %i: %j', (seq, length, window) => {
    expect(windowAround(seq, length, 121)).toEqual(window)
  })

  test('the next command of a kind is looked for from here on, and round again', () => {
    const refused = (events: readonly { type: string }[]) =>
      events.some(({ type }) => type === 'refused')
    const first = nextWhere(daysRun, 0, refused)!
    expect(refused(daysRun.events[first - 1]!)).toBe(true)
    expect(nextWhere(daysRun, 240, refused)).toBe(first)
    expect(nextWhere(daysRun, 0, () => false)).toBeUndefined()
  })

  test('search knows numbers, commands, parameters and events', () => {
    expect(search(daysRun, ' ')).toBeUndefined()
    expect(search(daysRun, '57')).toContain(57)
    expect(search(daysRun, 'level-up')).toEqual(overviewOf(daysRun).levels.map(({ seq }) => seq))
    const plays = search(daysRun, 'play refused')!
    expect(plays.length).toBeGreaterThan(0)
    for (const seq of plays) expect(days.inputs[seq - 1]![1].type).toBe('play')
  })
})

describe('the lab', () => {
  const soon = (act: () => void) => act()
  const fresh = () => createLab(play(days), soon)
  const hash = (lab: ReturnType<typeof fresh>) => hashOf(lab.get().run)

  test('adds behind the command looked at, takes out, and takes back', () => {
    const lab = fresh()
    const before = hash(lab)
    lab.go(100)
    lab.insert([[500, { type: 'feed' }]])
    expect(lab.get().seq).toBe(101)
    expect(hash(lab)).toBe(replay(lab.get().run.scenario).hash)
    expect(hash(lab)).not.toBe(before)
    expect(markAt(lab.get().run, 100)).toBe(markAt(daysRun, 100))
    lab.remove()
    expect(hash(lab)).toBe(before)
    lab.undo()
    lab.undo()
    expect([hash(lab), lab.get().past.length]).toEqual([before, 0])
  })

  test('never leaves the run, wherever one wants to go', () => {
    const lab = fresh()
    for (const [to, at] of [
      [-5, 0],
      [1e9, 240],
      [12.4, 12],
    ] as const) {
      lab.go(to)
      expect(lab.get().seq).toBe(at)
    }
  })

  test('another head plays the same commands anew, and expects nothing', () => {
    const lab = fresh()
    lab.open({ ...days, expect: { hash: '0' } })
    expect(lab.get().run.scenario.expect).toEqual({ hash: '0' })
    lab.change({ seed: 'other', start: 5 })
    const { scenario } = lab.get().run
    expect([scenario.seed, scenario.start, scenario.expect]).toEqual(['other', 5, undefined])
    lab.change({ reading: 'A' })
    expect(lab.get().run.scenario.rules).toBe('A@1')
    expect(hash(lab)).toBe(replay(lab.get().run.scenario).hash)
  })

  test('of two wishes only the later is played to its end', () => {
    const waiting: (() => void)[] = []
    const lab = createLab(play(days), (act) => waiting.push(act))
    const life = exampleOf('life')
    lab.open(life)
    expect(lab.get().progress).toBeGreaterThan(0)
    expect(lab.get().run.scenario).toBe(days)
    lab.open(exampleOf('family'))
    while (waiting.length > 0) waiting.shift()!()
    expect([lab.get().run.scenario.reading, lab.get().progress]).toEqual(['A', undefined])
  })

  test('changes that come while a run is being played build on each other', () => {
    const waiting: (() => void)[] = []
    const lab = createLab(play(days), (act) => waiting.push(act))
    lab.change({ start: 5 })
    lab.change({ extensions: false })
    // What was chosen is known at once.
    const { run: before, wanted } = lab.get()
    expect([before.scenario, wanted.start, wanted.extensions]).toEqual([days, 5, false])
    lab.insert([[0, { type: 'hide' }]])
    lab.insert([[0, { type: 'show' }]])
    lab.compareWith(exampleOf('family'))
    while (waiting.length > 0) waiting.shift()!()
    const { run, seq, other, past } = lab.get()
    const { start, extensions, inputs } = run.scenario
    expect([start, extensions, seq, other?.scenario.reading]).toEqual([5, false, 3, 'A'])
    expect(inputs.slice(1, 3).map(([, { type }]) => type)).toEqual(['hide', 'show'])
    for (const _ of past) lab.undo()
    while (waiting.length > 0) waiting.shift()!()
    expect(hashOf(lab.get().run)).toBe(hashOf(daysRun))
  })

  test('a run kept stays as it was while this one changes', () => {
    const lab = fresh()
    lab.keep()
    lab.go(30)
    lab.insert([[0, { type: 'hide' }]])
    const { run, other } = lab.get()
    expect(compare(run, other!, 'fr').seq).toBe(31)
    lab.stopComparing()
    expect(lab.get().other).toBeUndefined()
  })
})

test('the devtools show the command looked at, and a jump there looks at another here', () => {
  const lab = createLab(daysRun, (act) => act())
  const told: unknown[] = []
  let listen: (message: DevtoolsMessage) => void = () => undefined
  const close = inspect(inspectableLab(lab), {
    connect: () => ({
      init: () => undefined,
      send: ({ type }, state) => told.push([type, (state as Snapshot).seq]),
      subscribe(listener) {
        listen = listener
        return () => undefined
      },
    }),
  })
  lab.go(7)
  lab.go(7)
  expect(told).toEqual([[days.inputs[6]![1].type, 7]])
  const state = JSON.stringify(snapshotAt(daysRun, 3))
  listen({ type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE' }, state })
  expect(lab.get().seq).toBe(3)
  close()
  lab.go(9)
  expect(told).toHaveLength(1)
})
