/** One record against its collection: every field that is not as declared, and what to write. */
import { z } from 'zod'
import type { PageType } from '../collection.ts'
import { journeyFaults } from './check-journeys.ts'
import type { PageRecord } from '../schema.ts'
import { fieldName, type Fault } from './fault.ts'
import { missing } from '../missing.ts'

type Checked = { readonly record?: PageRecord; readonly faults: readonly Fault[] }

/** @param file where the record stands */
export const checkRecord = (
  file: string,
  value: unknown,
  schema: z.ZodType<PageRecord>,
  type: Pick<PageType, 'blocks' | 'screen'>,
): Checked => {
  const parsed = schema.safeParse(value, { reportInput: true })
  const faults = parsed.success
    ? [
        ...blockFaults(file, parsed.data, type),
        ...journeyFaults(file, parsed.data),
        ...dateFaults(file, parsed.data),
      ]
    : explainedAll(file, parsed.error, value, schema)
  return parsed.success && faults.length === 0 ? { record: parsed.data, faults } : { faults }
}

/** Any data against its schema, in the same words. */
export const schemaFaults = (file: string, value: unknown, schema: z.ZodType): readonly Fault[] => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : explainedAll(file, parsed.error, value, schema)
}

const blockFaults = (
  file: string,
  record: PageRecord,
  { blocks: taken, screen }: Pick<PageType, 'blocks' | 'screen'>,
): readonly Fault[] =>
  (['fr', 'en'] as const).flatMap((language) => {
    const { blocks = [] } = record[language]
    if (blocks.length > 0 && taken.length === 0) {
      const what = `${language}.blocks: the screen « ${screen} » shows no blocks. Write this as Markdown in the text beside the record, or take it out.`
      return [{ file, at: [language, 'blocks'], what }]
    }
    return blocks.flatMap(({ kind }, index) => {
      const at = [language, 'blocks', index, 'kind']
      const what = `${fieldName(at)}: pages like this take no « ${kind} »: write one of ${taken.join(', ')}.`
      return taken.includes(kind) ? [] : [{ file, at, what }]
    })
  })

const dateFaults = (file: string, { published, updated }: PageRecord): readonly Fault[] =>
  updated < published
    ? [
        {
          file,
          at: ['updated'],
          what: `updated: ${updated} is before the page was published: write ${published} or later.`,
        },
      ]
    : []

const explainedAll = (
  file: string,
  { issues }: z.ZodError,
  value: unknown,
  schema: z.ZodType,
): readonly Fault[] => issues.flatMap((issue) => explained(file, issue, value, schema))

/** An issue of the schema in words. */
const explained = (
  file: string,
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: z.ZodType,
): readonly Fault[] => {
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(z.toJSONSchema(schema, { unrepresentable: 'any' }), issue.path)
    return issue.keys.map((key) => {
      const at = [...issue.path, key]
      const what = `${fieldName(at)}: ${missing('field', key, known)}`
      return { file, at, what }
    })
  }
  return [
    {
      file,
      at: issue.path,
      what: `${fieldName(issue.path)}: ${said(issue, valueAt(value, issue.path))}`,
    },
  ]
}

const said = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (value === undefined && issue.code !== 'custom') return 'is missing: write it.'
  switch (issue.code) {
    case 'invalid_type':
      return `is a ${Array.isArray(value) ? 'list' : typeof value}: write a ${issue.expected}.`
    case 'too_small':
      return `at least ${issue.minimum} ${unitOf(issue.origin)}, and it has ${sizeOf(value)}.`
    case 'too_big':
      return `at most ${issue.maximum} ${unitOf(issue.origin)}, and it has ${sizeOf(value)}.`
    case 'invalid_value': {
      return missing('choice', String(value), issue.values.map(String))
    }
    case 'invalid_format':
      return issue.format === 'date'
        ? `« ${String(value)} » is no day of the calendar: write one as 2026-11-20.`
        : `« ${String(value)} » is no ${issue.format}.`
    case 'invalid_union':
      return `« ${String(value)} » is none of the kinds there are.`
    default:
      return `${issue.message}.`
  }
}

const unitOf = (origin: string): string => (origin === 'string' ? 'characters' : 'entries')
const sizeOf = (value: unknown): string =>
  typeof value === 'string' || Array.isArray(value) ? String(value.length) : String(value)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Names of the fields that an object of the schema may have. */
const fieldsAt = (
  json: z.core.JSONSchema._JSONSchema,
  path: readonly PropertyKey[],
): readonly string[] => {
  if (typeof json === 'boolean') return []
  const choices = json.oneOf ?? json.anyOf
  if (choices) return [...new Set(choices.flatMap((choice) => fieldsAt(choice, path)))]
  const [first, ...rest] = path
  if (first === undefined) return Object.keys(json.properties ?? {})
  const next = typeof first === 'number' ? json.items : json.properties?.[String(first)]
  return next === undefined || Array.isArray(next) ? [] : fieldsAt(next, rest)
}
