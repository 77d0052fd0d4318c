/** What to say of a name that nothing has: which one was meant, or which there are. */
import { closest, distance } from 'fastest-levenshtein'

export const missing = (kind: string, name: string, known: Iterable<string>): string =>
  `there is no ${kind} « ${name} ».${hint(name, [...known])}`

const hint = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return ' There are none yet.'
  const lower = new Map(known.map((each) => [each.toLowerCase(), each]))
  const near = closest(name.toLowerCase(), [...lower.keys()])
  if (distance(name.toLowerCase(), near) <= Math.max(2, name.length / 3))
    return ` Did you mean « ${lower.get(near)} »?`
  if (known.length <= FEW) return ` There are: ${known.join(', ')}.`
  return ''
}

/** As many as one reads in an error message. */
const FEW = 16
