/** The picture as a file. Fetched once somebody wants one. */
import { drawArt, paintArt } from '../../components/art/index.ts'
import type { Theme } from '#ui/theme/tokens'
import { artMarkup } from '../../components/art/markup.ts'
import { saveFile } from '../parts/save-file.ts'
import { fileName, type Work } from './link.ts'

/** Of a PNG, in px. */
const PNG_SIDE = 2048

export const saveSvg = (work: Work, theme: Theme, title: string): void => {
  const text = artMarkup(work.piece, work.seed, { theme, title })
  saveFile(fileName(work, 'svg'), new Blob([text], { type: 'image/svg+xml' }))
}

export const savePng = (work: Work, theme: Theme): Promise<boolean> =>
  new Promise((resolve) => {
    const canvas = document.createElement('canvas')
    canvas.width = PNG_SIDE
    canvas.height = PNG_SIDE
    paintArt(canvas, drawArt(work.piece, work.seed), theme)
    canvas.toBlob((blob) => {
      if (blob) saveFile(fileName(work, 'png'), blob)
      resolve(blob !== null)
    })
  })
