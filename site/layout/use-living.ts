import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { LivingProps, NavigationState } from './living-props.ts'

/** The header works as the document brings it; what makes it livelier comes after the page. */
export const useLiving = () => {
  const [Living, setLiving] = useState<ComponentType<LivingProps>>()
  const [state, setState] = useState<NavigationState>({})
  const tell = useCallback(
    (change: NavigationState) => setState((before) => ({ ...before, ...change })),
    [],
  )
  useEffect(() => {
    // Without it the header stays as it is.
    import('../navigation/living.tsx').then(
      (module) => setLiving(() => module.default),
      () => undefined,
    )
  }, [])
  return { ...state, tell, Living }
}
