/** Kilos, allergens, label and cost are worked out from the sheets; the agent only says what could take the place. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** A cell as a number, with a comma or a point; a list of allergens without accents. */
const CELLS = String.raw`const number = (cell) => Number(String(cell ?? '').replace(/\s/g, '').replace(',', '.')) || 0
const bare = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().trim()
const allergens = (cell) => bare(cell).split(/[,;]/).map((one) => one.trim()).filter((one) => one && !['aucun', 'none'].includes(one))
`

export const PREPARE = inBoth(
  (words) => String.raw`${CELLS}const { recipe, missing, batch } = $('settings').first().json
const lines = $('lines').all().map(({ json }) => json), stock = $input.all().map(({ json }) => json)
const failed = [...lines, ...stock].find((one) => one.error)
const stop = (say) => [{ json: { state: 'stop', say } }]
if (failed) return stop('${words.down}' + (failed.message ?? failed.error))
const own = lines.filter((one) => one.code && bare(one.recipe) === bare(recipe))
const gone = own.find((one) => bare(one.code) === bare(missing))
if (!gone || !(batch > 0)) return stop('${words.unknown}')
const total = own.reduce((sum, one) => sum + number(one.grams), 0)
const known = (code) => stock.find((one) => bare(one.code) === bare(code))
const blank = own.map((one) => one.code).filter((code) => !bare(known(code)?.allergens))
if (blank.length) return stop('${words.blank}' + blank.join(', '))
if (number(gone.grams) <= 0) return stop('${words.unknown}')
return [{ json: {
  state: 'some', code: gone.code, name: known(gone.code).name, family: known(gone.code).family,
  need: Math.round(batch * number(gone.grams) / total * 1000) / 1000,
  price: number(known(gone.code).price_kg), label: bare(known(gone.code).label),
  codes: own.map((one) => bare(one.code)), names: own.map((one) => known(one.code).name),
  has: [...new Set(own.flatMap((one) => allergens(known(one.code).allergens)))],
} }]`,
  {
    fr: {
      down: 'Le classeur ne se lit pas : ',
      unknown: 'Recette, ingrédient ou poids de fabrication à revoir.',
      blank: 'Allergènes non renseignés (écrivez « aucun » s’il n’y en a pas) : ',
    },
    en: {
      down: 'The workbook cannot be read: ',
      unknown: 'Recipe, ingredient or weight of the batch to be looked at.',
      blank: 'Allergens not filled in (write “none” if there are none): ',
    },
  },
)

const CHECKED = inBoth(
  (
    words,
  ) => String.raw`${CELLS}const { need, price, label, codes, has, name } = $('prepare').first().json
const stock = $('stock').all().map(({ json }) => json)
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
// ${words.gram}
const kilos = (value) => String(Math.round(value * 1000) / 1000).replace('.', '${words.point}') + ' kg'
const seen = new Set()
const kept = [], refused = []
for (const { code, ratio, why } of ($input.first().json.output?.options ?? []).slice(0, 4)) {
  const one = stock.find((each) => bare(each.code) === bare(code))
  if (!one || seen.has(bare(code)) || codes.includes(bare(code))) continue
  seen.add(bare(code))
  const kg = Math.round(need * ratio * 1000) / 1000
  const added = allergens(one.allergens).filter((each) => !has.includes(each))
  const no = !bare(one.allergens) ? '${words.blank}' : added.length ? '${words.added}' + added.join(', ') : !(ratio >= 0.5 && ratio <= 1.5) ? '${words.ratio}' : number(one.stock_kg) < kg ? '${words.short}' + kilos(number(one.stock_kg)) : ''
  if (no) refused.push(one.name + '${words.colon}' + no)
  else kept.push({ code: one.code, name: one.name, kg, weigh: kilos(kg), option: one.code + ', ' + one.name, relabel: bare(one.label) !== label,
    cost: Math.round((kg * number(one.price_kg) - need * price) * 100) / 100, why: String(why ?? '').replace(/\s+/g, ' ').trim().slice(0, 200) })
}
const line = (one) => '<p><strong>' + safe(one.name) + '</strong>${words.colon}' + kilos(one.kg) + ', ' + (one.cost >= 0 ? '+' : '−') + euros(Math.abs(one.cost)) + '${words.batch}' + (one.relabel ? '${words.relabel}' : '${words.same}') + '<br>' + safe(one.why) + '</p>'
return [{ json: {
  state: kept.length ? 'some' : 'stop', kept,
  say: '${words.none}' + (refused.length ? '<br>' + refused.map(safe).join('<br>') : ''),
  html: '<p>${words.missing}' + kilos(need) + ' ' + safe(name) + '</p>' + kept.map(line).join('') + (refused.length ? '<p>${words.refused}' + refused.map(safe).join('<br>') + '</p>' : ''),
  options: [...kept.map(({ option }) => option), '${words.no}'],
} }]`,
  {
    fr: {
      gram: 'Au gramme : un additif pèse peu.',
      point: ',',
      colon: ' : ',
      blank: 'allergènes non renseignés',
      added: 'allergène nouveau, ',
      ratio: 'dosage hors de la moitié à une fois et demie',
      short: 'stock insuffisant, ',
      batch: ' pour la fabrication. ',
      relabel: 'Étiquette à refaire.',
      same: 'Même nom sur l’étiquette.',
      none: 'Aucun remplaçant ne convient.',
      missing: 'Il manque : ',
      refused: 'Écartés :<br>',
      no: 'Ne rien remplacer',
    },
    en: {
      gram: 'To the gram: an additive weighs little.',
      point: '.',
      colon: ': ',
      blank: 'allergens not filled in',
      added: 'new allergen, ',
      ratio: 'dosage outside one half to one and a half',
      short: 'not enough in stock, ',
      batch: ' for the batch. ',
      relabel: 'Label to be redone.',
      same: 'Same name on the label.',
      none: 'No stand-in will do.',
      missing: 'Missing: ',
      refused: 'Ruled out:<br>',
      no: 'Replace nothing',
    },
  },
)
export const CHECK = { fr: EUROS.fr + CHECKED.fr, en: EUROS.en + CHECKED.en }
