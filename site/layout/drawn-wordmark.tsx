import type { ReactElement } from 'react'
import { WordmarkImage, type WordmarkProps } from '../components/wordmark/index.ts'
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
