/** Allergens follow from what is in a dish; an ingredient that nobody has described keeps it off the page. */
import { inBoth } from '../../fragments/code.ts'

/** The fourteen of annex II to regulation (EU) 1169/2011. */
const NAMES = `const names = { gluten: 'gluten', 'crustacés': 'crustaceans', 'œufs': 'eggs', poissons: 'fish', arachides: 'peanuts', soja: 'soya', lait: 'milk', 'fruits à coque': 'nuts', 'céleri': 'celery', moutarde: 'mustard', 'sésame': 'sesame', sulfites: 'sulphites', lupin: 'lupin', mollusques: 'molluscs' }`

export const WORK = inBoth(
  (words) => `${NAMES}
const fold = (text) => String(text ?? '').trim().toLowerCase()
const parts = (text) => String(text ?? '').split(',').map(fold).filter(Boolean)
const dishes = $('dishes').all().map(({ json }) => json)
const larder = $('larder').all().map(({ json }) => json)
const error = dishes[0]?.error ?? larder[0]?.error
const known = new Map()
for (const { ingredient, allergens } of larder.filter((one) => one.ingredient))
  known.set(fold(ingredient), [...(known.get(fold(ingredient)) ?? []), ...parts(allergens)])
const on = dishes.filter((one) => one.dish && ['oui', 'yes', 'x', 'true', 'vrai'].includes(fold(one.on)))
if (error || on.length === 0) return [{ json: { none: true, fresh: false, ...(error && { error }) } }]
return on.map((one) => {
  const used = parts(one.ingredients)
  const found = used.flatMap((name) => known.get(name) ?? [])
  const price = Number(/^(\\d+(?:[.,]\\d{1,2})?)\\s*€?$/.exec(fold(one.price))?.[1].replace(',', '.') ?? 0)
  const faults = [
    ...(used.length ? [] : ['${words.empty}']),
    ...used.filter((name) => !known.get(name)?.length).map((name) => '${words.unknown}' + name),
    ...found.filter((name) => name !== 'aucun' && !names[name]).map((name) => '${words.misspelt}' + name),
    ...(price > 0 ? [] : ['${words.price}']),
  ]
  const fr = String(one.dish).trim() + (one.about ? ', ' + String(one.about).trim() : '')
  const en = String(one.en ?? '').trim(), of = String(one.en_of ?? '').trim()
  return { json: {
    row: one.row_number, section: String(one.section ?? '').trim(), fr, en, price, faults,
    allergens: Object.keys(names).filter((name) => found.includes(name)),
    fresh: faults.length === 0 && (en === '' || (of !== '' && of !== fr)),
  } }
})`,
  {
    fr: {
      empty: 'aucun ingrédient',
      unknown: 'ingrédient non décrit : ',
      misspelt: 'allergène mal écrit : ',
      price: 'prix illisible',
    },
    en: {
      empty: 'no ingredients',
      unknown: 'ingredient not described: ',
      misspelt: 'allergen misspelt: ',
      price: 'price unreadable',
    },
  },
)

export const SAID = `return { json: { ...$('work').item.json, en: String($json.text ?? '').trim() } }`

export const MENU = inBoth(
  (words) => `${NAMES}
const all = $input.all().map(({ json }) => json).sort((one, other) => one.row - other.row)
const kept = all.filter((one) => !one.none && one.faults.length === 0)
const out = all.filter((one) => !one.none && one.faults.length > 0)
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const euros = (price) => (Number.isInteger(price) ? String(price) : price.toFixed(2).replace('.', ',')) + '\\u00A0€'
const sections = [...new Set(kept.map((one) => one.section))]
const dish = (one) => '<p><strong>' + safe(one.fr) + '</strong> ' + euros(one.price) + (one.en ? '<br><em lang="en">' + safe(one.en) + '</em>' : '') +
  '<br><small>Allergènes / Allergens\\u00A0: ' + (one.allergens.map((name) => name + ' (' + names[name] + ')').join(', ') || 'aucun / none') + '</small></p>'
const listed = (title, lines) => (lines.length ? '\\n\\n' + title + '\\n' + lines.join('\\n') : '')
return [{ json: {
  none: kept.length === 0, ...(all[0].error && { error: all[0].error }),
  html: sections.map((section) => (section ? '<h2>' + safe(section) + '</h2>\\n' : '') + kept.filter((one) => one.section === section).map(dish).join('\\n')).join('\\n'),
  rows: kept.map(({ row, en, fr }) => ({ row, en, en_of: en && fr })),
  text: '${words.count}' + kept.length +
    listed('${words.out}', out.map((one) => one.fr + '${words.colon}' + one.faults.join(', '))) +
    listed('${words.fresh}', kept.filter((one) => one.fresh).map((one) => one.fr + ' = ' + (one.en || '${words.lost}'))) +
    listed('${words.allergens}', kept.map((one) => one.fr + '${words.colon}' + (one.allergens.join(', ') || '${words.nothing}'))),
} }]`,
  {
    fr: {
      count: 'Plats à publier : ',
      out: 'LAISSÉS DE CÔTÉ',
      fresh: 'ANGLAIS NOUVEAU (faux ? Corrigez-le dans la feuille, répondez « Non », relancez)',
      lost: 'sans traduction, DeepL n’a pas répondu',
      allergens: 'ALLERGÈNES (les traces ne sont pas comprises)',
      nothing: 'aucun',
      colon: ' : ',
    },
    en: {
      count: 'Dishes to publish: ',
      out: 'LEFT OUT',
      fresh: 'NEW ENGLISH (wrong? Mend it in the sheet, answer “No”, start again)',
      lost: 'no translation, DeepL did not answer',
      allergens: 'ALLERGENS (traces not included)',
      nothing: 'none',
      colon: ': ',
    },
  },
)
