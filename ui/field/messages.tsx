import type { ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { muted, tiny, unbroken } from '../text/index.ts'
import * as css from './field.css.ts'
import { ids, type Said } from './wiring.ts'

export interface MessagesProps extends Said {
  /** Id of the control they are about. */
  id: string
}

/** What stands below a control: its help, and what is wrong with its value. */
export function Messages({ id, help, error }: MessagesProps): ReactElement {
  return (
    <>
      {help && (
        <p id={ids(id).help} className={`${tiny} ${muted}`}>
          {unbroken(help)}
        </p>
      )}
      {error && (
        <p id={ids(id).error} className={`${tiny} ${css.error}`}>
          <Icon name="alert" size={16} />
          <span>{unbroken(error)}</span>
        </p>
      )}
    </>
  )
}
