import { ASKED_BY } from '../pages/explorer/asked.ts'
import { entryAt } from '../routes/entries.ts'
import type { PageData } from '../routes/page-data.ts'

/** What the address of a page must hold for its script to come at once; nothing where it waits. */
export const eagerOf = ({ id }: Pick<PageData, 'id'>): string | undefined => {
  const { eager } = entryAt(id) ?? {}
  if (eager === undefined) return undefined
  return eager === 'always' ? '' : `[?&](${ASKED_BY.join('|')})=`
}
