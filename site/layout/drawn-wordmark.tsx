import type { ReactElement } from 'react'
import { WordmarkImage, type WordmarkProps } from '#ui/wordmark'
import { stillPath } from './stills.ts'

/** The site's name as every page shows it. */
export function DrawnWordmark(props: WordmarkProps): ReactElement {
  return (
    <WordmarkImage
      dark={stillPath('wordmark', 'dark')}
      light={stillPath('wordmark', 'light')}
      {...props}
    />
  )
}
