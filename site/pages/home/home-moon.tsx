import { use, useState, type ReactElement } from 'react'
import type { ActionB } from '#engine'
import { Button, ButtonLink } from '#ui/button'
import { Moon } from '#ui/moon'
import { Pebble } from '#ui/pebble'
import { LanguageContext, useWords, useWordsOf } from '../../i18n/use-words.ts'
import { useLayout } from '../../router/content.ts'
import { DrawnOpale } from '../parts/drawn-opale.tsx'
import { scripted } from '../parts/scripted.css.ts'
import { answer, type Answer } from './answer.ts'
import { WORDS } from './words.ts'

/** Opale in front of her moon: who she is, what she answers, and what she offers. */
export function HomeMoon(): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const { offers } = useLayout()
  const [told, setTold] = useState<Answer>()
  const does = (gesture: ActionB) => () => {
    // Without her scripts she stays as she is: the page does not depend on her.
    void answer(gesture, language).then(setTold, () => undefined)
  }
  return (
    <Moon
      character={<DrawnOpale mood={told?.mood ?? 'happy'} stage="adult" size={400} />}
      press={{ label: words.press, onClick: does('cuddle') }}
      speech={
        <Pebble
          small
          actions={
            <>
              <Button size="s" className={scripted} onClick={does('cuddle')}>
                {words.cuddle}
              </Button>
              <Button size="s" className={scripted} onClick={does('play')}>
                {words.play}
              </Button>
              <ButtonLink size="s" href={offers.visit}>
                {words.guide}
              </ButtonLink>
            </>
          }
        >
          <p data-shared="">
            <output>
              {told?.said ?? (
                <>
                  <b>{t('page.greeting')}</b>
                  {` ${t('page.greetingText')}`}
                </>
              )}
            </output>
          </p>
        </Pebble>
      }
    />
  )
}
