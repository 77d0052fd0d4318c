/** An ICO file that holds one PNG: six bytes of header, sixteen for the picture, then the PNG. */
export const icoOf = (png: Uint8Array, size: number): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(ICON, 2)
  header.writeUInt16LE(1, 4)
  // One byte each: 0 would mean 256 pixels.
  header.set([size % 256, size % 256], 6)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const ICON = 1
