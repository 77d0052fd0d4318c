import { useRef, type ReactElement } from 'react'
import { Button } from '#ui/button'
import type { Session } from './session.ts'
import * as css from './side-switch.css.ts'

interface SideSwitchProps {
  readonly session: Session
  /** What the answer is, so that one sees it change from the questions. */
  readonly now: string | undefined
}

/** On a phone: the questions or the answer, one at a time, from a bar that stays at hand. */
export function SideSwitch({ session, now }: SideSwitchProps): ReactElement | null {
  const { words, side, show } = session
  const bar = useRef<HTMLDivElement>(null)
  if (words.sides === undefined) return null
  const turn = (to: typeof side) => {
    show(to)
    bar.current?.parentElement?.scrollIntoView()
  }
  const labels = { ask: words.sides.ask, answer: now ?? words.sides.answer }
  return (
    <div ref={bar} className={css.bar}>
      {(['ask', 'answer'] as const).map((each) => (
        <Button
          key={each}
          variant={each === side ? 'solid' : 'ghost'}
          aria-pressed={each === side}
          onClick={() => turn(each)}
        >
          {labels[each]}
        </Button>
      ))}
    </div>
  )
}
