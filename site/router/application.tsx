import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react'
import { Router } from 'react-router-dom'
import { Layout } from '../layout/layout.tsx'
import { RouteError } from '../layout/route-error.tsx'
import { ContentContext } from './content.ts'
import type { SiteRouter } from './router.ts'

/** The site in the browser: what the router has come to, without holding up who reads or types. */
export function Application({ router }: { router: SiteRouter }): ReactElement {
  const [visit, setVisit] = useState(router.visit)
  useLayoutEffect(() => {
    const show = () => startTransition(() => setVisit(router.visit()))
    // It may have gone elsewhere since it was first looked at.
    show()
    return router.subscribe(show)
  }, [router])
  const { location, action, content, failure } = visit
  return (
    <Router location={location} navigationType={action} navigator={router.navigator}>
      {failure ? (
        <RouteError error={failure.error} onRetry={router.retry} />
      ) : (
        <ContentContext value={content}>
          <Layout />
        </ContentContext>
      )}
    </Router>
  )
}
