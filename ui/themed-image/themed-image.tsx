import type { ReactElement } from 'react'
import * as css from './themed-image.css.ts'

export interface ThemedImageProps {
  /** Addresses of the picture for each theme. */
  dark: string
  light: string
  width: number
  height: number
  /** Empty where the picture is decoration. */
  alt?: string
}

/** A picture drawn twice. Lazy, so that only the theme in sight is ever fetched. */
export function ThemedImage({ dark, light, alt = '', ...size }: ThemedImageProps): ReactElement {
  return (
    <>
      <img className={css.dark} src={dark} alt={alt} loading="lazy" {...size} />
      <img className={css.light} src={light} alt={alt} loading="lazy" {...size} />
    </>
  )
}
