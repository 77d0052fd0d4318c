/** A picture in an address: after the hash, so that nothing of it is sent to the server. */
import { type Piece, PIECES, SEED, SEED_LENGTH } from '../../components/art/index.ts'

export interface Work {
  readonly piece: Piece
  readonly seed: string
}

export const FIRST: Work = { piece: PIECES[0]!, seed: SEED }

export const hashOf = ({ piece, seed }: Work): string =>
  `#${new URLSearchParams({ oeuvre: piece, graine: seed }).toString()}`

/** An address as it was read. */
export interface Asked extends Work {
  /** It asks for a picture that there is none of, or for half of one. */
  readonly broken: boolean
}

/** What an address asks for; what it does not say, or says wrongly, is as at first. */
export const workIn = (hash: string): Asked => {
  const asked = new URLSearchParams(hash.slice(1))
  const piece = PIECES.find((one) => one === asked.get('oeuvre'))
  // Emptied by hand it is none, and nothing is wrong.
  const seed = asked.get('graine')
  return {
    piece: piece ?? FIRST.piece,
    seed: (seed || FIRST.seed).slice(0, SEED_LENGTH),
    broken: piece === undefined || seed === null || seed.length > SEED_LENGTH,
  }
}

/** Name of a picture's file: letters and digits alone. */
export const fileName = ({ piece, seed }: Work, ending: string): string =>
  `opale-${piece}-${seed.replace(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`
