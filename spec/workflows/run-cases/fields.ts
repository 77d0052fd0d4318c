/** Set in both its ways, and renaming. */
import type { Json, JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Small } from '../run-small-flow.ts'
import { type Case, field, oneNode } from './case.ts'

const set = (
  name: string,
  assignments: readonly JsonObject[],
  parameters: JsonObject = {},
  rest: Small = {},
): Case =>
  oneNode(`set ${name}`, {
    type: 'set',
    typeVersion: 3.4,
    parameters: { assignments: { assignments }, ...parameters },
    ...rest,
  })

const raw = (jsonOutput: Json, parameters: JsonObject = {}, rest: Small = {}): Case =>
  oneNode(`set as JSON ${JSON.stringify(jsonOutput)} ${JSON.stringify(parameters)}`, {
    type: 'set',
    typeVersion: 3.4,
    parameters: { mode: 'raw', jsonOutput, ...parameters },
    ...rest,
  })

const text = (name: string, value: Json) => field(name, 'string', value)
const K = [text('k', 'q')]

export const FIELDS: readonly Case[] = [
  set('each type', [
    text('a', '={{ $json.n }}'),
    field('b.c', 'number', '={{ $json.n + 1 }}'),
    field('x', 'boolean', '={{ $json.t }}'),
    field('o2', 'object', '={{ $json.o }}'),
    field('l2', 'array', '={{ $json.l }}'),
    text('t', '={{ $json.o }}'),
  ]),
  set(
    'words with values in them',
    [
      text('a', 'Total: {{ $json.n }}'),
      text('b', '={{ $json.n }} € {{ $json.zz }} {{ $json.o }} {{ $json.l }} {{ $json.u }}'),
    ],
    { includeOtherFields: true },
  ),
  set(
    'into what is there',
    [
      text('o.x', 'new'),
      field('l[0]', 'number', '7'),
      field('q', 'object', '{"a": 1}'),
      field('r', 'array', '[1,"2"]'),
    ],
    { includeOtherFields: true },
  ),
  set('what is no number', [field('n', 'number', 'zz')], {}, { onError: 'continueErrorOutput' }),
  set('what is no number, forgiven', [field('n', 'number', '={{ $json.s }}')], {
    options: { ignoreConversionErrors: true },
  }),
  set('names with dots', [text('a.b', 'q')], {
    options: { dotNotation: false },
    includeOtherFields: true,
  }),
  set('beside some', K, {
    includeOtherFields: true,
    include: 'selected',
    includeFields: 'n, o.x , zz',
  }),
  set('beside all but some', K, {
    includeOtherFields: true,
    include: 'except',
    excludeFields: 'n, o.x',
  }),
  set('dates', [
    text('d', '={{ $now }}'),
    text('e', '={{ $today.toISODate() }}'),
    text('f', "={{ $json.d.toDateTime().plus({days: 1}).toFormat('dd/MM/yyyy') }}"),
    field('g', 'dateTime', '={{ $json.d }}'),
  ]),
  set('nothing', [
    text('u', '={{ $json.u }}'),
    field('z', 'number', '={{ $json.zz }}'),
    text('nn', '={{ null }}'),
  ]),
  set('what it knows of the run', [
    field('i', 'number', '={{ $itemIndex }}'),
    field('r', 'number', '={{ $runIndex }}'),
    text('p', '={{ $prevNode.name }}'),
    field('all', 'number', '={{ $input.all().length }}'),
    field('first', 'number', '={{ $input.first().json.n }}'),
    field('it', 'number', "={{ $('Start').item.json.n }}"),
    field('nd', 'number', '={{ $node["Start"].json.n }}'),
    field('its', 'number', "={{ $items('Start').length }}"),
    field('im', 'number', "={{ $('Start').itemMatching(1).json.n }}"),
    field('ex', 'boolean', "={{ $('Node').isExecuted }}"),
  ]),
  set(
    'once',
    [field('a', 'number', '={{ $json.n }}'), field('c', 'number', '={{ $input.all().length }}')],
    {},
    { executeOnce: true },
  ),
  raw(
    '={ "a": {{ $json.n }}, "s": "{{ $json.s }}", "o": {{ JSON.stringify($json.o) }}, "l": {{ $json.l }} }',
  ),
  raw('={{ $json.o }}'),
  raw('={{ { a: $json.n } }}', { includeOtherFields: true }),
  raw('{ "a": 1, }'),
  raw("={ a: '{{ $json.s }}' }"),
  raw('=nope', {}, { onError: 'continueRegularOutput' }),
  raw('=[1]', {}, { onError: 'continueErrorOutput' }),
  oneNode('rename', {
    type: 'renameKeys',
    parameters: {
      keys: {
        key: [
          { currentKey: 'n', newKey: 'number' },
          { currentKey: 'o.x', newKey: 'deep.y' },
          { currentKey: 'zz', newKey: 'q' },
        ],
      },
    },
  }),
]
