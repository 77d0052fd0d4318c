/** [2.1.101] [2.1.102] The library's pages, as the build wrote them, and the rules that they follow. */
import { describe, expect, test } from 'vitest'
import { cut, openingOf } from '../site/content/fitting.ts'
import { wordCount } from '../site/content/schema.ts'
import { slugOf } from '../site/content/template-pages.ts'
import { pageText } from '../site/content/workflow-list-words.ts'
import { PAGE_SIZE } from '../site/content/workflow-lists.ts'
import { rounded, runCost } from '../site/costing/run.ts'
import { urlOf } from '../site/routes/address.ts'
import { entries } from '../site/routes/entries.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'
import { libraryIndex, libraryPage } from '../site/routes/library-data.ts'
import { resolve } from '../site/routes/resolve.ts'
import { sharedHeaders } from '../site/server/security-headers.ts'
import { build } from '../site/workflows/builder/build.ts'
import { suited, type Wanted } from '../site/workflows/finder/rank.ts'
import { columnsIn } from '../site/workflows/library/columns.ts'
import { answering, NOTHING } from '../site/workflows/library/filter.ts'
import type { Indexed } from '../site/workflows/library/indexed.ts'
import { nearest } from '../site/workflows/library/nearest.ts'
import { shapeOf } from '../site/workflows/library/shape.ts'
import { published } from './support/dist.ts'
import { mainOf, shownAt, textOf } from './support/rendered.ts'

const templates = entries.flatMap(({ id, fr, en, record }) =>
  'recipe' in record ? [{ id, paths: { fr: fr[0]!, en: en[0]! }, record }] : [],
)
/** Words that no line may part stand in a span, within a sentence. */
const wordsOf = (html: string) =>
  textOf(html.replace(/<\/?span[^>]*>/gu, '').replace(/<[^>]+>/gu, ' ')).replace(/\s+/gu, ' ')

describe('a template', () => {
  test.each(templates.map(({ id, paths, record }) => [id, paths, record] as const))(
    '[2.1.102] %s has a page in both languages, with its steps, its limits and its file',
    async (id, paths, { recipe }) => {
      for (const language of LANGUAGES) {
        const { status, page, body } = await shownAt(paths[language])
        expect([status, page.id, page.screen, page.language]).toEqual([
          200,
          id,
          'template',
          language,
        ])
        const words = wordsOf(mainOf(body))
        const { template } = page
        for (const said of [
          page.lead,
          template!.outcome,
          template!.avoid,
          template!.approval,
          template!.failure,
        ])
          expect(words).toContain(wordsOf(said))
        for (const { name, why } of template!.steps) expect(words).toContain(wordsOf(why ?? name))
        expect(mainOf(body)).toContain(`href="${template!.file.href}" download`)
        expect(mainOf(body)).toMatch(/<svg[^>]* role="img" aria-label="/u)
        expect(template!.minutes).toBe(recipe.minutes)
      }
    },
  )

  test.each(templates.map(({ id, record }) => [id, record] as const))(
    '%s is published as the builder builds it, with its examples beside',
    (id, { recipe }) => {
      for (const language of LANGUAGES) {
        const name = `workflows/${slugOf(id)}.${language}`
        expect(JSON.parse(published(`${name}.json`))).toEqual(
          JSON.parse(JSON.stringify(build(recipe, slugOf(id), language))),
        )
        const examples = JSON.parse(published(`${name}.examples.json`)) as { name: string }[]
        expect(examples.map((example) => example.name)).toEqual(
          recipe.examples.map((example) => example.name[language]),
        )
      }
    },
  )

  test('shows what leaves each step of an example that ran', async () => {
    const ran = await Promise.all(
      templates.map(async ({ paths }) => (await shownAt(paths.fr)).page.template!.runs),
    )
    for (const runs of ran) {
      expect(runs.length).toBeGreaterThan(0)
      for (const { steps } of runs) expect(steps.length).toBeGreaterThan(0)
    }
  })

  test('its files may be read from any site, and no other file may', () => {
    expect(sharedHeaders('/workflows/a-template.fr.json')).toEqual({
      'access-control-allow-origin': '*',
    })
    expect(sharedHeaders('/data/build/workflows/a-template.json')).toEqual({})
    expect(sharedHeaders('/workflows/a/b.json')).toEqual({})
    expect(published('_headers')).toMatch(
      /^\/workflows\/\*\.json\n {2}Access-Control-Allow-Origin: \*$/mu,
    )
  })
})

describe('lists', () => {
  test.each(LANGUAGES)(
    'a further page opens with enough words however few it lists: %s',
    (language) => {
      for (const count of [1, 2, 3, PAGE_SIZE])
        for (const name of [
          'Relancer un devis resté sans réponse',
          'Répondre aux avis reçus en ligne d’après les faits',
        ]) {
          const names = Array.from({ length: count }, () => name)
          const minutes = names.map(() => 25)
          const further = { page: 8, pages: 8, total: 170, names, minutes, services: ['slack'] }
          const { lead } = pageText(language, undefined, further)
          expect(wordCount(lead), lead).toBeGreaterThanOrEqual(40)
          expect(wordCount(lead), lead).toBeLessThanOrEqual(60)
        }
    },
  )

  test('[2.1.101] the title of the whole says how many there are', async () => {
    const { page, body } = await shownAt('/workflows')
    expect(page.library!.count).toBe(entries.filter(({ family }) => family === 'workflow').length)
    expect(wordsOf(body)).toContain(`${page.library!.count} workflows n8n, prêts à importer`)
  })

  test('each holds 24 at most, and the rest of it on pages of their own', async () => {
    for (const { page } of await Promise.all(
      ['/workflows', '/en/workflows'].map((at) => shownAt(at)),
    )) {
      const { cards, count, pages } = page.library!
      expect(cards.length).toBe(Math.min(PAGE_SIZE, count))
      expect(pages).toBe(Math.ceil(count / PAGE_SIZE))
      expect(resolve(urlOf(`${page.path}/page/${pages + 1}`)).kind).toBe('missing')
    }
  })

  const bytesOf = (size: number, language: Language): number => {
    const sample = templates[0]!
    const library = new Map(
      Array.from({ length: size }, (_, at) => [
        `workflows/t-${String(at).padStart(4, '0')}`,
        sample.record,
      ]),
    )
    return JSON.stringify(libraryPage(library, { page: 2 }, language, (id) => `/${id}`)).length
  }

  test('a page of 5,000 templates is as large as one of 500, but for the digits of counts', () => {
    for (const language of LANGUAGES)
      expect(Math.abs(bytesOf(5000, language) - bytesOf(500, language))).toBeLessThan(40)
  })

  test('further pages are in the site map and in no search', () => {
    const further = entries.filter(({ continues }) => continues !== undefined)
    const map = published('sitemap.xml')
    for (const { fr } of further) expect(map).toContain(`${fr[0]}</loc>`)
  })
})

const card = (slug: string, own: Partial<Indexed> = {}): Indexed => ({
  slug,
  href: `/workflows/${slug}`,
  title: slug,
  text: '',
  category: 'sales',
  services: [],
  shape: '',
  published: '2026-11-23',
  also: '',
  ...own,
})
const slugs = (cards: readonly Indexed[]) => cards.map(({ slug }) => slug)

describe('what one asks of a list', () => {
  const all = [
    card('quotes', {
      title: 'Relancer les devis',
      also: 'Chase quotes',
      services: ['gmail'],
      level: 'simple',
      minutes: 30,
    }),
    card('invoices', {
      title: 'Lire des factures',
      category: 'finance',
      services: ['gmail', 'slack'],
      level: 'expert',
      minutes: 10,
    }),
  ]
  const names = { gmail: 'Gmail', slack: 'Slack' }
  const asked = (change: Partial<typeof NOTHING>) =>
    slugs(answering(all, { ...NOTHING, ...change }, names))

  test('words are found without accents, in either language, and by service', () => {
    expect(asked({ question: 'DEVIS relance' })).toEqual(['quotes'])
    expect(asked({ question: 'chase' })).toEqual(['quotes'])
    expect(asked({ question: 'slack facture' })).toEqual(['invoices'])
    expect(asked({ question: 'nothing' })).toEqual([])
  })

  test('boxes narrow it: any category, every service, any level', () => {
    expect(asked({ categories: ['sales', 'finance'] })).toEqual(['quotes', 'invoices'])
    expect(asked({ services: ['gmail', 'slack'] })).toEqual(['invoices'])
    expect(asked({ levels: ['simple'] })).toEqual(['quotes'])
  })

  test('orders are by title and by time to set up', () => {
    expect(asked({ order: 'title' })).toEqual(['invoices', 'quotes'])
    expect(asked({ order: 'quick' })).toEqual(['invoices', 'quotes'])
  })

  test('the index of the built site answers in both languages', () => {
    for (const language of LANGUAGES) {
      const { templates: own, services } = libraryIndex(language)
      const named = Object.fromEntries(services.map(({ id, name }) => [id, name]))
      for (const one of own)
        expect(slugs(answering(own, { ...NOTHING, question: one.title }, named))).toContain(
          one.slug,
        )
    }
  })
})

describe('the finder', () => {
  const all = [
    card('draft', {
      title: 'Rédiger une relance',
      services: ['gmail', 'openai'],
      level: 'simple',
      hosted: true,
    }),
    card('plain', { title: 'Relance par courriel', services: ['gmail'], level: 'simple' }),
    card('hard', { title: 'Relance complète', services: ['gmail', 'hubspot'], level: 'expert' }),
  ]
  const wanted = (change: Partial<Wanted>): Wanted => ({
    task: '',
    tools: [],
    level: 'expert',
    data: 'open',
    ...change,
  })

  test('puts the task first, and says why', () => {
    const [best] = suited(all, wanted({ task: 'relance courriel' }))
    expect(best?.template.slug).toBe('plain')
    expect(best?.why).toEqual({
      words: ['relance', 'courriel'],
      has: [],
      lacks: [],
      harder: false,
      hosted: false,
    })
  })

  test('prefers what one has every tool for, and names what is missing', () => {
    const found = suited(all, wanted({ tools: ['gmail'] }))
    expect(found[0]?.template.slug).toBe('plain')
    expect(found.find(({ template }) => template.slug === 'hard')?.why.lacks).toEqual(['hubspot'])
  })

  test('what is harder than asked for moves down, and says so', () => {
    const found = suited(all, wanted({ task: 'relance', level: 'simple' }))
    expect(found.at(-1)).toMatchObject({ template: { slug: 'hard' }, why: { harder: true } })
  })

  test('secret data never reach a hosted model; personal ones make it move down', () => {
    expect(
      suited(all, wanted({ task: 'relance', data: 'secret' })).map(({ template }) => template.slug),
    ).not.toContain('draft')
    const rank = (data: Wanted['data']) =>
      suited(all, wanted({ task: 'relance', data })).find(
        ({ template }) => template.slug === 'draft',
      )!.score
    expect(rank('personal')).toBeLessThan(rank('open'))
  })

  test('asked nothing, it proposes nothing', () => {
    expect(suited(all, wanted({}))).toEqual([])
  })
})

describe('what follows from recipes', () => {
  test('a shape has six columns and three rows at most', () => {
    for (const { record } of templates) {
      const columns = columnsIn(shapeOf(record.recipe))
      expect(columns.length).toBeGreaterThan(1)
      expect(columns.length).toBeLessThanOrEqual(6)
      expect(Math.max(...columns.map((cells) => cells.length))).toBeLessThanOrEqual(3)
    }
  })

  test('near is who is named, then who shares services, category and shape', () => {
    const kin = (slug: string, services: readonly string[], category = 'sales') => ({
      slug,
      services,
      category,
      shape: 'a.b',
    })
    const all = [
      kin('a', ['gmail']),
      kin('b', ['gmail', 'slack']),
      kin('c', ['slack'], 'hr'),
      kin('d', [], 'hr'),
    ]
    expect(nearest(all[0]!, all, 2)).toEqual(['b', 'c'])
    expect(nearest({ ...all[0]!, named: ['d'] }, all, 2)).toEqual(['d', 'b'])
  })

  test('texts fit where they are shown', () => {
    expect(cut('One sentence. Another one.', 16)).toBe('One sentence.')
    expect(cut('A sentence that is far too long for it', 16)).toBe('A sentence…')
    const words = (count: number) => `${Array(count).fill('word').join(' ')}. `
    expect(wordCount(openingOf(words(30), words(20), words(20)))).toBe(50)
    expect(wordCount(openingOf(words(30), words(90)))).toBeLessThanOrEqual(60)
  })

  test('a run costs what its models read and write', () => {
    const uses = [{ reads: 1000, writes: 200, calls: 2, prices: { read: 2, written: 10 } }]
    expect(runCost(uses)).toBeCloseTo(0.008, 10)
    expect([rounded(0), rounded(0.0000702), rounded(1.239)]).toEqual([0, 0.00007, 1.24])
  })
})
