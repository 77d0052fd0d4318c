/** Names are compared without the agent too: whatever it forgets, a name that is written the same is shown. */
import { inBoth } from '../../fragments/code.ts'

export const NAMES = inBoth(
  (words) => String.raw`const asked = $json
const forms = new Set(['sarl', 'sas', 'sasu', 'sa', 'eurl', 'sci', 'snc', 'selarl', 'scp', 'et', 'and', 'de', 'du', 'la', 'le', 'les'])
// ${words.plain}
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
const keyOf = (name) => plain(name).split(' ').filter((word) => word.length > 1 && !forms.has(word)).join(' ')
const side = (text, role) => String(text ?? '').split(/\r?\n/).map((name) => name.trim().slice(0, 120)).filter(Boolean).map((name) => ({ name, role, key: keyOf(name) }))
const given = [...side(asked.client, '${words.client}'), ...side(asked.against, '${words.against}'), ...side(asked.others, '${words.others}')]
const names = given.filter(({ key }) => key.length > 1).slice(0, 12)
const left = given.filter((one) => !names.includes(one)).map(({ name }) => name)
return { json: { ...asked, names, left, keys: [...new Set(names.map(({ key }) => key))].join('|') } }`,
  {
    fr: {
      plain:
        'Sans accent, sans ponctuation, sans forme sociale : « SARL Hamon & fils » vaut « hamon fils ».',
      client: 'client',
      against: 'adversaire',
      others: 'lié',
    },
    en: {
      plain: 'No accent, no punctuation, no legal form: “SARL Hamon & fils” is “hamon fils”.',
      client: 'client',
      against: 'opponent',
      others: 'related',
    },
  },
)

export const PROVE = inBoth(
  (words) => String.raw`const { names, left } = $('names').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error)
if (failed) return [{ json: { state: 'down', cause: String(failed.message ?? failed.error) } }]
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const said = new Map(($('find').first().json.output?.links ?? []).map((one) => [Number(one.party), one]))
const known = rows.filter((one) => one.id)
const words = (text) => String(text).split(' ')
const hits = known.map((one) => {
  const twin = names.find(({ key }) => words(key).every((word) => words(one.plain).includes(word)))
  const link = said.get(Number(one.id))
  return { ...one, id: Number(one.id), rank: twin ? 0 : 1, who: twin ? twin.name + ' (' + twin.role + ')' : link?.asked ?? '', why: twin ? '${words.same}' : '${words.agent}' + (link?.why ?? '') }
}).sort((one, other) => one.rank - other.rank || one.id - other.id)
const line = (one) => '<p><strong>' + safe(one.name) + '</strong>${words.colon}' + safe(one.role) + '${words.matter}' + safe(one.matter) + ' (' + safe(one.state) + ', ' + safe(one.lawyer) + ')<br>' + safe(one.who) + '. ' + safe(one.why) + '</p>'
return [{ json: {
  state: 'read', count: hits.length, parties: hits.map(({ id }) => id),
  html: '<p>${words.searched}' + safe(names.map(({ name }) => name).join(', ')) + '</p>' + (left.length ? '<p><strong>${words.left}</strong>' + safe(left.join(', ')) + '</p>' : '') + (hits.length === 100 ? '<p><strong>${words.hundred}</strong></p>' : '') + (hits.map(line).join('') || '<p>${words.none}</p>'),
} }]`,
  {
    fr: {
      colon: ' : ',
      matter: ', dossier ',
      same: 'Même nom, trouvé sans l’agent.',
      agent: 'Lien proposé par l’agent, à vérifier : ',
      searched: 'Noms cherchés : ',
      left: 'NON cherchés (au-delà de douze, ou sans mot lisible) : ',
      hundred: 'Cent parties montrées, il y en a d’autres : précisez les noms.',
      none: 'Aucun nom proche dans vos dossiers. Ce n’est pas une preuve : pensez aux liens que personne n’a saisis.',
    },
    en: {
      colon: ': ',
      matter: ', matter ',
      same: 'Same name, found without the agent.',
      agent: 'Link proposed by the agent, to be checked: ',
      searched: 'Names searched: ',
      left: 'NOT searched (beyond twelve, or without a readable word): ',
      hundred: 'A hundred parties shown, and there are more: make the names precise.',
      none: 'No name close to these in your matters. That is no proof: think of ties that nobody has entered.',
    },
  },
)
