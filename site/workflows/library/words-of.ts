/** The words of a text as the library compares them: small letters, no accents, no plural. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])[sx]$/u, '') : word))

const COMMON: ReadonlySet<string> = new Set(
  'au aux avec ce ces dans de des du en et il la le les leur ma mes mon nos notre ou par pas pour que qui sa se ses son sur un une vos votre and are as at by for from in is it its my of on or our the their to with you your'.split(
    ' ',
  ),
)
