/** The attributes by which a document tells its scripts what to fetch. */
import type { HydrationData, DocumentAttributes } from '../ports/document-attributes.ts'
import { TOPIC_NAME } from '../pages/blog/topic-name.ts'
import { ASKED_BY } from '../pages/explorer/asked.ts'
import { LIBRARY_ASKED_BY } from '../pages/workflows/asked.ts'
import { WEIGHTS_NAME } from '../weighing/address.ts'
import { entryAt } from '../routes/entries.ts'
import type { PageData } from '../routes/page-data.ts'

interface Addresses extends Pick<DocumentAttributes, 'app' | 'layout'> {
  /** Has data kept in a file of its own. @returns its address */
  readonly keep: (data: HydrationData) => string
}

export const attributesOfPage = (
  page: PageData,
  { app, layout, keep }: Addresses,
): DocumentAttributes => {
  const eager = eagerOf(page)
  return {
    app,
    layout,
    data: keep(hydrationData(page)),
    ...(eager !== undefined && { eager }),
    screen: page.screen,
    language: page.language,
  }
}

/** What neither the document itself says nor the address it is shown at. */
const hydrationData = ({
  html: _html,
  map: _map,
  scene: _scene,
  head: _head,
  path,
  ...data
}: PageData): HydrationData =>
  // Error pages are shown at any address, as the one they were made for.
  data.screen === 'not-found' ? { path, ...data } : data

/** What the address of a page must hold for its script to come at once; nothing where it waits. */
const eagerOf = ({ id }: Pick<PageData, 'id'>): string | undefined => {
  const { eager } = entryAt(id) ?? {}
  if (eager === undefined) return undefined
  return eager === 'always'
    ? '^'
    : `[?&](${[...new Set([...ASKED_BY, ...LIBRARY_ASKED_BY, TOPIC_NAME, WEIGHTS_NAME])].join('|')})=`
}
