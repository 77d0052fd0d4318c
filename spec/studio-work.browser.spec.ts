/** [2.1.103] What the studio does with a run, an expression, a link, an old flow and a phone. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { hold } from './support/hold.ts'
import {
  bar,
  exported,
  name,
  openBlank,
  openTemplate,
  openText,
  outline,
  PHONE,
  said,
  stepNames,
  steps,
} from './support/studio.ts'
import { settled, visiting } from './support/visit.ts'

const stepwise = (page: Page) => page.getByRole('toolbar', { name: 'Pas à pas' })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'Étape choisie' })
const step = (page: Page, called: RegExp) => steps(page).filter({ hasText: called })

describe('a run, step by step', () => {
  test(
    'stops before each step with what waits for it, goes back, and shows all in the end',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await bar(page).getByRole('button', { name: 'Pas à pas' }).click()
      await said(page, /^Arrêt avant «\sChaque matin ouvré\s», étape\s1\ssur\s9\.$/u)
      await stepwise(page).getByRole('button', { name: 'Étape suivante' }).click()
      await stepwise(page).getByRole('button', { name: 'Étape suivante' }).click()
      await stepwise(page).getByRole('button', { name: 'Étape suivante' }).click()
      await page.getByText(/^Entrée de «\sCompter les jours\s»,\s4\séléments$/u).waitFor()
      await page.getByRole('cell', { name: 'lenoir@atelier.example' }).waitFor()
      await stepwise(page).getByRole('button', { name: 'Étape précédente' }).click()
      await page.getByText(/^Entrée de «\sLire les devis\s»,\s1\sélément$/u).waitFor()
      await stepwise(page).getByRole('button', { name: 'Tout montrer' }).click()
      await said(page, /^9\sétapes simulées\. Rien n’a été envoyé\.$/u)
      await expect.poll(() => stepwise(page).count()).toBe(0)
    }),
  )

  test(
    'by keys alone: a breakpoint is set, stopped at, and gone on from',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await outline(page)
      await step(page, /^Compter les jours/u).focus()
      await page.keyboard.press('b')
      await said(page, /s’arrêtera avant «\sCompter les jours\s»/u)
      await page.getByRole('img', { name: 'point d’arrêt' }).waitFor()
      await page.keyboard.press('Control+Enter')
      await said(page, /^Arrêt avant «\sCompter les jours\s», étape\s4\ssur\s9\.$/u)
      await page.getByRole('img', { name: 'la prochaine' }).waitFor()
      await page.keyboard.press('s')
      await said(page, /^Arrêt avant «\sDélai passé, sans réponse\s», étape\s5\ssur\s9\.$/u)
      await page.keyboard.press('Shift+S')
      await said(page, /étape\s4\ssur\s9/u)
      await page.keyboard.press('Control+Enter')
      await said(page, /^9\sétapes simulées/u)
    }),
  )

  test(
    'a breakpoint is there again after a reload',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await outline(page)
      await step(page, /^Compter les jours/u).focus()
      await page.keyboard.press('b')
      await page.getByText('Enregistré ici').waitFor()
      await page.reload()
      await bar(page).waitFor()
      await outline(page)
      await step(page, /^Compter les jours/u)
        .getByRole('img', { name: 'point d’arrêt' })
        .waitFor()
    }),
  )

  test(
    'a step that is made to fail shows what the flow does without it',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await outline(page)
      await step(page, /^Rédiger la relance/u).click()
      await chosen(page)
        .getByRole('checkbox', { name: 'Faire échouer cette étape dans la simulation' })
        .check()
      const before = JSON.stringify(await exported(page))
      await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
      await said(page, /^9\sétapes simulées/u)
      await step(page, /^Texte, ou secours/u).click()
      await page
        .getByText(/^Je reviens vers vous au sujet du devis/u)
        .first()
        .waitFor()
      expect(JSON.stringify(await exported(page))).toBe(before)
    }),
  )
})

test(
  'an expression is completed by what the last run handed on, by keys, and told to who hears it',
  visiting(async ({ page }) => {
    const letIn = await hold(page, '*/assets/looking-*.js')
    await openTemplate(page)
    await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
    await said(page, /^9\sétapes simulées/u)
    await outline(page)
    await step(page, /Déposer le brouillon/u).click()
    const field = chosen(page).getByRole('textbox', { name: /^Objet/u })
    // What the run brought to the step may come after what one writes.
    await field.fill('Devis {{ $json.')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    letIn()
    await list.waitFor()
    await page.getByText(/^\d+ suggestions\s: flèches pour choisir/u).waitFor()
    await field.press('ArrowDown')
    const first = list.getByRole('option').first()
    expect(await first.getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await field.press('Enter')
    expect(await field.inputValue()).toMatch(/^=Devis \{\{ \$json\.\w+ \}\}$/u)
    await page
      .getByText(/^Valeur sur l’élément\s1\sde\s\d+/u)
      .first()
      .waitFor()
    await field.press('.')
    await list.waitFor()
    await field.press('Escape')
    await expect.poll(() => list.count()).toBe(0)
    await chosen(page).waitFor()
  }),
)

test(
  'what runs would cost is told with its prices, where and when they were found',
  visiting(async ({ page }) => {
    await openTemplate(page)
    await page.getByRole('tab', { name: 'Estimation' }).click()
    await page.getByText(/^Lancez la simulation/u).waitFor()
    // Who asks for the estimate before the simulator has come still gets it.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => void setTimeout(resolve, 300))
      await route.continue()
    })
    await bar(page).getByRole('button', { name: 'Simuler', exact: true }).click()
    await page.getByRole('tab', { name: 'Estimation' }).click()
    const row = page.getByRole('row', { name: /^Rédiger la relance/u })
    await row.getByText('gpt-6-luna').waitFor()
    expect(await row.innerText()).toMatch(/environ 0,0\d\s\$/u)
    await page.getByText(/relevé le \d+(?:er)?\s\p{L}+ 20\d\d/u).waitFor()
  }),
)

describe('as a picture', () => {
  test.each(['dark', 'light'] as const)('%s, whole, in two kinds of file', (theme) =>
    visiting(async ({ page }) => {
      await openTemplate(page)
      await page.evaluate((shown) => {
        document.documentElement.dataset['theme'] = shown
      }, theme)
      const download = async (entry: string) => {
        await bar(page).getByRole('button', { name: 'Exporter' }).click()
        const [file] = await Promise.all([
          page.waitForEvent('download').then((one) => one.path()),
          page.getByRole('menuitem', { name: entry }).click(),
        ])
        return readFileSync(file)
      }
      const svg = (await download('Image (SVG)')).toString()
      for (const { name: called } of (await exported(page)).nodes.filter(
        ({ type }) => !type.endsWith('stickyNote'),
      ))
        expect(svg).toContain(called.split(' ')[0])
      const fault = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')
            ?.textContent,
        // A page's own rules would refuse its style.
        svg.replace(/<style>.*<\/style>/u, ''),
      )
      expect(fault).toBeUndefined()
      expect(svg).toContain(theme === 'dark' ? '#1B1336' : '#FFFFFF')
      const png = await download('Image (PNG)')
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBeGreaterThan(2000)
    })(),
  )
})

const entry = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Ajouter une étape' })
    .getByRole('button', { name: 'Filtre', exact: true })
    .first()

/** Boxes find their places a moment after they have come: before, one would drop beside them. */
const placed = async (page: Page): Promise<Locator> => {
  const box = page.getByRole('application').getByText('Lire les devis', { exact: true })
  await box.waitFor()
  await settled(page)
  return box
}

test(
  'what is dragged onto a step follows it; where nothing is, it stands alone',
  visiting(async ({ page }) => {
    await openTemplate(page)
    const canvas = page.getByRole('application')
    await entry(page).dragTo(await placed(page), { force: true })
    await said(page, /«\sFiltre\s» ajouté/u)
    const { width, height } = (await canvas.boundingBox())!
    const targetPosition = { x: width - 40, y: height - 40 }
    await entry(page).dragTo(canvas, { force: true, targetPosition })
    await said(page, /«\sFiltre 1\s» ajouté/u)
    const text = JSON.stringify(await exported(page))
    expect([text.split('"Filtre"').length, text.split('"Filtre 1"').length]).toEqual([4, 2])
    await outline(page)
    expect((await stepNames(page)).join()).toContain('Lire les devis,Filtre,Compter les jours')
  }),
)

describe('a file that is dropped', () => {
  const dropped = async (page: Page, text: string): Promise<void> => {
    const canvas = page.getByRole('application')
    await canvas.waitFor()
    const dataTransfer = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'flux.json', { type: 'application/json' }))
      return transfer
    }, text)
    const onto = canvas.getByText('Lire les devis', { exact: true })
    await onto.dispatchEvent('dragover', { dataTransfer })
    await onto.dispatchEvent('drop', { dataTransfer })
  }

  test(
    'on a step as well opens, and says what was repaired; what was open is kept',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await name(page).fill('Le mien')
      await name(page).press('Enter')
      const nodes = Array.from({ length: 2000 }, (_, at) => ({
        name: `Étape ${at}`,
        type: 'n8n-nodes-base.set',
        typeVersion: 3.4,
        position: [at * 240, 0],
        parameters: {},
      }))
      await dropped(page, JSON.stringify({ name: 'Déposé', nodes, connections: {} }))
      await expect.poll(() => name(page).inputValue()).toBe('Déposé')
      await said(page, /^Ouvert, après réparation/u)
      await bar(page).getByRole('button', { name: 'Documents' }).click()
      await page.getByRole('menuitem', { name: 'Le mien' }).waitFor()
    }),
  )

  test(
    'and is no workflow changes nothing, and says why',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await dropped(page, '{ "nodes": [')
      await said(page, /Ce texte n’est pas du JSON/u)
      expect(await name(page).inputValue()).toContain('Relancer un devis')
    }),
  )
})

test(
  'notes are read as they are meant, and all is laid out anew by one key',
  visiting(async ({ page }) => {
    await openTemplate(page)
    const canvas = page.getByRole('application')
    await canvas.getByText('À relier', { exact: true }).waitFor()
    await outline(page)
    await step(page, /Lire les devis/u).focus()
    await page.keyboard.press('t')
    await said(page, /rangé\.$/iu)
    await page.keyboard.press('t')
    await said(page, /^Tout est déjà rangé\.$/u)
  }),
)

test(
  'what most often follows a step is offered, with how often that is right',
  visiting(async ({ page }) => {
    await openTemplate(page)
    await outline(page)
    await step(page, /Lire les devis/u).focus()
    await page.keyboard.press('a')
    await page.getByRole('heading', { name: 'Souvent ensuite' }).waitFor()
    await page.getByText(/l’une de ces 4 dans \d+\s% des cas\.$/u).waitFor()
  }),
)

describe('what is added goes into a link', () => {
  const between = ['Vos réglages', 'Filtre', 'Lire les devis']
  const link = (page: Page) =>
    page.getByRole('group', { name: /^Lien de «\sVos réglages\s» à «\sLire les devis\s»/u })
  const expectBetween = async (page: Page): Promise<void> => {
    await said(page, /«\sFiltre\s» ajouté/u)
    await outline(page)
    expect((await stepNames(page)).join()).toContain(between.join())
  }

  test(
    'that it is dragged onto from the palette',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await placed(page)
      await entry(page).dragTo(link(page), { force: true })
      await expectBetween(page)
    }),
  )

  test(
    'that was chosen by keys',
    visiting(async ({ page }) => {
      await openTemplate(page)
      await page.getByRole('application').waitFor()
      await link(page).focus()
      await page.keyboard.press('Enter')
      await page.getByText(/^Entre «\sVos réglages\s» et «\sLire les devis\s»$/u).waitFor()
      await page.keyboard.press('a')
      await page.keyboard.type('filtre')
      await page.keyboard.press('Enter')
      await expectBetween(page)
    }),
  )
})

test(
  'who has just come can ask for commands and undo, while single letters and the page’s own text are left alone',
  visiting(async ({ page }) => {
    await openTemplate(page)
    const asked = page.getByRole('combobox', { name: 'Que voulez-vous faire ?' })
    await page.locator('body').press('Control+k')
    await asked.waitFor()
    await asked.press('Escape')
    await asked.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.locator('body').press('?')
    await page.locator('body').press('Control+f')
    await page.locator('body').press('Control+Enter')
    await said(page, /^\d+ étapes simulées\./u)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }),
)

test(
  'every command is found by its words, says its keys, and is done',
  visiting(async ({ page }) => {
    await openTemplate(page)
    await outline(page)
    await steps(page).first().focus()
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Que voulez-vous faire ?' })
    await box.waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(18)
    await box.fill('dupliquer')
    await page.getByRole('option', { name: /^Dupliquer.*Ctrl \+ D/u }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    const before = await steps(page).count()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect.poll(() => steps(page).count()).toBe(before + 1)
    await steps(page).first().focus()
    await page.keyboard.press('Control+f')
    await page.getByRole('combobox', { name: 'Nom de l’étape' }).fill('zzz')
    await page.getByText('Rien de ce nom.').waitFor()
  }),
)

test(
  'older steps change only once what would change has been seen and accepted',
  visiting(async ({ page }) => {
    const old = (called: string, values: object) => ({
      name: called,
      type: 'n8n-nodes-base.set',
      typeVersion: 2,
      position: [0, 0],
      parameters: { values, options: {} },
    })
    const string = [{ name: 'a', value: 'x' }]
    await openText(
      page,
      JSON.stringify({
        name: 'Ancien',
        nodes: [
          old('Un', { string }),
          old('Deux', { string }),
          old('Flou', { number: [{ name: 'n', value: 'x' }] }),
        ],
        connections: {},
      }),
    )
    const versions = async () => (await exported(page)).nodes.map(({ typeVersion }) => typeVersion)
    await page.getByRole('button', { name: 'Voir' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Mettre à niveau' })
    await dialog
      .getByRole('region', { name: /«\sUn\s»/u })
      .getByText('2', { exact: true })
      .waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: /«\sDeux\s»/u }).uncheck()
    await dialog.getByText(/À refaire dans n8n/u).waitFor()
    await dialog.getByRole('button', { name: 'Mettre à niveau cette étape' }).click()
    expect(await versions()).toEqual([3.4, 2, 2])
    await bar(page).getByRole('button', { name: 'Annuler' }).click()
    expect(await versions()).toEqual([2, 2, 2])
  }),
)

test(
  'steps are copied in one tab and pasted in another',
  visiting(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTemplate(page)
    await outline(page)
    await step(page, /^Compter les jours/u).focus()
    await page.keyboard.press('Control+c')
    await said(page, /^Copié\.$/u)
    const other = await context.newPage()
    await openBlank(other)
    await outline(other)
    await other.keyboard.press('Control+v')
    await said(other, /^Une étape collée\.$/u)
    expect(await stepNames(other)).toEqual(['Compter les jours'])
  }),
)

test(
  'of many steps an overview is shown: a press looks there, a drag goes along, the wheel zooms',
  visiting(async ({ page }) => {
    const called = (at: number) => `Étape ${at}`
    const nodes = Array.from({ length: 200 }, (_, at) => ({
      name: called(at + 1),
      type: 'n8n-nodes-base.noOp',
      typeVersion: 1,
      position: [at * 240, 0],
      parameters: {},
    }))
    await openText(page, JSON.stringify({ name: 'Longue file', nodes, connections: {} }))
    const canvas = page.getByRole('application')
    const drawn = (at: number) => canvas.getByText(called(at), { exact: true })
    await drawn(1).waitFor()
    expect(await drawn(200).count()).toBe(0)
    const { x, y, width, height } = (await canvas
      .getByRole('img', { name: 'Vue d’ensemble' })
      .boundingBox())!
    const middle = y + height / 2
    await page.mouse.move(x + width - 2, middle)
    await page.mouse.down()
    await drawn(200).waitFor()
    await expect.poll(() => drawn(1).count()).toBe(0)
    await page.mouse.move(x + 2, middle, { steps: 5 })
    await drawn(1).waitFor()
    await page.mouse.up()
    const zoom = () => canvas.getByText(/^\d+\s%$/u).innerText()
    const before = await zoom()
    await page.mouse.wheel(0, 300)
    await expect.poll(zoom).not.toBe(before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }),
)

test(
  'a phone shows the canvas too: it is moved, enlarged, and leads to the settings',
  visiting(async ({ page }) => {
    await openTemplate(page)
    await bar(page).getByRole('button', { name: 'Canevas' }).tap()
    const canvas = page.getByRole('application')
    await canvas.waitFor()
    const zoom = () => canvas.getByText(/^\d+\s%$/u).innerText()
    const before = await zoom()
    await canvas.getByRole('button', { name: 'Agrandir' }).tap()
    await expect.poll(zoom).not.toBe(before)
    const larger = await zoom()
    await canvas.getByRole('button', { name: 'Tout montrer' }).tap()
    await expect.poll(zoom).not.toBe(larger)
    await canvas.getByText('Compter les jours').first().tap()
    await page.getByRole('dialog', { name: 'Étape choisie' }).waitFor()
    expect(await name(page).inputValue()).toContain('Relancer')
  }, PHONE),
)
