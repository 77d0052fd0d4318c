import {
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'

export interface ModalProps {
  open: boolean
  /** Esc, the close button, the backdrop: the visitor wants it closed. */
  onClose: () => void
  /** What takes the focus when it opens; without it, the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>
  onClose: (event: SyntheticEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Makes a `<dialog>` modal while `open`. The browser keeps the focus inside, gives it back
 * afterwards and hears Esc; the backdrop is ours, since `closedby` is not known everywhere.
 */
export function useModal({ open, onClose, initialFocus }: ModalProps): ModalHandlers {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    dialog.showModal()
    initialFocus?.current?.focus()
    return () => dialog.close()
  }, [open, initialFocus])

  return {
    ref,
    // Closed by whoever owns `open`, there is nothing left to ask for. React lets the event of a
    // dialog inside this one bubble, which browsers do not.
    onClose: ({ target }) => open && target === ref.current && onClose(),
    // A selection of text that ends outside is no click on the backdrop.
    onPointerDown: ({ target }) => {
      pressedOutside.current = target === ref.current
    },
    onClick: ({ target, currentTarget }) => {
      if (pressedOutside.current && target === currentTarget) currentTarget.close()
    },
  }
}
