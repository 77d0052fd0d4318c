import type { PageRecord, WorkflowRecord } from './schema.ts'

/** A page's content; the build checks it against the schema. */
export const definePage = (record: PageRecord): PageRecord => record

/** A workflow's content: a page with its place in the library. */
export const defineWorkflow = (record: WorkflowRecord): WorkflowRecord => record
