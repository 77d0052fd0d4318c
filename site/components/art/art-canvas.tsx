import { type ReactElement, useEffect, useRef } from 'react'
import { drawArt, type Piece } from './art.ts'
import * as css from './art.css.ts'
import { paintArt } from './paint.ts'
import type { Motion } from './shape.ts'

export interface ArtCanvasProps {
  piece: Piece
  seed: string
  motion: Motion
  label: string
}

/** The same picture for many moments in a row: painted, where a drawing of elements would be slow. */
export function ArtCanvas({ piece, seed, motion, label }: ArtCanvasProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { phase, intensity } = motion
  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const shapes = drawArt(piece, seed, { phase, intensity })
    const paint = () => {
      const side = Math.min(MOST, Math.round(current.clientWidth * devicePixelRatio))
      if (current.width !== side) Object.assign(current, { width: side, height: side })
      paintArt(
        current,
        shapes,
        getComputedStyle(current).colorScheme === 'light' ? 'light' : 'dark',
      )
    }
    paint()
    const theme = new MutationObserver(paint)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => theme.disconnect()
  }, [piece, seed, phase, intensity])
  return (
    <canvas
      ref={canvas}
      className={css.picture}
      {...({ role: 'img', 'aria-label': label } as const)}
    />
  )
}

/** Side of the canvas, in its own pixels: beyond it a frame takes too long. */
const MOST = 1200
