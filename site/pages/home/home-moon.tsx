import type { ReactElement } from 'react'
import { Character } from '#ui/character'
import { Moon } from '#ui/moon'
import { Pebble } from '#ui/pebble'
import { useWords } from '../../i18n/use-words.ts'

/** Opale in front of her moon, saying who she is. */
export function HomeMoon(): ReactElement {
  const t = useWords()
  return (
    <Moon
      character={<Character mood="happy" stage="adult" size={400} />}
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
