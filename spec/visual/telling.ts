/** What a run found, as lines of a terminal. */
import { rejectionOf, type Rejection } from './rejection.ts'
import { nameOf, type Group, type Shot } from './results.ts'

export const lineOf = (shot: Shot, rejections: readonly Rejection[] = []): string => {
  const { state, pixels, share, before, after, message } = shot
  const resized =
    before && after && `${before.width}×${before.height} → ${after.width}×${after.height}`
  const moved = before?.width !== after?.width || before?.height !== after?.height
  const parts = [
    state,
    pixels !== undefined && `${pixels} pixels, ${((share ?? 0) * 100).toFixed(2)} %`,
    moved && resized,
    message,
    reproachOf(shot, rejections),
  ]
  return `${nameOf(shot)}: ${parts.filter(Boolean).join(', ')}`
}

/** What was said against a shot. */
export const reproachOf = (shot: Shot, rejections: readonly Rejection[]): string | undefined => {
  const found = rejectionOf(shot, rejections)
  if (found === undefined) return undefined
  return found.since === 'this'
    ? `rejected: ${found.reason}`
    : `its picture before was rejected: ${found.reason}`
}

export const countOf = (wrong: readonly Shot[], rejections: readonly Rejection[] = []): string => {
  if (wrong.length === 0) return 'all as accepted'
  const counts = new Map<string, number>()
  for (const { state } of wrong) counts.set(state, (counts.get(state) ?? 0) + 1)
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(', ')
  const rejected = wrong.filter((shot) => rejectionOf(shot, rejections)?.since === 'this').length
  return rejected === 0 ? states : `${states}; ${rejected} of them rejected`
}

/** The reasons, where one stands for several pictures. */
export const linesOf = (groups: readonly Group[]): readonly string[] =>
  groups
    .filter(({ shots }) => shots.length > 1)
    .map(({ id, says, shots }) => `group ${id}, ${picturesIn(shots)}: ${says}`)

export const picturesIn = (shots: Group['shots']): string => {
  const stories = new Set(shots.map(({ story }) => story)).size
  const pictures = shots.length === 1 ? '1 picture' : `${shots.length} pictures`
  return `${pictures} of ${stories === 1 ? '1 story' : `${stories} stories`}`
}
