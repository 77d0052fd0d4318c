import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { withModal, type OpenState } from '../openable/index.ts'

export interface ModalOptions {
  /** What takes the focus when it opens; without it, the first that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Only what stands in it closes it, and Esc: a press beside it does not. */
  steadfast?: boolean | undefined
}

interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
  onSubmit: (event: FormEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * Makes a `<dialog>` modal while `state` says so. The browser keeps the focus inside, gives it back
 * afterwards and hears Esc; the backdrop is ours, since `closedby` is not known everywhere.
 */
export function useModal({ open, ask }: OpenState, options: ModalOptions): ModalHandlers {
  const { initialFocus, steadfast = false } = options
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open || dialog.open) return
    // Also when the browser has closed it although nobody agreed: a second Esc does.
    dialog.showModal()
    initialFocus?.current?.focus()
  })
  // Before it is taken out of the page: out of it, it could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const gone = withModal(dialog)
    return () => {
      dialog.close()
      gone()
    }
  }, [open])

  // React lets the events of a dialog inside this one bubble, which browsers do not.
  const isOwn = ({ target }: SyntheticEvent) => target === ref.current
  return {
    ref,
    onCancel: (event) => {
      if (!isOwn(event)) return
      event.preventDefault()
      ask(false, 'escape')
    },
    onClose: (event) => {
      if (isOwn(event) && open && !ref.current?.open) ask(false, 'browser')
    },
    onSubmit: (event) => {
      const form = event.target as Element
      if (form.getAttribute('method') !== 'dialog' || form.closest('dialog') !== ref.current) return
      event.preventDefault()
      ask(false, 'close')
    },
    // A selection of text that ends outside is no click on the backdrop.
    onPointerDown: (event) => {
      pressedOutside.current = isOwn(event)
    },
    onClick: (event) => {
      if (pressedOutside.current && isOwn(event) && !steadfast) ask(false, 'outside')
    },
  }
}
