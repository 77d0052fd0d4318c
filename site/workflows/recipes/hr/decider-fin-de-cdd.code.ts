/** Which fixed-term contracts end soon, and what each decision would mean. */
export const soon = (words: { readonly end: string; readonly extra: string }): string =>
  `const { ahead, most, months } = $('settings').first().json
const read = $input.all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
if (failed) return [{ json: { state: 'broken', reason: String(failed.error.message ?? failed.error) } }]
const today = $now.startOf('day')
const rows = read.filter(({ id, closed }) => id && !closed)
const known = rows.map((one) => {
  const start = DateTime.fromISO(String(one.start ?? ''))
  const end = DateTime.fromISO(String(one.end ?? ''))
  const dated = start.isValid && end.isValid && end >= start
  const left = dated ? Math.round(end.diff(today, 'days').days) : 0
  const length = dated ? Math.round(end.diff(start, 'days').days) + 1 : 0
  // Without a branch agreement: a third of the whole contract from fourteen days on, else a half.
  const pause = one.reason === '${words.extra}' ? Math.ceil(length / (length >= 14 ? 3 : 2)) : 0
  const renewals = Number(one.renewals ?? 0)
  // The longest a contract may last, renewals included.
  const limit = dated ? start.plus({ months }).minus({ days: 1 }).toISODate() : ''
  const waiting = !one.decision
  const state = !dated ? 'undated' : left < 0 ? 'past' : left <= ahead && (waiting || one.decision !== '${words.end}') ? (waiting ? 'ask' : 'paper') : 'later'
  return { id: one.id, name: one.name, manager: one.manager ?? '', decision: one.decision ?? '', end: one.end ?? '', left, pause, renewals, limit, may: renewals < most && one.end < limit, state }
})
return known.filter(({ state }) => state !== 'later').map((json) => ({ json }))`

/** What somebody has decided, held against the contract as it is now. */
export const decide = (words: { readonly renew: string }): string =>
  `const { most, months, key, decision, until } = $('settings').first().json
const read = $input.all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
const one = read.find((row) => key && row.id === key && !row.closed)
const today = $now.toISODate()
const limit = DateTime.fromISO(String(one?.start ?? '')).plus({ months }).minus({ days: 1 }).toISODate()
const why = failed ? 'silent' : !one ? 'unknown' : one.end < today ? 'past' : decision === '${words.renew}' && Number(one.renewals ?? 0) >= most ? 'most' : decision === '${words.renew}' && !(String(until) > one.end) ? 'until' : decision === '${words.renew}' && !(until <= limit) ? 'long' : ''
return [{ json: { ok: why === '', why, id: one?.id ?? '', name: one?.name ?? '', end: one?.end ?? '', decision, until: decision === '${words.renew}' ? until : '' } }]`
