import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import { ErrorScreen } from '../components/error-screen/index.ts'
import { useWords, useWordsOf } from '../i18n/use-words.ts'
import { deviceOf, isIos, type Device } from '../ports/device.ts'
import { isMissing } from '../ports/unreachable.ts'
import type { Failure } from './error-boundary.tsx'
import { WORDS } from './failure-words.ts'

export interface FailureScreenProps {
  readonly failure: Failure
  /** `page`: nothing else is left, retry reloads [8.0.1]; `region`: it does not [8.0.2]. */
  readonly size: 'page' | 'region'
}

/** [2.7.1] The error screen in words. */
export default function FailureScreen({ failure, size }: FailureScreenProps): ReactElement {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const device = useDevice()
  const ios = useIos()
  const { error, stack, retry } = failure
  const missing = isMissing(error)
  const title = size === 'page' ? t('error.title') : t('error.regionTitle')
  useEffect(() => {
    // The tab must not go on naming a page that is not shown.
    if (size === 'page') document.title = title
  }, [size, title])
  return (
    <ErrorScreen
      size={size}
      title={title}
      message={missing ? words.unreachable : (messageOf(error) ?? words.unknown)}
      device={words.device[device]}
      details={{ label: words.details, stack: stack ?? words.noStack }}
      retry={
        // Browsers do not fetch a failed script twice for one document: only a reload helps.
        size === 'page' || missing
          ? { label: t('error.reload'), onClick: () => location.reload() }
          : { label: words.regionRetry, onClick: retry }
      }
      home={{ label: words.goHome, href: '/' }}
      note={ios ? words.ios : undefined}
    />
  )
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== '' ? error.message : undefined

/** The server cannot tell: it says desktop, and the browser corrects it. */
const useDevice = (): Device =>
  useSyncExternalStore(
    onResize,
    () => deviceOf(innerWidth),
    () => 'desktop',
  )

const useIos = (): boolean =>
  useSyncExternalStore(
    onResize,
    () => isIos(navigator),
    () => false,
  )

const onResize = (changed: () => void): (() => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
