import { figure, type FigureOptions } from './figure.ts'
import type { Mood } from './moods.ts'
import { RIM } from './paint.ts'
import type { Shape } from './shape.ts'
import type { Stage } from './stages.ts'

export interface MarkupOptions extends Omit<FigureOptions, 'rim'> {
  /** `page`: that of the page which the drawing becomes a part of. */
  readonly theme?: 'dark' | 'light' | 'page' | undefined
  readonly label?: string | undefined
}

/** The same figure as a standing-alone SVG document, for pictures made at build time. */
export const characterMarkup = (mood: Mood, stage: Stage, options: MarkupOptions = {}): string => {
  const { theme = 'dark', label, size = 240, ...rest } = options
  const { box, shapes } = figure(mood, stage, { ...rest, size, rim: RIMS[theme] })
  const height = Math.round((size * box[3]) / box[2])
  const name = label === undefined ? '' : ` role="img" aria-label="${escape(label)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${size}" height="${height}"${name}>${shapes.map(write).join('')}</svg>`
}

const RIMS = { dark: true, light: false, page: `light-dark(transparent,${RIM})` } as const

const write = ({ tag, attributes, children }: Shape): string => {
  const words = Object.entries(attributes).map(([name, value]) => ` ${kebab(name)}="${value}"`)
  const open = `<${tag}${words.join('')}`
  return children ? `${open}>${children.map(write).join('')}</${tag}>` : `${open}/>`
}

const kebab = (name: string) =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
