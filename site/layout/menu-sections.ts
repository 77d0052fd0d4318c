import type { MobileMenuSection } from '../components/mobile-menu/index.ts'
import type { PageNav } from '../routes/page-nav.ts'

/** [2.3.89] The tabs of the page as the menu holds them, the section being read unfolded. */
export const menuSections = (nav: PageNav, section?: string): readonly MobileMenuSection[] => {
  const links = (tabs: PageNav['tabs']) =>
    tabs.flatMap(({ sections }) =>
      sections.map(({ id, label }) => ({ label, href: `#${id}`, current: id === section })),
    )
  if (nav.flat) return [{ key: 'all', label: nav.title, links: links(nav.tabs), open: true }]
  const away = (nav.actions ?? []).map(({ label, href }) => ({ key: href, label, href, links: [] }))
  const active = nav.tabs.findIndex(({ sections }) => sections.some(({ id }) => id === section))
  const tabs = nav.tabs.map((tab, at) => ({
    key: tab.id,
    label: tab.label,
    links: links([tab]),
    // With nothing to unfold, it leads where its tab leads.
    ...(tab.sections.length === 0 && { href: tab.href }),
    open: at === Math.max(0, active),
  }))
  return [...tabs, ...away]
}
