/** A flow while it is worked on: what it is now, what is chosen, and the way back and forth. */
import type { Patch } from 'immer'
import type { Flow } from '../flow/flow.ts'
import type { Command } from './command.ts'
import { outcomeOf } from './commands/index.ts'
import { patchesBetween, patched } from './patches.ts'

export interface Session {
  readonly flow: Flow
  /** Names of the chosen nodes, in the order they were chosen. */
  readonly selection: readonly string[]
  readonly past: readonly Change[]
  readonly future: readonly Change[]
}

export interface Change {
  /** What was done: how undo and redo are announced. */
  readonly what: string
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  readonly selection: { readonly before: readonly string[]; readonly after: readonly string[] }
}

export const begin = (flow: Flow): Session => ({ flow, selection: [], past: [], future: [] })

/** The same session where nothing changes or the command cannot be done. */
export const perform = (session: Session, command: Command): Session => {
  const outcome = outcomeOf(session.flow, command)
  if (!outcome) return session
  const { flow } = outcome
  const patches = patchesBetween(session.flow, flow)
  if (patches.length === 0) return session
  const after = standing(flow, outcome.choose?.(session.selection) ?? session.selection)
  const change: Change = {
    what: whatOf(command),
    patches,
    inverse: patchesBetween(flow, session.flow),
    selection: { before: session.selection, after },
  }
  return { flow, selection: after, past: [...session.past, change], future: [] }
}

export const undo = (session: Session): Session => {
  const change = session.past.at(-1)
  if (!change) return session
  return {
    flow: patched(session.flow, change.inverse),
    selection: change.selection.before,
    past: session.past.slice(0, -1),
    future: [...session.future, change],
  }
}

export const redo = (session: Session): Session => {
  const change = session.future.at(-1)
  if (!change) return session
  return {
    flow: patched(session.flow, change.patches),
    selection: change.selection.after,
    past: [...session.past, change],
    future: session.future.slice(0, -1),
  }
}

/** Chooses these nodes and no others; names of no node are left out. */
export const select = (session: Session, names: readonly string[]): Session => {
  const selection = standing(session.flow, names)
  const isSame =
    selection.length === session.selection.length &&
    selection.every((name, at) => name === session.selection[at])
  return isSame ? session : { ...session, selection }
}

const standing = ({ nodes }: Flow, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return names
  const known = new Set(nodes.map(({ name }) => name))
  const kept = [...new Set(names)].filter((name) => known.has(name))
  return kept.length === names.length ? names : kept
}

/** Several of one kind are announced as one of them. */
const whatOf = (command: Command): string => {
  if (command.do !== 'all') return command.do
  const kinds = new Set(command.commands.map(whatOf))
  return kinds.size === 1 ? [...kinds][0]! : command.do
}
