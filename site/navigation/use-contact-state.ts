import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readContactState, type ContactState } from './contact-state.ts'

/** [3.4.10] Where the visitor came to the contact page from; the document itself cannot know. */
export const useContactState = (): ContactState | undefined => {
  const { state } = useLocation()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? readContactState(state) : undefined
}

const never = () => () => undefined
