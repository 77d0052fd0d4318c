import type { Theme } from '#ui/theme/tokens'

/** The theme in sight: pictures are kept in its colours. */
export const themeShown = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'
