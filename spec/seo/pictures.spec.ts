import { beforeAll, describe, expect, test } from 'vitest'
import { pictureFiles } from '../../site/prerender/pictures.ts'
import { LANGUAGES } from '../../site/routes/language.ts'
import { SCREENS } from '../../site/routes/table.ts'
import { pictureOf } from '../../site/seo/pictures.ts'
import { webManifest } from '../../site/seo/web-manifest.ts'
import { sizeOf } from './png-chunks.ts'

const OG_BYTES = 40_000
/** Later runs find what the first one on a machine drew. */
const FIRST_RUN_MS = 120_000
const files = new Map<string, Buffer>()

beforeAll(async () => {
  for (const [name, content] of await pictureFiles()) files.set(`/${name}`, Buffer.from(content))
}, FIRST_RUN_MS)

const file = (name: string): Buffer => {
  const found = files.get(name)
  if (found === undefined) throw new Error(`${name} was not drawn`)
  return found
}

describe('Open Graph pictures', () => {
  test.each(SCREENS.flatMap((screen) => LANGUAGES.map((language) => pictureOf(screen, language))))(
    '%s is 1200 by 630 and light',
    (name) => {
      expect(sizeOf(file(name))).toEqual([1200, 630])
      expect(file(name).length).toBeLessThan(OG_BYTES)
    },
  )

  test('differ from one another', () => {
    const pictures = [...files].filter(([name]) => name.startsWith('/og/'))
    expect(pictures).toHaveLength(SCREENS.length * LANGUAGES.length)
    expect(new Set(pictures.map(([, png]) => png.toString('base64'))).size).toBe(pictures.length)
  })
})

describe('site.webmanifest', () => {
  const manifest = webManifest() as {
    readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[]
  } & Readonly<Record<string, unknown>>

  test('starts the French home page as an application of its own, in the colours of the night', () => {
    expect(manifest).toMatchObject({
      short_name: 'Opale',
      lang: 'fr',
      start_url: '/',
      display: 'standalone',
      theme_color: '#130C26',
      background_color: '#130C26',
    })
  })

  test('names icons that exist, at the size it says, for any shape and for masks', () => {
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png'))
      expect(sizeOf(file(src)).join('x')).toBe(sizes)
    for (const { src } of manifest.icons.filter(({ sizes }) => sizes === 'any'))
      expect(file(src).toString()).toMatch(/^<svg [^]*<\/svg>$/u)
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    )
  })

  test('stands beside the icons that browsers look for by themselves', () => {
    expect(sizeOf(file('/apple-touch-icon.png'))).toEqual([180, 180])
    const icon = file('/favicon.ico')
    expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32])
    // A style sheet is not at hand where an icon is shown: nothing may still ask for one.
    expect(file('/icon.svg').toString()).not.toMatch(/var\(|class=|currentColor/u)
  })
})
