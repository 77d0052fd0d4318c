/** Words as people type them: no capitals, no accents; `e-07` and `4,5` stay in one piece. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu) ?? []

/** The same without their endings, roughly: `rented` and `renting` meet, references stay whole. */
export const rootsOf = (text: string): readonly string[] =>
  wordsOf(text).map((word) => (/^\p{L}{4,}$/u.test(word) ? word.replace(ENDING, '') : word))

const ENDING = /(?:es|s|x|ed|er|ing)?e?$/u
