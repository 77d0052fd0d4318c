import { useSyncExternalStore } from 'react'
import { WIDE } from '#ui/theme/media'

/** Whether parts fit beside one another; only asked once the game is there, so never prerendered. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
