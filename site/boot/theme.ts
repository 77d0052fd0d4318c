import { THEME_KEY } from '../ports/keys.ts'
import { read } from '../ports/storage.ts'

/** Before the first paint: the chosen theme, and the mark that scripts run. */
export const applyTheme = (): void => {
  const { dataset } = document.documentElement
  dataset['js'] = ''
  dataset['theme'] = read('localStorage', THEME_KEY) === 'light' ? 'light' : 'dark'
}
