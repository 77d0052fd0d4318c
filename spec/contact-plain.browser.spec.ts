/** A form that leaves without a script, as it does where the owner names who takes messages. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CONTACT_ENDPOINT } from '../site/contact/endpoint.ts'
import { createApp } from '../site/server/app.ts'
import { createDesk } from '../site/server/desk/desk.ts'
import { migrate } from '../site/server/store/migrate.ts'
import { openStore } from '../site/server/store/open-store.ts'
import { MANIFEST } from './server/fixture.ts'
import { violations } from './support/axe.ts'
import { newFolder } from './support/stores.ts'
import { visiting } from './support/visit.ts'

const NEED = 'Notre équipe cherche dans 400 procédures.'

/** What leaves for the endpoint arrives at a desk of the test's own. */
const withDesk = async (page: Page) => {
  const folder = newFolder()
  const store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  const desk = createDesk({ store, addressOf: () => undefined, log: () => {} })
  const assets = { find: () => undefined, read: async () => undefined }
  const app = createApp({ manifest: MANIFEST, assets, api: desk.api })
  await page.route(`**${CONTACT_ENDPOINT}*`, async (route) => {
    const request = route.request()
    const answer = await app.request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    })
  })
  return {
    kept: () => store.execute({ sql: 'select name, message, language from message' }),
    remove: async () => {
      await desk.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** As the build writes it for an owner whose messages go to an address. */
const letItPost = (page: Page, action: string) =>
  page.locator('main form').evaluate((form: HTMLFormElement, address) => {
    form.method = 'post'
    form.action = address
    form.noValidate = true
  }, action)

test(
  '[7.0.1] without JavaScript: what is wrong is said, what was written stays, and then it is received',
  visiting(
    async ({ page, allow }) => {
      allow(/422/u)
      const { kept, remove } = await withDesk(page)
      await page.goto('/contact')
      await letItPost(page, CONTACT_ENDPOINT)
      await page.getByLabel('Votre nom').fill('Camille <b>')
      await page.getByLabel('Votre e-mail').fill('camille@')
      await page.getByRole('radio', { name: 'IA et documents' }).check()
      await page.getByLabel('Votre besoin').fill(NEED)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Envoyer le message' }).click()

      await page.getByRole('heading', { level: 1, name: 'Un point à revoir' }).waitFor()
      const email = page.getByLabel('Votre e-mail')
      expect(await email.inputValue()).toBe('camille@')
      expect(await page.getByLabel('Votre nom').inputValue()).toBe('Camille <b>')
      expect(await page.getByLabel('Sujet').inputValue()).toBe('ai')
      expect(await page.getByLabel('Votre besoin').inputValue()).toBe(NEED)
      expect(await page.getByRole('checkbox').isChecked()).toBe(true)
      expect(await kept()).toEqual([])
      await page.getByRole('link', { name: /manque la fin de l’adresse/u }).click()
      expect(new URL(page.url()).hash).toBe('#email')
      await email.fill('camille@exemple.fr')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()

      await page.getByRole('heading', { level: 1, name: 'Bien reçu, Camille <b>.' }).waitFor()
      await page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/u).waitFor()
      expect(await kept()).toEqual([{ name: 'Camille <b>', message: NEED, language: 'fr' }])
      await page.getByRole('link', { name: 'Revenir au site' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/contact')
      await remove()
    },
    { javaScriptEnabled: false },
  ),
)

test.each(['', '?lang=en'])(
  '[7.0.1] the answer%s can be read by everybody, on a small screen too',
  (query) =>
    visiting(
      async ({ page, allow }) => {
        allow(/422/u)
        const { remove } = await withDesk(page)
        await page.goto('/contact')
        await letItPost(page, `${CONTACT_ENDPOINT}${query}`)
        const submit = () =>
          page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
        await submit()
        await page
          .getByRole('heading', { level: 1, name: /points à revoir|things to look/u })
          .waitFor()
        expect(await violations(page)).toEqual([])
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        expect(await overflow()).toBe(0)
        await remove()
      },
      { viewport: { width: 320, height: 700 } },
    )(),
)
