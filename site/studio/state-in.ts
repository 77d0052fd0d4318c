/** What a run made of a node. */
import type { Run } from '../workflows/run/index.ts'

export type NodeState = 'ran' | 'failed' | 'gap' | 'aside' | undefined

export const stateIn = (run: Run, name: string): NodeState => {
  if (run.error?.node === name) return 'failed'
  if (run.gaps.some(({ node }) => node === name)) return 'gap'
  const runs = run.nodes.get(name)
  if (!runs) return 'aside'
  return runs.some(({ error }) => error) ? 'failed' : 'ran'
}
