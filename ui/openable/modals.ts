/** Modal dialogs that are open, the last one in front: all else is inert meanwhile. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

export const topModal = (): HTMLElement | undefined => open.at(-1)

export const subscribeToModals = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns what says that it is closed */
export const withModal = (dialog: HTMLElement): (() => void) => {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

const tell = () => listeners.forEach((listener) => listener())
