/** Numbers, distances and registrations are checked here; the model only suggests where to look. */
import { inBoth } from '../../fragments/code.ts'

export const HITS = inBoth(
  (comment) => String.raw`const { hits = [] } = $('find').first().json.output ?? {}
// ${comment}
const sound = (siren) => /^\d{9}$/.test(siren) && [...siren].reduce((sum, digit, at) => { const one = Number(digit) * (at % 2 ? 2 : 1); return sum + (one > 9 ? one - 9 : one) }, 0) % 10 === 0
const found = new Map(hits.map(({ siren, why }) => [String(siren).replace(/\s/g, ''), why]).filter(([siren]) => sound(siren)).slice(0, 12))
return [{ json: { siren: '', q: $('settings').first().json.name, why: '' } }, ...[...found].map(([siren, why]) => ({ json: { siren, q: siren, why } }))]`,
  { fr: 'La clé de Luhn d’un SIREN.', en: 'The Luhn key of a SIREN.' },
)

const SLUG = String.raw`const slug = (text) => String(text).normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/œ/g, 'oe').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 63)
`

export const DOMAINS = String.raw`${SLUG}const { name } = $('settings').first().json
const { spellings = [] } = $('find').first().json.output ?? {}
const joined = slug(name).replace(/-/g, '')
const all = [...new Set([slug(name), joined, ...spellings.slice(0, 3).map((one) => slug(one.replace(/\.fr$/i, '')))])].filter((one) => one.length > 1)
return all.length ? all.map((one) => ({ json: { domain: one + '.fr' } })) : [{ json: { domain: '' } }]`

export const REPORT = inBoth(
  (
    words,
  ) => String.raw`${SLUG}const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const { name, sector } = $('settings').first().json
const plain = (text) => slug(text).split('-').filter((word) => !['sas', 'sarl', 'sasu', 'eurl', 'sa', 'le', 'la', 'les', 'l', 'd', 'de', 'du', 'des'].includes(word)).join('')
const distance = (one, other) => {
  let row = [...Array(other.length + 1).keys()]
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) next.push(Math.min(next[to - 1] + 1, row[to] + 1, row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]
}
const answers = $('confirm').all().map(({ json }) => json)
// ${words.exact}
const down = !Array.isArray(answers[0]?.results)
const exact = answers[0]?.results ?? []
const hits = $('hits').all().map(({ json }, at) => ({ ...json, at }))
const asked = [...hits.slice(1), ...exact.filter((one) => !hits.some(({ siren }) => siren === one.siren)).map((one) => ({ siren: one.siren, why: '', at: 0 }))]
let unconfirmed = 0
const found = asked.flatMap(({ siren, why, at }) => {
  const one = (answers[at]?.results ?? []).find((each) => each.siren === siren)
  if (!one) { unconfirmed += answers[at]?.error || !answers[at]?.results ? 1 : 0; return [] }
  // ${words.signs}
  const shops = [one, exact.find((each) => each.siren === siren)].flatMap((each) => each?.matching_etablissements ?? []).filter((each) => each.etat_administratif !== 'F')
  const names = [one.nom_raison_sociale, one.sigle, ...String(one.nom_complet ?? '').split(/[()]/), ...[one.siege, ...shops].flatMap((each) => [each?.nom_commercial, ...(each?.liste_enseignes ?? [])])].filter((each) => String(each ?? '').trim())
  const far = Math.min(...names.map((each) => distance(plain(each), plain(name))))
  if (at === 0 && far > 2) return []
  const same = sector.length === 2 && String(one.activite_principale ?? '').slice(0, 2) === sector
  return [{ siren, far, same, rank: far * 2 - (same ? 3 : 0), text: safe(one.nom_complet) + ', ' + siren + ', ' + safe(one.siege?.libelle_commune ?? '?') + ', ' + safe(one.activite_principale ?? '?') + (far === 0 ? '${words.equal}' : far <= 2 ? '${words.near}' + far : '${words.sense}' + safe(String(why).replace(/\s+/g, ' ').slice(0, 120))) + (same ? ', <strong>${words.same}</strong>' : '') }]
}).sort((one, other) => one.rank - other.rank)
const domains = $('domains').all().flatMap(({ json }, at) => {
  if (!json.domain) return []
  const { statusCode } = $input.all()[at]?.json ?? {}
  return [{ domain: json.domain, state: statusCode === 200 ? 'taken' : statusCode === 404 ? 'open' : 'unknown' }]
})
const states = { taken: '${words.taken}', open: '${words.open}', unknown: '${words.unknown}' }
return [{ json: {
  order: found.map(({ siren, far, same }) => siren + ' ' + far + (same ? ' same' : '')), down, unconfirmed, domains,
  title: '${words.title}' + found.length,
  html: (down ? '<p><strong>${words.down}</strong></p>' : '') + (found.length ? '<p>' + found.map(({ text }) => text).join('<br>') + '</p>' : '<p>${words.none}</p>') + (unconfirmed ? '<p>${words.lost}' + unconfirmed + '.</p>' : '') + '<p>' + domains.map((one) => one.domain + '${words.colon}' + states[one.state]).join('<br>') + '</p><p>${words.marks}</p>',
} }]`,
  {
    fr: {
      exact: 'La première réponse est celle du nom exact, que le modèle n’a pas choisie.',
      signs:
        'Le nom usuel est entre parenthèses ; l’enseigne est parfois celle d’un établissement.',
      down: 'L’annuaire n’a pas répondu pour le nom exact : recommencez avant de conclure.',
      equal: ' : même nom',
      near: ' : lettres d’écart, ',
      sense: ' : rapproché par le modèle, ',
      same: 'même activité',
      taken: 'enregistré',
      open: 'non enregistré à cette heure',
      unknown: 'inconnu',
      title: 'Sociétés qui se ressemblent : ',
      none: 'Aucune société confirmée dans l’annuaire.',
      lost: 'Sociétés non confirmées, à relire vous-même : ',
      colon: ' : ',
      marks: 'Les marques déposées restent à chercher à l’INPI.',
    },
    en: {
      exact: 'The first answer is that for the exact name, which the model did not choose.',
      signs: 'The usual name stands in brackets; the sign is at times that of a branch.',
      down: 'The register did not answer for the exact name: start again before you conclude.',
      equal: ': same name',
      near: ': letters apart, ',
      sense: ': brought up by the model, ',
      same: 'same activity',
      taken: 'registered',
      open: 'not registered at this hour',
      unknown: 'unknown',
      title: 'Companies alike: ',
      none: 'No company confirmed in the register.',
      lost: 'Companies not confirmed, to be looked up by you: ',
      colon: ': ',
      marks: 'Registered trade marks remain to be searched at INPI.',
    },
  },
)
