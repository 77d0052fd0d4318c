/** The second row of one page, in one language: worked out at build from what the page holds. */
import { identity } from '../identity.ts'
import type { Language } from '../routes/language.ts'
import type { PageNav, PageNavTab } from '../routes/page-nav.ts'
import type { Mode } from './modes.ts'
import { configOf, type SectionConfig, type TabAction, type TabConfig } from './page-configs.ts'

/** Where an action or a universe leads, in the page's language. */
export type HrefOf = (target: Mode | 'studio') => string

/**
 * [2.3.72] Sections count where the page has an anchor of that name. A tab without any is left out
 * unless it leads elsewhere, and so is a row that would hold a single section.
 * @param ids every id in the page's main part
 */
export const pageNav = (
  category: string,
  language: Language,
  ids: ReadonlySet<string>,
  hrefOf: HrefOf,
): PageNav | undefined => {
  const config = configOf(category)
  const present = (sections: readonly SectionConfig[]) =>
    sections
      .filter(({ id }) => ids.has(id))
      .map(({ id, label }) => ({ id, label: label[language] }))
  const built = ({ id, label, sections, action }: TabConfig): readonly PageNavTab[] => {
    const own = present(sections)
    if (action)
      return [{ id, label: label[language], sections: own, href: leadsTo(action, hrefOf) }]
    if (own.length === 0) return []
    const whole = own[0]?.id === sections[0]?.id
    return [{ id, label: label[language], sections: own, ...(!whole && { partial: true }) }]
  }
  const alone = present(config.sections).map((one) => ({ ...one, sections: [one] }))
  const tabs: readonly PageNavTab[] = [...config.tabs.flatMap(built), ...alone]
  const sections = tabs.flatMap((tab) => tab.sections)
  const leaving = tabs.some(({ href }) => href !== undefined)
  if (sections.length < (leaving ? 1 : 2)) return undefined
  return {
    title: config.title[language],
    subtitle: config.subtitle[language].replace('{{name}}', identity.name),
    colors: config.gradientColors,
    tabs,
    ...(config.actions && {
      actions: config.actions.map(({ label, action }) => ({
        label: label[language],
        href: leadsTo(action, hrefOf),
      })),
    }),
    ...(alone.length > 0 && { flat: true }),
  }
}

/** [2.3.71] openStudio leads to the editor; openMode to the universe's own page, `/` for code. */
const leadsTo = (action: TabAction, hrefOf: HrefOf): string =>
  action.kind === 'openStudio' ? hrefOf('studio') : hrefOf(action.mode)

/** Every id in the main part of a rendered page. */
export const idsIn = (body: string): ReadonlySet<string> => {
  const main = body.slice(body.indexOf('<main'), body.lastIndexOf('</main>'))
  return new Set([...main.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id))
}
