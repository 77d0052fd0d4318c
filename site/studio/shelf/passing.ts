/** Items that pass through a node: in the whole run, or in its latest turn where one goes step by step. */
import { itemsInto } from '../../workflows/document/items-into.ts'
import { linksIn } from '../../workflows/document/links.ts'
import type { Item } from '../../workflows/flow/flow.ts'
import { itemsOf } from '../../workflows/run/until.ts'
import type { StudioRun } from '../run.ts'
import type { Shown } from '../shown.ts'

/** What waits for it, or what it began with; by its links where it never ran. */
export const cameTo = (
  { flow, result }: StudioRun,
  shown: Shown,
  name: string,
): readonly Item[] => {
  const { next, run } = shown
  const runs = next?.node === name ? [result.nodes.get(name)![next.run]!] : turnsOf(shown, name)
  if (runs) return runs.flatMap((one) => itemsOf(result, one))
  return itemsInto(
    linksIn(flow).filter(({ to }) => to.node === name),
    run.nodes,
  )
}

export const gaveBy = (shown: Shown, name: string): readonly Item[] =>
  turnsOf(shown, name)?.flatMap(({ outputs }) => outputs.flat()) ?? []

const turnsOf = ({ run, next }: Shown, name: string) => {
  const runs = run.nodes.get(name)
  return next ? runs?.slice(-1) : runs
}
