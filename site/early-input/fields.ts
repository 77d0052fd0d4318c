/** Fields that a visitor changed before the page came to life: React would put them back. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Again = () => void

/** @returns a function for each, which changes it again: to be called once React listens */
export const changedFields = (): readonly Again[] => {
  const controls = document.querySelectorAll<Control>(
    'main :is(select, textarea, input:not([type=file], [type=hidden]))',
  )
  return [...controls].flatMap((control) => againOf(control) ?? [])
}

const againOf = (control: Control): Again | undefined => {
  if (control instanceof HTMLSelectElement) return chosenAgain(control)
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(control.type))
    return tickedAgain(control)
  return typedAgain(control)
}

const chosenAgain = (select: HTMLSelectElement): Again | undefined => {
  const { value } = select
  const drawn = [...select.options].find((option) => option.defaultSelected) ?? select.options[0]
  if (drawn?.value === value) return undefined
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const tickedAgain = (box: HTMLInputElement): Again | undefined => {
  const { checked } = box
  // A radio button is left because another was chosen, which will say so.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return undefined
  return () => {
    box.checked = !checked
    box.click()
  }
}

const typedAgain = (field: HTMLInputElement | HTMLTextAreaElement): Again | undefined => {
  const { value: typed, defaultValue: drawn } = field
  if (typed === drawn) return undefined
  return () => {
    // The visitor may have gone on typing since.
    const value = field.value === drawn ? typed : field.value
    const { selectionStart: from, selectionEnd: to } = field
    // React compares with what it last saw put into the field: what was drawn, and not this.
    field.value = drawn
    unseen(field, value)
    if (from !== null) field.setSelectionRange(from, to)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

/** Sets a value around the setter that React has put before the browser's own. */
const unseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
