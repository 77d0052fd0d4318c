/** A QR code as a drawing, made at build: no service is asked, and nothing about it is told. */
import { encodeQR } from 'qr'

/** A square of modules, dark or not, its quiet border included. */
export type Matrix = readonly (readonly boolean[])[]

/** Modules around the code that a reader needs to find it (ISO/IEC 18004). */
const QUIET = 4

/** @throws where the text is longer than a code can hold */
export const qrMatrix = (text: string): Matrix =>
  encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET })

export interface QrDrawing {
  /** Modules along a side. */
  readonly size: number
  /** One stroke a run of dark modules, one unit high. */
  readonly path: string
}

export const qrDrawing = (matrix: Matrix): QrDrawing => ({
  size: matrix.length,
  path: matrix.map((row, y) => rowPath(row, y)).join(''),
})

const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/gu),
  ]
    .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
    .join('')
