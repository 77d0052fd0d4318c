/** [2.1.115] The lab, as a developer uses it. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { replay, type Scenario } from '#engine'
import { main, OK } from '../engine/cli/main.ts'
import { exampleOf } from '../site/pages/lab/run/examples.ts'
import { linkTo } from '../site/pages/lab/share/link.ts'
import { violationsInBothThemes } from './support/axe.ts'
import { holdTime, visiting } from './support/visit.ts'

const scrub = (page: Page) => page.getByRole('slider', { name: /Position/u })
const open = async (page: Page, address = '/debug-opale'): Promise<void> => {
  await page.goto(address)
  await scrub(page).waitFor()
}
const hashOn = async (page: Page): Promise<string> => {
  const text = await page.getByText(/^(?:Empreinte|Hash) [0-9a-f]{16}$/u).textContent()
  return text!.slice(-16)
}
const hashIs = async (page: Page, hash: string) => {
  await expect.poll(() => hashOn(page)).toBe(hash)
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const whatHasFocus = (page: Page) => page.locator(':focus')
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** The scenario that a click saves. */
const saved = async (page: Page, name = 'Enregistrer le fichier') => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await (await waiting).path()
  return { file, scenario: JSON.parse(readFileSync(file, 'utf8')) as Scenario }
}

/** What the command line says about a file: asked in this process, which is sooner there. */
const replayed = async (file: string): Promise<string> => {
  let told = ''
  const code = await main([file, '--expect'], {
    read: async (name) => readFileSync(name, 'utf8'),
    write: async (chunk) => {
      told += chunk
    },
    complain: (line) => {
      told += `${line}\n`
    },
  })
  expect(code, told).toBe(OK)
  return told
}

const write = async (page: Page, text: string): Promise<void> => {
  const area = page.getByRole('textbox', { name: 'Commandes de l’exécution' })
  if (!(await area.isVisible())) await page.locator('summary', { hasText: 'Script' }).click()
  await area.fill(text)
}
const runScript = (page: Page) => page.getByRole('button', { name: 'Rejouer ce script' }).click()

describe('without JavaScript', () => {
  test.each([
    ['/debug-opale', 'Un exemple, joué par le moteur'],
    ['/opale-test-ai', 'Un exemple, joué par le moteur'],
    ['/test-opale-ai?lang=en', 'An example, played by the engine'],
  ])('[2.1.115] %s: an example that the engine played, and what the lab does', (address, heading) =>
    visiting(
      async ({ page }) => {
        await page.goto(address)
        await title(page, heading).waitFor()
        const { marks } = replay(exampleOf('days'))
        const table = page.getByRole('table')
        for (const mark of marks.slice(0, 6)) expect(await table.textContent()).toContain(mark)
      },
      { javaScriptEnabled: false },
    )(),
  )
})

describe('the hash', () => {
  test(
    'is the one that the command line prints for the file saved, played by hand, scripted or edited',
    visiting(async ({ page }) => {
      await open(page)
      const first = await saved(page)
      expect(await replayed(first.file)).toContain(`Hash ${await hashOn(page)}`)

      await page.getByRole('radio', { name: 'A' }).click()
      await page.getByRole('textbox', { name: 'Graine' }).fill("l'été")
      await page.getByRole('textbox', { name: 'Horloge, début' }).fill('2030-05-06T07:08')
      await page.getByRole('checkbox', { name: 'Extensions' }).click()
      await write(
        page,
        'feed\n+4s play\n50 x +1min study\n+2h sleep duration=9000\nearn currency=coins amount=12',
      )
      await runScript(page)
      await status(page, 'Script rejoué : 54 commandes').waitFor()
      const { file, scenario } = await saved(page)
      expect(scenario).toMatchObject({
        reading: 'A',
        seed: "l'été",
        start: Date.UTC(2030, 4, 6, 7, 8),
        extensions: false,
      })
      const hash = await hashOn(page)
      expect(hash).not.toBe(replay(first.scenario).hash)
      expect(await replayed(file)).toContain(`Hash ${hash}`)
    }),
  )

  test(
    'is another for another seed; Enter asks for it and keeps the focus, a date no one can read is told',
    visiting(async ({ page }) => {
      await open(page)
      const [seed, start] = ['Graine', 'Horloge, début'].map((name) =>
        page.getByRole('textbox', { name }),
      ) as [Locator, Locator]
      const [hash, first] = [await hashOn(page), await seed.inputValue()]
      await seed.fill('une autre')
      await seed.press('Enter')
      await expect.poll(() => hashOn(page)).not.toBe(hash)
      expect(await seed.evaluate((field) => field === document.activeElement)).toBe(true)

      await start.fill('hier')
      await start.press('Enter')
      await page.getByText('Cette date ne se lit pas').waitFor()
      await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
      await hashIs(page, hash)
      expect([await seed.inputValue(), await start.inputValue()]).toEqual([first, 'hier'])
    }),
  )

  test(
    'comes later than the choice that changes it, which shows at once',
    visiting(async ({ page }) => {
      await open(page)
      const hash = await hashOn(page)
      // A run is played in portions: from here on none comes by itself.
      await holdTime(page)
      await page.getByRole('radio', { name: 'A' }).click()
      await page.getByRole('radio', { name: 'A', checked: true }).waitFor()
      expect(await hashOn(page)).toBe(hash)
      await page.clock.resume()
      await expect.poll(() => hashOn(page)).not.toBe(hash)
    }),
  )

  test(
    'of a link is the same in another browser, and said to be the expected one',
    visiting(async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page)
      const before = await hashOn(page)
      await page.getByRole('button', { name: 'cuddle', exact: true }).click()
      await status(page, 'Ajouté : cuddle').waitFor()
      // The command is said at once, the run it makes comes once it was played.
      await expect.poll(() => hashOn(page)).not.toBe(before)
      const hash = await hashOn(page)
      await page.getByRole('button', { name: 'Copier le lien' }).click()
      await status(page, 'Lien copié').waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link.length).toBeLessThan(8192)

      const fresh = await context.browser()!.newContext({ reducedMotion: 'reduce' })
      try {
        const other = await fresh.newPage()
        await open(other, link)
        await status(other, 'Exécution du lien ouverte').waitFor()
        await hashIs(other, hash)
        await other.getByText('Empreinte attendue retrouvée').waitFor()
        // The other language shows the same run.
        await other.getByRole('banner').getByRole('link', { name: /EN/u }).click()
        await other.getByText('Expected hash found').waitFor()
        await hashIs(other, hash)
      } finally {
        await fresh.close()
      }
    }),
  )

  test(
    'where the link would pass 8 KB, a file comes instead',
    visiting(async ({ page }) => {
      await open(page)
      await page.getByRole('combobox', { name: 'Exemples' }).selectOption('life')
      await page.getByText('4 812 commandes ·').waitFor()
      const { file } = await saved(page, 'Copier le lien')
      await status(page, 'ne tient pas dans un lien').waitFor()
      expect(await replayed(file)).toContain(`Hash ${await hashOn(page)}`)
    }),
  )
})

describe('walking through a run', () => {
  test(
    'ten thousand commands: any of them is shown at once, and few rows are drawn',
    visiting(async ({ page }) => {
      await open(page)
      await write(page, '3000 x +4s feed\n4000 x +30s explore\n3000 x +1min cuddle')
      await runScript(page)
      await status(page, '10 000 commandes').waitFor()
      await title(page, '10 000 cuddle').waitFor()
      for (const [seq, name] of [
        ['5123', '5 123 explore'],
        ['1', '1 feed'],
        ['7001', '7 001 cuddle'],
      ] as const) {
        await scrub(page).fill(seq)
        await title(page, name).waitFor()
      }
      await expect
        .poll(() => scrub(page).getAttribute('aria-valuetext'))
        .toBe('commande 7\u00A0001 sur 10\u00A0000, cuddle')
      const rows = page.getByRole('region', { name: 'Commandes' }).getByRole('listitem')
      expect(await rows.count()).toBeLessThan(60)
      expect(await page.locator('*').count()).toBeLessThan(3000)
    }),
  )

  test(
    'by the keyboard alone: steps, leaps, refusals, levels, search and the list',
    visiting(async ({ page }) => {
      await open(page)
      const days = exampleOf('days')
      const { events } = replay(days)
      const nameOf = (seq: number) => `${seq} ${days.inputs[seq - 1]![1].type}`
      await page.getByRole('button', { name: 'Commande suivante' }).first().focus()
      await page.keyboard.press('ArrowRight')
      await title(page, nameOf(2)).waitFor()
      await page.keyboard.press('Shift+ArrowRight')
      await title(page, nameOf(102)).waitFor()
      await page.keyboard.press('ArrowLeft')
      await title(page, nameOf(101)).waitFor()
      const after = (type: string, from: number) =>
        events.find(([seq, event]) => seq > from && event.type === type)![0]
      await page.keyboard.press('n')
      const refused = after('refused', 101)
      await title(page, nameOf(refused)).waitFor()
      await page.keyboard.press('l')
      await title(page, nameOf(after('level-up', refused))).waitFor()
      await page.keyboard.press('/')
      await page
        .getByRole('searchbox', { name: 'Chercher une commande' })
        .and(whatHasFocus(page))
        .waitFor()
      await page.keyboard.type('explore level-up')
      const first = days.inputs.findIndex(
        ([, { type }], i) =>
          type === 'explore' &&
          events.some(([seq, event]) => seq === i + 1 && event.type === 'level-up'),
      )
      await page.keyboard.press('Enter')
      await title(page, nameOf(first + 1)).waitFor()
      await page.getByRole('searchbox', { name: 'Chercher une commande' }).fill('')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await title(page, nameOf(first + 2)).waitFor()
      await whatHasFocus(page)
        .filter({ hasText: String(first + 2) })
        .waitFor()
    }),
  )

  test(
    'a command shows what it changed, its events, its draws and the state',
    visiting(async ({ page }) => {
      await open(page)
      await write(page, 'play')
      await runScript(page)
      await title(page, '1 play').waitFor()
      const table = page.getByRole('table', { name: 'Ce qui a changé' })
      const energy = table.getByRole('row').filter({ hasText: 'stats.energy' })
      const { final } = replay({ ...exampleOf('days'), inputs: [[0, { type: 'play' }]] })
      await energy.filter({ hasText: String(final.pet.stats.energy) }).waitFor()
      await page.getByRole('tab', { name: /^Tirages \d/u }).click()
      await page.getByText('int 15..34').waitFor()
      await page.getByRole('tab', { name: /^Événements \d/u }).click()
      await page.getByText('"action":"play"').waitFor()
      await page.getByRole('tab', { name: 'État' }).click()
      await page
        .getByRole('region', { name: 'État, stats' })
        .filter({ hasText: `"energy": ${final.pet.stats.energy}` })
        .waitFor()
    }),
  )
})

describe('playing and comparing', () => {
  test(
    'a command with parameters is added by its fields, and taken back',
    visiting(async ({ page }) => {
      await open(page)
      const before = await hashOn(page)
      await page.getByRole('button', { name: 'set-mood' }).click()
      const form = page.getByRole('form', { name: 'set-mood' })
      await form.getByRole('combobox', { name: 'mood' }).selectOption('sad')
      await form.getByRole('button', { name: 'Ajouter' }).click()
      await title(page, '2 set-mood').waitFor()
      await page
        .getByRole('region', { name: 'Opale à cet instant' })
        .filter({ hasText: 'sad' })
        .waitFor()
      await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
      await status(page, 'Modification annulée').waitFor()
      await hashIs(page, before)
    }),
  )

  test(
    'two runs: the first command that differs, the fields that do, and the way there',
    visiting(async ({ page }) => {
      await open(page)
      await page.getByRole('button', { name: 'Garder comme repère' }).click()
      await page.getByText('Aucun écart').waitFor()
      await scrub(page).fill('56')
      await page.getByRole('button', { name: 'hide', exact: true }).click()
      await page.getByText('Premier écart : commande 57, hide').waitFor()
      const fields = page.getByRole('region', { name: 'Champs qui diffèrent' })
      await fields.getByRole('row').filter({ hasText: 'command.type' }).waitFor()
      await scrub(page).fill('3')
      await page.getByRole('button', { name: 'Y aller' }).click()
      await title(page, '57 hide').waitFor()
    }),
  )

  test(
    'a script says which line is wrong, completes words, and changes nothing until it is right',
    visiting(async ({ page }) => {
      await open(page)
      const before = await hashOn(page)
      await write(page, 'feed\n+4s plya')
      await page
        .getByText(
          'Ligne 2 : « plya » n’existe pas dans les règles B. Vouliez-vous dire « play » ?',
        )
        .waitFor()
      await runScript(page)
      // The line that is wrong is selected instead.
      const script = page.getByRole('textbox', { name: 'Commandes de l’exécution' })
      const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd)
      await expect.poll(() => script.evaluate(selected)).toBe('+4s plya')
      expect(await hashOn(page)).toBe(before)
      await write(page, 'feed\n+4s pl')
      // Every command has a button of its own; the one that completes the word comes as well.
      const play = page.getByRole('button', { name: 'play', exact: true })
      await expect.poll(() => play.count()).toBe(2)
      await play.last().click()
      await expect.poll(() => script.inputValue()).toBe('feed\n+4s play')
      await runScript(page)
      await status(page, 'Script rejoué : 2 commandes').waitFor()
      await title(page, '2 play').waitFor()
    }),
  )

  test(
    'the engine is on the console, with a hint, as long as one is there',
    visiting(async ({ page }) => {
      const hints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'info') hints.push(message.text())
      })
      await open(page)
      await page.waitForFunction(() => 'opale' in globalThis)
      await page.evaluate(() => {
        const { opale } = globalThis as unknown as {
          opale: { lab: { send: (command: object, dt: number) => void } }
        }
        opale.lab.send({ type: 'cuddle' }, 4000)
      })
      await title(page, '2 cuddle').waitFor()
      // What is no command, or goes back in time, is refused there, and nothing is played.
      const refused = await page.evaluate(() => {
        const { opale } = globalThis as unknown as {
          opale: { lab: { send: (command: unknown, dt?: number) => void } }
        }
        return ([[null], [{}], [{ type: 'feed' }, -5], [{ type: 'feed' }, NaN]] as const).map(
          ([command, dt]) => {
            try {
              return opale.lab.send(command, dt)
            } catch (error) {
              return String(error)
            }
          },
        )
      })
      expect(refused).toEqual([
        expect.stringMatching(/inputs\[0\]\[1\]/u),
        expect.stringMatching(/inputs\[0\]\[1\]/u),
        expect.stringMatching(/inputs\[0\]\[0\]/u),
        expect.stringMatching(/inputs\[0\]\[0\]/u),
      ])
      const [hash, again] = await page.evaluate(() => {
        const { opale } = globalThis as unknown as {
          opale: {
            lab: { hash: string; scenario: object }
            replay: (scenario: object) => { hash: string }
          }
        }
        return [opale.lab.hash, opale.replay(opale.lab.scenario).hash]
      })
      expect(again).toBe(hash)
      await hashIs(page, hash)
      await expect.poll(() => hints).toHaveLength(1)
      expect(hints[0]).toContain('opale.lab.send')
    }),
  )
})

describe('what is hostile or broken', () => {
  test.each([
    ['fr', '#run=%%%', 'Ce lien est incomplet ou abîmé.'],
    ['en', '#run=AAAA', 'This link is incomplete or damaged.'],
  ])('%s: a link %s is explained, and the run is still there', (lang, hash, text) =>
    visiting(async ({ page }) => {
      await open(page, `/debug-opale?lang=${lang}${hash}`)
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
      await hashIs(page, replay(exampleOf('days')).hash)
    })(),
  )

  test(
    'a file is explained by its place, in the visitor’s words',
    visiting(async ({ page }) => {
      await open(page)
      const before = await hashOn(page)
      const give = async (text: string) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Ouvrir un fichier' }).click()
        await (
          await chooser
        ).setFiles({ name: 'life.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      }
      const alert = page.getByRole('alert')
      await give('{"format":')
      await alert.filter({ hasText: 'n’est pas du JSON valable' }).waitFor()
      await give(JSON.stringify({ ...exampleOf('days'), inputs: [[-1, { type: 'feed' }]] }))
      await alert.filter({ hasText: 'inputs[0][0] ferait reculer le temps' }).waitFor()
      expect(await hashOn(page)).toBe(before)
      await alert.getByRole('button', { name: 'Fermer ce message' }).click()
      await give(JSON.stringify({ ...exampleOf('days'), expect: { hash: '0000000000000000' } }))
      await page.getByText('Empreinte attendue : 0000000000000000').waitFor()
    }),
  )

  test(
    'a seed that looks like markup stays text, in the page and in a link',
    visiting(async ({ page }) => {
      const seed = '<img src=x onerror=alert(1)>'
      const link = await linkTo('/debug-opale', { ...exampleOf('days'), seed })
      await open(page, link)
      await status(page, 'Exécution du lien ouverte').waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: 'Graine' }).inputValue()).toBe(seed)
      expect(await page.locator('img[src=x]').count()).toBe(0)
    }),
  )
})

describe('for everybody', () => {
  test.each(['/debug-opale', '/debug-opale?lang=en'])(
    'no violation in either theme: %s, all of it open',
    (address) =>
      visiting(async ({ page }) => {
        await open(page, address)
        for (const summary of await page.locator('main summary').all()) await summary.click()
        await page.getByRole('button', { name: /repère|reference/u }).click()
        await page.getByRole('button', { name: 'set-mood' }).click()
        await page.getByRole('button', { name: 'hide', exact: true }).click()
        await title(page, '2 hide').waitFor()
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          // As wide as a page of 1280 px at 400 %.
          const found = width === 320 ? [] : await violationsInBothThemes(page)
          expect(found, `${width} px`).toEqual([])
          const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          await expect.poll(wide, { message: `${width} px` }).toBeLessThanOrEqual(0)
        }
      })(),
  )

  test.each([390, 820, 1440])('%i px: nothing covers what has the focus', (width) =>
    visiting(
      async ({ page }) => {
        await open(page)
        await page.getByRole('radio', { name: 'B' }).focus()
        const covered: string[] = []
        for (let i = 0; i < 55; i++) {
          await page.keyboard.press('Tab')
          const over = await page.evaluate(() => {
            const focused = document.activeElement!
            // The text below the lab has tables taller than the window.
            if (!focused.closest('main') || focused.matches('[role=region]')) return undefined
            const { left, top, width: w, height: h } = focused.getBoundingClientRect()
            const there = document.elementFromPoint(left + w / 2, top + Math.min(h, 40) / 2)
            const clear =
              there &&
              (focused.contains(there) || there.contains(focused) || there.closest('label'))
            return clear
              ? undefined
              : `${focused.outerHTML.slice(0, 80)} by ${there?.outerHTML.slice(0, 80)}`
          })
          if (over !== undefined) covered.push(over)
        }
        expect(covered).toEqual([])
      },
      { viewport: { width, height: 800 } },
    )(),
  )

  test(
    'on a phone the commands are in a sheet, and two steps stay under the thumb',
    visiting(
      async ({ page }) => {
        await open(page)
        await page.getByRole('button', { name: 'Commandes', exact: true }).click()
        const sheet = page.getByRole('dialog', { name: 'Commandes' })
        await sheet.getByRole('button', { name: /^5 / }).click()
        await page.keyboard.press('Escape')
        const days = exampleOf('days')
        await title(page, `5 ${days.inputs[4]![1].type}`).waitFor()
        await page.getByRole('button', { name: 'Commande suivante' }).last().click()
        await title(page, `6 ${days.inputs[5]![1].type}`).waitFor()
      },
      { viewport: { width: 390, height: 844 } },
    ),
  )
})
