export { sheetMarkup } from './markup.ts'
export {
  SHEET_NAMES,
  sheetPath,
  SHEETS,
  type Sheet,
  type SheetName,
  type SheetNames,
} from './sheets.ts'
export { SpriteIcon, type SpriteIconProps } from './sprite-icon.tsx'
export { TECH_ICONS, TECHNOLOGIES, type TechIcon, type Technology } from './technologies.ts'
