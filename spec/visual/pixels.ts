/** Pictures as pixels, and the PNG that carries them. */
import { createHash } from 'node:crypto'
import { PNG } from 'pngjs'
import type { Size } from './matrix.ts'

export interface Pixels extends Size {
  /** Four bytes a pixel, row by row: red, green, blue, and an opacity that is always full. */
  readonly data: Buffer
}

export const fromPng = (png: Buffer): Pixels => {
  const { width, height, data } = PNG.sync.read(png)
  return { width, height, data }
}

export const toPng = ({ width, height, data }: Pixels): Buffer => {
  const png = new PNG({ width, height })
  data.copy(png.data)
  // Quick rather than small: what is kept for long is packed.
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateLevel: 3, deflateStrategy: 0 })
}

/** The same for the same picture alone, whatever wrote it. */
export const hashOf = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}×${height}\n`).update(data).digest('hex').slice(0, 24)

/** One number a pixel, to compare and to count colours. */
export const words = ({ data }: Pixels): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(Uint8Array.from(data).buffer)
