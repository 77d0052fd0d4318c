/** The built site as a client that runs no script gets it. */
import type { HydrationData, DocumentAttributes } from '../../site/ports/document-attributes.ts'
import type { PageData } from '../../site/routes/page-data.ts'
import { dataFileOf, manifest, type Address } from './dist.ts'
import { tagsOf, type Tag } from './markup.ts'
import { ask, plainText, type Served } from './served.ts'

export interface BuiltPage extends Address, Pick<Served, 'status' | 'headers'> {
  readonly html: string
  /** As it travels, compressed. */
  readonly bytes: number
  readonly tags: readonly Tag[]
  readonly attributes: DocumentAttributes
  /** What the application hydrates it with: its data without what the document holds. */
  readonly own: HydrationData | undefined
  /** What the page's screen receives: its data file. None where nothing is found. */
  readonly data: PageData | undefined
}

export const readPage = async (at: Address): Promise<BuiltPage> => {
  const answer = await ask(at.address)
  const { status, headers, bytes } = answer
  const html = plainText(answer)
  const tags = tagsOf(html)
  const attributes = attributesIn(tags)
  const dataAt = async <Data>(address: string) => {
    const found = await ask(address)
    return found.status === 200 ? (JSON.parse(plainText(found)) as Data) : undefined
  }
  const file = manifest.pages[at.path]?.[at.language]?.file
  return {
    ...at,
    status,
    headers,
    html,
    bytes: bytes.length,
    tags,
    attributes,
    own: await dataAt<HydrationData>(attributes.data),
    data: file === undefined ? undefined : await dataAt<PageData>(`/${dataFileOf(file)}`),
  }
}

const attributesIn = (tags: readonly Tag[]): DocumentAttributes => {
  const root = tags.find(({ name }) => name === 'html')?.attributes ?? new Map<string, string>()
  const said = [...root].map(([name, value]) => [name.replace(/^data-/u, ''), value])
  return { ...Object.fromEntries(said), language: root.get('lang') } as DocumentAttributes
}

/** The one value of an attribute among the tags that `which` chooses. */
export const valuesOf = (
  { tags }: Pick<BuiltPage, 'tags'>,
  name: string,
  attribute: string,
  which: Readonly<Record<string, string>> = {},
): readonly string[] =>
  tags.flatMap((tag) => {
    const value = tag.attributes.get(attribute)
    if (tag.name !== name || value === undefined) return []
    const wanted = Object.entries(which).every(([key, is]) => tag.attributes.get(key) === is)
    return wanted ? [value] : []
  })
