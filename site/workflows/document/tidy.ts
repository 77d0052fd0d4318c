/** Lays out a flow. The library that does so is large: only who tidies up fetches this file. */
import { layOut } from '../builder/layout.ts'
import type { Flow } from '../flow/flow.ts'
import { arranged, type Layout } from './arranged.ts'
import { inColumns } from './columns.ts'
import type { Command } from './command.ts'

/** Moves these nodes, or all, to where they are laid out. */
export const tidying = (flow: Flow, names?: readonly string[]): Command => ({
  do: 'move',
  positions: Object.fromEntries(arranged(flow, layout, names)),
})

/** Beyond that the library takes too long to wait for. */
const MOST_BY_LIBRARY = 120

const layout: Layout = (names, links) =>
  names.length > MOST_BY_LIBRARY ? inColumns(names, links) : layOut(names, links)
