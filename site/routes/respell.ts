/** Addresses have neither accents nor capitals: labels made from them get both back from a page's texts. */

/**
 * The words of `label` as `texts` spell them, in the order given; what they do not hold stays.
 * @example respell('Activite github', ['L’activité GitHub']) // 'Activité GitHub'
 */
export const respell = (label: string, texts: readonly string[]): string => {
  const spellings = spellingsIn(texts)
  const words = label.split(' ').map((word) => spellings.get(plain(word)) ?? word)
  const whole = words.join(' ')
  // Names that begin with a small letter, such as n8n, keep it except at the start.
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** How each word is spelt, by its plain form. The first spelling whose capital is certain wins. */
const spellingsIn = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const sure = new Map<string, string>()
  const unsure = new Map<string, string>()
  for (const text of texts)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const opens = /(?:^|[.?!:]\s*)$/u.test(text.slice(0, index))
      // A capital at the start says nothing; one inside, as in GitHub, is the word's own.
      const known = opens && /^\p{Lu}[^\p{Lu}]*$/u.test(word)
      const [map, spelling] = known ? [unsure, word.toLowerCase()] : [sure, word]
      if (!map.has(plain(word))) map.set(plain(word), spelling)
    }
  return new Map([...unsure, ...sure])
}

/** Of three letters and more: « a » and « à », « ou » and « où » are different words. */
const WORD = /[\p{L}\p{N}]{3,}/gu

const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
