/** Where an address moves to: decided here for the server, for the build and for the dev server. */
import { askedElsewhere, normalPath, restOf } from './address.ts'
import type { Language } from './language.ts'

/** What is known of the site's addresses, each in its one form. */
export interface Known {
  readonly redirect: (
    path: string,
  ) => { readonly to: string; readonly status: 307 | 308 } | undefined
  readonly isPage: (path: string) => boolean
  /** What shows, in another language, what a page shows whose address has a language of its own. */
  readonly counterpart: (path: string, language: Language) => string | undefined
}

export interface Move {
  readonly to: string
  readonly status: 307 | 308
}

/**
 * Nothing where an address is in its one form already, or nobody's. A move always leads to a known
 * path: `//host/` is none, so that nobody is sent to another site.
 */
export const moveOf = (known: Known, path: string, search: string): Move | undefined => {
  const normal = normalPath(path)
  const redirect = known.redirect(normal)
  if (redirect) return moved(redirect.to, search, redirect.status)
  if (!known.isPage(normal)) return undefined
  const query = new URLSearchParams(search)
  const asked = askedElsewhere(normal, query)
  const counterpart = asked && known.counterpart(normal, asked)
  if (counterpart !== undefined) return moved(counterpart, restOf(query), 308)
  return normal === path ? undefined : moved(encodeURI(normal), search, 308)
}

const moved = (to: string, search: string, status: 307 | 308): Move => ({
  to: to.includes('?') ? to + search.replace('?', '&') : to + search,
  status,
})
