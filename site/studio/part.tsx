import { Suspense, type ReactElement, type ReactNode } from 'react'
import { Callout } from '#ui/callout'
import { LoadingLine } from '#ui/loading-line'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { isMissing } from '../ports/unreachable.ts'
import { useTools } from './context.ts'
import { Reload, useKeeping } from './reload.tsx'
import * as css from './studio.css.ts'

interface PartProps {
  readonly children: ReactNode
  /** What helps where the part does not come. */
  readonly instead?: ReactNode
}

/** A part of the studio that is fetched when it is needed: the others go on without it. */
export function Part({ children, instead }: PartProps): ReactElement {
  const { words } = useTools()
  return (
    <ErrorBoundary
      fallback={({ error }) => {
        // What is wrong with the program itself is told by the page.
        if (!isMissing(error)) throw error
        return <Missing>{instead}</Missing>
      }}
    >
      <Suspense fallback={<LoadingLine label={words.start.loading} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Missing({ children }: { readonly children: ReactNode }): ReactElement {
  const { words } = useTools()
  const keeping = useKeeping()
  return (
    <div className={css.missing} role="alert">
      <Callout tone="warning" title={words.told.noPart}>
        <p>{keeping}</p>
        <p className={css.ways}>
          <Reload />
          {children}
        </p>
      </Callout>
    </div>
  )
}
