/**
 * Popovers and dialogs for jsdom, which has neither: as much of them as components call, and Esc.
 * And whether a focus shows, which it tells by what an earlier file pressed last.
 */

const OPEN = 'data-popover-open'

/** Call once a file; what is shown closes other `auto` popovers, as in a browser. */
export const installPopovers = (): void => {
  installDialogs()
  document.addEventListener('keydown', onEscape)
  let isByKeys = true
  for (const type of ['keydown', 'mousedown'])
    document.addEventListener(type, () => void (isByKeys = type === 'keydown'), true)
  const { prototype } = HTMLElement
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')
    ?.value as Element['matches']
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      if (this.getAttribute('popover') === 'auto')
        for (const other of document.querySelectorAll<HTMLElement>(`[popover=auto][${OPEN}]`))
          if (!other.contains(this)) other.hidePopover()
      if (this.hasAttribute(OPEN)) throw new DOMException('shown already', 'InvalidStateError')
      this.setAttribute(OPEN, '')
      before.set(this, document.activeElement)
      // Its own sheet hides every popover.
      this.style.display = 'block'
      announce(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      if (!this.hasAttribute(OPEN)) return
      this.removeAttribute(OPEN)
      this.style.removeProperty('display')
      if (this.contains(document.activeElement)) giveBack(this)
      announce(this, 'closed')
    },
    matches(this: HTMLElement, selectors: string) {
      const known = selectors
        .replaceAll(':popover-open', `[${OPEN}]`)
        .replaceAll(':focus-visible', isByKeys ? ':focus' : ':not(*)')
      return matches.call(this, known)
    },
  })
}

export const isShown = (element: Element | null | undefined): boolean =>
  element?.hasAttribute(OPEN) === true

const announce = (popover: HTMLElement, newState: 'open' | 'closed') =>
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))

const installDialogs = () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('open already', 'InvalidStateError')
      this.open = true
      before.set(this, document.activeElement)
      this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      queueMicrotask(() => {
        // Nothing inside can have it any more: here React would give it back to what had it.
        giveBack(this)
        this.dispatchEvent(new Event('close'))
      })
    },
    requestClose(this: HTMLDialogElement) {
      if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
    },
  })
}

/** What had the focus before something opened. */
const before = new WeakMap<Element, Element | null>()
const giveBack = (opened: Element) => (before.get(opened) as HTMLElement | null)?.focus()

/** A browser closes what opened last, unless somebody took the key. */
const onEscape = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const popover = [...document.querySelectorAll<HTMLElement>(`[popover=auto][${OPEN}]`)].at(-1)
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (popover) popover.hidePopover()
  else dialog?.requestClose()
}
