/**
 * Scripts: one command a line, with the time before it and its parameters, or JSON.
 *
 *     # a short day
 *     feed
 *     +4s play
 *     20 x +1min explore
 *     gain-experience amount=50
 *     patch-stats {"patch":{"energy":10}}
 */
import type { ReadingId, Scenario } from '#engine'
import { type Command, type Fields, problemOf } from './check.ts'
import { readDelay, writeDelay } from './delay.ts'
import { MOST_COMMANDS, type Problem } from './problem.ts'

export type Inputs = Scenario['inputs']

export type Parsed =
  | { readonly inputs: Inputs }
  /** Lines count from 1. */
  | { readonly line: number; readonly problem: Problem }

export const readScript = (text: string, reading: ReadingId): Parsed => {
  const whole = readWhole(text)
  if (whole) return checkAll(whole, reading)
  const inputs: Input[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const content = raw.trim()
    if (content === '' || content.startsWith('#')) continue
    const read = readLine(content, reading)
    if ('kind' in read) return { line: index + 1, problem: read }
    if (inputs.length + read.times > MOST_COMMANDS)
      return { line: index + 1, problem: { kind: 'too-many', most: MOST_COMMANDS } }
    for (let i = 0; i < read.times; i++) inputs.push(read.input)
  }
  return { inputs: inputs as unknown as Inputs }
}

/** Commands as a script that reads back as the same; runs of equal ones share a line. */
export const writeScript = (inputs: Inputs): string => {
  const lines: string[] = []
  for (let i = 0; i < inputs.length;) {
    const line = lineOf(inputs[i]!)
    let times = 1
    while (i + times < inputs.length && lineOf(inputs[i + times]!) === line) times += 1
    lines.push(times > 1 ? `${times} x ${line}` : line)
    i += times
  }
  return lines.join('\n')
}

type Input = readonly [dt: number, command: Command]

interface Line {
  readonly times: number
  readonly input: Input
}

const lineOf = ([dt, { type, ...fields }]: Inputs[number]): string => {
  const head = dt === 0 ? type : `+${writeDelay(dt)} ${type}`
  if (!/^[\w-]+$/u.test(type)) return JSON.stringify([dt, { type, ...fields }])
  const pairs = Object.entries(fields)
  if (pairs.length === 0) return head
  return pairs.every(([name, value]) => isPlain(name, value))
    ? `${head} ${pairs.map(([name, value]) => `${name}=${String(value)}`).join(' ')}`
    : `${head} ${JSON.stringify(fields)}`
}

/** Whether `name=value` says it, and nothing else. */
const isPlain = (name: string, value: unknown): boolean =>
  /^\w+$/u.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && /^[A-Za-z][\w-]*$/u.test(value))) &&
  readValue(String(value)) === value

const readLine = (content: string, reading: ReadingId): Line | Problem => {
  if (/^[[{]/u.test(content)) return readJsonLine(content, reading)
  const [, count, delay, type = '', rest = ''] = LINE.exec(content) ?? []
  if (type === '') return { kind: 'bad-line' }
  const dt = delay === undefined ? 0 : readDelay(delay)
  if (dt === undefined) return { kind: 'bad-delay', delay: delay! }
  const read = readFields(rest.trim())
  if ('kind' in read) return read
  const command: Command = { ...read.fields, type }
  const times = Number(count ?? 1)
  if (times > MOST_COMMANDS) return { kind: 'too-many', most: MOST_COMMANDS }
  return problemOf(reading, command) ?? { times, input: [dt, command] }
}

const LINE = /^(?:(\d+) ?[x×] +)?(?:\+(\S+) +)?([^\s=]+)(.*)$/u

const readFields = (rest: string): { readonly fields: Fields } | Problem => {
  if (rest.startsWith('{')) {
    const fields = parse(rest)
    return isFields(fields) ? { fields } : { kind: 'bad-json', field: '{…}' }
  }
  const fields: Record<string, unknown> = {}
  for (const word of rest.match(WORD) ?? []) {
    const [, name, value] = /^(\w+)=(.+)$/su.exec(word) ?? []
    if (name === undefined || name === '__proto__') return { kind: 'bad-word', word }
    fields[name] = readValue(value!)
  }
  return { fields }
}

/** A word of its own, or one that goes on inside quotes, braces or brackets. */
const WORD = /(?:"(?:[^"\\]|\\.)*"|\{[^\n]*\}|\[[^\n]*\]|[^\s"{[])+|\S/gu

/** What stands after `=`: JSON where it is some, else text. */
const readValue = (text: string): unknown => {
  const value = parse(text)
  return value === undefined ? text : value
}

const readJsonLine = (content: string, reading: ReadingId): Line | Problem => {
  const input = inputOf(parse(content.replace(/,$/u, '')))
  if (!input) return { kind: 'bad-line' }
  return problemOf(reading, input[1]) ?? { times: 1, input }
}

/** A whole text of JSON: a list of commands, with or without their times, or a scenario. */
const readWhole = (text: string): readonly unknown[] | undefined => {
  if (!/^\s*[[{]/u.test(text)) return undefined
  const data = parse(text)
  if (isFields(data) && Array.isArray(data['inputs'])) return data['inputs'] as unknown[]
  // One line of JSON reads the same as a list of one.
  return Array.isArray(data) && typeof data[0] !== 'number' ? (data as unknown[]) : undefined
}

const checkAll = (entries: readonly unknown[], reading: ReadingId): Parsed => {
  if (entries.length > MOST_COMMANDS)
    return { line: 1, problem: { kind: 'too-many', most: MOST_COMMANDS } }
  const inputs: Input[] = []
  for (const [index, entry] of entries.entries()) {
    const input = inputOf(entry)
    const problem: Problem | undefined = input ? problemOf(reading, input[1]) : { kind: 'bad-line' }
    if (problem) return { line: index + 1, problem }
    inputs.push(input!)
  }
  return { inputs: inputs as unknown as Inputs }
}

const inputOf = (entry: unknown): Input | undefined => {
  const [dt, command]: unknown[] = Array.isArray(entry) ? entry : [0, entry]
  const timed = typeof dt === 'number' && Number.isFinite(dt) && dt >= 0
  return timed && isFields(command) && typeof command['type'] === 'string'
    ? [dt, command as Command]
    : undefined
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
