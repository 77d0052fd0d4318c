import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dragToClose } from '../components/mobile-menu/index.ts'
import { openOnHover } from '../components/nav-bar/index.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import type { EnhancementProps } from '../layout/enhancement-props.ts'
import { moveFocus } from '../layout/move-focus.ts'
import { useVisitor } from '../layout/use-visitor.ts'
import { customMenu } from '../ports/custom-menu.ts'
import { previousPath } from '../ports/previous-path.ts'
import type { PageNav } from '../routes/page-nav.ts'
import { onNavigationClick } from './clicks.ts'
import { followScroll } from './follow-scroll.ts'
import type { Follower } from './follow-sections.ts'
import { shownReading, type NavigationReading } from './option.ts'
import { useOther } from './use-other.tsx'
import { WORDS } from './words.ts'

/** What the navigation has beyond its links: hover, drag, scroll, sections. Fetched after the page. */
export default function NavigationEnhancements({ page, layout, update }: EnhancementProps): null {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const follower = useSections(page.nav, update)

  useEffect(followScroll, [])
  const words = useWordsOf(WORDS)
  const notice = useVisitor().role === 'admin' ? words.admin : undefined
  useEffect(() => {
    update({ notice })
  }, [update, notice])

  // [2.3.36] [2.3.91] [4.3.2] Going elsewhere closes what is open.
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) closeMenus()
    shown.current = pathname
  }, [pathname])

  const click = useEffectEvent((event: MouseEvent) => {
    onNavigationClick(event, {
      page,
      // The header is made anew where another kind of it stands: the session knows the way.
      get previous() {
        return previousPath(pathname) ?? referrer()
      },
      contact: layout.contact,
      openContact: (state) => void navigate(layout.contact, { state }),
      close: closeMenus,
      goTo: (id, offset) => {
        moveFocus(`#${id}`)
        if (follower.current) follower.current.goTo(id, offset)
        else document.getElementById(id)?.scrollIntoView()
        showHash(id)
      },
    })
  })
  useEffect(() => {
    // Before the router hears of it.
    document.addEventListener('click', click, true)
    return () => document.removeEventListener('click', click, true)
  }, [])

  useEffect(() => {
    document.addEventListener('focusin', closeWhenLeft)
    return () => document.removeEventListener('focusin', closeWhenLeft)
  }, [])

  const [reading, setReading] = useState<NavigationReading>()
  useEffect(() => {
    const show = (flag: boolean) => setReading(shownReading(flag))
    // A page that may keep no cookies has none.
    customMenu().then(show, () => show(false))
  }, [])
  const other = useOther(reading === 'A', { page, layout, update, notice })
  useEffect(() => {
    // The other one brings its own.
    if (other) return undefined
    const menu = document.querySelector<HTMLElement>(MENU)
    const stops = [openOnHover(document), menu && dragToClose(menu)]
    return () => stops.forEach((stop) => stop?.())
  }, [other])
  return null
}

/** The menu of small screens, in either reading. */
const MENU = '#menu'

const openMenus = () =>
  document.querySelectorAll<HTMLElement>(`${MENU}:popover-open, header :popover-open`)

/** Closes the popovers of the navigation. @returns whether one was open */
const closeMenus = (): boolean => {
  const open = openMenus()
  for (const each of open) each.hidePopover()
  return open.length > 0
}

/** Whoever goes on with Tab must not have to look for the focus behind a menu. */
const closeWhenLeft = ({ target }: FocusEvent): void => {
  for (const menu of openMenus()) {
    const opener = (target as Element).closest('button')?.popoverTargetElement
    if (!menu.contains(target as Node) && opener !== menu) menu.hidePopover()
  }
}

/** The path that the visit began from, on this site. */
const referrer = (): string | undefined =>
  document.referrer.startsWith(`${location.origin}/`)
    ? new URL(document.referrer).pathname
    : undefined

/** [2.3.82] [2.3.83] Tab and address follow the section that is being read. */
const useSections = (nav: PageNav | undefined, update: EnhancementProps['update']) => {
  const follower = useRef<Follower>(null)
  useEffect(() => {
    const ids = nav?.tabs.flatMap(({ sections }) => sections.map(({ id }) => id)) ?? []
    if (ids.length === 0) return undefined
    let gone = false
    // Most pages that are read have no tabs.
    void import('./follow-sections.ts').then(({ followSections }) => {
      if (gone) return
      follower.current = followSections(ids, (section, before) => {
        update({ section })
        // Arriving changes no address.
        if (before !== undefined) showHash(section)
      })
    }, keepWithout)
    return () => {
      gone = true
      follower.current?.stop()
      follower.current = null
      update({ section: undefined })
    }
  }, [nav, update])
  return follower
}

/** Tabs are links to their sections, and stay that. */
const keepWithout = (): void => {}

/** The router need not know: nobody went anywhere. */
const showHash = (id: string): void => history.replaceState(history.state, '', `#${id}`)
