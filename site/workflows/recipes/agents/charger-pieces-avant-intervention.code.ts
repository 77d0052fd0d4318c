/** Which parts fit and how many are left for the third van: that is a count, not an opinion. */
import { inBoth } from '../../fragments/code.ts'

/** MySQL out of reach answers a message and no visit. */
export const KEEP = String.raw`const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error || (one.message && one.id === undefined))
if (failed) return [{ json: { down: true, cause: String(failed.message ?? failed.error) } }]
return rows.filter((one) => one.id !== undefined).map((one) => ({ json: { ...one, down: false } }))`

export const CHECK = inBoth(
  (words) => String.raw`const visit = $('visit').first().json
const asked = $('load').first().json
const rows = $input.all().map(({ json }) => json)
const blind = rows.some((one) => one.error || (one.message && one.ref === undefined))
const odd = !visit.model ? '${words.unknown}' : asked.error ? '${words.model}' : blind ? '${words.blind}' : ''
const known = new Map(rows.filter((one) => one.ref).map((one) => [String(one.ref), one]))
const seen = new Set(), parts = [], unfit = []
for (const { ref, quantity, why } of odd ? [] : asked.output?.parts ?? []) {
  const one = known.get(String(ref))
  if (!one || seen.has(one.ref)) continue
  seen.add(one.ref)
  const fits = String(one.models ?? '').split(',').map((each) => each.trim()).includes(visit.model)
  if (!fits) { unfit.push(one.ref); continue }
  parts.push({ ref: one.ref, name: one.name, bin: one.bin ?? '', stock: Number(one.stock) || 0, quantity: Math.min(Math.max(1, Math.round(quantity) || 1), 10), why: String(why ?? '').replace(/\s+/g, ' ').trim().slice(0, 120) })
}
return [{ json: { ...visit, parts: parts.slice(0, 8), unfit, odd } }]`,
  {
    fr: {
      unknown: 'machine absente de la table machines',
      model: 'le modèle n’a pas répondu',
      blind: 'le stock ne se lit pas',
    },
    en: {
      unknown: 'machine missing from the table machines',
      model: 'the model did not answer',
      blind: 'stock cannot be read',
    },
  },
)

export const SHEETS = inBoth(
  (words) => String.raw`const visits = $input.all().map(({ json }) => json)
// ${words.safe}
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').trim()
// ${words.shared}
const left = new Map()
const vans = new Map()
for (const visit of visits) {
  const lines = visit.parts.map((part) => {
    const before = left.get(part.ref) ?? part.stock
    const got = Math.min(part.quantity, Math.max(0, before))
    left.set(part.ref, before - got)
    return { short: part.quantity - got, text: '– ' + part.quantity + ' × ' + part.ref + ' ' + part.name + (part.bin ? ', ' + part.bin : '') + (got < part.quantity ? '${words.short}' + (part.quantity - got) : '') + '. ' + safe(part.why) }
  })
  const van = vans.get(visit.technician) ?? { technician: visit.technician, day: visit.day, visits: [], short: 0, blocks: [] }
  if (!visit.odd) van.visits.push(visit.id)
  van.short += lines.reduce((sum, one) => sum + one.short, 0)
  van.blocks.push('*' + visit.machine + '*, ' + safe(visit.what) + '\n' + (visit.odd ? '${words.odd}' + visit.odd + '.' : lines.map(({ text }) => text).join('\n') || '${words.nothing}') + (visit.unfit.length ? '\n${words.unfit}' + visit.unfit.join(', ') : ''))
  vans.set(visit.technician, van)
}
return [...vans.values()].map(({ blocks, ...van }) => ({ json: { ...van, visits: van.visits.join(','), text: '${words.van}' + van.technician + ', ' + DateTime.fromISO(van.day).toFormat('dd/MM') + (van.short ? '${words.lack}' + van.short : '') + '\n' + blocks.join('\n') } }))`,
  {
    fr: {
      safe: 'Un client écrit ce qu’il veut : Slack n’en fait ni mention ni lien.',
      shared:
        'La même pièce ne se charge pas deux fois : la première intervention de la liste la prend.',
      short: ', MANQUE ',
      odd: 'À préparer vous-même : ',
      nothing: 'Aucune pièce proposée.',
      unfit: 'Écartées, non prévues pour ce modèle : ',
      van: 'Camion de ',
      lack: ', pièces qui manquent : ',
    },
    en: {
      safe: 'A client writes anything: Slack makes neither mention nor link of it.',
      shared: 'A part is not loaded twice: the first visit on the list takes it.',
      short: ', LACKING ',
      odd: 'For you to prepare: ',
      nothing: 'No part proposed.',
      unfit: 'Ruled out, not meant for this model: ',
      van: 'Van of ',
      lack: ', parts lacking: ',
    },
  },
)

export const SENT = String.raw`const vans = $('sheets').all().map(({ json }) => json)
const rows = $input.all().map(({ json }) => json)
const gone = vans.filter((_, at) => rows[at] && !rows[at].error), lost = vans.filter((_, at) => !rows[at] || rows[at].error)
return [{ json: { marked: gone.map(({ visits }) => visits).filter(Boolean).join(','), lost: lost.map(({ text }) => text).join('\n\n') } }]`
