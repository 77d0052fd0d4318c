import { useEffect, useState } from 'react'
import { readAttributes } from '../../ports/document-attributes.ts'
import { pageViews } from '../../ports/page-views.ts'
import { likelyNext } from '../../ports/prefetch/prediction.ts'
import { createPrefetch, watchIntent, watchSight } from '../../ports/prefetch/routes.ts'
import { whenIdle } from '../when-idle.ts'

/** [7.0.8] [9.0.46] Has what the next page needs at hand before it is asked for. */
export const usePrefetch = (path: string): void => {
  const [prefetch] = useState(() => createPrefetch(readAttributes().build))
  useEffect(() => watchIntent(prefetch), [prefetch])
  useEffect(() => {
    let stop = () => undefined as void
    const cancel = whenIdle(() => {
      for (const address of likelyNext(pageViews(), path))
        prefetch.whole(new URL(address, location.href))
      stop = watchSight(prefetch)
    })
    return () => {
      cancel()
      stop()
    }
  }, [prefetch, path])
}
