/** The galleries and demonstrations, used as a visitor does. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { her } from './support/companion.ts'
import { open, visiting } from './support/visit.ts'

const FAILED = "Erreur lors de l'initialisation du sprite"
const TOO_EARLY = 'Sprite non chargé, extraction impossible'

/** Sums a canvas up, so that two paintings can be told apart. */
const painted = (page: Page, name: string | RegExp): Promise<string> =>
  page.getByRole('img', { name }).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

/** The file that a click saves. */
const saved = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const PNG = '89504e470d0a1a0a'

describe('pages that share a screen with another', () => {
  test(
    'come to life without a violation in either theme, and are no wider than a small window',
    visiting(async ({ page }) => {
      for (const address of [
        '/sprite-demo?lang=en',
        '/galerie-artistique',
        '/canvas-demo',
        '/demo-adaptive?lang=en',
        '/media/oeuvres',
      ]) {
        await open(page, address)
        expect(await violationsInBothThemes(page), address).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const widths = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return [scrollWidth, clientWidth]
          })
        await expect.poll(widths, { message: address }).toEqual([320, 320])
        await page.setViewportSize({ width: 1440, height: 900 })
      }
    }),
  )
})

describe('a page full of pictures', () => {
  /** When each picture that is shown was asked for, in ms; nothing where it was not. */
  const askedFor = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(({ offsetWidth }) => offsetWidth > 0)
        .map(({ src }) => performance.getEntriesByName(src)[0]?.startTime),
    )

  test(
    'fetches those in sight, the others once one scrolls, and nothing moves meanwhile',
    visiting(
      async ({ page }) => {
        await page.goto('/media/oeuvres')
        await expect.poll(() => askedFor(page).then(([first]) => first)).toBeGreaterThan(0)
        const size = () =>
          page.evaluate(() => {
            const { scrollHeight, scrollWidth } = document.documentElement
            return [scrollHeight, scrollWidth]
          })
        const before = await size()
        const scrolled = await page.evaluate(() => performance.now())
        for (const place of [1, 2, 3, 4, 5, 6]) {
          await page.evaluate((at) => scrollTo(0, at * innerHeight), place * 0.6)
          await expect
            .poll(() => askedFor(page).then((all) => all[place]))
            .toBeGreaterThan(scrolled)
        }
        expect(await size()).toEqual(before)
      },
      { viewport: { width: 390, height: 844 } },
    ),
  )
})

describe('the gallery', () => {
  test(
    '[2.1.107] three addresses show it; technologies are found by name and by universe',
    visiting(async ({ page }) => {
      for (const address of ['/canvas', '/tech-icons', '/gallery']) {
        await open(page, address)
        await page.getByRole('heading', { level: 1, name: 'La galerie d’icônes' }).waitFor()
      }
      const all = page.getByRole('region', { name: 'Technologies' }).getByRole('listitem')
      await expect.poll(() => all.count()).toBe(86)
      const search = page.getByRole('textbox', { name: 'Chercher une technologie' })
      await search.fill('next js')
      await expect.poll(() => all.allInnerTexts()).toEqual(['Next.js'])
      await search.fill('a')
      await page.getByRole('radio', { name: /^IA/u }).check()
      await all.filter({ hasText: /^Astro$/u }).waitFor({ state: 'detached' })
      await all.filter({ hasText: /^Claude$/u }).waitFor()
      await search.fill('cobol')
      await page.getByText('Aucune technologie ne répond').waitFor()
      await page.getByRole('button', { name: 'Tout montrer' }).click()
      await expect.poll(() => all.count()).toBe(86)
      const moods = page.getByRole('region', { name: 'Opale, humeur par humeur' })
      expect(await moods.getByRole('listitem').count()).toBe(19)
    }),
  )
})

describe('the demo of sprites', () => {
  test(
    '[2.1.110] a cell is chosen by key, extracted at a size and saved as a PNG',
    visiting(async ({ page }) => {
      await open(page, '/sprite-demo')
      const picture = page.getByRole('img', { name: 'TypeScript, extrait à 128 pixels' })
      await picture.waitFor()
      const first = await picture.getAttribute('src')
      await page.getByRole('radio', { name: 'TypeScript' }).press('ArrowRight')
      const next = page.getByRole('img', { name: 'JavaScript, extrait à 128 pixels' })
      await expect.poll(() => next.getAttribute('src')).not.toBe(first)
      await page.getByRole('slider', { name: 'Taille extraite' }).press('End')
      await page.getByRole('img', { name: 'JavaScript, extrait à 512 pixels' }).waitFor()
      const { name, bytes } = await saved(page, 'Enregistrer le PNG')
      expect(name).toBe('javascript-512.png')
      expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG)
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512])
      await page.getByRole('radio', { name: 'Portraits' }).check()
      await page.getByRole('img', { name: 'Heureuse, extrait à 512 pixels' }).waitFor()
    }),
  )

  test(
    '[8.0.6] a sprite used too early returns nothing and says so, and the page goes on',
    visiting(async ({ page, problems }) => {
      await open(page, '/sprite-demo')
      await page.getByRole('button', { name: 'Extraire avant le chargement' }).click()
      await page.getByText('Rien n’a été rendu').waitFor()
      await page.getByText(TOO_EARLY).waitFor()
      await expect.poll(() => problems).toEqual([TOO_EARLY])
      problems.length = 0
      await page.getByRole('radio', { name: 'Python' }).check()
      await page.getByRole('img', { name: 'Python, extrait à 128 pixels' }).waitFor()
    }),
  )

  test(
    '[8.0.5] a sprite that does not load is logged, and letters or a message stand in its place',
    visiting(async ({ page, problems }) => {
      await open(page, '/sprite-demo')
      await page.getByRole('img', { name: 'TypeScript, extrait à 128 pixels' }).waitFor()
      await page.getByRole('button', { name: 'Charger une planche absente' }).click()
      await page.getByText(FAILED).waitFor()
      const failed = () => problems.filter((one) => one.startsWith(FAILED))
      await expect.poll(failed).toHaveLength(1)
      problems.length = 0
      // The real sheet, out of reach.
      await page.route('**/sprites/techIcons.svg', (route) => route.abort())
      await open(page, '/sprite-demo')
      await page.getByRole('note', { name: 'La planche n’est pas arrivée' }).waitFor()
      await page.getByText('Ts', { exact: true }).first().waitFor()
      await page.getByRole('radio', { name: 'Interface' }).check()
      await page.getByRole('img', { name: 'search, extrait à 128 pixels' }).waitFor()
      // The browser has its own word on what did not come, sooner or later.
      await expect.poll(failed).toHaveLength(1)
      problems.length = 0
    }),
  )
})

describe('the art gallery', () => {
  test(
    '[2.1.109] another piece and seed change the picture; its link and its files hold the same',
    visiting(async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/galerie-artistique')
      const picture = page.getByRole('img', { name: /tableau né de la graine/u })
      const first = await picture.innerHTML()
      await page.getByRole('radio', { name: 'Graine' }).check()
      await page.getByRole('textbox', { name: 'Graine' }).fill('nuit & jour')
      const drawn = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/gu)].map(([, d]) => d)
      const chosen = page.getByRole('img', {
        name: 'Graine, tableau né de la graine « nuit & jour »',
      })
      await chosen.waitFor()
      const shown = drawn(await picture.innerHTML())
      expect(shown).not.toEqual(drawn(first))
      await page.getByRole('button', { name: 'Copier le lien' }).click()
      await page.getByText('Lien copié').waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const svg = await saved(page, 'Enregistrer le SVG')
      expect(svg.name).toBe('opale-graine-nuit-jour.svg')
      expect(drawn(svg.bytes.toString())).toEqual(shown)
      const png = await saved(page, 'Enregistrer le PNG')
      expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2048, 2048])
      await open(page, '/faq')
      await open(page, link)
      await chosen.waitFor()
      expect(drawn(await picture.innerHTML())).toEqual(shown)
      await page.getByRole('button', { name: 'Une autre graine' }).click()
      await expect.poll(async () => drawn(await picture.innerHTML())).not.toEqual(shown)
      await page.getByRole('link', { name: 'Marée' }).click()
      await page.getByRole('img', { name: /^Marée/u }).waitFor()
    }),
  )

  test(
    '[2.1.109] a picture stands there without scripts, and so do the files of the others',
    visiting(
      async ({ page }) => {
        await page.goto('/galerie-artistique')
        expect(await page.getByRole('img', { name: /^Facettes/u }).isVisible()).toBe(true)
        expect(await page.getByRole('link', { name: 'Nacre' }).getAttribute('href')).toBe(
          '/art/nacre.dark.svg',
        )
        expect(await page.getByRole('button', { name: 'Copier le lien' }).isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('animations', () => {
  /** What they are made of comes by itself, after the page: until then its canvas has no size. */
  const openPreview = async (page: Page): Promise<void> => {
    await open(page, '/canvas-animations-preview')
    const frame = page.getByRole('img', { name: /Points de nacre/u })
    await expect.poll(() => frame.evaluate((one) => (one as HTMLCanvasElement).width)).not.toBe(300)
  }

  test(
    '[2.1.108] play, pause, step, position, seed: each moves the picture, and nothing else does',
    visiting(async ({ page }) => {
      await page.clock.install()
      await openPreview(page)
      const name = /tableau né de la graine/u
      const position = page.getByRole('slider', { name: 'Position' })
      await page.getByRole('button', { name: 'Image suivante' }).click()
      await expect.poll(() => position.inputValue()).toBe('1')
      await page.clock.runFor(2000)
      const stepped = await painted(page, name)
      await page.clock.runFor(2000)
      expect(await painted(page, name)).toBe(stepped)
      await page.getByRole('button', { name: 'Lancer' }).click()
      await page.getByRole('button', { name: 'Mettre en pause' }).waitFor()
      await page.clock.runFor(2000)
      await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(3)
      await page.getByRole('button', { name: 'Mettre en pause' }).click()
      await page.getByRole('button', { name: 'Lancer' }).waitFor()
      const paused = await painted(page, name)
      expect(paused).not.toBe(stepped)
      await page.clock.runFor(2000)
      expect(await painted(page, name)).toBe(paused)
      await position.press('Home')
      await position.press('ArrowRight')
      await expect.poll(() => painted(page, name)).toBe(stepped)
      await page.getByRole('textbox', { name: 'Graine' }).fill('autre')
      await expect.poll(() => painted(page, name)).not.toBe(stepped)
    }),
  )

  test(
    '[3.4.6] the background in its frame follows its settings',
    visiting(async ({ page }) => {
      await openPreview(page)
      const frame = page.getByRole('img', { name: /Points de nacre/u })
      const opacity = () => frame.evaluate((canvas) => getComputedStyle(canvas).opacity)
      await expect.poll(opacity).toBe('0.5')
      await page.getByRole('slider', { name: 'Opacité' }).press('End')
      await expect.poll(opacity).toBe('1')
      const before = await painted(page, /Points de nacre/u)
      await page.getByRole('slider', { name: 'Défilement simulé' }).press('End')
      await expect.poll(() => painted(page, /Points de nacre/u)).not.toBe(before)
      await page.getByRole('switch', { name: 'Réagir au pointeur' }).uncheck()
    }),
  )

  test(
    '[3.4.6] behind a page it follows scrolling, and is drawn no more once it has',
    visiting(
      async ({ page }) => {
        await page.clock.install()
        await open(page, '/faq')
        const canvas = page.locator('[aria-hidden] > canvas')
        // Until there is something to follow the styles draw it.
        expect(await canvas.count()).toBe(0)
        await page.evaluate(() => scrollTo(0, 10))
        await canvas.waitFor({ state: 'attached' })
        const look = () => canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL())
        const blank = await canvas.evaluate((one: HTMLCanvasElement) => {
          const other = one.cloneNode() as HTMLCanvasElement
          return other.toDataURL()
        })
        await expect.poll(async () => (await page.clock.runFor(100), look())).not.toBe(blank)
        await page.clock.runFor(5000)
        const before = await look()
        await page.clock.runFor(5000)
        expect(await look()).toBe(before)
        // Every paint begins with a clean canvas.
        await canvas.evaluate((one) => {
          const context = (one as HTMLCanvasElement).getContext('2d')!
          const clear = context.clearRect.bind(context)
          context.clearRect = (...box) => {
            one.dataset['paints'] = String(Number(one.dataset['paints'] ?? 0) + 1)
            clear(...box)
          }
          scrollTo(0, 900)
        })
        await expect.poll(async () => (await page.clock.runFor(100), look())).not.toBe(before)
        const paints = () => canvas.getAttribute('data-paints').then(Number)
        await page.clock.runFor(5000)
        const done = await paints()
        expect(done).toBeGreaterThan(2)
        await page.clock.runFor(5000)
        expect(await paints()).toBe(done)
      },
      { reducedMotion: 'no-preference' },
    ),
  )

  test(
    '[2.2.8] under reduced motion the background stays as it is drawn',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      // It shows its points, and what would move them has come.
      await page.locator('html[data-background=on]').waitFor()
      await her(page).waitFor()
      await page.evaluate(() => scrollTo(0, 900))
      expect(await page.locator('[aria-hidden] > canvas').count()).toBe(0)
    }),
  )
})

describe('the canvas demo', () => {
  test(
    '[2.1.111] two addresses; what is clicked on the surface and chosen in the list are one',
    visiting(async ({ page }) => {
      await open(page, '/canvas-icons-test')
      await page.getByRole('heading', { level: 1, name: 'Démonstration canvas' }).waitFor()
      await open(page, '/canvas-demo')
      const surface = page.getByRole('img', { name: /^33 icônes peintes/u })
      const chosen = page.getByRole('radio', { name: 'Lune' })
      await expect.poll(() => chosen.isChecked()).toBe(true)
      const before = await painted(page, /^33 icônes peintes/u)
      await surface.click({ position: { x: 50, y: 50 } })
      await page.getByRole('radio', { name: 'Flèche', checked: true }).waitFor()
      await expect.poll(() => painted(page, /^33 icônes peintes/u)).not.toBe(before)
      await page.getByRole('img', { name: 'Pixels agrandis de l’icône Flèche' }).waitFor()
      await page.getByRole('radio', { name: 'Flèche' }).press('ArrowRight')
      await page.getByRole('radio', { name: 'Vers l’extérieur', checked: true }).waitFor()
      const size = () => surface.evaluate((one) => (one as HTMLCanvasElement).width)
      const fine = await size()
      await page.getByRole('radio', { name: '1 ×' }).check()
      await expect.poll(size).toBe(fine / 2)
    }),
  )
})

describe('the showcase of buttons', () => {
  test(
    '[2.1.116] two addresses; every variant in every state, one to compose, its code to copy',
    visiting(async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/button-showcase')
      await page.getByRole('heading', { level: 1, name: 'Les boutons du site' }).waitFor()
      await open(page, '/buttons')
      const table = page.getByRole('region', { name: 'Variantes et états' })
      await expect.poll(() => table.getByRole('row').count()).toBe(5)
      await expect.poll(() => table.getByRole('button', { disabled: true }).count()).toBe(8)
      await page.getByRole('radio', { name: 'Discret' }).check()
      await page.getByRole('radio', { name: '44 px' }).check()
      await page.getByRole('switch', { name: /^Flèche/u }).uncheck()
      await page.getByRole('textbox', { name: 'Texte' }).fill('Plus tard')
      const composed = page.getByRole('button', { name: 'Plus tard' })
      await composed.click()
      await page.getByText('Activé 1 fois').waitFor()
      await page.getByRole('switch', { name: 'En attente' }).check()
      await composed.click({ force: true })
      expect(await page.getByText('Activé 1 fois').count()).toBe(1)
      await page.getByRole('button', { name: 'Copier' }).click()
      await page.getByText('Copié').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        '<Button variant="ghost" size="s" busy>Plus tard</Button>',
      )
    }),
  )
})

describe('content that adapts', () => {
  test(
    '[2.1.117] two addresses; form, order and length follow the visit, and can be pretended',
    visiting(async ({ page }) => {
      await open(page, '/adaptive-content-demo')
      await open(page, '/ia')
      await open(page, '/demo-adaptive')
      const message = page.getByRole('region', { name: 'Trois façons de commencer' }).first()
      const table = message.getByRole('table')
      await page.getByText('1440 px, ordinateur').waitFor()
      await expect
        .poll(() => table.getByRole('rowheader').allInnerTexts())
        .toEqual(['Un service d’IA', 'Un site ou une application', 'Une tâche automatisée'])
      expect(await message.innerText()).not.toContain('On mesure d’abord')
      await page.getByRole('radio', { name: 'Lecture' }).check()
      await expect.poll(() => message.innerText()).toContain('On mesure d’abord')
      await page.getByRole('radio', { name: 'Téléphone' }).check()
      await page.getByRole('radio', { name: 'Workflows' }).check()
      await table.waitFor({ state: 'detached' })
      await expect
        .poll(() => message.getByRole('heading', { level: 3 }).allInnerTexts())
        .toEqual(['Une tâche automatisée', 'Un site ou une application', 'Un service d’IA'])
      await page.getByRole('button', { name: 'Tout remettre au réel' }).click()
      await table.waitFor()
      await page.setViewportSize({ width: 900, height: 900 })
      await page.getByText('900 px, tablette').waitFor()
      await expect.poll(() => message.getByRole('article').count()).toBe(3)
    }),
  )
})

describe('a choice', () => {
  test(
    'counts, whatever else the page was about to show as it was made',
    visiting(async ({ page }) => {
      await open(page, '/demo-adaptive')
      await her(page).waitFor()
      // What the page has learnt of the reading waits to be drawn when the click comes.
      await page.evaluate(() =>
        addEventListener('mouseup', () => dispatchEvent(new Event('scroll'))),
      )
      await page.getByRole('radio', { name: 'Lecture' }).click()
      await page.getByRole('radio', { name: 'Lecture', checked: true }).waitFor()
    }),
  )
})

describe('media pages', () => {
  test(
    '[2.1.98] both addresses of each show it, with pictures and files that are there',
    visiting(async ({ page, context }) => {
      for (const slug of ['opale', 'logo', 'fond', 'oeuvres', 'icones', 'partage']) {
        await page.goto(`/media-page/${slug}`)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        await page.goto(`/media/${slug}`)
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
        const files = page.getByRole('region', { name: 'Fichiers' }).getByRole('link')
        const paths = await files.evaluateAll((links) =>
          links.map((link) => [link.getAttribute('href') ?? '', link.hasAttribute('download')]),
        )
        expect(paths.length).toBeGreaterThan(1)
        for (const [path, given] of paths) {
          const answer = await context.request.get(String(path))
          expect([path, given, answer.status()]).toEqual([path, true, 200])
        }
        const pictures = page.getByRole('region', { name: 'Aperçu' }).getByRole('img')
        await pictures.first().scrollIntoViewIfNeeded()
        await expect
          .poll(() => pictures.first().evaluate((one) => (one as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
      }
      await page.goto('/gallery')
      expect(await page.locator('main a[href^="/media/"]').count()).toBeGreaterThan(3)
    }),
  )
})
