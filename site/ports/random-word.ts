/** Chance, as a word that one can read aloud and type again. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => {
    const [consonant, vowel] = [CONSONANTS[byte % 16], VOWELS[(byte >> 4) % 5]]
    return `${consonant}${vowel}`
  }).join('')

const CONSONANTS = 'bdfgjklmnprstvxz'
const VOWELS = 'aeiou'
