/** What an author gets wrong, and what the checks say to it: the file, the line, what to write. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../site/content/collections.ts'
import type { Collection } from '../site/content/collection.ts'
import { problemLine } from '../site/content/problem.ts'
import { changed, problemsAfter } from './support/changed-content.ts'

const SERVICE = 'site/content/service/expert-finops-ia.ts'
/** Whichever day it was last checked. */
const UPDATED = /updated: '\d{4}-\d{2}-\d{2}'/u
const PLACE = 'site/content/city/freelance-ia-nice.ts'
const ARTICLE = 'site/content/article/guide-rag-production.ts'
const STUDIO = 'site/content/showcase/studio.fr.md'
const LEGAL = 'site/content/legal/cgu.fr.md'

const BLOCKS = `blocks: [{ kind: 'steps', id: 'a', title: 'Étapes', steps: [] }],`

const said = (change: Parameters<typeof problemsAfter>[0]) => problemsAfter(change).map(problemLine)

test('what stands in the repository has no problem', () => {
  expect(said({})).toEqual([])
})

describe('a record', () => {
  test.each([
    [
      'an unknown field',
      changed(SERVICE, '  fr: {', "  fr: {\n    titel: 'FinOps IA',"),
      ':11: fr.titel: there is no field « titel ». Did you mean « title »?',
    ],
    [
      'a field beside both languages',
      changed(SERVICE, '  related: [', '  relatd: [],\n  related: ['),
      'relatd: there is no field « relatd ». Did you mean « related »?',
    ],
    [
      'a date of no calendar',
      changed(SERVICE, UPDATED, "updated: '2026-02-30'"),
      ':5: updated: « 2026-02-30 » is no day of the calendar: write one as 2026-11-20.',
    ],
    [
      'a page that was checked before it was there',
      changed(SERVICE, UPDATED, "updated: '2026-11-19'"),
      ':5: updated: 2026-11-19 is before the page was published: write 2026-11-20 or later.',
    ],
    [
      'no day of publication',
      changed(SERVICE, "  published: '2026-11-20',\n", ''),
      ':3: published: is missing: write it.',
    ],
    [
      'a page that does not exist',
      changed(SERVICE, "'optimisation-couts-ia'", "'optimisation-cout-ia'"),
      'related.0: there is no page « optimisation-cout-ia ». Did you mean « optimisation-couts-ia »?',
    ],
    [
      'the page itself among its neighbours',
      changed(SERVICE, "'optimisation-couts-ia'", "'expert-finops-ia'"),
      'related.0: the page leads to itself: name another.',
    ],
  ])('%s', (_what, text, message) => {
    const all = said({ files: { [SERVICE]: text } })
    expect(all).toHaveLength(1)
    expect(all[0]).toContain(SERVICE)
    expect(all[0]).toContain(message)
  })

  test.each([
    [
      'a journey without a time that was read',
      changed(PLACE, "fact: 'places.train-marseille-nice'", "fact: 'places.train-marseille-nime'"),
      'fr.parts.2.journeys.0.fact: there is no fact in minutes « places.train-marseille-nime ». Did you mean « places.train-marseille-nice »?',
    ],
    [
      'a place whose text stands nowhere',
      changed(PLACE, "{ kind: 'text' },", ''),
      "fr.parts: says in one place { kind: 'text' }, where the text beside the record stands.",
    ],
  ])('%s', (_what, text, message) => {
    const all = said({ files: { [PLACE]: text } })
    expect(all).toHaveLength(1)
    expect(all[0]).toContain(message)
  })

  test('blocks where the screen shows none', () => {
    const text = changed(
      ARTICLE,
      '  fr: {',
      `  fr: {\n    ${BLOCKS.replace('steps: []', `steps: [${STEP},${STEP},${STEP},${STEP}]`)}`,
    )
    expect(said({ files: { [ARTICLE]: text } })).toEqual([
      `${ARTICLE}:8: fr.blocks: the screen « article » shows no blocks. Write this as Markdown in the text beside the record, or take it out.`,
    ])
  })

  test('a block of a kind that its collection does not take', () => {
    const text = changed(SERVICE, "kind: 'offers'", "kind: 'marquee'")
    expect(said({ files: { [SERVICE]: text } }).join('\n')).toMatch(
      /:\d+: fr\.blocks\.0\.kind: .*none of the kinds/u,
    )
  })

  test('the same title on two pages', () => {
    const [title = ''] = /(?<=title: ).*(?=,)/u.exec(readFileSync(ARTICLE, 'utf8')) ?? []
    const text = readFileSync(SERVICE, 'utf8').replace(/(?<=title: ).*(?=,)/u, () => title)
    const [line = '', ...more] = said({ files: { [SERVICE]: text } })
    expect(more).toEqual([])
    expect(line).toMatch(
      /:\d+: fr\.title: site\/content\/.*\.ts says the same: no two pages may\.$/u,
    )
  })

  test('a link to a draft, which will not be built', () => {
    const draft = 'site/content/article/optimisation-couts-ia.ts'
    const text = changed(draft, '  fr: {', '  draft: true,\n  fr: {')
    const all = said({ files: { [draft]: text } })
    expect(all.length).toBeGreaterThan(0)
    for (const line of all) expect(line).toContain('« optimisation-couts-ia » is a draft')
  })

  test('every fault is named, not the first alone', () => {
    const text = changed(SERVICE, UPDATED, "updated: 'hier'").replace(
      /related: \[.*\]/su,
      'related: []',
    )
    expect(said({ files: { [SERVICE]: text } })).toHaveLength(2)
  })
})

const STEP = `{ title: 'Un pas', text: 'Vingt lettres au moins, et même davantage.' }`

describe('files', () => {
  test('a text beside a page whose screen shows none', () => {
    expect(said({ files: { [STUDIO]: 'Du texte.' } })).toEqual([
      `${STUDIO}:1: the screen « studio » shows no text: write it into the record’s blocks, or take the file out.`,
    ])
  })

  test('a text that belongs to no page', () => {
    const file = 'site/content/term/glossaire-raag.fr.md'
    expect(said({ files: { [file]: 'Du texte.' } })).toEqual([
      `${file}:1: there is no page « glossaire-raag ». Did you mean « glossaire-rag »? A new one is added to pages in site/content/term/collection.ts; else take the file out.`,
    ])
  })

  test('a text in one language alone', () => {
    const file = 'site/content/article/guide-rag-production.fr.md'
    const other = 'site/content/article/guide-rag-production.en.md'
    expect(said({ files: { [other]: undefined } })).toContain(
      `${file}:1: the text stands in one language alone: write ${other} too.`,
    )
  })

  test('no text where one is required, unless the page waits for it', () => {
    const text = (language: string) => `site/content/term/glossaire-agents-ia.${language}.md`
    const files = { [text('fr')]: undefined, [text('en')]: undefined }
    expect(said({ files })).toEqual([
      `site/content/term/glossaire-agents-ia.ts:1: this page must have a text: write ${text('fr')} and ${text('en')}.`,
    ])
    expect(said({ files, belowRange: ['glossaire-agents-ia'] })).toEqual([])
  })

  test('a language that the site does not speak, a file that nothing reads, a folder that is no collection', () => {
    const files = {
      'site/content/legal/cgu.es.md': 'Texto.',
      'site/content/legal/notes.txt': '',
      'site/content/temr/x.ts': 'export default definePage({})',
    }
    const all = said({ files }).join('\n')
    expect(all).toContain('a text is called cgu.fr.md or cgu.en.md.')
    expect(all).toContain('nothing reads this')
    expect(all).toContain('there is no collection « temr ». Did you mean « term »?')
  })

  test('a page without a record', () => {
    expect(said({ pages: { term: { 'glossaire-x': {} } } })).toEqual([
      'site/content/term/glossaire-x.ts:1: the page « glossaire-x » has no record: write site/content/term/glossaire-x.ts with definePage({ … }).',
    ])
  })
})

describe('a collection', () => {
  const record = readFileSync(SERVICE, 'utf8')
  const added = (id: string, own: object) =>
    said({
      pages: { term: { [id]: own } },
      files: { [`site/content/term/${id}.ts`]: record, ...TEXTS(id) },
    }).join('\n')

  test('whose page has an id, an address or a family that cannot be', () => {
    expect(added('faq', {})).toContain('the page « faq » is also one of « page »')
    expect(added('glossaire-x', { fr: ['/blog'] })).toContain(
      'the address « /blog » is also one of « ',
    )
    expect(added('glossaire-x', { gathers: [{ family: 'temr' }] })).toContain(
      'site/content/term/collection.ts:1: glossaire-x: there is no family « temr ». Did you mean « term »?',
    )
  })
})

const TEXTS = (id: string) =>
  Object.fromEntries(['fr', 'en'].map((each) => [`site/content/term/${id}.${each}.md`, 'Mot.']))

describe('a text', () => {
  test.each([
    [
      'an unknown callout',
      'Un.\n\n> [!NOTTE]\n> Attention.',
      3,
      'there is no callout « NOTTE ». Did you mean « NOTE »?',
    ],
    [
      'a fence that nobody colours',
      '```txt\nun\n```',
      1,
      'there is no colouring for « txt ». Did you mean « text »? Write ```text where none fits',
    ],
    [
      'the owner’s field that is not there',
      'Un.\n\n:owner[nmae]',
      3,
      'there is no field of the owner « nmae ». Did you mean « name »?',
    ],
    [
      'a link to a page that does not exist',
      '[Écrire](page:contakt)',
      1,
      'there is no page « contakt ». Did you mean « contact »?',
    ],
    ['a note that is nowhere', 'Un mot[^1].', 1, '1'],
  ])('%s', (_what, text, line, says) => {
    const [first = '', ...more] = said({ files: { [LEGAL]: text } })
    expect(more).toEqual([])
    expect(first).toContain(`${LEGAL}:${line}: `)
    expect(first).toContain(says)
  })
})

describe('the recipe “Add a page”', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const recipe = guide.slice(guide.indexOf('## Add a page'), guide.indexOf('## Add a collection'))
  const blocks = [...recipe.matchAll(/ {3}```(\w+)\n(.*?) {3}```\n/gsu)].map(([, , text = '']) =>
    text.replaceAll(/^ {3}/gmu, ''),
  )
  const [entry = '', record = '', french = '', english = ''] = blocks
  const [, id = ''] = /^'(.*)': \{\},\n$/u.exec(entry) ?? []
  const files = {
    [`site/content/term/${id}.ts`]: record,
    [`site/content/term/${id}.fr.md`]: french,
    [`site/content/term/${id}.en.md`]: english,
  }

  test('followed to the letter has no problem', () => {
    expect(blocks).toHaveLength(4)
    for (const file of Object.keys(files)) expect(recipe).toContain(file)
    expect(said({ pages: { term: { [id]: {} } }, files })).toEqual([])
  })

  test('with any step left out has one', () => {
    expect(said({ files })).not.toEqual([])
    for (const file of Object.keys(files)) {
      const without = { ...files, [file]: undefined }
      expect(said({ pages: { term: { [id]: {} } }, files: without })).not.toEqual([])
    }
  })
})

test('every collection says what its pages hold, and every screen is there', () => {
  const all: readonly Collection[] = Object.values(COLLECTIONS)
  const screens = all.flatMap((each) => [
    each.screen,
    ...Object.values(each.pages).flatMap(({ screen = [] }) => screen),
  ])
  for (const screen of new Set(screens))
    expect(() => readFileSync(`site/pages/${screen}/index.tsx`)).not.toThrow()
})
