// As one: a story loads this in a browser, which has no such module, and asks nothing of it.
import hashing from 'node:crypto'

/** Contents and settings that alone decide what comes out. */
export type Ingredients = readonly (string | Uint8Array)[]

export const hashOf = (ingredients: Ingredients): string => {
  const hash = hashing.createHash('sha256')
  // With its length before it no ingredient can be mistaken for a part of two.
  for (const one of ingredients) hash.update(`${Buffer.byteLength(one)}:`).update(one)
  return hash.digest('hex').slice(0, 40)
}
