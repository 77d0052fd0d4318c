import { numberIn } from '../../../i18n/number.ts'
import type { GameWords } from './words.ts'

const number = (value: number) => numberIn('en', value)

/** What only reading A has: genes, coins, friends. Traits are the engine's own words. */
export const birth: Pick<GameWords, 'genetics' | 'naming' | 'wallet' | 'treats' | 'friends'> = {
  genetics: {
    dna: 'DNA',
    dominant: 'Dominant',
    recessive: 'Recessive',
    mutations: 'Mutations',
    none: 'none',
    trait: (key) => key,
    list: (items) => items.join(', '),
    rarity: 'Rarity',
    number,
    generation: 'Generation',
    parents: 'Parents',
    noParents: 'first generation',
    children: 'Children',
    age: 'Age',
    days: (days) => (days === 1 ? '1 day' : `${number(days)} days`),
  },
  naming: { label: 'Her name', keep: 'Keep this name', missing: 'Give her a name.' },
  wallet: {
    currencies: {
      coins: 'Coins',
      gems: 'Gems',
      stardust: 'Stardust',
      energy: 'Exchange energy',
    },
    wealth: 'Total wealth',
  },
  treats: {
    title: 'Treats',
    text: 'Every level brings coins. They pay for the same gestures, only better.',
    names: {
      feast: { name: 'A feast', effect: 'Hunger −40, happiness +20' },
      outing: { name: 'An outing', effect: 'Happiness +30, energy −5' },
      book: { name: 'A fine book', effect: 'Intelligence +25, energy −15' },
      nap: { name: 'A cushion', effect: 'Energy +40, in 5 seconds' },
    },
    buy: (coins) => `${coins} coins`,
    buyLabel: (name, coins) => `${name}, ${coins} coins`,
  },
  friends: {
    card: 'Her card',
    cardHelp: 'Give it to somebody who has an Opale too: they will be friends.',
    copy: 'Copy',
    copied: 'Card copied.',
    name: 'Friend’s name',
    code: 'Their card',
    codeHelp: 'It looks like KEL402NOA.curious+calm.shy',
    add: 'Add a friend',
    nameMissing: 'Give them a name.',
    codeWrong:
      'That card cannot be read: three letters, three digits, three letters, then the traits.',
    none: 'No friend yet. It takes one to have a child.',
    since: (day) => `Friends since ${new Date(`${day}T12:00`).toLocaleDateString('en-GB')}`,
    breed: 'Have a child',
    breedLabel: (name) => `Have a child with ${name}`,
    child: 'Latest born',
  },
}
