/** What is shown of the last run: all of it, or as far as somebody has gone through it. */
import { runUntil } from '../workflows/run/until.ts'
import type { Run } from '../workflows/run/index.ts'
import type { StudioRun } from './run.ts'

export interface Shown {
  readonly run: Run
  /** The step before which it is stopped; nothing once all have run. */
  readonly next: { readonly node: string; readonly run: number } | undefined
}

/** @param steps how many are shown; all where left out */
export const shownOf = ({ result }: StudioRun, steps: number | undefined): Shown =>
  steps === undefined
    ? { run: result, next: undefined }
    : { run: runUntil(result, steps), next: result.order[steps] }

export type NodeState = 'ran' | 'failed' | 'gap' | 'aside' | 'next' | undefined

/** What a run made of a node, so far. */
export const stateIn = ({ run, next }: Shown, name: string): NodeState => {
  if (next?.node === name) return 'next'
  if (run.error?.node === name) return 'failed'
  if (run.gaps.some(({ node }) => node === name)) return 'gap'
  const runs = run.nodes.get(name)
  if (!runs) return next ? undefined : 'aside'
  return runs.some(({ error }) => error) ? 'failed' : 'ran'
}
