/** The state: all that the agent knows about one claim, and nothing that JSON cannot hold. */
import { z } from 'zod'
import type { Reducers } from './graph.ts'

export const TOOLS = ['order', 'scans', 'proof'] as const
export type ToolName = (typeof TOOLS)[number]

/** What the model may answer. It names an act; the amount comes from the order. */
export const wishes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look'), tool: z.enum(TOOLS) }),
  z.strictObject({
    kind: z.literal('propose'),
    act: z.enum(['refund', 'reship', 'answer']),
    why: z.string().min(10),
  }),
])
export type Wish = z.infer<typeof wishes>

export interface Evidence {
  readonly tool: ToolName
  readonly text: string
}

export interface Claim {
  readonly message: string
  readonly order?: string
  readonly evidence: readonly Evidence[]
  readonly wish?: Wish
  readonly approval?: { readonly verdict: 'yes' | 'no'; readonly by: string }
  readonly receipt?: string
  readonly draft?: string
  /** Why a person has to go on. */
  readonly left?: string
  readonly tokens: number
}

export const reducers: Reducers<Claim> = {
  evidence: (old, found) => [...old, ...found],
  tokens: (old, used) => old + used,
}

export const open = (message: string): Claim => ({ message, evidence: [], tokens: 0 })
