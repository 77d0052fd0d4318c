/** Dates, files, pages and fingerprints. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { GivenItem } from '../../../site/workflows/recipes/recipe.ts'
import type { Small } from '../run-small-flow.ts'
import { type Case, ITEMS, oneNode } from './case.ts'

const DATES = [
  '2026-02-01T10:00:00Z',
  '2026-01-31',
  1_767_225_600,
  '2026-07-01T10:00:00+02:00',
  'nope',
]

const dated = (parameters: JsonObject): Case =>
  oneNode(
    `date ${JSON.stringify(parameters)}`,
    { type: 'dateTime', typeVersion: 2, parameters, onError: 'continueRegularOutput' },
    DATES.map((d) => ({ d })),
  )

const D = '={{ $json.d }}'
const dates = [
  dated({}),
  dated({ includeTime: false }),
  dated({ options: { timezone: 'America/New_York', includeInputFields: true } }),
  ...['addToDate', 'subtractFromDate'].flatMap((operation) =>
    ['days', 'months', 'hours'].map((timeUnit) =>
      dated({ operation, magnitude: D, timeUnit, duration: 1 }),
    ),
  ),
  ...['MM/dd/yyyy', 'X', 'x', 'yyyy-MM-dd'].map((format) =>
    dated({ operation: 'formatDate', date: D, format }),
  ),
  dated({
    operation: 'formatDate',
    date: D,
    format: 'custom',
    customFormat: 'dd LLLL yyyy HH:mm',
    options: { timezone: true },
  }),
  dated({
    operation: 'formatDate',
    date: '01/02/2026',
    format: 'yyyy-MM-dd',
    options: { fromFormat: 'dd/MM/yyyy' },
  }),
  dated({ operation: 'roundDate', date: D }),
  dated({ operation: 'roundDate', date: D, mode: 'roundUp', to: 'month' }),
  dated({ operation: 'getTimeBetweenDates', startDate: '2026-01-01', endDate: D }),
  dated({
    operation: 'getTimeBetweenDates',
    startDate: '2026-01-01',
    endDate: D,
    units: ['month', 'day'],
    options: { isoString: true },
  }),
  ...['month', 'week', 'year', 'day', 'hour'].map((part) =>
    dated({ operation: 'extractDate', date: D, part }),
  ),
]

const WITH_FILES: readonly GivenItem[] = [
  {
    json: { k: 1 },
    files: {
      data: { type: 'text/csv', name: 'a.csv', text: 'a,b\n1,"x, ""y"""\n\n2,\nx é,z\n' },
      other: { type: 'application/json', name: 'o.json', text: '{"a":[1]}' },
    },
  },
]

const extracted = (parameters: JsonObject, rest: Small = {}): Case =>
  oneNode(
    `extract ${JSON.stringify({ ...parameters, ...rest })}`,
    { type: 'extractFromFile', typeVersion: 1.1, parameters, ...rest },
    { items: WITH_FILES },
  )

const converted = (parameters: JsonObject): Case =>
  oneNode(`convert ${JSON.stringify(parameters)}`, {
    type: 'convertToFile',
    typeVersion: 1.1,
    parameters,
  })

const files = [
  extracted({}),
  extracted({ operation: 'csv', options: { includeEmptyCells: true } }),
  extracted({ operation: 'csv', options: { headerRow: false } }),
  extracted(
    { operation: 'csv', options: { delimiter: ';' } },
    { onError: 'continueRegularOutput' },
  ),
  extracted({ operation: 'text' }),
  extracted({ operation: 'text', destinationKey: 'a.b', options: { keepSource: 'both' } }),
  extracted({ operation: 'fromJson', binaryPropertyName: 'other' }),
  extracted({ operation: 'fromJson' }, { onError: 'continueErrorOutput' }),
  extracted(
    { operation: 'text', binaryPropertyName: 'none' },
    { onError: 'continueRegularOutput' },
  ),
  converted({}),
  converted({ options: { fileName: 'q.csv', delimiter: ';', headerRow: false } }),
  converted({ operation: 'toJson' }),
  converted({ operation: 'toJson', mode: 'each', options: { format: true, fileName: 'x.json' } }),
  converted({ operation: 'toText', sourceProperty: 's' }),
  converted({
    operation: 'toText',
    sourceProperty: 'o',
    binaryPropertyName: 'f',
    options: { fileName: 'n.txt' },
  }),
]

const page = (html: string): Case =>
  oneNode(`page ${html}`, { type: 'html', typeVersion: 1.2, parameters: { html } })

const fingerprint = (type: string): Case =>
  oneNode(`fingerprint ${type}`, {
    type: 'crypto',
    parameters: {
      action: 'hash',
      type,
      value: '={{ $json.s }}é',
      dataPropertyName: 'hash.it',
      encoding: type === 'MD5' ? 'base64' : 'hex',
    },
  })

export const DATES_AND_FILES: readonly Case[] = [
  ...dates,
  ...files,
  page('=<p>{{ $json.s }}</p>{{ $json.zz }}{{ $json.o.x }}'),
  page('<p>{{ $json.s }}</p>'),
  ...['MD5', 'SHA256', 'SHA512', 'SHA384'].map(fingerprint),
  oneNode('a trigger alone with many items', { type: 'noOp' }, ITEMS),
]
