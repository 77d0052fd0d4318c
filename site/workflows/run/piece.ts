/** An item as it moves through a run. Values may be more than JSON until they leave: dates, for one. */
import type { FlowFile } from '../flow/flow.ts'

export type Fields = Record<string, unknown>
export type Files = Readonly<Record<string, FlowFile>>

export interface Piece {
  readonly json: Fields
  readonly binary?: Files
  readonly pairedItem?: Paired
  /** What went wrong with it, where its node went on all the same. */
  readonly error?: unknown
}

export type Paired = Pair | readonly Pair[] | number

export interface Pair {
  readonly item: number
  readonly input?: number
  /** Where the item really came from, when that is not where its run got its items. */
  readonly sourceOverwrite?: Source
}

/** Which run of which node filled an input, and by which of its outputs. */
export interface Source {
  readonly node: string
  readonly output: number
  readonly run: number
}

/** Items by output; nothing where an output is not served. */
export type Outputs = readonly (readonly Piece[])[]
/** Items by input; `null` where nothing came. */
export type Inputs = readonly (readonly Piece[] | null)[]

export const pairsOf = (paired: Paired | undefined): readonly Pair[] => {
  if (paired === undefined) return []
  if (typeof paired === 'number') return [{ item: paired }]
  return isMany(paired) ? paired : [paired]
}

const isMany = (paired: Pair | readonly Pair[]): paired is readonly Pair[] => Array.isArray(paired)
