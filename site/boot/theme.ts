import { COMPANION_KEY, THEME_KEY } from '../ports/storage-keys.ts'
import { read } from '../ports/storage.ts'
import { dataset } from './root.ts'

/** Before the first paint: the chosen theme, and the mark that scripts run. `false` hides Opale. */
export const applyTheme = (): void => {
  dataset['js'] = String(read('localStorage', COMPANION_KEY))
  dataset['theme'] = read('localStorage', THEME_KEY) === 'light' ? 'light' : 'dark'
}
