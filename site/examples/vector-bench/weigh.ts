/** What a collection weighs and what it costs: arithmetic, with prices as arguments. */
export interface Collection {
  readonly vectors: number
  readonly dimensions: number
  /** 4 for ordinary floats, 2 for half precision, 1 for eight-bit integers. */
  readonly bytes?: number
  /** What is stored beside a vector: text, title, rights. */
  readonly metadata?: number
}

const GIGA = 1e9

/** The vectors alone, in gigabytes. */
export const rawSize = ({ vectors, dimensions, bytes = 4 }: Collection): number =>
  (vectors * dimensions * bytes) / GIGA

/** Memory to provide: raw size × a factor that not every maker gives × copies against a failure. */
export const memory = (collection: Collection, rule: number, copies = 1): number =>
  rawSize(collection) * rule * copies

/** A service that counts what is stored and what each search reads through. */
export const byReading = (
  collection: Collection,
  searches: number,
  // Dollars: a gigabyte for a month, a million units, the month's least.
  price: { stored: number; read: number; least: number },
  namespaces = 1,
) => {
  const { vectors, dimensions, metadata = 500 } = collection
  const size = (vectors * (8 + metadata + dimensions * 4)) / GIGA
  const units = Math.max(0.25, size / namespaces)
  const used = size * price.stored + (searches * units * price.read) / 1e6
  return { size, units, used, billed: Math.max(price.least, used) }
}

/** A service that counts the dimensions stored, and what lies on disk. */
export const byDimensions = (
  collection: Collection,
  price: { billion: number; stored: number; least: number },
) => {
  const { vectors, dimensions, metadata = 500 } = collection
  // Gibibytes, as the price is for one of those.
  const disk = (vectors * (metadata + dimensions * 4)) / 2 ** 30
  const used = ((vectors * dimensions) / 1e9) * price.billion + disk * price.stored
  return { used, billed: Math.max(price.least, used) }
}
