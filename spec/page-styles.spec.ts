/** The rules of style that a built page carries. */
import { beforeAll, expect, test } from 'vitest'
import { screenFile } from '../site/pages/screens.ts'
import { readAssets, type Assets } from '../site/prerender/assets.ts'
import { atFirst, Usage, usedCss } from '../site/prerender/used-css.ts'
import { readPage } from './support/built-page.ts'
import { DIST } from './support/dist.ts'
import { SAMPLES } from './support/visit.ts'

let assets: Assets
beforeAll(async () => {
  assets = await readAssets(DIST)
})

test.each(SAMPLES)('$screen: all that the page uses, and nothing else', async ({ screen, fr }) => {
  const { html } = await readPage({ address: fr, path: fr, language: 'fr' })
  const [whole = '', style = ''] = /<style>(.*?)<\/style>/su.exec(html) ?? []
  const unstyled = html.replace(whole, () => '<style></style>')
  expect(style).toBe(usedCss(atFirst(assets.css(screenFile(screen))), Usage.in(unstyled)))
})
