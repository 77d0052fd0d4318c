/** What gives her strength back, and how long it takes: as the engine has it, for any life. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_B, createEngine, type ActionB } from '#engine'
import { isWeary, lookOf, WEARY } from '#companion/living'
import { waitsFor, waysBack } from '../site/pages/game/energy.ts'
import { speechOf } from '../site/pages/game/speech.ts'

const b = createEngine('B', { extensions: true })
const START = 1_000_000
const withEnergy = (energy: number) =>
  b.step(b.create({ seed: 'energy', at: START }), {
    at: START,
    command: { type: 'patch-stats', patch: { energy: { set: energy } } },
  }).next

test('[5.0.6] left alone that long, and not a moment less, she turns a gesture down no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (energy) => {
      const life = withEnergy(energy)
      const refuses = (action: string, after: number) =>
        b
          .legal(b.step(life, { at: life.at + after, command: { type: 'tick' } }).next)
          .some(({ type, ok }) => type === action && !ok)
      const waits = waitsFor(b, life)
      expect(waits.map(({ action }) => action)).toEqual(
        b.legal(life).flatMap(({ type, ok }) => (ok || !(type in ACTION_B) ? [] : [type])),
      )
      for (const { action, ms } of waits) {
        expect(refuses(action, ms)).toBe(false)
        expect(refuses(action, ms - 1)).toBe(true)
      }
    }),
  )
})

test('[4.1.44] a sign gives back what a click on her gives, and a thing of hers what it has', () => {
  const cookie = { name: 'Simple Cookie', rarity: 'common', category: 'food' } as const
  const life = b.step(withEnergy(10), {
    at: START,
    command: { type: 'add-item', item: cookie },
  }).next
  const ways = waysBack(b, life)
  expect(ways.map(({ command, gives }) => [command.type, gives])).toEqual([
    ['logo-click', 3],
    ['use-item', 3],
  ])
  for (const { command, gives } of ways) {
    const { next } = b.step(life, { at: START, command })
    expect(next.pet.stats.energy).toBe(10 + gives)
  }
})

test('[4.1.17] in reading A sleep gives most', () => {
  const a = createEngine('A')
  const life = a.step(a.create({ seed: 'energy', at: START }), {
    at: START,
    command: { type: 'set-stats', stats: { energy: 10 } },
  }).next
  expect(waysBack(a, life).map(({ command, gives }) => [command.type, gives])).toEqual([
    ['logo-click', 3],
    ['sleep', 40],
  ])
  expect(waitsFor(a, life)).toEqual([])
})

describe('her face and her words agree', () => {
  test('[4.2.38] she is weary below what the least of her efforts takes', () => {
    const needs = (Object.keys(ACTION_B) as ActionB[]).flatMap((action) => {
      const { guard } = ACTION_B[action]
      return guard?.stat === 'energy' ? [guard.needs] : []
    })
    expect(Math.min(...needs)).toBe(WEARY)
  })

  test.each([
    [0, 'tired', 'low'],
    [WEARY - 1, 'tired', 'low'],
    [WEARY, 'melancholy', 'meh'],
  ])('with %i energy she looks %s, and is %s to speak', (energy, mood, speech) => {
    const life = b.step(withEnergy(50), { at: START, command: { type: 'cuddle' } }).next
    const { next } = b.step(life, {
      at: START,
      command: { type: 'patch-stats', patch: { energy: { set: energy }, happiness: { set: 65 } } },
    })
    expect(lookOf(next).mood).toBe(mood)
    expect(isWeary(next)).toBe(mood === 'tired')
    expect(speechOf(next, [])).toBe(speech)
    // A new level is no reason to smile before she can.
    const level = { type: 'level-up', level: 3 } as const
    expect(speechOf(next, [level as never])).toBe(mood === 'tired' ? 'low' : 'level')
  })
})
