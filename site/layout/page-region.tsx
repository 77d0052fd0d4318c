import { createElement, type ReactElement } from 'react'
import { useLoaderData } from 'react-router-dom'
import { screenOf } from '../pages/screens.ts'
import type { PageData } from '../routes/page-data.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'

/** [8.0.2] The page's own screen; when it fails the layout around it stays. */
export function PageRegion(): ReactElement {
  const page = useLoaderData<PageData>()
  return (
    <ErrorBoundary
      key={`${page.language} ${page.path}`}
      fallback={(failure) => <Failure size="region" failure={failure} />}
    >
      {createElement(screenOf(page.screen), { page })}
    </ErrorBoundary>
  )
}
