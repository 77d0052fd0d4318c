import { CARD } from '../../share-card/frame.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A drawing as a picture of dots, by the browser's own means. @throws where it cannot */
export const pngOf = async (svg: string, { width, height }: Size = CARD): Promise<Blob> => {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
