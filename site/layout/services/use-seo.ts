import { useEffect, useState } from 'react'
import { loadSeoPages } from '../../ports/seo-data.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { SeoPage } from '../../seo/seo-data.ts'

/** [9.0.51] How long SEO services leave the start to what the visitor sees. */
export const SEO_DELAY_MS = 2000

/**
 * [2.5.13] [2.5.14] Keeps what the head says of the main pages what the site says today: a page may
 * have waited in a tab, or in a cache, since before it was published anew.
 */
export const useSeo = ({ language, here }: Pick<PageData, 'language' | 'here'>): void => {
  const [started, start] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => start(true), SEO_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!started) return
    loadSeoPages(language)
      .then((pages) => {
        const page = pages[here.split('?')[0]!]
        if (page && document.documentElement.lang === language) describe(page)
      })
      // [8.0.7] Logged, once, and that is all: the head is whole without it.
      .catch((error: unknown) => {
        start(false)
        console.error('Failed to initialize SEO services', error)
      })
  }, [started, language, here])
}

const describe = ({ title, description }: SeoPage): void => {
  if (document.title !== title) document.title = title
  for (const [selector, content] of [
    ['meta[name="description"]', description],
    ['meta[property="og:title"]', title],
    ['meta[property="og:description"]', description],
  ] as const) {
    const tag = document.head.querySelector(selector)
    if (tag && tag.getAttribute('content') !== content) tag.setAttribute('content', content)
  }
}
