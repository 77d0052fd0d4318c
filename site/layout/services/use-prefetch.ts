import { useEffect, useState } from 'react'
import { likelyNext } from '../../ports/prefetch/prediction.ts'
import { createPrefetch, watchIntent, watchSight } from '../../ports/prefetch/routes.ts'
import type { Own } from './own.ts'
import { whenIdle } from '../when-idle.ts'

/** [7.0.8] [9.0.46] Has what the next page needs at hand before it is asked for. */
export const usePrefetch = (path: string, own: Own): void => {
  const [prefetch] = useState(() => createPrefetch(own))
  useEffect(() => watchIntent(prefetch), [prefetch])
  useEffect(() => {
    let stop = () => undefined as void
    const cancel = whenIdle(() => {
      for (const address of likelyNext(own.views(), path))
        prefetch.whole(new URL(address, location.href))
      stop = watchSight(prefetch)
    })
    return () => {
      cancel()
      stop()
    }
  }, [prefetch, path, own])
}
