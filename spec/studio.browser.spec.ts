/** [2.1.103] The workflow studio as people use it: by mouse, by keys alone, by touch. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { holdApplication } from './support/hold.ts'
import {
  bar,
  exported,
  name,
  openBlank,
  openTemplate,
  outline,
  PHONE,
  said,
  SLUG,
  stepNames,
  steps,
  STUDIO,
} from './support/studio.ts'
import { tooWide } from './support/too-wide.ts'
import { visiting } from './support/visit.ts'

describe('a template in the studio', () => {
  test(
    'is no wider than a phone, however long its examples are called',
    visiting(async ({ page }) => {
      await page.goto(`${STUDIO}?template=repondre-selon-edition-en-vigueur`)
      const examples = bar(page).getByRole('combobox')
      await examples.waitFor()
      const longest = (await examples.getByRole('option').allInnerTexts()).map(
        ({ length }) => length,
      )
      expect(Math.max(...longest)).toBeGreaterThan(40)
      expect(await tooWide(page)).toEqual([])
    }, PHONE),
  )

  test(
    '[1.0.21] [2.1.103] opens from its page, runs on its examples, and shows what went over each link',
    visiting(async ({ page }) => {
      await page.goto(`/workflows/${SLUG}`)
      await page.getByRole('link', { name: 'Ouvrir dans le studio' }).click()
      await expect.poll(() => name(page).inputValue()).toContain('Relancer un devis')
      await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
      await said(page, /^\d+ étapes simulées\. Rien n’a été envoyé\.$/u)
      await page.getByText('4 éléments').first().waitFor()
    }),
  )

  test(
    'opens in English from its English page',
    visiting(async ({ page }) => {
      await page.goto(`/en/workflows/${SLUG}`)
      await page.getByRole('link', { name: 'Open in the studio' }).click()
      const called = page.getByRole('textbox', { name: 'Name of the workflow' })
      await expect.poll(() => called.inputValue()).toMatch(/quote/iu)
    }),
  )

  test(
    'what it hands on can be read step by step, and what a service would be asked',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
      await outline(page)
      await page.getByRole('button', { name: /^Déposer le brouillon/u }).click()
      await page.getByText('Ce qui serait demandé au service, et ne l’est pas ici').waitFor()
    }),
  )

  test(
    'comes out as it came in',
    visiting(async ({ page }) => {
      const published = (await (
        await page.request.get(`/workflows/${SLUG}.fr.json`)
      ).json()) as unknown
      await openTemplate(page)
      expect(await exported(page)).toEqual(published)
    }),
  )
})

describe('one document, two editors', () => {
  test(
    'what is changed in the one is undone in the other',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await outline(page)
      const before = await stepNames(page)
      await steps(page).nth(3).focus()
      await page.keyboard.press('Delete')
      await expect.poll(() => stepNames(page)).toHaveLength(before.length - 1)
      await bar(page).getByRole('button', { name: 'Canevas' }).click()
      await page.getByRole('application').waitFor()
      await bar(page).getByRole('button', { name: 'Annuler' }).click()
      await outline(page)
      expect(await stepNames(page)).toEqual(before)
    }),
  )

  test(
    'a step that is renamed takes the expressions along that quote it',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await outline(page)
      await page.getByRole('button', { name: /^Vos réglages/u }).click()
      const field = page.getByRole('textbox', { name: 'Nom', exact: true })
      await field.fill('Mes seuils')
      await field.press('Enter')
      await page.getByRole('button', { name: /^Mes seuils/u }).waitFor()
      const text = JSON.stringify(await exported(page))
      expect(text).toContain('Mes seuils')
      expect(text).not.toContain("$('Vos réglages')")
    }),
  )
})

test(
  'ten steps by keys alone, from a blank page',
  visiting(async ({ page }) => {
    await openBlank(page)
    await outline(page)
    for (const word of [
      'départ',
      'champs',
      'filtre',
      'tri',
      'limite',
      'sans doublons',
      'attente',
      'date et heure',
      'condition',
      'rien',
    ]) {
      await page.keyboard.press('a')
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await steps(page).last().focus()
    }
    await expect.poll(() => steps(page).count()).toBe(10)
    const { nodes } = await exported(page)
    expect(new Set(nodes.map((node) => node.name)).size).toBe(10)
  }),
)

test(
  'ten steps by touch, on a phone',
  visiting(async ({ page }) => {
    await openBlank(page)
    for (let count = 0; count < 10; count += 1) {
      await page.getByRole('button', { name: 'Ajouter une étape' }).first().tap()
      const dialog = page.getByRole('dialog', { name: 'Ajouter une étape' })
      await dialog
        .getByRole('textbox', { name: 'Chercher une étape' })
        .fill(count === 0 ? 'départ' : 'champs')
      await dialog.getByRole('listitem').first().getByRole('button').tap()
      await expect.poll(() => steps(page).count()).toBe(count + 1)
    }
  }, PHONE),
)

test(
  '[2.1.104] the short demonstrations lead to the studio',
  visiting(async ({ page }) => {
    await page.goto('/studio')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Workflow Studio/u })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Par quoi commencer ?' }).waitFor()
  }),
)

describe('before the studio has come', () => {
  const starters = (page: Page) =>
    page.getByRole('main').locator('section').filter({ hasText: 'Partir d’un modèle' }).first()

  test(
    'one reads what to begin with and may follow it, and nothing moves when it comes',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto(STUDIO)
      const link = starters(page).getByRole('link', { name: /^Relancer un devis/u })
      expect(await link.getAttribute('href')).toBe(`${STUDIO}?template=${SLUG}`)
      const place = await starters(page).boundingBox()
      letIn()
      await page.getByRole('button', { name: 'Commencer par une page blanche' }).waitFor()
      expect(await starters(page).boundingBox()).toEqual(place)
      await starters(page)
        .getByRole('button', { name: /^Relancer un devis/u })
        .click()
      await expect.poll(() => name(page).inputValue()).toContain('Relancer un devis')
    }, PHONE),
  )
})

describe('what somebody brings', () => {
  test.each([
    ['{ "nodes": [', /Ce texte n’est pas du JSON\s: voyez la ligne 1/u],
    ['{ "a": 1 }', /pas un workflow n8n/u],
  ])('%s is refused in words, and nothing is opened', (text, words) =>
    visiting(async ({ page }) => {
      await page.goto(STUDIO)
      await page.getByRole('textbox', { name: 'JSON copié depuis n8n' }).fill(text)
      await page.getByRole('button', { name: 'Ouvrir' }).click()
      await page.getByText(words).waitFor()
    })(),
  )

  test(
    'hostile names are shown as text, and nothing of them runs',
    visiting(async ({ page }) => {
      const hostile = '<img src=x onerror="document.title=1">'
      const flow = {
        name: hostile,
        nodes: [
          {
            name: '__proto__',
            type: hostile,
            typeVersion: 1,
            parameters: { constructor: hostile },
          },
        ],
        connections: { __proto__: { main: [[{ node: 'gone', type: 'main', index: 0 }]] } },
      }
      await page.goto(STUDIO)
      await page.getByRole('textbox', { name: 'JSON copié depuis n8n' }).fill(JSON.stringify(flow))
      await page.getByRole('button', { name: 'Ouvrir' }).click()
      await expect.poll(() => name(page).inputValue()).toBe(hostile)
      expect(await page.title()).not.toBe('1')
      await outline(page)
      expect(await stepNames(page)).toEqual(['__proto__'])
    }),
  )

  test(
    'a damaged link opens nothing, and says so',
    visiting(async ({ page }) => {
      await page.goto(`${STUDIO}#w=AAAA`)
      await page
        .getByText(/Ce lien est incomplet ou abîmé/u)
        .first()
        .waitFor()
      await page.getByRole('heading', { name: 'Par quoi commencer ?' }).waitFor()
    }),
  )
})

describe('what is kept', () => {
  test(
    'a document is there again after a reload, with what was done to it',
    visiting(async ({ page }) => {
      await openBlank(page)
      await name(page).fill('Mon flux')
      await name(page).press('Enter')
      await page.getByText('Enregistré ici').waitFor()
      await page.goto(STUDIO)
      await expect.poll(() => name(page).inputValue()).toBe('Mon flux')
    }),
  )

  test(
    'a template that was changed is there after a reload as it was left, not as it came',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await name(page).fill('Mes relances')
      await name(page).press('Enter')
      await page.getByText('Enregistré ici').waitFor()
      await page.reload()
      await expect.poll(() => name(page).inputValue()).toBe('Mes relances')
    }),
  )

  test(
    'a document that another takes the place of stays what it was',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await name(page).fill('Le premier')
      await name(page).press('Enter')
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Nouveau workflow' }).click()
      await page.getByRole('button', { name: 'Commencer par une page blanche' }).click()
      await name(page).fill('Le second')
      await name(page).press('Enter')
      await page.getByText('Enregistré ici').waitFor()
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Le premier' }).click()
      await expect.poll(() => name(page).inputValue()).toBe('Le premier')
      await outline(page)
      expect((await stepNames(page)).length).toBeGreaterThan(5)
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Supprimer ce document' }).click()
      const kept = await page.evaluate(() => localStorage.getItem('opale-studio') ?? '')
      expect([kept.includes('Le premier'), kept.includes('Le second')]).toEqual([false, true])
    }),
  )

  test(
    'a version that was given a name tells what changed since, and can be gone back to',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Versions nommées…' }).click()
      await page.getByRole('textbox', { name: 'Nom de l’état présent' }).fill('Avant')
      await page.getByRole('button', { name: 'Garder cette version' }).click()
      await page.getByText('Rien n’a changé depuis.').waitFor()
      await page.keyboard.press('Escape')
      await outline(page)
      const before = await stepNames(page)
      await steps(page).nth(3).focus()
      await page.keyboard.press('Delete')
      await expect.poll(() => stepNames(page)).not.toEqual(before)
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Versions nommées…' }).click()
      await page.getByText(/^Supprimées depuis\s: Compter les jours$/u).waitFor()
      await page.getByRole('button', { name: 'Revenir à celle-ci' }).click()
      await expect.poll(() => stepNames(page)).toEqual(before)
    }),
  )

  test(
    'two tabs on one document lose nothing of each other’s',
    visiting(async ({ page, context }) => {
      await openBlank(page)
      await name(page).fill('À deux')
      await name(page).press('Enter')
      await page.getByText('Enregistré ici').waitFor()
      const other = await context.newPage()
      await other.goto(STUDIO)
      await expect.poll(() => name(other).inputValue()).toBe('À deux')
      await name(other).fill('À deux, là-bas')
      await name(other).press('Enter')
      await other.getByText('Enregistré ici').waitFor()
      await name(page).fill('À deux, ici')
      await name(page).press('Enter')
      await said(page, /changé dans un autre onglet/u)
      const kept = await page.evaluate(() => localStorage.getItem('opale-studio') ?? '')
      expect(kept).toContain('À deux, là-bas')
      expect(kept).toContain('À deux, ici')
    }),
  )

  test(
    'where the device takes nothing, it says so and works on',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await openBlank(page)
      await name(page).fill('Nulle part')
      await name(page).press('Enter')
      await page.getByText(/^Non enregistré/u).waitFor()
      expect((await exported(page)).name).toBe('Nulle part')
    }),
  )
})

test(
  'has nothing that axe objects to, in both themes: beginning, canvas, outline, settings, dialogs',
  visiting(async ({ page }) => {
    await page.goto(STUDIO)
    await page.getByRole('heading', { name: 'Par quoi commencer ?' }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await openTemplate(page)
    await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
    await page.getByText('4 éléments').first().waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await outline(page)
    await steps(page).nth(2).click()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
  }),
)
