import { readFileSync } from 'node:fs'
import {
  CATEGORIES,
  CURRENCIES_A,
  ITEM_TYPES,
  MOODS_B,
  RARITIES,
  SLOTS,
  STATS_A,
  STATS_B,
} from '#engine'
import { PLAIN_REASONS } from '../../../engine/events.ts'
import { STAGES_A } from '../../../engine/reading-a/stage.ts'
import { MESSAGE_KEYS, REMOVALS } from '../../../engine/reading-b/notifications.ts'

/** The reference of commands and events, as Markdown, read from the types that the engine compiles. */
export const reference = (): string =>
  [
    commandTable('Reading A', 'reading-a'),
    commandTable('Reading B', 'reading-b'),
    eventTable(),
    reasons(),
    typeTable(),
  ].join('\n\n')

const source = (file: string): string =>
  readFileSync(new URL(`../../../engine/${file}`, import.meta.url), 'utf8')

const commandTable = (title: string, folder: string): string => {
  const text = source(`${folder}/commands.ts`)
  const union = /export type Command[AB] =([\s\S]*?)\n\n/.exec(text)![1]!
  const rows = union
    .split(/^ {2}\| /m)
    .slice(1)
    .map((member) => {
      const [type, ...fields] = fieldsOf(member)
      return [
        namesOf(type!.type),
        fields.map(({ name, type: of }) => `\`${name}: ${of}\``).join(', '),
      ]
    })
  return [`### ${title}`, ...table(['command', 'parameters'], rows)].join('\n')
}

/** `'tick'` stands for itself; a named union stands for the names it lists. */
const namesOf = (type: string): string =>
  type === 'ActionB'
    ? '`feed`, `play`, `cuddle`, `teach`, `create`, `explore`'
    : `\`${type.slice(1, -1)}\``

/** Those of both readings, then those that one alone tells of. */
const eventTable = (): string =>
  [
    ['Events of both readings', 'EventsOfBoth'],
    ['Events of reading A', 'EventsA'],
    ['Events of reading B', 'EventsB'],
  ]
    .map(([title, fields]) => eventsIn(title!, fields!))
    .join('\n\n')

const eventsIn = (title: string, declared: string): string => {
  const text = source('events.ts')
  const body = new RegExp(`export interface ${declared}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(
    text,
  )![1]!
  const rows = body
    .replaceAll(/ *\/\/.*\n| *\/\*\*[\s\S]*?\*\/\n/g, '')
    .split(/^ {2}readonly /m)
    .slice(1)
    .map((entry) => {
      const [, name, fields] = /^'?([a-z-]+)'?: ([\s\S]*)$/.exec(entry)!
      return [`\`${name!}\``, eventFields(fields!)]
    })
  return [`### ${title}`, ...table(['event', 'fields'], rows)].join('\n')
}

const eventFields = (text: string): string => {
  const named = {
    Payment: '{ readonly currency: CurrencyA; readonly amount: number; readonly balance: number }',
  }
  const open = text.trim() in named ? named[text.trim() as keyof typeof named] : text
  const own = fieldsOf(open).map(({ name, type }) => `\`${name}: ${type}\``)
  return [...own, ...(open.includes('& Refusal') ? ['`reason` and what belongs to it'] : [])].join(
    ', ',
  )
}

const reasons = (): string =>
  [
    'Reasons of `refused`: `stat-too-low` with `stat`, `needs` and `has`; `invalid` and `unknown`',
    `with the \`field\`; ${PLAIN_REASONS.map((reason) => `\`${reason}\``).join(', ')}.`,
  ].join(' ')

/** What the names of types stand for, wherever the tables use one. */
const typeTable = (): string =>
  [
    '### Types',
    ...table(
      ['type', 'is'],
      [
        ...['Command', 'Action', 'Mood', 'Stat'].map((name) => [
          `\`${name}\``,
          `one of the ${name.toLowerCase()}s of the reading that lives`,
        ]),
        ...Object.entries(LISTED).map(([name, values]) => [
          `\`${name}\``,
          values.map((value) => `\`${value}\``).join(', '),
        ]),
        ...WRITTEN.map(([name, file]) => [`\`${name}\``, definitionOf(name, source(file))]),
      ],
    ),
  ].join('\n')

const LISTED: Readonly<Record<string, readonly string[]>> = {
  StatA: STATS_A,
  StatB: STATS_B,
  CurrencyA: CURRENCIES_A,
  StageA: STAGES_A,
  MoodB: MOODS_B,
  ItemType: ITEM_TYPES,
  Category: CATEGORIES,
  Rarity: RARITIES,
  Slot: SLOTS,
  MessageKey: MESSAGE_KEYS,
  Removal: REMOVALS,
}

/** Those that are not a list of words, and where they are written. */
const WRITTEN = [
  ['Id', 'id.ts'],
  ['JsonObject', 'json.ts'],
  ['Json', 'json.ts'],
  ['Genome', 'reading-a/genetics.ts'],
  ['Child', 'reading-a/genetics.ts'],
  ['Genetics', 'reading-a/genetics.ts'],
  ['Parentage', 'reading-a/genetics.ts'],
  ['StatPatch', 'reading-b/patch.ts'],
  ['GivenItem', 'reading-b/items.ts'],
  ['Item', 'reading-b/items.ts'],
  ['Effects', 'reading-b/rarity.ts'],
  ['SettingsPatch', 'reading-b/commands.ts'],
  ['Settings', 'reading-b/settings.ts'],
  ['Notification', 'reading-b/notifications.ts'],
  ['NotificationType', 'reading-b/notifications.ts'],
] as const

const definitionOf = (name: string, text: string): string => {
  const [, base, body] =
    new RegExp(`export interface ${name}(?: extends (\\w+))? \\{\\n([\\s\\S]*?)\\n\\}`).exec(
      text,
    ) ?? []
  const code = body === undefined ? aliased(name, text) : withoutComments(body)
  const fields = body === undefined ? [] : membersOf(code)
  const parts = fields.length > 0 ? fields : [oneLine(code)]
  return [...(base ? [base] : []), ...parts].map((part) => `\`${part}\``).join(', ')
}

/** The fields of an interface, nested ones in one piece; none where it has a key for anything. */
const membersOf = (body: string): readonly string[] =>
  body
    .split(/^ {2}readonly /m)
    .slice(1)
    .filter((member) => !member.startsWith('['))
    .map(oneLine)

const aliased = (name: string, text: string): string => {
  const list = new RegExp(
    `export const (\\w+) = (\\[[^\\]]*\\]) as const\\nexport type ${name} =`,
  ).exec(text)
  return (
    list?.[2]!.slice(1, -1).replaceAll(', ', ' | ') ??
    new RegExp(`export type ${name} =([\\s\\S]*?)(?:\\n\\n|\\n(?=export)|$)`).exec(text)![1]!
  )
}

const withoutComments = (text: string): string => text.replaceAll(/ *\/\*\*[\s\S]*?\*\/\n?/g, '')

const oneLine = (code: string): string =>
  code
    .replaceAll(/([^{\s])\s*\n\s*(?=readonly )/g, '$1; ')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')
    .replaceAll('|', '\\|')

interface Field {
  readonly name: string
  readonly type: string
}

const fieldsOf = (text: string): readonly Field[] =>
  [...text.matchAll(/readonly (\w+\??): ((?:\{[^}]*\}|[^;}\n])+)/g)].map(([, name, type]) => ({
    name: name!,
    type: type!.trim().replaceAll('|', '\\|'),
  }))

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  ['', head, head.map(() => '---'), ...rows].map((row) =>
    typeof row === 'string' ? row : `| ${row.map((cell) => cell || '–').join(' | ')} |`,
  )
