import { hex64 } from './blocks.ts'

const RATE = 72
const LANES = 25

/** FIPS 202, of 512 bits. */
export function sha3(bytes: Uint8Array): string {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 0x06
  padded[padded.length - 1] = padded[padded.length - 1]! | 0x80
  const view = new DataView(padded.buffer)
  let state = Array.from({ length: LANES }, () => 0n)
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane += 1) {
      state[lane] = state[lane]! ^ view.getBigUint64(block + lane * 8, true)
    }
    state = permuted(state)
  }
  return hex64(state.slice(0, 8).map(swapped))
}

function permuted(start: readonly bigint[]): bigint[] {
  let state = [...start]
  let noise = 1
  for (let round = 0; round < 24; round += 1) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ state[x + y]!, 0n),
    )
    state = state.map(
      (lane, at) => lane ^ columns[(at + 4) % 5]! ^ turned(columns[(at + 1) % 5]!, 1),
    )
    const moved = Array.from({ length: LANES }, () => state[0]!)
    for (let step = 0, x = 1, y = 0; step < 24; step += 1) {
      const lane = turned(state[x + 5 * y]!, ((step + 1) * (step + 2)) / 2)
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      moved[x + 5 * y] = lane
    }
    state = moved.map((lane, at) => {
      const row = at - (at % 5)
      return lane ^ (~moved[row + ((at + 1) % 5)]! & moved[row + ((at + 2) % 5)]! & MASK)
    })
    for (let bit = 0; bit < 7; bit += 1) {
      if (noise & 1) state[0] = state[0]! ^ (1n << BigInt(2 ** bit - 1))
      noise = noise & 0x80 ? ((noise << 1) ^ 0x171) & 0xff : noise << 1
    }
  }
  return state
}

const MASK = 2n ** 64n - 1n

function turned(word: bigint, bits: number): bigint {
  const by = BigInt(bits % 64)
  return ((word << by) & MASK) | (word >> (64n - by))
}

/** The same eight bytes the other way round. */
function swapped(word: bigint): bigint {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, word, true)
  return view.getBigUint64(0)
}
