/**
 * Whether a key is this letter, wherever the keyboard puts it. Where its place writes no Latin
 * letter, as with Alt on a Mac or in another alphabet, the place counts.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: 'd' | 'o'): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/iu.test(key))
