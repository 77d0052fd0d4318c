import { crc32 } from 'node:zlib'

/** The chunks of a PNG by name; a wrong checksum throws. */
export const chunksOf = (png: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    const name = body.toString('latin1', 0, 4)
    if (crc32(body) !== png.readUInt32BE(at + 8 + length)) throw new Error(`${name} is damaged`)
    chunks.set(name, body.subarray(4))
    at += 12 + length
  }
  return chunks
}

/** Width and height of a PNG. */
export const sizeOf = (png: Buffer): readonly [width: number, height: number] => {
  const header = chunksOf(png).get('IHDR')
  if (header === undefined) throw new Error('not a PNG')
  return [header.readUInt32BE(0), header.readUInt32BE(4)]
}
