import { useEffect, useRef, type ReactElement } from 'react'
import { list } from '../nav-link/nav-link.css.ts'
import '#ui/scroll-region'
import type { TabColors } from './colors.ts'
import * as css from './page-tabs.css.ts'

/** [2.3.70] Each section is an anchor within its page. */
export interface PageSection {
  id: string
  label: string
}

/** [2.3.69] A part of the page, and what it holds. */
export interface PageTab {
  id: string
  label: string
  sections: readonly PageSection[]
  /** [2.3.81] Where it leads instead of to the first of its sections. */
  href?: string | undefined
}

export interface PageTabsProps {
  /** Name of this navigation among the page's. */
  label: string
  tabs: readonly PageTab[]
  /** Id of the section on screen; without it, the first one. */
  current?: string | undefined
  /** Underline the active tab; without them, the thread does. */
  colors?: TabColors | undefined
  /** What the page lets one do elsewhere: beside its tabs. */
  actions?: readonly { label: string; href: string }[] | undefined
}

/** Second row of the header: the parts of the page, and the sections of the one being read. */
export function PageTabs(props: PageTabsProps): ReactElement {
  const { label, tabs, current, colors, actions = [] } = props
  const row = useRef<HTMLElement>(null)
  const active = tabs.find((tab) => tab.sections.some(({ id }) => id === current)) ?? tabs[0]
  const shown = current ?? active?.sections[0]?.id

  const mark = active?.id
  useEffect(() => {
    const { current: nav } = row
    const tab = mark === undefined ? null : nav?.querySelector<HTMLElement>('[aria-current]')
    // By hand: `scrollIntoView` would also scroll the page that is being read.
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [mark])

  return (
    <nav
      ref={row}
      // Its edges fade once someone follows the page: the document itself need not carry that.
      data-scroll={current === undefined ? undefined : ''}
      className={css.nav}
      aria-label={label}
    >
      <ul className={list}>
        {tabs.map(({ id, ...tab }) => (
          <li key={id}>
            <a
              className={colors ? css.colored[colors.join()] : css.thread}
              href={tab.href ?? `#${tab.sections[0]?.id ?? id}`}
              aria-current={id === active?.id || undefined}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      {actions.map(({ label: name, href }) => (
        <a key={href} className={css.action} href={href}>
          {name}
        </a>
      ))}
      {active && active.sections.length > 1 && (
        <ul className={css.sections} aria-label={active.label}>
          {active.sections.map((section) => (
            <li key={section.id}>
              <a
                className={css.section}
                href={`#${section.id}`}
                aria-current={section.id === shown ? 'location' : undefined}
              >
                {section.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
