/** Reads every content file and checks it: a bad record stops the build and names its place. */
import { typeset } from './typography.ts'
import { pageRecord, workflowRecord, type PageRecord, type WorkflowRecord } from './schema.ts'

export type ContentRecord = PageRecord | WorkflowRecord

const modules = import.meta.glob<ContentRecord>(['./*/*.ts', '!./facts/*.ts'], {
  eager: true,
  import: 'default',
})
const bodies = import.meta.glob<string>('./*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Records by `<folder>/<id>`, in both languages, their typography set. */
export const loadContent = (): ReadonlyMap<string, ContentRecord> =>
  new Map(
    Object.entries(modules).map(([file, record]) => {
      const key = file.replace(/^\.\//u, '').replace(/\.ts$/u, '')
      return [key, typeset(checkRecord(key, record))]
    }),
  )

/** @throws naming the record and every place in it that is not as the schema says */
export const checkRecord = (key: string, record: unknown): ContentRecord => {
  const schema = key.startsWith('workflow/') ? workflowRecord : pageRecord
  const checked = schema.safeParse(record)
  if (!checked.success) throw new Error(describe(key, checked.error.issues))
  return checked.data
}

/** The Markdown body of a page in a language, where one is written: `<folder>/<id>.<lang>.md`. */
export const loadBody = (key: string, language: string): string | undefined =>
  bodies[`./${key}.${language}.md`]

const describe = (key: string, issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `content ${key}: ${path.join('.')} ${message}`).join('\n')
