import { DateTime, type DateTimeUnit, type DurationUnit } from 'luxon'
import { NodeFailure, NotSimulated } from '../failure.ts'
import { forgiving } from '../forgiving.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { textOf } from '../values/text.ts'

export const dateTime: NodeProgram = {
  type: 'n8n-nodes-base.dateTime',
  versions: [2],
  parameters: [
    'operation',
    'includeTime',
    'outputFieldName',
    'magnitude',
    'timeUnit',
    'duration',
    'date',
    'format',
    'customFormat',
    'mode',
    'toNearest',
    'to',
    'startDate',
    'endDate',
    'units',
    'part',
    'options.includeInputFields',
    'options.timezone',
    'options.fromFormat',
    'options.isoString',
  ],
  run: (task) => {
    const operation = task.param('operation', 0, 'getCurrentDate')
    const compute = OPERATIONS[operation]
    if (compute === undefined) throw new NotSimulated('value', operation)
    const keeps = task.param('options.includeInputFields', 0, false)
    return [
      forgiving(task, (piece, item) => {
        const name = task.param('outputFieldName', item, NAMES[operation] ?? 'newDate')
        const json = { ...(keeps ? piece.json : {}), [name]: compute(task, item) }
        return [
          { json, pairedItem: { item }, ...(keeps && piece.binary && { binary: piece.binary }) },
        ]
      }),
    ]
  },
}

const NAMES: Readonly<Record<string, string>> = {
  getCurrentDate: 'currentDate',
  formatDate: 'formattedDate',
  roundDate: 'roundedDate',
  getTimeBetweenDates: 'timeDifference',
  extractDate: 'datePart',
}

const OPERATIONS: Readonly<Record<string, (task: NodeTask, item: number) => unknown>> = {
  getCurrentDate: (task, item) => {
    const zone = task.param('options.timezone', item, '') || task.zone
    const now = DateTime.fromJSDate(task.now, { zone })
    if (!now.isValid)
      throw new NodeFailure(`The timezone ${zone} is not valid. Please check the timezone.`)
    return (task.param('includeTime', item, true) ? now : now.startOf('day')).toString()
  },
  addToDate: (task, item) => moved(task, item, 1),
  subtractFromDate: (task, item) => moved(task, item, -1),
  formatDate: (task, item) => {
    const given = task.param<unknown>('date', item, '')
    if (given === null || given === undefined) return given
    const zone = task.param('options.timezone', item, false) ? task.zone : undefined
    const date = dateFrom(given, zone, task.param('options.fromFormat', item, ''), task.zone)
    const format = task.param('format', item, 'MM/dd/yyyy')
    return date.toFormat(format === 'custom' ? task.param('customFormat', item, '') : format)
  },
  roundDate: (task, item) => {
    const date = dateFrom(task.param<unknown>('date', item, ''), task.zone)
    if (task.param('mode', item, 'roundDown') === 'roundDown')
      return date.startOf(task.param('toNearest', item, 'month') as DateTimeUnit).toString()
    const to = task.param('to', item, 'month') as DateTimeUnit
    return date
      .plus({ [to]: 1 })
      .startOf(to)
      .toString()
  },
  getTimeBetweenDates: (task, item) => {
    const [start, end] = (['startDate', 'endDate'] as const).map((name) =>
      dateFrom(task.param<unknown>(name, item, ''), task.zone),
    )
    const units = task.param<DurationUnit[]>('units', item, ['days'])
    const span = end!.diff(start!, units)
    return task.param('options.isoString', item, false) ? span.toString() : span.toObject()
  },
  extractDate: (task, item) => {
    const date = dateFrom(task.param<unknown>('date', item, ''), task.zone)
    const part = task.param('part', item, 'month')
    return part === 'week' ? date.weekNumber : date.get(part as keyof DateTime & 'month')
  },
}

function moved(task: NodeTask, item: number, way: 1 | -1): string {
  const date = dateFrom(task.param<unknown>('magnitude', item, ''), task.zone)
  const amount = way * task.param('duration', item, 0)
  return date.plus({ [task.param('timeUnit', item, 'days')]: amount }).toString()
}

/**
 * Figures are seconds or milliseconds, by their length; text without a zone is in UTC, but in the
 * flow's own zone where its format is told.
 */
function dateFrom(given: unknown, zone?: string, format = '', home = zone): DateTime {
  if (DateTime.isDateTime(given)) return given
  const text = textOf(given)
  const figure = format === '' ? Number(given) : Number.NaN
  const offset = zone === undefined && text.includes('+') ? text.split('+')[1]!.slice(0, 2) : ''
  const own = zone ?? (offset === '' ? 'Etc/UTC' : `Etc/GMT-${Number(offset)}`)
  const parsed = Number.isNaN(figure)
    ? fromText(text, format, home)
    : fromFigure(Number.isInteger(figure) ? figure : figure * 1_000)
  if (!parsed.isValid) throw new NodeFailure('Invalid date format')
  return parsed.setZone(own)
}

const fromFigure = (figure: number): DateTime =>
  String(figure).length < 12 ? DateTime.fromSeconds(figure) : DateTime.fromMillis(figure)

function fromText(text: string, format: string, home = 'utc'): DateTime {
  if (format !== '') return DateTime.fromFormat(text, format, { zone: home })
  const iso = DateTime.fromISO(text, { zone: 'utc' })
  return iso.isValid ? iso : DateTime.fromMillis(Date.parse(`${text} UTC`) || Date.parse(text))
}
