import { useCallback } from 'react'
import { THEME_KEY } from '../ports/storage-keys.ts'
import { write } from '../ports/storage.ts'

/** [3.4.5] Changes between dark and light; the boot reads the choice before the next paint. */
export const useThemeToggle = (): (() => void) =>
  useCallback(() => {
    const { dataset } = document.documentElement
    const theme = dataset['theme'] === 'light' ? 'dark' : 'light'
    dataset['theme'] = theme
    write('localStorage', THEME_KEY, theme)
  }, [])
