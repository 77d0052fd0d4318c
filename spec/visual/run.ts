/** One run: stories captured, each picture compared with the one that was accepted. */
import { stripVTControlCharacters } from 'node:util'
import { readBaseline, type Baseline } from './baseline.ts'
import { builtBook, type BookStory } from './book.ts'
import { capture, type Picture, type Taken } from './capture.ts'
import { compare } from './compare.ts'
import { groupsOf } from './groups.ts'
import { versionOf } from './pinned.ts'
import { toPng } from './pixels.ts'
import {
  merged,
  nameOf,
  resultsIn,
  type Group,
  type Results,
  type ResultsStore,
  type Shot,
} from './results.ts'
import { forgetRejections } from './rejected.ts'
import { serveFolder } from './serve.ts'
import type { Project } from './settings.ts'
import { traceOf } from './trace.ts'

export interface Outcome {
  readonly shots: readonly Shot[]
  /** How many were taken again, because they were not what was expected. */
  readonly again: number
  /** Of all that is known not to be as accepted, that were not looked at now included. */
  readonly groups: readonly Group[]
}

/** @param prefixes of the ids of stories; none for all */
export const runVisual = async (
  project: Project,
  prefixes: readonly string[],
): Promise<Outcome> => {
  const book = await builtBook(project)
  const stories = book.stories.filter(({ id }) => isWanted(id, prefixes))
  if (stories.length === 0 && prefixes.length > 0)
    throw new RangeError(`No story begins with ${prefixes.join(' or ')}.`)
  const baseline = readBaseline(project.baseline)
  const store = resultsIn(project.results)
  if (prefixes.length === 0) store.clear()
  const { origin, stop } = await serveFolder(book.folder)
  const shots: Shot[] = []
  try {
    console.log(`Looking at ${stories.length} stories…`)
    const expected = (story: string, variant: string) => baseline.index.get(story)?.get(variant)
    const { again } = await capture({ origin, settings: project }, stories, expected, (taken) => {
      const shot = judge(taken, baseline, store)
      // At once: nobody waits for the others to hear of it.
      if (shot.state === 'error') console.log(`${nameOf(shot)}: ${shot.message}`)
      shots.push(shot)
    })
    shots.push(...removed(baseline, shots, prefixes))
    const results: Results = merged(store.read(), {
      stamp: book.stamp,
      browser: versionOf(project.browser),
      stories: namesOf(book.stories),
      shots,
      groups: [],
    })
    const groups = groupsOf(results.shots, store.trace)
    store.write({ ...results, groups })
    // Mended, or taken back.
    forgetRejections(
      project.baseline,
      shots.filter(({ state }) => state === 'same'),
    )
    return { shots, again, groups }
  } finally {
    stop()
  }
}

export const isWanted = (id: string, prefixes: readonly string[]): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))

const namesOf = (stories: readonly BookStory[]): Results['stories'] =>
  Object.fromEntries(stories.map(({ id, title, name }) => [id, { title, name }]))

const judge = (
  { story, variant, picture }: Taken,
  baseline: Baseline,
  store: ResultsStore,
): Shot => {
  const which = { story, variant }
  store.dropPictures(which)
  if (picture instanceof Error) return { ...which, state: 'error', message: plain(picture.message) }
  const after = sizeOf(picture.pixels)
  if (baseline.index.get(story)?.get(variant) === picture.hash)
    return { ...which, state: 'same', after }
  return { ...which, after, hash: picture.hash, ...difference(which, picture, baseline, store) }
}

const difference = (
  which: Pick<Shot, 'story' | 'variant'>,
  { png, pixels }: Picture,
  baseline: Baseline,
  store: ResultsStore,
): Pick<Shot, 'state' | 'before' | 'pixels' | 'share' | 'box'> => {
  store.keepPicture('new', which, png)
  const old = baseline.picture(which.story, which.variant)
  const found = old && compare(old, pixels)
  if (old === undefined || found === undefined) return { state: 'new' }
  store.keepPicture('diff', which, toPng(found.picture))
  store.keepTrace(which, traceOf(old, pixels))
  const { pixels: count, share, box } = found
  return { state: 'changed', before: sizeOf(old), pixels: count, share, box }
}

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
})

/** What has a picture, and is nowhere to be seen any more. */
const removed = (
  { index }: Baseline,
  shots: readonly Shot[],
  prefixes: readonly string[],
): readonly Shot[] => {
  const seen = new Set(shots.map(nameOf))
  const failed = new Set(shots.filter(({ state }) => state === 'error').map(({ story }) => story))
  return [...index].flatMap(([story, variants]) =>
    [...variants.keys()]
      .map((variant): Shot => ({ story, variant, state: 'removed' }))
      .filter((shot) => isWanted(story, prefixes) && !seen.has(nameOf(shot)) && !failed.has(story)),
  )
}

/** Of what a story threw, what a person reads: its first lines, without colours or the caller. */
const plain = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^page\.evaluate: (?:Error: )?/u, '')
    .split(/\n\s+at /u, 1)[0]!
    .trim()
