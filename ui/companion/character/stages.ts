import type { Point } from './shape.ts'

/** Where the parts of a stage are. The origin is between her feet, y grows downwards. */
export interface Geometry {
  /** Height of the head's centre, and its size against the child's. */
  readonly head: readonly [y: number, scale: number]
  /** Shoulder and hem: half width and height. The baby has none: she is a head on two feet. */
  readonly gown?: readonly [top: Point, hem: Point]
  readonly shoulder: Point
  /** How far a hand gets. */
  readonly reach: number
  readonly hair: Hair
  readonly halo?: Halo
  /** Where a badge is pinned. */
  readonly chest: Point
  /** Where what floats beside the head starts. */
  readonly mark: Point
  /** Where what lies beside her is put. */
  readonly beside: number
  /** Half the side of the smallest square on the ground in which no mood is cut. */
  readonly fit: number
}
export type Hair = 'bald' | 'bob' | 'buns' | 'tails'
export type Halo = 'gems' | 'wings'

export const STAGES = ['baby', 'child', 'teen', 'adult', 'master', 'legendary'] as const
export type Stage = (typeof STAGES)[number]

export const geometries: Readonly<Record<Stage, Geometry>> = {
  baby: {
    head: [-53, 0.89],
    shoulder: [43, -23],
    reach: 20,
    hair: 'bald',
    chest: [24, -20],
    mark: [56, -96],
    beside: 64,
    fit: 88,
  },
  child: {
    head: [-84, 1],
    gown: [
      [22, -46],
      [33, -3],
    ],
    shoulder: [23, -32],
    reach: 74,
    hair: 'bob',
    chest: [15, -18],
    mark: [66, -132],
    beside: 78,
    fit: 103,
  },
  teen: {
    head: [-102, 0.98],
    gown: [
      [20, -66],
      [38, -3],
    ],
    shoulder: [21, -50],
    reach: 80,
    hair: 'buns',
    chest: [14, -34],
    mark: [76, -152],
    beside: 88,
    fit: 111,
  },
  adult: {
    head: [-117, 0.95],
    gown: [
      [18, -84],
      [48, -3],
    ],
    shoulder: [18, -66],
    reach: 88,
    hair: 'tails',
    chest: [13, -48],
    mark: [74, -166],
    beside: 92,
    fit: 120,
  },
  master: {
    head: [-120, 0.92],
    gown: [
      [18, -88],
      [54, -3],
    ],
    shoulder: [18, -70],
    reach: 88,
    hair: 'tails',
    halo: 'gems',
    chest: [14, -52],
    mark: [84, -198],
    beside: 96,
    fit: 120,
  },
  legendary: {
    head: [-120, 0.92],
    gown: [
      [18, -88],
      [56, -3],
    ],
    shoulder: [18, -70],
    reach: 88,
    hair: 'tails',
    halo: 'wings',
    chest: [14, -52],
    mark: [84, -204],
    beside: 98,
    fit: 120,
  },
}
