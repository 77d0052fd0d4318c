/** SVG to PNG. What was drawn once is kept: a build draws only what changed. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFonts, type Fonts } from './fonts.ts'
import { encodePng } from './png.ts'

/** @returns a PNG of `width` pixels */
export type Draw = (svg: string, width: number) => Promise<Buffer>

/** @param root the project's folder */
export const createDraw = async (root: string): Promise<Draw> => {
  const cache = join(root, 'node_modules/.cache/opale-pictures')
  const fonts = await readFonts(root, cache)
  return async (svg, width) => {
    const name = createHash('sha256')
      .update([VERSION, fonts.hash, width, svg].join('\n'))
      .digest('hex')
    const file = join(cache, `${name.slice(0, 32)}.png`)
    const kept = await readFile(file).catch(() => undefined)
    return kept ?? keep(file, cache, await render(svg, width, fonts))
  }
}

/** Raise it when renderer or encoder change what the same SVG gives. */
const VERSION = 1

/** Written aside first: a build that is stopped halfway leaves no half picture to the next. */
const keep = async (file: string, cache: string, png: Buffer): Promise<Buffer> => {
  await mkdir(cache, { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, png)
  await rename(aside, file)
  return png
}

const render = async (svg: string, width: number, fonts: Fonts): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js')
  const fontFiles = await fonts.files()
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Figtree' },
  })
  return encodePng(straight(image.pixels), image.width, image.height)
}

/** The renderer multiplies colours by their alpha; PNG wants them as they are. */
const straight = (pixels: Uint8Array): Uint8Array => {
  const own = new Uint8Array(pixels)
  for (let at = 0; at < own.length; at += 4) {
    const alpha = own[at + 3]!
    if (alpha === 255 || alpha === 0) continue
    for (let part = at; part < at + 3; part++) own[part] = Math.round((own[part]! * 255) / alpha)
  }
  return own
}
