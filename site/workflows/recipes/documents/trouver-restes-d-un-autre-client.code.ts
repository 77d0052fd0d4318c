/** What an outgoing document still holds of another client, or of the form it was made from. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly list: string
  readonly read: string
  readonly empty: string
  readonly unknown: string
  readonly client: string
  readonly domain: string
  readonly blank: string
  readonly more: string
  readonly clean: string
  readonly found: string
  readonly stopped: string
  readonly lines: string
}

/** Names are looked for as whole words, whatever their accents; the longest first, so that a name within a name is not taken for it. */
const judge = (words: Words) =>
  String.raw`const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const said = (json) => json.error?.message ?? json.message ?? json.error
const stop = (text) => [{ json: { state: 'stop', count: 0, title: '${words.stopped}', text: safe(text) } }]
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9@.]+/g, ' ').trim()
const { client } = $('settings').first().json
const clients = $('clients').all().map(({ json }) => json)
if (clients[0].error !== undefined) return stop('${words.list}' + said(clients[0]))
// Drive’s own refusal says more than « no file to read ».
const took = $('document').first().json
if (took.error !== undefined) return stop('${words.read}' + said(took))
const { data, error, message } = $('text').first().json
if (data === undefined) return stop('${words.read}' + (error?.message ?? message ?? error ?? ''))
const text = String(data)
// A PDF or a Word file read as text would hold no name at all, and pass for clean.
const foreign = /^(%PDF|PK)/.test(text) || text.includes('\u0000')
if (foreign || plain(text).length < 50) return stop('${words.empty}')
const namesOf = (one) => [one.name, ...String(one.aliases ?? '').split(',')].map(plain).filter((name) => name.length > 3)
const us = clients.find((one) => namesOf(one).includes(plain(client)))
if (!us) return stop('${words.unknown}' + client)
const bare = (name) => name.replace(/\./g, ' ').replace(/ +/g, ' ').trim()
const names = clients.flatMap((one) => namesOf(one).map((name) => ({ name: ' ' + bare(name) + ' ', one }))).sort((one, other) => other.name.length - one.name.length || (other.one === us) - (one.one === us))
const lines = text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean)
const found = []
for (const line of lines) {
  let rest = ' ' + bare(plain(line)) + ' '
  let other
  for (const { name, one } of names) {
    if (!rest.includes(name)) continue
    rest = rest.split(name).join(' | ')
    if (one !== us) other ??= one
  }
  const excerpt = line.length > 140 ? line.slice(0, 140) + '…' : line
  if (other) { found.push('${words.client}' + other.name + ' → ' + excerpt); continue }
  const domains = [...line.toLowerCase().matchAll(/@([a-z0-9.-]+\.[a-z]+)/g)].map(([, domain]) => domain)
  const stranger = clients.find((one) => one !== us && one.domain && domains.includes(String(one.domain).trim().toLowerCase()) && String(us.domain ?? '').trim().toLowerCase() !== String(one.domain).trim().toLowerCase())
  if (stranger) { found.push('${words.domain}' + stranger.name + ' → ' + excerpt); continue }
  // Google writes a page break as sixteen underscores, and a comment’s mark as [a].
  if (/^_{16}$/.test(line)) continue
  if (/\[(?![a-z]{1,2}\])[^\]\d][^\]]{0,60}\]|\[\]|\{\{|\bX{3,}\b|_{4,}|\bTODO\b|lorem ipsum|à compléter|a completer|to be completed/i.test(line)) found.push('${words.blank}' + excerpt)
}
const shown = found.slice(0, 40).map(safe)
return [{ json: { state: found.length ? 'found' : 'clean', count: found.length, title: found.length ? '${words.found}' + found.length : '${words.clean}', text: found.length ? shown.join('<br>') + (found.length > 40 ? '<br>${words.more}' + (found.length - 40) : '') : '${words.lines}' + lines.length } }]`

export const JUDGE = inBoth(judge, {
  fr: {
    list: 'La liste des clients ne se lit pas : ',
    read: 'Le document ne se lit pas : ',
    empty: 'Pas un document Google, ou moins de cinquante signes de texte.',
    unknown: 'Destinataire absent de la liste des clients : ',
    client: 'Autre client, ',
    domain: 'Adresse d’un autre client, ',
    blank: 'Case vide → ',
    more: 'Et encore : ',
    clean: 'Rien trouvé',
    found: 'Lignes à revoir : ',
    stopped: 'Non vérifié',
    lines: 'Lignes lues : ',
  },
  en: {
    list: 'The list of clients cannot be read: ',
    read: 'The document cannot be read: ',
    empty: 'No Google document, or fewer than fifty characters of text.',
    unknown: 'Addressee not in the list of clients: ',
    client: 'Other client, ',
    domain: 'Address of another client, ',
    blank: 'Blank → ',
    more: 'And more: ',
    clean: 'Nothing found',
    found: 'Lines to look at: ',
    stopped: 'Not checked',
    lines: 'Lines read: ',
  },
})
