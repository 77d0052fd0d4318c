import { useRef, type ReactElement } from 'react'
import * as css from './toast.css.ts'
import { Toast, type ToastProps } from './toast.tsx'
import { TOAST_MS, useAutoDismiss } from './use-auto-dismiss.ts'
import { useHold } from './use-hold.ts'

export interface ToastMessage extends Omit<ToastProps, 'dismissLabel' | 'onDismiss'> {
  id: string
  /** How long it stays, in ms, instead of what the stack says; `null` until it is dismissed. */
  duration?: number | null | undefined
}

export interface ToastStackProps {
  /** Name of the part of the page they appear in. */
  label: string
  /** The oldest first. */
  messages: readonly ToastMessage[]
  onDismiss: (id: string) => void
  dismissLabel: string
  duration?: number | null
  /** How many are shown at a time; the others wait for their turn. */
  max?: number
  /** Shows what comes now without reading it out: nobody asked for it. */
  quiet?: boolean
  /** They stand where they are put, and not over the page. */
  flow?: boolean
}

/**
 * Messages one above the other, announced politely. It must be on the page before its first message,
 * or a screen reader hears nothing of that one.
 */
export function ToastStack(props: ToastStackProps): ReactElement {
  const { label, messages, onDismiss, dismissLabel, duration = TOAST_MS, max = 3 } = props
  const { quiet = false, flow = false } = props
  const { held, area, passOn } = useHold()
  const shown = messages.slice(0, max)

  const dismiss = (id: string, entry: Element | null) => {
    passOn(entry)
    onDismiss(id)
  }
  return (
    <section aria-label={label}>
      <ol
        {...area}
        className={flow ? css.flow : css.stack}
        aria-live={quiet ? 'off' : 'polite'}
        aria-relevant="additions"
      >
        {shown.map(({ id, ...message }) => (
          <Entry
            key={id}
            {...message}
            paused={held}
            duration={message.duration === undefined ? duration : message.duration}
            dismissLabel={dismissLabel}
            onDismiss={(entry) => dismiss(id, entry)}
          />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps extends Omit<ToastProps, 'onDismiss'> {
  duration: number | null
  paused: boolean
  onDismiss: (entry: Element | null) => void
}

function Entry({ duration, paused, onDismiss, ...toast }: EntryProps): ReactElement {
  const ref = useRef<HTMLLIElement>(null)
  const dismiss = () => onDismiss(ref.current)
  useAutoDismiss(duration, paused, dismiss)
  return (
    <li ref={ref}>
      <Toast {...toast} onDismiss={dismiss} />
    </li>
  )
}
