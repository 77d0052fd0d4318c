import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { ICON_NAMES, ICONS, type IconName } from '#ui/icon'
import { color } from '#ui/theme/tokens'
import * as css from './canvas.css.ts'
import { pictured } from '../parts/pictured.ts'
import { cellAt, layoutFor, type Layout } from './icon-layout.ts'
import { themeShown } from '../parts/theme-shown.ts'

interface Painting {
  /** Of an icon, in px of the page. */
  readonly size: number
  /** Pixels of the canvas to one of the page. */
  readonly density: number
  readonly chosen: IconName
  readonly label: string
}

/** All icons on one canvas; a click chooses the one below it. */
export function Surface(
  props: Painting & { readonly onChoose: (name: IconName) => void },
): ReactElement {
  const { size, density, chosen, label, onChoose } = props
  const canvas = usePainted((context, { width }) => {
    const layout = layoutFor(width, size, ICON_NAMES.length)
    context.canvas.height = layout.height * density
    context.setTransform(density, 0, 0, density, 0, 0)
    for (const [index, name] of ICON_NAMES.entries()) {
      const [x, y] = layout.cornerOf(index)
      if (name === chosen) halo(context, layout, x, y)
      icon(context, name, x, y, size, name === chosen ? 'accent' : 'text')
    }
  }, density)
  const pick = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLCanvasElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const layout = layoutFor(width, size, ICON_NAMES.length)
    const name = ICON_NAMES[cellAt(layout, clientX - left, clientY - top) ?? -1]
    if (name) onChoose(name)
  }
  return (
    // The list beside it chooses by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <canvas ref={canvas} className={css.surface} {...pictured(label)} onClick={pick} />
  )
}

/** The pixels of one icon, magnified. */
export function Glass({ size, density, chosen, label }: Painting): ReactElement {
  const canvas = usePainted((context) => {
    const side = size * density
    Object.assign(context.canvas, { width: side, height: side })
    icon(context, chosen, 0, 0, side, 'accent')
  }, density)
  return <canvas ref={canvas} className={css.glass} {...pictured(label)} />
}

type Paint = (context: CanvasRenderingContext2D, box: { readonly width: number }) => void

/** A canvas that is painted anew whenever what it shows, its width or the theme is another. */
const usePainted = (paint: Paint, density: number) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    const context = current?.getContext('2d')
    if (!current || !context) return undefined
    const all = () => {
      const width = Math.round(current.clientWidth)
      current.width = width * density
      paint(context, { width })
    }
    all()
    const size = new ResizeObserver(all)
    size.observe(current)
    const theme = new MutationObserver(all)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      size.disconnect()
      theme.disconnect()
    }
  })
  return canvas
}

const icon = (
  context: CanvasRenderingContext2D,
  name: IconName,
  x: number,
  y: number,
  size: number,
  ink: 'text' | 'accent',
): void => {
  context.save()
  context.translate(x, y)
  context.scale(size / 24, size / 24)
  Object.assign(context, { lineWidth: 1.75, lineCap: 'round', lineJoin: 'round' })
  context.strokeStyle = color[themeShown()][ink]
  context.stroke(new Path2D(ICONS[name]))
  context.restore()
}

const halo = (context: CanvasRenderingContext2D, { step }: Layout, x: number, y: number): void => {
  const around = step * 0.14
  context.fillStyle = color[themeShown()].accentSoft
  context.beginPath()
  context.roundRect(x - around, y - around, step - around, step - around, step / 5)
  context.fill()
}
