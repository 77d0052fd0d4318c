import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launch } from '../support/browser.ts'
import { bundle } from './support/bundle.ts'

const golden: unknown = JSON.parse(
  readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'),
)
const LIVES = new URL('golden/lives.ts', import.meta.url).pathname

/** The same lives as in Node, in the browser's own engine: minified, as a site would ship them. */
test('the golden lives come to the golden hashes in Chromium', async () => {
  const content = await bundle(`export { goldenHashes } from '${LIVES}'`, 'iife')
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content })
    expect(await page.evaluate('bundled.goldenHashes()')).toEqual(golden)
  } finally {
    await browser.close()
  }
})
