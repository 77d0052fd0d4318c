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

  test.each(['A', 'B'] as const)(
    'an action is there before anyone is told: reading %s',
    (reading) => {
      const { map, open } = device()
      const life = open(reading)
      const seen: (string | undefined)[] = []
      life.subscribe(() => seen.push(map.get(`${SAVE_KEYS[reading]}.journal`)?.split('\n').at(-1)))
      life.send({ type: 'feed' } as never)
      life.send({ type: 'play' } as never)
      expect(seen.map((line) => (JSON.parse(line!) as unknown[])[2])).toEqual([
        { type: 'feed' },
        { type: 'play' },
      ])
      expect(open(reading).get().snapshot).toEqual(life.get().snapshot)
    },
  )

  test('snapshots are rare: one at first, one when the journal is long, one when the page hides', () => {
    const { map, host } = device()
    const page = host()
    const life = openLife(createEngine('B', { extensions: true }), page)
    const saves = new Set<string>()
    for (let i = 0; i < JOURNAL_LINES * 2; i++) {
      life.send(deed(i))
      saves.add(map.get(KEY)!)
    }
    expect(saves.size).toBe(2)
    life.send({ type: 'feed' })
    expect(map.has(JOURNAL)).toBe(true)
    page.page('hidden')
    expect(map.has(JOURNAL)).toBe(false)
    const { save } = createEngine('B', { extensions: true })
    expect(save.decode(map.get(KEY)!, life.get().snapshot).snapshot).toEqual(life.get().snapshot)
  })

  test('a page that dies at any write loses nothing that was shown as done', () => {
    for (let writes = 0; writes < 60; writes++) {
      const { dieAfter, revive, open, host } = device()
      const page = host()
      const life = openLife(createEngine('B', { extensions: true }), page)
      let shown = life.get().snapshot
      life.subscribe(() => {
        if (life.saveState().kept === 'kept') shown = life.get().snapshot
      })
      dieAfter(writes)
      for (let i = 0; i < 30; i++) {
        life.send(deed(i))
        if (life.saveState().kept !== 'kept') break
        if (i % 7 === 6) page.page('hidden')
      }
      revive()
      const found = open('B').get().snapshot
      // Either to the last action that was shown, or to the one that was being written.
      expect([0, 1]).toContain(found.seq - shown.seq)
      expect(shown.seq > 0 && found.seq === shown.seq ? found : shown).toEqual(shown)
    }
  })

  test('storage that turns full says so, and keeps all again once there is room', () => {
    const { dieAfter, revive, open } = device()
    const life = open('B')
    life.send({ type: 'feed' })
    expect(life.saveState().kept).toBe('kept')
    dieAfter(0)
    expect(life.send({ type: 'cuddle' })).not.toEqual([])
    expect(life.saveState().kept).toBe('refused')
    revive()
    life.send({ type: 'create' })
    expect(life.saveState().kept).toBe('kept')
    expect(open('B').get().snapshot).toEqual(life.get().snapshot)
  })

  test('storage that is cleared meanwhile: the next action writes the life whole', () => {
    const { map, open } = device()
    const life = open('B')
    life.send({ type: 'feed' })
    life.send({ type: 'explore' })
    map.clear()
    life.send({ type: 'cuddle' })
    expect(life.get().snapshot.seq).toBe(3)
    expect(open('B').get().snapshot).toEqual(life.get().snapshot)
  })

  test('without locks, a tab that acts goes on from what another tab wrote', () => {
    const { open } = device()
    const [one, two] = [open('B'), open('B')]
    for (let i = 0; i < 200; i++) (i % 2 === 0 ? one : two).send(deed(i))
    const last = open('B').get().snapshot
    expect(last.seq).toBe(200)
    expect(two.get().snapshot).toEqual(last)
  })

  test.each(['{', 'null', '"text"', '[1]', '\u0000'])(
    '[8.0.4] unreadable bytes %j lie beside it before it is written',
    (text) => {
      const { map, open } = device({ [KEY]: text })
      const life = open('B')
      expect(life.saveState().found).toBe('corrupt')
      expect([...map]).toEqual([[KEY, text]])
      life.send({ type: 'feed' })
      expect(map.get(`${KEY}.bak`)).toBe(text)
      expect(open('B').get().snapshot).toEqual(life.get().snapshot)
    },
  )

  test('bytes that are damaged while she lives are kept too, and the life goes on', () => {
    const { map, open } = device()
    const life = open('B')
    life.send({ type: 'feed' })
    map.set(KEY, 'damaged')
    life.send({ type: 'cuddle' })
    expect(map.get(`${KEY}.bak`)).toBe('damaged')
    expect(open('B').get().snapshot).toEqual(life.get().snapshot)
    expect(life.get().snapshot.seq).toBe(2)
  })

  test('[8.0.13] an action that nobody knows is a warning, and changes nothing of her', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const life = device().open('B')
    const { pet } = life.get().snapshot
    life.send({ type: 'feed' })
    expect(warn).not.toHaveBeenCalled()
    const fed = life.get().snapshot.pet
    life.send({ type: 'sing' } as never)
    expect(warn).toHaveBeenCalledExactlyOnceWith('Unknown companion action', { type: 'sing' })
    expect([life.get().snapshot.pet, fed === pet]).toEqual([fed, false])
    warn.mockRestore()
  })

  test('a newer version is never written over', () => {
    const newer = JSON.stringify({ version: 99, state: { stats: {} } })
    const { map, open } = device({ [KEY]: newer })
    const life = open('B')
    for (let i = 0; i < 100; i++) life.send(deed(i))
    life.flush()
    expect([...map]).toEqual([[KEY, newer]])
    expect(life.saveState().kept).toBe('newer')
    expect(life.get().snapshot.seq).toBe(100)
  })

  test('a journal of another save is left alone', () => {
    const { map, open } = device()
    const life = open('B')
    life.send({ type: 'feed' })
    const journal = map.get(JOURNAL)!
    life.flush()
    map.set(JOURNAL, journal)
    expect(open('B').get().snapshot).toEqual(life.get().snapshot)
  })
})

describe('a life as a file', () => {
  test('goes out and comes back the same, on another device', async () => {
    const one = device().open('B')
    for (let i = 0; i < 20; i++) one.send(deed(i))
    const there = device()
    const two = there.open('B')
    two.send({ type: 'feed' })
    const own = two.get().snapshot
    expect(await two.importText(one.exportText())).toBe('done')
    expect(two.get().snapshot).toEqual(one.get().snapshot)
    expect(there.open('B').get().snapshot).toEqual(one.get().snapshot)
    expect(two.saveState().undo).toBe(true)
    expect(await two.undo()).toBe(true)
    expect(two.get().snapshot).toEqual(own)
    expect(await two.undo()).toBe(false)
  })

  test('what cannot be read, is newer, or is of the other reading changes nothing', async () => {
    const life = device().open('B')
    life.send({ type: 'feed' })
    const { snapshot } = life.get()
    expect(await life.importText('nothing of ours')).toBe('corrupt')
    expect(await life.importText('')).toBe('corrupt')
    expect(await life.importText('{"version":99,"state":{}}')).toBe('newer')
    expect(await life.importText(device().open('A').exportText())).toBe('other-reading')
    expect(life.get().snapshot).toBe(snapshot)
    expect(await life.importText('{"version":1,"state":{"stats":{"energy":"much"}}}')).toBe(
      'mended',
    )
  })

  test('[4.2.80] a reset can be taken back, after a reload too', async () => {
    const { open } = device()
    const life = open('B')
    for (let i = 0; i < 5; i++) life.send(deed(i))
    const { snapshot } = life.get()
    await life.reset()
    expect(life.get().snapshot.pet.progress.totalInteractions).toBe(0)
    const again = open('B')
    expect(again.get().snapshot).toEqual(life.get().snapshot)
    expect(await again.undo()).toBe(true)
    expect(open('B').get().snapshot).toEqual(snapshot)
  })

  test('[4.2.80] what a reset in one tab put aside is what another one brings back', async () => {
    const { open } = device()
    const [one, two] = [open('B'), open('B')]
    for (let i = 0; i < 5; i++) one.send(deed(i))
    await one.reset()
    expect(two.saveState().undo).toBe(true)
    for (let i = 0; i < 3; i++) one.send(deed(i))
    const { snapshot } = one.get()
    // This tab has not acted since: what it puts aside is the life, not what it remembers of it.
    await two.reset()
    expect(await one.undo()).toBe(true)
    expect(one.get().snapshot).toEqual(snapshot)
    expect(two.saveState().undo).toBe(false)
  })

  test.each(['', 'damaged', '{"version":99,"state":{}}'])(
    'there is nothing to go back to in %j',
    async (text) => {
      const life = device({ [`${KEY}.before`]: text }).open('B')
      life.send({ type: 'feed' })
      const { snapshot } = life.get()
      expect(await life.undo()).toBe(false)
      expect(life.get().snapshot).toBe(snapshot)
    },
  )
})
