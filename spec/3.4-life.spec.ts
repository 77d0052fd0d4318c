/** A life that is kept on the device: what the bytes are, and that no accident loses an action. */
import { describe, expect, test, vi } from 'vitest'
import { createEngine, SAVE_KEYS, type Commands, type ReadingId } from '#engine'
import type { Bytes, LifeHost } from '../site/ports/life/host.ts'
import { createLoneLeader } from '../site/ports/life/tab-leader.ts'
import { openLife } from '../site/ports/life/life.ts'
import { JOURNAL_LINES } from '../site/ports/life/save-storage.ts'

const START = Date.UTC(2026, 0, 15, 9)
const KEY = SAVE_KEYS.B
const JOURNAL = `${KEY}.journal`

/** A device whose storage outlives the pages that are opened on it. */
const device = (kept: Readonly<Record<string, string>> = {}) => {
  const map = new Map(Object.entries(kept))
  let time = START
  let left = Infinity
  let births = 0
  const change = (act: () => void) => {
    if (left <= 0) throw new DOMException('full', 'QuotaExceededError')
    left -= 1
    act()
  }
  const bytes: Bytes = {
    get: (key) => map.get(key) ?? null,
    set: (key, text) => change(() => map.set(key, text)),
    remove: (key) => change(() => map.delete(key)),
  }
  const host = (): LifeHost & { page: (event: 'hidden' | 'gone' | 'shown' | 'back') => void } => {
    let page: Parameters<LifeHost['onPage']>[0] = () => undefined
    return {
      bytes,
      now: () => (time += 1000),
      schedule: () => () => undefined,
      seed: () => `life ${births++}`,
      createLeader: createLoneLeader,
      onPage: (act) => {
        page = act
        return () => undefined
      },
      page: (event) => page(event),
    }
  }
  return {
    map,
    host,
    /** After so many more changes nothing is written any more, as when the page dies. */
    dieAfter: (writes: number) => (left = writes),
    revive: () => (left = Infinity),
    open: <R extends ReadingId>(reading: R) =>
      openLife(createEngine(reading, { extensions: true }), host()),
  }
}

const DAY: readonly Commands['B'][] = [
  { type: 'feed' },
  { type: 'explore' },
  { type: 'cuddle' },
  { type: 'create' },
  { type: 'hide' },
  { type: 'show' },
  { type: 'teach' },
]
const deed = (index: number) => DAY[index % DAY.length]!

describe('the save', () => {
  test('nothing is written before she is used', () => {
    const { map, open } = device()
    const life = open('B')
    life.subscribe(() => undefined)
    life.flush()
    life.close()
    expect([...map]).toEqual([])
    expect(life.saveState()).toEqual({ kept: 'unused', found: 'empty', undo: false })
  })

  test('she wakes by herself to rest, and before she is used nothing of that is written', () => {
    const { map, host } = device()
    const due: { delay: number; act: () => void }[] = []
    const schedule: LifeHost['schedule'] = (delay, act) => {
      due.push({ delay, act })
      return () => undefined
    }
    let time = START
    const life = openLife(createEngine('B', { extensions: true }), {
      ...host(),
      schedule,
      now: () => time,
    })
    life.subscribe(() => undefined)
    // Some minutes of rest; after that nothing is due any more.
    for (let next = due.pop(); next; next = due.pop()) {
      const { delay, act } = next
      expect(delay).toBeLessThanOrEqual(60_000)
      time += delay
      act()
    }
    expect(life.getSnapshot().pet.stats.energy).toBe(100)
    expect([map.size, life.saveState().kept]).toEqual([0, 'unused'])
  })

  test.each(['A', 'B'] as const)(
    'an action is there before anyone is told: reading %s',
    (reading) => {
      const { map, open } = device()
      const life = open(reading)
      const seen: (string | undefined)[] = []
      life.subscribe(() => seen.push(map.get(`${SAVE_KEYS[reading]}.journal`)?.split('\n').at(-1)))
      life.dispatch({ type: 'feed' } as never)
      life.dispatch({ type: 'play' } as never)
      expect(seen.map((line) => (JSON.parse(line!) as unknown[])[2])).toEqual([
        { type: 'feed' },
        { type: 'play' },
      ])
      expect(open(reading).getSnapshot()).toEqual(life.getSnapshot())
    },
  )

  test('snapshots are rare: one at first, one when the journal is long, one when the page hides', () => {
    const { map, host } = device()
    const page = host()
    const life = openLife(createEngine('B', { extensions: true }), page)
    const saves = new Set<string>()
    for (let i = 0; i < JOURNAL_LINES * 2; i++) {
      life.dispatch(deed(i))
      saves.add(map.get(KEY)!)
    }
    expect(saves.size).toBe(2)
    life.dispatch({ type: 'feed' })
    expect(map.has(JOURNAL)).toBe(true)
    page.page('hidden')
    expect(map.has(JOURNAL)).toBe(false)
    const { save } = createEngine('B', { extensions: true })
    expect(save.decode(map.get(KEY)!, life.getSnapshot()).snapshot).toEqual(life.getSnapshot())
  })

  test('a page that dies at any write loses nothing that was shown as done', () => {
    for (let writes = 0; writes < 60; writes++) {
      const { dieAfter, revive, open, host } = device()
      const page = host()
      const life = openLife(createEngine('B', { extensions: true }), page)
      let shown = life.getSnapshot()
      life.subscribe(() => {
        if (life.saveState().kept === 'kept') shown = life.getSnapshot()
      })
      dieAfter(writes)
      for (let i = 0; i < 30; i++) {
        life.dispatch(deed(i))
        if (life.saveState().kept !== 'kept') break
        if (i % 7 === 6) page.page('hidden')
      }
      revive()
      const found = open('B').getSnapshot()
      // Either to the last action that was shown, or to the one that was being written.
      expect([0, 1]).toContain(found.seq - shown.seq)
      expect(shown.seq > 0 && found.seq === shown.seq ? found : shown).toEqual(shown)
    }
  })

  test('storage that turns full says so, and keeps all again once there is room', () => {
    const { dieAfter, revive, open } = device()
    const life = open('B')
    life.dispatch({ type: 'feed' })
    expect(life.saveState().kept).toBe('kept')
    dieAfter(0)
    expect(life.dispatch({ type: 'cuddle' })).not.toEqual([])
    expect(life.saveState().kept).toBe('refused')
    revive()
    life.dispatch({ type: 'create' })
    expect(life.saveState().kept).toBe('kept')
    expect(open('B').getSnapshot()).toEqual(life.getSnapshot())
  })

  test('storage that is cleared meanwhile: the next action writes the life whole', () => {
    const { map, open } = device()
    const life = open('B')
    life.dispatch({ type: 'feed' })
    life.dispatch({ type: 'explore' })
    map.clear()
    life.dispatch({ type: 'cuddle' })
    expect(life.getSnapshot().seq).toBe(3)
    expect(open('B').getSnapshot()).toEqual(life.getSnapshot())
  })

  test('without locks, a tab that acts goes on from what another tab wrote', () => {
    const { open } = device()
    const [one, two] = [open('B'), open('B')]
    for (let i = 0; i < 200; i++) (i % 2 === 0 ? one : two).dispatch(deed(i))
    const last = open('B').getSnapshot()
    expect(last.seq).toBe(200)
    expect(two.getSnapshot()).toEqual(last)
  })

  test.each(['{', 'null', '"text"', '[1]', '\u0000'])(
    '[8.0.4] unreadable bytes %j lie beside it before it is written',
    (text) => {
      const { map, open } = device({ [KEY]: text })
      const life = open('B')
      expect(life.saveState().found).toBe('corrupt')
      expect([...map]).toEqual([[KEY, text]])
      life.dispatch({ type: 'feed' })
      expect(map.get(`${KEY}.bak`)).toBe(text)
      expect(open('B').getSnapshot()).toEqual(life.getSnapshot())
    },
  )

  test('bytes that are damaged while she lives are kept too, and the life goes on', () => {
    const { map, open } = device()
    const life = open('B')
    life.dispatch({ type: 'feed' })
    map.set(KEY, 'damaged')
    life.dispatch({ type: 'cuddle' })
    expect(map.get(`${KEY}.bak`)).toBe('damaged')
    expect(open('B').getSnapshot()).toEqual(life.getSnapshot())
    expect(life.getSnapshot().seq).toBe(2)
  })

  test('[8.0.13] an action that nobody knows is a warning, and changes nothing of her', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const life = device().open('B')
    const { pet } = life.getSnapshot()
    life.dispatch({ type: 'feed' })
    expect(warn).not.toHaveBeenCalled()
    const fed = life.getSnapshot().pet
    life.dispatch({ type: 'sing' } as never)
    expect(warn).toHaveBeenCalledExactlyOnceWith('Unknown companion action', { type: 'sing' })
    expect([life.getSnapshot().pet, fed === pet]).toEqual([fed, false])
    warn.mockRestore()
  })

  test('a newer version is never written over', () => {
    const newer = JSON.stringify({ version: 99, state: { stats: {} } })
    const { map, open } = device({ [KEY]: newer })
    const life = open('B')
    for (let i = 0; i < 100; i++) life.dispatch(deed(i))
    life.flush()
    expect([...map]).toEqual([[KEY, newer]])
    expect(life.saveState().kept).toBe('newer')
    expect(life.getSnapshot().seq).toBe(100)
  })

  test('a journal of another save is left alone', () => {
    const { map, open } = device()
    const life = open('B')
    life.dispatch({ type: 'feed' })
    const journal = map.get(JOURNAL)!
    life.flush()
    map.set(JOURNAL, journal)
    expect(open('B').getSnapshot()).toEqual(life.getSnapshot())
  })
})

describe('a life as a file', () => {
  test('goes out and comes back the same, on another device', async () => {
    const one = device().open('B')
    for (let i = 0; i < 20; i++) one.dispatch(deed(i))
    const there = device()
    const two = there.open('B')
    two.dispatch({ type: 'feed' })
    const own = two.getSnapshot()
    expect(await two.importText(one.exportText())).toBe('done')
    expect(two.getSnapshot()).toEqual(one.getSnapshot())
    expect(there.open('B').getSnapshot()).toEqual(one.getSnapshot())
    expect(two.saveState().undo).toBe(true)
    expect(await two.undo()).toBe(true)
    expect(two.getSnapshot()).toEqual(own)
    expect(await two.undo()).toBe(false)
  })

  test('what cannot be read, is newer, or is of the other reading changes nothing', async () => {
    const life = device().open('B')
    life.dispatch({ type: 'feed' })
    const snapshot = life.getSnapshot()
    expect(await life.importText('nothing of ours')).toBe('corrupt')
    expect(await life.importText('')).toBe('corrupt')
    expect(await life.importText('{"version":99,"state":{}}')).toBe('newer')
    expect(await life.importText(device().open('A').exportText())).toBe('other-reading')
    expect(life.getSnapshot()).toBe(snapshot)
    expect(await life.importText('{"version":1,"state":{"stats":{"energy":"much"}}}')).toBe(
      'mended',
    )
  })

  test('[4.2.80] a reset can be taken back, after a reload too', async () => {
    const { open } = device()
    const life = open('B')
    for (let i = 0; i < 5; i++) life.dispatch(deed(i))
    const snapshot = life.getSnapshot()
    await life.reset()
    expect(life.getSnapshot().pet.progress.totalInteractions).toBe(0)
    const again = open('B')
    expect(again.getSnapshot()).toEqual(life.getSnapshot())
    expect(await again.undo()).toBe(true)
    expect(open('B').getSnapshot()).toEqual(snapshot)
  })

  test('[4.2.80] what a reset in one tab put aside is what another one brings back', async () => {
    const { open } = device()
    const [one, two] = [open('B'), open('B')]
    for (let i = 0; i < 5; i++) one.dispatch(deed(i))
    await one.reset()
    expect(two.saveState().undo).toBe(true)
    for (let i = 0; i < 3; i++) one.dispatch(deed(i))
    const snapshot = one.getSnapshot()
    // This tab has not acted since: what it puts aside is the life, not what it remembers of it.
    await two.reset()
    expect(await one.undo()).toBe(true)
    expect(one.getSnapshot()).toEqual(snapshot)
    expect(two.saveState().undo).toBe(false)
  })

  test.each(['', 'damaged', '{"version":99,"state":{}}'])(
    'there is nothing to go back to in %j',
    async (text) => {
      const life = device({ [`${KEY}.before`]: text }).open('B')
      life.dispatch({ type: 'feed' })
      const snapshot = life.getSnapshot()
      expect(await life.undo()).toBe(false)
      expect(life.getSnapshot()).toBe(snapshot)
    },
  )
})
