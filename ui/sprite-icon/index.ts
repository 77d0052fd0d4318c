export { SPRITE_FAILED } from './load-sheet.ts'
export {
  cellAt,
  SHEET_NAMES,
  sheetPath,
  SHEETS,
  type Sheet,
  type SheetName,
  type SheetNames,
} from './sheets.ts'
export { SpriteIcon, type SpriteIconProps } from './sprite-icon.tsx'
export { SpritePicture, type SpritePictureProps } from './sprite-picture.tsx'
export { openSheet, SPRITE_NOT_LOADED, type SpriteSheet } from './sprite-sheet.ts'
export { TECH_ICONS, TECHNOLOGIES, type TechIcon, type Technology } from './technologies.ts'
