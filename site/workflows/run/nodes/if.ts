import type { Conditions } from '../conditions/condition.ts'
import { hold } from '../conditions/hold.ts'
import type { Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { NotSimulated } from '../failure.ts'

const VERSIONS = [2, 2.1, 2.2, 2.3]
const PARAMETERS = [
  'conditions',
  'looseTypeValidation',
  'options.ignoreCase',
  'options.looseTypeValidation',
]

export const ifNode: NodeProgram = {
  type: 'n8n-nodes-base.if',
  versions: VERSIONS,
  parameters: PARAMETERS,
  outputs: () => 2,
  run: divide,
}

/** Items that hold first, all others second; kept apart in the node that names itself a filter. */
export function divide(task: NodeTask): readonly (readonly Piece[])[] {
  const yes: Piece[] = []
  const no: Piece[] = []
  for (const [index, piece] of task.items.entries())
    try {
      const conditions = task.param<Conditions>('conditions', index, {})
      ;(hold(conditions, index, task.zone) ? yes : no).push(piece)
    } catch (error) {
      if (error instanceof NotSimulated || !task.forgives) throw error
      no.push(piece)
    }
  return [yes, no]
}
