/** Whether a request for hot work can be put to the manager at all. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly date: string
  readonly past: string
  readonly far: string
  readonly long: string
  readonly guard: string
  readonly measures: string
}

/** Hours are those of the site, in Paris time; the permit ends with the work, and on the same day. */
const check = (words: Words) =>
  String.raw`const one = $('settings').first().json
const at = (hour) => DateTime.fromISO(one.day + 'T' + hour, { zone: 'Europe/Paris' })
const now = $now.setZone('Europe/Paris')
const from = at(one.starts), to = at(one.ends)
const mail = /^[^\s@]+@[^\s@]+$/
const faults = []
if (!from.isValid || !to.isValid || to <= from) faults.push('${words.date}')
else {
  if (to <= now) faults.push('${words.past}')
  if (from > now.plus({ days: one.ahead })) faults.push('${words.far}' + one.ahead)
  if (to.diff(from, 'hours').hours > one.longest) faults.push('${words.long}' + one.longest)
}
if (!mail.test(one.applicant) || !mail.test(one.guard) || one.guard === one.applicant) faults.push('${words.guard}')
if (!one.ready) faults.push('${words.measures}')
const number = 'F-' + now.toFormat('yyyyMMdd-HHmmss')
return [{ json: { ...one, number, from_at: from.isValid ? from.toISO() : '', to_at: to.isValid ? to.toISO() : '', hours: from.toFormat('dd/MM/yyyy HH:mm') + ' – ' + to.toFormat('HH:mm'), faults, sound: faults.length === 0, text: faults.map((fault) => '- ' + fault).join('\n') } }]`

export const CHECK = inBoth(check, {
  fr: {
    date: 'Jour ou heures illisibles (HH:MM), ou fin avant le début.',
    past: 'La fin des travaux est déjà passée.',
    far: 'Demande trop tôt ; jours d’avance au plus : ',
    long: 'Travaux trop longs pour un seul permis ; heures au plus : ',
    guard: 'Il faut deux adresses différentes : le demandeur et le surveillant.',
    measures: 'Extincteur et dégagement des matières doivent être confirmés.',
  },
  en: {
    date: 'Day or hours unreadable (HH:MM), or the end before the beginning.',
    past: 'The end of the work has gone by already.',
    far: 'Asked too early; days ahead at most: ',
    long: 'Too long for one permit; hours at most: ',
    guard: 'Two different addresses are needed: who asks and who watches.',
    measures: 'Extinguisher and clearing of materials have to be confirmed.',
  },
})
