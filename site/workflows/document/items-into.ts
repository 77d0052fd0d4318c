import type { Item } from '../flow/flow.ts'
import type { NodeRun } from '../run/run.ts'
import type { FlowLink } from './command.ts'

/** The items that came to a node in a run, by the links that lead to it. */
export const itemsInto = (
  into: readonly FlowLink[] | undefined,
  runs: ReadonlyMap<string, readonly NodeRun[]>,
): readonly Item[] =>
  (into ?? [])
    .filter(({ kind }) => kind === 'main')
    .flatMap(({ from }) =>
      (runs.get(from.node) ?? []).flatMap(({ outputs }) => outputs[from.at] ?? []),
    )
