import type { NodeProgram } from '../program.ts'

export const noOp: NodeProgram = {
  type: 'n8n-nodes-base.noOp',
  versions: [1],
  parameters: [],
  run: ({ items }) => [items],
}
