import { startTransition, useEffect, useState, type ReactElement } from 'react'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'
import type Running from './services/running.tsx'

export interface ServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}

/** What looks after a visit beside the page itself: fetched once the page is alive. */
export function Services(props: ServicesProps): ReactElement | null {
  const [come, setCome] = useState<{ readonly Running: typeof Running }>()
  useEffect(() => {
    // No Suspense: what it reveals late would hold back the page that a visitor goes to meanwhile.
    void import('./services/running.tsx')
      .then((module) => startTransition(() => setCome({ Running: module.default })))
      // Without it the page goes on: nothing there is what one came for.
      .catch(() => undefined)
  }, [])
  return come ? <come.Running {...props} /> : null
}
