import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { LanguageContext } from '../i18n/use-words.ts'
import { languageOf } from '../routes/language.ts'
import { Failure } from './failure.tsx'

interface RouteErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What stands in for a page that could not be fetched. */
export function RouteError({ error, onRetry }: RouteErrorProps): ReactElement {
  const { pathname, search } = useLocation()
  return (
    <LanguageContext value={languageOf(pathname, new URLSearchParams(search))}>
      <Failure size="page" failure={{ error, stack: undefined, retry: onRetry }} />
    </LanguageContext>
  )
}
