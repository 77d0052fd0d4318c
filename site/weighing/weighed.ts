/** What a comparison weighs, as a page shows it in one language. */
import type { Scale } from './address.ts'

export interface Weighed {
  readonly scale: Scale
  /** The best note there is; the worst is 0. */
  readonly best: number
  readonly criteria: readonly { readonly name: string; readonly note: string }[]
  readonly products: readonly {
    readonly name: string
    /** One a criterion. */
    readonly notes: readonly { readonly note: number; readonly why: readonly Words[] }[]
  }[]
  /** The first is what one finds on arriving; a weight a criterion. */
  readonly needs: readonly { readonly name: string; readonly weights: readonly number[] }[]
}

/** Words of a reason, or a dated value in it and where it was read. */
export type Words =
  | string
  | { readonly value: string; readonly href: string; readonly source: string }
