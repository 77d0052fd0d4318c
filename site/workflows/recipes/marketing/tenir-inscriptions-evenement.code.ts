/** The code of its nodes. */

/** What becomes of somebody who signs up. Without the list, nobody is promised anything. */
export const SEAT = `const { seats, name } = $('settings').first().json
const email = String($('settings').first().json.email).trim().toLowerCase()
const rows = $input.all().map(({ json }) => json)
const key = $('mark').first().json.mark.slice(0, 24)
if (rows.some((one) => one.error !== undefined)) return [{ json: { state: 'silent', email, name, key } }]
const here = rows.filter((one) => one.email && one.status !== 'cancelled')
const known = here.find((one) => one.email.trim().toLowerCase() === email)
const taken = here.filter((one) => one.status === 'confirmed').length
const before = here.filter((one) => one.status === 'waiting').length
const state = known ? 'twice' : taken < seats && before === 0 ? 'seat' : 'waiting'
return [{ json: { state, email, name, key, status: known?.status ?? '', rank: before + 1, left: Math.max(0, seats - taken) } }]`

/** Whose place is given back, and who has waited longest. */
export const NEXT = `const asked = String($('settings').first().json.k ?? '')
const rows = $input.all().map(({ json }) => json).filter((one) => one.email)
const mine = rows.find((one) => asked !== '' && one.key === asked && one.status !== 'cancelled')
const first = rows.filter((one) => one.status === 'waiting').sort((one, other) => (one.signed_at < other.signed_at ? -1 : 1))[0]
const frees = mine?.status === 'confirmed' && first
return [{ json: { id: mine?.id ?? 0, next: frees ? first.id : 0, name: frees ? first.name : '', email: frees ? first.email : '', key: frees ? first.key : '' } }]`
