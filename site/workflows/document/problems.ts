// Stands in until the real one is written over it.
import type { Flow } from '../flow/flow.ts'
import type { Run } from '../run/index.ts'
import type { Command } from './command.ts'
export interface Problem {
  readonly key: string
  readonly level: 'error' | 'warning' | 'hint'
  readonly node?: string
  readonly values: Readonly<Record<string, string>>
  readonly fix?: Command
}
export const problemsOf = (_flow: Flow, _context?: { readonly run?: Run }): readonly Problem[] => []
