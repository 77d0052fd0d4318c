/** A message in blocks of 32-bit words: closed by a one, padded, its length in bits at the end. */
export function blocks(bytes: Uint8Array, size: 64 | 128, order: 'little' | 'big'): number[][] {
  const total = Math.ceil((bytes.length + 1 + size / 8) / size) * size
  const padded = new Uint8Array(total)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  const isLittle = order === 'little'
  const bits = bytes.length * 8
  view.setUint32(total - (isLittle ? 8 : 4), bits % 2 ** 32, isLittle)
  view.setUint32(total - (isLittle ? 4 : 8), Math.floor(bits / 2 ** 32), isLittle)
  return Array.from({ length: total / size }, (_, block) =>
    Array.from({ length: size / 4 }, (__, word) =>
      view.getUint32(block * size + word * 4, isLittle),
    ),
  )
}

export const hex = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

export const hex64 = (words: readonly bigint[]): string =>
  words.map((word) => word.toString(16).padStart(16, '0')).join('')
