/** What a comparison weighs, in one language: letters in order, facts written out. */
import { NAMED } from '../content/facts/named.ts'
import { HIGHEST_NOTE, USUAL_SCALE } from '../content/notes.ts'
import { english, french } from '../content/typography.ts'
import type { Weighing } from '../content/weighing.ts'
import { factIn } from '../facts/facts.ts'
import { dateIn } from '../i18n/date.ts'
import type { Weighed, Words } from '../weighing/weighed.ts'
import type { Language } from './language.ts'

export const weighedIn = (
  { scale = USUAL_SCALE, criteria, products, needs }: Weighing,
  language: Language,
): Weighed => {
  const ids = Object.keys(criteria)
  const set = language === 'fr' ? french : english
  return {
    scale,
    best: HIGHEST_NOTE,
    criteria: Object.values(criteria).map(({ name, note }) => ({
      name: set(name[language]),
      note: set(note[language]),
    })),
    products: Object.values(products).map(({ name, notes }) => ({
      name: set(name[language]),
      notes: ids.map((id) => {
        const [note, fr, en] = notes[id]!
        return { note, why: wordsOf(set(language === 'fr' ? fr : en), language) }
      }),
    })),
    needs: needs.map(({ name, weights }) => ({
      name: set(name[language]),
      weights: ids.map((id) => weights[id]!),
    })),
  }
}

/** @throws where no fact has that id */
const wordsOf = (text: string, language: Language): readonly Words[] =>
  // Text and ids take turns: an id is what the pattern catches.
  text.split(NAMED).flatMap((part, index): readonly Words[] => {
    if (index % 2 === 0) return part === '' ? [] : [part]
    const fact = factIn(part, language)
    if (fact === undefined) throw new Error(`there is no fact « ${part} »`)
    const { text: value, source, checked } = fact
    return [
      { value, href: source.url, source: `${source.publisher}, ${dateIn(language, checked)}` },
    ]
  })
