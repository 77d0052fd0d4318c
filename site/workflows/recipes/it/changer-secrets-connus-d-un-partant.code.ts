/** Which shared passwords somebody who leaves has known, and which are still the same. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly silent: string
  readonly form: string
  readonly none: string
  readonly asked: string
  readonly failed: string
  readonly by: string
  readonly title: string
  readonly sorry: string
}

/** From the form it asks; in the morning it closes what was changed and recalls the rest. */
const judge = (words: Words) =>
  String.raw`const { leaver, last, admin } = $('settings').first().json
const asked = $('settings').first().json.asked
const said = (json) => json.error?.message ?? json.message ?? json.error
const secrets = $('register').all().map(({ json }) => json)
const open = $('open').all().map(({ json }) => json)
const stop = (text) => [{ json: asked ? { state: 'page', title: '${words.sorry}', text: String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;') } : { state: 'blind', text } }]
for (const [one] of [secrets, open]) if (one.error !== undefined) return stop('${words.silent}' + said(one))
if (!secrets.some(({ id }) => id)) return stop('${words.silent}' + (said(secrets[0]) ?? '0'))
const today = $now.setZone('Europe/Paris').toISODate()
const mails = (text) => String(text ?? '').toLowerCase().split(/[\s,;]+/).filter(Boolean)
const byOwner = (state, list) => [...new Set(list.map(({ owner }) => owner))].map((owner) => {
  const mine = list.filter((one) => one.owner === owner)
  return { json: { state, owner, rows: mine, text: mine.map(({ name, due }) => '- ' + name + '${words.by}' + due).join('\n') } }
})
const owned = (secret) => mails(secret.owner)[0] ?? admin
if (asked) {
  const due = DateTime.fromISO(last)
  if (!due.isValid || !/^[^\s@]+@[^\s@]+$/.test(leaver)) return stop('${words.form}')
  const day = due.toISODate()
  const held = secrets.filter((one) => one.id && mails(one.holders).includes(leaver) && String(one.changed_on ?? '') < day)
  const fresh = held.filter(({ id }) => !open.some(({ key }) => key === id + '|' + leaver + '|' + day))
  if (!fresh.length) return stop('${words.none}' + held.length)
  const list = fresh.map((one) => ({ key: one.id + '|' + leaver + '|' + day, record: one.id, name: String(one.name ?? one.id), owner: owned(one) === leaver ? admin : owned(one), due: day }))
  return byOwner('ask', list)
}
const all = open.filter(({ key }) => key).map((one) => ({ ...one, now: secrets.find(({ id }) => id === one.record) }))
const done = all.filter(({ due, now }) => !now || String(now.changed_on ?? '') >= due).map(({ key }) => ({ json: { state: 'close', key } }))
// Whoever owns the secret today: the owner asked first may have left since.
const late = all.filter(({ due, now }) => now && String(now.changed_on ?? '') < due && due < today).map(({ key, record, name, due, now }) => ({ key, record, name, due, owner: owned(now) === String(key).split('|')[1] ? admin : owned(now) }))
return [...done, ...byOwner('recall', late)]`

/** What was written to, and what was refused. */
const outcome = (words: Words) =>
  String.raw`const sent = $input.all().map(({ json }, at) => ({ ...$('way').itemMatching(at).json, failed: json.error !== undefined }))
const good = sent.filter(({ failed }) => !failed), bad = sent.filter(({ failed }) => failed)
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
return [{ json: { asked: good.flatMap(({ rows }) => rows), title: '${words.title}', text: [
  ...good.flatMap(({ owner, rows }) => rows.map(({ name }) => safe(name) + '${words.asked}' + safe(owner))),
  ...bad.map(({ owner }) => '${words.failed}' + safe(owner)),
].join('<br>') } }]`

const WORDS = {
  fr: {
    silent: 'Registre des secrets ou suivi illisible : ',
    form: 'Adresse ou dernier jour illisible : rien n’est demandé.',
    none: 'Aucune nouvelle demande. Secrets connus de cette personne, déjà demandés : ',
    asked: ' : changement demandé à ',
    failed: 'COURRIEL REFUSÉ, renvoyez le formulaire : ',
    by: ', à changer le ',
    title: 'Changements demandés',
    sorry: 'Rien de demandé',
  },
  en: {
    silent: 'Register of secrets or follow-up unreadable: ',
    form: 'Address or last day unreadable: nothing is asked.',
    none: 'No new request. Secrets known to this person, asked for already: ',
    asked: ': change asked of ',
    failed: 'EMAIL REFUSED, send the form again: ',
    by: ', to be changed on ',
    title: 'Changes asked for',
    sorry: 'Nothing asked',
  },
}
export const JUDGE = inBoth(judge, WORDS)
export const OUTCOME = inBoth(outcome, WORDS)
