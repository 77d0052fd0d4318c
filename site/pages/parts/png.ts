import { CARD } from '../../share-card/frame.ts'

/** The card as a picture of dots, by the browser's own means. @throws where it cannot */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image(CARD.width, CARD.height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CARD)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
