import { use, useState, type ReactElement, type ReactNode } from 'react'
import type { ActionB } from '#engine'
import type { Mood, Stage } from '#companion/character'
import { Button } from '#ui/button'
import { Moon } from '#companion/moon'
import { Pebble } from '#companion/pebble'
import { LanguageContext, useWordsOf } from '../../../i18n/use-words.ts'
import { watchLarge } from '../../../layout/corner/large.ts'
import { isMissing } from '../../../ports/unreachable.ts'
import { DrawnOpale } from '../drawn-opale.tsx'
import { scripted } from '../scripted.css.ts'
import type { Answer } from './answer.ts'
import { WORDS } from './words.ts'

interface LargeOpaleProps {
  readonly mood: Mood
  readonly stage: Stage
  /** What she says before anybody has turned to her; without it she is silent until then. */
  readonly greeting?: ReactNode
  /** Where else she leads. */
  readonly links?: ReactNode
}

/** Opale in front of her moon, as a page shows her: what one does with her, and what she answers. */
export function LargeOpale({ mood, stage, greeting, links }: LargeOpaleProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const [told, setTold] = useState<Answer>()
  const does = (gesture: ActionB) => () => {
    // Without her scripts she stays as she is: the page does not depend on her.
    void import('./answer.ts')
      .then(({ answer }) => answer(gesture, language))
      .then(setTold, (error: unknown) => {
        if (!isMissing(error)) throw error
      })
  }
  const said = told?.said ?? greeting
  return (
    <Moon
      ref={watchLarge}
      character={<DrawnOpale mood={told?.mood ?? mood} stage={stage} size={400} />}
      press={{ label: words.press, onClick: does('cuddle') }}
      speech={
        said && (
          <Pebble
            size="s"
            actions={
              <>
                <Button size="s" className={scripted} onClick={does('cuddle')}>
                  {words.cuddle}
                </Button>
                <Button size="s" className={scripted} onClick={does('play')}>
                  {words.play}
                </Button>
                {links}
              </>
            }
          >
            <p data-shared="">
              <output>{said}</output>
            </p>
          </Pebble>
        )
      }
    />
  )
}
