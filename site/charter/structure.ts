/** How a page is built: its headings in order, and the same parts in both languages. */
import { otherLanguage, type Language } from '../routes/language.ts'
import type { CharterPage, Finding } from './finding.ts'

/** One `h1`, first; then no level is skipped on the way down. */
export const headingFindings = (pages: readonly CharterPage[]): readonly Finding[] =>
  pages.flatMap(({ id, language, levels }) => {
    const ones = levels.filter((level) => level === 1).length
    const skipped = levels.findIndex((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
    const faults = [
      ones === 1 ? '' : `${ones} h1: a page has one`,
      levels[0] === 1 || ones !== 1 ? '' : `begins with h${levels[0]}`,
      skipped < 0 ? '' : `h${levels[skipped]} after h${levels[skipped - 1]}`,
    ]
    return faults
      .filter((what) => what !== '')
      .map((what): Finding => ({ rule: 'headings', page: id, language, what }))
  })

/** Each page in both languages, with as many sections of its own. */
export const pairFindings = (pages: readonly CharterPage[]): readonly Finding[] => {
  const byId = { fr: byIdIn(pages, 'fr'), en: byIdIn(pages, 'en') }
  return pages.flatMap((page): readonly Finding[] => {
    const { id } = page
    const language = otherLanguage(page.language)
    const other = byId[language].get(id)
    if (other === undefined) return [{ rule: 'pair', page: id, language, what: 'is not written' }]
    if (language === 'fr' || sections(page) === sections(other)) return []
    const what = `${sections(other)} headings, ${sections(page)} in French: the same sections in the same order`
    return [{ rule: 'pair', page: id, language, what }]
  })
}

const byIdIn = (pages: readonly CharterPage[], language: Language) =>
  new Map(pages.filter((page) => page.language === language).map((page) => [page.id, page]))

const sections = ({ passages }: CharterPage): number =>
  passages.filter(({ kind }) => kind === 'heading').length
