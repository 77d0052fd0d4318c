/** The client’s clauses beside the limits that the company has set itself. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const FIT = inBoth(
  (words) => `const text = String($json.extractedText ?? '').trim()
const { longest } = $('settings').first().json
const why = text.length < 500 ? '${words.blank}' : text.length > longest ? '${words.long}' : ''
return { json: { text, why } }`,
  {
    fr: {
      blank: 'Le PDF ne contient presque pas de texte.',
      long: 'Le document est trop long pour une seule lecture.',
    },
    en: {
      blank: 'The PDF holds hardly any text.',
      long: 'The document is too long for one reading.',
    },
  },
)

export const WEIGH = inBoth(
  (words) => `${words.stands}
const limits = $('settings').first().json
const { text } = $('fit').first().json
const TOPICS = ${words.topics}
const found = [], seen = new Set()
let dropped = 0
for (const one of $json.output?.clauses ?? []) {
  if (!TOPICS[one.topic] || !stands(one.quote, text)) { dropped += 1; continue }
  seen.add(one.topic)
  // A rate by the day is no ceiling, whatever figure comes with it.
  const capped = one.topic !== 'penalty' || (/plafon|maxim|excéder|dépasser|limit|exceed|capped/i.test(one.quote) && !/(sans|non|hors|without|not?) (plafon|limit|capped)/i.test(one.quote))
  // A number counts only if the sentence quoted holds it, before its unit: five years are not five months.
  const unit = { payment: 'jour|day', penalty: '%|pour ?cent|per ?cent', warranty: 'mois|month', frozen: 'mois|month' }[one.topic]
  const value = capped && unit && new RegExp('(?<![\\\\d.,])' + String(one.number).replace('.', '[.,]') + '[^\\\\d]{0,25}(' + unit + ')', 'i').test(one.quote) ? one.number : null
  const over =
    one.topic === 'payment' ? (value === null ? '${words.days}' : one.mode === 'month_end' ? (value > limits.monthEnd ? '${words.law}' : '') : one.mode !== 'invoice' ? '${words.start}' : value > limits.days ? '${words.law}' : '')
    : one.topic === 'penalty' ? (value === null ? '${words.uncapped}' : value > limits.penalty ? '${words.above}' + limits.penalty + '${words.percent}' : '')
    : one.topic === 'warranty' ? (value === null || value > limits.warranty ? '${words.above}' + limits.warranty + '${words.months}' : '')
    : one.topic === 'frozen' ? (value === null || value > limits.frozen ? '${words.above}' + limits.frozen + '${words.months}' : '')
    : one.topic === 'liability' ? ({ unlimited: '${words.unlimited}', limited: '' }[one.mode] ?? '${words.check}')
    : one.topic === 'title' ? ({ refused: '${words.title}', accepted: '' }[one.mode] ?? '${words.check}')
    : '${words.check}'
  found.push({ topic: one.topic, over, line: '- ' + TOPICS[one.topic] + (over ? ' (' + over + ')' : '') + '${words.open}' + one.quote.trim() + '${words.close}' })
}
const flagged = found.filter((one) => one.over), fine = found.filter((one) => !one.over)
const absent = Object.keys(TOPICS).filter((name) => !seen.has(name)).map((name) => TOPICS[name])
const part = (title, lines) => (lines.length ? title + '\\n' + lines.join('\\n') + '\\n\\n' : '')
return [{ json: { flagged: flagged.map((one) => one.topic), dropped, count: found.length,
  report: part('${words.negotiate}', flagged.map((one) => one.line)) + part('${words.within}', fine.map((one) => one.line)) +
    (absent.length ? '${words.absent}' + absent.join(', ') + '\\n' : '') + (dropped ? '${words.dropped}' + dropped + '\\n' : '') } }]`,
  {
    fr: {
      stands: STANDS.fr,
      topics:
        "{ payment: 'Délai de paiement', penalty: 'Pénalités', warranty: 'Garantie', frozen: 'Prix bloqués', liability: 'Responsabilité', title: 'Réserve de propriété', court: 'Tribunal et droit' }",
      days: 'délai à lire',
      start: 'point de départ à lire',
      law: 'au-delà du plafond légal',
      uncapped: 'sans plafond chiffré',
      above: 'au-delà de ',
      percent: ' %',
      months: ' mois, ou sans durée en mois',
      unlimited: 'sans limite',
      title: 'refusée',
      check: 'à vérifier',
      open: ' : « ',
      close: ' »',
      negotiate: 'À négocier ou à faire relire :',
      within: 'Dans vos limites :',
      absent: 'Aucun passage trouvé sur : ',
      dropped: 'Extraits écartés, car absents du document : ',
    },
    en: {
      stands: STANDS.en,
      topics:
        "{ payment: 'Term of payment', penalty: 'Penalties', warranty: 'Warranty', frozen: 'Frozen prices', liability: 'Liability', title: 'Retention of title', court: 'Court and law' }",
      days: 'term to be read',
      start: 'its start to be read',
      law: 'above the legal ceiling',
      uncapped: 'no ceiling in figures',
      above: 'above ',
      percent: '%',
      months: ' months, or no length in months',
      unlimited: 'unlimited',
      title: 'refused',
      check: 'to be checked',
      open: ': “',
      close: '”',
      negotiate: 'To negotiate or have read:',
      within: 'Within your limits:',
      absent: 'No passage found on: ',
      dropped: 'Extracts dropped, not being in the document: ',
    },
  },
)
