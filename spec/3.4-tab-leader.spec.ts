/** Tabs that become the leader one after another, over locks, messages and a storage that take their time. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserLeader, type TabLeader } from '../site/ports/life/tab-leader.ts'

/** What passes between two tabs arrives in the order in which it left, each after a while. */
const post = (most: number, chance: () => number) => {
  const last = new Map<string, number>()
  return (way: string, deliver: () => void) => {
    const at = Math.max(last.get(way) ?? 0, Date.now() + 1 + Math.floor(chance() * most))
    last.set(way, at)
    setTimeout(deliver, at - Date.now())
  }
}

interface Request {
  readonly run: (lock: unknown) => unknown
  readonly done: (value?: unknown) => void
}

/** Locks of one name, granted by turns. */
const fakeLocks = (send: ReturnType<typeof post>) => {
  const queue: Request[] = []
  let held = false
  const next = () => {
    const one = held ? undefined : queue.shift()
    if (!one) return
    held = true
    send('lock', () => {
      void Promise.resolve(one.run({})).then((value) => {
        held = false
        one.done(value)
        next()
      })
    })
  }
  return {
    request: (_: string, options: LockOptions, run: Request['run']) =>
      new Promise((done, refuse) => {
        if (options.ifAvailable && held) return done(run(null))
        const one = { run, done }
        // Once it is granted, nothing takes it back.
        options.signal?.addEventListener('abort', () => {
          const place = queue.indexOf(one)
          if (place < 0) return
          queue.splice(place, 1)
          refuse(new Error('aborted'))
        })
        queue.push(one)
        next()
      }),
  }
}

const fakeChannel = (send: ReturnType<typeof post>) => {
  const open = new Set<Channel>()
  let count = 0
  class Channel extends EventTarget {
    readonly id = (count += 1)
    constructor() {
      super()
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of open)
        if (other !== this)
          send(`${this.id}-${other.id}`, () => {
            if (open.has(other)) other.dispatchEvent(new MessageEvent('message', { data }))
          })
    }
    close() {
      open.delete(this)
    }
  }
  return Channel
}

/** A number that each tab sees as its own process knows it: what was written last wins, in the end. */
const fakeDisk = (send: ReturnType<typeof post>) => {
  const views: { version: number; value: number }[] = []
  let version = 0
  return (tab: number) => ({
    get: () => views[tab]?.value ?? 0,
    set(value: number) {
      const written = { version: (version += 1), value }
      views[tab] = written
      for (let other = 0; other < TABS; other++)
        send('disk', () => {
          if ((views[other]?.version ?? 0) < written.version) views[other] = written
        })
    },
  })
}

const TABS = 3

interface Act {
  readonly tab: number
  /** Milliseconds until the next. */
  readonly after: number
  readonly leaves: boolean
}

interface Delays {
  readonly seed: number
  /** At most, in milliseconds. */
  readonly message: number
  readonly lock: number
}

/** A tab in which a visitor counts; the leader's count is everybody's. */
const openTab = (disk: ReturnType<ReturnType<typeof fakeDisk>>) => {
  let count = 0
  let waiting = 0
  const act = () => {
    if (!leader.isThisTab()) return
    for (; waiting > 0; waiting -= 1) {
      count += 1
      disk.set(count)
      leader.broadcast(count)
    }
  }
  const leader: TabLeader = createBrowserLeader('life', {
    gained(handed) {
      count = handed === undefined ? disk.get() : Number(handed)
      act()
    },
    handOver: () => String(count),
    lost: () => undefined,
    received: (news) => (count = news as number),
    state: () => String(count),
    replaced: (state) => (count = Number(state)),
  })
  leader.open()
  return {
    count: () => count,
    away: () => leader.close(),
    back: () => leader.open(),
    click() {
      waiting += 1
      if (leader.isThisTab()) act()
      else leader.claim()
    },
  }
}

/** Tab 0 comes back, and takes the lock while it lies free between two others. */
const JUST_BACK: [readonly Act[], Delays] = [
  [
    { tab: 1, after: 0, leaves: false },
    { tab: 0, after: 0, leaves: true },
    { tab: 2, after: 12, leaves: false },
    { tab: 1, after: 19, leaves: false },
    { tab: 1, after: 28, leaves: false },
    { tab: 0, after: 0, leaves: false },
  ],
  { seed: 2_147_221_497, message: 52, lock: 0 },
]

/** Tab 0 comes back to what it left to anyone: tab 2, which has it still, must not go on from it. */
const TAKEN_UP: [readonly Act[], Delays] = [
  [
    { tab: 0, after: 0, leaves: false },
    { tab: 0, after: 0, leaves: false },
    { tab: 0, after: 0, leaves: false },
    { tab: 0, after: 2, leaves: true },
    { tab: 1, after: 4, leaves: false },
    { tab: 0, after: 10, leaves: false },
    { tab: 2, after: 0, leaves: false },
  ],
  { seed: 2_128_444_932, message: 17, lock: 2 },
]

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever acts, and however late tabs hear of each other, no action is lost or counted twice', async () => {
  const act = fc.record({
    tab: fc.nat(TABS - 1),
    after: fc.nat(120),
    // Goes away for a while, and comes back as the browser kept it.
    leaves: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  })
  const acts = fc.array(act, { minLength: 1, maxLength: 40 })
  const delays = fc.record({ seed: fc.nat(), message: fc.nat(150), lock: fc.nat(30) })
  await fc.assert(
    fc.asyncProperty(acts, delays, async (all, { seed, message, lock }) => {
      vi.setSystemTime(Date.UTC(2026, 0, 15))
      let state = seed >>> 0
      const chance = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state / 2 ** 32
      }
      vi.stubGlobal('navigator', { locks: fakeLocks(post(lock, chance)) })
      vi.stubGlobal('BroadcastChannel', fakeChannel(post(message, chance)))
      const disk = fakeDisk(post(300, chance))
      const tabs = Array.from({ length: TABS }, (_, tab) => openTab(disk(tab)))
      await vi.advanceTimersByTimeAsync(1000)
      for (const { tab, after, leaves } of all) {
        if (leaves) {
          // What it was asked to do, it has done.
          await vi.advanceTimersByTimeAsync(5000)
          tabs[tab]!.away()
          await vi.advanceTimersByTimeAsync(500 + after)
          tabs[tab]!.back()
        } else tabs[tab]!.click()
        await vi.advanceTimersByTimeAsync(after)
      }
      await vi.advanceTimersByTimeAsync(30_000)
      expect(tabs.map((tab) => tab.count())).toEqual(
        tabs.map(() => all.filter(({ leaves }) => !leaves).length),
      )
      for (const tab of tabs) tab.away()
      await vi.advanceTimersByTimeAsync(10_000)
    }),
    { numRuns: 500, examples: [JUST_BACK, TAKEN_UP] },
  )
})
