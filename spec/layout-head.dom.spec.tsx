/** What goes along from page to page: the document's head, the address and its language, the list of page views. */
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useHead } from '../site/layout/use-head.ts'
import { useAskedLanguage, useKeptLanguage, useLanguage } from '../site/layout/use-language.ts'
import { usePageViews } from '../site/layout/use-page-views.ts'
import { pageViews } from '../site/ports/page-views.ts'
import { LANGUAGE_KEYS } from '../site/ports/storage-keys.ts'
import type { Language } from '../site/routes/language.ts'
import type { PageData } from '../site/routes/page-data.ts'
import type { Head } from '../site/seo/head.ts'

// What no visitor sees comes by a chunk of its own: here it has come.
beforeAll(() => import('../site/layout/write-head.ts'))
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.title = ''
  document.documentElement.removeAttribute('lang')
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('[2.5.14] the head of the document', () => {
  const HEAD: Head = {
    title: 'Title',
    description: 'Description',
    canonical: 'https://site.example/en/faq',
    alternates: { fr: 'https://site.example/faq', en: 'https://site.example/en/faq' },
    image: '/share.png',
    type: 'website',
    noindex: false,
    jsonLd: { '@type': 'FAQPage' },
  }
  interface Shown {
    readonly head: Head | undefined
    readonly language: Language
  }
  const show = (head: Head | undefined) =>
    renderHook((shown: Shown) => useHead(shown as PageData), {
      initialProps: { head, language: 'en' },
    })
  const content = (selector: string, name = 'content') =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name))
  const DESCRIPTION = 'meta[name=description]'

  test('is of the first page what came with it', async () => {
    document.title = 'Titre'
    document.head.innerHTML = '<title>Titre</title><meta name="description" content="Au début">'
    show(undefined)
    await act(async () => {})
    expect([document.title, document.documentElement.lang]).toEqual(['Titre', ''])
    expect(content(DESCRIPTION)).toEqual(['Au début'])
  })

  test('names the page that is shown and its language at once, and soon says all of it, and no other', async () => {
    document.head.innerHTML = `<meta name="viewport" content="x"><meta name="description" content="Au début">
      <meta name="robots" content="noindex"><meta property="og:title" content="Au début">
      <link rel="canonical" href="/old"><link rel="alternate" hreflang="fr" href="/old">
      <link rel="stylesheet" href="data:text/css,"><script type="application/ld+json">{}</script>`
    const { rerender } = show(undefined)
    rerender({ head: HEAD, language: 'en' })
    expect([document.title, document.documentElement.lang]).toEqual(['Title', 'en'])
    await vi.waitFor(() => expect(content(DESCRIPTION)).toEqual(['Description']))
    expect(content('meta[name=robots]')).toEqual([])
    expect(content('meta[property="og:title"]')).toEqual(['Title'])
    expect(content('link[rel=canonical]', 'href')).toEqual(['https://site.example/en/faq'])
    expect(content('link[hreflang]', 'hreflang')).toEqual(['fr', 'en'])
    const data = document.head.querySelectorAll('script[type="application/ld+json"]')
    expect([...data].map(({ textContent }) => textContent)).toEqual(['{"@type":"FAQPage"}'])
    // What is no page's own stays.
    expect(content('meta[name=viewport], link[rel=stylesheet]')).toHaveLength(2)
  })

  test('of a page without data for machines has none', async () => {
    show({ ...HEAD, jsonLd: undefined })
    await vi.waitFor(() => expect(content(DESCRIPTION)).toEqual(['Description']))
    expect(document.head.querySelector('script')).toBeNull()
  })

  test('says nothing of a page that was left before it came', async () => {
    show(HEAD).unmount()
    await act(async () => {})
    await import('../site/layout/write-head.ts')
    expect(content(DESCRIPTION)).toEqual([])
  })
})

describe('the address', () => {
  let replaced: unknown[] = []
  const navigator: Navigator = {
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: (to, state) => {
      replaced.push([typeof to === 'string' ? to : createPath(to), state])
    },
  }
  beforeEach(() => {
    replaced = []
  })

  function Page({ language }: { language: Language }): null {
    useLanguage(language)
    return null
  }
  const at = (address: string, language: Language) => {
    const { pathname, search, hash } = new URL(address, location.href)
    return (
      <Router
        location={{ pathname, search, hash, state: 'kept', key: address }}
        navigationType={NavigationType.Push}
        navigator={navigator}
      >
        <Page language={language} />
      </Router>
    )
  }
  const keptAs = () => LANGUAGE_KEYS.map((key) => localStorage.getItem(key))

  test('[2.5.5] of an English page is completed with its language, and loses nothing', () => {
    render(at('/en/faq?page=2#prix', 'en'))
    expect(replaced).toEqual([['/en/faq?page=2&lang=en#prix', 'kept']])
  })

  test.each<[string, Language]>([
    ['/en/faq?lang=en', 'en'],
    ['/faq', 'fr'],
    ['/faq?lang=fr', 'fr'],
  ])('[2.5.5] %s is left as it is', (address, language) => {
    render(at(address, language))
    expect(replaced).toEqual([])
  })

  test.each<[string, Language]>([
    ['/faq?lang=en', 'en'],
    ['/en/faq', 'en'],
    ['/faq?lang=fr', 'fr'],
  ])('[2.5.6] %s names a language, which is kept under both keys', (address, language) => {
    render(at(address, language))
    expect(keptAs()).toEqual([language, language])
  })

  test('[2.5.6] a plain French one, or one in no language of the site, is no choice; a change is', () => {
    const { rerender } = render(at('/faq', 'fr'))
    rerender(at('/faq?lang=es', 'fr'))
    expect(keptAs()).toEqual([null, null])
    rerender(at('/faq?lang=en', 'en'))
    localStorage.clear()
    rerender(at('/faq', 'fr'))
    expect(keptAs()).toEqual(['fr', 'fr'])
    localStorage.clear()
    rerender(at('/cv', 'fr'))
    expect(keptAs()).toEqual([null, null])
  })

  test('[2.5.4] asks for what it asks for, be it a language of the site or not', () => {
    const asked = () => renderHook(useAskedLanguage).result.current
    expect(asked()).toBeNull()
    history.replaceState(null, '', '/faq?lang=es')
    expect(asked()).toBe('es')
    // While the document comes to life nobody knows.
    const Asked = () => String(useAskedLanguage())
    expect(renderToString(<Asked />)).toBe('null')
  })

  test('[2.5.6] does not change the language that was kept: it is read by either key, and in every tab', () => {
    const [first, second] = LANGUAGE_KEYS
    const { result, unmount } = renderHook(useKeptLanguage)
    expect(result.current).toBeUndefined()
    const elsewhere = (key: string, value: string) => {
      localStorage.setItem(key, value)
      act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    }
    elsewhere(first, 'es')
    expect(result.current).toBeUndefined()
    elsewhere(second, 'fr')
    expect(result.current).toBe('fr')
    elsewhere(first, 'en')
    expect(result.current).toBe('en')
    unmount()
    const read = vi.spyOn(Storage.prototype, 'getItem')
    dispatchEvent(new StorageEvent('storage', { key: first }))
    expect(read).not.toHaveBeenCalled()
  })
})

test('[3.4.9] a page one goes on to is viewed once, and tells where from; a hash or a query is no page', () => {
  const nobody: Navigator = {
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: () => undefined,
  }
  const Page = () => {
    usePageViews()
    return null
  }
  const at = (address: string) => {
    history.replaceState(null, '', address)
    return (
      <Router location={address} navigator={nobody}>
        <Page />
      </Router>
    )
  }
  const { rerender } = render(at('/faq'))
  // The boot wrote the first.
  expect(pageViews()).toEqual([])
  rerender(at('/faq?lang=en#prix'))
  expect(pageViews()).toEqual([])
  const left = location.href.replace('?lang=en#prix', '')
  rerender(at('/cv'))
  rerender(at('/cv#top'))
  rerender(at('/faq'))
  expect(pageViews()).toMatchObject([
    { path: '/cv', referrer: left },
    { path: '/faq', referrer: location.href.replace('/faq', '/cv') },
  ])
})
