/** An indexed PNG: a quarter of the bytes of the renderer's own, which keeps four bytes a pixel. */
import { crc32, deflateSync } from 'node:zlib'
import { dither } from './dither.ts'
import { CHANNELS, channel, paletteOf } from './palette.ts'

/** @param rgba four bytes a pixel, `width` pixels a row */
export const encodePng = (rgba: Uint8Array, width: number, height: number): Buffer => {
  const palette = paletteOf(rgba)
  const pixels = dither(rgba, width, palette)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, INDEXED], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => bytesOf(color).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((color) => channel(color, 0)))),
    chunk('IDAT', deflateSync(rows(pixels, width, height), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
const INDEXED = 3

const bytesOf = (color: number): number[] => CHANNELS.map((shift) => channel(color, shift))

/** Each row starts with its filter: none, since neighbouring indices say nothing of each other. */
const rows = (pixels: Uint8Array, width: number, height: number): Buffer => {
  const raw = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    raw.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return raw
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
