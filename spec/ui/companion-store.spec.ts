/** The binding of a life to its host: one timeout, one clock, both the host's. */
import { describe, expect, test, vi } from 'vitest'
import { createEngine, createStore, type EngineEvent, type ReadingId } from '#engine'
import { BLINK, createBlinker } from '#companion/living'

/** A clock that stands until it is moved, and what waits for it. */
const hostClock = (start: number) => {
  let time = start
  let waiting: { at: number; act: () => void }[] = []
  return {
    now: () => time,
    waiting: () => waiting.map(({ at }) => at - time),
    schedule: (delay: number, act: () => void) => {
      const entry = { at: time + delay, act }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    /** Lets time pass, and calls what comes due on the way. */
    pass(ms: number) {
      const end = time + ms
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        waiting = waiting.filter((other) => other !== next)
        time = next.at
        next.act()
      }
      time = end
    },
  }
}

const START = 1_900_000_000_000
const begin = <R extends ReadingId>(reading: R, extensions = false) => {
  const clock = hostClock(START)
  const engine = createEngine(reading, { extensions })
  const snapshot = engine.create({ seed: 'a store', at: START })
  return { clock, engine, store: createStore({ engine, snapshot, clock }) }
}
const types = (events: readonly EngineEvent[]) => events.map(({ type }) => type)

describe('a store', () => {
  test('takes commands at the host’s time, and tells its listeners', () => {
    const { clock, store } = begin('B')
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    clock.pass(1234)
    expect(types(store.dispatch({ type: 'cuddle' }))).toContain('acted')
    expect(store.getSnapshot().at).toBe(START + 1234)
    expect(listener).toHaveBeenCalledOnce()
    expect(store.getSnapshot()).toBe(store.getSnapshot())
  })

  test('[4.1.20] keeps one timeout for what is due next, and wakes by itself', () => {
    const { clock, store } = begin('A')
    store.subscribe(() => undefined)
    expect(clock.waiting()).toEqual([])
    store.dispatch({ type: 'sleep' })
    expect(clock.waiting()).toEqual([5000])
    clock.pass(5000)
    expect(store.getSnapshot().pet.gameState).toMatchObject({
      currentActivity: null,
      isAsleep: true,
    })
    expect(clock.waiting()).toEqual([25_000])
    clock.pass(25_000)
    expect(store.getSnapshot().pet.gameState.isAsleep).toBe(false)
    expect(clock.waiting()).toEqual([])
  })

  test('waits for nothing while nobody listens, and catches up when someone does', () => {
    const { clock, store } = begin('B')
    const stop = store.subscribe(() => undefined)
    store.dispatch({ type: 'feed' })
    stop()
    expect(clock.waiting()).toEqual([])
    clock.pass(60_000)
    expect(store.getSnapshot().pet.gameState.isInteracting).toBe(true)
    store.subscribe(() => undefined)
    // What is long due is asked for at once, and not in the past.
    expect(clock.waiting()).toEqual([0])
    clock.pass(0)
    expect(store.getSnapshot().pet.gameState.isInteracting).toBe(false)
  })

  test('waits no longer at once than browsers can', () => {
    const { clock, store } = begin('A')
    store.subscribe(() => undefined)
    store.dispatch({ type: 'sleep', duration: 90 * 86_400_000 })
    clock.pass(5000)
    expect(clock.waiting()).toEqual([2 ** 31 - 1])
    clock.pass(90 * 86_400_000)
    expect(store.getSnapshot().pet.gameState.isAsleep).toBe(false)
  })

  test('why a command was refused stays known while time passes, until the next one', () => {
    const { clock, store } = begin('B')
    store.subscribe(() => undefined)
    store.dispatch({ type: 'patch-stats', patch: { energy: { set: 5 } } })
    store.dispatch({ type: 'play' })
    expect(types(store.getEvents())).toContain('refused')
    clock.pass(10_000)
    expect(types(store.getEvents())).toContain('refused')
    store.dispatch({ type: 'cuddle' })
    expect(types(store.getEvents())).not.toContain('refused')
  })

  test('goes on from a save that was read', () => {
    const { clock, engine, store } = begin('B', true)
    store.subscribe(() => undefined)
    const at = START - 600_000
    const fresh = engine.create({ seed: 'another', at })
    const fed = engine.step(fresh, { at, command: { type: 'feed' } }).next
    store.adopt(fed)
    expect([store.getSnapshot(), store.getEvents()]).toEqual([fed, []])
    // Ten minutes of rest were due meanwhile.
    clock.pass(0)
    expect(store.getSnapshot().pet.stats.energy).toBe(fed.pet.stats.energy + 10)
  })
})

describe('blinking', () => {
  const watch = () => {
    const clock = hostClock(0)
    const seen: [at: number, shut: boolean][] = []
    const blinker = createBlinker((shut) => seen.push([clock.now(), shut]), clock.schedule)
    return { clock, seen, blinker }
  }

  test('never begins by itself', () => {
    const { clock, seen } = watch()
    clock.pass(600_000)
    expect(seen).toEqual([])
    expect(clock.waiting()).toEqual([])
  })

  test('goes on for a minute after someone was with her, eyes open at the end', () => {
    const { clock, seen, blinker } = watch()
    blinker.stir()
    clock.pass(30_000)
    blinker.stir()
    clock.pass(600_000)
    const shut = seen.filter(([, each]) => each).map(([at]) => at)
    expect(shut.length).toBeGreaterThanOrEqual(12)
    expect(shut.at(-1)).toBeGreaterThan(80_000)
    expect(shut.at(-1)).toBeLessThan(30_000 + BLINK.awake + 5000)
    expect(seen.at(-1)?.[1]).toBe(false)
    expect(clock.waiting()).toEqual([])
  })

  test('stops where nobody can see it, with open eyes', () => {
    const { clock, seen, blinker } = watch()
    blinker.stir()
    while (seen.length === 0) clock.pass(100)
    blinker.rest()
    expect(seen.map(([, shut]) => shut)).toEqual([true, false])
    clock.pass(600_000)
    expect(seen).toHaveLength(2)
  })
})
