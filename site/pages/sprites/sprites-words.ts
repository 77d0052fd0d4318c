import type { Mood, Stage } from '#ui/character'
import { type SheetName, TECHNOLOGIES } from '#ui/sprite-icon'

interface Titled {
  readonly title: string
  readonly lead: string
}

export interface SpritesWords extends Titled {
  readonly sheet: string
  readonly sheets: Readonly<Record<SheetName, string>>
  readonly cell: string
  readonly picture: string
  readonly corner: string
  readonly place: string
  readonly rowAndColumn: (row: number, column: number) => string
  readonly size: string
  readonly extracted: (name: string, size: number) => string
  readonly save: string
  readonly failed: string
  readonly failedText: string
  readonly code: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly four: Titled & { readonly head: readonly string[] }
  readonly trouble: Titled & {
    readonly early: string
    readonly earlyNote: string
    readonly missing: string
    readonly missingNote: string
    readonly quiet: string
  }
  readonly names: Readonly<Record<Mood | Stage, string>>
}

/** What a cell of any sheet is called. */
export const nameOf = ({ names }: SpritesWords, cell: string): string =>
  TECHNOLOGIES.find(({ icon }) => icon === cell)?.name ??
  (names as Readonly<Record<string, string>>)[cell] ??
  cell
