/** What she finds and makes, in English: the engine's own names, written as words. */
import type { Item } from '#engine'
import { statsB } from '../../../i18n/opale/names.en.ts'
import type { GameWords } from './words.ts'

/** « Simple Apple » is “Simple apple”, `rare_flower` “Rare flower”. */
export const itemName = ({ name }: Pick<Item, 'name'>): string => {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const items: Pick<GameWords, 'inventory' | 'found'> = {
  inventory: {
    item: itemName,
    rarities: {
      common: 'common',
      uncommon: 'uncommon',
      rare: 'rare',
      epic: 'epic',
      legendary: 'legendary',
    },
    categories: {
      food: 'food',
      toys: 'toy',
      books: 'book',
      decorations: 'decoration',
      clothing: 'clothing',
      accessories: 'accessory',
      special: 'special',
      collectibles: 'collectible',
    },
    show: 'Things to show',
    all: 'All',
    kinds: {
      food: 'Food',
      toys: 'Toys',
      books: 'Books',
      decorations: 'Decorations',
      clothing: 'Clothing',
      accessories: 'Accessories',
      special: 'Special',
      collectibles: 'Collectibles',
    },
    effects: ({ effects, type }) => {
      if (type !== 'food' && type !== 'toy') return 'To wear or to keep.'
      const gains = Object.entries(effects).map(
        ([stat, by]) => `${statsB[stat as 'love'].toLowerCase()} +${by}`,
      )
      const list = gains.join(', ')
      return `${list.charAt(0).toUpperCase()}${list.slice(1)}. Used once, it is gone.`
    },
    slots: { hat: 'Hat', accessory: 'Accessory', background: 'Background', special: 'Special' },
    count: (count) => `${count} of them`,
    worn: 'worn',
    free: 'Free',
    wears: 'She wears',
    empty: 'Nothing yet: she finds things by exploring, by creating and at each new level.',
    full: (most) => `The inventory is full: ${most} things. Give her one or drop one to go on.`,
    use: 'Give to Opale',
    discard: 'Drop',
    equip: (slot) => `Wear (${slot.toLowerCase()})`,
    unequip: (item) => `Take off: ${item}`,
    takeOff: 'Take off',
  },
  found: {
    title: 'Discoveries',
    total: 'Found in all',
    unique: 'Different ones',
    rare: 'Rare or better',
    last: 'The latest',
    none: 'none',
  },
}
