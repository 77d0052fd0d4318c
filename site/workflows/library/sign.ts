/** What stands in the box of a node: an icon of ours, or the first letters of a service. */
import type { NodeFact } from '../nodes/fact.ts'
import { serviceName } from '../nodes/services.ts'
import type { Sign, SignName } from './signs.ts'

/** Nothing of a service's own mark is drawn: its letters say which one it is, in both languages. */
export const signOf = (fact: NodeFact): Sign => {
  const { service, type, kind } = fact
  if (service !== undefined) return { letters: lettersOf(serviceName(service, 'fr')) }
  const name = type.replace(/^.*\./u, '')
  const known = BY_NAME.find(([pattern]) => pattern.test(name))
  return { icon: known?.[1] ?? BY_KIND[kind] }
}

/** « GS » for Google Sheets, « Sl » for Slack. */
export const lettersOf = (name: string): string => {
  const [first = '', second] = name.split(/[\s.-]+/u)
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
}

const BY_KIND: Readonly<Record<NodeFact['kind'], SignName>> = {
  trigger: 'alert',
  core: 'layers',
  service: 'globe',
  ai: 'ia',
  part: 'plus',
  note: 'pen',
}

const BY_NAME: readonly (readonly [RegExp, SignName])[] = [
  [/schedule|wait|dateTime/iu, 'clock'],
  [/form/iu, 'window'],
  [/webhook/iu, 'link'],
  [/chat(?!.*lm)/iu, 'chat'],
  [/manual/iu, 'user'],
  [/^(?:if|switch|filter|merge|splitInBatches|compareDatasets)$/iu, 'flow'],
  [/^(?:set|editFields|rename)/iu, 'tag'],
  [/^code$/iu, 'code'],
  [/http|rss/iu, 'globe'],
  [/extract|convert|html|markdown|document|spreadsheet|xml/iu, 'doc'],
  [/vectorStore|dataTable|memory/iu, 'data'],
  [/email|imap/iu, 'chat'],
]
