/** Makes what the last run saw what the next one expects. */
import { changeBaseline, type Change } from './baseline.ts'
import { fromPng } from './pixels.ts'
import { groupsOf } from './groups.ts'
import { forgetRejections, readRejections } from './rejected.ts'
import { rejectionOf } from './rejection.ts'
import { nameOf, resultsIn, type Places, type ResultsStore, type Shot } from './results.ts'

export interface Accepted {
  readonly pictures: number
  /** Pictures of stories, or of themes and widths of them, that are no more. */
  readonly pruned: number
  /** What cannot be accepted: stories that threw or did not keep still. */
  readonly refused: readonly Shot[]
  /** Those that somebody rejected as they are. */
  readonly rejected: readonly Shot[]
}

/** @param rejectedToo whether those are accepted that were rejected: then they are no more */
export const accept = (
  isChosen: (shot: Shot) => boolean,
  { places, rejectedToo = false }: { places: Places; rejectedToo?: boolean },
): Accepted => {
  const store = resultsIn(places.results)
  const results = store.read()
  if (results === undefined) return { pictures: 0, pruned: 0, refused: [], rejected: [] }
  const all = results.shots.filter((shot) => shot.state !== 'same' && isChosen(shot))
  const rejections = rejectedToo ? [] : readRejections(places.baseline)
  const rejected = all.filter((shot) => rejectionOf(shot, rejections)?.since === 'this')
  const chosen = all.filter((shot) => !rejected.includes(shot))
  const changes = chosen.flatMap((shot) => changeOf(shot, store))
  if (changes.length > 0) changeBaseline(places.baseline, changes, results.browser)
  const done = new Set(changes.map(nameOf))
  changes.forEach(store.dropPictures)
  const shots = results.shots.flatMap((shot): readonly Shot[] => {
    if (!done.has(nameOf(shot))) return [shot]
    if (shot.state === 'removed') return []
    const { story, variant, after } = shot
    return [{ story, variant, state: 'same', ...(after && { after }) }]
  })
  if (changes.length > 0) {
    forgetRejections(places.baseline, changes)
    store.write({ ...results, shots, groups: groupsOf(shots, store.trace) })
  }
  const pruned = changes.filter(({ pixels }) => pixels === undefined).length
  const refused = chosen.filter(({ state }) => state === 'error')
  return { pictures: changes.length - pruned, pruned, refused, rejected }
}

/** None where there is no picture to take its place. */
const changeOf = ({ story, variant, state }: Shot, store: ResultsStore): readonly Change[] => {
  if (state === 'removed') return [{ story, variant, pixels: undefined }]
  const png = state === 'error' ? undefined : store.picture('new', { story, variant })
  return png ? [{ story, variant, pixels: fromPng(png) }] : []
}
