import { clickedLink } from '../layout/use-internal-links.ts'
import { CONTACT_MODE_KEY } from '../ports/storage-keys.ts'
import { write } from '../ports/storage.ts'
import type { PageData } from '../routes/page-data.ts'
import { contactState, type ContactState } from './contact-state.ts'
import { MODE_PATHS, MODES, type Mode } from './modes.ts'
import { MENU_SCROLL_MS, SCROLL_OFFSETS } from './sections.ts'
import { track } from '../ports/analytics/track.ts'

export interface ClickHost {
  readonly page: PageData
  /** Address of the contact page, in the page's language. */
  readonly contact: string
  /** Path of the page before this one. */
  readonly previous: string | undefined
  readonly openContact: (state: ContactState) => void
  /** Closes whatever menu is open. @returns whether one was */
  readonly close: () => boolean
  readonly goTo: (id: string, offset: number) => void
}

/** What a click on one of the navigation's links does beyond following it. */
export const onNavigationClick = (event: MouseEvent, host: ClickHost): void => {
  const link = clickedLink(event)
  if (!link?.closest(NAVIGATION)) return
  const mode = modeOf(link)
  if (mode) chooseMode(event, mode, host)
  else if (link.hash.length > 1 && link.pathname === location.pathname)
    goToSection(event, link, host)
  // A link to this very page, or to its other language, changes no route: nothing closes the menu.
  else if (link.pathname === location.pathname) host.close()
  else if (link.pathname === pathOf(host.contact)) goToContact(event, host)
  else track('navigation', { from: host.page.path, to: link.pathname })
}

/** The bar, and the menu that stands in for it on small screens; parts of a page have headers too. */
const NAVIGATION = 'header:not(main *), #menu'

const pathOf = (href: string): string => new URL(href, location.href).pathname

/** [2.3.57] Links that the browser follows by itself choose a universe. */
const modeOf = ({ target, pathname }: HTMLAnchorElement): Mode | undefined =>
  target === '_self' ? MODES.find((mode) => pathname.endsWith(MODE_PATHS[mode])) : undefined

const chooseMode = (event: Event, mode: Mode, { page, close }: ClickHost): void => {
  // [2.3.59] Where one is already, there is nothing to choose.
  if (mode === page.universe) {
    event.preventDefault()
    close()
    return
  }
  write('localStorage', CONTACT_MODE_KEY, mode)
  track('universe_switch', { from: page.universe ?? 'code', to: mode })
}

/** [2.3.80] [2.3.92] Without a menu at once, else once the menu is out of the way. */
const goToSection = (event: Event, { hash }: HTMLAnchorElement, host: ClickHost): void => {
  const id = hash.slice(1)
  const tab = host.page.nav?.tabs.find(({ sections }) => sections.some((one) => one.id === id))
  if (!tab) return
  event.preventDefault()
  const standsIn = tab.partial && tab.sections[0]?.id === id
  const go = () => host.goTo(id, SCROLL_OFFSETS[standsIn ? 'fallback' : 'tab'])
  if (host.close()) setTimeout(go, MENU_SCROLL_MS)
  else go()
}

/** [2.3.85] The way there says where it began. */
const goToContact = (event: Event, { page, previous, openContact }: ClickHost): void => {
  const state = contactState(page, previous)
  track('contact_click', { from: state.from, source: state.source })
  track('contact_interaction', { from: state.from, action: 'open' })
  event.preventDefault()
  openContact(state)
}
