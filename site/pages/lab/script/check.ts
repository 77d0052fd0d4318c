/** Whether a command has what it needs, before it is lived. */
import type { ReadingId } from '#engine'
import { COMMANDS, type Parameter, parametersOf } from './parameters.ts'
import type { Problem } from './problem.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Command = Fields & { readonly type: string }

/** What the engine would find strange; `undefined` where it is a command of the reading. */
export const problemOf = (reading: ReadingId, command: Command): Problem | undefined => {
  const { type, ...fields } = command
  const parameters = parametersOf(reading, type)
  if (!parameters) {
    const near = nearest(type, COMMANDS[reading])
    return { kind: 'unknown-command', command: type, ...(near !== undefined && { near }) }
  }
  for (const field of Object.keys(fields))
    if (!parameters.some(({ name }) => name === field))
      return { kind: 'unknown-field', command: type, field }
  for (const parameter of parameters) {
    const { name } = parameter
    if (!Object.hasOwn(fields, name)) {
      if (parameter.required) return { kind: 'missing-field', command: type, field: name }
    } else {
      const problem = valueProblem(parameter, fields[name])
      if (problem) return problem
    }
  }
  return undefined
}

const valueProblem = ({ name, kind, choices }: Parameter, value: unknown): Problem | undefined => {
  if (kind === 'number' && typeof value !== 'number') return { kind: 'bad-number', field: name }
  if (kind === 'json' && (typeof value !== 'object' || value === null))
    return { kind: 'bad-json', field: name }
  if (choices && !choices.includes(value as string))
    return { kind: 'bad-choice', field: name, choices }
  return undefined
}

/** What was probably meant: at most two letters away. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  const ranked = words
    .map((known) => ({ known, far: distance(word, known) }))
    .sort((a, b) => a.far - b.far)
  const [first] = ranked
  return first && first.far <= Math.min(2, Math.floor(first.known.length / 2))
    ? first.known
    : undefined
}

/** Letters to add, drop, change or swap with their neighbour. */
const distance = (one: string, two: string): number => {
  if (Math.abs(one.length - two.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: two.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= two.length; j++) {
      const cost = one[i - 1] === two[j - 1] ? 0 : 1
      const swapped =
        i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]
          ? rows[i - 2]![j - 2]! + 1
          : Infinity
      row.push(
        Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost, swapped),
      )
    }
    rows.push(row)
  }
  return rows[one.length]![two.length]!
}
