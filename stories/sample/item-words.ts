/** What she finds and makes, named in French. */
import type { Item, StatB } from '#engine'

export const STATS_OF_B: Readonly<Record<StatB, string>> = {
  happiness: 'Bonheur',
  energy: 'Énergie',
  hunger: 'Satiété',
  love: 'Tendresse',
  intelligence: 'Intelligence',
  creativity: 'Créativité',
  social: 'Sociabilité',
  curiosity: 'Curiosité',
  health: 'Santé',
  hygiene: 'Propreté',
  wisdom: 'Sagesse',
  magic: 'Magie',
  charisma: 'Charisme',
  independence: 'Indépendance',
  empathy: 'Empathie',
  loyalty: 'Loyauté',
  confidence: 'Confiance',
  stress: 'Stress',
}

/** « Simple Apple » is « Pomme simple »: a noun with its gender, and an adjective for it. */
export const itemName = ({ name }: Pick<Item, 'name'>): string => {
  const [first = '', second] = name.split(' ')
  if (second === undefined) return MADE[first] ?? first
  const [noun, gender] = NOUN[second] ?? [second, 0]
  const adjective = ADJECTIVE[first]
  return `${noun} ${adjective?.[gender] ?? first}`
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
