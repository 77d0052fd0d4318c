import { MOODS, type Mood } from '../../../ui/companion/character/moods.ts'
import { STAGES, type Stage } from '../../../ui/companion/character/stages.ts'
import { ICON_NAMES, type IconName } from '../../../ui/icon/paths.ts'
import { TECH_ICONS, TECHNOLOGIES, type TechIcon } from './technologies.ts'

/** One file of many pictures, in rows of equal square cells. */
export interface Sheet<Name extends string = string> {
  /** Side of a cell, in px. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** From the left to the right, then from the top to the bottom. */
  readonly names: readonly Name[]
}

/** What each sheet holds: technologies, Opale's moods, her ages in full, signs of the interface. */
export interface SheetNames {
  techIcons: TechIcon
  portraits: Mood
  media: Stage
  ui: IconName
}
export type SheetName = keyof SheetNames

/** [9.0.56] The four sizes of sprites. */
export const SHEETS: { readonly [S in SheetName]: Sheet<SheetNames[S]> } = {
  techIcons: { cell: 64, columns: 10, rows: 9, names: TECH_ICONS },
  portraits: { cell: 256, columns: 5, rows: 4, names: MOODS },
  media: { cell: 512, columns: 3, rows: 2, names: STAGES },
  ui: { cell: 48, columns: 6, rows: Math.ceil(ICON_NAMES.length / 6), names: ICON_NAMES },
}
export const SHEET_NAMES = Object.keys(SHEETS) as SheetName[]

/** Where a site publishes a sheet. */
export const sheetPath = (sheet: SheetName): string => `/sprites/${sheet}.svg`

/** Corner of a cell, in px; nowhere when the sheet has no such picture. */
export const cellAt = (
  { cell, columns, names }: Sheet,
  name: string,
): readonly [x: number, y: number] | undefined => {
  const index = names.indexOf(name)
  if (index < 0) return undefined
  return [(index % columns) * cell, Math.floor(index / columns) * cell]
}

/** The letters that stand for a picture that is not there. */
export const lettersOf = (name: string): string =>
  TECHNOLOGIES.find(({ icon }) => icon === name)?.letters ??
  name.charAt(0).toUpperCase() + name.charAt(1)
