import type { ReactElement, ReactNode } from 'react'
import { muted, title as size } from '../section/index.ts'
import { LoopingThread } from './looping-thread.tsx'
import * as css from './steps.css.ts'

export interface Step {
  title: string
  text: ReactNode
}

export interface StepsProps {
  /** Three or four: they share one line on wide screens. */
  steps: readonly Step[]
}

/** What happens, in order, on one thread. */
export function Steps({ steps }: StepsProps): ReactElement {
  return (
    <div>
      <LoopingThread loops={steps.length} />
      <ol className={css.list}>
        {steps.map((step) => (
          <li key={step.title} className={css.step}>
            <h3 className={size.t2}>{step.title}</h3>
            <p className={muted}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
