import { useRef, useState, type ReactElement } from 'react'
import { control, hidden, useField, type Valued } from '../field/index.ts'
import { join, useRefs, type Attributes } from '../render/index.ts'
import * as css from './stepper.css.ts'

export interface StepperProps extends Valued, Attributes<'input', 'type' | 'children'> {
  /** What its two buttons do. */
  labels: { less: string; more: string }
}

/** An exact number, a step at a time or typed. All that it is given goes to the `input`. */
export function Stepper({ labels, className, ref, ...rest }: StepperProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const both = useRefs(input, ref)
  // The buttons keep the focus: what they changed has to be said.
  const [said, setSaid] = useState('')
  const turn = (change: 'stepUp' | 'stepDown') => {
    const box = input.current!
    const before = box.value
    box[change]()
    for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }))
    // Not what its page refused.
    queueMicrotask(() => {
      if (box.value !== before) setSaid(box.value)
    })
  }
  const wired = useField(rest)
  const button = { type: 'button', className: css.button, disabled: wired.disabled } as const
  return (
    <div className={css.stepper}>
      <button {...button} aria-label={labels.less} onClick={() => turn('stepDown')}>
        <Sign d="M5 12h14" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        {...wired}
        ref={both}
        className={join(control, css.number, className)}
      />
      <button {...button} aria-label={labels.more} onClick={() => turn('stepUp')}>
        <Sign d="M5 12h14M12 5v14" />
      </button>
      <output className={hidden}>{said}</output>
    </div>
  )
}

function Sign({ d }: { d: string }): ReactElement {
  return (
    <svg className={css.sign} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
