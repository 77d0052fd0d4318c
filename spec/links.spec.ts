/** Where links lead, and that server and router never disagree about it. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressIn, fileNameOf, urlOf } from '../site/routes/address.ts'
import { counterpart } from '../site/routes/href.ts'
import { resolve } from '../site/routes/resolve.ts'
import { REDIRECTS } from '../site/routes/table.ts'
import { resolve as serve } from '../site/server/resolve.ts'
import { ALL, anyPath, anyQuery } from './support/any-address.ts'
import { manifest } from './support/dist.ts'
import { shownAt } from './support/rendered.ts'

describe('links', () => {
  test('every link of every page leads to a page, a redirect of the table or a file', async () => {
    const dead = new Set<string>()
    const redirects = new Set(REDIRECTS.map(({ from }) => from))
    for (const { path, language } of ALL) {
      const { body } = await shownAt(addressIn(path, language))
      for (const [, href = ''] of body.matchAll(/<a [^>]*href="([^"]*)"/gu)) {
        if (/^(mailto:|https?:|#)/u.test(href) || /\.\w+$/u.test(href)) continue
        const found = resolve(urlOf(href))
        const leads = found.kind === 'page' || redirects.has(urlOf(href).pathname)
        if (!leads) dead.add(`${path} → ${href}`)
      }
    }
    expect([...dead]).toEqual([])
  })

  test('every link of a page keeps its language, but for the language switch', async () => {
    const astray = new Set<string>()
    for (const { path, language } of ALL) {
      const { body } = await shownAt(addressIn(path, language))
      for (const [tag] of body.matchAll(/<a [^>]*>/gu)) {
        const href = / href="(?<to>[^"]*)"/u.exec(tag)?.groups?.['to'] ?? ''
        if (!href.startsWith('/') || /\blang=/iu.test(tag.replace(/href="[^"]*"/u, ''))) continue
        const found = resolve(urlOf(href))
        if (found.kind === 'page' && found.language !== language) astray.add(`${path} → ${href}`)
      }
    }
    expect([...astray]).toEqual([])
  })
})

/** What the router makes of an address, put as the server's answer is below. */
const routed = (url: URL) => {
  const found = resolve(url)
  if (found.kind === 'missing') return 'missing'
  if (found.kind === 'redirect') return `${found.status} ${found.to}`
  const { entry, path, language } = found
  // What an address shows in English by `?lang=en` is the file of its English address, if it has one.
  const english = language === 'en' ? counterpart(entry, path, 'en').replace(/\?.*$/u, '') : path
  return `${fileNameOf(english, language)}.html in ${language}`
}

describe('server and router', () => {
  const served = (url: URL) => {
    const found = serve(manifest, url.pathname, url.search)
    if (found === undefined) return 'missing'
    if (found.kind === 'moved') return `${found.status} ${found.to}`
    return `${found.page.file} in ${found.language}`
  }
  test('they agree on every address there is and on any other', () => {
    for (const { path, language } of ALL) {
      const url = urlOf(addressIn(path, language))
      expect(routed(url)).toBe(served(url))
    }
    fc.assert(
      fc.property(anyPath, anyQuery, (path, query) => {
        const url = new URL(`http://site${path}${query}`)
        expect(`${path}${query}: ${routed(url)}`).toBe(`${path}${query}: ${served(url)}`)
      }),
      { numRuns: 1000 },
    )
  })

  test('no address leads around in circles: one redirect, then a page or nothing', () => {
    fc.assert(
      fc.property(anyPath, anyQuery, (path, query) => {
        const found = resolve(new URL(`http://site${path}${query}`))
        if (found.kind !== 'redirect') return
        expect(resolve(urlOf(found.to)).kind).toBe('page')
      }),
    )
  })
})
