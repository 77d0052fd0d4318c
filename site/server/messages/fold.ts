/** Text as it is searched: without capitals and accents, whoever typed them. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => LIGATURES[letter] ?? letter)

/** All that the words of a search may stand in. */
export const searchText = (parts: readonly (string | undefined)[]): string =>
  folded(parts.filter(Boolean).join('\n'))

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }
