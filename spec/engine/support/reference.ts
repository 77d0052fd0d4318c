import { readFileSync } from 'node:fs'
import { PLAIN_REASONS } from '#engine'

/** The reference of commands and events, as Markdown, read from the types that the engine compiles. */
export const reference = (): string =>
  [
    commandTable('Reading A', 'reading-a'),
    commandTable('Reading B', 'reading-b'),
    eventTable(),
    reasons(),
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

const eventTable = (): string => {
  const text = source('events.ts')
  const body = /export interface EventFields \{\n([\s\S]*?)\n\}/.exec(text)![1]!
  const rows = body
    .replaceAll(/ *\/\/.*\n| *\/\*\*[\s\S]*?\*\/\n/g, '')
    .split(/^ {2}readonly /m)
    .slice(1)
    .map((entry) => {
      const [, name, fields] = /^'?([a-z-]+)'?: ([\s\S]*)$/.exec(entry)!
      return [`\`${name!}\``, eventFields(fields!)]
    })
  return ['### Events', ...table(['event', 'fields'], rows)].join('\n')
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
