import type {
  ActionB,
  Category,
  MessageKey,
  MoodB,
  Notification,
  Personality,
  StatB,
} from '#engine'
import type { Oracle } from './oracle-b-life.ts'

/** A row of the actions' table, read aloud. */
export interface Row {
  readonly name: ActionB
  readonly guard?: readonly [
    stat: StatB,
    needs: number,
    message: MessageKey,
    type: Notification['type'],
  ]
  readonly effects: (o: Oracle) => void
  readonly experience: readonly [number, number]
  readonly duration: number
  readonly core: readonly (readonly [keyof Personality['coreTraits'], number])[]
  readonly emotion: string
}

/** Happens so many times in a hundred. */
const perhaps = (o: Oracle, percent: number, then: () => void): void => {
  if (o.dice.chance(percent, 100)) then()
}
const some = (o: Oracle, stat: StatB, low: number, high: number): void =>
  o.change(stat, o.dice.int(low, high))
const less = (o: Oracle, stat: StatB, low: number, high: number): void =>
  o.change(stat, -o.dice.int(low, high))
const trait = (o: Oracle, name: 'openness' | 'creativity' | 'independence', by: number): void => {
  const { traits } = o.now.pet.personality
  traits[name] = Math.min(100, traits[name] + by)
}

export const table: readonly Row[] = [
  {
    name: 'feed',
    effects(o) {
      o.change('hunger', Math.min(30, 100 - o.now.pet.stats.hunger))
      perhaps(o, 50, () => some(o, 'happiness', 5, 14))
      perhaps(o, 30, () => o.change('health', 3))
      perhaps(o, 20, () => o.change('empathy', 1))
    },
    experience: [10, 14],
    duration: 2000,
    core: [
      ['affection', 2],
      ['patience', 1],
    ],
    emotion: 'contentment',
  },
  {
    name: 'play',
    guard: ['energy', 20, 'too-tired-to-play', 'warning'],
    effects(o) {
      some(o, 'happiness', 15, 34)
      less(o, 'energy', 10, 24)
      perhaps(o, 40, () => some(o, 'social', 2, 9))
      o.core('playfulness', o.dice.int(1, 2))
    },
    experience: [15, 24],
    duration: 2500,
    core: [
      ['playfulness', 3],
      ['curiosity', 1],
      ['mischief', 1],
    ],
    emotion: 'excitement',
  },
  {
    name: 'cuddle',
    effects(o) {
      some(o, 'love', 10, 24)
      some(o, 'happiness', 8, 19)
      less(o, 'stress', 5, 14)
      some(o, 'empathy', 1, 2)
      perhaps(o, 30, () => o.change('loyalty', 1))
    },
    experience: [8, 14],
    duration: 1800,
    core: [
      ['affection', 4],
      ['loyalty', 2],
      ['empathy', 1],
    ],
    emotion: 'love',
  },
  {
    name: 'teach',
    guard: ['energy', 30, 'too-tired-to-learn', 'warning'],
    effects(o) {
      some(o, 'intelligence', 8, 19)
      some(o, 'curiosity', 5, 14)
      less(o, 'energy', 8, 19)
      perhaps(o, 40, () => some(o, 'wisdom', 2, 6))
      o.core('curiosity', o.dice.int(1, 3))
      perhaps(o, 30, () => trait(o, 'openness', 1))
    },
    experience: [20, 34],
    duration: 3000,
    core: [
      ['intelligence', 3],
      ['curiosity', 2],
      ['patience', 1],
    ],
    emotion: 'curiosity',
  },
  {
    name: 'create',
    guard: ['creativity', 25, 'no-inspiration', 'info'],
    effects(o) {
      some(o, 'creativity', 10, 24)
      some(o, 'happiness', 8, 17)
      some(o, 'intelligence', 3, 10)
      less(o, 'energy', 5, 14)
      trait(o, 'creativity', o.dice.int(1, 3))
      perhaps(o, 30, () => o.change('independence', 1))
      perhaps(o, 30, () => {
        const name = o.dice.pick(['painting', 'sculpture', 'song', 'poem', 'invention'])
        o.add(name, 'creation', 'special', o.dice.chance(20, 100) ? 'rare' : 'common', false)
      })
    },
    experience: [18, 29],
    duration: 2800,
    core: [
      ['curiosity', 2],
      ['intelligence', 2],
      ['playfulness', 1],
    ],
    emotion: 'joy',
  },
  {
    name: 'explore',
    guard: ['energy', 40, 'too-tired-to-explore', 'warning'],
    effects(o) {
      some(o, 'curiosity', 12, 29)
      some(o, 'intelligence', 5, 14)
      less(o, 'energy', 15, 34)
      some(o, 'independence', 3, 10)
      o.core('curiosity', o.dice.int(2, 5))
      trait(o, 'independence', o.dice.int(1, 2))
      perhaps(o, 30, () => trait(o, 'openness', 1))
      perhaps(o, 40, () => {
        const name = o.dice.pick([
          'mysterious_crystal',
          'ancient_book',
          'rare_flower',
          'hidden_treasure',
        ])
        o.add(name, 'discovery', 'special', 'uncommon', true)
      })
    },
    experience: [25, 44],
    duration: 3500,
    core: [
      ['curiosity', 4],
      ['intelligence', 1],
      ['mischief', 1],
    ],
    emotion: 'curiosity',
  },
]

export const feelings: readonly (readonly [string, MoodB])[] = [
  ['joy', 'joyful'],
  ['excitement', 'ecstatic'],
  ['happiness', 'happy'],
  ['contentment', 'content'],
  ['curiosity', 'playful'],
  ['love', 'loving'],
  ['sadness', 'sad'],
  ['anger', 'frustrated'],
  ['fear', 'anxious'],
  ['surprise', 'excited'],
]

export const nouns = {
  food: ['food', ['Apple', 'Cake', 'Cookie', 'Sandwich']],
  toy: ['toys', ['Ball', 'Puzzle', 'Robot', 'Teddy']],
  decoration: ['decorations', ['Flower', 'Painting', 'Crystal', 'Star']],
  accessory: ['accessories', ['Hat', 'Bow', 'Glasses', 'Badge']],
} as const satisfies Record<string, readonly [Category, readonly string[]]>
