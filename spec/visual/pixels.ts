/** Pictures as pixels, and the PNG that carries them. */
import { createHash } from 'node:crypto'
import type { Size } from './matrix.ts'
import { decode, encode } from './png.ts'

export interface Pixels extends Size {
  /** Four bytes a pixel, row by row: red, green, blue, and an opacity that is always full. */
  readonly data: Buffer
}

export const fromPng = (png: Buffer): Pixels => decode(png)

export const toPng = (pixels: Pixels): Buffer => encode(pixels)

/** The same for the same picture alone, whatever wrote it. */
export const hashOf = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}×${height}\n`).update(data).digest('hex').slice(0, 24)

/** One number a pixel, to compare and to count colours. */
export const words = ({ data }: Pixels): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(Uint8Array.from(data).buffer)
