/** What one tells the model, read from answers: lines as lists, examples in two halves, fields by name. */
import type { Answers } from '../frame/question.ts'

/** How the prompt is laid out; the order is that of the choice. */
export const STYLES = ['claude', 'markdown', 'json', 'split'] as const
export type Style = (typeof STYLES)[number]

/** Fields of plain words, by what they do in a prompt. */
export const FIELDS = [
  'role',
  'context',
  'reader',
  'material',
  'task',
  'constraints',
  'examples',
  'form',
  'fields',
  'doubt',
  'checks',
] as const
export type Field = (typeof FIELDS)[number]

/** What was typed in each field. */
export type Typed = Readonly<Partial<Record<Field, string>>>

export interface Example {
  readonly input: string
  /** Empty where nothing says how the answer to it begins. */
  readonly output: string
}

export interface JsonField {
  readonly name: string
  readonly holds: string
}

export interface Brief {
  readonly style: Style
  readonly role: string
  readonly context: string
  readonly reader: string
  readonly material: string
  readonly task: string
  readonly constraints: readonly string[]
  readonly examples: readonly Example[]
  readonly form: string
  readonly fields: readonly JsonField[]
  readonly doubt: string
  readonly checks: readonly string[]
}

/** Whatever was answered: a style that is none counts as the first, a field that is no text as empty. */
export const briefOf = (answers: Answers): Brief => {
  const typed = typedIn(answers)
  const text = (field: Field): string => typed[field] ?? ''
  return {
    style: STYLES.find((style) => style === answers.style) ?? STYLES[0],
    role: text('role'),
    context: text('context'),
    reader: text('reader'),
    material: text('material'),
    task: text('task'),
    constraints: linesOf(text('constraints')),
    examples: examplesOf(text('examples')),
    form: text('form'),
    fields: fieldsOf(text('fields')),
    doubt: text('doubt'),
    checks: linesOf(text('checks')),
  }
}

export const typedIn = (answers: Answers): Typed =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const answer = answers[field]
      const text = typeof answer === 'string' ? answer.replaceAll('\r\n', '\n').trim() : ''
      return text === '' ? [] : [[field, text]]
    }),
  )

/** One a line; the marks that people put before lines of a list are theirs, not the prompt's. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '')

/** Blocks parted by a line of dashes; in each, `=>` parts what comes in from what goes out. */
const examplesOf = (text: string): readonly Example[] =>
  text
    .split(/^[ \t]*-{3,}[ \t]*$/mu)
    .map((block) => {
      const at = block.indexOf('=>')
      return at < 0
        ? { input: block.trim(), output: '' }
        : { input: block.slice(0, at).trim(), output: block.slice(at + 2).trim() }
    })
    .filter(({ input, output }) => input !== '' || output !== '')

/** `name: what it holds`, one a line; the first of two with one name stays. */
const fieldsOf = (text: string): readonly JsonField[] => {
  const named = new Map<string, JsonField>()
  for (const line of linesOf(text)) {
    const [before = '', ...after] = line.split(':')
    const name = before.trim().replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
    if (!named.has(name)) named.set(name, { name, holds: after.join(':').trim() })
  }
  return [...named.values()]
}
