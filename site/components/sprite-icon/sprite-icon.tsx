import type { ReactElement } from 'react'
import { cellAt, lettersOf, type SheetName, type SheetNames, sheetPath, SHEETS } from './sheets.ts'
import * as css from './sprite-icon.css.ts'
import { SpritePicture } from './sprite-picture.tsx'
import { useSheetFails } from './use-sheet.ts'

export interface SpriteIconProps<S extends SheetName = SheetName> {
  sheet: S
  name: SheetNames[S]
  /** In px; without it, the size it was drawn for. */
  size?: number | undefined
  /** Only for one that stands alone: beside its name it is decoration, and hidden. */
  label?: string | undefined
  /** Where the sheet is, when it is not where the site publishes it. */
  href?: string | undefined
  /** Among many: fetched only when it comes near the window. */
  lazy?: boolean | undefined
}

/** One picture of a sheet. Where the sheet is missing, its letters on a dashed tile say so. */
export function SpriteIcon<S extends SheetName>(props: SpriteIconProps<S>): ReactElement {
  const { sheet: key, name, label, href = sheetPath(key), lazy = false } = props
  const sheet = SHEETS[key]
  const { cell, columns, rows } = sheet
  const { size = cell } = props
  const failed = useSheetFails(href)
  const corner = cellAt(sheet, name)
  const shown = corner !== undefined && !failed
  if (shown && lazy)
    return <SpritePicture sheet={key} name={name} size={size} alt={label ?? ''} href={href} />
  return (
    <svg
      className={css.icon}
      viewBox={shown ? `${corner.join(' ')} ${cell} ${cell}` : '0 0 64 64'}
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shown ? (
        <image href={href} width={columns * cell} height={rows * cell} />
      ) : (
        <>
          <rect className={css.tile} x="2" y="2" width="60" height="60" rx="15" />
          <text className={css.letters} x="32" y="40">
            {lettersOf(name)}
          </text>
        </>
      )}
    </svg>
  )
}
