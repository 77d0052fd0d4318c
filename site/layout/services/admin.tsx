import { lazy, Suspense, type ReactElement } from 'react'
import type { AdminProps } from '../admin/panel.tsx'

const Panel = lazy(() => import('../admin/panel.tsx').catch(() => ({ default: () => null })))

/** [6.0.2] Fetched for an admin alone. */
export function AdminPanel(props: AdminProps): ReactElement {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
