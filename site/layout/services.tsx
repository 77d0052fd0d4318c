import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { nextTask } from '../ports/next-task.ts'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'
import type VisitServices from './services/visit-services.tsx'

interface ServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}

/** What looks after a visit beside the page itself: fetched once the page is hydrated. */
export function Services(props: ServicesProps): ReactElement | null {
  const [loaded, setLoaded] = useState<{ readonly VisitServices: typeof VisitServices }>()
  useEffect(() => {
    // No Suspense: revealing its content would delay a navigation that is going on.
    // Its scripts are fetched together, and not while the page itself is hydrated.
    void nextTask()
      .then(() => import('./services/visit-services.tsx'))
      .then(({ default: Component }) =>
        startTransition(() => setLoaded({ VisitServices: Component })),
      )
      // If it does not come, the page works without it.
      .catch(() => undefined)
  }, [])
  return loaded ? <loaded.VisitServices {...props} /> : null
}
