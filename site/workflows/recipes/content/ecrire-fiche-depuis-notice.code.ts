/** A figure stands on the page only if the maker's sheet has it, and both languages say the same ones. */
import { inBoth, STANDS } from '../../fragments/code.ts'

const check = inBoth(
  (words) => `const { banned } = $('settings').first().json
const source = $('settings').first().json.source
const { intro, points, specs } = $input.first().json.output
const figures = (text) => (String(text).match(/\\d+(?:[.,]\\d+)?/g) ?? []).map((one) => one.replace(',', '.'))
const known = new Set(figures(source))
const same = (one, other) => [...figures(one)].sort().join() === [...figures(other)].sort().join()
const words = banned.split(',').map((one) => one.trim().toLowerCase()).filter(Boolean)
// 1,500 : mille cinq cents ou un et demi ?
const unclear = (text) => /(?<![\\d.,])[1-9]\\d{0,2}[.,]\\d{3}(?!\\d)/.test(text)
const fault = ({ fr, en }) =>
  fr.trim() === '' || en.trim() === '' ? '${words.missing}'
  : words.some((one) => (fr + ' ' + en).toLowerCase().includes(one)) ? '${words.banned}'
  : unclear(fr) || unclear(en) ? '${words.unclear}'
  : ![...figures(fr), ...figures(en)].every((one) => known.has(one)) ? '${words.figure}'
  : !same(fr, en) ? '${words.apart}'
  : ''
const dropped = []
const holds = (one) => {
  const why = fault(one)
  if (why) dropped.push(one.fr + ' / ' + one.en + '${words.colon}' + why)
  return !why
}
const opening = holds(intro) ? intro : { fr: '', en: '' }
const kept = points.filter(holds).slice(0, 6)
const table = specs.filter(({ fr, value, quote }) => {
  const ok = stands(quote, source) && plain(quote).includes(plain(value)) && value.trim() !== ''
  const why = !ok ? '${words.quote}' : unclear(value) ? '${words.unclear}' : ''
  if (why) dropped.push(fr + ' = ' + value + '${words.colon}' + why)
  return !why
})
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const page = (language) =>
  (opening[language] ? '<p>' + safe(opening[language]) + '</p>' : '') +
  (kept.length ? '<ul>' + kept.map((one) => '<li>' + safe(one[language]) + '</li>').join('') + '</ul>' : '') +
  (table.length ? '<table>' + table.map((one) => '<tr><th>' + safe(one[language]) + '</th><td>' + safe(language === 'en' ? one.value.replace(/(\\d),(\\d)/g, '$1.$2') : one.value) + '</td></tr>').join('') + '</table>' : '')
return [{ json: {
  sku: $('settings').first().json.sku, fr: page('fr'), en: page('en'),
  sound: kept.length > 0 || table.length > 0, dropped: dropped.length,
  report: '${words.kept}' + kept.length + '${words.specs}' + table.length + (dropped.length ? '\\n\\n${words.dropped}\\n' + dropped.join('\\n') : ''),
} }]`,
  {
    fr: {
      missing: 'une langue manque',
      banned: 'mot que vous n’employez pas',
      figure: 'chiffre absent de la notice',
      apart: 'les deux langues ne disent pas les mêmes chiffres',
      quote: 'introuvable dans la notice',
      unclear: 'milliers ou décimales ? À recopier du PDF',
      colon: ' : ',
      kept: 'Arguments gardés : ',
      specs: ', caractéristiques : ',
      dropped: 'ÉCARTÉ',
    },
    en: {
      missing: 'one language is missing',
      banned: 'a word that you do not use',
      figure: 'a figure the sheet lacks',
      apart: 'both languages do not give the same figures',
      quote: 'not found in the sheet',
      unclear: 'thousands or decimals? Copy it from the PDF',
      colon: ': ',
      kept: 'Points kept: ',
      specs: ', specifications: ',
      dropped: 'DROPPED',
    },
  },
)
export const CHECK = { fr: STANDS.fr + check.fr, en: STANDS.en + check.en }
