/** Section 2.3, reading B, as data: entries, universes, page configurations, contact. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildLayout } from '../site/layout/build-layout.ts'
import { menuSections } from '../site/layout/menu-sections.ts'
import {
  CONTACT_SOURCES,
  contactState,
  readContactState,
} from '../site/navigation/contact-state.ts'
import { MODE_PATHS, MODES } from '../site/navigation/modes.ts'
import { configOf, PAGE_CONFIGS, type ConfigId } from '../site/navigation/page-configs.ts'
import { idsIn, pageNav } from '../site/navigation/page-tabs.ts'
import { ENTRIES_B } from '../site/navigation/reading-b.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { addresses } from '../site/routes/resolve.ts'
import { universeOf } from '../site/routes/rules.ts'
import { mainOf, pageAt, shownAt, textOf } from './support/rendered.ts'

describe('main entries', () => {
  test.each([
    ['2.3.45', '/', 'home', undefined],
    ['2.3.46', '/code', 'development', undefined],
    ['2.3.47', '/ia', 'ia', undefined],
    ['2.3.48', '/workflows', 'workflows', 'Expert'],
    ['2.3.49', '/integrations', 'integrations', 'Premium'],
    ['2.3.50', '/expert-claude-ai-freelance', 'expert-ia', 'Pro'],
    ['2.3.51', '/cv', 'cv', undefined],
    ['2.3.52', '/contact', 'contact', undefined],
    ['2.3.53', '/explorer', 'plus', undefined],
  ])('[%s] %s is the entry %s, with the badge %s', async (_, path, key, badge) => {
    const entry = ENTRIES_B.find((one) => one.path === path)
    expect(entry?.key).toBe(key)
    expect(entry?.badge?.key).toBe(badge?.toLowerCase())
    // Those with a badge also say more.
    expect(entry?.described === true).toBe(badge !== undefined)
    const { body } = await shownAt('/faq')
    const bar = /<header.*?<\/header>/su.exec(body)?.[0] ?? ''
    const [link = ''] = new RegExp(`<a [^>]*href="${path}".*?</a>`, 'su').exec(
      bar.slice(bar.indexOf('<nav')) + bar,
    ) ?? ['']
    expect(textOf(link).endsWith(badge ?? textOf(link))).toBe(true)
    expect(link).not.toBe('')
  })

  test('[2.3.44] [2.3.54] in the page each has a label in its language, and what else it has', async () => {
    const rows = {
      fr: [
        'Accueil',
        'Développement',
        'Services IA',
        'Workflows',
        'Intégrations',
        'Expert IA',
        'CV',
      ],
      en: ['Home', 'Development', 'AI services', 'Workflows', 'Integrations', 'AI expert', 'CV'],
    }
    for (const [language, path] of [
      ['fr', '/faq'],
      ['en', '/en/faq'],
      // The longest name of a universe takes no entry its place.
      ['fr', '/workflows'],
      ['en', '/en/workflows'],
      ['fr', '/workflows/category/documents'],
    ] as const) {
      const { body } = await shownAt(path)
      const nav =
        /<nav[^>]*aria-label="(?:Navigation principale|Main navigation)".*?<\/nav>/su.exec(
          body,
        )?.[0] ?? ''
      const links = [...nav.matchAll(/<a [^>]*href="([^"]+)"([^>]*)>(.*?)<\/a>/gsu)]
      expect(links.map(([, , , label = '']) => label.replace(/<.*/su, ''))).toEqual(rows[language])
      const own = buildLayout(language).nav.filter(({ highlight }) => !highlight)
      expect(links.map(([, href]) => href)).toEqual(own.map(({ href }) => href))
      for (const [at, { badge }] of own.entries())
        expect((links[at]?.[3] ?? '').includes('<')).toBe(badge !== undefined)
      // The one that stands out is the bar's button, beside the list.
      const bar = /<header.*?<\/header>/su.exec(body)?.[0] ?? ''
      const beside = [
        ...bar.replace(nav, '').matchAll(/<a [^>]*href="([^"]+)"[^>]*>Contact<\/a>/gu),
      ]
      expect(beside.map(([, href]) => href)).toEqual([
        language === 'fr' ? '/contact' : '/en/contact',
      ])
    }
  })
})

describe('ways to the rest of the site', () => {
  test.each(['/', '/ia', '/blog', '/cv', '/contact', '/faq', '/en/cv', '/en/faq'])(
    'from %s the menu of small screens leads to blog, glossary, tools, questions, explorer and gallery',
    async (path) => {
      const { body, page } = await shownAt(path)
      const menu = /<dialog[^>]* id="menu".*?<\/dialog>/su.exec(body)?.[0] ?? ''
      const ids = [...menu.matchAll(/<a [^>]*href="(\/[^"#]*)"/gu)].flatMap(([, href = '']) =>
        href.startsWith('/code') ? [] : [pageAt(href)],
      )
      for (const id of [
        'blog',
        'glossaire-ia',
        'guides-ia',
        'audit-ia-gratuit',
        'quiz-maturite-ia-entreprise',
        'evaluateur-projet-ia',
        'calculateur-tarifs-freelance',
        'faq',
        'explorer',
        'galerie-artistique',
      ])
        expect([page.path, ids.includes(id) ? id : undefined]).toEqual([page.path, id])
    },
  )

  test('[2.5.5] no page links an English address with a language that its path says already', async () => {
    const twice: string[] = []
    for (const { path } of addresses()) {
      const { body } = await shownAt(path)
      if (/href="\/en[/?][^"]*[?&]lang=en/u.test(body)) twice.push(path)
    }
    expect(twice).toEqual([])
  })
})

describe('universes', () => {
  test('[2.3.57] choosing one leads to /code, /ia, /workflows, /cv or /explorer', () => {
    expect(MODES.map((mode) => MODE_PATHS[mode])).toEqual([
      '/code',
      '/ia',
      '/workflows',
      '/cv',
      '/explorer',
    ])
  })

  test.each([
    ['2.3.62', '/ia', 'ia'],
    ['2.3.62', '/services-ia', 'ia'],
    ['2.3.62', '/x/ai-services', 'ia'],
    ['2.3.63', '/', 'code'],
    ['2.3.63', '/code', 'code'],
    ['2.3.63', '/x/web-dev', 'code'],
    ['2.3.64', '/workflows', 'workflows'],
    ['2.3.64', '/workflows/rag-onboarding', 'workflows'],
    ['2.3.64', '/expert-automatisation-workflows', 'workflows'],
    ['2.3.65', '/cv', 'cv'],
    ['2.3.65', '/x/cv', 'cv'],
    ['2.3.66', '/blog', undefined],
    ['2.3.66', '/workflow-studio', undefined],
    ['2.3.66', '/vcard', undefined],
  ])('[%s] the path %s names %s', (_, path, mode) => {
    expect([universeOf(path), universeOf(`/en${path}`)]).toEqual([mode, mode])
  })

  test.each([
    ['2.3.62', '/ia', 'IA'],
    ['2.3.63', '/', 'CODE'],
    ['2.3.64', '/workflows', 'WORKFLOWS'],
    ['2.3.65', '/cv', 'CV'],
    ['2.3.66', '/blog', 'CODE'],
    ['2.3.66', '/workflow-studio', 'CODE'],
  ])('[2.3.61] [%s] on %s the switcher says %s', async (_, path, label) => {
    const { body } = await shownAt(path)
    expect(body).toContain(`aria-label="Changer d’univers, ${label}"`)
  })

  test.each([
    ['/architecture-multi-agents', 'IA'],
    ['/en/architecture-multi-agents', 'AI'],
    ['/faq-cout-chatbot', 'IA'],
    ['/ia', undefined],
    ['/workflows', undefined],
    ['/activite-github', undefined],
    ['/audit-ia-gratuit', undefined],
  ])(
    'where the rules say CODE for a page about AI, its own universe stands beside: %s',
    async (path, label) => {
      const { body } = await shownAt(path)
      const switcher = /<div data-hover="".*?<\/div>/su.exec(body)?.[0] ?? ''
      const beside = switcher.slice(switcher.indexOf('</ul>'))
      expect(textOf(beside) || undefined).toBe(label)
    },
  )

  test('[2.3.55] [2.3.56] it offers CODE, IA and PLUS, in these words', async () => {
    const { body } = await shownAt('/blog')
    const list = /<ul[^>]*popover="auto".*?<\/ul>/su.exec(body)?.[0] ?? ''
    const options = [...list.matchAll(/<b>(.*?)<\/b><span>(.*?)<\/span>/gsu)]
    expect(options.map(([, label, text]) => [label, text])).toEqual([
      ['CODE', 'Développement Web'],
      ['IA', 'Intelligence Artificielle'],
      ['PLUS', 'Explorer tout le contenu'],
    ])
    expect([...list.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual([
      '/code',
      '/ia',
      '/explorer',
    ])
  })
})

const SECTIONS: readonly (readonly [id: string, config: ConfigId, tabs: Record<string, string>])[] =
  [
    [
      '2.3.73',
      'unified',
      {
        overview: 'hero, tech-mastery, services-web',
        experience: 'portfolio-experience, devops-infrastructure, testimonials-links',
        technologies: 'tech-stack, projets-reference',
        approach: 'dev-approach, tarifs',
      },
    ],
    [
      '2.3.74',
      'ai-services',
      {
        overview: 'hero, key-benefits, working-together, why-choose-us, our-commitment',
        services: 'detailed-services, our-approach',
        results: 'case-studies, testimonials, our-achievements, roi-calculator',
        technologies: 'tech-expertise',
        more: 'cta',
      },
    ],
    [
      '2.3.75',
      'web-dev',
      {
        overview: 'hero, tech-mastery, services-web',
        technologies: 'tech-stack, projets-reference',
        experience: 'devops-infrastructure, testimonials-links, portfolio-experience',
        approach: 'prestations-ia, dev-approach',
      },
    ],
    ['2.3.76', 'blog', { code: 'hero, categories', ia: 'featured, recent', cv: 'archive' }],
    ['2.3.77', 'cv', {}],
    [
      '2.3.78',
      'contact',
      { code: 'form, direct-contact', ia: 'google-meet, consultation', cv: 'social, about' },
    ],
  ]

describe('page configurations', () => {
  test('[2.3.67] [2.3.68] [2.3.69] [2.3.70] each has its fields, its tabs and sections theirs', () => {
    expect(Object.keys(PAGE_CONFIGS)).toEqual(SECTIONS.map(([, config]) => config))
    for (const config of Object.keys(PAGE_CONFIGS).map(configOf)) {
      for (const language of LANGUAGES) {
        expect(config.title[language]).toBeTruthy()
        expect(config.subtitle[language]).toBeTruthy()
      }
      expect(config.gradientColors.length).toBeGreaterThan(1)
      for (const tab of config.tabs) {
        expect([tab.id, tab.label.fr, tab.label.en].every(Boolean)).toBe(true)
        for (const section of tab.sections)
          expect([section.id, section.label.fr, section.label.en].every(Boolean)).toBe(true)
      }
    }
  })

  test.each(SECTIONS)('[%s] %s', (_, name, tabs) => {
    const told = configOf(name).tabs.map(({ id, sections }) => [id, sections.map((one) => one.id)])
    const wanted = Object.entries(tabs).map(([id, sections]) => [id, sections.split(', ')])
    expect(told).toEqual(wanted)
  })

  test.each([
    ['2.3.73', 'unified', '/', '/en'],
    ['2.3.74', 'ai-services', '/ia', '/en/ia'],
    ['2.3.75', 'web-dev', '/web-development', '/web-development?lang=en'],
    ['2.3.76', 'blog', '/blog', '/blog?lang=en'],
    ['2.3.77', 'cv', '/cv', '/en/cv'],
    ['2.3.78', 'contact', '/contact', '/en/contact'],
  ] as const)(
    '[%s] [2.3.72] every section of %s is an anchor of its page, in both languages, and its row has them all',
    async (_, name, ...pages) => {
      const { tabs, sections } = configOf(name)
      const wanted = [...tabs.flatMap((tab) => tab.sections), ...sections].map(({ id }) => id)
      for (const address of pages) {
        const { page, body } = await shownAt(address)
        expect([address, page.category]).toEqual([address, name])
        const row = page.nav?.tabs.flatMap((tab) => tab.sections.map(({ id }) => id))
        expect([address, row]).toEqual([address, wanted])
        expect(page.nav?.tabs.filter(({ partial }) => partial)).toEqual([])
        for (const id of wanted) {
          const part = new RegExp(`<(?:section|header|form|div)[^>]* id="${id}"`, 'gu')
          expect([address, id, mainOf(body).match(part)?.length]).toEqual([address, id, 1])
        }
      }
    },
  )

  test('[2.3.76] the blog’s is the centre of expertise, and its byline names the owner', () => {
    const nav = pageNav('blog', 'fr', new Set(['hero']), (target) => target)
    expect([nav?.title, nav?.subtitle]).toEqual([
      'Centre d’expertise',
      expect.stringMatching(/^Par \S/u),
    ])
    expect(configOf('blog').subtitle.fr).toContain('{{name}}')
  })

  test('[2.3.77] the CV has sections and no tabs', () => {
    const { tabs, sections } = configOf('cv')
    expect(tabs).toEqual([])
    expect(sections.map(({ id }) => id)).toEqual([
      'hero',
      'summary',
      'skills',
      'experience',
      'highlights',
      'contact',
    ])
  })

  test('[2.3.75] any other category takes the development page’s', () => {
    for (const category of ['workflows', 'media', 'opale', 'constructor', ''])
      expect(configOf(category)).toBe(PAGE_CONFIGS['web-dev'])
  })
})

describe('the second row of a page', () => {
  const hrefOf = (target: string) => `to ${target}`
  const row = (category: string, ...ids: readonly string[]) =>
    pageNav(category, 'fr', new Set(ids), hrefOf)
  const shape = (category: string, ...ids: readonly string[]) =>
    row(category, ...ids)?.tabs.map(({ id, sections }) => [id, ...sections.map((one) => one.id)])

  test('[2.3.72] [2.3.69] a tab holds the sections that are anchors on the page, in its own order', () => {
    expect(shape('unified', 'tarifs', 'hero', 'services-web', 'dev-approach')).toEqual([
      ['overview', 'hero', 'services-web'],
      ['approach', 'dev-approach', 'tarifs'],
    ])
  })

  test('a tab without any is left out, and so is a row of less than two', () => {
    expect(shape('unified', 'hero', 'tech-stack')).toEqual([
      ['overview', 'hero'],
      ['technologies', 'tech-stack'],
    ])
    expect(shape('unified', 'hero')).toBeUndefined()
    expect(shape('web-dev')).toBeUndefined()
  })

  test('one whose first section is not there says so', () => {
    const [overview, approach] = row('unified', 'tech-mastery', 'dev-approach')?.tabs ?? []
    expect([overview?.partial, approach?.partial]).toEqual([true, undefined])
  })

  test('[2.3.71] [2.3.81] on the contact page and the blog, tabs lead to /, /ia and /cv', async () => {
    for (const [path, language] of [
      ['/contact', 'fr'],
      ['/blog', 'fr'],
      ['/en/contact', 'en'],
    ] as const) {
      const { page } = await shownAt(path)
      expect([path, page.nav?.tabs.map(({ id, href }) => [id, href])]).toEqual([
        path,
        language === 'fr'
          ? [
              ['code', '/'],
              ['ia', '/ia'],
              ['cv', '/cv'],
            ]
          : [
              ['code', '/en'],
              ['ia', '/en/ia'],
              ['cv', '/en/cv'],
            ],
      ])
    }
  })

  test('[2.3.68] [2.3.71] the AI services open the studio: in the row, and in the menu', async () => {
    for (const [path, label, href] of [
      ['/ia', 'Studio', '/workflow-studio'],
      ['/en/ia', 'Studio', '/workflow-studio?lang=en'],
    ] as const) {
      const { page, body } = await shownAt(path)
      expect(page.nav?.actions).toEqual([{ label, href }])
      const links = [...body.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gsu)]
      const named = links.filter(([, , inner = '']) => inner.replace(/<.*/su, '') === label)
      expect(named.map(([, to]) => to)).toEqual([href, href])
      expect(pageAt(href)).toBe('workflow-studio')
    }
  })

  test('[2.3.77] on the CV each section stands in the row, and the menu holds them together', () => {
    const nav = row('cv', 'experience', 'hero', 'skills')
    expect(nav?.tabs.map(({ id }) => id)).toEqual(['hero', 'skills', 'experience'])
    expect(menuSections(nav!, 'skills')).toEqual([
      {
        key: 'all',
        label: 'Parcours et compétences',
        open: true,
        links: [
          { label: 'Présentation', href: '#hero', current: false },
          { label: 'Compétences', href: '#skills', current: true },
          { label: 'Expérience', href: '#experience', current: false },
        ],
      },
    ])
  })

  test('[2.3.89] the menu holds the tabs with their lists, the one being read unfolded', () => {
    const nav = row('contact', 'direct-contact', 'social')
    expect(menuSections(nav!, 'social').map(({ key, open, href }) => [key, open, href])).toEqual([
      ['code', false, undefined],
      ['ia', false, 'to ia'],
      ['cv', true, undefined],
    ])
  })

  test('on every page of the site, it names what is there, all that is there, and nothing else', async () => {
    const wrong: string[] = []
    let rows = 0
    for (const { path, language } of addresses()) {
      const { page, body } = await shownAt(language === 'en' ? `${path}?lang=en` : path)
      const ids = idsIn(body)
      const { tabs, sections } = configOf(page.category)
      const there = [...tabs.flatMap((tab) => tab.sections), ...sections]
        .filter(({ id }) => ids.has(id))
        .map(({ id }) => id)
      const named = page.nav?.tabs.flatMap((tab) => tab.sections.map(({ id }) => id))
      if (named) rows += 1
      const right = named ? named.join() === there.join() : there.length < 2
      if (!right && page.header !== 'none') wrong.push(`${path}: ${named?.join() ?? 'no row'}`)
    }
    expect(wrong).toEqual([])
    expect(rows).toBeGreaterThan(6)
  })
})

describe('contact', () => {
  const home = { path: '/', category: 'unified', header: 'main' } as const

  test('[2.3.86] [3.4.10] the state has the path, a context, the source and the path before', () => {
    expect(contactState(home, '/faq')).toEqual({
      from: '/',
      context: 'unified',
      source: 'unified_navigation',
      previousPath: '/faq',
    })
    expect(contactState(home, undefined)).not.toHaveProperty('previousPath')
  })

  test('[2.3.87] the header that loads late passes the origin and its own source', () => {
    expect(contactState({ path: '/faq', category: 'web-dev', header: 'deferred' }, '/')).toEqual({
      from: '/faq',
      source: 'global_navigation',
    })
  })

  test('[3.4.10] what was passed is read again as it was', () => {
    for (const header of ['main', 'deferred'] as const)
      for (const before of [undefined, '/en/faq']) {
        const state = contactState({ ...home, header }, before)
        expect(readContactState(structuredClone(state))).toEqual(state)
      }
  })

  test('anything else is no state, and what is odd in one is left out', () => {
    expect(readContactState({ from: '/', source: CONTACT_SOURCES[0], context: '<b>' })).toEqual({
      from: '/',
      source: CONTACT_SOURCES[0],
    })
    for (const from of [
      '',
      'x',
      '//evil.example/',
      `/${'x'.repeat(201)}`,
      '/<script>',
      '/\u0000',
      null,
      {},
    ])
      expect(readContactState({ from, source: CONTACT_SOURCES[0] })).toBeUndefined()
    expect(readContactState({ from: '/', source: 'elsewhere' })).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => readContactState(value)).not.toThrow()
      }),
    )
  })
})
