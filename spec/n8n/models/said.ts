import type { JsonObject } from '../../../site/workflows/flow/flow.ts'

/** What a model answers a call with. */
export type Said =
  | { readonly text: string }
  | { readonly tool: string; readonly input: JsonObject }
  | { readonly fails: string }

export type Answer = Exclude<Said, { fails: string }>

/** Of every call, as no provider would count them. */
export const TOKENS = { read: 100, written: 20 } as const
export const MADE = 1_795_420_800
