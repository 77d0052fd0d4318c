import { useMemo, type Ref, type RefCallback } from 'react'

/** One ref for several, none of which is told twice of the same element. */
export const refs =
  <Element>(...all: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    const cleanups = all.map((ref) => point(ref, element))
    return () => cleanups.forEach((cleanup) => cleanup())
  }

/** The component's own ref and its user's. */
export const useRefs = <Element>(
  ours: Ref<Element>,
  theirs: Ref<Element> | undefined,
): Ref<Element> => useMemo(() => (theirs ? refs(ours, theirs) : ours), [ours, theirs])

/** @returns what lets go of the element again */
const point = <Element>(ref: Ref<Element> | undefined, element: Element): (() => void) => {
  if (typeof ref === 'function') {
    const cleanup = ref(element)
    return typeof cleanup === 'function' ? cleanup : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
