/** What is written on the pages: checked as it is read, and fit to be read by people. */
import { describe, expect, test } from 'vitest'
import { checkRecord } from '../site/content/check/check-record.ts'
import { COLLECTIONS } from '../site/content/collections.ts'
import { loadContent } from '../site/content/load.ts'
import { placeText } from '../site/content/place.ts'
import { pageText, wordCount, type PageText } from '../site/content/schema.ts'
import { templateRecord } from '../site/content/template-record.ts'
import { entries, entryOf, faults as found } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const content = loadContent()
const SERVICE = 'expert-finops-ia'
const WORKFLOW = 'workflow-rag-onboarding'
const sample = (id: string) => structuredClone(content.records.get(id)) as Record<string, unknown>

const checked = (id: string, record: unknown) => {
  const collection = id === WORKFLOW ? COLLECTIONS.workflow : COLLECTIONS.service
  return checkRecord(`${id}.ts`, record, collection.schema, collection)
}

/** What checking says about a record in which one place was changed. */
const complaint = (id: string, path: readonly string[], value: unknown): string => {
  const record = sample(id)
  const last = path.at(-1) ?? ''
  const place = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, record)
  if (value === undefined) delete place[last]
  else place[last] = value
  return checked(id, record)
    .faults.map(({ what }) => what)
    .join('\n')
}

/** Only places have them beside their text. */
const hasParts = (text: PageText): boolean => 'parts' in text

/** Templates are called by their titles: no recipe gives a shorter name. */
const schemaOf = (id: string, text: PageText) => {
  if (hasParts(text)) return placeText
  return entryOf(id).collection === 'template' ? templateRecord.shape.fr : pageText
}

describe('a record is as its collection declares, or its place is named and what to write', () => {
  test('a good one has no fault', () => {
    expect(checked(SERVICE, sample(SERVICE)).record).toEqual(content.records.get(SERVICE))
    expect(found).toEqual([])
  })

  test.each([
    ['a missing text', ['en', 'title'], undefined, 'is missing: write it.'],
    ['a missing language', ['en'], undefined, 'is missing: write it.'],
    [
      'a field that nobody knows',
      ['fr', 'titel'],
      'x',
      'there is no field « titel ». Did you mean « title »?',
    ],
    ['a short title', ['fr', 'title'], 'Bref', 'at least 15 characters, and it has 4.'],
    ['a long title', ['fr', 'title'], 'x'.repeat(66), 'at most 65 characters, and it has 66.'],
    ['space around a text', ['en', 'heading'], ' Spaced ', 'has space around it: take it out.'],
    [
      'a lead of 39 words',
      ['fr', 'lead'],
      'mot '.repeat(39).trim(),
      'has 39 words: write 40 to 60.',
    ],
    [
      'a lead of 61 words',
      ['fr', 'lead'],
      'mot '.repeat(61).trim(),
      'has 61 words: write 40 to 60.',
    ],
    [
      'a date of no calendar',
      ['updated'],
      '2025-02-30',
      '« 2025-02-30 » is no day of the calendar',
    ],
    ['too few neighbours', ['related'], ['ia'], 'at least 3 entries, and it has 1.'],
    ['a number for a text', ['en', 'hint'], 12, 'is a number: write a string.'],
    ['a question in one language', ['question'], { fr: 'Combien cela coûte-t-il ?' }, 'is missing'],
  ])('%s', (_what, path, value, says) => {
    const message = complaint(SERVICE, path, value)
    expect(message.startsWith(path.join('.'))).toBe(true)
    expect(message).toContain(says)
  })

  test('a block of no kind', () => {
    const blocks = [{ kind: 'marquee', id: 'a', title: 'Titre' }]
    expect(complaint(SERVICE, ['fr', 'blocks'], blocks)).toMatch(/^fr\.blocks\.0\.kind: /u)
  })

  test('a workflow needs its category and integrations', () => {
    expect(complaint(WORKFLOW, ['category'], undefined)).toBe('category: is missing: write it.')
    expect(complaint(WORKFLOW, ['integrations'], [])).toMatch(/^integrations: at least 1 entries/u)
  })
})

describe('every page', () => {
  const texts = entries.flatMap((entry) =>
    LANGUAGES.map((language) => ({ id: entry.id, language, text: entry.record[language] })),
  )

  test('is as the schema says, the pages made from the library too', () => {
    const faults = texts.flatMap(({ id, language, text }) =>
      (schemaOf(id, text).safeParse(text).error?.issues ?? []).map(
        ({ path, message }) => `${id} ${language} ${path.join('.')} ${message}`,
      ),
    )
    expect(faults).toEqual([])
    const places = texts.filter(({ text }) => hasParts(text))
    expect(new Set(places.map(({ id }) => id)).size).toBe(15)
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
