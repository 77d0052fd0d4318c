import { useEffect, useState, type ReactElement } from 'react'
import { isAdmin } from '../../ports/admin.ts'
import { createNotifications } from '../../ports/notifications.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { LayoutData } from '../layout-data.ts'
import { startServices } from './start-services.ts'
import { Measurement } from './lazy-measurement.tsx'
import { Messages } from './messages.tsx'
import { useLayoutLog } from './use-layout-log.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useSeo } from './use-seo.ts'

interface VisitServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}

/** Measurement, prefetching, messages and the like: all that a page works without. */
export default function VisitServices({ page, layout }: VisitServicesProps): ReactElement {
  const { analytics: choice } = layout
  const [admin] = useState(isAdmin)
  const [notifications] = useState(createNotifications)

  useEffect(() => startServices(notifications.notify), [notifications])
  usePrefetch(page.path)
  useSeo(page)
  useLayoutLog(page)
  return (
    <>
      {(choice || admin) && (
        <Measurement page={page} choice={choice} admin={admin} notify={notifications.notify} />
      )}
      <Messages notifications={notifications} />
    </>
  )
}
