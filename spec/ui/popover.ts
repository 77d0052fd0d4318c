/** Popovers and dialogs for jsdom, which has neither: as much of them as components call. */

const OPEN = 'data-popover-open'

/** Call once a file; what is shown closes other `auto` popovers, as in a browser. */
export const installPopovers = (): void => {
  const { prototype } = HTMLElement
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')
    ?.value as Element['matches']
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      if (this.getAttribute('popover') === 'auto')
        for (const other of document.querySelectorAll<HTMLElement>(`[popover=auto][${OPEN}]`))
          if (!other.contains(this)) other.hidePopover()
      this.setAttribute(OPEN, '')
      announce(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      if (!this.hasAttribute(OPEN)) return
      this.removeAttribute(OPEN)
      announce(this, 'closed')
    },
    matches(this: HTMLElement, selectors: string) {
      return matches.call(this, selectors.replaceAll(':popover-open', `[${OPEN}]`))
    },
  })
}

export const isShown = (element: Element | null | undefined): boolean =>
  element?.hasAttribute(OPEN) === true

const announce = (popover: HTMLElement, newState: 'open' | 'closed') =>
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
