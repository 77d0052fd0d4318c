/** [3.4.10] What the navigation hands to the contact page, beside its address. */
import type { PageData } from '../routes/page-data.ts'

export const CONTACT_SOURCES = ['unified_navigation', 'global_navigation'] as const
export type ContactSource = (typeof CONTACT_SOURCES)[number]

export interface ContactState {
  /** Path of the page that the visitor came from. */
  readonly from: string
  readonly source: ContactSource
  /** What that page is about: its category. */
  readonly context?: string
  /** Path of the page before that one. */
  readonly previousPath?: string
}

/** [2.3.86] [2.3.87] The header that loads late passes the origin and the source alone. */
export const contactState = (
  { path, category, header }: Pick<PageData, 'path' | 'category' | 'header'>,
  previousPath: string | undefined,
): ContactState =>
  header === 'deferred'
    ? { from: path, source: 'global_navigation' }
    : {
        from: path,
        context: category,
        source: 'unified_navigation',
        ...(previousPath !== undefined && { previousPath }),
      }

/** Reads a router's state, which anything may have been put into. */
export const readContactState = (state: unknown): ContactState | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const { from, source, context, previousPath } = state as Record<string, unknown>
  if (!isPath(from) || !isSource(source)) return undefined
  return {
    from,
    source,
    ...(typeof context === 'string' && CONTEXT.test(context) && { context }),
    ...(isPath(previousPath) && { previousPath }),
  }
}

/** Longer ones are none of ours. */
const PATH = /^\/(?!\/)[\w%./~-]{0,200}$/u
const CONTEXT = /^[a-z-]{1,40}$/u

const isPath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value)
const isSource = (value: unknown): value is ContactSource =>
  CONTACT_SOURCES.some((source) => source === value)
