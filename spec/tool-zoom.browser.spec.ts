/**
 * The five tools under a magnifying glass: a desktop window at 200 %, and a phone whose text is twice
 * as large. Nothing is cut, nobody scrolls sideways, and what stays in sight leaves room to read.
 * A tool and a language a build; with `VERIFY=1` all tools in both.
 */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import { freelanceRates } from '../site/routes/freelance-rates.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { RATES } from '../site/routes/evaluator-data.ts'
import { audit } from '../site/tools/audit/tool.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import type { Tool } from '../site/tools/frame/tool.ts'
import { PROMPTS } from '../site/tools/prompts/tool.ts'
import { QUIZ } from '../site/tools/quiz/tool.ts'
import { rateTool } from '../site/tools/rate/tool.ts'
import { manifest } from './support/dist.ts'
import { plainAnswers } from './support/tool-answers.ts'
import { tooWide } from './support/too-wide.ts'
import { visiting } from './support/visit.ts'

const TOOLS: readonly Tool<unknown>[] = [
  audit,
  evaluatorWith(RATES),
  QUIZ,
  PROMPTS,
  rateTool(freelanceRates()),
]

const TURN = createHash('sha256').update(manifest.build).digest()[2]!
const isAll = process.env['VERIFY'] === '1'
const cases = (isAll ? TOOLS : [TOOLS[TURN % TOOLS.length]!]).flatMap((tool) =>
  (isAll ? LANGUAGES : [LANGUAGES[TURN % 2]!]).map((language) => ({ id: tool.id, language, tool })),
)

const WORDS = {
  fr: {
    begin: 'Commencer',
    sent: 'Un résultat qu’on vous a envoyé',
    from: 'Partir de ces réponses',
    card: 'Carte à partager',
    broken: 'Ce lien ne se lit pas',
  },
  en: {
    begin: 'Begin',
    sent: 'A result that somebody sent you',
    from: 'Start from these',
    card: 'Card to share',
    broken: 'This link cannot be read',
  },
}

/** Texts that something hides a part of, other than for who only listens. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element)
        const hides = ['hidden', 'clip'].includes(overflowX) && clipPath === 'none'
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.innerText.slice(0, 60)),
  )

/** How much of the window's height is taken by what does not scroll away. */
const staying = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, 120)
    const heights = [...document.querySelectorAll('#root *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      // What spans the window; a corner alone hides no line of text.
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && top < innerHeight && bottom > 0)
      .filter(({ height }) => height < innerHeight)
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(0, top))
    scrollTo(0, 0)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

const check = async (page: Page, state: string): Promise<void> => {
  expect(await tooWide(page), state).toEqual([])
  expect(await cutTexts(page), state).toEqual([])
  expect(await staying(page), state).toBeLessThan(0.5)
}

const unfold = async (page: Page): Promise<void> => {
  for (const more of await page.locator('main summary').all())
    if (await more.isVisible()) await more.click()
}

const walk =
  ({ id, language, tool }: (typeof cases)[number], larger: (page: Page) => Promise<unknown>) =>
  async ({ page }: { readonly page: Page }): Promise<void> => {
    const { begin, sent, from, card, broken } = WORDS[language]
    const path = language === 'fr' ? `/${id}` : `/en/${id}`
    await page.goto(path)
    await larger(page)
    const start = page.getByRole('button', { name: begin, exact: true })
    const form = page.locator('main form')
    await start.or(form).first().waitFor()
    await unfold(page)
    await check(page, 'the beginning')
    if (await start.isVisible()) {
      await start.click()
      await page.getByRole('heading', { level: 1, name: /^Question 1/u }).waitFor()
      await check(page, 'a question')
    }
    const here = new URL(page.url())
    const link = await linkTo(here.origin + path, tool, plainAnswers(tool.questions))
    await page.goto('about:blank')
    await page.goto(link!)
    await larger(page)
    await page.getByText(sent).waitFor()
    await check(page, 'what was sent')
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('button', { name: card }).click()
    await unfold(page)
    await check(page, 'the result, unfolded')
    const other = page.locator('main button[aria-pressed=false]')
    if (await other.isVisible()) {
      await other.click()
      await unfold(page)
      await check(page, 'the other side of a form')
    }
    await page.goto('about:blank')
    await page.goto(`${path}#answers=%`)
    await larger(page)
    await page.getByRole('heading', { name: broken }).waitFor()
    await check(page, 'a broken link')
  }

describe.each(cases)('$id in $language', (one) => {
  test(
    'in a window of 1280 by 800 at 200 %',
    visiting(
      walk(one, async () => undefined),
      { viewport: { width: 640, height: 400 } },
    ),
  )

  test(
    'on a phone, with text twice as large',
    visiting(
      walk(one, (page) =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        }),
      ),
      { viewport: { width: 390, height: 844 } },
    ),
  )
})
