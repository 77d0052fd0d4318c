/** Keys that are struck together, as one name: `a`, `shift+s`, `ctrl+z`. */
import type { Words } from './words.ts'

type Struck = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a sign needs to be written is no part of its name: `?`, wherever it is on the keyboard. */
export const strokeOf = ({ key, ctrlKey, metaKey, shiftKey }: Struck): string => {
  const name = key.toLowerCase()
  const isShifted = shiftKey && (name.length > 1 || /\p{L}/u.test(name))
  return [...(ctrlKey || metaKey ? ['ctrl'] : []), ...(isShifted ? ['shift'] : []), name].join('+')
}

/** As they are written on the keyboard. */
export const keysIn = (stroke: string, names: Words['keys']['names']): readonly string[] =>
  stroke
    .split('+')
    .map((key) =>
      Object.hasOwn(names, key) ? names[key as keyof typeof names] : key.toUpperCase(),
    )
