import { useMemo, type ReactElement } from 'react'
import { characterMarkup, type Crop } from '../character/index.ts'
import { ThemedImage } from '../../themed-image/index.ts'
import type { Look } from './look.ts'

export interface StillProps {
  look: Look
  /** In px. */
  size: number
  crop?: Crop
  /** Lids down. */
  blink?: boolean
}

/** Opale as a picture: drawn once for each look, then only shown. What is around says who she is. */
export function Still({ look, size, crop = 'head', blink = false }: StillProps): ReactElement {
  const { mood, stage, wear } = look
  const pictures = useMemo(() => {
    const draw = (theme: 'dark' | 'light') =>
      `data:image/svg+xml,${encodeURIComponent(
        characterMarkup(mood, stage, { theme, crop, size, wear, blink }),
      )}`
    return { dark: draw('dark'), light: draw('light') }
  }, [mood, stage, wear, crop, size, blink])
  return <ThemedImage {...pictures} width={size} height={size} loading="eager" />
}
