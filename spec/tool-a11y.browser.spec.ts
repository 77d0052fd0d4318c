/**
 * The five tools, as far as a machine can tell: in each state that a visitor comes to. A tool and a
 * theme a build; with `VERIFY=1` all tools in both.
 */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AXE_THEMES } from '../site/legal/tested.ts'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import { freelanceRates } from '../site/routes/freelance-rates.ts'
import { RATES } from '../site/routes/evaluator-data.ts'
import { audit } from '../site/tools/audit/tool.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import type { Tool } from '../site/tools/frame/tool.ts'
import { PROMPTS } from '../site/tools/prompts/tool.ts'
import { QUIZ } from '../site/tools/quiz/tool.ts'
import { rateTool } from '../site/tools/rate/tool.ts'
import { showTheme, violations } from './support/axe.ts'
import { manifest } from './support/dist.ts'
import { plainAnswers } from './support/tool-answers.ts'
import { visiting } from './support/visit.ts'

const TOOLS: readonly (readonly [shape: 'steps' | 'form', tool: Tool<unknown>])[] = [
  ['steps', audit],
  ['steps', evaluatorWith(RATES)],
  ['steps', QUIZ],
  ['form', PROMPTS],
  ['form', rateTool(freelanceRates())],
]

const TURN = createHash('sha256').update(manifest.build).digest()[1]!
const isAll = process.env['VERIFY'] === '1'
const tools = isAll ? TOOLS : [TOOLS[TURN % TOOLS.length]!]
const themes = isAll ? AXE_THEMES : [AXE_THEMES[TURN % 2]!]

const check = async (page: Page, state: string): Promise<void> => {
  for (const theme of themes) {
    await showTheme(page, theme)
    expect(await violations(page), `${state}, ${theme}`).toEqual([])
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.each(tools.map(([shape, tool]) => ({ id: tool.id, shape, tool })))(
  'no violation in any state of $id',
  ({ id, shape, tool }) =>
    visiting(
      async ({ page }) => {
        await page.goto(`/${id}`)
        if (shape === 'steps') {
          await press(page, 'Commencer')
          await page.getByRole('heading', { level: 1, name: /Question 1/u }).waitFor()
          await check(page, 'a question')
          await press(page, 'Continuer')
          await page.getByText('Choisissez la réponse la plus proche').waitFor()
          await check(page, 'nothing answered')
        } else {
          await page.getByRole('button', { name: 'Copier le lien' }).waitFor()
          for (const row of await page.locator('main form summary').all()) await row.click()
          await check(page, 'the form, unfolded')
        }
        const here = new URL(page.url())
        const link = await linkTo(here.origin + here.pathname, tool, plainAnswers(tool.questions))
        await page.goto('about:blank')
        await page.goto(link!)
        await page.getByText('Un résultat qu’on vous a envoyé').waitFor()
        await check(page, 'what was sent')
        await press(page, 'Partir de ces réponses')
        await press(page, 'Carte à partager')
        await page.getByRole('img', { name: 'La carte de ce résultat' }).waitFor()
        for (const more of await page.locator('main summary').all())
          if (await more.isVisible()) await more.click()
        await check(page, 'the result, all unfolded')
        const other = page.locator('main button[aria-pressed=false]')
        if (await other.isVisible()) {
          await other.click()
          for (const more of await page.locator('main [data-of=answer] summary').all())
            if (await more.isVisible()) await more.click()
          await check(page, 'the other side of a form')
        }
        await page.goto('about:blank')
        await page.goto(`/${id}#answers=%`)
        await page.getByRole('heading', { name: 'Ce lien ne se lit pas' }).waitFor()
        await check(page, 'a broken link')
      },
      { viewport: { width: 390, height: 844 } },
    )(),
)
