import type { NodeProgram } from '../program.ts'
import { divide, ifNode } from './if.ts'

/** An if node without its second output: what does not hold is left out. */
export const filter: NodeProgram = {
  ...ifNode,
  type: 'n8n-nodes-base.filter',
  outputs: () => 1,
  run: (task) => divide(task).slice(0, 1),
}
