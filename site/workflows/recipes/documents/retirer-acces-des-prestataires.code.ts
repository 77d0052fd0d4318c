/** Missions that are over, what their people can still open, and what was answered about it. */
import { inBoth } from '../../fragments/code.ts'

const ended = (words: {
  readonly broken: string
  readonly unknown: string
  readonly undated: string
}) =>
  String.raw`const settings = $('settings').first().json
const form = $('answer').isExecuted
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)?.error
if (failed) return [{ json: { step: form ? 'stop' : 'tell', text: '${words.broken}' + String(failed.message ?? failed) } }]
const mail = (text) => String(text ?? '').trim().toLowerCase()
const good = (text) => /^[^\s@']+@[^\s@']+$/.test(text)
const today = $now.toISODate()
const open = rows.map((one) => ({ contractor: mail(one.contractor), company: String(one.company ?? ''), manager: mail(one.manager), ends_on: String(one.ends_on ?? '').slice(0, 10), closed: String(one.closed_on ?? '') })).filter((one) => good(one.contractor) && !one.closed)
const dated = ({ ends_on }) => /^\d{4}-\d\d-\d\d$/.test(ends_on)
const undated = open.filter((one) => one.ends_on && !dated(one)).map((one) => ({ json: { step: 'tell', text: '${words.undated}' + one.contractor + ', ' + one.ends_on } }))
if (!form) return [...undated, ...open.filter((one) => dated(one) && one.ends_on < today).map((json) => ({ json: { ...json, manager: good(json.manager) ? json.manager : settings.admin } }))]
const asked = open.find(({ contractor }) => contractor === mail(settings.o))
return [{ json: asked ?? { step: 'stop', text: '${words.unknown}' } }]`

export const ENDED = inBoth(ended, {
  fr: {
    broken: 'Tableau des missions illisible : ',
    undated: 'Date de fin illisible : ',
    unknown: 'Rien à faire : mission inconnue, ou déjà close.',
  },
  en: {
    broken: 'Sheet of missions not readable: ',
    undated: 'End not readable: ',
    unknown: 'Nothing to do: mission unknown, or closed before.',
  },
})

const step = (words: { readonly wrong: string; readonly date: string }) =>
  String.raw`const settings = $('settings').first().json
if (!$('answer').isExecuted) return $input.all().map(({ json }) => ({ json: { ...json, step: 'look' } }))
return $input.all().map(({ json }) => {
  if (!settings.k || json.key !== settings.k) return { json: { step: 'stop', text: '${words.wrong}' } }
  if (settings.stays !== 'stays') return { json: { ...json, step: 'look' } }
  const until = String(settings.until ?? '').slice(0, 10)
  return { json: until > $now.toISODate() ? { ...json, step: 'extend', until } : { step: 'stop', text: '${words.date}' } }
})`

export const STEP = inBoth(step, {
  fr: {
    wrong: 'Ce lien ne vaut pas pour cette mission ; reprenez celui du dernier courriel.',
    date: 'Rien n’a changé : donnez une date de fin à venir.',
  },
  en: {
    wrong: 'This link does not hold for this mission; use that of the last email.',
    date: 'Nothing has changed: give an end to come.',
  },
})

const group = (words: { readonly broken: string; readonly folder: string }) =>
  String.raw`const form = $('answer').isExecuted
const files = $input.all().map(({ json }) => json)
const failed = files.find(({ error }) => error !== undefined)?.error
if (failed) return [{ json: { kind: form ? 'stop' : 'tell', text: '${words.broken}' + String(failed.message ?? failed) } }]
const folder = (one) => one.mimeType === 'application/vnd.google-apps.folder'
const seen = new Set()
const list = files.filter((one) => one.id && !seen.has(one.id) && seen.add(one.id)).sort((one, other) => Number(folder(other)) - Number(folder(one)))
const missions = $('step').all().map(({ json }) => json).filter(({ step }) => step === 'look')
const of = (contractor) => list.flatMap((one) => {
  const permission = (one.permissions ?? []).find((each) => String(each.emailAddress ?? '').toLowerCase() === contractor && each.role !== 'owner')
  return permission ? [{ id: one.id, name: one.name, permission: permission.id, line: '- ' + (folder(one) ? '${words.folder}' : '') + one.name + ' (' + permission.role + ') ' + (one.webViewLink ?? '') }] : []
})
if (form) {
  const own = of(missions[0].contractor)
  return own.length > 0 ? own.map((one) => ({ json: { ...one, kind: 'close' } })) : [{ json: { kind: 'clean' } }]
}
return missions.map((one) => ({ ...one, files: of(one.contractor) })).filter((one) => one.files.length > 0).map((one) => ({ json: { kind: 'ask', ...one, ended: DateTime.fromISO(one.ends_on).toFormat('dd/MM/yyyy'), count: one.files.length, text: one.files.map(({ line }) => line).join('\n') } }))`

export const GROUP = inBoth(group, {
  fr: { broken: 'Google Drive muet : ', folder: 'dossier ' },
  en: { broken: 'Google Drive silent: ', folder: 'folder ' },
})

/** 404: a folder closed first has taken its files along. */
const outcome = (words: { readonly closed: string; readonly refused: string }) =>
  String.raw`const files = $('group').all().map(({ json }) => json)
const answers = $input.all().map(({ json }) => json)
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const done = files.map((one, at) => ({ ...one, well: [200, 204, 404].includes(Number(answers[at]?.statusCode)) }))
const line = (title, list) => (list.length === 0 ? [] : [title + list.map(({ name }) => safe(name)).join(', ')])
const closed = done.filter(({ well }) => well)
const refused = done.filter(({ well }) => !well)
return [{ json: { closed: closed.length, refused: refused.length, text: [...line('${words.closed}', closed), ...line('${words.refused}', refused)].join('<br>') } }]`

export const OUTCOME = inBoth(outcome, {
  fr: { closed: 'Accès retirés : ', refused: 'Refusés par Google, à retirer vous-même : ' },
  en: { closed: 'Access withdrawn: ', refused: 'Refused by Google, to be withdrawn by you: ' },
})
