/** The agent only says which company is meant; what is said of it comes from the registers. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** A SIREN carries its own check: one digit read wrongly does not pass. */
export const SOUND = `const { siren, sure, reason } = $input.first().json.output
const digits = String(siren).replace(/\\D/g, '')
const sum = [...digits].reduce((total, digit, at) => {
  const twice = Number(digit) * (at % 2 === 1 ? 2 : 1)
  return total + (twice > 9 ? twice - 9 : twice)
}, 0)
return [{ json: { siren: digits, known: sure === true && digits.length === 9 && sum % 10 === 0, reason } }]`

const facts = inBoth(
  (words) => `const asked = $('form').first().json
const { siren } = $('sound').first().json
const { young } = $('settings').first().json
const register = $('verify').first().json
const one = (register.results ?? []).find((found) => found.siren === siren)
const official = $('notices').first().json
const ours = $('own').all().map(({ json }) => json)
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const nature = (notice) => {
  try { return JSON.parse(notice.jugement).nature ?? notice.typeavis_lib } catch { return notice.typeavis_lib }
}
const points = []
if (!one) points.push('${words.unread}' + (register.error?.message ?? register.error ?? siren))
else {
  if (one.etat_administratif !== 'A') points.push('${words.closed}' + (one.date_fermeture ? day(one.date_fermeture) : '?'))
  if (DateTime.fromISO(one.date_creation) > $now.minus({ months: young })) points.push('${words.young}' + day(one.date_creation))
  if (one.siege?.code_postal !== String(asked.postcode).trim()) points.push('${words.elsewhere}' + (one.siege?.adresse ?? '?'))
}
if (!Array.isArray(official.results)) points.push('${words.silent}' + (official.error?.message ?? official.error ?? '?'))
else for (const notice of official.results)
  points.push(day(notice.dateparution) + '${words.colon}' + nature(notice) + ', ' + notice.tribunal + ' ' + notice.url_complete)
if (ours[0]?.error) points.push('${words.odoo}' + (ours[0].error.message ?? ours[0].error))
const same = ours.filter((partner) => partner.name).map((partner) => partner.name)
if (same.length) points.push('${words.ours}' + same.join(', '))
return [{ json: {
  siren, name: one?.nom_complet ?? asked.company, zip: one?.siege?.code_postal ?? '', address: one?.siege?.adresse ?? '',
  exists: same.length > 0, points,
  text: asked.seller + '${words.asks}' + euros(Number(asked.wanted)) + '${words.for}' + asked.company + '${words.found}' + (one?.nom_complet ?? '?') + ', SIREN ' + siren + (one ? ', ' + one.siege?.adresse + '${words.since}' + day(one.date_creation) : '') +
    '\\n${words.reason}' + $('sound').first().json.reason +
    '\\n\\n' + (points.length ? '${words.points}\\n– ' + points.join('\\n– ') : '${words.none}') +
    '\\n\\nhttps://annuaire-entreprises.data.gouv.fr/entreprise/' + siren,
} }]`,
  {
    fr: {
      unread: 'annuaire des entreprises non lu : ',
      closed: 'entreprise cessée, le ',
      young: 'société jeune, créée le ',
      elsewhere: 'siège à une autre adresse : ',
      silent: 'Bodacc non lu, procédures inconnues : ',
      odoo: 'Odoo non lu, peut-être déjà client : ',
      ours: 'déjà dans Odoo : ',
      colon: ' : ',
      asks: ' demande un encours de ',
      for: ' pour « ',
      found: ' ».\\nTrouvé : ',
      since: ', créée le ',
      reason: 'Reconnue à : ',
      points: 'À REGARDER',
      none: 'Rien à signaler : active, aucune procédure collective publiée au Bodacc, siège au code postal indiqué.',
    },
    en: {
      unread: 'company register not read: ',
      closed: 'company closed, on ',
      young: 'young company, founded on ',
      elsewhere: 'registered at another address: ',
      silent: 'Bodacc not read, proceedings unknown: ',
      odoo: 'Odoo not read, may be a client already: ',
      ours: 'in Odoo already: ',
      colon: ': ',
      asks: ' asks for a credit of ',
      for: ' for “',
      found: '”.\\nFound: ',
      since: ', founded on ',
      reason: 'Recognised by: ',
      points: 'TO LOOK AT',
      none: 'Nothing to report: active, no insolvency proceedings published in the Bodacc, registered at the postcode given.',
    },
  },
)
export const FACTS = { fr: EUROS.fr + facts.fr, en: EUROS.en + facts.en }

const decision = inBoth(
  (words) => `const { name } = $('facts').first().json
const data = $('ask').first().json.data ?? {}
// ${words.late}
const now = $input.all().map(({ json }) => json)
const error = now[0]?.error
const answer = data['${words.field}']
const state = answer === '${words.yes}' ? 'granted' : answer === '${words.advance}' ? 'advance' : answer === '${words.no}' ? 'refused' : 'silent'
const given = data['${words.amount}'] ?? ''
const amount = Number(given === '' ? $('form').first().json.wanted : given)
const open = ['granted', 'advance'].includes(state)
const said = { granted: '${words.granted}' + euros(amount), advance: '${words.paid}', refused: '${words.refused}', silent: '${words.silent}' }[state]
return [{ json: { state, record: !open ? 'none' : error ? 'type' : now.some((one) => one.name) ? 'none' : 'create', ...(error && { error }), line: name + '${words.colon}' + said } }]`,
  {
    fr: {
      late: 'Lu après la réponse : en trois jours, une autre demande a pu créer la fiche.',
      field: 'Décision',
      amount: 'Encours accordé (€)',
      yes: 'Accord',
      advance: 'Paiement d’avance',
      no: 'Refus',
      granted: 'compte accordé, encours de ',
      paid: 'compte accordé, paiement d’avance',
      refused: 'compte refusé',
      silent: 'pas de décision en trois jours, redemandez',
      colon: ' : ',
    },
    en: {
      late: 'Read after the answer: in three days another request may have made the record.',
      field: 'Decision',
      amount: 'Credit granted (€)',
      yes: 'Agreed',
      advance: 'Payment in advance',
      no: 'Refused',
      granted: 'account granted, credit of ',
      paid: 'account granted, payment in advance',
      refused: 'account refused',
      silent: 'no decision within three days, please ask again',
      colon: ': ',
    },
  },
)
export const DECISION = { fr: EUROS.fr + decision.fr, en: EUROS.en + decision.en }
