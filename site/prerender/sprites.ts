/** The sheets that `SpriteIcon` cuts its pictures out of. */
import { sheetMarkup } from '../../ui/sprite-icon/markup.ts'
import { SHEET_NAMES, sheetPath } from '../../ui/sprite-icon/sheets.ts'
import type { PublishedFile } from './published-file.ts'

export const spriteFiles = (): readonly PublishedFile[] =>
  SHEET_NAMES.map((sheet) => [sheetPath(sheet).slice(1), sheetMarkup(sheet)])
