/**
 * The pictures of one component in one file, which come back as they were to the bit. As PNG each,
 * which a forge could show, they would take three and a half times the room (71 MB in place of 21; 38
 * as lossless WebP): neither can see that two pictures share anything.
 *
 * Four Brotli streams, each after its length: names and sizes as JSON; for each pixel which guess
 * was right; the colours where none was, by the number under which they were met; and colours met
 * for the first time, by how they differ from their neighbours.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { guesses } from './guess.ts'
import type { Size } from './matrix.ts'
import { fromNeighbours, toNeighbours } from './neighbours.ts'
import { words, type Pixels } from './pixels.ts'

type Named = Size & { readonly name: string }

/** Where a pixel's colour comes from. */
const [WIDE, NEAR, KNOWN, FRESH] = [0, 1, 2, 3] as const

export const pack = (pictures: ReadonlyMap<string, Pixels>): Buffer => {
  const named: readonly Named[] = [...pictures].map(([name, { width, height }]) => ({
    name,
    width,
    height,
  }))
  const sources = Buffer.alloc(areaOf(named))
  const known: number[] = []
  const fresh: number[] = []
  const met = new Map<number, number>()
  const guess = guesses()
  let done = 0
  for (const picture of pictures.values()) {
    const { width } = picture
    const colours = words(picture)
    const numbers = new Uint32Array(colours.length)
    for (let index = 0; index < colours.length; index++) {
      guess.look(numbers, index, width)
      const number = met.get(colours[index]!)
      const source = sourceOf(number, guess)
      if (source === KNOWN) known.push(...bytesOf(number!))
      if (source === FRESH) {
        met.set(colours[index]!, met.size + 1)
        fresh.push(...toNeighbours(colours, index, width))
      }
      numbers[index] = number ?? met.size
      guess.learn(numbers[index]!)
      sources[done++] = source
    }
  }
  const streams = [JSON.stringify(named), sources, Buffer.from(known), Buffer.from(fresh)]
  return Buffer.concat(streams.flatMap((stream) => compressed(Buffer.from(stream))))
}

/** @throws where the file is not a whole pack */
export const unpack = (file: Buffer): ReadonlyMap<string, Pixels> => {
  const [head, sources, known, fresh] = streamsOf(file)
  const named = JSON.parse(head.toString()) as readonly Named[]
  if (sources.length !== areaOf(named)) throw new Error('not as long as it says')
  const met: number[] = []
  const guess = guesses()
  const nextKnown = numbersIn(known)
  let done = 0
  let begun = 0
  const unpacked = named.map(({ name, width, height }): [string, Pixels] => {
    const data = Buffer.alloc(width * height * 4)
    const colours = words({ width, height, data })
    const numbers = new Uint32Array(colours.length)
    for (let index = 0; index < colours.length; index++) {
      guess.look(numbers, index, width)
      const source = sources[done++]
      if (source === FRESH) {
        met.push(fromNeighbours(fresh, begun, colours, index, width))
        begun += 3
      }
      numbers[index] = numberOf(source, guess, nextKnown, met.length)
      guess.learn(numbers[index]!)
      const colour = met[numbers[index]! - 1]
      if (colour === undefined) throw new Error('a colour that was not met')
      colours[index] = colour
    }
    return [name, { width, height, data }]
  })
  return new Map(unpacked)
}

interface Guess {
  readonly wide: number
  readonly near: number
}

const sourceOf = (number: number | undefined, { wide, near }: Guess) => {
  if (number === undefined) return FRESH
  if (number === wide) return WIDE
  return number === near ? NEAR : KNOWN
}

const numberOf = (
  source: number | undefined,
  { wide, near }: Guess,
  next: () => number,
  last: number,
): number => {
  if (source === WIDE) return wide
  if (source === NEAR) return near
  return source === KNOWN ? next() : last
}

const areaOf = (pictures: readonly Size[]): number =>
  pictures.reduce((sum, { width, height }) => sum + width * height, 0)

/** Seven bits a byte, the highest bit where more follow. */
const bytesOf = (number: number): number[] =>
  number < 128 ? [number] : [(number & 127) | 128, ...bytesOf(number >>> 7)]

const numbersIn = (bytes: Buffer) => {
  let at = 0
  return (): number => {
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('cut short')
      number |= (byte & 127) << shift
      if (byte < 128) return number
    }
  }
}

const compressed = (stream: Buffer): readonly Buffer[] => {
  const small = brotliCompressSync(stream, {
    params: {
      // The best takes ten times as long: longer than one wants to wait where there is much.
      [constants.BROTLI_PARAM_QUALITY]: stream.length < 12e6 ? 11 : 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: stream.length,
    },
  })
  const length = Buffer.alloc(4)
  length.writeUInt32LE(small.length)
  return [length, small]
}

const streamsOf = (file: Buffer): readonly [Buffer, Buffer, Buffer, Buffer] => {
  let at = 0
  const next = () => {
    const end = at + 4 + file.readUInt32LE(at)
    if (end > file.length) throw new Error('cut short')
    const stream = brotliDecompressSync(file.subarray(at + 4, end))
    at = end
    return stream
  }
  return [next(), next(), next(), next()]
}
