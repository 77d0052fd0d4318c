/** A vector without a model: which groups of three letters a text holds, hashed into columns. */
export type Vector = Float32Array

const DIMENSIONS = 256

export const vectorOf = (text: string): Vector => {
  const vector = new Float32Array(DIMENSIONS)
  const letters = ` ${text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')} `
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    const hash = hashOf(letters.slice(at, at + 3))
    vector[hash % DIMENSIONS]! += hash & 0x1_00_00 ? 1 : -1
  }
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}

/** Cosine similarity, as both vectors have length 1. */
export const dot = (a: Vector, b: Vector): number => {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}
