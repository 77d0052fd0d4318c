import { useMemo, useRef, type ReactElement } from 'react'
import type { Crop } from '../character/index.ts'
import { characterMarkup } from '../character/index.ts'
import { ThemedImage } from '../themed-image/index.ts'
import type { Look } from './look.ts'
import * as css from './portrait.css.ts'
import { useBlink } from './use-blink.ts'
import { useBurst } from './use-burst.ts'

export interface PortraitProps {
  look: Look
  /** In px. */
  size: number
  crop?: Crop
  pulse?: number | undefined
}

/**
 * Opale as a picture: drawn once for each look and then only shown, so that she costs a page
 * nothing while nobody plays. What is around her says who she is.
 */
export function Portrait({ look, size, crop = 'head', pulse }: PortraitProps): ReactElement {
  const { mood, stage, wear } = look
  const ref = useRef<HTMLSpanElement>(null)
  const stir = useBlink((shut) => ref.current?.toggleAttribute('data-shut', shut))
  useBurst(ref, mood, pulse)
  const [open, shut] = useMemo(
    () =>
      [false, true].map((blink) => {
        const draw = (theme: 'dark' | 'light') =>
          `data:image/svg+xml,${encodeURIComponent(
            characterMarkup(mood, stage, { theme, crop, size, wear, blink }),
          )}`
        return { dark: draw('dark'), light: draw('light') }
      }) as [Pair, Pair],
    [mood, stage, wear, crop, size],
  )
  return (
    <span ref={ref} className={css.portrait} onPointerEnter={stir} onPointerDown={stir}>
      <span className={css.open}>
        <ThemedImage {...open} width={size} height={size} />
      </span>
      <span className={css.shut}>
        <ThemedImage {...shut} width={size} height={size} />
      </span>
    </span>
  )
}

interface Pair {
  dark: string
  light: string
}
