import type { NodeProgram } from '../program.ts'

/** Notes something about the run for those who look at it later; the items go on as they are. */
export const executionData: NodeProgram = {
  type: 'n8n-nodes-base.executionData',
  versions: [1, 1.1],
  parameters: ['operation', 'dataToSave', 'notice'],
  run: ({ items }) => [items],
}
