import type { NodeProgram } from '../program.ts'
import { divide, ifNode } from './if.ts'

/** An if node that shows one output; what does not hold leaves by a second one nobody sees. */
export const filter: NodeProgram = {
  ...ifNode,
  type: 'n8n-nodes-base.filter',
  outputs: () => 1,
  run: divide,
}
