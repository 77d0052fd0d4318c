/** An object is somebody’s if they stayed there, lost it then, and name what the record alone shows. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** Answers of machines and the house’s own messages are no requests. */
export const LETTERS = String.raw`return $input.all().map(({ json }) => ({
  id: json.id, thread: json.threadId ?? '',
  email: String(json.from?.value?.[0]?.address ?? '').toLowerCase(),
  subject: String(json.subject ?? '').slice(0, 150),
  text: String(json.text ?? '').split(/\n\s*(?:>|Le [^\n]{5,90} a écrit|On [^\n]{5,90} wrote:)/)[0].trim().slice(0, 3000),
})).filter((one) => one.text && /^[^\s@']+@[^\s@']+$/.test(one.email) && !/^(no-?reply|mailer-daemon|postmaster)/.test(one.email))
  .map((json) => ({ json }))`

const judge = inBoth(
  (words) => String.raw`const { email, text } = $('settings').first().json
const asked = $input.first().json
const today = $now.setZone('Europe/Paris').toISODate()
const stays = $('stays').all().map(({ json }) => json.fields).filter(Boolean)
const things = $('things').all().map(({ json }) => json)
const error = things.find((one) => one.error)?.error
const told = (state, note, more = {}) => [{ json: { state, note: note + '\n' + email + ' : ' + text.slice(0, 300), ...more } }]
if (asked.error || error) return told('hand', '${words.down}')
const { object, said, mark } = asked.output
if (!object) return told('none', '${words.none}')
const thing = things.find((one) => one.id === object)
if (!thing) return told('hand', '${words.invented}')
const one = thing.fields
const name = one.number + ', ' + one.what
// ${words.stay}
const stay = stays.find((each) => each.room === one.room && one.found_on >= each.arrived && one.found_on <= DateTime.fromISO(each.left).plus({ days: 2 }).toISODate())
  ?? (one.room ? undefined : stays.find((each) => one.found_on >= each.arrived && one.found_on <= DateTime.fromISO(each.left).plus({ days: 2 }).toISODate()))
if (one.state === 'returned') return told('hand', '${words.gone}' + name)
if (one.claimed_by && one.claimed_by !== email) return told('hand', '${words.contested}' + name)
if (one.claimed_by === email) return told('hand', '${words.again}' + name)
if (!stay) return told('hand', '${words.elsewhere}' + name)
if (!stands(said, text) || !stands(mark, one.detail)) return told('hand', '${words.unproven}' + name)
return told('match', '${words.match}' + name + '\n${words.said}' + said + '\n${words.record}' + one.detail, { object, day: today })`,
  {
    fr: {
      down: 'Recherche impossible, à faire à la main.',
      none: 'Rien de semblable au registre : un brouillon le dit.',
      invented: 'L’agent cite un objet qui n’est pas au registre.',
      stay: 'La chambre où l’objet a été trouvé, pendant le séjour ou les deux jours qui suivent ; sans chambre, un séjour à cette date.',
      gone: 'Peut-être un objet déjà rendu : ',
      contested: 'Une autre personne le réclame déjà : ',
      again: 'Écrit de nouveau, le brouillon existe : ',
      elsewhere: 'Ressemble, mais ni la chambre ni les jours ne vont : ',
      unproven: 'Ressemble, mais aucun détail n’est nommé : ',
      match: 'Brouillon prêt, à vérifier puis envoyer : ',
      said: 'La personne dit : ',
      record: 'La fiche dit : ',
    },
    en: {
      down: 'Search impossible, to be done by hand.',
      none: 'Nothing like it in the register: a draft says so.',
      invented: 'The agent names an object that the register lacks.',
      stay: 'The room where it was found, during the stay or the two days after; without a room, a stay on that day.',
      gone: 'Perhaps an object returned already: ',
      contested: 'Somebody else claims it already: ',
      again: 'Writes again, the draft exists: ',
      elsewhere: 'Alike, but neither room nor days fit: ',
      unproven: 'Alike, but no detail is named: ',
      match: 'Draft ready, to be checked and sent: ',
      said: 'The person says: ',
      record: 'The record says: ',
    },
  },
)
export const JUDGE = { fr: STANDS.fr + judge.fr, en: STANDS.en + judge.en }
