/** Where caps, ties and ranges end: each of these once was a lie that no test found. */
import { describe, expect, test } from 'vitest'
import {
  type Commands,
  createEngine,
  GROWTH_A,
  type Input,
  type JsonObject,
  MOODS_B,
  type ReadingId,
  recorder,
  replay,
  type Scenario,
  ScenarioError,
  type Snapshot,
} from '#engine'
import { A, after, B, born, when } from './support/lives.ts'

test('a long run keeps the newest fifty moods, as its steps do', () => {
  const inputs = Array.from({ length: 333 }, (_, i): Input<'B'> => ({
    at: i,
    command: { type: 'set-mood', mood: MOODS_B[i % MOODS_B.length]!, reason: `${i}` },
  }))
  const reasons = Array.from({ length: 50 }, (_, i) => `${333 - 50 + i}`)
  const ran = B.run(born('B'), inputs)
  const stepped = inputs.reduce((now, input) => B.step(now, input).next, born('B'))
  for (const { pet } of [ran, stepped])
    expect(pet.analytics.moodHistory.map(({ reason }) => reason)).toEqual(reasons)
})

test('of however many moods there were in a run, it keeps the last fifty', () => {
  const inputs = Array.from({ length: 260 }, (_, at): Input<'B'> => ({
    at,
    command: { type: 'set-mood', mood: MOODS_B[at % 2]! },
  }))
  for (let count = 1; count <= inputs.length; count++) {
    const { moodHistory } = B.run(born('B'), inputs.slice(0, count)).pet.analytics
    expect([moodHistory.length, moodHistory.at(0)!.timestamp]).toEqual([
      Math.min(count, 50),
      Math.max(count - 50, 0),
    ])
  }
})

describe('at the same moment', () => {
  const typesAt = (snapshot: Snapshot<'A'>, at: number) =>
    A.step(snapshot, { at, command: { type: 'tick' } }).events.map(({ type }) => type)
  test('an activity ends before the night does, and both are over', () => {
    const night = after(born('A'), { type: 'sleep', duration: 5000 })
    expect(night.timers).toEqual([
      { key: 'activity', due: 5000 },
      { key: 'sleep', due: 5000 },
    ])
    expect(typesAt(night, 5000)).toEqual(['activity-ended', 'woke'])
    expect(typesAt(night, 4999)).toEqual([])
  })
  test('an activity ends before notices expire, the older first', () => {
    // A refusal's word stays for 3 s, as long as teaching lasts.
    const words = after(
      born('B', { stats: { energy: 100, creativity: 0 } }),
      { type: 'teach' },
      { type: 'create' },
      { type: 'create' },
    )
    const { events } = B.step(words, { at: 3000, command: { type: 'tick' } })
    const { notifications } = words.pet.gameState
    const ids = notifications.filter(({ ttl }) => ttl === 3000).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(words.timers.slice(0, 3).map(({ key }) => key)).toEqual([
      'activity',
      ...ids.slice(0, 2).map((id) => `notification:${id}`),
    ])
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'activity-ended' },
      ...ids.slice(0, 2).map((id) => ({ type: 'notification-removed', id })),
    ])
  })
  test('a notice expires before a minute of rest is over', () => {
    const rested = replay<'B'>({
      format: 'opale-scenario/1',
      reading: 'B',
      extensions: true,
      seed: 'tie',
      start: 0,
      with: { stats: { energy: 10 } },
      inputs: [
        [57_000, { type: 'tick' }],
        [0, { type: 'hide' }],
        [0, { type: 'play' }],
        [3000, { type: 'tick' }],
      ],
    })
    const last = rested.events.filter(([seq]) => seq === 4).map(([, { type }]) => type)
    expect(last.slice(0, 2)).toEqual(['notification-removed', 'rested'])
  })
})

test('a session that began after it ended has lasted no time', () => {
  const early = born('B', { analytics: { sessionStartTime: 9000, totalPlayTime: 50 } })
  const { next, events } = when(early, { type: 'hide' }, 4000)
  expect(events).toContainEqual({ type: 'hidden', sessionTime: 0 })
  expect(next.pet.analytics.totalPlayTime).toBe(50)
})

test('no level is above the highest, in play or in a save', () => {
  const { maxLevel } = GROWTH_A
  const top = born('A', { profile: { level: maxLevel } })
  const grown = when(top, { type: 'gain-experience', amount: Number.MAX_SAFE_INTEGER }).next
  expect(grown.pet.profile.level).toBe(maxLevel)
  const save = JSON.parse(A.save.encode(top)) as { state: { profile: { level: number } } }
  save.state.profile.level = maxLevel + 1
  const { status, snapshot } = A.save.decode(JSON.stringify(save), top)
  expect([status, snapshot.pet.profile.level]).toEqual(['repaired', maxLevel])
})

test('a memory nests 32 levels deep, and not one more', () => {
  const nested = (levels: number): JsonObject => (levels === 1 ? {} : { in: nested(levels - 1) })
  const types = (levels: number) =>
    when(born('B'), { type: 'remember', fields: nested(levels) }, 0).events.map(({ type }) => type)
  expect(types(32)).toEqual(['remembered'])
  expect(types(33)).toEqual(['refused'])
})

test('a memory holds 100,000 values, itself and its lists included, and not one more', () => {
  const types = (values: number) => {
    const fields = { list: Array.from({ length: values - 2 }, () => null) }
    return when(born('B'), { type: 'remember', fields }, 0).events.map(({ type }) => type)
  }
  expect(types(100_000)).toEqual(['remembered'])
  expect(types(100_001)).toEqual(['refused'])
})

test('nor does a memory say minus nothing', () => {
  const { ai } = after(born('B'), { type: 'remember', fields: { found: -0 } }).pet
  expect(ai.memories[0]).toMatchObject({ found: 0 })
})

test('a save may say minus nothing, a life never does', () => {
  const said = B.save
    .encode(born('B'))
    .replace('"lastInteractionTime":null', '"lastInteractionTime":-0')
  const { status, snapshot } = B.save.decode(said, born('B'))
  // `toBe` tells the two apart.
  expect(snapshot.pet.gameState.lastInteractionTime).toBe(0)
  expect(status).toBe('ok')
})

describe('growth', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}`)
  test('as many achievements and triggers as one likes, each once', () => {
    const inputs = names(20_000).flatMap((id): Input<'B'>[] => [
      { at: 0, command: { type: 'unlock-achievement', id, experienceReward: 0 } },
      { at: 0, command: { type: 'evolve-emotion', emotion: 'joy', amount: 0, trigger: id } },
    ])
    const start = born('B')
    const { pet } = B.run(start, inputs)
    expect(Object.keys(pet.progress.achievements)).toHaveLength(20_000)
    expect(Object.keys(pet.emotions.triggers)).toHaveLength(20_000)
    expect(start.pet.progress.achievements).toEqual({})
  })
  const scenario = (inputs: Scenario<'B'>['inputs']): Scenario<'B'> => {
    return { format: 'opale-scenario/1', reading: 'B', seed: '', start: 0, inputs }
  }
  const partner = { dna: 'ABC123DEF', dominantTraits: ['calm'], recessiveTraits: [] }
  test.each([
    ['B', 'achievements', (id) => ({ type: 'unlock-achievement', id, experienceReward: 0 })],
    [
      'B',
      'triggers',
      (trigger) => ({ type: 'evolve-emotion', emotion: 'joy', amount: 0, trigger }),
    ],
    ['A', 'friends', (id) => ({ type: 'add-friend', id, name: 'Léa' })],
    ['A', 'children', () => ({ type: 'breed', with: partner })],
  ] as const satisfies [ReadingId, string, (name: string) => Commands[ReadingId]][])(
    'reading %s: twice as many %s are twice the work of a replay, and as much of a run',
    (reading, _, command) => {
      const played = (count: number) =>
        names(count).map((name) => command(`${(Number(name) * 7919) % 10_007}`))
      const engine = createEngine(reading)
      const start = engine.create({ seed: '', at: 0 })
      const ways: readonly ((commands: readonly Commands[ReadingId][]) => unknown)[] = [
        (commands) =>
          replay({ ...scenario([]), reading, inputs: commands.map((each) => [0, each]) }),
        (commands) =>
          engine.run(
            start,
            commands.map((each) => ({ at: 0, command: each })),
          ),
      ]
      for (const live of ways) {
        const [one, two, four] = [500, 1000, 2000].map((count) => {
          const commands = played(count)
          return workOf(() => live(commands))
        })
        expect(two! / one!).toBeLessThan(2.4)
        expect(four! / two!).toBeLessThan(2.4)
      }
    },
  )
  test('what a life has gathered is told apart by any of it, however much that is', () => {
    const gathered = (...ids: readonly string[]) =>
      replay({
        ...scenario([...names(300), ...ids].map((id) => [0, { type: 'unlock-achievement', id }])),
        with: {
          progress: { achievements: Object.fromEntries(names(300).map((id) => [`w${id}`, true])) },
        },
      })
    const { hash, final, states } = gathered('x', 'y')
    expect(B.hash(final)).not.toBe(B.hash(gathered('x', 'z').final))
    expect(hash).not.toBe(gathered('x', 'z').hash)
    // Counted on while it grew, or read at once: one fingerprint.
    expect(B.hash(JSON.parse(JSON.stringify(final)) as Snapshot<'B'>)).toBe(B.hash(final))
    const { reading, seq, at, rng, timers, ids, rules } = final
    const afresh = { reading, rules, seq, at, ids, rng, timers, pet: states.at(-1)! }
    expect(B.hash(afresh)).toBe(B.hash(final))
  })
  test('counted on while she lives or read afresh at every step, it is one fingerprint', () => {
    const life = recorder(B, 'wide', 0)
    const triggers = [...names(300), '7', '299', 'new', '7']
    for (const trigger of triggers)
      life.dispatch({
        at: 0,
        command: { type: 'evolve-emotion', emotion: 'joy', amount: 0, trigger },
      })
    expect(replay(life.scenario()).marks).toEqual(life.scenario().expect!.marks)
  })
  test('and so it is of lists that grow: friends and children', () => {
    const life = recorder(A, 'long', 0)
    for (const id of names(4)) {
      life.dispatch({ at: 0, command: { type: 'add-friend', id, name: 'Léa' } })
      life.dispatch({ at: 0, command: { type: 'breed', with: partner } })
    }
    const { marks, final } = replay(life.scenario())
    expect(marks).toEqual(life.scenario().expect!.marks)
    expect(A.hash(JSON.parse(JSON.stringify(final)) as Snapshot<'A'>)).toBe(A.hash(final))
  })
  test.each([
    [256, '4fc223cb7b794ae4'],
    [257, 'bfe9633144914111'],
  ])('the fingerprint of %d of them is what it always was', (count, hash) => {
    const achievements = Object.fromEntries(names(count).map((id) => [id, true as const]))
    expect(B.hash(born('B', { progress: { achievements } }))).toBe(hash)
  })
  test('a scenario beyond its limits is refused before anything is played', () => {
    const many = names(10_001).map(() => [0, { type: 'tick' }] as const)
    expect(() => replay(scenario(many))).toThrow('inputs: must hold at most 10000 commands')
    const long = names(6).map(
      (id) => [0, { type: 'remember', fields: { [id]: 'x'.repeat(100_000) } }] as const,
    )
    expect(() => replay(scenario(long))).toThrow(
      /^inputs\[4\]: must not bring the commands to more/,
    )
  })
  test('and so is one that names somebody in reading B, where nobody has a name', () => {
    const named = { ...scenario([]), name: 'Nova' as never }
    expect(() => replay(named)).toThrow(ScenarioError)
    expect(() => replay(named)).toThrow('name: is for reading A: nobody is named in B')
  })
})

/** What a task reads of records and lists and mixes into fingerprints: the same on every machine. */
const workOf = (task: () => unknown): number => {
  let work = 0
  const { keys, values, entries, assign } = Object
  const { imul } = Math
  const { some } = Array.prototype
  // Looked through to the end, where nothing is found.
  assign(Array.prototype, {
    some(this: unknown[], ...given: Parameters<typeof some>) {
      work += this.length
      return some.apply(this, given)
    },
  })
  const counting =
    <A extends readonly unknown[], T>(real: (...args: A) => T) =>
    (...args: A): T => {
      const result = real(...args)
      work += Object.getOwnPropertyNames(result).length
      return result
    }
  Object.assign(Object, {
    keys: counting(keys),
    values: counting(values),
    entries: counting(entries),
  })
  Math.imul = (one, two) => {
    work += 1
    return imul(one, two)
  }
  try {
    task()
  } finally {
    assign(Object, { keys, values, entries })
    Math.imul = imul
    assign(Array.prototype, { some })
  }
  return work
}
