import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createEngine,
  MARKS,
  recorder,
  replay,
  type Scenario,
  SCENARIO,
  ScenarioError,
} from '#engine'
import { B, born } from './support/lives.ts'
import { forEveryLife, runs } from './support/property.ts'

const FOLDER = new URL('../scenarios/', import.meta.url)
const stories = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
const story = (file: string): Scenario =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Scenario
const base = { format: 'opale-scenario/1', reading: 'B', seed: 's', start: 0, inputs: [] } as const
/** Lists in lists, so many levels deep. */
const nested = (levels: number): never => {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = [value]
  return value as never
}

describe('stories', () => {
  test('there are a dozen, in both readings', () => {
    expect(stories.length).toBeGreaterThanOrEqual(12)
    expect(new Set(stories.map((file) => story(file).reading))).toEqual(new Set(['A', 'B']))
  })
  test.each(stories)('%s comes out as it was written down', (file) => {
    const { expect: expected, ...scenario } = story(file)
    const { hash, marks } = replay(scenario)
    expect({ hash, marks }).toEqual(expected)
  })
})

describe('replay', () => {
  test('gives reading, hash, marks, numbered events, each state and the last snapshot', () => {
    const trace = replay({
      ...base,
      inputs: [
        [5, { type: 'dance' } as never],
        [7, { type: 'hide' }],
      ],
    })
    expect(Object.keys(trace)).toEqual([
      'reading',
      'hash',
      'marks',
      'events',
      'stats',
      'states',
      'final',
    ])
    expect(trace.events.map(([seq, { type }]) => [seq, type])).toEqual([
      [1, 'unknown-command'],
      [2, 'hidden'],
    ])
    expect(trace.states).toHaveLength(2)
    expect(trace.stats).toEqual(trace.states.map(({ stats }) => stats))
    expect(trace.final).toMatchObject({ seq: 2, at: 12 })
    expect(trace.final.pet).toBe(trace.states[1])
    expect(trace.hash).toBe(trace.marks[1])
  })
  test('a name is given, the pet begins as told, lists replace lists', () => {
    const nova = replay({
      ...base,
      reading: 'A',
      name: 'Nova',
      with: { profile: { titles: ['Dr'] } },
    })
    expect(nova.final.pet.profile).toMatchObject({ name: 'Nova', titles: ['Dr'], level: 1 })
    expect(
      born('B', { personality: { dominantTraits: ['mischief'] } }).pet.personality.dominantTraits,
    ).toEqual(['mischief'])
    // As given, even where play could not lead there: nothing else is worked out anew.
    const odd = born('B', { progress: { level: 40 }, stats: { happiness: 0 } }).pet
    expect(odd).toMatchObject({
      progress: { experienceToNext: 100 },
      gameState: { currentMood: 'happy' },
    })
    expect(born('A', { gameState: { isAsleep: true } }).timers).toEqual([])
  })
  test('ids go on beyond those given, and given notifications expire', () => {
    const notice = {
      id: 9,
      timestamp: 0,
      ttl: 40,
      type: 'info',
      message: 'new-item',
      values: {},
    } as const
    const given = born('B', { gameState: { notifications: [notice] } })
    expect(given).toMatchObject({ ids: 10, timers: [{ key: 'notification:9', due: 40 }] })
  })
  test('every mark depends on every command before it', () => {
    const inputs = Array.from({ length: 40 }, () => [10, { type: 'feed' }] as const)
    const changed = inputs.map((input, i) =>
      i === 23 ? ([10, { type: 'cuddle' }] as const) : input,
    )
    const [one, two] = [replay({ ...base, inputs }), replay({ ...base, inputs: changed })]
    expect(MARKS.firstDifference(one.marks, two.marks)).toBe(24)
    expect(MARKS.firstDifference(one.marks, one.marks)).toBeUndefined()
    expect(MARKS.firstDifference(one.marks, one.marks.slice(0, 7))).toBe(8)
    expect(replay({ ...base, seed: 't' }).hash).not.toBe(replay(base).hash)
  })
  test('hashes do not depend on the order of keys, and tell any change', () => {
    const snapshot = born('B')
    const turned = Object.fromEntries(Object.entries(snapshot).toReversed()) as typeof snapshot
    expect(B.hash(turned)).toBe(B.hash(snapshot))
    expect(B.hash({ ...snapshot, ids: 2 })).not.toBe(B.hash(snapshot))
    expect(B.hash(snapshot)).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('a bad scenario is refused, and the place is named', () => {
  test.each([
    ['', 7],
    ['', null],
    ['format', { ...base, format: 'opale-scenario/2' }],
    ['reading', { ...base, reading: 'C' }],
    ['rules', { ...base, rules: 'B@2' }],
    ['rules', { ...base, rules: 'A@1' }],
    ['extensions', { ...base, extensions: 1 }],
    ['seed', { ...base, seed: 5 }],
    ['name', { ...base, name: {} }],
    ['start', { ...base, start: 'now' }],
    ['start', { ...base, start: 1e300 }],
    ['with', { ...base, with: [] }],
    ['with.stats.energy', { ...base, with: { stats: { energy: 101 } } }],
    ['with.stats.energy', { ...base, with: { stats: { energy: 50.5 } } }],
    ['with.stats.energy', { ...base, with: { stats: { energy: '50' } } }],
    ['with.stats.strength', { ...base, with: { stats: { strength: 1 } } }],
    ['with.stats', { ...base, with: { stats: 4 } }],
    ['with.gameState.currentMood', { ...base, with: { gameState: { currentMood: 'hungry' } } }],
    ['with.inventory.items[0].name', { ...base, with: { inventory: { items: [{ id: 1 }] } } }],
    ['with.profile', { ...base, with: { profile: {} } }],
    [
      'with.profile.birthdate',
      { ...base, reading: 'A', with: { profile: { birthdate: '2031-02-30' } } },
    ],
    ['with.genetics.dna', { ...base, reading: 'A', with: { genetics: { dna: 'abc' } } }],
    ['inputs', { ...base, inputs: {} }],
    ['inputs[0]', { ...base, inputs: [5] }],
    ['inputs[0]', { ...base, inputs: [[5]] }],
    [
      'inputs[1][0]',
      {
        ...base,
        inputs: [
          [5, { type: 'tick' }],
          [-1, { type: 'tick' }],
        ],
      },
    ],
    ['inputs[0][0]', { ...base, inputs: [['5', { type: 'tick' }]] }],
    ['inputs[0][0]', { ...base, inputs: [[9e15, { type: 'tick' }]] }],
    ['inputs[0][1]', { ...base, inputs: [[5, 'tick']] }],
    ['inputs[0][1].type', { ...base, inputs: [[5, {}]] }],
    ['inputs[0][1]', { ...base, inputs: [[5, { type: 'feed', for: nested(64) }]] }],
    ['inputs[0][1]', { ...base, inputs: [[5, { type: 'feed', for: nested(50_000) }]] }],
    ['with.ai.insights[0]', { ...base, with: { ai: { insights: [nested(50_000)] } } }],
    ['expect', { ...base, expect: 'abc' }],
    ['expect.hash', { ...base, expect: {} }],
    ['expect.marks', { ...base, expect: { hash: '', marks: [1] } }],
    ['speed', { ...base, speed: 2 }],
  ])('%s', (place, scenario) => {
    const refusal = (): void => void replay(scenario as never)
    expect(refusal).toThrow(ScenarioError)
    try {
      refusal()
    } catch (error) {
      expect((error as ScenarioError).place).toBe(place)
      const { message, problem } = error as ScenarioError
      expect(problem).not.toBe('')
      expect(message).toBe(place === '' ? problem : `${place}: ${problem}`)
      expect(message).not.toContain('\n')
    }
  })
  test.each([
    ['must be an object', 7],
    ['with: must be an object', { ...base, with: [] }],
    ['with.stats: must be an object', { ...base, with: { stats: 4 } }],
    [
      'with.stats.hunger: must be a whole number from 0 to 100',
      { ...base, reading: 'A', with: { stats: { hunger: 101 } } },
    ],
    ['inputs[0][0]: leads beyond the calendar', { ...base, inputs: [[9e15, { type: 'tick' }]] }],
    ['inputs[0]: must be [milliseconds, command]', { ...base, inputs: [[5]] }],
    ["reading: must be 'A' or 'B'", { ...base, reading: 'C' }],
    ['speed: is no known field', { ...base, speed: 2 }],
    ['seed: must be text', { ...base, seed: 5 }],
    ['name: must be text', { ...base, reading: 'A', name: 5 }],
    ['inputs: must be a list', { ...base, inputs: 5 }],
    ['inputs[0][0]: time must not go back', { ...base, inputs: [[-1, { type: 'tick' }]] }],
    [
      'inputs[0][0]: leads beyond the calendar',
      { ...base, start: 8e15, inputs: [[1e15, { type: 'tick' }]] },
    ],
    ['inputs[0][1]: must be an object', { ...base, inputs: [[5, 'tick']] }],
    ['inputs[0][1].type: must be text', { ...base, inputs: [[5, {}]] }],
    ['expect: must be an object', { ...base, expect: 'abc' }],
    ['expect.hash: must be text', { ...base, expect: {} }],
    ['expect.marks: must be a list of text', { ...base, expect: { hash: '', marks: [1] } }],
  ])('and in so many words: %s', (message, scenario) => {
    let said = ''
    try {
      replay(scenario as never)
    } catch (error) {
      said = (error as Error).message
    }
    expect(said).toBe(message)
  })
  test('an inventory without room is one', () => {
    const full = born('B', { inventory: { maxCapacity: 0 } })
    expect(B.legal(full)).toContainEqual({ type: 'add-item', ok: false, reason: 'inventory-full' })
  })
  test('whatever is given is either played or refused, never anything else', () => {
    const twisted = fc
      .tuple(fc.constantFrom(...stories), fc.nat(150), fc.jsonValue({ maxDepth: 2 }))
      .map(([file, pick, value]) => {
        let left = pick
        return JSON.parse(JSON.stringify(story(file)), (_key, inner: unknown) =>
          left-- === 0 ? value : inner,
        ) as unknown
      })
    fc.assert(
      fc.property(fc.oneof(twisted, fc.jsonValue()), (data) => {
        try {
          replay(SCENARIO.read(data))
        } catch (error) {
          expect(error).toBeInstanceOf(ScenarioError)
        }
      }),
      { numRuns: runs(400, 20_000) },
    )
  }, 600_000)
})

describe('the recorder', () => {
  test('its scenario replays to its hash, and it seeks to any moment', () => {
    forEveryLife(
      'B',
      ({ scenario, inputs }) => {
        const life = recorder(createEngine('B'), scenario.seed, scenario.start)
        const seen = [life.snapshot, ...inputs.map((input) => life.dispatch(input).next)]
        const trace = replay(life.scenario())
        expect([trace.hash, trace.marks]).toEqual(
          [life.hash, life.scenario().expect!.marks ?? []].map((v, i) =>
            i === 0 && inputs.length === 0 ? trace.hash : v,
          ),
        )
        expect(trace.final).toEqual(life.snapshot)
        for (const seq of [0, inputs.length >> 1, inputs.length])
          expect(life.seek(seq)).toEqual(seen[seq])
      },
      { maxLength: 150, numRuns: runs(20, 200) },
    )
  })
  test('what JSON cannot say is neither recorded nor lived', () => {
    const circle: { type: string; fields?: unknown } = { type: 'remember' }
    circle.fields = circle
    const life = recorder(B, 'json', 0)
    const commands: readonly unknown[] = [
      { type: 'remember', fields: { when: Number.NaN, what: undefined } },
      { type: 'evolve-emotion', emotion: 'joy', amount: -0, trigger: undefined },
      { type: 'feed', for: nested(64) },
      { type: 'feed', for: nested(50_000) },
      circle,
      { type: 7 },
      { type: 'feed', by: 1n },
      undefined,
      null,
      'feed',
      [],
    ]
    for (const command of commands) life.dispatch({ at: 0, command: command as never })
    expect(life.snapshot.pet.ai.memories).toEqual([{ id: 1, timestamp: 0, when: null }])
    expect(life.snapshot.pet.progress.totalInteractions).toBe(0)
    const told = JSON.parse(JSON.stringify(life.scenario())) as Scenario
    expect(told.inputs).toHaveLength(commands.length)
    expect(replay(told)).toMatchObject({ hash: life.hash, marks: told.expect!.marks })
  })
  test('a clock that went back is recorded as one that stood still', () => {
    const life = recorder(B, 'clock', 100)
    life.dispatch({ at: 50, command: { type: 'feed' } })
    life.dispatch({ at: Number.NaN, command: { type: 'feed' } })
    expect(life.scenario().inputs.map(([dt]) => dt)).toEqual([0, 0])
    expect(replay(life.scenario()).hash).toBe(life.hash)
  })
})
