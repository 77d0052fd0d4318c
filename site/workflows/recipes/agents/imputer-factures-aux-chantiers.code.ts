/** An order number of that supplier, printed on the invoice, settles the job; anything else is a proposal. */
import { EUROS, inBoth, STANDS } from '../../fragments/code.ts'

const check = inBoth(
  (words) => String.raw`const one = $('one').first().json
const asked = $('place').first().json
const row = $input.first().json
const error = asked.error ? '${words.model}' : row.error || row.message ? '${words.base}' : ''
const net = Number(one.net)
const head = one.supplier + ' ' + one.number + ', ' + (net < 0 ? '−' : '') + euros(Math.abs(net)) + '${words.net}'
if (error) return [{ json: { id: one.id, state: 'down', line: head + error } }]
const { order, quote } = asked.output
// ${words.shared}
const several = asked.output.several || Number(row.order_jobs) > 1
const bare = (text) => String(text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
const number = bare(row.order_number)
// ${words.printed}
const printed = number.length >= 4 && bare(order) === number && String(one.text ?? '').split(/\s+/).some((word, at, all) => [bare(word), bare(word + (all[at + 1] ?? ''))].includes(number))
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
      shared: 'Une commande passée pour deux chantiers n’en désigne aucun.',
      printed: 'Le numéro entier, en un mot ou deux, et non un bout d’une référence plus longue.',
      order: 'commande ',
      several: 'plusieurs chantiers pour une facture ou sa commande, à ventiler',
      closed: 'date hors du chantier ',
      quote: 'la facture dit « ',
      end: ' »',
      none: 'aucun chantier reconnu',
    },
    en: {
      model: 'model down, taken up tomorrow',
      base: 'database silent, taken up tomorrow',
      net: ' before VAT: ',
      shared: 'An order placed for two jobs points to neither.',
      printed: 'The whole number, as one word or two, not a bit of a longer reference.',
      order: 'order ',
      several: 'several jobs for one invoice or its order, to be split',
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

/** What the database did not take is not done; what somebody allocated meanwhile is theirs. */
export const KEPT = inBoth(
  (words) => String.raw`const one = $('check').first().json
const said = $input.first().json
return [{ json: said.error || said.message ? { ...one, state: 'down', line: one.line + '${words.unsaved}' }
  : said.data.affectedRows === 0 ? { ...one, state: 'gone' } : one }]`,
  { fr: { unsaved: ' – non écrit' }, en: { unsaved: ' – not written' } },
)

export const LETTER = inBoth(
  (words) => String.raw`const all = $input.all().map(({ json }) => json)
const part = (title, state) => {
  const lines = all.filter((one) => one.state === state).map(({ line }) => line)
  return lines.length ? [title + ' (' + lines.length + ')\n' + lines.join('\n')] : []
}
// ${words.before}
const waiting = Number($('invoices').first().json.waiting)
const open = all.filter(({ state }) => state === 'ask').length
return [{ json: {
  subject: '${words.subject}' + (open + waiting),
  text: [...part('${words.ask}', 'ask'), ...(waiting ? ['${words.waiting}' + waiting] : []), ...part('${words.sure}', 'sure'), ...part('${words.down}', 'down')].join('\n\n') || '${words.nothing}',
} }]`,
  {
    fr: {
      before: 'Ce qui attendait avant ce matin ne se tait pas.',
      subject: 'Factures de chantier à décider : ',
      ask: 'À DÉCIDER',
      waiting: 'Déjà proposées et toujours sans décision : ',
      sure: 'IMPUTÉES D’APRÈS LEUR COMMANDE',
      down: 'NON TRAITÉES',
      nothing: 'Tout a été imputé entre-temps.',
    },
    en: {
      before: 'What was waiting before this morning is not passed over.',
      subject: 'Job invoices to decide: ',
      ask: 'TO DECIDE',
      waiting: 'Proposed before and still undecided: ',
      sure: 'ALLOCATED BY THEIR ORDER',
      down: 'NOT DONE',
      nothing: 'All were allocated meanwhile.',
    },
  },
)
