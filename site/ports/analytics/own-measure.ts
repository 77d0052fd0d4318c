/** Counts a visit on the page, and tells the site's own server once, when the page is left. */
import { isConversion } from '../../audience/conversions.ts'
import { DEPTHS } from '../../audience/dimensions.ts'
import { AUDIENCE_ENDPOINT, REPORT_LIMIT } from '../../audience/endpoint.ts'
import type { Report } from '../../audience/report.ts'
import { isLanguage } from '../../routes/language.ts'
import { deviceOf } from '../device.ts'
import type { Service, Tracked } from './analytics.ts'

/** @param allowed whether the visitor has not objected; what they did before is forgotten then */
export const ownMeasure = (allowed: () => boolean): Service => {
  let visit = nothing()
  const send = () => {
    const told = visit
    visit = nothing()
    if (isEmpty(told) || !allowed()) return
    // A page that goes has no time for an answer, and a count that is lost is no loss.
    navigator.sendBeacon(AUDIENCE_ENDPOINT, textOf(told))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
  return (event) => {
    add(visit, event)
    if (textOf(visit).length > REPORT_LIMIT - LONGEST) send()
  }
}

type Visit = { -readonly [K in keyof Omit<Report, 'width'>]: Report[K] }

const nothing = (): Visit => ({ views: [], reads: [], conversions: [] })

const isEmpty = ({ views, reads, conversions }: Visit): boolean =>
  views.length + reads.length + conversions.length === 0

const textOf = (visit: Visit): string =>
  JSON.stringify({ width: deviceOf(innerWidth), ...visit } satisfies Report)

/** Room for what one event adds. */
const LONGEST = 350

const add = (visit: Visit, { name, path, values }: Tracked): void => {
  const { language, referrer, depth, type } = values
  if (name === 'page_view' && isLanguage(language)) {
    visit.views.push([path, language])
    // The page before it on this site is a path: then nobody led here.
    const host = String(referrer)
    if (!host.startsWith('/') && host !== location.host) visit.source = hostOf(host)
  }
  const mark = DEPTHS.find((each) => each === depth)
  if (name === 'scroll' && mark !== undefined) visit.reads.push([path, mark])
  if (name === 'conversion' && isConversion(type)) visit.conversions.push(type)
}

/** Without its port. */
const hostOf = (host: string): string => host.replace(/:\d+$/u, '')
