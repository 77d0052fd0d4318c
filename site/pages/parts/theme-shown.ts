import { useSyncExternalStore } from 'react'
import type { Theme } from '#ui/theme/tokens'

/** The theme in sight: pictures are kept in its colours. */
export const themeShown = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'

/** The same, for what is drawn anew when the visitor changes it. */
export const useThemeShown = (): Theme => useSyncExternalStore(followTheme, themeShown)

const followTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
