/** The files of the collections: each has its place, and each page has those that it needs. */
import type { Collection, PageType } from '../collection.ts'
import type { Fault } from './fault.ts'
import { missing } from '../missing.ts'

type Collections = Readonly<Record<string, Collection>>

const LANGUAGES = ['fr', 'en'] as const

export const recordFile = (collection: string, id: string): string =>
  `site/content/${collection}/${id}.ts`
export const textFile = (collection: string, id: string, language: string): string =>
  `site/content/${collection}/${id}.${language}.md`

/**
 * @param files every file in the collections' folders, from the project's root
 * @param belowRange ids of pages whose text is still to come
 */
export const checkFiles = (
  collections: Collections,
  files: readonly string[],
  belowRange: readonly string[],
): readonly Fault[] => {
  const there = new Set(files)
  const lacking = Object.entries(collections).flatMap(([name, collection]) =>
    Object.entries(collection.pages).flatMap(([id, own]) =>
      missingOf(name, id, { ...collection, ...own }, there, belowRange.includes(id)),
    ),
  )
  return [...lacking, ...files.flatMap((file) => misplaced(file, collections))]
}

/** What a page needs and does not have. */
const missingOf = (
  name: string,
  id: string,
  { body }: PageType,
  there: ReadonlySet<string>,
  maybeNone: boolean,
): readonly Fault[] => {
  const file = recordFile(name, id)
  if (!there.has(file))
    return [
      { file, what: `the page « ${id} » has no record: write ${file} with definePage({ … }).` },
    ]
  const texts = LANGUAGES.map((language) => textFile(name, id, language))
  const absent = texts.filter((text) => !there.has(text))
  if (body === 'none' || absent.length === 0) return []
  if (absent.length === texts.length && (body === 'optional' || maybeNone)) return []
  const what =
    absent.length === texts.length
      ? `this page must have a text: write ${texts.join(' and ')}.`
      : `the text stands in one language alone: write ${absent.join()} too.`
  return [
    {
      file: there.has(texts[0]!) ? texts[0]! : (texts.find((text) => there.has(text)) ?? file),
      what,
    },
  ]
}

/** Texts name them, and say so where they cannot; records import the blocks that they do not hold. */
const NAMED_BY_OTHERS = /\.(?:avif|webp|png|svg|(?:diagram|blocks)\.ts)$/u
/** Beside the record of its page. */
const MAP = /\.map(?=\.ts$)/u

/** A file that nothing would show. */
const misplaced = (file: string, collections: Collections): readonly Fault[] => {
  const [, , name = '', base = ''] = file.split('/')
  if (base === 'collection.ts' || NAMED_BY_OTHERS.test(base)) return []
  const collection = collections[name]
  if (collection === undefined) {
    const what = `${missing('collection', name, Object.keys(collections))} A new one is added to site/content/collections.ts.`
    return [{ file, what }]
  }
  const [, id = '', language, kind] =
    /^(.*?)(?:\.([^.]+))?\.(ts|md)$/u.exec(base.replace(MAP, '')) ?? []
  const fault = (what: string) => [{ file, what }]
  if (kind === undefined)
    return fault(`nothing reads this: a page is written in <id>.ts, <id>.fr.md and <id>.en.md.`)
  const own = collection.pages[id]
  if (own === undefined) {
    const what = missing('page', id, Object.keys(collection.pages))
    return fault(
      `${what} A new one is added to pages in site/content/${name}/collection.ts; else take the file out.`,
    )
  }
  if (kind === 'ts')
    return language === undefined ? [] : fault(`a record is called ${id}.ts, for both languages.`)
  if (language !== 'fr' && language !== 'en')
    return fault(`a text is called ${id}.fr.md or ${id}.en.md.`)
  const { body, screen } = { ...collection, ...own }
  return body === 'none'
    ? fault(
        `the screen « ${screen} » shows no text: write it into the record’s blocks, or take the file out.`,
      )
    : []
}
