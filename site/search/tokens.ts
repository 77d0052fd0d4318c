/**
 * The words of a text as the search compares them: small letters without accents. The index is made
 * of them at build, a question in the browser: both go through here.
 */
export const tokensOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 1)
    .map(singular)

/** Words that say nothing of a subject, in both languages. */
export const isCommon = (token: string): boolean => COMMON.has(token)

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** One agent or several: whoever searches does not care. */
const singular = (token: string): string =>
  token.length > 3 ? token.replace(/(?<=[^s])[sx]$/u, '') : token

const COMMON: ReadonlySet<string> = new Set(
  tokensOf(
    'au aux avec ce ces cette comment dans de des du elle en est et il la le les leur lui ma mes ' +
      'mon ne nos notre nous on ou par pas plus pour quand que quel quelle qui quoi sa sans ses si ' +
      'son sont sur ta tes ton tous tout un une vos votre vous ' +
      'an and are as at be by can do does for from has have how in is it its no not of off or our ' +
      'so that the their then they this to was what when which who with without you your',
  ),
)
