/** Splitting, gathering, sorting, limiting, leaving out twins, summing up. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Given } from '../../../site/workflows/recipes/recipe.ts'
import type { Small } from '../run-small-flow.ts'
import { type Case, ITEMS, oneNode } from './case.ts'

const named =
  (type: string, typeVersion = 1) =>
  (parameters: JsonObject, items: Given = ITEMS, rest: Small = {}): Case =>
    oneNode(
      `${type} ${JSON.stringify({ ...parameters, ...rest })}${items === ITEMS ? '' : ` of ${JSON.stringify(items)}`}`,
      { type, typeVersion, parameters, ...rest },
      items,
    )

const splitOut = named('splitOut')
const ROWS = [{ k: 1, r: [{ a: 1 }, { a: 2 }] }]

const splits = [
  ...['l', 'o', 'o.y.z', 'n', 'zz'].map((fieldToSplitOut) => splitOut({ fieldToSplitOut })),
  splitOut({ fieldToSplitOut: 'l', include: 'allOtherFields' }),
  splitOut({ fieldToSplitOut: 'l', include: 'selectedOtherFields', fieldsToInclude: 's,o.x' }),
  splitOut({ fieldToSplitOut: 'r', options: { destinationFieldName: 'row' } }, ROWS),
  splitOut({ fieldToSplitOut: 'r', include: 'allOtherFields' }, ROWS),
  splitOut({ fieldToSplitOut: 'r' }, [{ r: [{ a: 1 }, 2, null] }]),
  splitOut({ fieldToSplitOut: 'a,b' }, [{ a: [1, 2], b: ['x'] }]),
  splitOut({ fieldToSplitOut: 'zz' }, ITEMS, { alwaysOutputData: true }),
]

const aggregate = named('aggregate')
const gathering = (...names: readonly string[]): JsonObject => ({
  fieldsToAggregate: { fieldToAggregate: names.map((name) => ({ fieldToAggregate: name })) },
})

const gatherings = [
  ...[['n'], ['n', 's'], ['o.x'], ['u'], ['l'], ['zz']].map((names) =>
    aggregate(gathering(...names)),
  ),
  aggregate({ ...gathering('u'), options: { keepMissing: true } }),
  aggregate({ ...gathering('l'), options: { mergeLists: true } }),
  aggregate({
    fieldsToAggregate: {
      fieldToAggregate: [{ fieldToAggregate: 'n', renameField: true, outputFieldName: 'all.n' }],
    },
  }),
  aggregate({ aggregate: 'aggregateAllItemData' }),
  aggregate({
    aggregate: 'aggregateAllItemData',
    destinationFieldName: 'rows',
    include: 'specifiedFields',
    fieldsToInclude: 'n,s',
  }),
  aggregate({
    aggregate: 'aggregateAllItemData',
    include: 'allFieldsExcept',
    fieldsToExclude: 'o,l',
  }),
]

const sort = named('sort')
const sorts = ['n', 's', 'd', 'o.x', 't', 'e', 'u', 'zz'].flatMap((fieldName) =>
  ['ascending', 'descending'].map((order) =>
    sort({ sortFieldsUi: { sortField: [{ fieldName, order }] } }),
  ),
)

const TWINS = [
  { a: 1, b: { c: 'x' }, k: 'q' },
  { a: 1, b: { c: 'x' }, k: 'q' },
  { a: 2, b: { c: 'x' }, k: 'r' },
  { a: 1, b: { c: 'y' }, k: 'q' },
]
const removeDuplicates = named('removeDuplicates', 2)
const twins = [
  {},
  { compare: 'selectedFields', fieldsToCompare: 'a' },
  { compare: 'selectedFields', fieldsToCompare: 'b.c', options: { removeOtherFields: true } },
  { compare: 'allFieldsExcept', fieldsToExclude: 'b.c' },
  { compare: 'selectedFields', fieldsToCompare: 'zz' },
].map((parameters) => removeDuplicates(parameters, TWINS))

const summarize = named('summarize', 1.1)
const SUMMARIES = ['append', 'average', 'concatenate', 'count', 'countUnique', 'max', 'min', 'sum']
const SUM = { fieldsToSummarize: { values: [{ aggregation: 'sum', field: 'n' }] } }

const summaries = [
  ...SUMMARIES.flatMap((aggregation) =>
    ['n', 's', 'e', 'u', 'o.x', 'l', 'zz'].map((field) =>
      summarize({ fieldsToSummarize: { values: [{ aggregation, field }] } }),
    ),
  ),
  summarize({ ...SUM, fieldsToSplitBy: 'o.x' }),
  summarize({ ...SUM, fieldsToSplitBy: 't, s' }),
  summarize({ ...SUM, fieldsToSplitBy: 't, s', options: { outputFormat: 'singleItem' } }),
  summarize({ ...SUM, fieldsToSplitBy: 'u', options: { skipEmptySplitFields: true } }),
  summarize({ ...SUM, options: { outputFormat: 'singleItem' } }),
  summarize({
    fieldsToSummarize: {
      values: [
        { aggregation: 'append', field: 'e', includeEmpty: true },
        { aggregation: 'concatenate', field: 's', separateBy: 'other', customSeparator: ' / ' },
      ],
    },
  }),
]

export const LISTS: readonly Case[] = [
  ...splits,
  ...gatherings,
  ...sorts,
  sort({
    sortFieldsUi: {
      sortField: [
        { fieldName: 'o.x', order: 'ascending' },
        { fieldName: 'n', order: 'descending' },
      ],
    },
  }),
  ...[{}, { maxItems: 2 }, { maxItems: 2, keep: 'lastItems' }, { maxItems: 9 }].map((parameters) =>
    named('limit')(parameters),
  ),
  ...twins,
  removeDuplicates({}),
  ...summaries,
]
