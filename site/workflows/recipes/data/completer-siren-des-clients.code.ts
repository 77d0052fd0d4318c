/** Clients without a SIREN, and which company of the public directory each may be. */
import { inBoth } from '../../fragments/code.ts'

export const PICK = inBoth(
  (words) => String.raw`const { batch, rest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const told = (text) => [{ json: { state: 'told', text } }]
const silent = rows.find((row) => row.error !== undefined)
if (silent) return told('${words.silent}' + (silent.error?.message ?? silent.error))
const clients = rows.filter((row) => row.name)
if (clients.length === 0) return told('${words.empty}')
const since = $now.minus({ days: rest }).toISODate()
const french = (country) => ['', 'FR', 'FRANCE'].includes(String(country ?? '').trim().toUpperCase())
const open = clients.filter((row) => !String(row.siren ?? '').trim() && row.kind !== 'private' && french(row.country))
const due = open.filter((row) => String(row.checked_on ?? '') < since)
const ready = due.filter((row) => /^\d{5}$/.test(String(row.postcode ?? '').trim()))
const blind = due.length - ready.length
// Said on Mondays: every night would be noise.
if (ready.length === 0) return $now.weekday !== 1 ? [] : told('${words.none}' + open.length + (blind ? '${words.postcode}' + blind : '') + '.')
return ready.slice(0, batch).map((row) => ({ json: { state: 'ask', id: row.id, name: String(row.name).trim(), postcode: String(row.postcode).trim(), left: ready.length - Math.min(batch, ready.length), blind } }))`,
  {
    fr: {
      silent: 'Grist ne répond pas, aucun SIREN cherché : ',
      empty: 'La table Clients est vide : aucun SIREN cherché.',
      none: 'Rien de nouveau à chercher. Clients encore sans SIREN : ',
      postcode: ', dont sans code postal : ',
    },
    en: {
      silent: 'Grist does not answer, no SIREN looked up: ',
      empty: 'The table Clients is empty: no SIREN looked up.',
      none: 'Nothing new to look up. Clients still without a SIREN: ',
      postcode: ', without a postcode: ',
    },
  },
)

export const JUDGE = inBoth(
  (words) => String.raw`const asked = $('state').all().map(({ json }) => json)
// Legal forms are written or not; they tell no company from another.
const plain = (name) => ' ' + String(name ?? '').replace(/\(.*?\)/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/&/g, ' ET ').replace(/[^A-Z0-9]+/g, ' ') + ' '
const bare = (name) => plain(name).replace(/ (SARL|SASU|SAS|EURL|SA|SCI|SNC|ETS|ETABLISSEMENTS|STE|SOCIETE)(?= )/g, ' ').replace(/\s+/g, ' ').trim()
return $input.all().map(({ json }, at) => {
  const client = asked[at]
  // A name of two letters is turned down: a question that has no answer, rather than a silent directory.
  const refused = /\b400\b|bad request/i.test([json.error?.status, json.error?.httpCode, String(json.error?.message ?? json.error ?? '').slice(0, 60)].join(' '))
  if (refused) return { json: { ...client, verdict: 'none', siren: '', choices: '${words.none}' } }
  if (!Array.isArray(json.results)) return { json: { ...client, verdict: 'unasked', siren: '', choices: '' } }
  const active = json.results.filter((one) => one.etat_administratif === 'A')
  // A shop that has closed is no longer a place.
  const place = (one) => one.siege?.code_postal === client.postcode || (one.matching_etablissements ?? []).some((shop) => shop.code_postal === client.postcode && shop.etat_administratif !== 'F')
  const same = active.filter((one) => place(one) && [one.nom_complet, one.nom_raison_sociale, one.sigle].some((name) => name && bare(name) === bare(client.name)))
  const shown = (one) => one.siren + ' ' + one.nom_complet + (one.siege?.libelle_commune ? ', ' + one.siege.libelle_commune : '')
  const choices = (same.length > 1 ? same : active).slice(0, 3).map(shown).join(' ; ')
  const verdict = same.length === 1 ? 'found' : active.length ? 'doubt' : 'none'
  return { json: { ...client, verdict, siren: verdict === 'found' ? same[0].siren : '', choices: verdict === 'found' ? shown(same[0]) : choices || '${words.none}' } }
})`,
  { fr: { none: 'introuvable' }, en: { none: 'not found' } },
)

export const REPORT = inBoth(
  (
    words,
  ) => String.raw`const all = $('judge').all().map(({ json }) => json), written = $input.all().map(({ json }) => json)
const of = (verdict) => all.filter((one) => one.verdict === verdict)
const lost = written.filter((one) => one.error !== undefined).length
const lines = [...of('doubt'), ...of('none')].map((one) => '- ' + one.name + ' (' + one.postcode + ')${words.colon}' + one.choices)
return [{ json: { text: '${words.found}' + of('found').length + '${words.choose}' + of('doubt').length + '${words.none}' + of('none').length
  + (of('unasked').length ? '${words.unasked}' + of('unasked').length : '') + (lost ? '${words.lost}' + lost : '')
  + (all[0].left ? '${words.left}' + all[0].left : '') + (all[0].blind ? '${words.blind}' + all[0].blind : '') + '.'
  + (lines.length ? '\n\n' + lines.join('\n') : '') } }]`,
  {
    fr: {
      colon: ' : ',
      found: 'Proposés : ',
      choose: ', à choisir : ',
      none: ', introuvables : ',
      unasked: ', annuaire sans réponse : ',
      lost: ', non écrits dans Grist : ',
      left: ', reste à chercher : ',
      blind: ', sans code postal : ',
    },
    en: {
      colon: ': ',
      found: 'Proposed: ',
      choose: ', to choose: ',
      none: ', not found: ',
      unasked: ', directory silent: ',
      lost: ', not written into Grist: ',
      left: ', left to look up: ',
      blind: ', without a postcode: ',
    },
  },
)
