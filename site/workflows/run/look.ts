/** Expressions read once more on the items that came to a node in a run that is over. */
import type { Flow } from '../flow/flow.ts'
import { type Clock, resolve, standardNames } from './expression/index.ts'
import { History } from './history.ts'
import { itemsOf, type Moment } from './moment.ts'
import { namesFor } from './names/node-names.ts'
import { asInputs } from './pairing.ts'
import type { Source } from './piece.ts'
import type { Run } from './run.ts'
import { wire, type Wiring } from './wiring.ts'

export interface Look {
  /** Items that came to it in its last run. */
  readonly count: number
  /** Names of the nodes before it that ran. */
  readonly before: readonly string[]
  /** What a parameter's text comes to on one of the items. @throws as the expression does */
  readonly valueOf: (text: string, item: number) => unknown
}

/** @returns nothing where no item came to the node, nor to the one that it serves */
export const lookAt = (flow: Flow, run: Run, name: string, clock: Clock): Look | undefined => {
  const wiring = wire(flow)
  const served = wiring.served(name)
  const node = wiring.nodes.get(served)
  if (!node) return undefined
  const history = new History()
  for (const { node: ran, run: at } of run.order) history.add(ran, run.nodes.get(ran)![at]!)
  const runs = run.nodes.get(served)
  const sources = runs?.at(-1)?.sources ?? reachedBy(wiring, history, served)
  const inputs = sources.map(
    (source) => (source && history.runsOf(source.node)[source.run]?.outputs[source.output]) ?? null,
  )
  const moment: Moment = {
    ...clock,
    flow,
    wiring,
    history,
    memories: new Map(),
    node,
    run: Math.max(0, (runs?.length ?? 0) - 1),
    inputs: asInputs(inputs),
    sources,
  }
  const count = itemsOf(moment).length
  if (count === 0) return undefined
  const standard = standardNames(clock)
  return {
    count,
    before: [...wiring.ancestors(served)].filter((one) => history.has(one)),
    valueOf: (text, item) => resolve(text, namesFor(moment, item, standard)),
  }
}

/** By input, the latest run of a node before it that handed something on: what a node not yet run would get. */
const reachedBy = (wiring: Wiring, history: History, name: string): readonly (Source | null)[] =>
  wiring.incoming(name).map((links) => {
    const sources = links.flatMap(({ node, output }): readonly Source[] => {
      const run = history
        .runsOf(node)
        .findLastIndex((past) => (past.outputs[output]?.length ?? 0) > 0)
      return run < 0 ? [] : [{ node, output, run }]
    })
    return sources[0] ?? null
  })
