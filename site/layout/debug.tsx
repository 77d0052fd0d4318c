import { useEffect, useState, type ReactElement } from 'react'
import { DebugOverlay } from '#ui/debug-overlay'
import { useWords } from '../i18n/use-words.ts'
import { DEBUG_LOADER_KEY } from '../ports/keys.ts'
import { read } from '../ports/storage.ts'

/** [2.7.7] Shown to whoever looks after the site and asks for it. */
export function Debug(): ReactElement | null {
  const t = useWords()
  const shown = useDebug()
  if (!shown) return null
  return (
    <DebugOverlay
      label={t('debug.title')}
      title={t('debug.title')}
      message={t('debug.message')}
      keys={['Ctrl', 'Alt', 'D']}
      hint={t('debug.keys')}
    />
  )
}

/** [9.0.62] Ctrl+Alt+D toggles it; `?debug-loader=true`, `?debug=loader` or the kept key show it. */
const useDebug = (): boolean => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    setShown(asked())
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return
      event.preventDefault()
      setShown((before) => !before)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  return shown
}

const asked = (): boolean => {
  const query = new URLSearchParams(location.search)
  return (
    query.get('debug-loader') === 'true' ||
    query.get('debug') === 'loader' ||
    read('localStorage', DEBUG_LOADER_KEY) === 'true'
  )
}
