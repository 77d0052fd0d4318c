import type { ReactElement } from 'react'
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom'
import { LanguageContext } from '../i18n/use-words.ts'
import { languageOf } from '../routes/language.ts'
import { Failure } from './failure.tsx'

/** What the router shows when a page could not be fetched, or the layout itself failed. */
export function RouteError(): ReactElement {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return (
    <LanguageContext value={languageOf(pathname, new URLSearchParams(search))}>
      <Failure size="page" failure={{ error, stack: undefined, retry: () => void revalidate() }} />
    </LanguageContext>
  )
}
