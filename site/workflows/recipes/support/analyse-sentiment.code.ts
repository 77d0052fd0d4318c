/** The code of customer messages: what the model sees, which tones are trusted, what a week counts. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const TONES = {
  fr: {
    tones: ['content', 'neutre', 'mitigé', 'mécontent'],
    subjects: ['livraison', 'produit', 'facture', 'conseil', 'autre'],
  },
  en: {
    tones: ['happy', 'neutral', 'mixed', 'unhappy'],
    subjects: ['delivery', 'product', 'invoice', 'advice', 'other'],
  },
}

export const ALONE = inBoth(
  ({ without, wrote, address, number, drawn }) => String.raw`// ${without}
const LONGEST = 4000
const text = ($json.text ?? '')
  .split(/\n(?:>|-- ?\n|${wrote}\s?:)/)[0]
  .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[${address}]')
  .replace(/\+?\d(?:[\s.()-]?\d){7,}/g, '[${number}]')
  .trim()
  .slice(0, LONGEST)
// ${drawn}
const sum = [...String($json.id)].reduce((total, letter) => total + letter.charCodeAt(0), 0)
return { json: { id: $json.id, date: new Date($json.date).toISOString().slice(0, 10), text, drawn: sum % 10 === 0 } }`,
  {
    fr: {
      without:
        'Coupé aux seules marques d’usage (« > », « Le … a écrit : », « -- ») ; adresses électroniques et téléphones masqués, pas les adresses postales.',
      wrote: String.raw`Le [\s\S]{5,160}? a écrit`,
      address: 'adresse',
      number: 'numéro',
      drawn: 'Une ligne sur dix, tirée de l’identifiant : la même à chaque exécution.',
    },
    en: {
      without:
        'Cut only at the usual marks (“>”, “On … wrote:”, “-- ”); e-mail addresses and phone numbers masked, postal ones not.',
      wrote: String.raw`On [\s\S]{5,160}? wrote`,
      address: 'address',
      number: 'number',
      drawn: 'One row in ten, drawn from the identifier: the same on every run.',
    },
  },
)

const ROWS = {
  fr: { unread: 'à relire', yes: 'oui', unhappy: 'mécontent', right: 'juste', wrong: 'faux' },
  en: { unread: 'to reread', yes: 'yes', unhappy: 'unhappy', right: 'right', wrong: 'wrong' },
}

export const CHECK = inBoth(
  ({ stands, unread, yes }) => `${stands}
const message = $('alone').item.json
const said = $json.output
const trusted = said !== undefined && stands(said.quote, message.text)
return {
  json: {
    date: message.date,
    id: message.id,
    tone: trusted ? said.tone : '${unread}',
    subject: trusted ? said.subject : '',
    urgent: trusted && said.urgent ? '${yes}' : '',
    quote: trusted ? said.quote : '',
    reread: message.drawn || !trusted ? '${yes}' : '',
    verdict: '',
  },
}`,
  { fr: { stands: STANDS.fr, ...ROWS.fr }, en: { stands: STANDS.en, ...ROWS.en } },
)

export const COUNT = inBoth(
  ({ days, none, unread, yes, unhappy, right, wrong }) => `const LEAST = 10
// ${days}
const day = (back) => new Date(Date.now() - back * 86400000).toISOString().slice(0, 10)
const rows = $input.all().map(({ json }) => json).filter((row) => row.date >= day(7) && row.date < day(0))
// ${none}
const judged = rows.filter((row) => row.tone !== '${unread}' && row.reread === '${yes}' && ['${right}', '${wrong}'].includes(row.verdict))
return [{ json: {
  messages: rows.length,
  unhappy: rows.filter((row) => row.tone === '${unhappy}').length,
  judged: judged.length,
  right: judged.filter((row) => row.verdict === '${right}').length,
  enough: judged.length >= LEAST,
} }]`,
  {
    fr: {
      ...ROWS.fr,
      days: 'Sept jours pleins : aujourd’hui comptera la semaine prochaine.',
      none: 'Une ligne sans ton attend qu’une personne le donne : elle ne mesure pas le modèle.',
    },
    en: {
      ...ROWS.en,
      days: 'Seven whole days: today counts next week.',
      none: 'A row without a tone waits for a person to give one: it does not measure the model.',
    },
  },
)
