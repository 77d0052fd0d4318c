/**
 * In an open list of the bar or the footer, arrows go from line to line, and the page stays where it
 * is. Who is at something else goes on there: a mouse may have opened the list on its way.
 */
export const followArrows = (): (() => void) => {
  document.addEventListener('keydown', move)
  return () => document.removeEventListener('keydown', move)
}

const move = (event: KeyboardEvent): void => {
  const step = STEPS[event.key]
  const list = document.querySelector<HTMLElement>(OPEN_LIST)
  const { activeElement } = document
  if (step === undefined || !list || !isAtList(activeElement, list)) return
  event.preventDefault()
  const lines = [...list.querySelectorAll<HTMLElement>('a, button')]
  const at = lines.findIndex((line) => line === activeElement)
  // From none of them, down leads to the first and up to the last.
  const next = at < 0 && step > 0 ? 0 : Math.max(at, 0) + step
  lines.at(next % lines.length)?.focus()
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const OPEN_LIST = ':is(header, footer) ul:popover-open'

const isAtList = (at: Element | null, list: HTMLElement): boolean =>
  at === null || at === document.body || list.parentElement?.contains(at) === true
