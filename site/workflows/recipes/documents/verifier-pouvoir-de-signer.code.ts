/** Whether somebody may sign, by the table of powers, on the day they would sign. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly stopped: string
  readonly table: string
  readonly entity: string
  readonly odd: string
  readonly alone: string
  readonly aloneText: string
  readonly joint: string
  readonly jointText: string
  readonly no: string
  readonly none: string
  readonly early: string
  readonly late: string
  readonly limit: string
  readonly others: string
  readonly nobody: string
}

/** A row whose figures or dates cannot be read gives no power, and is named. */
const judge = (words: Words) =>
  String.raw`const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const stop = (text) => [{ json: { state: 'stop', title: '${words.stopped}', text: safe(text) } }]
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/\s+/g, ' ').trim()
const { entity, kind, amount, signer, day } = $('settings').first().json
const rows = $('powers').all().map(({ json }) => json)
if (rows[0].error !== undefined) return stop('${words.table}' + (rows[0].error.message ?? rows[0].message ?? rows[0].error))
// « 20.000 » may be twenty or twenty thousand: such a row is named rather than guessed.
const read = (value) => {
  const text = String(value ?? '').replace(/[\s€]/g, '')
  return text === '' ? null : /^\d{1,3}([.,]\d{3})+$/.test(text) ? NaN : Number(text.replace(',', '.'))
}
const powers = rows.filter(({ email }) => email).map((row) => ({
  email: plain(row.email), entity: plain(row.entity), kinds: plain(row.kinds).split(',').map((one) => one.trim()),
  limit: read(row.limit), joint: read(row.joint_above), from: String(row.from ?? '').trim(), until: String(row.until ?? '').trim(),
}))
const date = /^\d{4}-\d{2}-\d{2}$/
const odd = powers.filter(({ limit, joint, from, until }) => Number.isNaN(limit) || Number.isNaN(joint) || !date.test(from) || (until && !date.test(until)))
if (odd.length) return stop('${words.odd}' + odd.map(({ email }) => email).join(', '))
const entities = [...new Set(rows.filter(({ email }) => email).map((row) => String(row.entity).trim()))]
if (!entities.some((one) => plain(one) === plain(entity))) return stop('${words.entity}' + entities.join(', '))
if (!(amount >= 0) || !date.test(day)) return stop('${words.odd}' + signer)
const fits = powers.filter((one) => one.entity === plain(entity) && (one.kinds.includes('*') || one.kinds.includes(plain(kind))))
const valid = fits.filter(({ from, until }) => from <= day && (!until || day <= until))
const enough = valid.filter(({ limit }) => limit === null || amount <= limit)
const alone = enough.filter(({ joint }) => joint === null || amount <= joint)
const names = (list) => [...new Set(list.map(({ email }) => email))]
const answer = (state, title, text) => [{ json: { state, title, text: safe(text) } }]
const who = plain(signer)
if (names(alone).includes(who)) return answer('alone', '${words.alone}', who + '${words.aloneText}' + euros(amount))
const others = names(enough).filter((one) => one !== who)
if (names(enough).includes(who)) return others.length ? answer('joint', '${words.joint}', who + '${words.jointText}' + others.join(', ')) : answer('nobody', '${words.nobody}', who + '${words.jointText}' + '0')
const mine = fits.filter(({ email }) => email === who)
const why = !mine.length ? '${words.none}' : mine.every(({ from }) => from > day) ? '${words.early}' : !mine.some(({ from, until }) => from <= day && (!until || day <= until)) ? '${words.late}' : '${words.limit}'
const able = names(alone)
return able.length ? answer('no', '${words.no}', why + '${words.others}' + able.join(', ')) : others.length > 1 ? answer('no', '${words.no}', why + '${words.others}' + others.join(' + ')) : answer('nobody', '${words.nobody}', why)`

const said = inBoth(judge, {
  fr: {
    stopped: 'Non vérifié',
    table: 'Le tableau des pouvoirs ne se lit pas : ',
    entity: 'Société absente du tableau, qui connaît : ',
    odd: 'Montant ou date illisible, à corriger : ',
    alone: 'Peut signer seul',
    aloneText: ' peut engager ',
    joint: 'Deux signatures',
    jointText: ' doit signer avec l’une de ces personnes : ',
    no: 'Ne peut pas signer',
    none: 'Aucun pouvoir de cette nature pour cette société. ',
    early: 'Le pouvoir commence après ce jour. ',
    late: 'Le pouvoir n’est plus valable ce jour-là. ',
    limit: 'Le montant dépasse son plafond. ',
    others: 'Peuvent signer : ',
    nobody: 'Personne ne peut signer',
  },
  en: {
    stopped: 'Not checked',
    table: 'The table of powers cannot be read: ',
    entity: 'Company not in the table, which knows: ',
    odd: 'Amount or date unreadable, to be corrected: ',
    alone: 'May sign alone',
    aloneText: ' may commit ',
    joint: 'Two signatures',
    jointText: ' has to sign with one of these people: ',
    no: 'May not sign',
    none: 'No power of that kind for this company. ',
    early: 'The power begins after that day. ',
    late: 'The power is no longer valid on that day. ',
    limit: 'The amount is above their limit. ',
    others: 'May sign: ',
    nobody: 'Nobody may sign',
  },
})
export const JUDGE = { fr: EUROS.fr + said.fr, en: EUROS.en + said.en }
