/** Everything that authors wrote, against what the collections declare. */
import type { Collection, MadePage, Recipes, RecordsOf } from '../collection.ts'
import type { PageRecord } from '../schema.ts'
import { typeset } from '../typography.ts'
import { checkCollections } from './check-collections.ts'
import { checkFiles, recordFile } from './check-files.ts'
import { checkLinks, type Placed } from './check-links.ts'
import { checkRecord } from './check-record.ts'
import type { Fault } from './fault.ts'

export interface Written {
  readonly collections: Readonly<Record<string, Collection>>
  /** Every file in the collections' folders, from the project's root. */
  readonly files: readonly string[]
  /** What each record's file gives, or the error that it gave. */
  readonly records: ReadonlyMap<string, unknown>
  /** Ids of pages whose text is still to come. */
  readonly belowRange: readonly string[]
  /** What templates are made from. */
  readonly recipes?: Recipes
}

export interface Content {
  /** Records by id, their typography set, those that are as declared. */
  readonly records: ReadonlyMap<string, PageRecord>
  /** Pages that collections bring by code, by collection. */
  readonly made: ReadonlyMap<string, readonly MadePage[]>
  readonly faults: readonly Fault[]
}

export const checkContent = (written: Written): Content => {
  const { collections, files, belowRange, recipes = new Map() } = written
  const faults: Fault[] = [...checkFiles(collections, files, belowRange)]
  const records = new Map<string, PageRecord>()
  const placed: Placed[] = []
  for (const [name, collection] of Object.entries(collections))
    for (const id of Object.keys(collection.pages)) {
      const file = recordFile(name, id)
      if (!written.records.has(file)) continue
      const read = recordIn(file, written.records.get(file), collection, id)
      faults.push(...read.faults)
      if (read.record === undefined) continue
      records.set(id, read.record)
      placed.push({ id, file, record: read.record })
    }
  const made = madeBy(collections, records, recipes)
  for (const [name, pages] of made)
    for (const { id, record } of pages) placed.push({ id, file: collectionFile(name), record })
  const ids = new Map([...made].map(([name, pages]) => [name, pages.map(({ id }) => id)]))
  faults.push(
    ...checkCollections(collections, ids),
    ...checkLinks(placed, idsOf(collections, made)),
  )
  return { records, made, faults }
}

const recordIn = (file: string, value: unknown, collection: Collection, id: string) => {
  if (value instanceof Error) return { faults: [unreadable(file, value)] }
  const type = { ...collection, ...collection.pages[id] }
  const { record, faults } = checkRecord(file, value, collection.schema, type)
  return { faults, ...(record && { record: typeset(record) }) }
}

/** The bundler says where it stumbled, below what it stumbled over. */
const unreadable = (file: string, error: Error): Fault => {
  const message = error.message.replaceAll(COLOURS, '')
  const [, line] = /:(\d+):\d+ \]/u.exec(message) ?? []
  const said = message.split('\n').find((each) => each.includes('ERROR]')) ?? message
  const what = `cannot be read: ${said.replace(/^.*ERROR\] /u, '')}.`
  return { file, ...(line !== undefined && { line: Number(line) }), what }
}

/** Of a terminal. */
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[\d;]*m/gu

const madeBy = (
  collections: Written['collections'],
  records: ReadonlyMap<string, PageRecord>,
  recipes: Recipes,
): Content['made'] => {
  // They were checked against that very schema.
  const recordsOf: RecordsOf = <R extends PageRecord>({ pages }: Pick<Collection, 'pages'>) =>
    new Map([...records].filter(([id]) => id in pages)) as ReadonlyMap<
      string,
      PageRecord
    > as ReadonlyMap<string, R>
  return new Map(
    Object.entries(collections).flatMap(([name, { made }]) =>
      made ? [[name, made(recordsOf, recipes)] as const] : [],
    ),
  )
}

const collectionFile = (name: string): string => `site/content/${name}/collection.ts`

const idsOf = (collections: Written['collections'], made: Content['made']): ReadonlySet<string> =>
  new Set([
    ...Object.values(collections).flatMap(({ pages }) => Object.keys(pages)),
    ...[...made.values()].flatMap((pages) => pages.map(({ id }) => id)),
  ])
