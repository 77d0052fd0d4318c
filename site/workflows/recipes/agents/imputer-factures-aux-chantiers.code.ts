/** An order number of that supplier, printed on the invoice, settles the job; anything else is a proposal. */
import { EUROS, inBoth, STANDS } from '../../fragments/code.ts'

const check = inBoth(
  (words) => String.raw`const one = $('one').first().json
const asked = $('place').first().json
const row = $input.first().json
const error = asked.error ? '${words.model}' : row.error || row.message ? '${words.base}' : ''
const head = one.supplier + ' ' + one.number + ', ' + euros(Number(one.net)) + '${words.net}'
if (error) return [{ json: { id: one.id, state: 'down', line: head + error } }]
const { order, quote, several } = asked.output
const bare = (text) => String(text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
const number = bare(row.order_number)
// ${words.printed}
const printed = number.length >= 4 && bare(order) === number && one.text.split(/\s+/).some((word, at, all) => [bare(word), bare(word + (all[at + 1] ?? ''))].includes(number))
const open = Boolean(row.code) && row.opened_on <= one.day && (!row.closed_on || one.day <= DateTime.fromISO(row.closed_on).plus({ days: 90 }).toISODate())
const sure = printed && open && !several
const proposal = !sure && row.code && !several && stands(quote, one.text) ? row.code : ''
const why = sure ? '${words.order}' + row.order_number
  : several ? '${words.several}'
  : row.code && !open ? '${words.closed}' + row.code
  : proposal ? '${words.quote}' + quote + '${words.end}'
  : '${words.none}'
const shown = sure || proposal ? row.code + ' ' + row.name : ''
return [{ json: {
  id: one.id, state: sure ? 'sure' : 'ask', job: sure ? row.code : '', proposal: sure || open ? proposal : '', why,
  line: head + (shown && open ? shown + ' (' + why + ')' : why),
} }]`,
  {
    fr: {
      model: 'modèle en panne, repris demain',
      base: 'base muette, repris demain',
      net: ' HT : ',
      printed: 'Le numéro entier, en un mot ou deux, et non un bout d’une référence plus longue.',
      order: 'commande ',
      several: 'plusieurs chantiers sur une facture, à ventiler',
      closed: 'date hors du chantier ',
      quote: 'la facture dit « ',
      end: ' »',
      none: 'aucun chantier reconnu',
    },
    en: {
      model: 'model down, taken up tomorrow',
      base: 'database silent, taken up tomorrow',
      net: ' before VAT: ',
      printed: 'The whole number, as one word or two, not a bit of a longer reference.',
      order: 'order ',
      several: 'several jobs on one invoice, to be split',
      closed: 'date outside the job ',
      quote: 'the invoice says “',
      end: '”',
      none: 'no job recognised',
    },
  },
)
export const CHECK = {
  fr: EUROS.fr + STANDS.fr + check.fr,
  en: EUROS.en + STANDS.en + check.en,
}

/** What the database did not take is not done. */
export const KEPT = inBoth(
  (words) => String.raw`const one = $('check').first().json
return [{ json: $input.first().json.error || $input.first().json.message ? { ...one, state: 'down', line: one.line + '${words.unsaved}' } : one }]`,
  { fr: { unsaved: ' – non écrit' }, en: { unsaved: ' – not written' } },
)

export const LETTER = inBoth(
  (words) => String.raw`const all = $input.all().map(({ json }) => json)
const part = (title, state) => {
  const lines = all.filter((one) => one.state === state).map(({ line }) => line)
  return lines.length ? [title + ' (' + lines.length + ')\n' + lines.join('\n')] : []
}
const open = all.filter(({ state }) => state === 'ask').length
return [{ json: {
  subject: '${words.subject}' + open,
  text: [...part('${words.ask}', 'ask'), ...part('${words.sure}', 'sure'), ...part('${words.down}', 'down')].join('\n\n'),
} }]`,
  {
    fr: {
      subject: 'Factures de chantier à décider : ',
      ask: 'À DÉCIDER',
      sure: 'IMPUTÉES D’APRÈS LEUR COMMANDE',
      down: 'NON TRAITÉES',
    },
    en: {
      subject: 'Job invoices to decide: ',
      ask: 'TO DECIDE',
      sure: 'ALLOCATED BY THEIR ORDER',
      down: 'NOT DONE',
    },
  },
)
