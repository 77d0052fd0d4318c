import type { Hit, Result } from '../../search/page.ts'
import type { Outcome } from '../../search/best-pages.ts'

/** What the page asks of the worker: `find` or `show`. */
export interface WorkerRequest {
  readonly id: number
  /** Of the index's first file. */
  readonly address: string
  readonly find?: string
  readonly show?: { readonly hits: readonly Hit[]; readonly question: string }
}

export type WorkerReply =
  | { readonly id: number; readonly value: Outcome | readonly Result[] }
  | { readonly id: number; readonly error: string }
