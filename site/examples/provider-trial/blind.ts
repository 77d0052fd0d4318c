/** Two answers on a sheet without names, and the way back to them. */

export interface Pair {
  readonly id: string
  readonly text: string
  /** By provider. */
  readonly answers: Readonly<Record<string, string>>
}

export interface Line {
  readonly id: string
  readonly text: string
  readonly a: string
  readonly b: string
}

export type Choice = 'a' | 'b' | 'same'

/** Who stands left, by chance and yet the same each time for who holds the key. */
const leftOf = (id: string, [one, other]: readonly [string, string], key: string): string =>
  hash(`${key} ${id} ${one} ${other}`) % 2 === 0 ? one : other

export const sheet = (
  pairs: readonly Pair[],
  names: readonly [string, string],
  key: string,
): readonly Line[] =>
  pairs.map(({ id, text, answers }) => {
    const left = leftOf(id, names, key)
    const right = names.find((name) => name !== left) ?? left
    return { id, text, a: plain(answers[left] ?? ''), b: plain(answers[right] ?? '') }
  })

/** Wins of each, from what one person chose. */
export const opened = (
  choices: Readonly<Record<string, Choice>>,
  names: readonly [string, string],
  key: string,
): { readonly first: number; readonly second: number; readonly same: number } => {
  const winners = Object.entries(choices).map(([id, choice]) => {
    if (choice === 'same') return undefined
    const left = leftOf(id, names, key)
    return (choice === 'a') === (left === names[0]) ? names[0] : names[1]
  })
  const count = (name?: string) => winners.filter((winner) => winner === name).length
  return { first: count(names[0]), second: count(names[1]), same: count(undefined) }
}

/** Habits that give a provider away: marks of Markdown, emoji, space at the ends. */
const plain = (answer: string): string =>
  answer
    .replaceAll(/^\s*#+\s*/gmu, '')
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/^\s*[-*•]\s+/gmu, '- ')
    .replaceAll(/\p{Extended_Pictographic}/gu, '')
    .trim()

const hash = (text: string): number => {
  let value = 0x81_1c_9d_c5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01_00_01_93)
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b)
  return (value ^ (value >>> 13)) >>> 0
}
