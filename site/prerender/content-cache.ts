/** Caches what follows from a piece of content and the program alone, from one build to the next. */
import type { Ingredients } from './ingredients.ts'
import type { ResultCache } from './result-cache.ts'

let cache: ResultCache | undefined
let program = ''

/**
 * From now on results are kept. Until then, as in development, each is made whenever it is asked for.
 * @param kept nothing: from now on no more
 * @param renderer names the program that makes them
 */
export const cacheContent = (kept: ResultCache | undefined, renderer: string): void => {
  cache = kept
  program = renderer
}

/**
 * What `make` gave before, or gives now: anything that can be said in JSON.
 * @param what a name for what is made
 * @param from all that it is made from, but the program
 */
export const cached = <T>(what: string, from: Ingredients, make: () => T): T => {
  const own = [program, what, ...from]
  const bytes = cache?.read(own)
  return bytes ? (JSON.parse(bytes.toString()) as T) : keep(own, make())
}

/** The same for what takes a while. */
export const cachedLater = async <T>(
  what: string,
  from: Ingredients,
  make: () => Promise<T>,
): Promise<T> => {
  const own = [program, what, ...from]
  const bytes = cache?.read(own)
  return bytes ? (JSON.parse(bytes.toString()) as T) : keep(own, await make())
}

const keep = <T>(own: Ingredients, made: T): T => {
  cache?.write(own, Buffer.from(JSON.stringify(made)))
  return made
}
