/** What the last run tells to who writes an expression. It comes apart, with the simulator. */
import type { Flow } from '../workflows/flow/flow.ts'
import { EXAMPLE_NOW, EXAMPLE_ZONE } from '../workflows/recipes/recipe.ts'
import { completeAt, type Completion } from '../workflows/run/complete.ts'
import { lookAt } from '../workflows/run/look.ts'
import type { Run } from '../workflows/run/index.ts'

export interface Looking {
  /** Items that came to the step. */
  readonly count: number
  readonly complete: (text: string, caret: number, item: number) => Completion | undefined
  readonly preview: (text: string, item: number) => Preview
}

/** What a text comes to, or why it comes to nothing. */
export type Preview = { readonly value: string } | { readonly fault: string }

/** @returns nothing where no item came there */
export const lookingAt = (flow: Flow, run: Run, name: string): Looking | undefined => {
  const look = lookAt(flow, run, name, { now: new Date(EXAMPLE_NOW), zone: EXAMPLE_ZONE })
  return (
    look && {
      count: look.count,
      complete: (text, caret, item) => completeAt(text, caret, look, item),
      preview: (text, item) => {
        try {
          const value = look.valueOf(text, item)
          return { value: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') }
        } catch (error) {
          return { fault: error instanceof Error ? error.message : String(error) }
        }
      },
    }
  )
}
