/** What one gives away of Opale and of a painting, and what a visitor gets who is given a link. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { replay, type PetB, type Scenario } from '#engine'
import { readLink } from '../site/pages/lab/share/read-link.ts'
import { violationsInBothThemes } from './support/axe.ts'
import { act, mood, play } from './support/game.ts'
import { open, visiting } from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
/** Where her life is kept, by the rules that a visitor meets first. */
const SAVE = 'opale-supreme-state'

const saved = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Her life as it is kept: written whole once she is left alone. */
const kept = async (page: Page): Promise<PetB | undefined> => {
  const text = await page.evaluate((key) => localStorage.getItem(key), SAVE)
  return (JSON.parse(text ?? '{}') as { state?: PetB }).state
}

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]

const copied = async (page: Page): Promise<string> => {
  await page.getByText('Lien copié').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Her part: on its own page as on a sheet. */
const openPortrait = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Portrait/u })
    .or(page.getByRole('tab', { name: 'Portrait' }))
    .click()
  await page.getByRole('img', { name: /portrait d’Opale/u }).waitFor()
}

test(
  'her portrait is a card in two kinds of file, and a link that opens her state without touching the Opale of who opens it',
  visiting(async ({ page, context, problems }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await play(page)
    await act(page, 'Câliner').click()
    await act(page, 'Jouer').click()
    const feels = await mood(page).textContent()
    await openPortrait(page)
    expect(await violationsInBothThemes(page)).toEqual([])
    const png = await saved(page, 'Carte en PNG')
    expect([png.name, sizeOf(png.bytes)]).toEqual(['opale-portrait.png', [1200, 630]])
    const svg = await saved(page, 'Carte en SVG')
    expect(svg.name).toBe('opale-portrait.svg')
    expect(svg.bytes.toString()).toContain(feels)
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    const link = await copied(page)
    const { with: given } = (await readLink(new URL(link).hash)) as Scenario<'B'>
    await expect
      .poll(() => kept(page))
      .toMatchObject({ stats: given?.stats, personality: given?.personality })

    // Somebody else, who has an Opale of their own.
    const fresh = await context.browser()!.newContext({ reducedMotion: 'reduce' })
    try {
      const other = await fresh.newPage()
      await play(other, new URL('/opale', link).href)
      await act(other, 'Câliner').click()
      await expect.poll(async () => (await kept(other))?.progress.totalInteractions).toBe(1)
      const before = await kept(other)
      await other.goto(link)
      await other.getByText('Voici l’Opale de quelqu’un').waitFor()
      const { hash } = replay(await readLink(new URL(link).hash))
      await other.getByText(`Empreinte ${hash}`).waitFor()
      // She rests meanwhile, as she does on any page.
      const { progress, personality, inventory } = before!
      expect(await kept(other)).toMatchObject({ progress, personality, inventory })
    } finally {
      await fresh.close()
    }
    expect(problems).toEqual([])
  }, PHONE),
)

test.each([
  ['fr', 'Ce lien vient d’une autre version du labo.'],
  ['en', 'This link comes from another version of the lab.'],
])('%s: a link of another version is said to be one', (lang, text) =>
  visiting(async ({ page }) => {
    // {"v":2}
    await page.goto(`/debug-opale?lang=${lang}#run=q1YqU7IyqgUA`)
    await page.getByRole('alert').filter({ hasText: text }).waitFor()
  })(),
)

test(
  'a painting has its card, which names its seed only where that is asked for',
  visiting(async ({ page, context, problems }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/galerie-artistique#oeuvre=veille&graine=Margaux')
    await page.getByRole('button', { name: 'Carte à partager' }).click()
    await page.getByRole('img', { name: 'La carte de ce tableau' }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    const plain = (await saved(page, 'Carte en SVG')).bytes.toString()
    expect([plain.includes('Veille'), plain.includes('Margaux')]).toEqual([true, false])
    await page.getByRole('checkbox', { name: 'Écrire la graine sur la carte' }).check()
    await expect
      .poll(async () => (await saved(page, 'Carte en SVG')).bytes.toString())
      .toContain('Margaux')
    const png = await saved(page, 'Carte en PNG')
    expect([png.name, sizeOf(png.bytes)]).toEqual(['opale-veille-carte.png', [1200, 630]])
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    expect(await copied(page)).toMatch(/#oeuvre=veille&graine=Margaux$/u)
    expect(problems).toEqual([])
  }, PHONE),
)

test.each([
  ['hostile', 'fr', '#oeuvre=__proto__&graine=x', 'Ce lien ne mène à aucun tableau'],
  ['half', 'fr', '#oeuvre=nacre', 'Ce lien ne mène à aucun tableau'],
  ['endless', 'en', `#oeuvre=nacre&graine=${'x'.repeat(5000)}`, 'This link leads to no picture'],
])(
  'a link to a painting that is %s is said to be none, in %s, and the page goes on',
  (_, lang, hash, text) =>
    visiting(async ({ page, problems }) => {
      await open(page, `/galerie-artistique?lang=${lang}${hash}`)
      const alert = page.getByRole('alert')
      await alert.filter({ hasText: text }).waitFor()
      await page.getByRole('radio', { name: /^(?:Fil|Thread)$/u }).check()
      await expect.poll(() => alert.textContent()).toBe('')
      expect(problems).toEqual([])
    })(),
)
