import { useEffect, useState, type ReactElement } from 'react'
import { isAdmin } from '../../ports/admin.ts'
import { createAnalytics } from '../../ports/analytics/analytics.ts'
import { serviceFor } from '../../ports/analytics/services.ts'
import { createConsent } from '../../ports/consent.ts'
import { createNotifications } from '../../ports/notifications.ts'
import { AdminPanel } from './admin.tsx'
import { begin } from './begin.ts'
import { Choices } from './choices.tsx'
import { Messages } from './messages.tsx'
import type { Own, ServicesProps } from './own.ts'
import { useAnalytics } from './use-analytics.ts'
import { useLayoutLog } from './use-layout-log.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useSeo } from './use-seo.ts'

interface RunningProps extends ServicesProps {
  readonly own: Own
}

/** Everything that looks after a visit, and the little of it that is seen. */
export default function Running({ page, layout, own }: RunningProps): ReactElement {
  const { analytics: choice } = layout
  const [admin] = useState(isAdmin)
  const [{ analytics, consent, notifications }] = useState(() => {
    const agreed = createConsent(choice)
    return {
      consent: agreed,
      notifications: createNotifications(),
      analytics: createAnalytics({ service: serviceFor(choice), allowed: agreed.allowed }),
    }
  })
  const [answer, setAnswer] = useState(() => consent.answer())

  useEffect(() => begin(notifications.notify, own.caught), [notifications, own])
  useAnalytics(analytics, page, choice || admin ? JSON.stringify(answer ?? {}) : undefined)
  usePrefetch(page.path, own)
  useSeo(page)
  useLayoutLog(page)
  return (
    <>
      {choice && (
        <Choices
          consent={consent}
          language={page.language}
          onAnswer={(given, thanks) => {
            consent.give(given)
            setAnswer(given)
            notifications.notify(thanks, 'success')
          }}
        />
      )}
      <Messages notifications={notifications} language={page.language} />
      {admin && <AdminPanel page={page} analytics={analytics} />}
    </>
  )
}
