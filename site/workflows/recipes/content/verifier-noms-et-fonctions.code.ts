import { inBoth, STANDS } from '../../fragments/code.ts'

/** Names as the text writes them, against the directory: spelling by code, titles as the model read them. */
export const CHECK = inBoth(
  (words) => String.raw`${words.stands}
const { article } = $('settings').first().json
const today = $now.setZone('Europe/Paris').toISODate()
const people = $('people').all().map(({ json }) => json.fields ?? json).filter((one) => one.Name)
const unread = people.length === 0
const said = $json.output?.people
const base = (text) => String(text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
const same = (text) => String(text ?? '').normalize('NFC').replace(/[’']/g, '’').replace(/\s+/g, ' ').trim()
const apart = (one, other) => {
  let row = [...other].map((_, at) => at + 1)
  for (let i = 0, left = 0; i < one.length; i += 1) {
    left = i + 1
    let corner = i
    row = row.map((above, j) => { const cost = Math.min(above + 1, left + 1, corner + Number(one[i] !== other[j])); corner = above; left = cost; return cost })
  }
  return row.at(-1) ?? one.length
}
const near = (name) => people.map((one) => ({ one, far: apart(base(name), base(one.Name)) })).filter(({ far }) => far <= (base(name).length > 8 ? 2 : 1)).sort((a, b) => a.far - b.far)[0]?.one
// Two words with capitals in a row, so that a spelling is found even if the model overlooks it.
const seen = [...article.matchAll(/\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|du|des|le|la|van|von|ben|bel|el)\s+|d[’'])?\p{Lu}[\p{L}’'-]+)+/gu)].flatMap(([name]) => {
  // « Merci Anne Le Gal » : the first word may only begin the sentence.
  const rest = name.replace(/^\S+\s+/, '')
  return [name, ...(rest.includes(' ') && !near(name) ? [rest] : [])].map((one) => ({ name: one, role: '' }))
})
const kept = (said ?? []).filter((one) => String(one.name ?? '').includes(' ') && stands(one.name, article))
  // A title that the text does not hold is dropped, the name is not.
  .map((one) => ({ ...one, role: one.role && stands(one.role, article) ? one.role : '' }))
const lines = new Map()
const add = (name, line) => lines.set(same(name) + line, '- ' + same(name) + '${words.colon}' + line)
let sound = 0
for (const { name, role } of [...kept, ...seen]) {
  const known = near(name)
  const byModel = role !== '' || kept.some((one) => same(one.name) === same(name))
  if (!known) { if (byModel && !unread) add(name, '${words.unknown}'); continue }
  if (same(known.Name) !== same(name)) add(name, '${words.spelling}' + known.Name)
  if (known.Left && String(known.Left).slice(0, 10) <= today) add(name, '${words.left}' + known.Left)
  else if (role && known.Role && !base(known.Role).includes(base(role)) ) add(name, '${words.role}' + role + '${words.book}' + known.Role + '${words.close}')
  else if (same(known.Name) === same(name) && role) sound += 1
}
const notes = [...(unread ? ['${words.unread}'] : []), ...(said ? [] : ['${words.silent}']), ...(String($('pasted').first().json.article).length > article.length ? ['${words.cut}'] : [])]
return { json: { count: lines.size, sound, dropped: (said ?? []).length - kept.length,
  text: [...lines.values(), ...(lines.size || notes.length ? [] : ['${words.none}']), '', '${words.sound}' + sound, ...notes].join('\n') } }`,
  {
    fr: {
      stands: STANDS.fr,
      colon: ' : ',
      unknown: 'absent de l’annuaire, à vérifier auprès de la personne',
      spelling: 'l’annuaire écrit ',
      left: 'n’est plus en poste depuis ',
      role: 'le texte dit « ',
      book: ' », l’annuaire « ',
      close: ' »',
      none: 'Aucun écart avec l’annuaire.',
      sound: 'Noms et fonctions conformes : ',
      unread: 'Annuaire NON lu : vide, ou hors d’atteinte.',
      cut: 'Texte coupé à vingt mille signes : la suite n’est PAS vérifiée.',
      silent: 'Fonctions NON vérifiées : le modèle n’a pas répondu.',
    },
    en: {
      stands: STANDS.en,
      colon: ': ',
      unknown: 'not in the directory, check with the person',
      spelling: 'the directory writes ',
      left: 'has left on ',
      role: 'the text says “',
      book: '”, the directory “',
      close: '”',
      none: 'No difference from the directory.',
      sound: 'Names and titles that agree: ',
      unread: 'Directory NOT read: empty, or out of reach.',
      cut: 'Text cut at twenty thousand characters: the rest was NOT checked.',
      silent: 'Titles NOT checked: the model did not answer.',
    },
  },
)
