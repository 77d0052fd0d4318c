import { lazy, Suspense, type ReactElement } from 'react'
import { useWords } from '../i18n/use-words.ts'
import type { FailureScreenProps } from './failure-screen.tsx'
import { whenIdle } from './when-idle.ts'

const load = () => import('./failure-screen.tsx')
const FailureScreen = lazy(() => load().catch(() => ({ default: BareFailure })))

/** Fetches the error screen when the browser is idle: offline it could not be had any more. */
export const prepareForFailure = (): (() => void) =>
  // Offline it stays unfetched, and is asked for again when it is needed.
  whenIdle(() => void load().catch(() => undefined))

/** What stands in for a part that could not be shown. */
export function Failure(props: FailureScreenProps): ReactElement {
  return (
    <Suspense>
      <FailureScreen {...props} />
    </Suspense>
  )
}

/** The last resort: the error screen itself could not be fetched. */
function BareFailure({ size }: FailureScreenProps): ReactElement {
  const t = useWords()
  return (
    <p role="alert">
      {t(size === 'page' ? 'error.title' : 'error.regionTitle')}{' '}
      <button type="button" onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
    </p>
  )
}
