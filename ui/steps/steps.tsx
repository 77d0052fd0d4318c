import type { ReactElement, ReactNode } from 'react'
import { type Attributes, keysOf } from '../render/index.ts'
import { muted, title as size } from '../section/index.ts'
import { LoopingThread } from './looping-thread.tsx'
import * as css from './steps.css.ts'

export interface Step {
  title: string
  text: ReactNode
}

export interface StepsProps extends Attributes<'div', 'children'> {
  /** Three or four: they share one line on wide screens. */
  steps: readonly Step[]
}

/** What happens, in order, on one thread. Its root holds the thread and the list. */
export function Steps({ steps, ...rest }: StepsProps): ReactElement {
  const keys = keysOf(steps.map(({ title }) => title))
  return (
    <div {...rest}>
      <LoopingThread loops={steps.length} />
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={keys[index]} className={css.step}>
            <h3 className={size.t2}>{step.title}</h3>
            <p className={muted}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
