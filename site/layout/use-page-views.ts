import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { recordPageView } from '../ports/page-views.ts'

/** [3.4.9] One record a page; the boot wrote the first, a hash or `?lang` alone is no new page. */
export const usePageViews = (): void => {
  const { pathname } = useLocation()
  const last = useRef({ pathname, href: '' })
  useEffect(() => {
    const from = last.current
    last.current = { pathname, href: location.href }
    if (from.pathname !== pathname) recordPageView(from.href)
  }, [pathname])
}
