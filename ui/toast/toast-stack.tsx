import { useRef, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { join, useRefs, type Attributes } from '../render/index.ts'
import * as css from './toast.css.ts'
import { Toast, type ToastProps } from './toast.tsx'
import { TOAST_MS, useAutoDismiss } from './use-auto-dismiss.ts'
import { useHold } from './use-hold.ts'
import { useTopLayer } from './use-top-layer.ts'

export interface ToastMessage extends Omit<ToastProps, 'dismissLabel' | 'onDismiss'> {
  id: string
  /** How long it stays, in ms, instead of what the stack says; `null` until it is dismissed. */
  duration?: number | null | undefined
}

export interface ToastStackProps extends Attributes<'section', 'children'> {
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
 * Messages one above the other, announced politely, in front of dialogs too. It must be on the page
 * before its first message, or a screen reader hears nothing of that one. Its root is the `section`,
 * which stands where `--opale-toast-inset` says.
 */
export function ToastStack(props: ToastStackProps): ReactNode {
  const { label, messages, onDismiss, dismissLabel, duration = TOAST_MS, max = 3, ...other } = props
  const { quiet = false, flow = false, className, ref, ...rest } = other
  const { held, area, passOn } = useHold()
  const shown = messages.slice(0, max)
  const layer = useTopLayer<HTMLElement>(!flow, shown.at(-1)?.id)
  const both = useRefs(layer.ref, ref)

  const dismiss = (id: string, entry: Element | null) => {
    passOn(entry)
    onDismiss(id)
  }
  const stack = (
    <section
      ref={both}
      aria-label={label}
      popover={flow ? undefined : 'manual'}
      className={join(!flow && css.stack, className) || undefined}
      {...rest}
    >
      <ol
        {...area}
        className={css.list}
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
  return layer.within ? createPortal(stack, layer.within) : stack
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
