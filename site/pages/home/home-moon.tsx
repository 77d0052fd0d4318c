import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import { LargeOpale } from '../parts/large-opale/large-opale.tsx'
import { WORDS } from './words.ts'

/** Opale in front of her moon: who she is, what she answers, and what she offers. */
export function HomeMoon(): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const { offers } = useLayout()
  return (
    <LargeOpale
      mood="happy"
      stage="adult"
      greeting={
        <>
          <b>{t('page.greeting')}</b>
          {` ${t('page.greetingText')}`}
        </>
      }
      links={
        <ButtonLink size="s" href={offers.visit}>
          {words.guide}
        </ButtonLink>
      }
    />
  )
}
