import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../wordmark/index.ts'
import * as css from './loading-screen.css.ts'

export interface LoadingScreenProps {
  text: string
}

/**
 * The o of the wordmark, drawn once while a first visit starts. It is in every page and shows when
 * the root element carries `data-first-visit`; its end needs no script.
 */
export function LoadingScreen({ text }: LoadingScreenProps): ReactElement {
  const id = useId()
  return (
    <output className={css.screen}>
      <svg viewBox="0 0 120 120" width="112" height="112" fill="none" strokeWidth="9" aria-hidden>
        <OpalGradient id={id} fall="1" />
        <circle className={css.track} cx="60" cy="60" r="42" />
        <path
          className={css.ring}
          d="M60 18a42 42 0 1 1-.01 0"
          pathLength="1"
          stroke={`url(#${id})`}
        />
      </svg>
      {text}
    </output>
  )
}
