/** Quotes whose inputs the reader changes: the sum, the sentence and the scale follow. */
import { expect, test } from 'vitest'
import { ready, visiting } from './support/visit.ts'

const PAGE = '/faq-cout-chatbot?lang=en'

test(
  'days, rate and usage change what it comes to; a rate that is none leaves the last one',
  visiting(async ({ page }) => {
    await page.goto(PAGE)
    const total = page.getByRole('row', { name: /^Total before VAT/u })
    const answer = page.locator('main output').last()
    expect(await total.textContent()).toContain('14 days × €600€8,400')

    // The first touch of all.
    await page.getByRole('button', { name: 'Half a day more, Measure' }).click()
    await ready(page)
    await expect.poll(() => total.textContent()).toContain('14.5 days × €600€8,700')
    await page.getByRole('listitem').filter({ hasText: '14.5 days' }).waitFor()

    const rate = page.getByRole('spinbutton', { name: 'Day rate, before VAT' })
    await rate.fill('700')
    await expect
      .poll(() => answer.textContent())
      .toContain('At €700 a day, 14.5 days come to €10,150')
    await rate.fill('7')
    await page.getByText('Write a number from 50 to 5,000').waitFor()
    await expect.poll(() => answer.textContent()).toContain('At €700 a day')

    await page.getByRole('button', { name: 'Claude Sonnet 5.5' }).click()
    await expect.poll(() => answer.textContent()).toContain('The model adds $102 a month.')
    await page.getByRole('spinbutton', { name: 'Conversations a month' }).fill('1000')
    await expect.poll(() => answer.textContent()).toContain('$51 a month.')
  }),
)

test(
  'without a script the printed example stands, days and arithmetic included',
  visiting(
    async ({ page }) => {
      await page.goto('/faq-cout-chatbot')
      const main = page.locator('main')
      const row = main.getByRole('row', { name: /^Cadrer/u })
      expect(await row.getByText('2 jours').isVisible()).toBe(true)
      await main
        .getByText('2 000 × 6 × (3 000 × 0,10 $'.replaceAll(/ (?=000|\$)/gu, '\u00A0'))
        .waitFor()
      expect(await main.getByRole('spinbutton').count()).toBe(0)
    },
    { javaScriptEnabled: false },
  ),
)

test(
  'the hours that a use case gives back follow its sliders, down to those that it costs',
  visiting(async ({ page }) => {
    await page.goto('/cas-usage-chatbot-support')
    const left = page.locator('main output').filter({ hasText: 'équipe' })
    expect(await left.textContent()).toContain('25,1')
    // As the text says of forty in a hundred.
    const settled = page.getByRole('slider', { name: 'Réglés sans personne' })
    await settled.fill('40')
    await ready(page)
    await expect.poll(() => left.textContent()).toContain('Il reste 8,9')
    await settled.fill('0')
    await expect.poll(() => left.textContent()).toContain('y perd 12,7')
  }),
)
