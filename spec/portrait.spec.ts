/** Opale's portrait: who she is, and nothing of who cares for her. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTIONS_A,
  ACTIONS_B,
  createEngine,
  READINGS,
  replay,
  SLOTS,
  type Commands,
  type ReadingId,
  type Snapshot,
} from '#engine'
import { lookOf } from '#companion/living'
import { levelOf } from '#companion/companion-stage'
import { THEMES } from '#ui/theme/tokens'
import { words as firstEn } from '../site/pages/game/words/first/words.en.ts'
import { words as firstFr } from '../site/pages/game/words/first/words.fr.ts'
import { words as en } from '../site/pages/game/words/words.en.ts'
import { words as fr } from '../site/pages/game/words/words.fr.ts'
import { cardOfHer } from '../site/pages/game/portrait/card.ts'
import { stateOf } from '../site/pages/game/portrait/state.ts'
import { linkTo } from '../site/pages/lab/share/link.ts'
import { readLink } from '../site/pages/lab/share/read-link.ts'
import { portraitSvg } from '../site/share-card/portrait.ts'
import { pictureOf } from './support/picture.ts'
import { textsOf } from './support/markup.ts'

const NAME = 'Zéphyrine'
const NOW = Date.UTC(2031, 4, 17, 9, 41, 23)
const SIGNED = { tool: 'Opale', address: 'opale.example/opale' }

/** A life as one may have led it: named where that can be, dressed in what was found. */
const lives: fc.Arbitrary<Snapshot> = fc
  .record({
    reading: fc.constantFrom(...READINGS),
    seed: fc.string(),
    level: fc.integer({ min: 1, max: 120 }),
    acts: fc.array(fc.nat(), { maxLength: 40 }),
  })
  .map(({ reading, seed, level, acts }) => lived(reading, seed, level, acts))

const lived = (reading: ReadingId, seed: string, level: number, acts: readonly number[]) => {
  const engine = createEngine<ReadingId>(reading, { extensions: true })
  const actions = reading === 'A' ? ACTIONS_A : ACTIONS_B
  let snapshot: Snapshot = engine.create({
    seed,
    at: NOW,
    ...(reading === 'A' && { name: NAME }),
  })
  const send = (command: unknown, at: number) => {
    snapshot = engine.step(snapshot, { at, command: command as Commands[ReadingId] }).next
  }
  send({ type: 'gain-experience', amount: level * 50 }, NOW)
  for (const [turn, act] of acts.entries())
    send({ type: actions[act % actions.length] }, NOW + turn * 60_000)
  if ('progress' in snapshot.pet)
    for (const [at, { id }] of snapshot.pet.inventory.items.slice(0, SLOTS.length).entries())
      send({ type: 'equip', itemId: id, slot: SLOTS[at] }, NOW + 5_000_000)
  return snapshot
}

describe('the link to her state', () => {
  test('opens an Opale of the same look, level and strength, whatever her life was', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (snapshot) => {
        const link = await linkTo('https://opale.example/debug-opale', stateOf(snapshot))
        const { final } = replay(await readLink(new URL(link!).hash))
        expect(lookOf(final)).toEqual(lookOf(snapshot))
        expect(levelOf(final)).toEqual(levelOf(snapshot))
        expect(final.pet.stats).toEqual(snapshot.pet.stats)
      }),
    )
  })

  test('says neither her name, nor when anything happened, nor what is kept of it', () => {
    fc.assert(
      fc.property(lives, (snapshot) => {
        const told = JSON.stringify(stateOf(snapshot))
        expect(told).not.toContain(NAME)
        // Every moment of her life begins so.
        expect(told).not.toMatch(/\b1936\d{9}\b/u)
        expect(told).not.toContain('2031-')
        expect(told).not.toMatch(
          /"(?:friends|memories|history|moodHistory|birthdate|notifications)"/u,
        )
      }),
    )
  })
})

describe('the card', () => {
  test.each([
    ['fr', fr, firstFr],
    ['en', en, firstEn],
  ] as const)(
    '%s: says her age, mood, level and outfit, and no name of hers',
    (_, words, first) => {
      fc.assert(
        fc.property(lives, fc.constantFrom(...THEMES), (snapshot, theme) => {
          const card = cardOfHer(snapshot, words, first, theme)
          const { mood, stage, wear } = lookOf(snapshot)
          const say = first.stage[snapshot.reading]
          expect(card.title).toBe(say.who(stage))
          expect(card.lines.slice(0, 2)).toEqual([
            say.moods[mood],
            say.level(levelOf(snapshot).level),
          ])
          expect(card.lines).toHaveLength(Object.values(wear).some(Boolean) ? 3 : 2)
          const svg = portraitSvg(card, SIGNED, theme)
          expect(svg).not.toContain(NAME)
          expect(textsOf(svg, 'text')).toContain(say.moods[mood])
          const { width, height } = pictureOf(svg).render()
          expect([width, height]).toEqual([1200, 630])
        }),
        { numRuns: 20 },
      )
    },
  )

  test('keeps the names of what it shows apart from its own', () => {
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="opal"/><path fill="url(#opal)"/><use href="#opal"/></svg>'
    const svg = portraitSvg({ title: 'x', lines: [], picture }, SIGNED, 'dark')
    expect(svg.match(/ id="opal"/gu)).toHaveLength(1)
    expect(svg).toContain(
      '<linearGradient id="shown-opal"/><path fill="url(#shown-opal)"/><use href="#shown-opal"/>',
    )
  })

  test('writes what it is given as words, whatever that holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'
        const svg = portraitSvg({ title, lines: [title, title], picture }, SIGNED, 'light')
        expect(() => pictureOf(svg)).not.toThrow()
      }),
    )
  })
})
