/** A draft is seen where pages are written, and built nowhere. */
import { afterAll, expect, test, vi } from 'vitest'
import { draftOf } from '../site/routes/unfinished.ts'

const DRAFT = 'glossaire-rag'

vi.mock('../site/content/load.ts', async (original) => {
  const { loadContent, ...rest } = await original<typeof import('../site/content/load.ts')>()
  return {
    ...rest,
    loadContent: () => {
      const { records, ...content } = loadContent()
      const draft = { ...records.get(DRAFT)!, draft: true }
      return { ...content, records: new Map(records).set(DRAFT, draft as never) }
    },
  }
})

// Other files of this worker may have read the content already, and are to read it as it is.
vi.resetModules()
afterAll(() => {
  vi.doUnmock('../site/content/load.ts')
  vi.resetModules()
})

const { entries, entryOf } = await import('../site/routes/entries.ts')
const { resolve } = await import('../site/routes/resolve.ts')

test('a draft has no address and is in no list', () => {
  expect(entries.some(({ id }) => id === DRAFT)).toBe(false)
  expect(() => entryOf(DRAFT)).toThrow('no page is called')
  expect(resolve(new URL('http://site/glossaire-ia/rag')).kind).toBe('missing')
})

test('where it is shown, its name, title and heading say what it is', () => {
  const { record } = entryOf('glossaire-tokens')
  const { fr, en } = draftOf({ ...record, draft: true })
  for (const field of ['name', 'title', 'heading'] as const) {
    expect(fr[field]).toBe(`Brouillon · ${record.fr[field]}`)
    expect(en[field]).toBe(`Draft · ${record.en[field]}`)
  }
  expect(draftOf(record)).toBe(record)
})
