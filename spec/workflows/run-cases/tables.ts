/** Two inputs into one, and two inputs compared. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import { adding, at, type Case, several } from './case.ts'

const LEFT = [
  { id: 1, v: 'a', x: { p: 1 } },
  { id: 2, v: 'b' },
  { id: 3, v: '' },
]
const RIGHT = [
  { id: '1', w: 'A', v: 'z', x: { q: 2 } },
  { id: 2, w: 'B', v: null },
  { id: 2, w: 'B2' },
  { id: 4, w: 'D' },
]
const TABLE = { type: 'googleSheets', typeVersion: 4.7 }

const merged = (
  parameters: JsonObject,
  left: readonly JsonObject[] = LEFT,
  right: readonly JsonObject[] = RIGHT,
): Case =>
  several(
    `merge ${JSON.stringify(parameters)} of ${left.length} and ${right.length}`,
    {
      A: { ...TABLE, ...at(100, 0) },
      B: { ...TABLE, ...at(100, 200) },
      Merge: { type: 'merge', typeVersion: 3.2, parameters, ...at(300, 0) },
      End: adding('from', "={{ $('Start').item.json.q }}", {
        onError: 'continueRegularOutput',
        ...at(400, 0),
      }),
    },
    ['Start > A', 'Start > B', 'A > Merge', 'B > Merge:1', 'Merge > End'],
    { Start: [{ q: 'Q' }], A: left, B: right },
  )

const clashing = (values: JsonObject): JsonObject => ({ options: { clashHandling: { values } } })
const BY_PLACE = { mode: 'combine', combineBy: 'combineByPosition' }
const BY_ID = { mode: 'combine', fieldsToMatchString: 'id' }
const JOINS = ['keepMatches', 'keepNonMatches', 'keepEverything', 'enrichInput1', 'enrichInput2']

const joins = JOINS.flatMap((joinMode) => [
  ...['both', 'input1', 'input2'].map((outputDataFrom) =>
    merged({ ...BY_ID, joinMode, outputDataFrom, options: {} }),
  ),
  merged({ ...BY_ID, joinMode, options: { fuzzyCompare: true } }),
  merged({
    ...BY_ID,
    joinMode,
    options: { multipleMatches: 'first', clashHandling: { values: { resolveClash: 'addSuffix' } } },
  }),
  merged({
    mode: 'combine',
    advanced: true,
    mergeByFields: {
      values: [
        { field1: 'id', field2: 'id' },
        { field1: 'v', field2: 'v' },
      ],
    },
    joinMode,
    options: {},
  }),
  merged({ ...BY_ID, joinMode }, LEFT, []),
])

const compared = (parameters: JsonObject): Case =>
  several(
    `compare ${JSON.stringify(parameters)}`,
    {
      A: { ...TABLE, ...at(100, 0) },
      B: { ...TABLE, ...at(100, 200) },
      Compare: {
        type: 'compareDatasets',
        typeVersion: 2.3,
        parameters: { mergeByFields: { values: [{ field1: 'id', field2: 'id' }] }, ...parameters },
        ...at(300, 0),
      },
    },
    ['Start > A', 'Start > B', 'A > Compare', 'B > Compare:1'],
    {
      Start: [{}],
      A: [{ id: 1, v: 'a' }, { id: 2, v: 'b', z: 1 }, { id: 3, v: null }, { id: 9 }],
      B: [{ id: 1, v: 'a' }, { id: 2, v: 'c', y: 2 }, { id: 3, v: 0 }, { id: 7 }],
    },
  )

export const TABLES: readonly Case[] = [
  merged({}),
  merged({}, LEFT, []),
  merged(BY_PLACE),
  merged({ ...BY_PLACE, options: { includeUnpaired: true } }),
  merged({ ...BY_PLACE, ...clashing({ resolveClash: 'addSuffix' }) }),
  merged({
    ...BY_PLACE,
    ...clashing({ resolveClash: 'preferInput1', mergeMode: 'deepMerge', overrideEmpty: true }),
  }),
  merged({ mode: 'combine', combineBy: 'combineAll' }),
  merged({
    mode: 'combine',
    combineBy: 'combineAll',
    ...clashing({ resolveClash: 'preferInput1', mergeMode: 'shallowMerge' }),
  }),
  ...joins,
  merged({ mode: 'chooseBranch' }),
  merged({ mode: 'chooseBranch', useDataOfInput: 2 }),
  merged({ mode: 'chooseBranch', output: 'empty' }),
  merged({ mode: 'chooseBranch' }, LEFT, []),
  compared({}),
  compared({ resolve: 'preferInput1' }),
  compared({ resolve: 'preferInput2' }),
  compared({ fuzzyCompare: true }),
  compared({ options: { skipFields: 'v' } }),
  compared({ options: { multipleMatches: 'all' } }),
]
