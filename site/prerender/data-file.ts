/** Data at an address that its content names: what is kept under it never changes. */
import { hashOf } from './ingredients.ts'

export interface DataFile {
  readonly address: string
  readonly text: string
}

/** @param name read by whoever looks at the folder; the content alone tells files apart */
export const dataFile = (name: string, data: unknown): DataFile => {
  const text = JSON.stringify(data)
  const fileName = name.replaceAll('/', '-')
  return { address: `/assets/${fileName}-${hashOf([text]).slice(0, 8)}.json`, text }
}
