import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { moveFocus } from './move-focus.ts'

/**
 * Links are plain `<a href>`, in components as in rendered Markdown: they work before the script
 * comes, and this lets the router take over the ones it can serve.
 */
export const useInternalLinks = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === undefined) return
      event.preventDefault()
      if (link.hash !== '' && link.pathname === location.pathname) moveFocus(link.hash)
      // A link to the present page adds no entry: going back would lead to the same page.
      if (link.hash === '' && link.href === location.href) return
      void navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The link that a plain click on this site's own links follows. */
export const clickedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.origin === location.origin ? link : undefined
}

/** The link that a click follows, if it is one of ours to follow. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = clickedLink(event)
  if (link === undefined) return undefined
  if (link.target !== '' || link.hasAttribute('download') || isFile(link.pathname)) return undefined
  return link
}

/** Feeds, pictures and other files are not pages. */
const isFile = (path: string): boolean => /\.(?!html$)\w+$/u.test(path)
