import type { ReactElement } from 'react'
import { cellAt, type SheetName, type SheetNames, sheetPath, SHEETS } from './sheets.ts'
import * as css from './sprite-icon.css.ts'

export interface SpritePictureProps<S extends SheetName = SheetName> {
  sheet: S
  name: SheetNames[S]
  /** In px; without it, the size it was drawn for. */
  size?: number | undefined
  /** Empty where its name stands beside it. */
  alt: string
  /** Where the sheet is, when it is not where the site publishes it. */
  href?: string | undefined
}

/** One picture of a sheet, fetched only when it comes near the window. */
export function SpritePicture<S extends SheetName>(props: SpritePictureProps<S>): ReactElement {
  const { sheet: key, name, alt, href = sheetPath(key) } = props
  const { cell } = SHEETS[key]
  const { size = cell } = props
  const corner = cellAt(SHEETS[key], name) ?? [0, 0]
  return (
    <img
      className={css.picture}
      src={`${href}#svgView(viewBox(${corner.join()},${cell},${cell}))`}
      width={size}
      height={size}
      alt={alt}
      loading="lazy"
    />
  )
}
