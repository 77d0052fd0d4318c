/** The collections among themselves: ids, addresses and families of the whole site. */
import { addressFor, type Collection } from '../collection.ts'
import { missing } from '../missing.ts'
import type { Fault } from './fault.ts'

type Collections = Readonly<Record<string, Collection>>

/** @param ids of the pages that each collection brings by code */
export const checkCollections = (
  collections: Collections,
  ids: ReadonlyMap<string, readonly string[]>,
): readonly Fault[] => [
  ...twice(
    collections,
    ({ pages }, name) => [...Object.keys(pages), ...(ids.get(name) ?? [])],
    'page',
  ),
  ...twice(collections, addressesIn, 'address'),
  ...gathered(collections),
]

/** Links know a page by its id, visitors by its addresses: each is one page's. */
const twice = (
  collections: Collections,
  namesIn: (collection: Collection, name: string) => readonly string[],
  kind: string,
): readonly Fault[] => {
  const seen = new Map<string, string>()
  return Object.entries(collections).flatMap(([name, collection]) =>
    namesIn(collection, name).flatMap((each) => {
      const first = seen.get(each)
      seen.set(each, first ?? name)
      const what = `the ${kind} « ${each} » is also one of « ${first} »: give one of them another.`
      return first === undefined ? [] : [{ file: collectionFile(name), what }]
    }),
  )
}

const addressesIn = ({ pages, prefix, ...shared }: Collection): readonly string[] =>
  Object.entries(pages).flatMap(([id, { fr = shared.fr, en = shared.en }]) =>
    [...fr, ...en].map((path) => addressFor(path, id, prefix)),
  )

const gathered = (collections: Collections): readonly Fault[] => {
  const families = ['all', ...Object.values(collections).map(({ family }) => family.id)]
  return Object.entries(collections).flatMap(([name, { pages }]) =>
    Object.entries(pages).flatMap(([id, { gathers = [] }]) =>
      gathers
        .filter(({ family }) => !families.includes(family))
        .map(({ family }) => ({
          file: collectionFile(name),
          what: `${id}: ${missing('family', family, families)}`,
        })),
    ),
  )
}

const collectionFile = (name: string): string => `site/content/${name}/collection.ts`
