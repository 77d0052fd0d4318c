import { NodeFailure } from '../failure.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeProgram } from '../program.ts'
import { fieldNames } from '../values/fields.ts'
import { isRecord, type Paths, pathsOf } from '../values/path.ts'
import { jsonText, textOf } from '../values/text.ts'

interface Summary {
  readonly aggregation?: string
  readonly field: string
  readonly includeEmpty?: boolean
  readonly separateBy?: string
  readonly customSeparator?: string
}

interface Options {
  readonly outputFormat?: string
  readonly disableDotNotation?: boolean
  readonly skipEmptySplitFields?: boolean
}

interface Row {
  readonly json: Fields
  readonly index: number
}

export const summarize: NodeProgram = {
  type: 'n8n-nodes-base.summarize',
  versions: [1.1],
  parameters: [
    'fieldsToSummarize',
    'fieldsToSplitBy',
    'options.outputFormat',
    'options.disableDotNotation',
    'options.skipEmptySplitFields',
    'options.continueIfFieldNotFound',
  ],
  run: ({ items, param }) => {
    const options = param<Options>('options', 0, {})
    const wanted = param<readonly Summary[]>('fieldsToSummarize.values', 0, [])
    if (wanted.every(({ field }) => field === ''))
      throw new NodeFailure(
        "You need to add at least one aggregation to 'Fields to Summarize' with non empty 'Field'",
      )
    const paths = pathsOf(options.disableDotNotation !== true)
    const keys = fieldNames(param('fieldsToSplitBy', 0, ''))
    const rows = items.map(({ json }, index) => ({ json, index }))
    const groups = split(rows, keys, options, paths)
    if (options.outputFormat === 'singleItem')
      return [[{ json: nested(groups, wanted, paths), pairedItem: rows.map(pairOf) }]]
    return [
      groups.map((group): Piece => {
        const json = summed(group.rows, wanted, paths)
        // Inner fields are put in first: later ones with the same name win.
        for (const [name, value] of group.by.toReversed()) json[fieldName(name)] = value
        return { json, pairedItem: group.rows.map(pairOf) }
      }),
    ]
  },
}

const pairOf = ({ index }: Row) => ({ item: index })

interface Group {
  readonly by: readonly (readonly [name: string, value: unknown])[]
  readonly rows: readonly Row[]
}

function split(
  rows: readonly Row[],
  [key, ...rest]: readonly string[],
  options: Options,
  paths: Paths,
): readonly Group[] {
  if (key === undefined) return [{ by: [], rows }]
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) {
    const found = paths.read(row.json, key)
    const value = isRecord(found) ? JSON.stringify(found) : found
    if (options.skipEmptySplitFields === true && typeof value !== 'number' && !value) continue
    groups.set(value, [...(groups.get(value) ?? []), row])
  }
  return [...groups].flatMap(([value, members]) =>
    split(members, rest, options, paths).map((group) => ({
      ...group,
      by: [[key, value] as const, ...group.by],
    })),
  )
}

/** One object of groups within groups, by the values they were split by. */
function nested(groups: readonly Group[], wanted: readonly Summary[], paths: Paths): Fields {
  const json: Fields = {}
  for (const { by, rows } of groups) {
    if (by.length === 0) return summed(rows, wanted, paths)
    let within = json
    for (const [place, [, value]] of by.entries()) {
      const key = textOf(value)
      const isLast = place === by.length - 1
      within[key] = isLast ? summed(rows, wanted, paths) : (within[key] ?? {})
      within = within[key] as Fields
    }
  }
  return json
}

const summed = (rows: readonly Row[], wanted: readonly Summary[], paths: Paths): Fields =>
  Object.fromEntries(
    wanted.map((summary) => [
      fieldName(`${PREFIXES[summary.aggregation ?? 'count']}${summary.field}`),
      valueOf(
        summary,
        rows.map(({ json }) => paths.read(json, summary.field)),
      ),
    ]),
  )

const PREFIXES: Readonly<Record<string, string>> = {
  append: 'appended_',
  average: 'average_',
  concatenate: 'concatenated_',
  count: 'count_',
  countUnique: 'unique_count_',
  max: 'max_',
  min: 'min_',
  sum: 'sum_',
}

const fieldName = (name: string): string => name.replaceAll(/[\]["]/g, '').replaceAll(/[ .]/g, '_')

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function valueOf(summary: Summary, all: readonly unknown[]): unknown {
  const there = all.filter((value) => !isEmpty(value))
  const values = summary.includeEmpty === true ? all : there
  const figures = all.filter((value) => typeof value === 'number')
  const sum = figures.reduce((total, figure) => total + figure, 0)
  switch (summary.aggregation) {
    case 'append':
      return values
    case 'concatenate':
      return values
        .map((value) => (value === null ? 'null' : jsonText(value)))
        .join(separator(summary))
    case 'average':
      return sum / figures.length
    case 'sum':
      return sum
    case 'min':
      return there.reduce<unknown>(
        (least, value) => (least === null || isLess(value, least) ? value : least),
        null,
      )
    case 'max':
      return there.reduce<unknown>(
        (most, value) => (most === null || isLess(most, value) ? value : most),
        null,
      )
    case 'countUnique':
      return new Set(values).size
    default:
      return values.length
  }
}

const separator = ({ separateBy = ',', customSeparator = '' }: Summary): string =>
  separateBy === 'other' ? customSeparator : separateBy

const isLess = (one: unknown, other: unknown): boolean => (one as number) < (other as number)
