/** Going from page to page once the application is there. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { screenFile } from '../site/pages/screens.ts'
import type { PageData } from '../site/routes/page-data.ts'
import { allRequestsSeen } from './support/requests.ts'
import { follow, holdTime, open, ready, requestsOf, showIntent, visiting } from './support/visit.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
/** Pages' own data: what looks after a visit fetches files too, whenever it is their time. */
const pageData = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/data/'))

const HOME = 'Des sites rapides.'
/** The sample owner's name opens the CV. */
const CV = 'Prénom Nom'

describe('a link', () => {
  test(
    'fetches one data file and what the next page needs, and loads no document',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      const data = requestsOf(page, 'fetch')
      await page.getByRole('link', { name: 'Plan du site' }).click()
      await heading(page, 'Plan du site')
      await page.waitForURL('**/sitemap')
      expect(pageData(data)).toEqual([expect.stringMatching(/^\/data\/[\w-]+\/sitemap\.json$/u)])
      expect(documents).toEqual([])
    }),
  )

  test(
    'to where one is already, or to a part of the page, fetches nothing',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      const data = requestsOf(page, 'fetch')
      await follow(page, '/faq#main')
      await follow(page, '#main')
      await follow(page, '/faq?utm_source=x')
      await page.waitForURL('**/faq?utm_source=x')
      await allRequestsSeen(page)
      expect(documents).toEqual([])
      expect(pageData(data)).toEqual([])
    }),
  )

  test(
    'that is not ours to follow is left to the browser',
    visiting(async ({ page, context }) => {
      await open(page, '/faq')
      const left = (
        attributes: Readonly<Record<string, string>>,
        init: Readonly<Record<string, boolean | number>> = {},
      ) =>
        page.evaluate(
          ([all, options]) => {
            const link = document.createElement('a')
            for (const [name, value] of Object.entries({ href: '/cv', ...all }))
              link.setAttribute(name, value)
            document.body.append(link)
            const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
            // What is left alone so far is the browser's; the test stops it from acting.
            let leftAlone = false
            addEventListener(
              'click',
              (late) => {
                leftAlone = !late.defaultPrevented
                late.preventDefault()
              },
              { once: true },
            )
            link.dispatchEvent(event)
            link.remove()
            return leftAlone
          },
          [attributes, init] as const,
        )
      expect(await left({}, { ctrlKey: true })).toBe(true)
      expect(await left({}, { metaKey: true })).toBe(true)
      expect(await left({}, { shiftKey: true })).toBe(true)
      expect(await left({}, { button: 1 })).toBe(true)
      expect(await left({ target: '_blank' })).toBe(true)
      expect(await left({ download: '' })).toBe(true)
      expect(await left({ href: '/rss.xml' })).toBe(true)
      expect(await left({ href: 'https://opale.example/' })).toBe(true)
      expect(await left({ href: 'mailto:a@b.example' })).toBe(true)
      expect(await left({})).toBe(false)
      expect(context.pages()).toHaveLength(1)
    }),
  )
})

describe('history', () => {
  test(
    'back and forward show the right page, without a document',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      await follow(page, '/cv')
      await heading(page, CV)
      await follow(page, '/mentions-legales')
      await heading(page, 'Mentions légales')
      expect(await page.getByRole('banner').count()).toBe(0)
      await page.goBack()
      await heading(page, CV)
      await page.goBack()
      await heading(page, /question/iu)
      await page.goForward()
      await heading(page, CV)
      await page.waitForURL('**/cv')
      expect(documents).toEqual([])
    }),
  )

  test.each([
    ['/home', '/'],
    ['/code', '/'],
    ['/web-dev', '/'],
    ['/developpement-web', '/'],
    ['/cv/', '/cv'],
    ['/cv.html', '/cv'],
    ['/cv/?a=1', '/cv?a=1'],
    ['/en/cv?lang=fr', '/cv'],
  ])('%s leads to %s, and leaves no entry of its own behind', (from, to) =>
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      const before = await page.evaluate(() => history.length)
      await follow(page, from)
      await page.waitForURL((url) => url.pathname + url.search === to)
      await heading(page, to === '/' ? HOME : CV)
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      await page.goBack()
      await heading(page, /question/iu)
      await page.waitForURL('**/faq')
      expect(documents).toEqual([])
    })(),
  )
})

describe('after the site was published anew', () => {
  const chunkOf = (screen: 'cv' | 'legal') => {
    const built = new URL('../dist/manifest.json', import.meta.url)
    const manifest = JSON.parse(readFileSync(built, 'utf8')) as Manifest
    return `**/${manifest[screenFile(screen)]?.file}`
  }

  test.each([
    ['a data file', '**/data/*/mentions-legales.json'],
    ['the script of a page type', chunkOf('legal')],
  ])('%s that is gone costs one full load, and is no error', (_, gone) =>
    visiting(async ({ page, problems }) => {
      await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      await follow(page, '/mentions-legales')
      await page.waitForURL('**/mentions-legales')
      await heading(page, 'Mentions légales')
      await page.waitForLoadState()
      expect(documents).toEqual(['/mentions-legales'])
      expect(problems.splice(0)).toEqual([expect.stringContaining('404')])
    })(),
  )

  test(
    'other words alone are shown as they are now, without a full load',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await page.route('**/data/*/mentions-legales.json', async (route) => {
        const data = (await (await route.fetch()).json()) as PageData
        await route.fulfill({ json: { ...data, heading: 'Des mots nouveaux' } })
      })
      const documents = requestsOf(page, 'document')
      await follow(page, '/mentions-legales')
      await heading(page, 'Des mots nouveaux')
      expect(documents).toEqual([])
    }),
  )

  test(
    'changing the language when all its files are gone still leads to the page asked for',
    visiting(async ({ page, problems }) => {
      await open(page, '/ia')
      await page.route('**/data/**', (route) => route.fulfill({ status: 404, body: '' }))
      await page.route('**/assets/en-*.js', (route) => route.fulfill({ status: 404, body: '' }))
      const documents = requestsOf(page, 'document')
      await page.getByRole('link', { name: 'EN, English' }).first().click()
      await page.waitForURL('**/en/ia')
      await heading(page, 'AI')
      expect(documents).toEqual(['/en/ia'])
      expect(problems.splice(0).filter((text) => !text.includes('404'))).toEqual([])
    }),
  )

  test(
    'a page whose own data is gone stays as it is, and its links lead on',
    visiting(async ({ page, problems }) => {
      await page.route('**/assets/*.json', (route) => route.fulfill({ status: 404, body: '' }))
      await holdTime(page)
      await page.goto('/ia')
      const documents = requestsOf(page, 'document')
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to initialize React'),
      )
      await showIntent(page)
      await refused
      await showIntent(page)
      await heading(page, 'IA')
      expect(documents).toEqual([])
      await page.getByRole('link', { name: 'CV', exact: true }).first().click()
      await heading(page, CV)
      expect(documents).toEqual(['/cv'])
      // The press on the link is one more try, which may have failed before the page was left.
      for (const problem of problems.splice(0))
        expect(problem).toMatch(/404|Failed to initialize React/u)
    }),
  )

  test(
    '[2.1.118] a link to nowhere loads the page that says so, once',
    visiting(async ({ page, problems }) => {
      await open(page, '/faq')
      const documents = requestsOf(page, 'document')
      await follow(page, '/nulle-part')
      await heading(page, 'Le fil s’arrête ici.')
      await showIntent(page)
      await ready(page)
      expect(documents).toEqual(['/nulle-part'])
      expect(problems.splice(0).filter((text) => !text.includes('404'))).toEqual([])
    }),
  )
})
