import { useEffect, useState, type ReactElement } from 'react'
import { followArrows } from '../../navigation/arrow-keys.ts'
import { measuredHere } from '../../ports/analytics/measured-here.ts'
import { createNotifications } from '../../ports/notifications.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { LayoutData } from '../layout-data.ts'
import { useVisitor } from '../use-visitor.ts'
import { startServices } from './start-services.ts'
import { Measurement } from './lazy-measurement.tsx'
import { Messages } from './messages.tsx'
import { useLayoutLog } from './use-layout-log.ts'
import { useOccasions } from './use-occasions.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useSeo } from './use-seo.ts'

interface VisitServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}

/** Measurement, prefetching, messages and the like: all that a page works without. */
export default function VisitServices({ page, layout }: VisitServicesProps): ReactElement {
  const admin = useVisitor().role === 'admin'
  const [choice] = useState(() => layout.analytics ?? measuredHere())
  const [notifications] = useState(createNotifications)

  useEffect(() => startServices(notifications.notify), [notifications])
  // Pages without a header have such a list as well.
  useEffect(followArrows, [])
  useOccasions()
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
