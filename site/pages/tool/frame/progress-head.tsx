import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import { Meter } from '#ui/meter'
import * as css from './asking.css.ts'
import type { Session } from './session.ts'

/** Which question of how many, in which part, and whether it is all kept. */
export function ProgressHead({ session, place, part }: ProgressHeadProps): ReactElement {
  const { say, asked, held, save } = session
  const total = asked.length
  return (
    <div className={css.progress}>
      <p className={css.where} aria-hidden="true">
        <span>
          <b>{say.question(place)}</b> {say.of(total)}
        </span>
        <span>{part}</span>
      </p>
      <output className={held ? css.unkept : css.kept}>
        {held ? (
          <>
            <Icon name="alert" size={16} /> {say.notKept}
          </>
        ) : (
          Object.keys(save.answers).length > 0 && (
            <>
              <Icon name="check" size={16} /> {say.kept}
            </>
          )
        )}
      </output>
      <div className={css.line}>
        <Meter
          as="progress"
          shape="thread"
          label={say.progress}
          value={place}
          max={total}
          marks={asked.slice(1).map((_, index) => index + 1)}
          text={say.place(place, total, part)}
        />
      </div>
    </div>
  )
}

interface ProgressHeadProps {
  readonly session: Session
  readonly place: number
  readonly part: string
}
