/** What a part must have to stand in for another is compared value by value, never by a model. */
import { inBoth } from '../../fragments/code.ts'

export const COMPARE = inBoth(
  (words) => String.raw`const error = $input.first().json.error
if (error) return [{ json: { error, count: 0 } }]
const old = $('part').first().json
const { candidates } = $('find').first().json.output
const read = $input.all().map(({ json }) => json).filter((one) => one.mpn)
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const same = (left, right) => String(left).trim().toLowerCase() === String(right).trim().toLowerCase()
// ${words.rules}
const RULES = {
  kind: same, package: same, value: same, dielectric: same,
  tolerance: (was, is) => Number(is) <= Number(was),
  volts: (was, is) => Number(is) >= Number(was),
  temp_min: (was, is) => Number(is) <= Number(was),
  temp_max: (was, is) => Number(is) >= Number(was),
  grade: same,
}
const NAMES = ${words.names}
const judged = read.map((one) => {
  const faults = [], open = []
  for (const [name, holds] of Object.entries(RULES)) {
    const was = old[name], is = one[name]
    if (was === null || was === '') continue
    if (is === null || is === '') open.push(NAMES[name])
    else if (!holds(was, is)) faults.push(NAMES[name] + ' ' + is + '${words.insteadOf}' + was)
  }
  if (one.refused_on) faults.push('${words.refused}' + one.refused_on + '${words.colon}' + one.refused_why)
  const why = candidates.find(({ mpn }) => same(mpn, one.mpn))?.why ?? ''
  return { mpn: one.mpn, maker: one.maker, stock: Number(one.stock), faults, open, why }
})
  .sort((one, other) => one.faults.length - other.faults.length || one.open.length - other.open.length)
const lines = judged.map((one) =>
  '<p><strong>' + safe(one.mpn) + '</strong>, ' + safe(one.maker) + '${words.stock}' + one.stock + '<br>' +
  (one.faults.length ? '${words.differs}' + safe(one.faults.join(' ; ')) : '${words.alike}') +
  (one.open.length ? '<br>${words.unread}' + safe(one.open.join(', ')) : '') +
  (one.why ? '<br>${words.agent}' + safe(one.why) : '') + '</p>')
return [{ json: {
  count: judged.length,
  judged,
  options: [...judged.map((one) => one.mpn), '${words.none}'],
  html: '<p>${words.old}' + safe(old.mpn) + '${words.colon}' + safe(Object.keys(RULES).filter((name) => old[name] !== null && old[name] !== '').map((name) => NAMES[name] + ' ' + old[name]).join(', ')) + '</p>' + lines.join(''),
} }]`,
  {
    fr: {
      rules:
        'Égal, au plus, au moins : la règle de chaque valeur. Une valeur vide chez l’ancien ne compte pas.',
      names:
        "{ kind: 'type', package: 'boîtier', value: 'valeur', dielectric: 'diélectrique', tolerance: 'tolérance (%)', volts: 'tension (V)', temp_min: 'temp. min', temp_max: 'temp. max', grade: 'qualification' }",
      insteadOf: ' au lieu de ',
      refused: 'déjà refusé le ',
      colon: ' : ',
      stock: ', en stock : ',
      differs: 'Diffère : ',
      alike: 'Toutes les valeurs connues conviennent.',
      unread: 'À lire dans la fiche technique : ',
      agent: 'Piste de l’agent : ',
      none: 'Aucun',
      old: 'Arrêté : ',
    },
    en: {
      rules:
        'Equal, at most, at least: the rule of each value. A value the old part lacks does not count.',
      names:
        "{ kind: 'kind', package: 'package', value: 'value', dielectric: 'dielectric', tolerance: 'tolerance (%)', volts: 'voltage (V)', temp_min: 'min. temp.', temp_max: 'max. temp.', grade: 'qualification' }",
      insteadOf: ' instead of ',
      refused: 'refused already on ',
      colon: ': ',
      stock: ', in stock: ',
      differs: 'Differs: ',
      alike: 'All known values suit.',
      unread: 'To be read in the datasheet: ',
      agent: 'The agent’s lead: ',
      none: 'None',
      old: 'Stopped: ',
    },
  },
)
