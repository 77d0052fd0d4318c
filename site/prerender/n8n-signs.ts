/** The signs of nodes on a card inside n8n: names of its own font, so that no file of anybody's travels. */
import type { NodeSign } from '../server/n8n/listing.ts'
import type { NodeFact, NodeKind } from '../workflows/nodes/fact.ts'
import { serviceName } from '../workflows/nodes/services.ts'
import type { Language } from '../routes/language.ts'

/** @param id any number that no other node of the list has */
export const nodeSign = (fact: NodeFact, id: number, language: Language): NodeSign => {
  const { type, kind, version, service } = fact
  const icon = iconOf(fact)
  // n8n asks its own search for this name when one presses the sign.
  const name = service === undefined ? fact.label[language] : serviceName(service, language)
  return {
    id,
    name: type,
    displayName: name,
    icon: `fa:${icon}`,
    iconData: { type: 'icon', icon },
    defaults: { name, color: COLOURS[kind] },
    group: JSON.stringify([kind === 'trigger' ? 'trigger' : 'transform']),
    categories: [],
    typeVersion: version,
  }
}

/** As n8n calls them. */
const iconOf = ({ type, kind }: NodeFact): string => {
  const name = type.replace(/^.*\./u, '')
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? BY_KIND[kind]
}

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/schedule|wait|dateTime/iu, 'clock'],
  [/calendar|calendly|^cal/iu, 'calendar'],
  [/formTrigger|^form|typeform/iu, 'clipboard-list'],
  [/webhook/iu, 'webhook'],
  [/^(?:if|switch)$/iu, 'git-branch'],
  [/^filter$/iu, 'filter'],
  [/merge|compareDatasets/iu, 'waypoints'],
  [/splitInBatches|splitOut|aggregate|limit|sort|removeDuplicates/iu, 'list'],
  [/^(?:set|editFields|rename)/iu, 'pen'],
  [/^code/iu, 'code'],
  [/slack|teams|mattermost|chat(?!.*lm)|discord/iu, 'message-square'],
  [/telegram|whatsapp|twilio/iu, 'paper-plane'],
  [/gmail|email|imap|outlook|brevo|mail/iu, 'envelope'],
  [/sheets|excel|airtable|baserow|grist|dataTable|spreadsheet/iu, 'table'],
  [/postgres|mysql|supabase|redis|vectorStore|qdrant|pinecone|bigQuery/iu, 'database'],
  [/extract|convert|html|markdown|document|drive|docs|pdf|file|nextcloud/iu, 'file-text'],
  [/rss/iu, 'rss'],
  [/http/iu, 'globe'],
  [/github|gitlab|git/iu, 'code-branch'],
  [/error|stop/iu, 'exclamation-triangle'],
]

const BY_KIND: Readonly<Record<NodeKind, string>> = {
  trigger: 'bolt',
  core: 'cog',
  service: 'plug',
  ai: 'robot',
  part: 'brain',
  note: 'sticky-note',
}

const COLOURS: Readonly<Record<NodeKind, string>> = {
  trigger: '#b45309',
  core: '#475569',
  service: '#0f766e',
  ai: '#6d28d9',
  part: '#6d28d9',
  note: '#475569',
}
