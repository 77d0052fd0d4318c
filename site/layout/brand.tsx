import type { ReactElement } from 'react'
import { Wordmark } from '#ui/wordmark'
import { useWords } from '../i18n/use-words.ts'
import * as css from './brand.css.ts'
import { OpaleStill } from './opale-still.tsx'

/** Opale's head and the wordmark, leading home. */
export function Brand({ href }: { href: string }): ReactElement {
  const t = useWords()
  return (
    <a href={href} aria-label={t('layout.home')}>
      <span className={css.head}>
        <OpaleStill still="head" width={50} height={50} />
      </span>
      <Wordmark />
    </a>
  )
}
