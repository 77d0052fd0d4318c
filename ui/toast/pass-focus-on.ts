/**
 * Before an entry of a list goes: its focus, if it has it, moves to the next entry's control, or to
 * that of the one before, rather than back to the top of the page.
 */
export const passFocusOn = (entry: Element | null): void => {
  if (!entry?.contains(document.activeElement)) return
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling
  neighbour?.querySelector<HTMLElement>('a, button')?.focus()
}
