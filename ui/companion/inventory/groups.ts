import { RARITIES, type Item } from '../../../engine/index.ts'
import type { GlyphName } from '../companion-glyph/index.ts'
import type { Rating } from '../../rating-dots/index.ts'

/** Things that are alike in all one can see. */
export interface Group {
  readonly key: string
  /** The first of them stands for all. */
  readonly item: Item
  readonly count: number
}

/** Like things together, what is worn apart; in the order in which they were got. */
export const grouped = (items: readonly Item[]): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const key = item.equipped ? `worn ${item.id}` : `${item.name} ${item.rarity}`
    const { item: first = item, count = 0 } = groups.get(key) ?? {}
    groups.set(key, { key, item: first, count: count + 1 })
  }
  return [...groups.values()]
}

export const rank = ({ rarity }: Item): Rating => (RARITIES.indexOf(rarity) + 1) as Rating

export const isUsable = ({ type, category }: Item): boolean =>
  type === 'food' || type === 'toy' || category === 'food' || category === 'toys'

/** By what it is, the last word of its name; what is unknown is a present. */
export const glyphFor = ({ name }: Item): GlyphName =>
  DRAWN[name.split(' ').at(-1)!.toLowerCase()] ?? 'gift'

const DRAWN: Readonly<Record<string, GlyphName>> = {
  apple: 'apple',
  cake: 'cake',
  cookie: 'cookie',
  sandwich: 'bowl',
  ball: 'ball',
  puzzle: 'puzzle',
  robot: 'robot',
  teddy: 'bear',
  flower: 'flower',
  painting: 'picture',
  crystal: 'crystal',
  star: 'star',
  hat: 'hat',
  bow: 'bow',
  glasses: 'glasses',
  badge: 'star',
  sculpture: 'crystal',
  song: 'song',
  poem: 'book',
  invention: 'robot',
  mysterious_crystal: 'crystal',
  ancient_book: 'book',
  rare_flower: 'flower',
  hidden_treasure: 'gift',
}
