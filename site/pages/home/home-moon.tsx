import type { ReactElement } from 'react'
import { Moon } from '#ui/moon'
import { Pebble } from '#ui/pebble'
import { useWords } from '../../i18n/use-words.ts'
import { DrawnOpale } from '../parts/drawn-opale.tsx'

/** Opale in front of her moon, saying who she is. */
export function HomeMoon(): ReactElement {
  const t = useWords()
  return (
    <Moon
      character={<DrawnOpale mood="happy" stage="adult" size={400} />}
      speech={
        <Pebble small>
          <p data-shared="">
            <b>{t('page.greeting')}</b>
            {` ${t('page.greetingText')}`}
          </p>
        </Pebble>
      }
    />
  )
}
