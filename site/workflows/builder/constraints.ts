/** Which of two nodes stands above the other: n8n runs branches from top to bottom. */
import type { Link } from './links.ts'

/** As the layout takes it, which thinks of rows from left to right. */
export interface Constraint {
  readonly left: string
  readonly right: string
}

/** The first output leads above the second, the first input comes from above. */
export const constraintsOf = (links: readonly Link[]): readonly Constraint[] => {
  const main = links.filter(({ kind }) => kind === 'main')
  const above = new Map<string, Set<string>>()
  const wanted = [
    ...neighbours(main, 'from', 'output').map(([one, other]) => [one.to, other.to] as const),
    ...neighbours(main, 'to', 'input').map(([one, other]) => [one.from, other.from] as const),
  ]
  return wanted.flatMap(([left, right]) => {
    // What was asked first holds: a loop would leave the layout no order at all.
    if (left === right || reaches(above, right, left)) return []
    above.set(left, (above.get(left) ?? new Set()).add(right))
    return [{ left, right }]
  })
}

/** Links that share an end, two by two in the order of their places there. */
const neighbours = (
  links: readonly Link[],
  end: 'from' | 'to',
  place: 'output' | 'input',
): readonly (readonly [Link, Link])[] => {
  const by = new Map<string, Link[]>()
  for (const link of links) by.set(link[end], [...(by.get(link[end]) ?? []), link])
  return [...by.values()].flatMap((group) => {
    const sorted = group.toSorted((one, other) => one[place] - other[place])
    return sorted.slice(1).map((link, at) => [sorted[at]!, link] as const)
  })
}

const reaches = (
  above: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
): boolean => {
  const found = new Set([from])
  for (const one of found) for (const next of above.get(one) ?? []) found.add(next)
  return found.has(to)
}
