import type { PageRecord } from './schema.ts'

/** A page's content; the build checks it against the schema. */
export const definePage = (record: PageRecord): PageRecord => record
