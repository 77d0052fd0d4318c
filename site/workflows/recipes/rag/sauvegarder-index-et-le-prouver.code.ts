/** A copy of the store, and whether what was restored from it is the same. */
import { inBoth } from '../../fragments/code.ts'

/** Some points of the original, by their ids, to be asked of the restored copy. */
export const SAMPLE = `const { result } = $input.first().json
const points = result?.points ?? []
const text = (one) => JSON.stringify([one.id, one.payload?.content ?? '', one.payload?.metadata ?? {}])
return [{ json: { ids: points.map(({ id }) => id), marks: points.map(text) } }]`

/** Points come back in any order; counts are of now and then, so the original may have grown a little meanwhile. */
export const PROOF = inBoth(
  (
    say: Record<string, string>,
  ) => `const failed = (json) => json?.error?.message ?? json?.error ?? ''
const { tolerance } = $('settings').first().json
const { name, size } = $('copy').first().json.result ?? {}
const before = $('count').first().json.result?.count
const restored = $('restore').first().json
const after = $('recount').first().json.result?.count
const { ids, marks } = $('sample').first().json
const back = $input.first().json
const text = (one) => JSON.stringify([one.id, one.payload?.content ?? '', one.payload?.metadata ?? {}])
const same = (back.result ?? []).filter((one) => marks.includes(text(one))).length
const cause = failed(restored) ? '${say['restore']}' + failed(restored) : before === undefined || after === undefined ? '${say['count']}' : before === 0 ? '${say['empty']}' : Math.abs(before - after) > Math.max(0, Math.floor(before * tolerance / 100)) ? '${say['short']}' + after + ' / ' + before : failed(back) || same < ids.length || ids.length === 0 ? '${say['differ']}' + same + ' / ' + ids.length : ''
return [{ json: { proven: cause === '', cause, name: name ?? '', size: Math.round((size ?? 0) / 1048576), points: after ?? 0, sampled: ids.length, same } }]`,
  {
    fr: {
      restore: 'Restauration refusée : ',
      count: 'Un des deux comptes n’a pas répondu.',
      empty: 'La collection est vide : rien à prouver.',
      short: 'La copie n’a pas le bon nombre de passages : ',
      differ: 'Passages retrouvés à l’identique : ',
    },
    en: {
      restore: 'Restoring refused: ',
      count: 'One of the two counts did not answer.',
      empty: 'The collection is empty: nothing to prove.',
      short: 'The copy does not hold the right number of passages: ',
      differ: 'Passages found again unchanged: ',
    },
  },
)

/** Only after a proof: the newest ones stay, this week’s among them. */
export const OLD = `const { keep } = $('settings').first().json
const rows = $input.first().json.result ?? []
const own = $('proof').first().json.name
return [...rows].sort((one, other) => String(other.creation_time ?? other.name) < String(one.creation_time ?? one.name) ? -1 : 1)
  .slice(keep).filter(({ name }) => name !== own).map(({ name }) => ({ json: { name } }))`
