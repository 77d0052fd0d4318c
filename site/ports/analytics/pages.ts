import type { PageData } from '../../routes/page-data.ts'
import { namedEvent, type NamedEvent } from './events.ts'

export type Seen = Pick<PageData, 'id' | 'path' | 'language' | 'category'>

/** What coming to a page tells. @param before the page one comes from within the site */
export const eventsOfPage = (
  { id, language, category }: Seen,
  before: Seen | undefined,
  referrer = '',
): readonly NamedEvent[] => {
  const from = before?.path ?? hostOf(referrer)
  return [
    ...(before && before.language !== language
      ? [namedEvent('language_change', { from: before.language, to: language })]
      : []),
    namedEvent('page_view', { language, referrer: from }),
    ...(category === 'cv' ? [namedEvent('cv_view', {})] : []),
    ...(id === 'portfolio-projets-cas-etudes' ? [namedEvent('portfolio_view', {})] : []),
  ]
}

/** Where a visit came from: the site alone. What was read there is nobody's business. */
const hostOf = (referrer: string): string => {
  try {
    return new URL(referrer).host
  } catch {
    return 'direct'
  }
}
