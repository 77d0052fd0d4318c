/** Every story, in every theme and width, on several pages at once. */
import { availableParallelism } from 'node:os'
import type { BookStory } from './book.ts'
import { sizesOf, themesOf, variantOf, type Matrix, type Pins, type Size } from './matrix.ts'
import { fromPng, hashOf, type Pixels } from './pixels.ts'
import type { Settings } from './settings.ts'
import { openBrowser, openStage, type Stage } from './stage.ts'

export interface Taken {
  readonly story: string
  readonly variant: string
  readonly picture: Picture | Error
}

export interface Picture {
  readonly png: Buffer
  readonly pixels: Pixels
  readonly hash: string
}

interface Task {
  readonly story: BookStory & Pins
  readonly size: Size
}

interface Doubtful {
  readonly task: Task
  readonly shots: readonly Taken[]
}

/**
 * @param expected the hash that a shot should have: what differs is taken again before it counts,
 *   and once more on a page that has shown nothing else when these two do not agree
 * @param each called with what counts, as it comes
 */
export const capture = async (
  { origin, settings }: { readonly origin: string; readonly settings: Settings },
  stories: readonly BookStory[],
  expected: (story: string, variant: string) => string | undefined,
  each: (taken: Taken) => void,
): Promise<{ readonly again: number }> => {
  const browser = await openBrowser(settings)
  try {
    const stages = await Promise.all(
      Array.from({ length: PAGES }, () => openStage(browser, origin, settings)),
    )
    const planned = await stages[0]!.plan(stories.map(({ id }) => id))
    const tasks = planned.flatMap((story) =>
      sizesOf(story, settings).map((size) => ({ story, size })),
    )
    // A page changes its width as rarely as can be.
    tasks.sort((a, b) => a.size.width - b.size.width)
    const doubtful: Doubtful[] = []
    await inTurn(stages, tasks, async (stage, task) => {
      let shots = await shotsOf(stage, task, settings)
      if (shots.some(isFault)) {
        // What threw has had its page loaded anew; whatever throws again is told at once.
        shots = await shotsOf(stage, task, settings)
        if (shots.some(isFault)) return shots.forEach(each)
      }
      const certain = shots.every(
        ({ story, variant, picture }) =>
          !(picture instanceof Error) && picture.hash === expected(story, variant),
      )
      if (certain) shots.forEach(each)
      else doubtful.push({ task, shots })
    })
    const again = doubtful.length
    // The other way round: what a story leaves behind for the next would show.
    await inTurn(stages, doubtful.toReversed(), async (stage, { task, shots }) => {
      const others = await shotsOf(stage, task, settings)
      if (agree(shots, others)) return others.forEach(each)
      await stage.reload()
      const fresh = await shotsOf(stage, task, settings)
      const certain = agree(fresh, others) || agree(fresh, shots)
      fresh.forEach((shot) => each(certain ? shot : restless(shot)))
    })
    return { again }
  } finally {
    await browser.close()
  }
}

/** A page waits much and works little: more pages than processors. */
const PAGES = Number(process.env['VISUAL_PAGES']) || Math.min(availableParallelism() + 1, 8)

const inTurn = async <T>(
  stages: readonly Stage[],
  tasks: T[],
  work: (stage: Stage, task: T) => Promise<void>,
): Promise<void> => {
  await Promise.all(
    stages.map(async (stage) => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
        await work(stage, task)
    }),
  )
}

const shotsOf = async (
  stage: Stage,
  { story, size }: Task,
  matrix: Matrix,
): Promise<readonly Taken[]> => {
  const taken: Taken[] = []
  // The theme that is shown comes first.
  const themes = [...themesOf(story, matrix)].sort((a) => (a === stage.theme() ? -1 : 1))
  for (const theme of themes) {
    const picture = await pictureOf(stage, story.id, theme, size)
    taken.push({ story: story.id, variant: variantOf(theme, size), picture })
  }
  return taken.sort((a, b) => (a.variant < b.variant ? -1 : 1))
}

const pictureOf = async (stage: Stage, id: string, theme: string, size: Size) => {
  try {
    const png = await stage.shoot(id, theme, size)
    const pixels = fromPng(png)
    return { png, pixels, hash: hashOf(pixels) }
  } catch (error) {
    // Whatever it was, the next story must not suffer from it.
    await stage.reload()
    return error instanceof Error ? error : new Error(String(error))
  }
}

const isFault = ({ picture }: Taken): boolean => picture instanceof Error

const agree = (some: readonly Taken[], others: readonly Taken[]): boolean =>
  some.every(({ picture }, index) => {
    const other = others[index]?.picture
    if (picture instanceof Error || other === undefined || other instanceof Error)
      return picture instanceof Error && other instanceof Error
    return picture.hash === other.hash
  })

const restless = (taken: Taken): Taken =>
  taken.picture instanceof Error
    ? taken
    : { ...taken, picture: new Error('it does not keep still: no two takes are the same') }
