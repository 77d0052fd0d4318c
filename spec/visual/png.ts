/** PNG as browsers write it: red, green, blue and perhaps opacity, eight bits each, row by row. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Pixels } from './pixels.ts'

/** @throws RangeError for any other PNG, and for what is none */
export const decode = (png: Buffer): Pixels => {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new RangeError('This is no PNG.')
  const parts: Buffer[] = []
  let head: Buffer | undefined
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') head = body
    if (kind === 'IDAT') parts.push(body)
    at += length + 12
  }
  if (head === undefined) throw new RangeError('This PNG has no beginning.')
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const channels = { [RGB]: 3, [RGBA]: 4 }[head[9]!]
  if (head[8] !== 8 || channels === undefined || head[12] !== 0)
    throw new RangeError('This PNG is not as browsers write it.')
  const rows = inflateSync(Buffer.concat(parts))
  unfilter(rows, width * channels, height, channels)
  return { width, height, data: opaque(rows, width, height, channels) }
}

/** Without opacity. Quick rather than small: what is kept for long is packed. */
export const encode = ({ width, height, data }: Pixels): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, RGB, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rows[to] = data[from]!
      rows[to + 1] = data[from + 1]!
      rows[to + 2] = data[from + 2]!
    }
  }
  const body = deflateSync(rows, { level: 3 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const [RGB, RGBA] = [2, 6]

const chunk = (kind: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(body.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** Each row begins with how its bytes were told by those to the left and above: undone where it lies. */
const unfilter = (rows: Buffer, length: number, height: number, step: number): void => {
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1) + 1
    const filter = rows[start - 1]!
    if (filter === 0) continue
    for (let x = 0; x < length; x++) {
      const at = start + x
      const left = x < step ? 0 : rows[at - step]!
      const above = y === 0 ? 0 : rows[at - length - 1]!
      const corner = x < step || y === 0 ? 0 : rows[at - length - 1 - step]!
      rows[at] = rows[at]! + guessOf(filter, left, above, corner)
    }
  }
}

const guessOf = (filter: number, left: number, above: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  // Paeth: whichever of the three is nearest to what they say together.
  const toLeft = Math.abs(above - corner)
  const toAbove = Math.abs(left - corner)
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

const opaque = (rows: Buffer, width: number, height: number, channels: number): Buffer => {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    from++
    for (let x = 0; x < width; x++, from += channels, to += 4) {
      data[to] = rows[from]!
      data[to + 1] = rows[from + 1]!
      data[to + 2] = rows[from + 2]!
    }
  }
  return data
}
