import type { Piece, Source } from '../piece.ts'
import { pairsOf } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'

/** What the node keeps between its runs; expressions may look at it by `context`. */
interface Memory {
  items?: readonly Piece[]
  processedItems?: readonly Piece[]
  sourceData?: Source | undefined
  currentRunIndex?: number
  maxRunIndex?: number
  noItemsLeft?: boolean
  done?: boolean
}

export const splitInBatches: NodeProgram = {
  type: 'n8n-nodes-base.splitInBatches',
  versions: [3],
  parameters: ['batchSize', 'options.reset'],
  outputs: () => 2,
  run: (task) => {
    const memory: Memory = task.memory
    const size = task.param('batchSize', 0, 1)
    const isNew = memory.items === undefined || task.param('options.reset', 0, false)
    const batch = isNew ? begin(memory, task, size) : go(memory, task, size)
    memory.noItemsLeft = memory.items!.length === 0
    memory.done = batch.length === 0
    return memory.done ? [memory.processedItems!, []] : [[], batch]
  },
}

function begin(memory: Memory, { items, moment }: NodeTask, size: number): readonly Piece[] {
  memory.currentRunIndex = 0
  memory.maxRunIndex = Math.ceil(items.length / size)
  memory.sourceData = moment.sources[0] ?? undefined
  memory.items = items.slice(size)
  memory.processedItems = []
  return items.slice(0, size)
}

/** Later batches come from the items of the first run, wherever the items came from that asked for them. */
function go(memory: Memory, { items, moment }: NodeTask, size: number): readonly Piece[] {
  memory.currentRunIndex! += 1
  const batch = memory.items!.slice(0, size)
  memory.items = memory.items!.slice(size)
  memory.processedItems = [
    ...memory.processedItems!,
    ...items.map((piece, item) => withSource(piece, item, moment.sources[0] ?? undefined)),
  ]
  return batch.map((piece) =>
    withSource(piece, pairsOf(piece.pairedItem)[0]?.item ?? 0, memory.sourceData),
  )
}

const withSource = (piece: Piece, item: number, source: Source | undefined): Piece => ({
  ...piece,
  pairedItem: { item, ...(source && { sourceOverwrite: source }) },
})
