import { blocks, hex, hex64 } from './blocks.ts'

/** FIPS 180-4. The constants are roots of the first primes, reckoned here rather than listed. */
const WHOLE = 64n

interface Constants {
  readonly wide: readonly bigint[]
  readonly narrow: readonly number[]
  /** Where the sums start: roots of the first eight primes, and of the next eight. */
  readonly first: readonly bigint[]
  readonly second: readonly bigint[]
}

let constants: Constants | undefined

function known(): Constants {
  constants ??= reckoned()
  return constants
}

function reckoned(): Constants {
  const all = primes(80)
  const wide = all.map((prime) => fraction(prime, 3n))
  return {
    wide,
    narrow: wide.slice(0, 64).map(upper),
    first: all.slice(0, 8).map((prime) => fraction(prime, 2n)),
    second: all.slice(8, 16).map((prime) => fraction(prime, 2n)),
  }
}

const upper = (word: bigint): number => Number(word >> 32n)
const lower = (word: bigint): number => Number(word & 0xffffffffn)

export const sha256 = (bytes: Uint8Array): string => hex(sha2(bytes, known().first.map(upper)))
export const sha224 = (bytes: Uint8Array): string =>
  hex(sha2(bytes, known().second.map(lower)).slice(0, 7))
export const sha512 = (bytes: Uint8Array): string => hex64(sha2Wide(bytes, known().first))
export const sha384 = (bytes: Uint8Array): string =>
  hex64(sha2Wide(bytes, known().second).slice(0, 6))

export function sha1(bytes: Uint8Array): string {
  const sum = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (const words of blocks(bytes, 64, 'big')) {
    for (let at = 16; at < 80; at += 1) {
      words.push(left(words[at - 3]! ^ words[at - 8]! ^ words[at - 14]! ^ words[at - 16]!, 1))
    }
    let [a, b, c, d, e] = sum as [number, number, number, number, number]
    words.forEach((word, at) => {
      const [mixed, constant] = [
        [(b & c) | (~b & d), 0x5a827999],
        [b ^ c ^ d, 0x6ed9eba1],
        [(b & c) | (b & d) | (c & d), 0x8f1bbcdc],
        [b ^ c ^ d, 0xca62c1d6],
      ][Math.floor(at / 20)] as [number, number]
      const next = (left(a, 5) + mixed + e + constant + word) | 0
      ;[a, b, c, d, e] = [next, a, left(b, 30), c, d]
    })
    add(sum, [a, b, c, d, e])
  }
  return hex(sum)
}

function sha2(bytes: Uint8Array, start: readonly number[]): number[] {
  const sum = [...start]
  for (const words of blocks(bytes, 64, 'big')) {
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [words[at - 15]!, words[at - 2]!]
      const small = left(early, 25) ^ left(early, 14) ^ (early >>> 3)
      const large = left(late, 15) ^ left(late, 13) ^ (late >>> 10)
      words.push((words[at - 16]! + small + words[at - 7]! + large) | 0)
    }
    let state = [...sum]
    words.forEach((word, at) => {
      const [a, b, c, d, e, f, g, h] = state
      const choice = (e! & f!) ^ (~e! & g!)
      const one =
        (h! + (left(e!, 26) ^ left(e!, 21) ^ left(e!, 7)) + choice + known().narrow[at]! + word) | 0
      const two = (left(a!, 30) ^ left(a!, 19) ^ left(a!, 10)) + ((a! & b!) ^ (a! & c!) ^ (b! & c!))
      state = [(one + two) | 0, a!, b!, c!, (d! + one) | 0, e!, f!, g!]
    })
    add(sum, state)
  }
  return sum
}

function sha2Wide(bytes: Uint8Array, start: readonly bigint[]): bigint[] {
  let sum = [...start]
  for (const halves of blocks(bytes, 128, 'big')) {
    const words = Array.from(
      { length: 16 },
      (_, at) => (BigInt(halves[at * 2]!) << 32n) | BigInt(halves[at * 2 + 1]!),
    )
    for (let at = 16; at < 80; at += 1) {
      const [early, late] = [words[at - 15]!, words[at - 2]!]
      const small = right(early, 1n) ^ right(early, 8n) ^ (early >> 7n)
      const large = right(late, 19n) ^ right(late, 61n) ^ (late >> 6n)
      words.push(narrow(words[at - 16]! + small + words[at - 7]! + large))
    }
    let state = [...sum]
    words.forEach((word, at) => {
      const [a, b, c, d, e, f, g, h] = state as [
        bigint,
        bigint,
        bigint,
        bigint,
        bigint,
        bigint,
        bigint,
        bigint,
      ]
      const choice = (e & f) ^ (narrow(~e) & g)
      const one =
        h + (right(e, 14n) ^ right(e, 18n) ^ right(e, 41n)) + choice + known().wide[at]! + word
      const two = (right(a, 28n) ^ right(a, 34n) ^ right(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c))
      state = [narrow(one + two), a, b, c, narrow(d + one), e, f, g]
    })
    sum = sum.map((word, at) => narrow(word + state[at]!))
  }
  return sum
}

function add(sum: number[], state: readonly number[]): void {
  state.forEach((word, at) => {
    sum[at] = (sum[at]! + word) | 0
  })
}

const left = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
const narrow = (word: bigint): bigint => BigInt.asUintN(64, word)
const right = (word: bigint, bits: bigint): bigint =>
  (word >> bits) | narrow(word << (WHOLE - bits))
/** The first 64 bits behind the point of a prime's square or cubic root. */
function fraction(prime: number, degree: bigint): bigint {
  const wanted = BigInt(prime) << (WHOLE * degree)
  let [low, high] = [0n, 1n << 70n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree <= wanted) low = middle
    else high = middle
  }
  return narrow(low)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
