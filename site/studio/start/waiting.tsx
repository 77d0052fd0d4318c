import { useSyncExternalStore, type ReactElement } from 'react'
import { LoadingLine } from '#ui/loading-line'
import type { Beginning } from '../../routes/beginning.ts'
import { asksForFlow } from '../asked.ts'
import * as css from './start.css.ts'
import { StartHead, Starters } from './starters.tsx'

interface WaitingProps {
  readonly beginning: Beginning
  /** What is on its way. */
  readonly label: string
}

/** While the studio is on its way: what one may begin with, where the address asks for nothing else. */
export function Waiting({ beginning, label }: WaitingProps): ReactElement {
  const isAsked = useSyncExternalStore(never, asked, () => false)
  return (
    <div className={css.waiting}>
      <LoadingLine label={label} className={css.line} />
      {!isAsked && (
        <div className={css.start}>
          <StartHead {...beginning} />
          <Starters beginning={beginning} />
        </div>
      )}
    </div>
  )
}

const asked = () => asksForFlow(location)
const never = () => () => undefined
