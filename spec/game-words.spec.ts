/** Whatever the engine tells, the game has words for it, in both languages. */
import { describe, expect, test } from 'vitest'
import {
  createEngine,
  type EngineEvent,
  type EventType,
  FINDS,
  quote,
  RARITIES,
  RARITY,
  TRAIT_VOCABULARY,
} from '#engine'
import { PLAIN_REASONS } from '../engine/events.ts'
import { MUTATIONS } from '../engine/reading-a/genetics.ts'
import { MESSAGE_KEYS } from '../engine/reading-b/notifications.ts'
import { careOf } from '#companion/care-panel'
import { cardOf, readCard } from '../site/pages/game/card.ts'
import { NEWBORN, NEWBORN_CARE } from '../site/pages/game/newborn.ts'
import { IMPORT_RESULTS } from '../site/pages/game/read-file.ts'
import { SPEECHES } from '../site/pages/game/speech.ts'
import { WORDS as FIRST } from '../site/pages/game/words/first/words.ts'
import { words as en } from '../site/pages/game/words/words.en.ts'
import { words as fr } from '../site/pages/game/words/words.fr.ts'

const VALUES = { level: 3, id: 'love_expert', name: 'Simple Apple', companion: 'Opale' }

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('%s', (language, words) => {
  test('every message, refusal, import and speech is worded', () => {
    const texts = [
      ...MESSAGE_KEYS.map((key) => words.messages[key](VALUES)),
      ...[...PLAIN_REASONS, 'stat-too-low', 'invalid', 'unknown'].map(
        (reason) => words.refused[reason as 'unknown'],
      ),
      ...IMPORT_RESULTS.map((result) => words.save.results[result]),
      ...SPEECHES.map((speech) => words.speech[speech]),
    ]
    for (const text of texts) expect(text).toMatch(/^.{4,}$/u)
  })

  test('every event that a life brings about is worded, with all its values', () => {
    const told = new Map<EventType, string>()
    for (const event of eventsOf())
      told.set(event.type, (words.events[event.type] as (one: EngineEvent) => string)(event))
    for (const [type, text] of told) {
      expect.soft(text, type).toMatch(/^[^{}]{4,}$/u)
      expect.soft(text, type).not.toMatch(/undefined|null|\[object/u)
    }
    expect(told.size).toBeGreaterThan(20)
  })

  test('everything that she can find or make has a name', () => {
    const names = [
      ...FINDS.creations,
      ...FINDS.discoveries,
      ...RARITIES.flatMap((rarity) =>
        RARITY[rarity].adjectives.flatMap((adjective) =>
          Object.values(FINDS.nouns)
            .flat()
            .map((noun) => `${adjective} ${noun}`),
        ),
      ),
    ].map((name) => words.inventory.item({ name } as never))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
  })

  test('traits and mutations are words, and gestures say what they cost', () => {
    for (const key of [...TRAIT_VOCABULARY, ...MUTATIONS])
      expect(words.genetics.trait(key)).toMatch(/^[\p{Ll} ]+$/u)
    expect(FIRST[language].care.B.missing({ stat: 'energy', needs: 40, has: 12 })).toContain('28')
  })
})

test('[4.2.28] [4.2.35] [5.0.7] [5.0.8] [5.0.9] French says what the rules quote, to the letter', () => {
  const companion = 'Opale'
  expect(fr.messages['level-up'](VALUES)).toBe('Félicitations ! Opale est maintenant niveau 3 ! 🎉')
  expect(fr.messages['achievement-unlocked'](VALUES)).toBe(
    '🏆 Nouveau succès débloqué : Expert Tendresse',
  )
  for (const key of ['too-tired-to-play', 'too-tired-to-learn', 'no-inspiration'] as const)
    expect(fr.messages[key]({})).toBe(quote(key, { companion }))
})

test('what the page shows before the engine has come is what the engine says', () => {
  const engine = createEngine('B', { extensions: true })
  const born = engine.create({ seed: 'any', at: 0 })
  const care = careOf(born, engine.legal(born)).map(({ lack: _lack, ...rest }) => rest)
  expect(care).toEqual(NEWBORN_CARE)
  const { stats, progress, gameState } = NEWBORN.snapshot.pet as typeof born.pet
  expect(born.pet).toMatchObject({ stats, progress, gameState })
})

describe('[4.1.41] cards', () => {
  test('a genome comes back from its card', () => {
    const { genetics } = createEngine('A').create({ seed: 'card', at: 0 }).pet
    const { dna, dominantTraits, recessiveTraits } = genetics
    expect(readCard(` ${cardOf(genetics)}\n`)).toEqual({ dna, dominantTraits, recessiveTraits })
  })

  test.each([
    '',
    'KEL402NOA',
    'KEL402NOA.curious',
    'kel402noa.calm.shy',
    'KEL402NOA.rich.shy',
    'KEL402NOA.calm.shy.shy',
  ])('« %s » is none', (text) => expect(readCard(text)).toBeUndefined())
})

/** All that both readings tell in a few busy lives. */
const eventsOf = (): readonly EngineEvent[] => {
  const told: EngineEvent[] = []
  const genome = { dna: 'KEL402NOA', dominantTraits: ['calm'], recessiveTraits: ['shy'] }
  const b = createEngine('B', { extensions: true })
  let life = b.create({ seed: 'words', at: 0 })
  const item = { id: 7000, name: 'Simple Hat', type: 'food', category: 'food' } as const
  const tries = [
    ...Array.from({ length: 20 }, () => ['feed', 'explore', 'create', 'play', 'cuddle'])
      .flat()
      .map((type) => ({ type })),
    { type: 'add-item', item },
    { type: 'equip', itemId: 7000, slot: 'hat' },
    { type: 'unequip', slot: 'hat' },
    { type: 'use-item', itemId: 7000 },
    { type: 'add-item', item: { ...item, id: 7001 } },
    { type: 'discard-item', itemId: 7001 },
    { type: 'change-settings', settings: { volume: 0 } },
    { type: 'remember', fields: {} },
    { type: 'evolve-emotion', emotion: 'fear', amount: 1 },
    { type: 'gain-experience', amount: 20 },
    { type: 'logo-click' },
    { type: 'show' },
    { type: 'hide' },
    { type: 'dance' },
    { type: 'unlock-achievement', id: 'first' },
    ...Array.from({ length: 60 }, () => ({ type: 'discover-item' })),
    { type: 'reset' },
  ]
  for (const command of tries) {
    const step = b.step(life, { at: life.at + 400_000, command: command as never })
    life = step.next
    told.push(...step.events)
  }
  const a = createEngine('A')
  let pet = a.create({ seed: 'words', at: 10 })
  for (const command of [
    { type: 'sleep', duration: 10 },
    { type: 'gain-experience', amount: 9000 },
    { type: 'earn', currency: 'gems', amount: 3 },
    { type: 'spend', currency: 'coins', amount: 3 },
    { type: 'add-friend', id: 1, name: 'Nacre' },
    { type: 'breed', with: genome },
    { type: 'rename', name: 'Nacre' },
    { type: 'set-stats', stats: { energy: 3 } },
  ]) {
    const step = a.step(pet, { at: pet.at + 60_000, command: command as never })
    pet = step.next
    told.push(...step.events)
  }
  told.push(...a.step(pet, { at: -1, command: { type: 'tick' } }).events)
  told.push(...a.step(pet, { at: Number.NaN, command: { type: 'tick' } }).events)
  return told
}
