import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LANGUAGE_KEYS } from '../ports/storage-keys.ts'
import { read, write } from '../ports/storage.ts'
import { useHydrated } from '../router/use-hydrated.ts'
import { DEFAULT_LANGUAGE, isLanguage, prefixLanguage, type Language } from '../routes/language.ts'

/** Keeps the address and the kept choice in step with the language of the page shown. */
export const useLanguage = (language: Language): void => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const query = new URLSearchParams(search)
    // [2.5.5] Other pages than French ones carry their language in the address.
    if (language !== DEFAULT_LANGUAGE && !query.has('lang')) {
      query.set('lang', language)
      void navigate({ pathname, search: `?${query}`, hash }, { replace: true, state })
    }
  }, [language, pathname, search, hash, state, navigate])

  const before = useRef(language)
  useEffect(() => {
    // An address that names its language is a choice, as is a change; a plain French one is not.
    const named = prefixLanguage(pathname) ?? new URLSearchParams(search).get('lang')
    if (isLanguage(named) || before.current !== language) keepLanguage(language)
    before.current = language
  }, [language, pathname, search])
}

/** [2.5.6] Keeps the visitor's choice under both keys. */
const keepLanguage = (language: Language): void => {
  for (const key of LANGUAGE_KEYS) write('localStorage', key, language)
}

/**
 * The language of an earlier visit: it is offered in the switcher and never changes what an address
 * shows. The server cannot know it.
 */
export const useKeptLanguage = (): Language | undefined =>
  useSyncExternalStore(onStorage, kept, () => undefined)

/** [2.5.4] What the address asks for, which may be no language of the site; the document cannot know. */
export const useAskedLanguage = (): string | null =>
  useHydrated() ? new URLSearchParams(location.search).get('lang') : null

const kept = (): Language | undefined =>
  LANGUAGE_KEYS.map((key) => read('localStorage', key)).find(isLanguage)

const onStorage = (changed: () => void): (() => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
