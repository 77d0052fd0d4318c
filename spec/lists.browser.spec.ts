/** Explorer, technologies and studio, as one uses them. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HASH_OFFSET_PX } from '../site/boot/hash-scroll.ts'
import { holdApplication } from './support/hold.ts'
import { open, visiting } from './support/visit.ts'

/** What the explorer searches. */
const INDEX = '**/data/**/search/fr/*.json'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const saysOf = async (page: Page, text: RegExp) => {
  await status(page).filter({ hasText: text }).waitFor()
}
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const firstTitle = async (page: Page, text: RegExp) => {
  await expect.poll(() => titles(page).first().innerText()).toMatch(text)
}
describe('the explorer', () => {
  test(
    '[2.1.5] searches everything, narrows by family and universe, and keeps it in the address',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        const tracked: unknown[] = []
        Object.assign(globalThis, { tracked })
        addEventListener('opale:track', (event) => tracked.push((event as CustomEvent).detail))
      })
      await open(page, '/explorer?utm_source=test')
      await saysOf(page, /^\d+ pages, rangées par famille\.$/u)
      const field = page.getByRole('searchbox', { name: 'Chercher sur tout le site' })
      await field.fill('halucination')
      await saysOf(page, /^\d+ pages? sur \d+\.$/u)
      await firstTitle(page, /^Hallucination/u)
      await page.waitForURL('**/explorer?utm_source=test&q=halucination')
      await page.waitForFunction(() => (globalThis as { tracked?: unknown[] }).tracked?.length)
      const tracked = await page.evaluate(() => (globalThis as { tracked?: unknown[] }).tracked)
      expect(tracked).toEqual([
        { name: 'search', search_term: 'halucination', results: expect.any(Number) as number },
      ])

      await field.fill('agents')
      await page.waitForURL('**/explorer?utm_source=test&q=agents')
      await firstTitle(page, /agent/iu)
      const all = await titles(page).count()
      await page.getByLabel('Famille').selectOption('term')
      await page.getByLabel('Univers', { exact: true }).selectOption('ia')
      await page.waitForURL('**/explorer?utm_source=test&q=agents&type=term&universe=ia')
      await expect.poll(() => titles(page).count()).toBeLessThan(all)
      await firstTitle(page, /agent/iu)

      // The same address gives the same answer; a link leads on, and back leads here again.
      await open(page, page.url())
      await saysOf(page, /^\d+ pages? sur \d+\.$/u)
      await expect.poll(() => field.inputValue()).toBe('agents')
      await expect.poll(() => page.getByLabel('Famille').inputValue()).toBe('term')
      await titles(page).first().getByRole('link').click()
      await page.waitForURL('**/glossaire-ia/**')
      await page.goBack()
      await page.getByRole('heading', { name: 'Résultats' }).waitFor()
      await expect.poll(() => field.inputValue()).toBe('agents')

      await page.getByLabel('Famille').selectOption('')
      await field.fill('ia')
      await page.getByRole('button', { name: /de plus$/u }).click()
      const next = titles(page).nth(10).getByRole('link')
      await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true)
      await page.waitForURL('**/explorer?utm_source=test&q=ia&universe=ia&page=2')
      await open(page, page.url())
      await expect.poll(() => titles(page).count()).toBeGreaterThan(10)
      await field.fill('zzzzqqqq')
      await saysOf(page, /^Aucune page/u)
      await page.getByRole('button', { name: 'Tout afficher' }).click()
      await saysOf(page, /rangées par famille/u)
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await field.inputValue()).toBe('')
      await page.waitForURL('**/explorer?utm_source=test')
    }),
  )

  test(
    'hostile questions, in the address or typed, change nothing but the results',
    visiting(async ({ page }) => {
      const script = '<img src=x onerror="globalThis.hit=1">'
      await open(page, `/explorer?q=${encodeURIComponent(script)}&type=__proto__&lang=en`)
      const field = page.getByRole('searchbox', { name: 'Search the whole site' })
      await saysOf(page, /page/u)
      await field.fill('é"\'><script>'.repeat(9000))
      await page.waitForURL(({ searchParams }) => searchParams.get('q')?.startsWith('é"') === true)
      expect(page.url().length).toBeLessThan(3000)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'hit'))).toBeUndefined()
      await page.getByRole('button', { name: 'Show everything' }).click()
      await saysOf(page, /grouped by kind/u)
    }),
  )

  test(
    'without its index it searches names and summaries, and says so; what was typed early counts',
    visiting(async ({ page, problems }) => {
      await page.route(INDEX, (route) => route.abort())
      const letIn = await holdApplication(page)
      await page.goto('/explorer')
      const field = page.getByRole('searchbox', { name: 'Chercher sur tout le site' })
      await field.pressSequentially('lyon')
      await page.getByLabel('Famille').selectOption('place')
      letIn()
      await saysOf(page, /^\d+ pages? sur/u)
      await firstTitle(page, /Lyon/u)
      expect(await field.inputValue()).toBe('lyon')
      await expect.poll(() => page.getByLabel('Famille').inputValue()).toBe('place')
      await page.waitForURL('**/explorer?q=lyon&type=place')
      const partial = page.getByText('seuls les titres et les résumés sont cherchés')
      await partial.waitFor()
      // Nothing is lost: once the network is back, the same question is asked of everything.
      await page.unroute(INDEX)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await partial.waitFor({ state: 'detached' })
      await firstTitle(page, /Lyon/u)
      expect(await field.inputValue()).toBe('lyon')
      // The browser itself says that a request failed.
      problems.length = 0
    }),
  )

  test(
    'fetches what it searches once one is about to ask, in a worker, and no more than it needs',
    visiting(async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const searched = () => asked.filter((path) => /worker|[/]search[/]/u.test(path))
      await open(page, '/explorer')
      await saysOf(page, /rangées par famille/u)
      expect(searched()).toEqual([])
      const worker = page.waitForEvent('worker')
      await page.getByRole('searchbox', { name: 'Chercher sur tout le site' }).focus()
      expect((await worker).url()).toMatch(/[/]assets[/]worker-[^/]+\.js$/u)
      await expect.poll(() => searched().length).toBe(2)
      await page.keyboard.type('hallucination')
      await firstTitle(page, /^Hallucination/u)
      expect(searched().length).toBeLessThan(20)
      expect(page.workers()).toHaveLength(1)
    }),
  )

  test.each([
    [
      'there is none',
      (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker')),
    ],
    [
      'its file does not come',
      (page: Page) => page.route('**/assets/worker-*', (route) => route.abort()),
    ],
  ] as const)('searches everything without a worker too: %s', async (_, without) => {
    await visiting(async ({ page, problems }) => {
      await without(page)
      await open(page, '/explorer')
      await page.getByRole('searchbox', { name: 'Chercher sur tout le site' }).fill('halucination')
      await firstTitle(page, /^Hallucination/u)
      expect(await page.getByText('seuls les titres').count()).toBe(0)
      // The browser itself says that a request failed.
      problems.length = 0
    })()
  })

  test(
    'leads to the section that says it',
    visiting(async ({ page }) => {
      await open(page, '/explorer?q=durée+de+conservation&type=legal')
      const link = titles(page).first().getByRole('link')
      await expect.poll(() => link.getAttribute('href')).toMatch(/#/u)
      await link.click()
      await page.waitForURL(/#/u)
      const { hash } = new URL(page.url())
      const top = () =>
        page.locator(hash).evaluate((section) => Math.round(section.getBoundingClientRect().top))
      await expect.poll(top).toBe(HASH_OFFSET_PX)
    }),
  )

  test(
    'without scripts everything is there, and nothing that would not answer',
    visiting(
      async ({ page }) => {
        await page.goto('/explorer?q=lyon')
        expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(140)
        expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(0)
        expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0)
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('where nothing is found', () => {
  test(
    '[2.1.118] the words of the address are ready to be searched',
    visiting(async ({ page, problems }) => {
      await open(page, '/en/freelance-ai-lion')
      const field = page.getByRole('searchbox', { name: 'Search the whole site' })
      await expect.poll(() => field.inputValue()).toBe('freelance ai lion')
      await field.press('Enter')
      await page.waitForURL(/\/explorer\?lang=en&q=freelance\+ai\+lion$/u)
      await page.getByRole('link', { name: /Lyon$/u }).waitFor()
      // The browser itself says that it was told 404.
      problems.length = 0
    }),
  )
})

describe('technologies', () => {
  test(
    'what was typed, chosen and ticked before the application counts',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/technologies')
      await page.getByLabel('Filtrer par nom ou par usage').pressSequentially('type')
      await page.getByLabel('Famille').selectOption('Qualité')
      await page.getByLabel('Employées par ce site').check()
      letIn()
      await saysOf(page, /^\d technologies?$/u)
      expect(await page.getByLabel('Famille').inputValue()).not.toBe('')
      expect(await page.getByLabel('Employées par ce site').isChecked()).toBe(true)
      expect(await page.getByLabel('Filtrer par nom ou par usage').inputValue()).toBe('type')
    }),
  )

  test(
    'a family far down is where its address says, however much above it was never in sight',
    visiting(async ({ page }) => {
      await page.goto('/technologies#hebergement')
      const title = page.getByRole('heading', { name: 'Hébergement et livraison' })
      await expect
        .poll(() => title.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
        .toBe(HASH_OFFSET_PX)
    }),
  )

  test(
    '[2.1.105] narrows by words, family and what this site is made with',
    visiting(async ({ page }) => {
      await open(page, '/technologies')
      await saysOf(page, /^86 technologies$/u)
      const items = page.getByRole('main').getByRole('listitem')
      await page.getByLabel('Filtrer par nom ou par usage').fill('vecto')
      await page.getByText('Du JavaScript vérifié avant de tourner.').waitFor({ state: 'detached' })
      await page.getByText('Base vectorielle hébergée.').waitFor()
      await page.getByLabel('Famille').selectOption('Qualité')
      await saysOf(page, /^0 technologie$/u)
      await page.getByRole('button', { name: 'Tout afficher' }).click()
      await page.getByLabel('Employées par ce site').check()
      await saysOf(page, /^1\d technologies$/u)
      await items.filter({ hasText: 'Storybook' }).waitFor()
    }),
  )
})

describe('the studio', () => {
  test(
    'what was chosen and undone before the application counts',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/studio')
      const workflow = page.getByLabel('Workflow', { exact: true })
      await workflow.selectOption('Répondre à un nouvel arrivant')
      await page.getByRole('checkbox', { name: 'Si vers Slack' }).uncheck()
      letIn()
      await page.getByRole('status').filter({ hasText: '2 problèmes' }).waitFor()
      expect(await page.getByRole('checkbox', { name: 'Si vers Slack' }).isChecked()).toBe(false)
      await page.getByRole('button', { name: 'Aller au bout' }).click()
      await saysOf(page, /^Étape 5 sur 5, Slack/u)
    }),
  )

  test(
    '[2.1.104] a case runs step by step; a link undone is found out',
    visiting(async ({ page }) => {
      await open(page, '/studio')
      await saysOf(page, /^Rien n’a encore tourné\.$/u)
      await page.getByLabel('Cas', { exact: true }).selectOption('Une demande vague')
      await page.getByRole('button', { name: 'Commencer' }).click()
      await saysOf(page, /^Étape 1 sur 5, Formulaire/u)
      await page.getByRole('button', { name: 'Étape suivante' }).click()
      await saysOf(page, /^Étape 2 sur 5, Modèle\s: .*Rien n’est deviné\.$/u)
      await page.getByRole('button', { name: 'Aller au bout' }).click()
      await saysOf(page, /^Étape 5 sur 5, Gmail\s: .* Le cas est terminé\.$/u)
      await page.getByText('Étape laissée de côté dans ce cas.').waitFor()
      await page.getByRole('button', { name: 'Recommencer' }).click()
      await saysOf(page, /^Rien n’a encore tourné\.$/u)
      await page
        .getByLabel('Workflow', { exact: true })
        .selectOption('Répondre à un nouvel arrivant')
      await page.getByRole('button', { name: 'Aller au bout' }).click()
      await saysOf(page, /^Étape 5 sur 5, Slack/u)

      const check = page.getByRole('main').getByRole('status').last()
      await check.filter({ hasText: /^Tout est relié/u }).waitFor()
      await page.getByRole('checkbox', { name: 'Si vers Slack' }).uncheck()
      await check.filter({ hasText: '2 problèmes' }).waitFor()
      await check.filter({ hasText: /«\sSlack\s»\s: aucune étape n’y mène\./u }).waitFor()
      await page.getByRole('button', { name: 'Tout relier' }).click()
      await check.filter({ hasText: 'Tout est relié' }).waitFor()
    }),
  )
})
