/** What she finds and makes, in French. */
import type { Item } from '#engine'
import { statsB } from '../../../i18n/opale/names.fr.ts'
import type { GameWords } from './words.ts'

/** « Simple Apple » is « Pomme simple »: a noun with its gender, and an adjective for it. */
export const itemName = ({ name }: Pick<Item, 'name'>): string => {
  const [first = '', second] = name.split(' ')
  if (second === undefined) return MADE[first] ?? first
  const [noun, gender] = NOUN[second] ?? [second, 0]
  return `${noun} ${ADJECTIVE[first]?.[gender] ?? first}`
}

export const items: Pick<GameWords, 'inventory' | 'found'> = {
  inventory: {
    item: itemName,
    rarities: {
      common: 'commun',
      uncommon: 'peu commun',
      rare: 'rare',
      epic: 'épique',
      legendary: 'légendaire',
    },
    categories: {
      food: 'nourriture',
      toys: 'jouet',
      books: 'livre',
      decorations: 'décor',
      clothing: 'vêtement',
      accessories: 'accessoire',
      special: 'spécial',
      collectibles: 'collection',
    },
    show: 'Objets à montrer',
    all: 'Tout',
    kinds: {
      food: 'Nourriture',
      toys: 'Jouets',
      books: 'Livres',
      decorations: 'Décors',
      clothing: 'Vêtements',
      accessories: 'Accessoires',
      special: 'Spéciaux',
      collectibles: 'Collection',
    },
    effects: ({ effects, type }) => {
      if (type !== 'food' && type !== 'toy') return 'Se porte ou se garde.'
      const gains = Object.entries(effects).map(
        ([stat, by]) => `${statsB[stat as 'love'].toLowerCase()} +${by}`,
      )
      const list = gains.join(', ')
      return `${list.charAt(0).toUpperCase()}${list.slice(1)}. Utilisé une fois, il disparaît.`
    },
    slots: { hat: 'Chapeau', accessory: 'Accessoire', background: 'Décor', special: 'Spécial' },
    count: (count) => `${count} exemplaires`,
    worn: 'porté',
    free: 'Libre',
    wears: 'Elle porte',
    empty:
      'Rien encore : elle trouve des objets en explorant, en créant et en changeant de niveau.',
    full: (most) =>
      `L’inventaire est plein : ${most} objets. Donnez-en ou jetez-en un pour la suite.`,
    use: 'Donner à Opale',
    discard: 'Jeter',
    equip: (slot) => `Porter (${slot.toLowerCase()})`,
    unequip: (item) => `Retirer : ${item}`,
    takeOff: 'Retirer',
  },
  found: {
    title: 'Découvertes',
    total: 'Trouvées en tout',
    unique: 'Différentes',
    rare: 'Rares ou mieux',
    last: 'La dernière',
    none: 'aucune',
  },
}

const MADE: Readonly<Record<string, string>> = {
  painting: 'Tableau',
  sculpture: 'Sculpture',
  song: 'Chanson',
  poem: 'Poème',
  invention: 'Invention',
  mysterious_crystal: 'Cristal mystérieux',
  ancient_book: 'Livre ancien',
  rare_flower: 'Fleur rare',
  hidden_treasure: 'Trésor caché',
}

/** 0 is masculine, 1 feminine, 2 feminine plural. */
const NOUN: Readonly<Record<string, readonly [string, 0 | 1 | 2]>> = {
  Apple: ['Pomme', 1],
  Cake: ['Gâteau', 0],
  Cookie: ['Biscuit', 0],
  Sandwich: ['Sandwich', 0],
  Ball: ['Balle', 1],
  Puzzle: ['Puzzle', 0],
  Robot: ['Robot', 0],
  Teddy: ['Ourson', 0],
  Flower: ['Fleur', 1],
  Painting: ['Tableau', 0],
  Crystal: ['Cristal', 0],
  Star: ['Étoile', 1],
  Hat: ['Chapeau', 0],
  Bow: ['Nœud', 0],
  Glasses: ['Lunettes', 2],
  Badge: ['Badge', 0],
}

const ADJECTIVE: Readonly<Record<string, readonly [string, string, string]>> = {
  Simple: ['simple', 'simple', 'simples'],
  Basic: ['ordinaire', 'ordinaire', 'ordinaires'],
  Plain: ['uni', 'unie', 'unies'],
  Nice: ['joli', 'jolie', 'jolies'],
  Quality: ['soigné', 'soignée', 'soignées'],
  Good: ['honnête', 'honnête', 'honnêtes'],
  Excellent: ['excellent', 'excellente', 'excellentes'],
  Fine: ['raffiné', 'raffinée', 'raffinées'],
  Superior: ['supérieur', 'supérieure', 'supérieures'],
  Magnificent: ['magnifique', 'magnifique', 'magnifiques'],
  Extraordinary: ['extraordinaire', 'extraordinaire', 'extraordinaires'],
  Legendary: ['légendaire', 'légendaire', 'légendaires'],
  Mythical: ['mythique', 'mythique', 'mythiques'],
  Divine: ['divin', 'divine', 'divines'],
  Cosmic: ['cosmique', 'cosmique', 'cosmiques'],
}
