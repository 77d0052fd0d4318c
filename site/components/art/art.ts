import { chanceOf, type Chance } from './chance.ts'
import { cabochon } from './pieces/cabochon.ts'
import { fil } from './pieces/fil.ts'
import { graine } from './pieces/graine.ts'
import { maree } from './pieces/maree.ts'
import { nacre } from './pieces/nacre.ts'
import { tissage } from './pieces/tissage.ts'
import { veille } from './pieces/veille.ts'
import { AT_REST, type ArtShape, type Motion } from './shape.ts'

type Draw = (chance: Chance, motion: Motion) => readonly ArtShape[]

const DRAWINGS = { cabochon, nacre, fil, maree, tissage, veille, graine } satisfies Record<
  string,
  Draw
>

export type Piece = keyof typeof DRAWINGS
export const PIECES = Object.keys(DRAWINGS) as readonly Piece[]

/** What a picture is drawn with when nobody chose. */
export const SEED = 'opale'
/** Longer ones are cut: a seed travels in a link. */
export const SEED_LENGTH = 40

/** Pure: the same seed and the same motion give the same shapes everywhere. */
export const drawArt = (piece: Piece, seed: string, motion = AT_REST): readonly ArtShape[] =>
  DRAWINGS[piece](chanceOf(`${piece} ${seed.slice(0, SEED_LENGTH)}`), motion)
