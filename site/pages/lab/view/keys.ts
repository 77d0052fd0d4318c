/** Keys that mean something anywhere in the lab, but not while one writes. */
type Act = (event: KeyboardEvent) => void

const acts = new Map<string, Act>()

/** One act a key, the last that asked for it. @returns what gives the key back */
export const onLabKey = (key: string, act: Act): (() => void) => {
  acts.set(key, act)
  return () => {
    if (acts.get(key) === act) acts.delete(key)
  }
}

/** @param event from inside the lab, on its way up */
export const hearLabKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const { target, key } = event
  if (!(target instanceof Element) || isUsedThere(target, key)) return
  const act = acts.get(key.length === 1 ? key.toLowerCase() : key)
  if (!act) return
  event.preventDefault()
  act(event)
}

/** Fields take every key; what is pressed with the space bar keeps it, as tabs keep their arrows. */
const isUsedThere = (target: Element, key: string): boolean => {
  if (target.closest('textarea, select, [contenteditable], dialog')) return true
  const input = target.closest('input')
  if (input && !(input.type === 'checkbox' && key !== ' ')) return true
  if (key === ' ') return target.closest('button, summary, a') !== null
  return key.startsWith('Arrow') && target.closest('[role=tab], [data-scroll]') !== null
}
