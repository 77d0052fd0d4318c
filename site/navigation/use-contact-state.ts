import { useLocation } from 'react-router-dom'
import { useHydrated } from '../router/use-hydrated.ts'
import { readContactState, type ContactState } from './contact-state.ts'

/** [3.4.10] Where the visitor came to the contact page from; the document itself cannot know. */
export const useContactState = (): ContactState | undefined => {
  const { state } = useLocation()
  return useHydrated() ? readContactState(state) : undefined
}
