/** Who is sent comes from contracts and the list; a model only names the trade. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => String.raw`const { what, when } = $('settings').first().json
const lease = $('lease').first().json
const { trade, summary, missing, past } = $('sort').first().json.output
const [read, done] = [$('crafts').all(), $('recent').all()].map((rows) => rows.map(({ json }) => json))
const error = [...read, ...done].map((one) => one.error ?? one.message).find(Boolean)
const jobs = done.filter((one) => one.number)
const crafts = read.filter((one) => one.email)
// ${words.first}
const sms = $('alarm').isExecuted ? ($('alarm').first().json.error ? '${words.noSms}' : '${words.sms}') : ''
const named = ${JSON.stringify(words.trades)}
const told = (state, why, more = {}) => [{ json: { state, why, ...more } }]
if (error) return told('hand', '${words.down}' + (error.message ?? error))
const today = $now.setZone('Europe/Paris').startOf('day')
const age = (job) => today.diff(DateTime.fromISO(job.day, { zone: 'Europe/Paris' }), 'days').days
const twin = jobs.find((job) => job.trade === trade && ['proposed', 'ordered'].includes(job.state) && age(job) <= 14)
if (twin) return told('hand', '${words.twin}' + named[trade] + ', ' + twin.number + ' (' + twin.craftsman + ')')
if (trade === 'other') return told('hand', '${words.trade}')
if (crafts.length === 0) return told('hand', '${words.nobody}' + named[trade])
// ${words.back}
const before = jobs.find((job) => job.number === past && job.trade === trade && job.state === 'done' && age(job) <= 90)
const one = (before && crafts.find((each) => each.name === before.craftsman)) || crafts.find((each) => Number(each.contract)) || crafts[0]
const number = 'D-' + $now.toFormat('yyMMddHHmmss') + '-' + lease.lot
return told('propose', '', {
  number, trade, lot: lease.lot, craftsman: one.name, email: one.email,
  order: '${words.order}' + number + '\n' + lease.address + '\n${words.tenant}' + lease.tenant + ', ' + lease.phone + '\n${words.when}' + when + '\n\n' + what,
  asked: (sms ? sms + '\n' : '') + summary + '\n\n${words.to}' + one.name + (Number(one.contract) ? '${words.contract}' : '${words.list}') +
    (before ? '\n${words.before}' + before.number + ', ' + DateTime.fromISO(before.day).toFormat('dd/MM/yyyy') : '') +
    (missing ? '\n${words.missing}' + missing : '') + '\n${words.words}' + what,
})`,
  {
    fr: {
      first: 'Une alarme se lit en premier.',
      noSms: 'ALARME, et le SMS d’astreinte n’est pas parti : appelez.',
      sms: 'Alarme : l’astreinte a reçu un SMS.',
      down: 'Base muette : ',
      trades: {
        plumbing: 'plomberie',
        heating: 'chauffage',
        electricity: 'électricité',
        locks: 'serrurerie',
        shutters: 'volets',
      },
      twin: 'Un dossier récent est déjà ouvert : ',
      trade: 'Métier non reconnu',
      nobody: 'Aucun artisan connu pour : ',
      back: 'Une réparation de moins de 90 jours : le même artisan revient voir.',
      order: 'Demande d’intervention ',
      tenant: 'Locataire : ',
      when: 'Joignable : ',
      to: 'Artisan proposé : ',
      contract: ', sous contrat d’entretien',
      list: ', sur votre liste',
      before: 'Déjà réparé par lui : ',
      missing: 'À demander : ',
      words: 'Le locataire écrit : ',
    },
    en: {
      first: 'An alarm is read first.',
      noSms: 'ALARM, and the text to whoever is on call did not leave: please ring.',
      sms: 'Alarm: whoever is on call has had a text.',
      down: 'Database silent: ',
      trades: {
        plumbing: 'plumbing',
        heating: 'heating',
        electricity: 'electrics',
        locks: 'locks',
        shutters: 'shutters',
      },
      twin: 'A recent file is open already: ',
      trade: 'Trade not recognised',
      nobody: 'No craftsman known for: ',
      back: 'A repair less than 90 days old: the same craftsman comes back.',
      order: 'Request for a visit ',
      tenant: 'Tenant: ',
      when: 'Reachable: ',
      to: 'Craftsman proposed: ',
      contract: ', under a maintenance contract',
      list: ', on your list',
      before: 'Repaired by them before: ',
      missing: 'To be asked: ',
      words: 'The tenant writes: ',
    },
  },
)

/** Why somebody has to take it up: the last thing that happened says it. */
export const WHY = inBoth(
  (words) => String.raw`const { email, lease, what, when } = $('settings').first().json
const last = $input.first().json
const fault = last.error ? (last.error.message ?? last.error) : (last.message ?? '')
const sms = $('alarm').isExecuted ? ($('alarm').first().json.error ? '${words.noSms}' : '${words.sms}') : ''
const number = $('check').isExecuted ? $('check').first().json.number : ''
const why = $('tell').isExecuted ? '${words.untold}' + fault
  : $('mark').isExecuted ? '${words.unmarked}' + fault
  : $('order').isExecuted ? '${words.unsent}' + fault
  : $('ask').isExecuted ? (fault ? '${words.unasked}' + fault : last.data?.approved === false ? '${words.refused}' : '${words.silent}')
  : $('job').isExecuted ? '${words.unkept}' + fault
  : $('check').isExecuted ? last.why
  : $('lease').first().json.lot ? '${words.model}'
  : fault ? '${words.down}' + fault
  : '${words.unknown}'
return [{ json: {
  subject: '${words.subject}' + lease,
  text: (sms ? sms + '\n' : '') + why + (number ? '\n${words.file}' + number : '') + '\n\n' + email + '\n${words.when}' + when + '\n' + what,
} }]`,
  {
    fr: {
      noSms: 'ALARME, et le SMS d’astreinte n’est pas parti : appelez.',
      sms: 'Alarme : l’astreinte a reçu un SMS.',
      untold: 'Artisan prévenu, mais le locataire n’a pas de réponse : ',
      unmarked: 'Artisan prévenu, mais la base ne le sait pas : ',
      unsent: 'La demande n’est pas partie chez l’artisan : ',
      unasked: 'Vous n’avez pas pu être consulté : ',
      refused: 'Vous avez refusé la proposition.',
      silent: 'Sans réponse de votre part depuis un jour.',
      unkept: 'Le dossier ne s’écrit pas : ',
      model: 'Le modèle ne répond pas, le métier n’est pas nommé.',
      down: 'Panne : ',
      unknown: 'Bail et adresse ne vont pas ensemble.',
      subject: 'Panne à traiter vous-même, bail ',
      file: 'Dossier : ',
      when: 'Joignable : ',
    },
    en: {
      noSms: 'ALARM, and the text to whoever is on call did not leave: please ring.',
      sms: 'Alarm: whoever is on call has had a text.',
      untold: 'Craftsman told, but the tenant has no answer: ',
      unmarked: 'Craftsman told, but the database does not know: ',
      unsent: 'The request did not reach the craftsman: ',
      unasked: 'You could not be asked: ',
      refused: 'You turned the proposal down.',
      silent: 'No answer from you for a day.',
      unkept: 'The file cannot be written: ',
      model: 'The model does not answer, the trade is not named.',
      down: 'Fault: ',
      unknown: 'Lease and address do not go together.',
      subject: 'Breakdown for you to handle, lease ',
      file: 'File: ',
      when: 'Reachable: ',
    },
  },
)
