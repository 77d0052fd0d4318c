import type { SheetName } from '../../components/sprite-icon/sheets.ts'
import { sparesData } from '../connection.ts'

/** [7.0.6] Sheets of small pictures that many pages show. */
export const PRELOADED = ['techIcons', 'ui'] as const satisfies readonly SheetName[]

export const preloadSprites = (): void => {
  if (sparesData()) return
  for (const sheet of PRELOADED) new Image().src = `/sprites/${sheet}.svg`
}
