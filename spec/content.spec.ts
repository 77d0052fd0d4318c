/** What is written on the pages: checked as it is read, and fit to be read by people. */
import { describe, expect, test } from 'vitest'
import { checkRecord, loadContent } from '../site/content/load.ts'
import { pageText, wordCount, type PageText } from '../site/content/schema.ts'
import { collectEntries } from '../site/routes/collect.ts'
import { entries } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import type { Page } from '../site/routes/table.ts'

const content = loadContent()
const KEY = 'service/expert-finops-ia'
const WORKFLOW = 'workflow/workflow-rag-onboarding'
const sample = (key: string) => structuredClone(content.get(key)) as Record<string, unknown>

/** What checking says about a record in which one place was changed. */
const complaint = (key: string, path: readonly string[], value: unknown): string => {
  const record = sample(key)
  const last = path.at(-1) ?? ''
  const place = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, record)
  if (value === undefined) delete place[last]
  else place[last] = value
  return thrown(() => checkRecord(key, record))
}

const thrown = (action: () => unknown): string => {
  try {
    action()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a bad record stops the build and names its place', () => {
  test('a good one does not', () => {
    expect(checkRecord(KEY, sample(KEY))).toEqual(content.get(KEY))
  })

  test.each([
    ['a missing text', ['en', 'title'], undefined],
    ['a missing language', ['en'], undefined],
    ['a field that nobody knows', ['fr', 'titel'], 'x'],
    ['a short title', ['fr', 'title'], 'Bref'],
    ['a long title', ['fr', 'title'], 'x'.repeat(66)],
    ['space around a text', ['en', 'heading'], ' Spaced '],
    ['a lead of 39 words', ['fr', 'lead'], 'mot '.repeat(39).trim()],
    ['a lead of 61 words', ['fr', 'lead'], 'mot '.repeat(61).trim()],
    ['a date of no calendar', ['updated'], '2025-02-30'],
    ['too few neighbours', ['related'], ['ia']],
    ['a number for a text', ['en', 'hint'], 12],
    ['a block of no kind', ['fr', 'blocks'], [{ kind: 'marquee', id: 'a', title: 'Titre' }]],
  ])('%s', (_what, path, value) => {
    const message = complaint(KEY, path, value)
    const place = path.at(-1) === 'titel' ? 'fr' : path.join('.')
    expect(message).toContain(`content ${KEY}: ${place}`)
  })

  test('a workflow needs its category and integrations', () => {
    expect(complaint(WORKFLOW, ['category'], undefined)).toContain(`content ${WORKFLOW}: category`)
    expect(complaint(WORKFLOW, ['integrations'], [])).toContain(`content ${WORKFLOW}: integrations`)
  })

  test('every fault of a record is named, not the first alone', () => {
    const record = { ...sample(KEY), updated: 'hier', related: [] }
    expect(thrown(() => checkRecord(KEY, record)).split('\n')).toHaveLength(2)
  })
})

const page = (id: string): Page => ({
  id,
  folder: 'service',
  screen: 'service',
  fr: [`/${id}`],
  en: [],
  priority: 0.5,
})

describe('table and content fit together', () => {
  const record = content.get(KEY)!
  const others = ['a', 'b', 'c'].map((id) => [id, { ...record, related: ['a', 'b', 'c'] }] as const)
  const complaints = (pages: readonly string[], records: readonly (readonly [string, object])[]) =>
    thrown(() =>
      collectEntries(
        pages.map(page),
        new Map(records.map(([id, own]) => [`service/${id}`, own as typeof record])),
      ),
    )

  test('a page without content, and content without a page', () => {
    expect(complaints(['a', 'lost'], others)).toContain('page lost has no content file')
    expect(complaints(['a'], others)).toContain('content service/b belongs to no page')
  })

  test('a neighbour that is not there, and one that is the page itself', () => {
    const [first] = others
    const message = complaints(['a'], [[first![0], { ...record, related: ['a', 'gone', 'b'] }]])
    expect(message).toContain('content a: related page a does not exist or is itself')
    expect(message).toContain('content a: related page gone does not exist or is itself')
  })

  test('a title or a description that two pages share', () => {
    const message = complaints(['a', 'b', 'c'], others)
    for (const language of LANGUAGES)
      for (const field of ['title', 'description'])
        expect(message).toContain(`content b: ${language} ${field} repeats a`)
  })
})

describe('every page', () => {
  const texts = entries.flatMap((entry) =>
    LANGUAGES.map((language) => ({ id: entry.id, language, text: entry.record[language] })),
  )

  test('is as the schema says, the pages made from the library too', () => {
    const faults = texts.flatMap(({ id, language, text }) =>
      (pageText.safeParse(text).error?.issues ?? []).map(
        ({ path, message }) => `${id} ${language} ${path.join('.')} ${message}`,
      ),
    )
    expect(faults).toEqual([])
  })

  test('opens with 40 to 60 words in both languages', () => {
    const counts = texts.map(
      ({ id, language, text }) => [id, language, wordCount(text.lead)] as const,
    )
    expect(counts.filter(([, , count]) => count < 40 || count > 60)).toEqual([])
  })

  test.each(['title', 'description', 'heading', 'lead', 'hint'] as const)(
    'has a %s of its own in each language',
    (field) => {
      for (const language of LANGUAGES) {
        const own = entries.map((entry) => entry.record[language][field].toLowerCase())
        expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
      }
    },
  )

  test('says in English what it says in French, and not in the same words', () => {
    expect([...same('title'), ...same('description'), ...same('lead'), ...same('hint')]).toEqual([])
    const lopsided = entries.filter(
      ({ record }) => shape(record.fr.blocks) !== shape(record.en.blocks),
    )
    expect(lopsided.map(({ id }) => id)).toEqual([])
  })

  test('leads to pages that exist, none twice and not to itself', () => {
    const ids = new Set(entries.map(({ id }) => id))
    const faults = entries.filter(({ id, record: { related } }) => {
      const bad = related.some((other) => other === id || !ids.has(other))
      return bad || new Set(related).size !== related.length
    })
    expect(faults.map(({ id }) => id)).toEqual([])
  })
})

/** Pages that say the same in both languages. */
const same = (field: keyof PageText) =>
  entries.filter(({ record }) => record.fr[field] === record.en[field]).map(({ id }) => id)

/** Kinds, anchors and lengths of a page's parts: both languages have the same. */
const shape = (blocks: PageText['blocks']): string =>
  JSON.stringify(blocks ?? [], (key: string, value: unknown) =>
    typeof value === 'string' && !['kind', 'id', 'page', 'icon', 'universe'].includes(key)
      ? ''
      : value,
  )
