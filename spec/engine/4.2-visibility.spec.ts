import { describe, expect, test } from 'vitest'
import { STATS_B, VISIBILITY } from '#engine'
import { after, all, born, engineFor, only, when } from './support/lives.ts'

const hidden = when(born('B'), { type: 'hide' }, 1000).next

describe('[4.2.74] visibility', () => {
  test('[4.2.75] showing starts a session', () => {
    const { pet } = when(hidden, { type: 'show' }, 5000).next
    expect(pet.gameState.isVisible).toBe(true)
    expect(pet.analytics).toMatchObject({ sessionStartTime: 5000, totalPlayTime: 1000 })
  })
  test('[4.2.76] hiding adds the time of the session', () => {
    const again = when(when(hidden, { type: 'show' }, 5000).next, { type: 'hide' }, 7500)
    expect(again.next.pet.analytics).toMatchObject({
      sessionStartTime: null,
      totalPlayTime: 1000 + 2500,
    })
    expect(again.events.at(-1)).toEqual({ type: 'hidden', sessionTime: 2500 })
  })
  test('[4.2.77] the toggle is persisted, by the key of its own and in an exact save', () => {
    for (const isVisible of [true, false])
      expect(VISIBILITY.decode(VISIBILITY.encode(isVisible))).toBe(isVisible)
    const { save } = engineFor('B')
    expect(save.decode(save.encode(hidden), born('B')).snapshot.pet.gameState.isVisible).toBe(false)
  })
  test('[4.2.78] opening shows the toast', () => {
    const { next, events } = when(hidden, { type: 'show' }, 5000)
    expect(next.pet.gameState.notifications).toEqual([
      {
        id: 1,
        timestamp: 5000,
        ttl: 5000,
        type: 'info',
        message: 'tamagotchi-activated',
        values: {},
      },
    ])
    expect(only(events, 'notified')).toHaveLength(1)
  })
  test('showing what is shown and hiding what is hidden is refused', () => {
    expect(when(born('B'), { type: 'show' }).events).toEqual([
      { type: 'refused', command: 'show', reason: 'already-shown' },
    ])
    expect(when(hidden, { type: 'hide' }).events).toEqual([
      { type: 'refused', command: 'hide', reason: 'already-hidden' },
    ])
  })
})

test('[4.2.80] reset restores all defaults', () => {
  const used = after(
    born('B'),
    { type: 'play' },
    { type: 'hide' },
    { type: 'remember', fields: { a: 1 } },
    { type: 'discover-item' },
  )
  const { next } = when(used, { type: 'reset' }, 4000)
  const fresh = engineFor('B').create({ seed: 'other', at: 4000 })
  expect(next.pet).toEqual(fresh.pet)
  expect(next).toMatchObject({ seq: 5, at: 4000, ids: used.ids, timers: [], rng: used.rng })
})

describe('extensions: rest', () => {
  const engine = engineFor('B', { extensions: true })
  const tired = born('B', { stats: all(STATS_B, 10) }, { extensions: true })
  const at = (
    snapshot: typeof tired,
    moment: number,
    type: 'tick' | 'hide' | 'show' | 'feed' = 'tick',
  ) => engine.step(snapshot, { at: moment, command: { type } }).next

  test('a minute without a command gives one energy', () => {
    expect(at(tired, 59_999).pet.stats.energy).toBe(10)
    expect(at(tired, 60_000).pet.stats.energy).toBe(11)
    expect(at(tired, 600_000).pet.stats.energy).toBe(20)
  })
  test('a command while she is shown begins the minute anew, a tick does not', () => {
    expect(at(at(tired, 50_000, 'feed'), 100_000).pet.stats.energy).toBe(10)
    expect(at(at(tired, 50_000), 100_000).pet.stats.energy).toBe(11)
  })
  test('while she is hidden nothing disturbs her', () => {
    const away = at(tired, 10_000, 'hide')
    expect(at(at(away, 50_000, 'feed'), 70_000).pet.stats.energy).toBe(11)
  })
  test('a year away ends at 100, and asks for no waking', () => {
    const year = at(tired, 365 * 86_400_000)
    expect(year.pet.stats.energy).toBe(100)
    expect(year.timers.find(({ key }) => key === 'rest')!.due).toBeGreaterThan(year.at)
    expect(engine.nextDue(tired)).toBe(60_000)
    expect(engine.nextDue(year)).toBeUndefined()
  })
  test('without extensions nobody rests', () => {
    expect(
      when(born('B', { stats: { energy: 10 } }), { type: 'tick' }, 600_000).next.pet.stats.energy,
    ).toBe(10)
  })
})
