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
  className?: string
  /** `eager` where the addresses hold the pictures themselves. */
  loading?: 'lazy' | 'eager'
}

/** A picture drawn twice. Lazy, so that only the theme in sight is ever fetched. */
export function ThemedImage(props: ThemedImageProps): ReactElement {
  const { dark, light, alt = '', className = '', loading = 'lazy', ...size } = props
  return (
    <>
      <img
        className={`${css.dark} ${className}`.trim()}
        src={dark}
        alt={alt}
        loading={loading}
        {...size}
      />
      <img
        className={`${css.light} ${className}`.trim()}
        src={light}
        alt={alt}
        loading={loading}
        {...size}
      />
    </>
  )
}
