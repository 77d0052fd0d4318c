/**
 * The pictures that have been accepted. `index.txt` names each with its hash: it is all that a run
 * without changes reads, and it shows in a review which pictures changed. The pictures themselves
 * are in one pack a component, each once, under its hash.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStoryId, isVariant } from './matrix.ts'
import { pack, unpack } from './pack.ts'
import { hashOf, type Pixels } from './pixels.ts'
import { REJECTED } from './rejected.ts'

/** Hashes by variant, by story. */
export type Index = ReadonlyMap<string, ReadonlyMap<string, string>>

export interface Baseline {
  /** Version of the browser that took the pictures; none before the first are accepted. */
  readonly browser: string | undefined
  readonly index: Index
  readonly picture: (story: string, variant: string) => Pixels | undefined
}

/** What becomes of one picture: another one, or none. */
export interface Change {
  readonly story: string
  readonly variant: string
  readonly pixels: Pixels | undefined
}

export const readBaseline = (folder: string): Baseline => {
  const { browser, index } = readIndex(join(folder, INDEX))
  // One pack stays open: whoever looks at a picture looks at its neighbours next.
  let open: readonly [component: string, pictures: ReadonlyMap<string, Pixels>] | undefined
  const picture = (story: string, variant: string) => {
    const hash = index.get(story)?.get(variant)
    if (hash === undefined) return undefined
    const component = componentOf(story)
    if (open?.[0] !== component) open = [component, readPack(folder, component)]
    return open[1].get(hash)
  }
  return { browser, index, picture }
}

/** Writes the packs that the changes concern, and drops what no story names any more. */
export const changeBaseline = (
  folder: string,
  changes: readonly Change[],
  browser: string,
): void => {
  mkdirSync(folder, { recursive: true })
  const { index } = readBaseline(folder)
  const next = new Map([...index].map(([story, variants]) => [story, new Map(variants)]))
  const added = new Map<string, Pixels>()
  for (const { story, variant, pixels } of changes) {
    if (!isStoryId(story) || !isVariant(variant)) throw new Error(`no picture: ${story} ${variant}`)
    const variants = next.get(story) ?? new Map<string, string>()
    if (pixels === undefined) variants.delete(variant)
    else {
      const hash = hashOf(pixels)
      added.set(hash, pixels)
      variants.set(variant, hash)
    }
    if (variants.size === 0) next.delete(story)
    else next.set(story, variants)
  }
  for (const component of new Set(changes.map(({ story }) => componentOf(story))))
    rewritePack(folder, component, next, added)
  writeFileSync(join(folder, INDEX), textOf(browser, next))
}

/** Packs that no story of the index belongs to, and stories whose pack is not there. */
export const misfits = (folder: string): readonly string[] => {
  const { index } = readBaseline(folder)
  const wanted = new Set([...index.keys()].map((story) => `${componentOf(story)}${PACK}`))
  const found = readdirSync(folder).filter((name) => name !== INDEX && name !== REJECTED)
  return [
    ...found.filter((name) => !wanted.has(name)).map((name) => `${name} is of no story`),
    ...[...wanted].filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
  ]
}

/** The part of an id before its story's name. */
export const componentOf = (story: string): string => story.slice(0, story.indexOf('--'))

const INDEX = 'index.txt'
const PACK = '.shots'

const readPack = (folder: string, component: string): ReadonlyMap<string, Pixels> => {
  const file = join(folder, `${component}${PACK}`)
  if (!existsSync(file)) return new Map()
  try {
    return unpack(readFileSync(file))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}

const rewritePack = (
  folder: string,
  component: string,
  index: Index,
  added: ReadonlyMap<string, Pixels>,
): void => {
  const before = readPack(folder, component)
  // Beside each other what is alike: theme and width first, then the story.
  const named = [...index]
    .filter(([story]) => componentOf(story) === component)
    .flatMap(([story, variants]) =>
      [...variants].map(([variant, hash]) => ({ hash, order: `${variant} ${story}` })),
    )
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
  const pictures = new Map<string, Pixels>()
  for (const { hash } of named) {
    const pixels = added.get(hash) ?? before.get(hash)
    if (pixels === undefined) throw new Error(`a picture of ${component} is lost: ${hash}`)
    pictures.set(hash, pixels)
  }
  const file = join(folder, `${component}${PACK}`)
  if (pictures.size === 0) rmSync(file, { force: true })
  else writeFileSync(file, pack(pictures))
}

const textOf = (browser: string, index: Index): string => {
  const lines = [...index].flatMap(([story, variants]) =>
    [...variants].map(([variant, hash]) => `${story} ${variant} ${hash}`),
  )
  return [`browser ${browser}`, ...lines.toSorted(), ''].join('\n')
}

const readIndex = (file: string): Pick<Baseline, 'browser' | 'index'> => {
  const index = new Map<string, Map<string, string>>()
  if (!existsSync(file)) return { browser: undefined, index }
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const line of lines) {
    const [story = '', variant = '', hash = '', ...more] = line.split(' ')
    if (!isStoryId(story) || !isVariant(variant) || !/^[\da-f]{24}$/u.test(hash) || more.length > 0)
      throw new Error(`${file}: this names no picture: ${line}`)
    index.set(story, (index.get(story) ?? new Map<string, string>()).set(variant, hash))
  }
  return { browser: /^browser (?<version>\S+)$/u.exec(first)?.groups?.['version'], index }
}
