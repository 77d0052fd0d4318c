/** The owner's day in a browser: through the real door of the built server, on a store of its own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveOwner, EMAIL, PASSWORD } from './support/owner-browser.ts'
import { violations } from './support/axe.ts'
import { corner, her } from './support/companion.ts'
import { asJson, newMessage } from './support/message.ts'
import { newFolder } from './support/stores.ts'
import { openStore } from '../site/server/store/open-store.ts'
import { portOf, run, type Program } from './server/program.ts'
import { showIntent } from './support/visit.ts'

const folder = newFolder()
const database = join(folder, 'desk.db')
let server: Program
let origin: string
beforeAll(async () => {
  const store = await openStore(database)
  await giveOwner(store)
  for (const [kind, value, count] of COUNTED)
    await store.execute({
      sql: 'insert into audience (hour, kind, value, count) values (?1, ?2, ?3, ?4)',
      args: [Math.floor(Date.now() / 3_600_000), kind, value, count],
    })
  await store.close()
  server = run(['dist/server/server.js'], { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database })
  origin = `http://127.0.0.1:${portOf(await server.says('Messages are kept'))}`
  // A search looks at addresses too: each has their own.
  for (const [name, email] of [
    ['Camille', 'camille@exemple.fr'],
    ['Noé', 'noe@exemple.fr'],
  ])
    await fetch(`${origin}/api/messages`, asJson(newMessage({ name, email })))
}, 60_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true })
})

/** Something in each part of the page, with names that are long for a phone. */
const COUNTED = [
  ['visitor', '', 7],
  ['view', '/outils/un-outil-au-nom-bien-trop-long-pour-un-telephone', 12],
  ['read', '/outils/un-outil-au-nom-bien-trop-long-pour-un-telephone', 5],
  ['source', 'une-communaute-au-nom-interminable.moteur.example', 4],
  ['language', 'fr', 12],
  ['width', 'mobile', 12],
  ['depth', '25', 9],
  ['conversion', 'contact_click', 2],
] as const

/** Somebody with a browser of their own, in which nothing may go wrong. */
const inBrowser = async (
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', ...options })
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await act(await context.newPage())
  expect(problems).toEqual([])
  await context.close()
}

const enter = async (page: Page): Promise<void> => {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrer' }).click()
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
}

test('[1.0.46] [2.3.42] [6.0.2] [6.0.3] who signs in is the admin on every page, until they leave', () =>
  inBrowser({ reducedMotion: 'reduce' }, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/faq')
    await showIntent(page)
    await her(page).waitFor()
    expect(asked).not.toContain('/api/desk/session')
    await enter(page)
    await page.goto('/faq')
    await showIntent(page)
    await page.getByRole('button', { name: 'Administration' }).click()
    const panel = page.getByRole('dialog', { name: 'Mode Administrateur' })
    await panel.getByRole('link', { name: 'Ouvrir le bureau (2 non lus)' }).waitFor()
    await page.keyboard.press('Escape')
    await her(page).click()
    await corner(page).getByText('Mode Administrateur.').waitFor()
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Sortir' }).click()
    await page.getByRole('heading', { name: 'Entrer dans le bureau' }).waitFor()
    await page.goto('/faq')
    await showIntent(page)
    await her(page).click()
    await corner(page).getByText('Je reste dans ce coin').waitFor()
    expect(await page.getByRole('button', { name: 'Administration' }).count()).toBe(0)
  }))

describe.each([390, 1440])('by links and forms, %i px wide', (width) => {
  test.each(['dark', 'light'] as const)(
    '%s: a day’s work, and nothing that axe minds',
    (colorScheme) =>
      inBrowser({ viewport: { width, height: 844 }, colorScheme }, async (page) => {
        const fine = async (): Promise<void> => {
          expect(await violations(page)).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide).toBeLessThanOrEqual(width)
        }
        await page.goto('/admin/sign-in')
        await fine()
        // Outside, the head of the page is one line, as wide as the window.
        const head = page.getByRole('banner')
        const line = await Promise.all(
          ['EN', 'Le site'].map((name) => head.getByRole('link', { name }).boundingBox()),
        )
        const [middle, end] = line.map((box) => box!.y + box!.height / 2)
        expect(Math.abs(middle! - end!)).toBeLessThan(2)
        expect(line[1]!.x).toBeGreaterThan(width / 2)
        await enter(page)
        await fine()
        // The sheet holds what the components are dressed in, too.
        const leave = page.getByRole('button', { name: 'Sortir' })
        expect(await leave.evaluate((it) => getComputedStyle(it).borderRadius)).toBe('999px')
        await page.getByRole('link', { name: 'Camille' }).click()
        const message = page.getByRole('article', { name: 'Camille' })
        await message.waitFor()
        // Where there is room the list stays beside it.
        const beside = page.getByRole('link', { name: 'Noé' })
        expect(await beside.isVisible()).toBe(width === 1440)
        await page.getByLabel('Votre note').fill('Rappeler jeudi.')
        await page.getByRole('button', { name: 'Garder la note' }).click()
        await page.getByText('La note est gardée.').waitFor()
        await fine()
        await message.getByRole('button', { name: 'Supprimer' }).click()
        await page.getByRole('heading', { name: 'Supprimer ce message ?' }).waitFor()
        await fine()
        await page.getByRole('link', { name: 'Garder' }).click()
        await page.getByRole('textbox', { name: 'Chercher' }).fill('camille')
        await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click()
        await page.getByText('1 message', { exact: true }).waitFor()
        await page.getByRole('link', { name: 'Camille' }).waitFor()
        expect(await page.getByRole('link', { name: 'Noé' }).count()).toBe(0)
        await page.getByRole('link', { name: 'EN', exact: true }).click()
        await page.getByText('Every subject').first().waitFor({ state: 'attached' })
        await page.goto('/admin/account')
        await page.getByText('Chrome sur Linux').first().waitFor()
        await fine()
        await page.goto('/admin/audience')
        await page.getByText('7 visiteurs', { exact: true }).waitFor()
        await fine()
        await page.getByRole('button', { name: 'Autre période' }).press('Enter')
        const other = page.getByRole('dialog', { name: 'Autre période' })
        await other.getByLabel('Du').fill('2026-01-01')
        await other.getByLabel('Au').fill('2026-01-31')
        const { x, width: wide } = (await other.boundingBox())!
        expect([x >= 0, x + wide <= width]).toEqual([true, true])
        await fine()
        await other.getByRole('button', { name: 'Afficher' }).click()
        await page.getByText('Du 1er janvier 2026 au 31 janvier 2026.').waitFor()
        await page.getByRole('heading', { name: 'Les visites ne sont pas comptées' }).waitFor()
        expect(await page.getByRole('table').count()).toBe(0)
        await fine()
        await page.goto('/admin/account')
        await page.getByLabel('Votre mot de passe', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Demander un code' }).click()
        await page.getByRole('heading', { name: 'Ajouter le bureau' }).waitFor()
        await fine()
        const key = (await page.locator('code').textContent()) ?? ''
        const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
        await page.getByLabel('Le code qu’elle affiche').fill(app.generate())
        await page.getByRole('button', { name: 'Vérifier' }).click()
        await page.getByRole('heading', { name: 'Vos codes de secours' }).waitFor()
        await fine()
        await page.getByRole('link', { name: 'Je les ai notés' }).click()
        await page.getByLabel('Votre mot de passe', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Ne plus demander de code' }).click()
        await page.getByRole('button', { name: 'Demander un code' }).waitFor()
      }),
  )
})
