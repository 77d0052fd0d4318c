import { lazy, Suspense, type ReactElement } from 'react'
import type { Analytics } from '../../ports/analytics/analytics.ts'
import type { PageData } from '../../routes/page-data.ts'

const Panel = lazy(() => import('../admin/panel.tsx').catch(() => ({ default: () => null })))

export interface AdminProps {
  readonly page: PageData
  readonly analytics: Analytics
}

/** [6.0.2] Fetched for an admin alone. */
export function AdminPanel(props: AdminProps): ReactElement {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
