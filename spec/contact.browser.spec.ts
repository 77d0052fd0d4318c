/** The contact page, as a visitor meets it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { contactServer } from './support/contact-server.ts'
import { holdApplication } from './support/hold.ts'
import { awaken, follow, ready, settled, visiting } from './support/visit.ts'

const DRAFT = 'opale-contact-draft'
const NEED = 'Notre équipe cherche dans 400 procédures.'
/** The browser tells of each request that nobody answered; so does it of a 404. */
const UNANSWERED = /ERR_|Failed to load resource/u

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const send = (page: Page) => button(page, 'Envoyer le message').click()
const panel = (page: Page, name: string) => page.getByRole('region', { name })

const open = async (page: Page, address = '/contact') => {
  await page.goto(address)
  await begun(page)
}
/** The form listens, and what was kept has come back. */
const begun = async (page: Page) => {
  await awaken(page)
  await page.locator('input[name=first][min]').waitFor()
  await settled(page)
}
const fill = async (page: Page) => {
  await page.getByLabel('Votre nom').fill('Camille')
  await page.getByLabel('Votre e-mail').fill('camille@exemple.fr')
  await page.getByRole('radio', { name: 'IA et documents' }).check()
  await page.getByLabel('Votre besoin').fill(NEED)
  await page.getByRole('checkbox', { name: /J’accepte/u }).check()
}
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const conversions = (page: Page) =>
  page.evaluate(() => {
    const all = JSON.parse(sessionStorage.getItem('opale-conversions') ?? '[]') as {
      type: string
    }[]
    return all.filter(({ type }) => type === 'contact_conversion').length
  })

describe('[2.3.78] sections', () => {
  test.each([
    [
      '/contact',
      [
        'Parlons de votre projet',
        'Contact direct',
        'Une visioconférence',
        'Une consultation',
        'Ailleurs',
        'À propos',
      ],
    ],
    [
      '/en/contact',
      [
        'Let’s talk about your project',
        'Direct contact',
        'A video call',
        'A consultation',
        'Elsewhere',
        'About',
      ],
    ],
  ] as const)('%s has all six, and axe nothing to say of them', (address, titles) =>
    visiting(async ({ page }) => {
      await open(page, address)
      const ids = ['form', 'direct-contact', 'google-meet', 'consultation', 'social', 'about']
      for (const [at, id] of ids.entries())
        expect(await page.locator(`#${id}`).getByRole('heading').first().innerText()).toBe(
          titles[at],
        )
      expect(await violationsInBothThemes(page)).toEqual([])
    })(),
  )
})

describe('[1.0.55] what is wrong is said', () => {
  test.each([
    {
      address: '/contact',
      email: 'Votre e-mail',
      name: 'Votre nom',
      noEnd: /^Il manque la fin de l’adresse/u,
      noAt: /^Il manque l’arobase/u,
      send: 'Envoyer le message',
      summary: '5 points à revoir',
      one: 'Un point à revoir',
      first: 'Écrivez votre nom : je saurai à qui je réponds.',
    },
    {
      address: '/en/contact',
      email: 'Your e-mail',
      name: 'Your name',
      noEnd: /^The end of the address is missing/u,
      noAt: /^The address has no at sign/u,
      send: 'Send the message',
      summary: '5 things to look at',
      one: 'One thing to look at',
      first: 'Write your name, so that I know who I’m replying to.',
    },
  ])('$address: while typing, once a field was left, and all of it when sending', (words) =>
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await open(page, words.address)
      const email = page.getByLabel(words.email)
      const said = () =>
        email.evaluate((field) =>
          (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.innerText ?? '')
            .join(),
        )
      await email.pressSequentially('camille')
      // Nobody is interrupted in the middle of a word.
      expect(await said()).toBe('')
      await page.getByLabel(words.name).focus()
      await expect.poll(said).toMatch(words.noAt)
      await email.fill('camille@')
      await expect.poll(said).toMatch(words.noEnd)
      await email.fill('camille@exemple.fr')
      await expect.poll(said).toBe('')
      await email.fill('')

      await button(page, words.send).click()
      const summary = panel(page, words.summary)
      await summary.waitFor()
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await violationsInBothThemes(page)).toEqual([])
      await summary.getByRole('link').first().click()
      const name = page.getByLabel(words.name)
      expect(await name.evaluate((box) => box === document.activeElement)).toBe(true)
      expect((await summary.getByRole('link').first().innerText()).replaceAll('\u00A0', ' ')).toBe(
        words.first,
      )
      await name.fill('Camille')
      await email.fill('camille@exemple.fr')
      await page.getByRole('radio').first().check()
      await page.locator('textarea').fill('x'.repeat(6000))
      await page.getByRole('checkbox').check()
      await button(page, words.send).click()
      await panel(page, words.one).waitFor()
      // Whole: what is too long is told of, and not cut.
      expect(await page.locator('textarea').inputValue()).toHaveLength(6000)
      expect(server.asked()).toBe(0)
    })(),
  )

  test(
    'without an agreement nothing leaves',
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await server.up()
      await open(page)
      await fill(page)
      await page.getByRole('checkbox').uncheck()
      await send(page)
      await panel(page, 'Un point à revoir').waitFor()
      expect(server.asked()).toBe(0)
      await page.getByRole('checkbox').check()
      await send(page)
      await panel(page, 'Bien reçu, Camille.').waitFor()
      expect(server.kept).toHaveLength(1)
      await server.down()
    }),
  )
})

describe('a draft', () => {
  test(
    'outlives a reload and a change of language, and goes when one says so, with a way back',
    visiting(async ({ page }) => {
      await open(page)
      await fill(page)
      await page.getByText('Brouillon gardé sur cet appareil.').waitFor()
      await page.reload()
      await begun(page)
      const need = page.getByLabel('Votre besoin')
      await expect.poll(() => need.inputValue()).toBe(NEED)
      expect(await page.getByRole('radio', { name: 'IA et documents' }).isChecked()).toBe(true)
      await follow(page, '/en/contact')
      await expect.poll(() => page.getByLabel('What you need').inputValue()).toBe(NEED)
      await button(page, 'Clear').click()
      await button(page, 'Undo').waitFor()
      expect(await stored(page, DRAFT)).toBeNull()
      await button(page, 'Undo').click()
      expect(await page.getByLabel('What you need').inputValue()).toBe(NEED)
    }),
  )

  test(
    'and what is typed before the page listens are both kept',
    visiting(async ({ page }) => {
      await open(page)
      await page.getByLabel('Votre besoin').fill('Hier.')
      await expect.poll(() => stored(page, DRAFT)).toContain('Hier.')
      const letIn = await holdApplication(page)
      await page.reload()
      await page.getByLabel('Votre besoin').fill('Aujourd’hui.')
      letIn()
      await ready(page)
      await expect
        .poll(() => page.getByLabel('Votre besoin').inputValue())
        .toBe('Hier.\n\nAujourd’hui.')
    }),
  )

  test.each([
    [
      'refused',
      () => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, area, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ])('where storage is %s: said, kept while one reads other pages, and asked about', (_, make) =>
    visiting(async ({ page }) => {
      await page.addInitScript(make)
      await open(page)
      await page.getByLabel('Votre besoin').fill(NEED)
      await page.getByText(/refuse de garder le brouillon/u).waitFor()
      await follow(page, '/faq')
      await page.getByRole('heading', { level: 1, name: /questions/u }).waitFor()
      await page.goBack()
      const need = page.getByLabel('Votre besoin')
      await expect.poll(() => need.inputValue()).toBe(NEED)
      // The browser asks whether to leave all this behind.
      await need.press('End')
      const asked = page.waitForEvent('dialog')
      const leaving = page.goto('/faq').catch(() => undefined)
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.accept()
      await leaving
    })(),
  )
})

describe('[7.0.1] sending', () => {
  test(
    '[3.4.4] nobody answers, then the page is loaded again, then somebody does: nothing is lost, and it counts once',
    visiting(async ({ page, allow }) => {
      allow(UNANSWERED)
      const server = await contactServer(page)
      await open(page)
      await fill(page)
      await page.getByLabel('Premier choix').fill('2099-03-12')
      await send(page)
      const waiting = panel(page, 'Pas encore parti')
      await waiting.waitFor()
      expect(await waiting.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await waiting.getByRole('textbox').inputValue()).toContain(NEED)
      expect(await violationsInBothThemes(page)).toEqual([])
      // A sample has no address to write to.
      expect(await page.locator('main a[href^="mailto:"]').count()).toBe(0)
      await page.reload()
      await waiting.waitFor()
      await expect.poll(() => server.asked()).toBeGreaterThan(1)
      expect(await stored(page, 'opale-messages')).toBeNull()

      await server.up()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const sent = panel(page, 'Bien reçu, Camille.')
      await sent.waitFor()
      expect(await sent.innerText()).toContain('TEST-0001')
      expect(server.kept).toHaveLength(1)
      expect(server.kept[0]).toMatchObject({
        name: 'Camille',
        email: 'camille@exemple.fr',
        subject: 'ai',
        message: NEED,
        first: '2099-03-12',
        language: 'fr',
      })
      expect(await stored(page, 'opale-messages')).toBe('1')
      expect(await stored(page, DRAFT)).toBeNull()
      expect(await conversions(page)).toBe(1)
      await page.reload()
      await begun(page)
      expect(await page.getByLabel('Votre besoin').inputValue()).toBe('')
      expect(server.kept).toHaveLength(1)
      await server.down()
    }),
  )

  test(
    'an answer that got lost is asked for again: one message, one reference',
    visiting(async ({ page, allow }) => {
      allow(UNANSWERED)
      const server = await contactServer(page)
      await server.up()
      server.loseAnswer()
      await open(page)
      await fill(page)
      await send(page)
      await panel(page, 'Pas encore parti').waitFor()
      expect(server.kept).toHaveLength(1)
      await button(page, 'Réessayer').click()
      const sent = panel(page, 'Bien reçu, Camille.')
      await sent.waitFor()
      expect(await sent.innerText()).toContain('TEST-0001')
      expect(server.kept).toHaveLength(1)
      expect([await stored(page, 'opale-messages'), await conversions(page)]).toEqual(['1', 1])
      await server.down()
    }),
  )

  test(
    'pressed twice, it leaves once; while it is under way the form stays and is not changed',
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await server.up()
      let letGo = () => {}
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/api/messages', async (route) => {
        await gate
        await route.fallback()
      })
      await open(page)
      await fill(page)
      await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('main form')
        form?.requestSubmit()
        form?.requestSubmit()
      })
      const busy = button(page, 'Envoi en cours')
      await busy.waitFor()
      await busy.click({ force: true })
      await page.getByLabel('Votre nom').press('Enter')
      await page.getByLabel('Votre nom').pressSequentially('x')
      expect(await page.getByLabel('Votre nom').inputValue()).toBe('Camille')
      letGo()
      await panel(page, 'Bien reçu, Camille.').waitFor()
      expect([server.asked(), server.kept.length]).toEqual([1, 1])
      await button(page, 'Écrire un autre message').click()
      expect(await page.getByLabel('Votre nom').inputValue()).toBe('Camille')
      expect(await page.getByLabel('Votre besoin').inputValue()).toBe('')
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
      await server.down()
    }),
  )

  test(
    'where no server takes messages and the owner is a sample, it says so and opens no address',
    visiting(async ({ page, allow }) => {
      allow(UNANSWERED)
      // The site's own server takes none yet.
      await page.route('**/api/messages', (route) => route.fulfill({ status: 404, body: 'none' }))
      await open(page)
      await page.getByRole('note', { name: 'Un site d’exemple' }).waitFor()
      await fill(page)
      await send(page)
      const kept = panel(page, 'Rien n’est parti')
      await kept.waitFor()
      expect(await kept.getByRole('textbox').inputValue()).toContain(NEED)
      expect(await page.locator('main a[href^="mailto:"]').count()).toBe(0)
      expect(await violationsInBothThemes(page)).toEqual([])
      await button(page, 'Modifier').click()
      expect(await page.getByLabel('Votre besoin').inputValue()).toBe(NEED)
      expect(await stored(page, 'opale-messages')).toBeNull()
    }),
  )

  test(
    'a field that no person sees or reaches tells programs apart',
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await server.up()
      await open(page)
      await fill(page)
      const trap = page.locator('input[name=homepage]')
      expect(await trap.getAttribute('tabindex')).toBe('-1')
      expect(await page.getByRole('textbox', { name: /Laissez ce champ vide/u }).count()).toBe(0)
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://buy.example'
      })
      await send(page)
      await panel(page, 'Bien reçu, Camille.').waitFor()
      expect([server.asked(), server.kept.length]).toEqual([1, 0])
      await server.down()
    }),
  )
})

describe('what goes along', () => {
  const comeWith = async (page: Page, usr: object) => {
    await page.goto('/contact')
    await page.evaluate(
      (state) => history.replaceState({ usr: state, key: 'default', idx: 0 }, ''),
      usr,
    )
    await page.reload()
    await begun(page)
  }

  test(
    '[3.4.10] the page one came from chooses the subject, is named, and is kept quiet if one wants',
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await server.up()
      const came = { from: '/workflows', context: 'workflows', source: 'unified_navigation' }
      await comeWith(page, came)
      expect(await page.getByRole('radio', { name: 'Automatisation' }).isChecked()).toBe(true)
      await page.getByText('Vous venez de /workflows').waitFor()
      await fill(page)
      await send(page)
      await panel(page, 'Bien reçu, Camille.').waitFor()
      await comeWith(page, came)
      await button(page, 'Ne pas le dire').click()
      await fill(page)
      await send(page)
      await panel(page, 'Bien reçu, Camille.').waitFor()
      expect(server.kept.map(({ from }) => from)).toEqual(['/workflows', undefined])
      await server.down()
    }),
  )

  test(
    'a tool’s result is offered, joined when one agrees, and outlives a reload',
    visiting(async ({ page }) => {
      const server = await contactServer(page)
      await server.up()
      await page.goto('/contact')
      await page.evaluate(() =>
        sessionStorage.setItem(
          'opale-tool-result',
          JSON.stringify({ title: 'Audit IA', text: '12 réponses sur 20' }),
        ),
      )
      await page.reload()
      await begun(page)
      await button(page, 'Le joindre').click()
      await page.getByText('partira avec votre message').waitFor()
      await page.reload()
      await begun(page)
      await button(page, 'Le retirer').waitFor()
      await fill(page)
      await send(page)
      await panel(page, 'Bien reçu, Camille.').waitFor()
      expect(server.kept[0]?.result).toEqual({ title: 'Audit IA', text: '12 réponses sur 20' })
      await server.down()
    }),
  )

  test(
    'a consultation, and days for a call, are asked for further down and go with the message',
    visiting(async ({ page }) => {
      await open(page)
      await page.getByRole('link', { name: 'Demander une consultation' }).click()
      await expect
        .poll(() => page.getByRole('radio', { name: 'Consultation' }).isChecked())
        .toBe(true)
      await page.getByLabel('Premier choix').fill('2020-03-12')
      await page.getByLabel('Second choix').focus()
      await page.getByText('Ce jour est passé').waitFor()
      await page.getByLabel('Premier choix').fill('2099-03-12')
      await page.getByText('Visioconférence proposée').waitFor()
    }),
  )
})

test(
  'without JavaScript the form can be filled, is judged by the browser, and says what it cannot do',
  visiting(
    async ({ page }) => {
      await page.goto('/contact')
      expect(await page.getByRole('note', { name: 'Un site d’exemple' }).innerText()).toContain(
        'Sans JavaScript, ce formulaire ne part pas.',
      )
      await send(page)
      const wrong = await page
        .locator('main form :invalid')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name).filter(Boolean))
      expect(new Set(wrong)).toEqual(new Set(['name', 'email', 'subject', 'message', 'consent']))
      await fill(page)
      await send(page)
      // Where there is nobody to send it to, all stays where it is.
      expect(new URL(page.url()).search).toBe('')
      expect(await page.getByLabel('Votre besoin').inputValue()).toBe(NEED)
    },
    { javaScriptEnabled: false },
  ),
)
