import { createElement, type ReactElement } from 'react'
import { screenOf } from '../pages/screens.ts'
import { usePage } from '../router/content.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'

/** [8.0.2] The page's own screen; when it fails the layout around it stays. */
export function PageRegion(): ReactElement {
  const page = usePage()
  return (
    <ErrorBoundary
      key={`${page.language} ${page.path}`}
      fallback={(failure) => <Failure size="region" failure={failure} />}
    >
      {createElement(screenOf(page.screen), { page })}
    </ErrorBoundary>
  )
}
