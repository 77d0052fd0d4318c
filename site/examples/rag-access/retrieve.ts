/** Finds passages for one reader on one day. The search is bare words: put yours in its place. */
export interface Passage {
  readonly document: string
  readonly text: string
  /** Who may read the document, as its source says. */
  readonly groups: readonly string[]
  /** The day it came into force, and the one on which another version replaced it. */
  readonly from: string
  readonly until?: string
}

export interface Asker {
  readonly groups: readonly string[]
  readonly today: string
}

/** Best first; none where nothing is close enough, whoever asks and whatever is hidden. */
export const retrieve = (
  passages: readonly Passage[],
  question: string,
  asker: Asker,
  { least = 0.5, most = 5 } = {},
): readonly Passage[] => {
  const asked = wordsOf(question)
  return passages
    .filter((passage) => mayRead(asker, passage) && isInForce(asker, passage))
    .map((passage) => ({ passage, score: shareOf(asked, wordsOf(passage.text)) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage)
}

const mayRead = ({ groups }: Asker, passage: Passage): boolean =>
  passage.groups.some((group) => groups.includes(group))

const isInForce = ({ today }: Asker, { from, until }: Passage): boolean =>
  from <= today && (until === undefined || today < until)

/** The long words of a text, each once. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])

const shareOf = (asked: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  asked.size === 0 ? 0 : [...asked].filter((word) => found.has(word)).length / asked.size
