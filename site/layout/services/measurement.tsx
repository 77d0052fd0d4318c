import { useState, type ReactElement } from 'react'
import { createAnalytics } from '../../ports/analytics/analytics.ts'
import type { Measure } from '../../ports/analytics/choice.ts'
import { serviceFor } from '../../ports/analytics/services.ts'
import { createConsent } from '../../ports/consent.ts'
import type { Notifications } from '../../ports/notifications.ts'
import { useLayout } from '../../router/content.ts'
import type { PageData } from '../../routes/page-data.ts'
import { AdminPanel } from './admin.tsx'
import { Choices } from './choices.tsx'
import { useAnalytics } from './use-analytics.ts'

export interface MeasurementProps {
  readonly page: PageData
  /** Nobody is told unless the owner chose to be. */
  readonly choice: Measure | undefined
  /** [6.0.2] An admin sees what would be sent. */
  readonly admin: boolean
  readonly notify: Notifications['notify']
}

/** Sends events to the owner's service, and asks the visitor for consent where that is due. */
export default function Measurement(props: MeasurementProps): ReactElement {
  const { page, choice, admin, notify } = props
  const [{ analytics, consent }] = useState(() => {
    const agreed = createConsent(choice)
    const audience = () => agreed.allowed('audience')
    return {
      consent: agreed,
      analytics: createAnalytics({
        service: serviceFor(choice, audience),
        // Steps towards a contact are counted with the rest there, and followed nowhere.
        allowed: choice?.service === 'own' ? audience : agreed.allowed,
      }),
    }
  })
  const { conversions } = useLayout()
  const [answer, setAnswer] = useState(() => consent.answer())

  // Told again when the visitor's answer changes.
  useAnalytics(analytics, page, JSON.stringify(answer ?? {}), conversions)
  return (
    <>
      {choice && (
        <Choices
          consent={consent}
          onAnswer={(given, thanks) => {
            consent.give(given)
            setAnswer(given)
            notify(thanks, 'success')
          }}
        />
      )}
      {admin && <AdminPanel page={page} analytics={analytics} />}
    </>
  )
}
