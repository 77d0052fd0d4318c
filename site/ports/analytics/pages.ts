import type { PageData } from '../../routes/page-data.ts'
import { happening, type Happening } from './happening.ts'

export type Seen = Pick<PageData, 'id' | 'path' | 'language' | 'category'>

/** What coming to a page tells. @param before the page one comes from within the site */
export const eventsOfPage = (
  { id, language, category }: Seen,
  before: Seen | undefined,
  referrer = '',
): readonly Happening[] => {
  const from = before?.path ?? hostOf(referrer)
  return [
    ...(before && before.language !== language
      ? [happening('language_change', { from: before.language, to: language })]
      : []),
    happening('page_view', { language, referrer: from }),
    ...(category === 'cv' ? [happening('cv_view', {})] : []),
    ...(id === 'portfolio-projets-cas-etudes' ? [happening('portfolio_view', {})] : []),
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
