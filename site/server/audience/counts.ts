/** A report as counts: what is added to the rows of its hour. */
import type { Report } from '../../audience/report.ts'
import { normalPath } from '../../routes/address.ts'
import { DIRECT, type Kind } from './kinds.ts'

export interface Count {
  readonly kind: Kind
  readonly value: string
  readonly count: number
}

export interface Counted {
  readonly counts: readonly Count[]
  /** Of what was told, that which cannot be: pages that are none, hosts that are no names. */
  readonly dropped: number
}

/** @param own host of this site */
export const countsOf = (
  { width, source, views, reads, conversions }: Report,
  { isPage, own }: { readonly isPage: (path: string) => boolean; readonly own: string },
): Counted => {
  const counts = new Map<string, Count>()
  let dropped = 0
  const add = (kind: Kind, value: string): void => {
    const key = `${kind} ${value}`
    counts.set(key, { kind, value, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  /** Each at the one form of its address. */
  const onPage = (path: string, count: (page: string) => void): void => {
    const page = normalPath(path)
    if (isPage(page)) count(page)
    else dropped += 1
  }
  for (const [path, language] of views)
    onPage(path, (page) => {
      add('view', page)
      add('language', language)
      add('width', width)
    })
  for (const [path, depth] of reads)
    onPage(path, (page) => {
      add('depth', String(depth))
      if (depth === READ) add('read', page)
    })
  for (const type of conversions) add('conversion', type)
  const host = source?.toLowerCase()
  if (host !== undefined && host !== own) {
    if (host === DIRECT || HOST.test(host)) add('source', host)
    else dropped += 1
  }
  return { counts: [...counts.values()], dropped }
}

/** A page read so far, in per cent, was read. */
export const READ = 75

/** At least one dot: what has none is a machine of somebody's own. */
const HOST = /^(?=.{1,100}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/u
