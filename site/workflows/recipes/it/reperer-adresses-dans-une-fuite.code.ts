/** Which addresses of the domain stand in a leak that nobody was told of yet. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly table: string
  readonly list: string
  readonly refused: string
  readonly silent: string
  readonly first: string
  readonly fresh: string
  readonly none: string
  readonly sensitive: string
  readonly intimate: string
  readonly collection: string
  readonly of: string
  readonly addresses: string
}

/** The first run only learns: what is years old is told to nobody. */
const judge = (words: Words) =>
  String.raw`const { domain } = $('settings').first().json
const known = $('known').all().map(({ json }) => json)
const list = $('leaks').all().map(({ json }) => json)
const { statusCode, body, error, message } = $('hits').first().json
const blind = (text) => [{ json: { state: 'blind', text } }]
if (known[0].error !== undefined) return blind('${words.table}')
if (!list[0].Name) return blind('${words.list}')
if (statusCode !== 200 && statusCode !== 404) return blind('${words.refused}' + (body?.message ?? error?.message ?? message ?? error ?? statusCode ?? '${words.silent}'))
const leaks = new Map(list.map((one) => [one.Name, one]))
const told = new Map(known.filter(({ alias }) => alias).map(({ alias, leaks }) => [String(alias), String(leaks ?? '').split(',').filter(Boolean)]))
const first = told.size === 0
const people = []
// The mailbox of somebody on leave, or gone, is read by others.
const nameOf = ({ Title, Domain, IsSensitive, IsStealerLog }) => IsSensitive ? '${words.intimate}' : Title + (Domain && !IsStealerLog ? ' (' + Domain + ')' : '${words.collection}')
for (const [alias, names] of statusCode === 404 ? [] : Object.entries(body ?? {})) {
  const before = told.get(alias) ?? []
  // A leak added after the list was read waits for tomorrow: what it holds is not known yet.
  const fresh = names.filter((name) => leaks.has(name) && !before.includes(name))
  if (!fresh.length) continue
  const real = fresh.map((name) => leaks.get(name)).filter((one) => !one.IsSpamList && !one.IsFabricated)
  const bad = real.filter(({ DataClasses }) => (DataClasses ?? []).includes('Passwords'))
  people.push({ state: bad.length && !first ? 'write' : 'note', alias, email: alias + '@' + domain, leaks: [...new Set([...before, ...fresh])].join(','), real, text: bad.map((leak) => '- ' + nameOf(leak) + ', ' + leak.BreachDate).join('\n') })
}
// Without this row a domain that had no leak would stay at its first run.
if (first) people.push({ state: 'note', alias: '-', email: '', leaks: '', real: [], text: '' })
const counts = new Map()
for (const { real } of people) for (const { Title, IsSensitive } of real) { const name = IsSensitive ? '${words.sensitive}' : Title; counts.set(name, (counts.get(name) ?? 0) + 1) }
const lines = [...counts].map(([name, count]) => '• ' + name + '${words.of}' + count + '${words.addresses}')
const written = people.filter(({ state }) => state === 'write').length
const tell = lines.length || first ? [(first ? '${words.first}' + (people.length - 1) : '${words.fresh}' + written), ...lines].join('\n') : $now.setZone('Europe/Paris').weekday === 1 ? '${words.none}' : ''
return [...people.map(({ real, ...one }) => ({ json: one })), ...(tell ? [{ json: { state: 'tell', text: tell } }] : [])]`

export const JUDGE = inBoth(judge, {
  fr: {
    table: 'Fuites non regardées : la table des fuites connues ne se lit pas.',
    list: 'Fuites non regardées : la liste de Have I Been Pwned ne vient pas.',
    refused: 'Fuites non regardées, Have I Been Pwned a répondu : ',
    silent: 'rien de lisible',
    first: 'Premier passage, personne n’est averti. Adresses déjà dans une fuite : ',
    fresh: 'Nouvelles fuites ; personnes à avertir, car un mot de passe y est : ',
    none: 'Aucune nouvelle fuite hier pour nos adresses.',
    sensitive: 'fuite de nature intime, non nommée',
    intimate:
      'une fuite que ce message ne nomme pas : Have I Been Pwned l’écrit à cette adresse, sur demande',
    collection: ' (mots de passe volés sur plusieurs sites ; commencez par la messagerie)',
    of: ' : ',
    addresses: ' adresse(s)',
  },
  en: {
    table: 'Leaks not looked at: the table of known leaks cannot be read.',
    list: 'Leaks not looked at: the list of Have I Been Pwned does not come.',
    refused: 'Leaks not looked at, Have I Been Pwned answered: ',
    silent: 'nothing readable',
    first: 'First run, nobody is written to. Addresses in a leak already: ',
    fresh: 'New leaks; people to be written to, as a password is in there: ',
    none: 'No new leak yesterday for our addresses.',
    sensitive: 'leak of an intimate kind, not named',
    intimate:
      'a leak this message does not name: Have I Been Pwned writes it to this address on request',
    collection: ' (passwords stolen from several sites; begin with your mailbox)',
    of: ': ',
    addresses: ' address(es)',
  },
})
