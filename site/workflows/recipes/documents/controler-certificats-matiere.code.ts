/** A material certificate against what was ordered: figures are found on the page again, then compared. */
import { inBoth } from '../../fragments/code.ts'

export const FILES = `const { most } = $('settings').first().json
return $input.all().map(({ json }) => json)
  .filter(({ type, path }) => type === 'file' && /\\.pdf$/i.test(path))
  .map(({ path }) => '/' + decodeURIComponent(path).replace(/^\\/+/, ''))
  .slice(0, most)
  .map((path) => ({ json: { path, name: path.split('/').pop() } }))`

export interface Words {
  readonly point: string
  readonly unread: string
  readonly down: string
  readonly order: string
  readonly type: string
  readonly grade: string
  readonly doubtful: string
  readonly absent: string
  readonly below: string
  readonly above: string
  readonly heat: string
  readonly none: string
}

/** Mills print « 18 » below « C × 100 »: the factor is read apart, so that the printed figure can be found. */
const check = (say: Words) => `const { path, name } = $('cert').first().json
const { type } = $('settings').first().json
const paper = $('values').first().json.output
const page = String($('read').first().json.extractedText ?? '')
const rows = $input.all().map(({ json }) => json)
const plain = (text) => String(text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
const shown = (value) => String(Math.round(value * 1e6) / 1e6).replace('.', '${say.point}')
const off = []
const doubt = []
const order = String(paper?.order ?? '').trim()
const ordered = rows.find((row) => row.order_number)
// How often the page has each figure: one that is printed once cannot serve two heats.
const found = new Map()
for (const one of page.match(/\\d+(?:[.,]\\d+)?/g) ?? []) found.set(one.replace(',', '.'), (found.get(one.replace(',', '.')) ?? 0) + 1)
const used = new Map()
const bare = (grade) => String(grade ?? '').toUpperCase().replace(/\\s+/g, '')
// « S355J2+N » is S355J2; « 304L » is not 304.
const isGrade = (printed, wanted) => bare(printed).split(/[^A-Z0-9.]+/).includes(bare(wanted)) || bare(printed) === bare(wanted)
const kind = String(paper?.type ?? '').replace(',', '.').trim()
if (!paper) doubt.push('${say.unread}')
else if (rows.some(({ error }) => error !== undefined)) doubt.push('${say.down}')
else if (!ordered) doubt.push('${say.order}' + (order || '?'))
else {
  if (!(Number(kind) >= Number(type))) off.push('${say.type}' + (paper.type || '?'))
  else if (!found.has(kind)) doubt.push('${say.type}' + kind + ' ${say.doubtful}')
  if (!plain(page).includes(plain(order)) || !plain(page).includes(plain(paper.grade))) doubt.push(order + ' / ' + paper.grade + ' ${say.doubtful}')
  if (!isGrade(paper.grade, ordered.grade)) off.push('${say.grade}' + (paper.grade || '?') + ' / ' + ordered.grade)
  if (paper.heats.length === 0) doubt.push('${say.none}')
  for (const heat of paper.heats) {
    const at = '${say.heat}' + heat.heat + ', '
    if (!heat.heat || !plain(page).includes(plain(heat.heat))) doubt.push(at + '${say.doubtful}')
    for (const { property, min, max } of rows.filter((row) => row.property)) {
      const read = heat.values.filter((one) => plain(one.property) === plain(property))
      if (read.length === 0) { doubt.push(at + property + ' ${say.absent}'); continue }
      for (const { printed, factor } of read) {
        const figure = String(printed).trim().replace(',', '.')
        const value = Number(figure) * factor
        used.set(figure, (used.get(figure) ?? 0) + 1)
        if (used.get(figure) > (found.get(figure) ?? 0) || !Number.isFinite(value) || value <= 0) doubt.push(at + property + ' ${say.doubtful}')
        else if (min !== null && value < Number(min) - 1e-9) off.push(at + property + ' ' + shown(value) + ' ${say.below}' + shown(Number(min)))
        else if (max !== null && value > Number(max) + 1e-9) off.push(at + property + ' ' + shown(value) + ' ${say.above}' + shown(Number(max)))
      }
    }
  }
}
const state = off.length > 0 ? 'off' : doubt.length > 0 ? 'doubt' : 'sound'
return [{ json: { path, name, state, order, heats: (paper?.heats ?? []).map(({ heat }) => heat).join(', '), why: [...off, ...doubt].join(' ; ') } }]`

export const CHECK = inBoth(check, {
  fr: {
    point: ',',
    unread: 'certificat illisible',
    down: 'base des commandes muette',
    order: 'commande inconnue ou sans limites : ',
    type: 'type de certificat ',
    grade: 'nuance ',
    doubtful: 'lecture incertaine',
    absent: 'absent',
    below: 'sous le minimum de ',
    above: 'au-dessus du maximum de ',
    heat: 'coulée ',
    none: 'aucune coulée lue',
  },
  en: {
    point: '.',
    unread: 'certificate unreadable',
    down: 'database of orders silent',
    order: 'order unknown or without limits: ',
    type: 'certificate of type ',
    grade: 'grade ',
    doubtful: 'uncertain reading',
    absent: 'missing',
    below: 'below the minimum of ',
    above: 'above the maximum of ',
    heat: 'heat ',
    none: 'no heat was read',
  },
})

/** Deviations first; what could not be filed is said on its own line. */
export const REPORT = inBoth(
  ({
    off,
    doubt,
    sound,
    stays,
    colon,
  }: Record<string, string>) => `const rows = $input.all().map(({ json }) => json)
const part = (state, title) => {
  const some = rows.filter((row) => row.state === state)
  return some.length === 0 ? [] : [title + some.length, ...some.map((row) => '- ' + row.name + (row.heats ? ' (' + row.heats + ')' : '') + (row.why ? '${colon}' + row.why : '') + (row.left ? '\\n  ${stays}' + row.left : '')), '']
}
return [{ json: { off: rows.filter(({ state }) => state === 'off').length, total: rows.length, text: [...part('off', '${off}'), ...part('doubt', '${doubt}'), ...part('sound', '${sound}')].join('\\n').trim() } }]`,
  {
    fr: {
      off: 'Écarts : ',
      doubt: 'À lire vous-même : ',
      sound: 'Conformes aux limites : ',
      stays: 'non classé, repassera : ',
      colon: ' : ',
    },
    en: {
      off: 'Deviations: ',
      doubt: 'To be read by you: ',
      sound: 'Within limits: ',
      stays: 'not filed, comes round again: ',
      colon: ': ',
    },
  },
)
