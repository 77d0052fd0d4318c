/** What stories take from the site's own words, which it has in both languages. */
import { words as opaleEn } from '../../../site/i18n/opale/words.en.ts'
import { words as opaleFr } from '../../../site/i18n/opale/words.fr.ts'
import { words as firstEn } from '../../../site/pages/game/words/first/words.en.ts'
import { words as firstFr } from '../../../site/pages/game/words/first/words.fr.ts'
import { itemName as nameEn } from '../../../site/pages/game/words/items.en.ts'
import { itemName as nameFr } from '../../../site/pages/game/words/items.fr.ts'
import { words as gameEn } from '../../../site/pages/game/words/words.en.ts'
import { words as gameFr } from '../../../site/pages/game/words/words.fr.ts'

type Pair = readonly [fr: string, en: string]

/** `{1}` stands for what is put in. */
export const ofSite = (): readonly Pair[] => [
  ...pairs(gameFr, gameEn),
  ...pairs(firstFr, firstEn),
  ...pairs(opaleFr, opaleEn),
  ...looked('joy happiness love curiosity contentment', (words) => words.emotions.emotion),
  ...looked('feed cuddle explore rest play create teach', (words) => words.history.reason),
  ...looked('energetic analytical playful creative', (words) => words.genetics.trait),
  ...THINGS.map((name): Pair => [nameFr({ name }), nameEn({ name })]),
]

/** Of a function, what it says around what it is given; not where it looks that up or counts it. */
const pairs = (fr: unknown, en: unknown): readonly Pair[] => {
  if (typeof fr === 'string' && typeof en === 'string') return [[fr, en]]
  if (typeof fr === 'function' && typeof en === 'function')
    return pairs(attempt(fr as Say), attempt(en as Say)).filter(([key]) => OF_ITS_OWN.test(key))
  if (typeof fr !== 'object' || fr === null || typeof en !== 'object') return []
  return Object.keys(fr).flatMap((key) =>
    pairs((fr as Readonly<Record<string, unknown>>)[key], (en as Record<string, unknown>)[key]),
  )
}

/** Words beside what is put in. */
const OF_ITS_OWN = /^(?=.*\{1\}).*\p{L}{2}/u

type Say = (...given: readonly string[]) => unknown

const attempt = (say: Say): unknown => {
  try {
    return say('{1}', '{2}', '{3}')
  } catch {
    return undefined
  }
}

const looked = (
  keys: string,
  by: (words: typeof gameFr) => (key: string) => string,
): readonly Pair[] => keys.split(' ').map((key) => [by(gameFr)(key), by(gameEn)(key)] as const)

/** What she finds is called by two words, what she makes by one. */
const THINGS = [
  ...'painting sculpture song poem invention mysterious_crystal ancient_book rare_flower hidden_treasure'.split(
    ' ',
  ),
  ...'Apple Cake Cookie Sandwich Ball Puzzle Robot Flower Crystal Star Hat Bow Glasses'
    .split(' ')
    .flatMap((thing) =>
      'Simple Basic Plain Quality Good Excellent Fine Superior Magnificent Mythical Divine Cosmic'
        .split(' ')
        .map((how) => `${how} ${thing}`),
    ),
]
