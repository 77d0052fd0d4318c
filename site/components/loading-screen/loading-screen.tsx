import type { ReactElement } from 'react'
import * as css from './loading-screen.css.ts'

export interface LoadingScreenProps {
  text: string
}

/**
 * The o of the wordmark, turning into place while a first visit starts. It is in every page and
 * shows when the root element carries `data-first-visit`; its end needs no script.
 */
export function LoadingScreen({ text }: LoadingScreenProps): ReactElement {
  return <output className={css.screen}>{text}</output>
}
