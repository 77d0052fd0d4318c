import { randomBytes } from '../ports/chance.ts'

/**
 * What a visitor quotes on the phone, as `K7M2-9QXD`: no vowel, so no word; nothing that looks or
 * sounds like something else. Drawn by chance, it tells nobody how many messages there are.
 */
export const newReference = (): string => {
  const drawn = Array.from(randomBytes(8), (byte) => LETTERS[byte % 24])
  return [drawn.slice(0, 4), drawn.slice(4)].map((half) => half.join('')).join('-')
}

/** 24 of them: 256 leaves a rest, which favours the first ones by a tenth and harms nobody. */
const LETTERS = '23456789BCDFGHJKLMNPQRTX'
