import type { ReactElement } from 'react'
import { Character } from '#ui/character'
import { Wordmark } from '#ui/wordmark'
import { useWords } from '../i18n/use-words.ts'
import * as css from './brand.css.ts'

/** Opale's head and the wordmark, leading home. */
export function Brand({ href }: { href: string }): ReactElement {
  const t = useWords()
  return (
    <a href={href} aria-label={t('layout.home')}>
      <span className={css.head}>
        <Character mood="happy" stage="child" crop="head" size={50} />
      </span>
      <Wordmark />
    </a>
  )
}
