import { blocks, hex } from './blocks.ts'

const TURNS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Array.from({ length: 64 }, (_, at) =>
  Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32),
)

/** RFC 1321: weak, but what n8n takes when nobody says otherwise. */
export function md5(bytes: Uint8Array): string {
  const sum = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (const block of blocks(bytes, 64, 'little')) mix(sum, block)
  const swapped = sum.map((word) => (turn(word, 8) & 0xff00ff) | (turn(word, 24) & 0xff00ff00))
  return hex(swapped)
}

function mix(sum: number[], block: readonly number[]): void {
  let [a, b, c, d] = sum as [number, number, number, number]
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4
    const [mixed, from] = [
      [(b & c) | (~b & d), step],
      [(d & b) | (~d & c), 5 * step + 1],
      [b ^ c ^ d, 3 * step + 5],
      [c ^ (b | ~d), 7 * step],
    ][round] as [number, number]
    const total = (a + mixed + SINES[step]! + block[from % 16]!) | 0
    ;[a, d, c, b] = [d, c, b, (b + turn(total, TURNS[round * 4 + (step % 4)]!)) | 0]
  }
  ;[a, b, c, d].forEach((word, at) => {
    sum[at] = (sum[at]! + word) | 0
  })
}

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
