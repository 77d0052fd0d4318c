import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { AXE_COLOUR_RULES, AXE_RULES, AXE_THEMES } from '../../site/legal/tested.ts'

/** Half as long as the one with comments: every page that it looks at reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Shows the page in a theme, at once: what fades has another contrast on its way. */
export const showTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)

/** What axe has against the page in each theme, a line each. */
export const violationsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [at, theme] of AXE_THEMES.entries()) {
    await showTheme(page, theme)
    const lines = await violations(page, { onlyColours: at > 0 })
    found.push(...lines.map((line) => `${theme}: ${line}`))
  }
  return found
}

/** With it no rule is left out because it has just been asked in the other theme. */
const THOROUGH = process.env['VERIFY'] === '1'

/** What axe has against the page as it stands, a line each; of all rules, or of those that look at colours. */
export const violations = async (
  page: Page,
  { onlyColours = false } = {},
): Promise<readonly string[]> => {
  // Asked by the debugger, so the page's policy has no say in it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations: found } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    onlyColours && !THOROUGH
      ? { type: 'rule' as const, values: [...AXE_COLOUR_RULES] }
      : // Axe's own good advice is not part of it.
        { type: 'tag' as const, values: [...AXE_RULES] },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n')
      return `${id}: ${target.join(' ')} (${reason.trim()})`
    }),
  )
}
