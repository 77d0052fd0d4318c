import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { EnhancementProps, NavigationState } from './enhancement-props.ts'

/** The header works as the document brings it; what else it can do comes after the page. */
export const useEnhancements = () => {
  const [Enhancements, setEnhancements] = useState<ComponentType<EnhancementProps>>()
  const [state, setState] = useState<NavigationState>({})
  const update = useCallback(
    (change: NavigationState) => setState((before) => ({ ...before, ...change })),
    [],
  )
  useEffect(() => {
    // Without it the header stays as it is.
    import('../navigation/enhancements.tsx').then(
      (module) => setEnhancements(() => module.default),
      () => undefined,
    )
  }, [])
  return { ...state, update, Enhancements }
}
