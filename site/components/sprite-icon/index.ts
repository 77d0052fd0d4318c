export { SPRITE_FAILED } from './load-sheet.ts'
export {
  cellAt,
  SHEET_NAMES,
  sheetPath,
  SHEETS,
  type SheetName,
  type SheetNames,
} from './sheets.ts'
export { SpriteIcon } from './sprite-icon.tsx'
export { SpritePicture } from './sprite-picture.tsx'
export { openSheet, SPRITE_NOT_LOADED, type SpriteSheet } from './sprite-sheet.ts'
export { TECHNOLOGIES, type TechIcon, type Technology } from './technologies.ts'
