import type { ReactElement } from 'react'
import { useWords } from '../i18n/use-words.ts'
import * as css from './brand.css.ts'
import { useMascot } from './corner/mascot-slot.ts'
import { DrawnWordmark } from './drawn-wordmark.tsx'
import { OpaleStill } from './opale-still.tsx'

/** Opale's head and the wordmark, leading home; once she is alive, her head is hers. */
export function Brand({ href }: { href: string }): ReactElement {
  const t = useWords()
  const mascot = useMascot()
  return (
    <>
      {mascot ? (
        <span className={css.head}>{mascot}</span>
      ) : (
        // The link beside it has the name: this one only makes the area to press larger.
        <a href={href} className={css.head} tabIndex={-1} aria-hidden>
          <OpaleStill still="born" width={50} height={50} />
        </a>
      )}
      <a href={href} aria-label={t('layout.home')}>
        <DrawnWordmark />
      </a>
    </>
  )
}
