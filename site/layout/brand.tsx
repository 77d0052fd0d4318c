import type { ReactElement } from 'react'
import { Wordmark } from '#ui/wordmark'
import { useWords } from '../i18n/use-words.ts'
import * as css from './brand.css.ts'
import { useMascot } from './companion/mascot-slot.ts'
import { OpaleStill } from './opale-still.tsx'

/** Opale's head and the wordmark, leading home; once she is alive, her head is hers. */
export function Brand({ href }: { href: string }): ReactElement {
  const t = useWords()
  const mascot = useMascot()
  return (
    <>
      {mascot && <span className={css.head}>{mascot}</span>}
      <a href={href} aria-label={t('layout.home')}>
        {!mascot && (
          <span className={css.head}>
            <OpaleStill still="head" width={50} height={50} />
          </span>
        )}
        <Wordmark />
      </a>
    </>
  )
}
