import type { Ref } from 'react'
import { refs } from './refs.ts'

type Props = Readonly<Record<string, unknown>>
type Handler = (event: { defaultPrevented?: boolean }, ...rest: readonly unknown[]) => void

/**
 * Props of an element from whoever draws it and whoever uses it: classes and descriptions add up,
 * both handlers hear an event, the user's first. By `preventDefault` it keeps ours from acting.
 */
export const merge = <Own extends object, Given extends object>(
  own: Own,
  given: Given,
): Own & Given => {
  const merged = { ...own } as Record<string, unknown>
  for (const [name, theirs] of Object.entries(given)) {
    if (theirs === undefined) continue
    const ours = merged[name]
    merged[name] = ours === undefined || ours === null ? theirs : both(name, ours, theirs)
  }
  return merged as Own & Given
}

const both = (name: string, ours: unknown, theirs: unknown): unknown => {
  if (name === 'className' || name === 'aria-describedby')
    return `${ours as string} ${theirs as string}`
  if (name === 'style') return { ...(ours as Props), ...(theirs as Props) }
  if (name === 'ref') return refs(ours as Ref<unknown>, theirs as Ref<unknown>)
  if (typeof ours === 'function' && typeof theirs === 'function')
    return ((event, ...rest) => {
      ;(theirs as Handler)(event, ...rest)
      if (event?.defaultPrevented !== true) (ours as Handler)(event, ...rest)
    }) satisfies Handler
  return theirs
}
