/** Addresses and storage that mean harm: nothing breaks, nothing runs, nothing is said back. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awaken, follow, open, visiting } from './support/visit.ts'

/** Would leave a mark if it ran, wherever it were put. */
const MARK = 'opaleHarmed'
const SCRIPTS = [
  `<img src=x onerror="globalThis.${MARK}=1">`,
  `"><script>globalThis.${MARK}=1</script>`,
  `javascript:globalThis.${MARK}=1`,
  `'-globalThis.${MARK}.x=1-'`,
  `{{constructor.constructor('globalThis.${MARK}=1')()}}`,
  `__proto__[${MARK}]=1`,
]
const LONG = 'x'.repeat(100_000)

const unharmed = async (page: Page, where: string) => {
  expect(await page.evaluate((mark) => mark in globalThis, MARK), where).toBe(false)
  // An address may be said back as text alone: no element, attribute or script has come of it.
  const found = await page.evaluate(
    (mark) => [...document.querySelectorAll('#root [onerror], #root script')].length + mark.length,
    MARK,
  )
  expect(found - MARK.length, where).toBe(0)
}

/** The page is the one that was asked for, and answers. */
const works = async (page: Page, where: string) => {
  await page
    .getByRole('button', { name: /thème clair|light theme/u })
    .first()
    .click()
  await page.locator('html[data-theme=light]').waitFor()
  // By now the page has shown what it makes of what it was given.
  await unharmed(page, where)
  await page.evaluate(() => localStorage.removeItem('theme'))
}

/** What each address may say of itself to the console: a hash that names nothing. */
const HEARD = /^Section not found/u

describe('an address', () => {
  const values = [
    ...SCRIPTS,
    'x'.repeat(1000),
    '%',
    '%E0%A4%A',
    '%00',
    '\u202E\u0000',
    '😀'.repeat(50),
  ]

  test(
    'whose query means harm shows its page',
    visiting(async ({ page, problems }) => {
      for (const value of values) {
        const raw = value.startsWith('%') ? value : encodeURIComponent(value)
        const names = ['lang', 'debug', 'debug-loader', 'c', 'q', 'type', '__proto__']
        await open(page, `/vcard?${names.map((name) => `${name}=${raw}`).join('&')}`)
        await works(page, value.slice(0, 40))
      }
      expect(problems.splice(0).filter((text) => !HEARD.test(text))).toEqual([])
    }),
  )

  test(
    'whose hash means harm shows its page',
    visiting(async ({ page, problems }) => {
      for (const value of [...values, LONG]) {
        await page.goto('/faq')
        await page.goto(`/vcard#${value.startsWith('%') ? value : encodeURIComponent(value)}`)
        await awaken(page)
        await works(page, value.slice(0, 40))
      }
      expect(problems.splice(0).filter((text) => !HEARD.test(text))).toEqual([])
    }),
  )

  test(
    'whose path means harm is not found, as any other',
    visiting(async ({ page, problems }) => {
      for (const slug of [
        ...SCRIPTS,
        'workflows/category/<svg onload=1>',
        'cv/../../etc/passwd',
        'x'.repeat(4000),
        '%2e%2e%2f',
        '%C0%AF',
        '%',
      ]) {
        const path = slug.startsWith('%') ? slug : slug.split('/').map(encodeURIComponent).join('/')
        const answer = await page.goto(`/${path}`)
        expect(answer?.status(), slug.slice(0, 40)).toBeGreaterThanOrEqual(400)
        await unharmed(page, slug.slice(0, 40))
        expect(await page.content()).not.toMatch(/<img src=x|<svg onload/u)
      }
      problems.length = 0
    }),
  )

  test(
    'that a link of the page leads to is no different',
    visiting(async ({ page, problems }) => {
      await open(page, '/faq')
      for (const value of SCRIPTS) {
        await follow(page, `/vcard?lang=${encodeURIComponent(value)}#${encodeURIComponent(value)}`)
        await page.waitForURL(/\/vcard/u)
        await page.getByRole('heading', { level: 1, name: 'Ajouter aux contacts' }).waitFor()
        await unharmed(page, value)
        await follow(page, '/faq')
        await page.getByRole('heading', { level: 1, name: /questions/u }).waitFor()
      }
      expect(problems.splice(0).filter((text) => !HEARD.test(text))).toEqual([])
    }),
  )
})

describe('what is kept or handed over', () => {
  test(
    'every key of storage may hold anything, long and short',
    visiting(async ({ page, problems }) => {
      const keys = {
        localStorage: [
          'theme i18nextLng opale_lang debug-loader opale-contact-mode opale-ai-open',
          'opale-consent opale-messages opale-supreme-state tamagotchi-opale-v2',
          'opale_supreme_save opale_supreme_config opale_supreme_stats tamagotchi_state',
          'opale_settings opale_notifications_disabled opale_notifications_disabled_until',
          'opale_notifications_postponed opale_notifications_postponed_until',
        ].flatMap((line) => line.split(' ')),
        sessionStorage: ['pageViews', 'opale-conversions', 'opale-tour'],
      }
      for (const value of [...SCRIPTS, LONG, '[{"path":"/cv","search":3}]', '{"until":1e99}']) {
        await page.goto('/vcard')
        await page.evaluate(
          ([all, text]) => {
            for (const [area, names] of Object.entries(all))
              for (const name of names) globalThis[area as 'localStorage'].setItem(name, text)
          },
          [keys, value] as const,
        )
        await open(page, '/vcard')
        await works(page, value.slice(0, 40))
      }
      const heard = (text: string) => text.startsWith('Corrupted entry removed')
      expect(problems.splice(0).filter((text) => !heard(text))).toEqual([])
    }),
  )

  test(
    'redirect state may be anything',
    visiting(async ({ page }) => {
      for (const state of [...SCRIPTS, LONG, null, 3, { usr: { from: SCRIPTS[0], source: {} } }]) {
        await page.goto('/contact')
        await page.evaluate((value) => history.replaceState(value, ''), state)
        await page.reload()
        await awaken(page)
        await works(page, JSON.stringify(state).slice(0, 40))
      }
    }),
  )

  test(
    'what one part of the page says to another may be anything',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await page.getByRole('region', { name: 'Messages du site' }).waitFor({ state: 'attached' })
      await page.evaluate(
        ([scripts, long]) => {
          for (const type of ['opale:track', 'opale:error', 'opale:notify'])
            for (const detail of [undefined, null, 3, long, scripts, { name: '__proto__' }])
              dispatchEvent(new CustomEvent(type, { detail }))
          const message = scripts[0]
          dispatchEvent(new CustomEvent('opale:notify', { detail: { message, type: 'x' } }))
        },
        [SCRIPTS, LONG] as const,
      )
      // Said as the text that it is.
      await page.getByText(SCRIPTS[0]!).waitFor()
      await works(page, 'events')
    }),
  )
})
