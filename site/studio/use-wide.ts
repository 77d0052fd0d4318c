import { useSyncExternalStore } from 'react'
import { WIDE } from '#ui/theme/media'

/** Whether there is room for columns: on phones everything is a list with sheets. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, get)

const get = () => matchMedia(WIDE).matches
const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
