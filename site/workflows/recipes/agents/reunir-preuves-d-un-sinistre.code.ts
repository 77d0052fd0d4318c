/** The last day is counted here; an item counts if the manager wrote it and the register knows it. */
import { EUROS, inBoth, STANDS } from '../../fragments/code.ts'
import { WORKING_DAYS } from '../../fragments/working-days.ts'

export const CITED = inBoth(
  (comment) => String.raw`// ${comment}
const items = ($('find').first().json.output?.items ?? []).slice(0, 12)
const assets = [...new Set(items.map((one) => one.asset.trim()).filter((one) => /^\w{1,40}$/.test(one)))]
const ids = [...new Set(items.map((one) => one.mail.trim()).filter((one) => /^[0-9a-f]{10,24}$/.test(one)))]
return (ids.length ? ids : ['']).map((id) => ({ json: { id, assets } }))`,
  {
    fr: 'Des identifiants de Gmail et du registre, ou rien.',
    en: 'Ids of Gmail and of the register, or nothing.',
  },
)

const BUILT = inBoth(
  (
    words,
  ) => String.raw`${WORKING_DAYS}const { known, kind, what, theft, days, photos } = $('settings').first().json
const stolen = kind === '${words.theft}'
const last = worked(DateTime.fromISO(known), stolen ? theft : days)
const rows = $input.all().map(({ json }) => json)
const letters = $('letters').isExecuted ? $('letters').all().map(({ json }) => json) : []
const silent = !$('find').first().json.output, blind = rows.some((one) => one.error), deaf = letters.some((one) => one.error)
const proved = [], open = [], prices = new Map()
for (const { said, asset, mail } of ($('find').first().json.output?.items ?? []).slice(0, 12)) {
  if (!stands(said, what)) continue
  const row = rows.find((one) => one.id !== undefined && String(one.id) === asset.trim())
  const letter = letters.find((one) => one.id && one.id === mail.trim())
  const at = letter && DateTime.fromMillis(Number(letter.internalDate)).setZone('Europe/Paris').toFormat('dd/MM/yyyy')
  const line = '- ' + said.trim() + '${words.colon}' + (row ? row.name + (row.serial ? '${words.serial}' + row.serial : '') + '${words.bought}' + (row.bought_on ?? '?') + (row.price_net === null ? '' : ', ' + euros(Number(row.price_net)) + '${words.net}') : '${words.unknown}') + (letter ? '\n  ${words.join}' + (letter.Subject || '?') + ', ' + letter.From + ', ' + at : '\n  ${words.without}')
  // ${words.once}
  if (row) prices.set(row.id, Number(row.price_net) || 0)
  if (row && letter) proved.push(line)
  else open.push(line)
}
const sum = Math.round([...prices.values()].reduce((total, one) => total + one * 100, 0)) / 100
const faults = [silent ? '${words.silent}' : '', blind ? '${words.blind}' : '', deaf ? '${words.deaf}' : ''].filter(Boolean)
const late = last.toISODate() < $now.setZone('Europe/Paris').toISODate()
return [{ json: {
  last: last.toFormat('dd/MM/yyyy'), found: proved.length, open: open.length, sum,
  subject: '${words.subject}' + last.toFormat('dd/MM/yyyy') + '${words.comma}' + kind,
  text: [
    '${words.by}' + last.toFormat('dd/MM/yyyy') + '.' + (late ? ' ${words.late}' : ''),
    ...faults,
    proved.length ? '${words.proved}\n' + proved.join('\n') : '',
    open.length ? '${words.open}\n' + open.join('\n') : '',
    sum ? '${words.sum}' + euros(sum) + '.' : '',
    '${words.also}' + photos + (stolen ? '${words.police}' : '') + '.',
    '${words.said}\n' + what,
  ].filter(Boolean).join('\n\n'),
} }]`,
  {
    fr: {
      once: 'Un bien nommé deux fois ne se compte qu’une.',
      theft: 'Vol',
      colon: ' : ',
      comma: ', ',
      serial: ', n° ',
      bought: ', acheté le ',
      net: ' HT',
      unknown: 'absent du registre, ou plusieurs lignes possibles',
      join: 'à joindre : ',
      without: 'facture non retrouvée',
      silent: 'Le modèle n’a pas répondu : rien n’a été cherché.',
      blind: 'Le registre ne se lit pas : prix et dates manquent.',
      deaf: 'Un message cité ne s’ouvre pas : vérifiez dans la boîte.',
      subject: 'Sinistre à déclarer au plus tard le ',
      by: 'Déclaration à faire au plus tard le ',
      late: 'Cette date est passée : appelez l’assureur aujourd’hui.',
      proved: 'Biens prouvés :',
      open: 'À prouver encore :',
      sum: 'Prix d’achat hors taxes des biens du registre : ',
      also: 'À joindre aussi : ',
      police: ', récépissé du dépôt de plainte',
      said: 'Ce qui a été décrit :',
    },
    en: {
      once: 'An item named twice counts once.',
      theft: 'Theft',
      colon: ': ',
      comma: ', ',
      serial: ', no. ',
      bought: ', bought on ',
      net: ' before VAT',
      unknown: 'not in the register, or several rows possible',
      join: 'to attach: ',
      without: 'invoice not found',
      silent: 'The model did not answer: nothing was searched.',
      blind: 'The register cannot be read: prices and dates are missing.',
      deaf: 'A message quoted does not open: check in the mailbox.',
      subject: 'Loss to declare by ',
      by: 'To be declared by ',
      late: 'This date has passed: ring the insurer today.',
      proved: 'Items proved:',
      open: 'Still to prove:',
      sum: 'Purchase price before VAT of the items in the register: ',
      also: 'To attach as well: ',
      police: ', receipt of the police report',
      said: 'What was described:',
    },
  },
)
export const DOSSIER = {
  fr: EUROS.fr + STANDS.fr + BUILT.fr,
  en: EUROS.en + STANDS.en + BUILT.en,
}
