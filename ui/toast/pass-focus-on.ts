/**
 * Before an entry of a list goes: its focus, if it has it, moves to the last control of the next entry,
 * or of the one before, rather than back to the top of the page. Whoever presses the key once more
 * dismisses that one too, and undoes nothing.
 */
export const passFocusOn = (entry: Element | null): void => {
  if (!entry?.contains(document.activeElement)) return
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling
  const controls = neighbour?.querySelectorAll<HTMLElement>('a, button')
  controls?.[controls.length - 1]?.focus()
}
