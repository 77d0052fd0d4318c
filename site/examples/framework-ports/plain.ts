/** The four ports without a framework: files, headings, words. */
import type { Load, Page, Passage, Retrieve, Split } from './ports.ts'

export const loadFrom =
  (files: Readonly<Record<string, string>>): Load =>
  async () =>
    Object.entries(files).map(([id, text]) => ({ id, text }))

/** A passage a heading, as the author cut it; what stands before the first has the page's title. */
export const splitByHeading: Split = async ({ id, text }) => {
  const [, top = id] = /^# (.+)$/mu.exec(text) ?? []
  const [opening = '', ...sections] = text.replace(/^# .+$/mu, '').split(/^## /mu)
  const cut = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const title = `${top} › ${heading}`
    return { id: `${id} ${heading}`, page: id, title, text: lines.join(' ').trim() }
  })
  const first = { id, page: id, title: top, text: opening.trim() }
  return first.text === '' ? cut : [first, ...cut]
}

/** So many characters a passage, wherever they fall: what one gets by not deciding. */
export const splitEvery =
  (size: number, overlap: number): Split =>
  async ({ id, text }: Page) =>
    Array.from({ length: Math.ceil(text.length / (size - overlap)) }, (_, at) => {
      const from = at * (size - overlap)
      return { id: `${id} ${from}`, page: id, title: '', text: text.slice(from, from + size) }
    })

/** Rare words count for more; a title counts as text. */
export const indexWords = async (passages: readonly Passage[]): Promise<Retrieve> => {
  const known = passages.map((passage) => ({
    passage,
    words: new Set(wordsOf(`${passage.title} ${passage.text}`)),
  }))
  const rarity = (word: string) => {
    const held = known.filter(({ words }) => words.has(word)).length
    return held === 0 ? 0 : Math.log(1 + known.length / held)
  }
  return async (question, most) => {
    const asked = [...new Set(wordsOf(question))]
    return known
      .map(({ passage, words }) => ({
        passage,
        score: asked.reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ passage }) => passage)
  }
}

/** Long words without accents, without their plural: enough for French, short of a stemmer. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]{4,}/gu) ?? []
  ).map((word) => word.replace(/e?s$/u, ''))
