/** [2.1.103] The studio where the network goes while somebody works: said, a way on, nothing lost. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../site/routes/language.ts'
import { openText, SLUG } from './support/studio.ts'
import { visiting } from './support/visit.ts'

const WORDS = {
  fr: {
    at: `/workflow-studio?template=${SLUG}`,
    missing: /^Cette partie du studio n’est pas arrivée.*Rien n’est perdu/su,
    unable: /^La simulation n’a pas pu démarrer.*rechargez\. Rien n’est perdu/u,
    reload: 'Recharger le studio',
    outline: 'Continuer dans le plan',
    name: 'Nom du workflow',
    plan: 'Plan du workflow',
    canvas: 'Canevas',
    run: 'Simuler',
    ran: /étapes simulées/u,
  },
  en: {
    at: `/workflow-studio?template=${SLUG}&lang=en`,
    missing: /^This part of the studio did not arrive.*Nothing is lost/su,
    unable: /^The simulation could not start.*reload\. Nothing is lost/u,
    reload: 'Reload the studio',
    outline: 'Carry on in the outline',
    name: 'Name of the workflow',
    plan: 'Outline of the workflow',
    canvas: 'Canvas',
    run: 'Simulate',
    ran: /steps simulated/u,
  },
} as const

const alert = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words })

describe.each(['fr', 'en'] as const)('what does not come, in %s', (language: Language) => {
  const words = WORDS[language]
  const named = (page: Page) => page.getByRole('textbox', { name: words.name })

  test.each(['canvas-*.js', 'canvas-*.css'])('the canvas: %s', (file) =>
    visiting(async ({ page, allow }) => {
      allow(/net::ERR|dynamically imported|preload CSS/u)
      await page.route(`**/assets/${file}`, (route) => route.abort())
      await page.goto(words.at)
      await alert(page, words.missing).waitFor()
      // The rest of the studio goes on.
      await page.getByRole('button', { name: words.outline }).click()
      await page.getByRole('list', { name: words.plan }).waitFor()
      await named(page).fill('Gardé')
      await page.getByRole('button', { name: words.canvas, exact: true }).click()
      await alert(page, words.missing).waitFor()
      await page.unroute(`**/assets/${file}`)
      await page.getByRole('button', { name: words.reload }).click()
      await page.locator('.react-flow__node').first().waitFor()
      expect(await named(page).inputValue()).toBe('Gardé')
    })(),
  )

  test(
    'what edits a step',
    visiting(async ({ page, allow }) => {
      allow(/net::ERR|dynamically imported/u)
      await page.route('**/assets/inspector-*.js', (route) => route.abort())
      await page.goto(words.at)
      await page.locator('.react-flow__node').first().dblclick()
      await alert(page, words.missing).waitFor()
      expect(await named(page).isVisible()).toBe(true)
    }),
  )

  test(
    'the simulator',
    visiting(async ({ page, allow }) => {
      allow(/net::ERR|dynamically imported/u)
      await page.route('**/assets/running-*.js', (route) => route.abort())
      await page.goto(words.at)
      const run = page.getByRole('button', { name: words.run, exact: true })
      await run.click()
      await page.getByRole('status').filter({ hasText: words.unable }).waitFor()
      await page.unroute('**/assets/running-*.js')
      await page.getByRole('button', { name: words.reload }).click()
      await run.click()
      await page.getByRole('status').filter({ hasText: words.ran }).waitFor()
    }),
  )
})

test(
  'what was pasted and left as it was is there after a reload',
  visiting(async ({ page }) => {
    const node = { parameters: {}, type: 'n8n-nodes-base.set', typeVersion: 3, position: [0, 0] }
    await openText(
      page,
      JSON.stringify({ name: 'Collé', nodes: [{ ...node, id: 'a', name: 'A' }], connections: {} }),
    )
    await page.reload()
    const name = page.getByRole('textbox', { name: 'Nom du workflow' })
    await expect.poll(() => name.inputValue()).toBe('Collé')
  }),
)

test(
  'where this browser keeps nothing, it says to export first',
  visiting(async ({ page, allow }) => {
    allow(/net::ERR|dynamically imported/u)
    await page.route('**/assets/running-*.js', (route) => route.abort())
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(WORDS.fr.at)
    await page.getByRole('textbox', { name: WORDS.fr.name }).fill('Autre')
    await page.keyboard.press('Tab')
    await page.getByText(/^Non enregistré/u).waitFor()
    await page.getByRole('button', { name: 'Simuler', exact: true }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /Avant de recharger, exportez/u })
      .waitFor()
  }),
)
