import {
  CONTENTS,
  FIELDS,
  lengthSign,
  wordLine,
  type Contents,
  type Field,
  type PageTexts,
} from './index-files.ts'
import type { Passage, SearchPage } from './page.ts'
import { isCommon, tokensOf } from './tokens.ts'

/** Characters a file of words or of texts holds, before the last of it: some 3 and 1 KB compressed. */
const FULL = { words: 8000, texts: 3000 } as const

/**
 * The files of an index over some pages.
 * @param nameOf an address for what a file holds, which may be the same for as long as that is
 */
export const buildIndex = (
  pages: readonly SearchPage[],
  nameOf: (content: string) => string,
): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const save = (content: unknown): string => {
    const text = JSON.stringify(content)
    const name = nameOf(text)
    files.set(name, text)
    return name
  }
  const families = [...new Set(pages.map(({ family }) => family))]
  const members = families.map((family) => pages.filter((page) => page.family === family))
  const ordered = members.flat()
  const { lines, lengths } = indexOf(ordered)

  const contents: Contents = {
    families: families.map((family, at) => [family, members[at]!.length]),
    passages: ordered.map((page) => page.passages.length),
    lengths,
    words: inPieces(lines, FULL.words, ([word]) => word).map(([word, piece]) => [
      word,
      save(piece.map(([, line]) => line)),
    ]),
    texts: inPieces(ordered.map(textsOf), FULL.texts, (_, at) => at).map(([page, piece]) => [
      page,
      save(piece),
    ]),
    vocabulary: byLength(lines.map(([word]) => word)).map(([letters, words]) => [
      letters,
      save(words.join(' ')),
    ]),
  }
  return files.set(CONTENTS, JSON.stringify(contents))
}

type Words = Readonly<Record<Field, readonly string[]>>

/** The words of a passage, each once, in the field where it says most. */
const wordsOf = (page: SearchPage, passage: Passage): Words => {
  const opening = passage === page.passages[0]
  const known = new Set<string>()
  const fresh = (...texts: readonly (string | undefined)[]) => {
    const words = new Set(texts.flatMap((text = '') => tokensOf(text)))
    const own = [...words].filter((word) => !known.has(word) && !isCommon(word))
    for (const word of own) known.add(word)
    return own
  }
  return {
    name: opening ? fresh(page.name) : [],
    hint: opening ? fresh(page.hint) : [],
    heading: fresh(passage.heading),
    text: fresh(passage.text, passage.hidden),
  }
}

/** Passage after passage, so that the words of one are forgotten before those of the next. */
const indexOf = (pages: readonly SearchPage[]) => {
  const places = new Map<string, Map<Field, number[]>>()
  const lengths = { name: '', hint: '', heading: '', text: '' } satisfies Record<Field, string>
  let number = 0
  for (const page of pages)
    for (const passage of page.passages) {
      const words = wordsOf(page, passage)
      for (const field of FIELDS) {
        lengths[field] += lengthSign(words[field].length)
        for (const word of words[field]) note(places, word, field, number)
      }
      number += 1
    }
  const lines = [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, fields]) => [word, wordLine(word, fields)] as const)
  return { lines, lengths }
}

const note = (
  places: Map<string, Map<Field, number[]>>,
  word: string,
  field: Field,
  passage: number,
): void => {
  const fields = places.get(word)
  if (fields === undefined) {
    places.set(word, new Map([[field, [passage]]]))
    return
  }
  const known = fields.get(field)
  // A word of every page has as many places: a copy for each would never come to an end.
  if (known) known.push(passage)
  else fields.set(field, [passage])
}

const textsOf = ({ href, name, hint, passages }: SearchPage): PageTexts => [
  href,
  name,
  hint,
  // An opening is shown by its hint.
  passages.map(({ text, anchor, heading }, at) =>
    at === 0 ? [text] : [text, anchor ?? '', heading ?? ''],
  ),
]

const byLength = (words: readonly string[]): readonly (readonly [number, readonly string[]])[] => {
  const lengths = [...new Set(words.map(({ length }) => length))].toSorted((a, b) => a - b)
  return lengths.map((letters) => [letters, words.filter(({ length }) => length === letters)])
}

/** Cuts a list where a piece is full. */
const inPieces = <T, K>(
  items: readonly T[],
  full: number,
  keyOf: (item: T, at: number) => K,
): readonly (readonly [first: K, piece: readonly T[]])[] => {
  const pieces: [K, T[]][] = []
  let size = full
  for (const [at, item] of items.entries()) {
    if (size >= full) {
      pieces.push([keyOf(item, at), []])
      size = 0
    }
    pieces.at(-1)![1].push(item)
    size += JSON.stringify(item).length
  }
  return pieces
}
