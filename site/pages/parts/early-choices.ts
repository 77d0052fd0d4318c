/**
 * What a visitor typed, chose or ticked before the page came to life. Asked later than in the first
 * layout effect, React has put back what the server had drawn.
 * @returns the named controls of a box, as a form would send them
 */
export const earlyChoices = (box: HTMLElement | null): URLSearchParams => {
  const said = new URLSearchParams()
  const controls = box?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select[name], input[name]:not([type=checkbox]:not(:checked))',
  )
  for (const { name, value } of controls ?? []) said.set(name, value)
  return said
}
