import type { ReactElement } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { Failure } from './failure.tsx'

/** What the router shows when a page could not be fetched, or the layout itself failed. */
export function RouteError(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <main id="main">
      <Failure size="page" failure={{ error, stack: undefined, retry: () => void revalidate() }} />
    </main>
  )
}
