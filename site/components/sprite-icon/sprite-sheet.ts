import { loadSheet } from './load-sheet.ts'
import { cellAt, type SheetName, type SheetNames, sheetPath, SHEETS } from './sheets.ts'

/** [8.0.6] What is said where a picture is wanted before its sheet has come. */
export const SPRITE_NOT_LOADED = 'Sprite non chargé, extraction impossible'

export interface SpriteSheet<S extends SheetName = SheetName> {
  /** Whether the sheet came. */
  readonly loaded: Promise<boolean>
  /**
   * One picture as a canvas of its own.
   * @param size its side in px; without it, the size it was drawn for
   * @returns nothing before the sheet has come, and for a name that it does not hold
   */
  extract(name: SheetNames[S], size?: number): HTMLCanvasElement | undefined
}

/** Fetches a sheet to cut pictures out of. @param href when it is not where the site publishes it */
export const openSheet = <S extends SheetName>(
  key: S,
  href: string = sheetPath(key),
): SpriteSheet<S> => {
  const sheet = SHEETS[key]
  let image: HTMLImageElement | undefined
  const loaded = loadSheet(href).then((loadedImage) => {
    image = loadedImage
    return image !== undefined
  })
  return {
    loaded,
    extract(name, size = sheet.cell) {
      if (image === undefined) {
        console.warn(SPRITE_NOT_LOADED)
        return undefined
      }
      const corner = cellAt(sheet, name)
      return corner && cut(image, [...corner, sheet.cell], size)
    },
  }
}

/** The sheet is drawn whole, so large that the cell fills the canvas: lines stay sharp. */
const cut = (
  image: HTMLImageElement,
  [x, y, cell]: readonly [x: number, y: number, cell: number],
  size: number,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const scale = size / cell
  canvas
    .getContext('2d')
    ?.drawImage(image, -x * scale, -y * scale, image.width * scale, image.height * scale)
  return canvas
}
