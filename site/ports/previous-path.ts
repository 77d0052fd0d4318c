import { PAGE_VIEWS_KEY } from './storage-keys.ts'
import { read } from './storage.ts'

/** Path of the page that was looked at before the one at `path`; none where the visit began. */
export const previousPath = (path: string): string | undefined => {
  try {
    const kept: unknown = JSON.parse(read('sessionStorage', PAGE_VIEWS_KEY) ?? '[]')
    if (!Array.isArray(kept)) return undefined
    return kept
      .map((view: unknown) => (view as { readonly path?: unknown } | null)?.path)
      .findLast((one): one is string => typeof one === 'string' && one !== path)
  } catch {
    return undefined
  }
}
