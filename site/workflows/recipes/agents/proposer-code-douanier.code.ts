/** A code is proposed if this year’s nomenclature has it and the article’s own words speak for it. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** What still has neither code nor proposal; and how the firm has classed the same family so far. */
export const UNCLASSED = String.raw`const { most } = $('settings').first().json
const rows = $input.all().map(({ json }) => json).filter((one) => String(one.ref ?? '').trim())
const digits = (code) => String(code ?? '').replace(/\D/g, '')
const ref = (one) => String(one.ref).trim()
const handled = new Set(rows.filter((one) => String(one.code ?? '').trim() || String(one.proposal ?? '').trim()).map(ref))
const todo = rows.filter((one, at) => !handled.has(ref(one)) && rows.findIndex((other) => ref(other) === ref(one)) === at)
return todo.slice(0, most).map((one) => {
  const family = String(one.family ?? '').trim().toLowerCase()
  const used = rows.filter((other) => family && String(other.family ?? '').trim().toLowerCase() === family && digits(other.code).length === 8)
  return { json: {
    ref: ref(one),
    about: [one.name, one.matter, one.use].map((part) => String(part ?? '').trim()).filter(Boolean).join('\n').slice(0, 1500),
    used: [...new Set(used.map((other) => digits(other.code)))],
    left: todo.length - Math.min(todo.length, most),
  } }
})`

const check = inBoth(
  (words) => String.raw`const one = $('one').first().json
const found = $input.all().map(({ json }) => json)
const asked = $('class').first().json
const error = asked.error ?? found.map((row) => row.error).find(Boolean)
if (error) return [{ json: { ref: one.ref, state: 'down', line: one.ref + '${words.down}' + (error.message ?? error) } }]
const { code, rival, facts } = asked.output
const digits = (text) => String(text ?? '').replace(/\D/g, '')
const shown = (text) => digits(text).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1 $2 $3')
const row = found.find((each) => digits(each.code) === digits(code))
const proof = facts.filter((fact) => stands(fact, one.about))
const fault = !digits(code) ? '${words.none}'
  : !row ? '${words.unknown}' + shown(code)
  : proof.length === 0 ? '${words.unproven}' + shown(code)
  : ''
const notes = []
if (!fault && one.used.length && !one.used.includes(digits(code))) notes.push('${words.family}' + one.used.map(shown).join(', '))
if (!fault && rival && digits(rival) !== digits(code)) notes.push('${words.rival}' + shown(rival))
const proposal = fault ? '${words.look}' : shown(code)
const why = [fault || row.label, proof.length ? '${words.says}' + proof.join(' ; ') : '', ...notes].filter(Boolean).join('. ')
return [{ json: { ref: one.ref, state: fault ? 'look' : notes.length ? 'doubt' : 'fine', proposal, why, line: one.ref + '${words.colon}' + proposal + '\n  ' + why } }]`,
  {
    fr: {
      down: ' : non traité, une panne, repris demain. ',
      none: 'aucun code trouvé',
      unknown: 'absent de la nomenclature de l’année : ',
      unproven: 'aucun mot de la fiche ne soutient ',
      family: 'Votre famille est classée ailleurs : ',
      rival: 'Autre code possible : ',
      look: 'à examiner',
      says: 'La fiche dit : ',
      colon: ' : ',
    },
    en: {
      down: ': not done, a fault, taken up tomorrow. ',
      none: 'no code found',
      unknown: 'not in this year’s nomenclature: ',
      unproven: 'no word of the record speaks for ',
      family: 'Your family is classed elsewhere: ',
      rival: 'Other possible code: ',
      look: 'to be looked at',
      says: 'The record says: ',
      colon: ': ',
    },
  },
)
export const CHECK = { fr: STANDS.fr + check.fr, en: STANDS.en + check.en }

/** A proposal that the sheet did not take is not one. */
export const KEPT = inBoth(
  (words) => String.raw`const one = $('check').first().json
const error = $input.first().json.error
return [{ json: error ? { ...one, state: 'down', line: one.ref + '${words.unsaved}' + (error.message ?? error) } : one }]`,
  {
    fr: { unsaved: ' : proposition non écrite, reprise demain. ' },
    en: { unsaved: ': proposal not written, taken up tomorrow. ' },
  },
)

export const LETTER = inBoth(
  (words) => String.raw`const { sheet } = $('settings').first().json
const left = $('todo').first().json.left
const all = $input.all().map(({ json }) => json)
const part = (title, lines) => (lines.length ? [title + '\n' + lines.join('\n')] : [])
return [{ json: {
  subject: '${words.subject}' + all.filter((one) => one.state !== 'down').length,
  text: [
    ...part('${words.look}', all.filter(({ state }) => state === 'look').map(({ line }) => line)),
    ...part('${words.doubt}', all.filter(({ state }) => state === 'doubt').map(({ line }) => line)),
    ...part('${words.fine}', all.filter(({ state }) => state === 'fine').map(({ line }) => line)),
    ...part('${words.down}', all.filter(({ state }) => state === 'down').map(({ line }) => line)),
    ...(left > 0 ? ['${words.left}' + left] : []),
    '${words.sheet}' + sheet,
  ].join('\n\n'),
} }]`,
  {
    fr: {
      subject: 'Codes douaniers à décider : ',
      look: 'À EXAMINER',
      doubt: 'À COMPARER',
      fine: 'À RELIRE',
      down: 'NON TRAITÉS',
      left: 'Articles encore en attente, repris demain : ',
      sheet: 'Décidez dans la colonne code : ',
    },
    en: {
      subject: 'Customs codes to decide: ',
      look: 'TO BE LOOKED AT',
      doubt: 'TO BE COMPARED',
      fine: 'TO BE READ',
      down: 'NOT DONE',
      left: 'Articles still waiting, taken up tomorrow: ',
      sheet: 'Decide in the column code: ',
    },
  },
)
