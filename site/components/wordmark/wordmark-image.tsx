import type { ReactElement } from 'react'
import { ThemedImage } from '#ui/themed-image'
import { BOX } from './letters.ts'
import type { WordmarkProps } from './wordmark.tsx'
import * as css from './wordmark.css.ts'

export interface WordmarkImageProps extends WordmarkProps {
  /** Addresses of what `wordmarkMarkup` draws for each theme. */
  dark: string
  light: string
}

/** The wordmark from a file: what stands on every page need not be in each. */
export function WordmarkImage(props: WordmarkImageProps): ReactElement {
  const { size = 's', label, dark, light } = props
  const [, , width, height] = BOX
  return (
    <ThemedImage
      className={`${css.word} ${css.size[size]}`}
      {...{ dark, light, width, height }}
      alt={label ?? ''}
    />
  )
}
