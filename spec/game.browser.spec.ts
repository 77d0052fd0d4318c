/** The game page, played as a visitor plays it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations, violationsInBothThemes } from './support/axe.ts'
import { act, focused, gauge, gaugeIs, mood, play, rules, said, turnTo } from './support/game.ts'
import { hold } from './support/hold.ts'
import { holdTime, ready, visiting } from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

describe('playing', () => {
  test(
    '[4.2.39] [4.2.16] [4.2.22] a cuddle: she is loving, the mood goes to the journal, and it is said',
    visiting(async ({ page }) => {
      await play(page)
      await act(page, 'Câliner').click()
      await said(page, /Vous l’avez câlinée.: \+\d+ xp\. Humeur.: aimante\./u).waitFor()
      await mood(page)
        .filter({ hasText: /^Aimante$/u })
        .waitFor()
      await turnTo(page, 'Journal')
      const journal = page.getByRole('region', { name: 'Journal d’humeur' })
      const last = journal.getByRole('listitem').first()
      await expect.poll(() => last.innerText()).toMatch(/Heureuse\s+Aimante/u)
      await journal.getByRole('img', { name: /Son humeur/u }).waitFor()
    }),
  )

  test(
    '[5.0.6] [5.0.10] [8.0.12] too tired to explore, she says and shows it; what helps, and when; no button has moved',
    visiting(async ({ page }) => {
      // While the hands are slow she would rest.
      await holdTime(page)
      await play(page)
      const explore = act(page, 'Explorer')
      const places = () =>
        Promise.all(
          ['Nourrir', 'Créer', 'Explorer', 'Lui faire signe'].map(async (name) =>
            act(page, name)
              .last()
              .boundingBox()
              .then((box) => box?.y),
          ),
        )
      const first = await places()
      while (!/Il manque/u.test(await explore.innerText())) {
        const energy = await gauge(page, 'Énergie')
        await explore.click()
        await expect.poll(() => gauge(page, 'Énergie')).toBeLessThan(energy)
      }
      const before = await gauge(page, 'Énergie')
      await explore.click()
      await said(page, 'Opale est trop fatiguée pour explorer...').waitFor()
      await said(page, `Il lui faut 40 points d’énergie, il lui en reste ${before}.`).waitFor()
      await gaugeIs(page, 'Énergie', before)
      // What else she lacks strength for by then depends on what chance took.
      const way = `explorer\\sdans\\s${40 - before}\\smin`
      const wait = new RegExp(`^Laissée au calme\\s:\\s(?:.+\\set\\s)?${way}\\.$`, 'u')
      await page.getByText(wait).waitFor()
      expect(await places()).toEqual(first)
    }),
  )

  test(
    'only what the visitor does is announced: her own moods and needs come without a word',
    visiting(async ({ page }) => {
      await holdTime(page)
      await play(page)
      await act(page, 'Câliner').click()
      await said(page, /Vous l’avez câlinée/u).waitFor()
      // What it earned her is told as well.
      await page.clock.runFor(5000)
      await page.evaluate(listenToLiveRegions)
      const announced = () => page.evaluate('announced')
      const before = await mood(page).innerText()
      for (let minute = 0; minute < 30; minute++) await page.clock.fastForward(60_000)
      await expect.poll(() => mood(page).innerText()).not.toBe(before)
      expect(await announced()).toEqual([])
      await act(page, 'Nourrir').click()
      await expect.poll(announced).not.toEqual([])
    }),
  )

  test(
    'a click that comes before the game is heard all the same',
    visiting(async ({ page }) => {
      const letIn = await hold(page, '*/assets/live-*.js', '*/assets/play-*.js')
      await page.goto('/opale')
      await ready(page)
      await act(page, 'Câliner').click()
      letIn()
      await said(page, 'Vous l’avez câlinée').waitFor()
    }),
  )

  test(
    '[2.1.95] her life goes on after a reload, at both of its addresses',
    visiting(async ({ page }) => {
      await holdTime(page)
      await play(page)
      await act(page, 'Câliner').click()
      await said(page, 'Vous l’avez câlinée').waitFor()
      await expect.poll(() => experience(page)).not.toMatch(/^0 /u)
      const far = await experience(page)
      await play(page, '/tamagotchi')
      await expect.poll(() => experience(page)).toBe(far)
      await mood(page)
        .filter({ hasText: /^Aimante$/u })
        .waitFor()
    }),
  )

  test(
    '[4.2.71] [4.2.73] [3.2.33] what she found can be worn, taken off, given or dropped',
    visiting(async ({ page }) => {
      await page.addInitScript(
        ([key, text]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, text!),
        ['opale-supreme-state', WARDROBE],
      )
      await play(page)
      await turnTo(page, 'Inventaire')
      const things = page.getByRole('region', { name: 'Inventaire' })
      await things.getByRole('button', { name: /^Chapeau simple/u }).click()
      await things.getByRole('button', { name: 'Porter (chapeau)' }).click()
      await said(page, 'Elle le porte (chapeau).').waitFor()
      await things.getByRole('button', { name: /^Retirer/u }).click()
      await said(page, 'Elle ne porte plus rien ici (chapeau).').waitFor()
      await things.getByRole('radio', { name: 'Nourriture' }).check()
      await things.getByRole('button', { name: /^Chapeau simple/u }).waitFor({ state: 'detached' })
      await things.getByRole('button', { name: /^Soup/u }).click()
      await things.getByRole('button', { name: 'Donner à Opale' }).click()
      await said(page, 'Elle s’en régale.').waitFor()
      await things.getByRole('button', { name: /^Soup/u }).waitFor({ state: 'detached' })
      // No food is left: all that is left is shown.
      await things.getByRole('button', { name: /^Chapeau simple/u }).waitFor()
    }),
  )

  test(
    '[3.2.35] settings are kept, and messages can be turned off',
    visiting(async ({ page }) => {
      await play(page)
      await turnTo(page, 'Réglages')
      await page.getByRole('switch', { name: 'Messages' }).click()
      await said(page, 'Réglage enregistré.').waitFor()
      // Without messages, what they would have said is said with the rest.
      for (const name of ['Explorer', 'Câliner', 'Créer', 'Câliner']) await act(page, name).click()
      await said(page, /xp\./u).waitFor()
      expect(await page.getByRole('region', { name: 'Nouvelles d’Opale' }).innerText()).toBe('')
      await play(page)
      await turnTo(page, 'Réglages')
      await page.getByRole('switch', { name: 'Messages', checked: false }).waitFor()
    }),
  )

  test(
    'everything by keyboard: a gesture, the rules, a part of the page',
    visiting(async ({ page }) => {
      await play(page)
      await act(page, 'Nourrir').focus()
      await page.keyboard.press('Enter')
      await said(page, 'Vous l’avez nourrie').waitFor()
      await focused(act(page, 'Nourrir'))
      await rules(page, 'B').focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tab', { name: 'Statistiques' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('region', { name: 'Naissance' }).waitFor()
    }),
  )
})

describe('reading A', () => {
  test(
    '[4.1.14] [4.1.22] a life of her own: what is done in one reading does not touch the other',
    visiting(async ({ page }) => {
      // Hunger grows with the hours.
      await holdTime(page)
      await play(page)
      await rules(page, 'A').check()
      await act(page, 'Nourrir').click()
      await said(page, 'Vous l’avez nourrie').waitFor()
      await gaugeIs(page, 'Faim', 20)
      await rules(page, 'B').check()
      await page.getByText('Elle attend votre premier geste.').waitFor()
      await rules(page, 'A').check()
      await gaugeIs(page, 'Faim', 20)
    }),
  )

  test(
    '[4.1.36] coins pay for treats, as long as there are enough',
    visiting(async ({ page }) => {
      await play(page)
      await rules(page, 'A').check()
      await turnTo(page, 'Bourse')
      const buy = page.getByRole('button', { name: 'Un beau livre, 25 pièces' })
      for (const left of [75, 50, 25, 0]) {
        await buy.click()
        await page
          .getByRole('definition')
          .filter({ hasText: new RegExp(`^${left}$`, 'u') })
          .first()
          .waitFor()
      }
      await buy.click()
      await said(page, 'Il n’y a pas assez de pièces pour cela.').waitFor()
    }),
  )

  test(
    '[4.1.38] [4.1.40] [5.0.3] a friend by her card, once; a child with her',
    visiting(async ({ page }) => {
      await play(page)
      await rules(page, 'A').check()
      await turnTo(page, 'Amies et enfants')
      const part = page.getByRole('region', { name: 'Amies et enfants' })
      const add = async (card: string) => {
        await part.getByLabel('Nom de l’amie').fill('Nacre')
        await part.getByLabel('Sa carte').fill(card)
        await part.getByRole('button', { name: 'Ajouter une amie' }).click()
      }
      await add('n’importe quoi')
      await part.getByText('Cette carte n’est pas lisible').waitFor()
      await add('KEL402NOA.curious+calm.shy')
      await said(page, 'Nacre est maintenant son amie.').waitFor()
      await add('KEL402NOA.curious+calm.shy')
      await said(page, 'Cette carte est déjà celle d’une amie.').waitFor()
      await part.getByRole('button', { name: 'Avoir un enfant avec Nacre' }).click()
      await said(page, /Une enfant est née.: [A-Z]{3}\d{3}[A-Z]{3}\./u).waitFor()
    }),
  )
})

describe('in reading A', () => {
  test(
    'she can be given a name, and keeps it',
    visiting(async ({ page }) => {
      await play(page)
      await rules(page, 'A').check()
      await turnTo(page, 'Naissance')
      const part = page.getByRole('region', { name: 'Naissance' })
      const keep = part.getByRole('button', { name: 'Garder ce nom' })
      await part.getByLabel('Son nom').fill(' ')
      await keep.click()
      await part.getByText('Donnez-lui un nom.').waitFor()
      await part.getByLabel('Son nom').fill('Nacre')
      await keep.click()
      await said(page, 'Elle s’appelle maintenant Nacre.').waitFor()
      await page.getByText('Nacre, tout juste née').waitFor()
      await play(page)
      await rules(page, 'A').check()
      await page.getByText('Nacre, tout juste née').waitFor()
    }),
  )
})

describe('on every screen', () => {
  test(
    'on a phone each part is a row that opens as a sheet',
    visiting(async ({ page }) => {
      await play(page)
      await page.getByRole('button', { name: /^Inventaire/u }).click()
      const sheet = page.getByRole('dialog', { name: 'Inventaire' })
      await sheet.getByText('Rien encore').waitFor()
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
      await focused(page.getByRole('button', { name: /^Inventaire/u }))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }, PHONE),
  )

  test(
    'on a phone too a new life is asked for, and taken back, without leaving the sheet',
    visiting(async ({ page }) => {
      await play(page)
      await act(page, 'Apprendre').click()
      await said(page, 'Elle a appris').waitFor()
      await page.getByRole('button', { name: /^Sauvegarde/u }).click()
      const sheet = page.getByRole('dialog', { name: 'Sauvegarde' })
      await sheet.getByRole('button', { name: 'Recommencer sa vie' }).click()
      await page.getByRole('button', { name: 'Recommencer', exact: true }).click()
      await sheet.getByText('Une nouvelle vie commence.').waitFor()
      await sheet.getByRole('button', { name: 'Revenir à la vie d’avant' }).click()
      await sheet.getByText('La vie d’avant est revenue.').waitFor()
    }, PHONE),
  )

  test(
    'on a phone what she tells of lies over nothing: it stands below her gestures',
    visiting(async ({ page }) => {
      await play(page)
      await act(page, 'Explorer').click()
      const told = page.getByRole('region', { name: 'Nouvelles d’Opale' }).getByRole('listitem')
      await told.first().waitFor()
      const { y } = (await told.first().boundingBox())!
      const gestures = await page
        .getByRole('button', { name: /^(?:Nourrir|Jouer|Câliner|Apprendre|Créer|Explorer)/u })
        .all()
      expect(gestures).toHaveLength(6)
      for (const gesture of gestures) expect((await gesture.boundingBox())!.y + 44).toBeLessThan(y)
    }, PHONE),
  )

  test.each([
    ['/opale', 'Explorer'],
    ['/opale?lang=en', 'Explore'],
  ])('%s: nothing stands in anyone’s way, in either theme', (address, explore) =>
    visiting(async ({ page }) => {
      await play(page, address)
      await act(page, explore).click()
      await said(page, /xp/u).waitFor()
      expect(await violationsInBothThemes(page)).toEqual([])
      await rules(page, 'A').check()
      await turnTo(page, /^(Naissance|Birth)$/u)
      await page.getByRole('region', { name: /^(Naissance|Birth)$/u }).waitFor()
      expect(await violationsInBothThemes(page)).toEqual([])
    })(),
  )

  test(
    'nor on a phone, with a sheet open',
    visiting(async ({ page }) => {
      await play(page)
      await act(page, 'Explorer').click()
      for (const name of ['Statistiques', 'Émotions', 'Journal', 'Réglages', 'Sauvegarde']) {
        await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click()
        const sheet = page.getByRole('dialog')
        await sheet.waitFor()
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await sheet.waitFor({ state: 'detached' })
      }
    }, PHONE),
  )

  test(
    'what is in sight stays where it is when the game comes',
    visiting(async ({ page }) => {
      // The typeface may make words a little wider; nothing goes up or down.
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(globalThis, { moved })
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as unknown as readonly Shift[])
            for (const { node, previousRect, currentRect } of sources)
              if (Math.abs(previousRect.y - currentRect.y) > 1) moved.push(node?.textContent ?? '')
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await play(page)
      // What the game has shifted is told with the frame that shows it.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
          }),
      )
      expect(
        await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
      ).toEqual([])
    }),
  )

  test(
    'without JavaScript it says who she is and how one plays',
    visiting(
      async ({ page }) => {
        await page.goto('/opale')
        const text = await page.getByRole('main').innerText()
        expect(text).toContain('Pour jouer, il faut JavaScript.')
        await page.getByRole('heading', { name: 'Comment on joue' }).waitFor()
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
          'Opale, la compagne du site',
        )
      },
      { javaScriptEnabled: false },
    ),
  )
})

const experience = (page: Page) =>
  page.getByRole('progressbar', { name: /^Progression/u }).getAttribute('aria-valuetext')

interface Shift {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

const thing = (id: number, name: string, type: string, category: string) => ({
  id,
  name,
  type,
  category,
  rarity: 'common',
  acquiredAt: 1,
  discoveredAt: null,
  effects: { happiness: 5, energy: 3 },
  equipped: false,
  equippedAt: null,
})

/** A life with something to wear and something to eat. */
const WARDROBE = JSON.stringify({
  version: 1,
  state: {
    // Far from the next level: she would find another thing there.
    progress: { level: 30, experience: 0, experienceToNext: 1e9 },
    inventory: {
      items: [thing(1, 'Simple Hat', 'accessory', 'accessories'), thing(2, 'Soup', 'food', 'food')],
    },
  },
})

/** Runs in the page: notes what a screen reader would say of itself from now on. */
const listenToLiveRegions = (): void => {
  const announced: string[] = []
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
  const note = ({ target, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement
    const added = [...addedNodes].map(({ textContent }) => textContent ?? '').join(' ')
    const text = target instanceof Text ? target.data : added
    if (element?.closest(LIVE) && text.trim() !== '') announced.push(text)
  }
  const options = { subtree: true, childList: true, characterData: true }
  new MutationObserver((all) => all.forEach(note)).observe(document, options)
  Object.assign(globalThis, { announced })
}
