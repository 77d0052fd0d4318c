/** What an agency's advertisement for a sale has to say in France, held against the file of the property. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (
    words,
  ) => `const even = (text) => String(text ?? '').normalize('NFC').toLowerCase().replace(/[’']/g, "'").replace(/\\s+/gu, ' ')
const number = (value) => { const read = Number(String(value ?? '').replace(/[\\s€]/gu, '').replace(',', '.')); return Number.isFinite(read) && read > 0 ? read : null }
return $input.all().flatMap(({ json }) => {
  // Once an hour is often enough to be told that nothing answers.
  if (json.error) return $now.minute < 30 || $now.minute >= 45 ? [] : [{ json: { state: 'blind', why: String(json.error.message ?? json.message ?? json.error) } }]
  if (!json.id) return []
  const text = even(json.text)
  // Figures of the text without the spaces and points between thousands: 285 000, 285.000 and 285000 are one.
  const bare = text.replace(/(?<![\\p{L}\\d])\\d{1,3}(?:[ .]\\d{3})+(?!\\d)/gu, (all) => all.replace(/[ .]/g, ''))
  const figure = (value) => new RegExp('(?<![\\\\d,.])' + String(value).replace('.', '[,.]') + '(?:[,.]0+)?(?![\\\\d]|[,.]\\\\d)').test(bare)
  const lacks = []
  const need = (holds, what) => { if (!holds) lacks.push(what) }
  const price = number(json.price), net = number(json.price_net), percent = number(json.fee_percent), lots = number(json.lots), charges = number(json.charges)
  need(price !== null, '${words.noPrice}')
  if (price !== null) need(figure(price), '${words.price}')
  if (json.fees_paid_by === 'buyer') {
    need(net !== null && figure(net), '${words.net}')
    // The percentage of the fees themselves: « 5 pièces » is none.
    const rate = String(percent).replace('.', '[,.]') + (String(percent).includes('.') ? '0*' : '(?:[,.]0+)?')
    need(percent !== null && new RegExp('honoraires ?:[^%]{0,60}?(?<![\\\\d,.])' + rate + ' ?%').test(text), '${words.percent}')
    if (net && percent && price) need(Math.abs(net * (1 + percent / 100) - price) <= price * 0.001, '${words.sum}')
    need(/honoraires(?:[^.]|\\.(?=\\d)){0,80}charge (?:de l'|de la |des )?(?:acquéreur|acheteur)/.test(text), '${words.payer}')
  } else if (json.fees_paid_by === 'seller') need(/honoraires(?:[^.]|\\.(?=\\d)){0,80}charge (?:du |des )?vendeur/.test(text), '${words.payer}')
  else lacks.push('${words.noPayer}')
  if (even(json.energy).trim() !== 'exempt') {
    const energy = String(json.energy ?? '').toUpperCase(), climate = String(json.climate ?? '').toUpperCase()
    const shown = (what, letter) => /^[A-G]$/.test(letter) && new RegExp('classe ' + what + ' ?:? ?' + letter.toLowerCase() + '(?![\\\\p{L}\\\\p{N}])', 'u').test(text)
    need(shown('énergie', energy), '${words.energy}')
    need(shown('climat', climate), '${words.climate}')
    // An amount after these words, then the year of the prices: not the year the house was built.
    need(/montant estimé des dépenses annuelles d'énergie pour un usage standard ?:?[^€]{0,60}€[^]{0,160}?(?:prix|index|référence)(?:[^.]|\\.(?=\\d)){0,80}?(?<!\\d)20\\d\\d(?!\\d)/.test(text), '${words.costs}')
    if (['F', 'G'].includes(energy)) need(new RegExp('logement à consommation énergétique excessive ?: ?classe ' + energy.toLowerCase()).test(text), '${words.excess}'.replace('%', energy))
  }
  if (json.shared === true) {
    need(/copropriété/.test(text), '${words.shared}')
    need(lots !== null && new RegExp('(?<!\\\\d)' + lots + ' lots|lots ?: ?' + lots + '(?!\\\\d)').test(bare), '${words.lots}')
    need(charges !== null && figure(charges), '${words.charges}')
    if (json.proceedings === true) need(/procédure|administration provisoire|plan de sauvegarde/.test(text), '${words.proceedings}')
  }
  need(/informations sur les risques auxquels ce bien est exposé sont disponibles sur le site g[ée]orisques/.test(text), '${words.risks}')
  return [{ json: { state: lacks.length ? 'lacks' : 'clear', id: json.id, ref: json.ref, agent: json.agent_email, lacks: lacks.map((one) => '- ' + one).join('\\n'), count: lacks.length } }]
})`,
  {
    fr: {
      noPrice: 'la fiche n’a pas de prix',
      price: 'le prix de la fiche',
      net: 'le prix hors honoraires',
      percent: '« Honoraires : » et leur pourcentage TTC du prix hors honoraires',
      sum: 'les deux prix et le pourcentage ne s’accordent pas',
      payer: 'qui paie les honoraires',
      noPayer: 'la fiche ne dit pas qui paie les honoraires',
      energy: '« classe énergie » et la lettre du diagnostic',
      climate: '« classe climat » et la lettre du diagnostic',
      costs:
        '« Montant estimé des dépenses annuelles d’énergie pour un usage standard », le montant et l’année des prix',
      excess: '« Logement à consommation énergétique excessive : classe % »',
      shared: 'le mot copropriété',
      lots: 'le nombre de lots',
      charges: 'le montant annuel des charges courantes',
      proceedings: 'la procédure en cours contre le syndicat',
      risks:
        '« Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques »',
    },
    en: {
      noPrice: 'the file has no price',
      price: 'the price of the file',
      net: 'the price without fees',
      percent: '“Honoraires :” and their percentage of the price without fees, VAT included',
      sum: 'the two prices and the percentage do not agree',
      payer: 'who pays the fees',
      noPayer: 'the file does not say who pays the fees',
      energy: '“classe énergie” and the letter of the survey',
      climate: '“classe climat” and the letter of the survey',
      costs:
        '“Montant estimé des dépenses annuelles d’énergie pour un usage standard”, the amount and the year of the prices',
      excess: '“Logement à consommation énergétique excessive : classe %”',
      shared: 'the word “copropriété”',
      lots: 'the number of units',
      charges: 'the yearly amount of running charges',
      proceedings: 'the proceedings against the owners’ association',
      risks:
        '“Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques”',
    },
  },
)
