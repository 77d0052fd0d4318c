import { useEffect, useRef, useState } from 'react'
import { type Logo, LOGO, type LogoInput } from '../../../engine/index.ts'

export interface LogoControls extends Pick<Logo, 'tooltip' | 'modal'> {
  /** `at`: when the click happened, on the clock of `now`; a busy page hears of it later. */
  click: (at?: number) => void
  /** One click may still become two: what it opens is not decided. */
  pending: boolean
  closeModal: () => void
  closeTooltip: () => void
}

export interface LogoOptions {
  /** Milliseconds, on the clock that events are stamped by: `performance.now()`. */
  now: () => number
  /** @returns what takes it back */
  schedule: (delay: number, act: () => void) => () => void
  /** Each click, both of a double one too: the engine's `logo-click`. */
  onClick: () => void
}

/** What clicks on the logo open: one the modal, two within 300 ms the figures. */
export const useLogo = ({ now, schedule, onClick }: LogoOptions): LogoControls => {
  const [logo, setLogo] = useState(LOGO.fresh)
  const state = useRef(logo)
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])

  const become = (next: Logo) => {
    state.current = next
    setLogo(next)
    cancel.current?.()
    cancel.current =
      next.opensAt === null
        ? undefined
        : // Just past the window: a click at its very end still makes a double one.
          schedule(Math.max(0, next.opensAt - now() + 1), () => step('wait'))
  }
  const step = (input: LogoInput, at = now()) => become(LOGO.step(state.current, at, input))
  return {
    tooltip: logo.tooltip,
    modal: logo.modal,
    pending: logo.opensAt !== null,
    click(at) {
      onClick()
      step('click', at)
    },
    closeModal: () => step('close-modal'),
    closeTooltip: () => become({ ...state.current, tooltip: false }),
  }
}
