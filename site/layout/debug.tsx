import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { DEBUG_LOADER_KEY } from '../ports/storage-keys.ts'
import { read } from '../ports/storage.ts'
import { isLetter } from './is-letter.ts'

const DebugCard = lazy(() => import('./debug-card.tsx'))

/** Shown to whoever looks after the site and asks for it; nobody else fetches it. */
export function Debug(): ReactElement | null {
  return useDebug() ? (
    <Suspense>
      <DebugCard />
    </Suspense>
  ) : null
}

/** [9.0.62] Ctrl+Alt+D toggles it; `?debug-loader=true`, `?debug=loader` or the kept key show it. */
const useDebug = (): boolean => {
  const wanted = useSyncExternalStore(never, asked, () => false)
  const [toggled, setToggled] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || !isLetter(event, 'd')) return
      event.preventDefault()
      setToggled((before) => !before)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  return wanted !== toggled
}

/** What was asked for at the start does not change while the page lives. */
const never = () => () => undefined

const asked = (): boolean => (answer ??= isAsked())
let answer: boolean | undefined

const isAsked = (): boolean => {
  const query = new URLSearchParams(location.search)
  return (
    query.get('debug-loader') === 'true' ||
    query.get('debug') === 'loader' ||
    read('localStorage', DEBUG_LOADER_KEY) === 'true'
  )
}
