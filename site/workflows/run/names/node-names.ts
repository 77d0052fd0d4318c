import type { Names } from '../expression/index.ts'
import { LookupFailure } from '../lookup-failure.ts'
import { itemsOf, type Moment } from '../moment.ts'
import type { Piece } from '../piece.ts'
import { filesOf, lookBack, runsOf } from './look-back.ts'

/** What the expressions of a node can see when it handles one of its items. */
export function namesFor(moment: Moment, index: number, standard: Names): Names {
  const { flow, node, run, sources } = moment
  const pieces = itemsOf(moment)
  const piece = () => pieces[index] ?? fail(node.name, pieces.length, index)
  const before = sources[0] ?? undefined
  return {
    ...standard,
    get $json() {
      return piece().json
    },
    get $data() {
      return piece().json
    },
    get $binary() {
      return filesOf(piece())
    },
    get $input() {
      return inputNames(moment, index)
    },
    get $thisItem() {
      return pieces[index]
    },
    get $node() {
      return nodeRecord(moment, index)
    },
    $: (name?: string) => lookBack(moment, index, name ?? before?.node ?? ''),
    $items: (name?: string, output = 0, wanted?: number) =>
      name === undefined ? pieces : runsOf(moment, name, output, wanted),
    $prevNode: before && { name: before.node, outputIndex: before.output, runIndex: before.run },
    $runIndex: run,
    $itemIndex: index,
    $position: index,
    $mode: 'manual',
    $workflow: { id: flow.id ?? '', name: flow.name, active: false },
    $execution: { id: '1', mode: 'test', resumeUrl: '', resumeFormUrl: '' },
    $parameter: node.parameters,
    $nodeVersion: node.typeVersion,
    $nodeId: node.id,
    $webhookId: node.webhookId,
    $vars: {},
    $env: {},
    $secrets: {},
  }
}

function inputNames(moment: Moment, index: number) {
  const pieces = itemsOf(moment)
  if (pieces.length === 0) throw new LookupFailure('No execution data available')
  const before = moment.sources[0]?.node
  return {
    item: pieces[index],
    first: () => pieces[0],
    last: () => pieces.at(-1),
    all: () => pieces,
    get params() {
      return before === undefined ? undefined : moment.wiring.nodes.get(before)?.parameters
    },
    get context() {
      return before === undefined ? {} : (moment.memories.get(before) ?? {})
    },
  }
}

/** `$node["Name"]`, where nodes are read item by item. */
function nodeRecord(moment: Moment, index: number): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  for (const name of moment.wiring.nodes.keys())
    Object.defineProperty(record, name, {
      enumerable: true,
      get: () => {
        const output = moment.wiring.outputTowards(moment.node.name, name) ?? 0
        const piece = (): Piece => {
          const pieces = runsOf(moment, name, output)
          return pieces[index] ?? fail(name, pieces.length, index)
        }
        return {
          get json() {
            return piece().json
          },
          get data() {
            return piece().json
          },
          get binary() {
            return filesOf(piece())
          },
          get context() {
            return moment.memories.get(name) ?? {}
          },
          parameter: moment.wiring.nodes.get(name)?.parameters,
          runIndex: moment.history.runsOf(name).length - 1,
        }
      },
    })
  return record
}

function fail(name: string, count: number, index: number): never {
  throw new LookupFailure(
    count === 0
      ? `Node '${name}' hasn't been executed`
      : `"${name}" node has ${count} item(s) but you're trying to access item ${index}`,
  )
}
