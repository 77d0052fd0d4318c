/** A life that goes on: what is kept of it, what devtools see, and chance from elsewhere. */
import { describe, expect, test, vi } from 'vitest'
import {
  createEngine,
  createKeeper,
  createStore,
  Dice,
  type Devtools,
  type DevtoolsMessage,
  inspect,
  type Keeping,
  type LiveRng,
  recorder,
  replay,
  type RngKit,
  SAVE_KEYS,
} from '#engine'
import { forEveryLife } from './support/property.ts'

const engine = createEngine('B')
const snapshot = engine.create({ seed: 'a store', at: 0 })
const clock = { now: () => 1000, schedule: () => () => undefined }

describe('what a store keeps', () => {
  const memory = () => {
    const texts = new Map<string, string>()
    return {
      texts,
      get: (key: string) => texts.get(key) ?? null,
      set: (key: string, text: string) => void texts.set(key, text),
    }
  }

  test('the life after every command, and from there the next store goes on', () => {
    const storage = memory()
    const open = () =>
      createStore({ engine, snapshot, clock, keeper: createKeeper(engine, storage) })
    const store = open()
    expect(storage.texts.size).toBe(0)
    store.dispatch({ type: 'tick' })
    expect(storage.texts.size).toBe(0)
    store.dispatch({ type: 'feed' })
    const again = open()
    expect(again.getSnapshot()).toEqual(store.getSnapshot())
    again.dispatch({ type: 'cuddle' })
    expect(open().getSnapshot()).toEqual(again.getSnapshot())
  })

  test('and what became of each save is told', () => {
    const storage = memory()
    const told: Keeping[] = []
    const store = createStore({
      engine,
      snapshot,
      clock,
      keeper: createKeeper(engine, {
        ...storage,
        set(key, text) {
          if (told.length > 0) throw new Error('full')
          storage.set(key, text)
        },
      }),
      onSave: (became) => told.push(became),
    })
    store.dispatch({ type: 'feed' })
    const kept = storage.get(SAVE_KEYS.B)
    store.dispatch({ type: 'cuddle' })
    expect(told).toEqual(['kept', 'refused'])
    expect(storage.get(SAVE_KEYS.B)).toBe(kept)
    expect(store.getSnapshot().seq).toBe(2)
  })

  test('and what was found where it begins', () => {
    const storage = memory()
    const found = (): string => {
      let status = 'nothing was told'
      const keeper = createKeeper(engine, storage)
      createStore({ engine, snapshot, clock, keeper, onLoad: (save) => (status = save.status) })
      return status
    }
    expect(found()).toBe('empty')
    storage.set(SAVE_KEYS.B, engine.save.encode(snapshot))
    expect(found()).toBe('ok')
    storage.set(SAVE_KEYS.B, '{"version":2}')
    expect(found()).toBe('newer')
    storage.set(SAVE_KEYS.B, '{')
    expect(found()).toBe('corrupt')
  })

  test('a listener is told which command it was, and of a life that was adopted none', () => {
    const store = createStore({ engine, snapshot, clock })
    const listener = vi.fn<(command?: unknown) => void>()
    const stop = store.subscribe(listener)
    store.dispatch({ type: 'feed' })
    store.adopt(snapshot)
    stop()
    store.dispatch({ type: 'feed' })
    expect(listener.mock.calls).toEqual([[{ type: 'feed' }], [undefined]])
  })
})

describe('in the devtools', () => {
  /** The extension's side of the protocol. */
  const devtools = () => {
    const told: unknown[][] = []
    let listen: ((message: DevtoolsMessage) => void) | undefined
    const extension: Devtools = {
      connect: ({ name }) => {
        told.push(['connect', name])
        return {
          init: (state) => told.push(['init', state]),
          send: ({ type }, state) => told.push([type, state]),
          subscribe(listener) {
            listen = listener
            return () => (listen = undefined)
          },
        }
      },
    }
    const tell = (message: DevtoolsMessage) => listen?.(message)
    const wish = (type: string, state?: unknown) =>
      tell({
        type: 'DISPATCH',
        payload: { type },
        ...(state !== undefined && { state: JSON.stringify(state) }),
      })
    return { told, extension, tell, wish }
  }

  test('a life is seen command by command, and nothing after it was closed', () => {
    const { told, extension, wish } = devtools()
    const store = createStore({ engine, snapshot, clock })
    const close = inspect(store, extension)
    store.dispatch({ type: 'feed' })
    const fed = store.getSnapshot()
    store.adopt(snapshot)
    close()
    store.dispatch({ type: 'feed' })
    const closed = store.getSnapshot()
    wish('JUMP_TO_STATE', fed)
    wish('RESET')
    expect(store.getSnapshot()).toBe(closed)
    expect(told).toEqual([
      ['connect', 'Opale B'],
      ['init', snapshot],
      ['feed', fed],
      ['adopted', snapshot],
    ])
  })

  test.each(['JUMP_TO_ACTION', 'JUMP_TO_STATE', 'ROLLBACK'])(
    '%s: she goes on from that moment, and it is not told back as news',
    (type) => {
      const { told, extension, wish } = devtools()
      const store = createStore({ engine, snapshot, clock })
      inspect(store, extension)
      store.dispatch({ type: 'feed' })
      const fed = store.getSnapshot()
      store.dispatch({ type: 'cuddle' })
      const before = told.length
      wish(type, fed)
      expect(store.getSnapshot()).toEqual(fed)
      expect(Object.isFrozen(store.getSnapshot().pet.stats)).toBe(true)
      expect(told.slice(before)).toEqual(type === 'ROLLBACK' ? [['init', fed]] : [])
      store.dispatch({ type: 'play' })
      expect(told.at(-1)).toEqual(['play', store.getSnapshot()])
    },
  )

  test('RESET goes back to the first moment, COMMIT makes this one the first; no other changes a thing', () => {
    const { told, extension, tell, wish } = devtools()
    const store = createStore({ engine, snapshot, clock })
    inspect(store, extension)
    store.dispatch({ type: 'feed' })
    const fed = store.getSnapshot()
    // Sent when the panel opens, and by who writes a command of their own there.
    for (const type of ['START', 'ACTION']) tell({ type, payload: { type: 'RESET' } })
    for (const type of ['PAUSE_RECORDING', 'LOCK_CHANGES', 'TOGGLE_ACTION']) wish(type, snapshot)
    expect(store.getSnapshot()).toBe(fed)
    wish('COMMIT')
    expect(told.at(-1)).toEqual(['init', fed])
    wish('RESET')
    expect(store.getSnapshot()).toBe(snapshot)
    expect(told.at(-1)).toEqual(['init', snapshot])
  })
})

describe('chance from elsewhere', () => {
  /** A generator with as many words of state as one likes: each draw turns one over. */
  class Wheel extends Dice implements LiveRng {
    readonly #words: number[]
    #next: number
    constructor(words: readonly number[], next: number) {
      super()
      this.#words = [...words]
      this.#next = next
    }
    state() {
      return { words: [...this.#words], next: this.#next, kind: 'wheel' }
    }
    protected override below(n: number): number {
      const word = (Math.imul(this.#words[this.#next]!, 1_664_525) + 1_013_904_223) >>> 0
      this.#words[this.#next] = word
      this.#next = (this.#next + 1) % this.#words.length
      return word % n
    }
  }
  const wheel = (size: number): RngKit => ({
    seed: (seed) => {
      const words = Array.from({ length: size }, (_, i) => (seed.length + 1) * (i + 1))
      return { words, next: 0, kind: 'wheel' }
    },
    open: (state) => new Wheel(state['words'] as number[], state['next'] as number),
  })

  test.each([1, 624, 5000])('%d words of state: recorded, saved, restored, replayed', (size) => {
    const rng = wheel(size)
    forEveryLife(
      'B',
      ({ scenario: { seed, start }, inputs }) => {
        const own = createEngine('B', { rng })
        const life = recorder(own, seed, start)
        for (const input of inputs) life.dispatch(input)
        const trace = replay(life.scenario(), { rng })
        expect([trace.hash, trace.marks]).toEqual([life.hash, life.scenario().expect!.marks])
        expect(trace.final).toEqual(life.snapshot)
        const read = own.save.decode(
          own.save.encode(life.snapshot),
          own.create({ seed: '', at: 0 }),
        )
        expect(read).toEqual({ status: 'ok', snapshot: life.snapshot, issues: [] })
      },
      { numRuns: size > 1000 ? 2 : 10 },
    )
  })

  test('a state that is no state of this generator is replaced, and said', () => {
    const own = createEngine('B', { rng: wheel(3) })
    const other = own.save.encode(own.create({ seed: 'x', at: 0 }))
    const { status, snapshot: read, issues } = engine.save.decode(other, snapshot)
    expect([status, read.rng]).toEqual(['repaired', snapshot.rng])
    expect(issues).toMatchObject([{ place: 'engine.rng' }])
  })
})

test('a store wakes when the next thing is due, as long as somebody listens', () => {
  const life = createEngine('A')
  const cancel = vi.fn<() => void>()
  const schedule = vi.fn<(ms: number, act: () => void) => () => void>(() => cancel)
  const born = life.create({ seed: 'a nap', at: 0 })
  const store = createStore({ engine: life, snapshot: born, clock: { now: () => 1000, schedule } })
  store.dispatch({ type: 'feed' })
  expect(schedule).not.toHaveBeenCalled()
  const stop = store.subscribe(() => undefined)
  const due = life.nextDue(store.getSnapshot())!
  expect(schedule.mock.calls).toEqual([[due - 1000, expect.any(Function)]])
  stop()
  expect(cancel).toHaveBeenCalledOnce()
})
