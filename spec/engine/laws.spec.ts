import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createEngine,
  type Engine,
  type EngineEvent,
  type Input,
  type ReadingId,
  type Snapshot,
} from '#engine'
import { forEveryLife, type Life, runs } from './support/property.ts'

/** What holds for every life, whatever the reading. */
const cases = [
  { reading: 'A', extensions: false },
  { reading: 'B', extensions: false },
  { reading: 'B', extensions: true },
] as const satisfies readonly { reading: ReadingId; extensions: boolean }[]

/** Names of parameters, and of what lies in them. */
const FIELDS =
  `type nutritionValue energyCost duration amount stats currency id name with patch mood
  reason emotion trigger itemType item itemId slot experienceReward settings fields`.split(/\s+/)
const INNER_FIELDS =
  `energy love set dna dominantTraits recessiveTraits name id effects rarity volume
  performance theme __proto__ constructor`.split(/\s+/)

type Numbered = readonly [seq: number, event: EngineEvent]

const bornIn = (engine: Engine, { scenario }: Life<ReadingId>): Snapshot =>
  engine.create({ seed: scenario.seed, at: scenario.start })

const fold = (engine: Engine, start: Snapshot, inputs: readonly Input[]) => {
  const events: Numbered[] = []
  let snapshot = start
  for (const input of inputs) {
    const step = engine.step(snapshot, input)
    snapshot = step.next
    for (const event of step.events) events.push([snapshot.seq, event])
  }
  return { snapshot, events }
}

const runAll = (engine: Engine, start: Snapshot, inputs: readonly Input[]) => {
  const events: Numbered[] = []
  const snapshot = engine.run(start, inputs, (event, seq) => events.push([seq, event]))
  return { snapshot, events }
}

/** Where something in a snapshot is as it should not be. */
const placesOf = (
  value: unknown,
  isWrong: (value: unknown) => boolean,
  path = '',
): readonly string[] => [
  ...(isWrong(value) ? [path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesOf(inner, isWrong, `${path}.${key}`))
    : []),
]

describe.each(cases)('reading $reading, extensions $extensions', ({ reading, extensions }) => {
  const engine = createEngine(reading, { extensions })
  const check = (holds: (life: Life<ReadingId>) => void, numRuns?: number): void =>
    forEveryLife<ReadingId>(reading, holds, {
      extensions,
      ...(numRuns !== undefined && { numRuns }),
    })

  test('run is the fold of step, events and their numbers included', () => {
    check((life) => {
      const start = bornIn(engine, life)
      expect(runAll(engine, start, life.inputs)).toEqual(fold(engine, start, life.inputs))
    })
  })

  test('a run without a sink comes out the same', () => {
    check((life) => {
      const start = bornIn(engine, life)
      expect(engine.run(start, life.inputs)).toEqual(runAll(engine, start, life.inputs).snapshot)
    })
  })

  test('splitting a run anywhere changes nothing', () => {
    check((life) => {
      const start = bornIn(engine, life)
      const whole = engine.hash(engine.run(start, life.inputs))
      const at = life.inputs.length >> 1
      const half = engine.run(start, life.inputs.slice(0, at))
      expect(engine.hash(engine.run(half, life.inputs.slice(at)))).toBe(whole)
    })
  })

  test('a twin that is saved and restored after every step lives the same life', () => {
    check((life) => {
      let one = bornIn(engine, life)
      let twin = one
      const stranger = engine.create({ seed: 'stranger', at: 7 })
      for (const input of life.inputs) {
        one = engine.step(one, input).next
        const decoded = engine.save.decode(
          engine.save.encode(engine.step(twin, input).next),
          stranger,
        )
        expect([decoded.status, decoded.issues]).toEqual(['ok', []])
        twin = decoded.snapshot
        expect(engine.hash(twin)).toBe(engine.hash(one))
      }
      expect(twin).toEqual(one)
    })
  })

  test('a field that is undefined changes no hash, as JSON would leave it out, few fields or many', () => {
    const born = engine.create({ seed: 'hash', at: 0 })
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field-${at}`, at]))
    const hash = (fields: object): string => engine.hash(Object.assign({ fields }, born))
    for (const fields of [{ one: 1 }, wide]) {
      expect(hash({ ...fields, gone: undefined })).toBe(hash(fields))
      expect(hash({ ...fields, more: 0 })).not.toBe(hash(fields))
    }
  })

  test('snapshots are deeply frozen, and frozen ones are all it needs', () => {
    check(
      (life) => {
        const { snapshot } = fold(engine, bornIn(engine, life), life.inputs)
        expect(placesOf(snapshot, (value) => !Object.isFrozen(value))).toEqual([])
      },
      runs(25, 200),
    )
  })

  test('a snapshot that a host copied, and that nothing froze, lives on as well and stays as it was', () => {
    check(
      (life) => {
        let snapshot = bornIn(engine, life)
        for (const input of life.inputs) {
          const copy = structuredClone(snapshot)
          const { next } = engine.step(copy, input)
          expect(copy).toEqual(snapshot)
          expect(engine.run(structuredClone(snapshot), [input])).toEqual(next)
          snapshot = next
        }
      },
      runs(40, 2000),
    )
  })

  test('what a command does not touch stays the same object', () => {
    check((life) => {
      const { snapshot } = fold(engine, bornIn(engine, life), life.inputs)
      const { next } = engine.step(snapshot, { at: snapshot.at, command: { type: 'tick' } })
      const timersToFire = snapshot.timers.some(({ due }) => due <= snapshot.at)
      if (!timersToFire) expect(next.pet).toBe(snapshot.pet)
      expect(next.seq).toBe(snapshot.seq + 1)
    })
  })

  test('every stat is a whole number from 0 to 100, and everything is plain JSON', () => {
    check((life) => {
      const { snapshot } = fold(engine, bornIn(engine, life), life.inputs)
      for (const [stat, value] of Object.entries(snapshot.pet.stats))
        expect(Number.isInteger(value) && value >= 0 && value <= 100, stat).toBe(true)
      const isNoNumber = (value: unknown) =>
        typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))
      expect(placesOf(snapshot, isNoNumber)).toEqual([])
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
    })
  })

  test('waiting in one go or in pieces comes to the same', () => {
    check((life) => {
      const { snapshot } = fold(engine, bornIn(engine, life), life.inputs)
      const pieces = [700, 2500, 2501, 9000, 61_000, 200_000].map((ms) => snapshot.at + ms)
      const tick = (at: number): Input => ({ at, command: { type: 'tick' } })
      const inPieces = runAll(engine, snapshot, pieces.map(tick))
      const inOneGo = runAll(engine, snapshot, [tick(pieces.at(-1)!)])
      expect(inPieces.snapshot).toEqual({ ...inOneGo.snapshot, seq: inPieces.snapshot.seq })
      expect(inPieces.events.map(([, event]) => event)).toEqual(
        inOneGo.events.map(([, event]) => event),
      )
    })
  })

  test('timers are ahead, in order, and nothing happens before nextDue, and something then', () => {
    check((life) => {
      const { snapshot } = fold(engine, bornIn(engine, life), life.inputs)
      const dues = snapshot.timers.map(({ due }) => due)
      expect(dues).toEqual([...dues].sort((a, b) => a - b))
      const due = engine.nextDue(snapshot)
      const eventsAt = (at: number) =>
        engine.step(snapshot, { at, command: { type: 'tick' } }).events
      if (due === undefined) {
        expect(eventsAt(snapshot.at + 1e9)).toEqual([])
        return
      }
      if (due > snapshot.at) expect(eventsAt(due - 1)).toEqual([])
      expect(eventsAt(due)).not.toEqual([])
    })
  })

  test('a refused or unknown command changes nothing but the number, and perhaps says a word', () => {
    check((life) => {
      let snapshot = bornIn(engine, life)
      for (const input of life.inputs) {
        const rested = engine.step(snapshot, { at: input.at, command: { type: 'tick' } }).next
        const { next, events } = engine.step(rested, input)
        if (events.some(({ type }) => type === 'refused' || type === 'unknown-command')) {
          expect(next.pet.stats).toBe(rested.pet.stats)
          expect(next.rng).toEqual(rested.rng)
          if (!events.some(({ type }) => type === 'notified')) expect(next.pet).toBe(rested.pet)
        }
        snapshot = next
      }
    })
  })

  test('a clock that goes back or says nothing stands still, and says so', () => {
    const start = engine.create({ seed: 'clock', at: 1000 })
    const at = (moment: number) => engine.step(start, { at: moment, command: { type: 'tick' } })
    expect(at(400)).toEqual({
      next: { ...start, seq: 1 },
      events: [{ type: 'clock-went-back', by: 600 }],
    })
    for (const bad of [Number.NaN, Infinity, -Infinity, 9e15, '5' as never, undefined as never])
      expect(at(bad)).toEqual({ next: { ...start, seq: 1 }, events: [{ type: 'clock-invalid' }] })
    expect(at(1000.9).next.at).toBe(1000)
    expect(engine.create({ seed: '', at: Number.NaN }).at).toBe(0)
  })

  test('no command at all is an unknown command', () => {
    const start = engine.create({ seed: 'nothing', at: 0 })
    for (const command of [undefined, null, {}, 7, 'feed', { type: 7 }, { type: { toString: 1 } }])
      expect(engine.step(start, { at: 0, command: command as never }).events).toEqual([
        { type: 'unknown-command', command: '' },
      ])
  })

  test('whatever a command holds and the clock says, it is survived, told and saved', () => {
    const start = engine.create({ seed: 'absurd', at: 0 })
    const types = engine.legal(start).map(({ type }) => type)
    const absurd = fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true })
    const nearly = fc.dictionary(fc.constantFrom(...INNER_FIELDS), absurd, { maxKeys: 4 })
    const fields = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(absurd, nearly))
    const command = fc.tuple(fc.constantFrom(...types), fields, fc.oneof(fc.nat(5000), absurd))
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
        let snapshot = start
        for (const [type, given, at] of commands) {
          const input = { at, command: { type, ...given } } as never
          const { next, events } = engine.step(snapshot, input)
          for (const event of events) expect(() => JSON.stringify(event)).not.toThrow()
          expect(engine.save.decode(engine.save.encode(next), start).snapshot).toEqual(next)
          snapshot = next
        }
      }),
      { numRuns: runs(150, 20_000) },
    )
  }, 600_000)

  test('the same seed gives the same life, another seed another', () => {
    const lives = ['one', 'one', 'two'].map((seed) => {
      const commands = ['feed', 'play', 'feed', 'reset', 'play'].map((type, i) => ({
        at: i,
        command: { type },
      }))
      return engine.hash(engine.run(engine.create({ seed, at: 0 }), commands as Input[]))
    })
    expect(lives[0]).toBe(lives[1])
    expect(lives[0]).not.toBe(lives[2])
  })
})
