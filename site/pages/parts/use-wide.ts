import { useSyncExternalStore } from 'react'
import { WIDE } from '#ui/theme/media'

/** Whether parts fit beside one another; only for what is never prerendered. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, get, () => true)

const get = () => matchMedia(WIDE).matches
const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
