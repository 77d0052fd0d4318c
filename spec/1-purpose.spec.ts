/** Section 1: whom the site is for and what they find there, read from the pages as they were built. */
import { describe, expect, test } from 'vitest'
import { loadCodeActivity } from '../site/content/code-activity.ts'
import career from '../site/owner/career.ts'
import work from '../site/owner/cases.ts'
import voices from '../site/owner/testimonials.ts'
import { english, french } from '../site/content/typography.ts'
import { numberIn } from '../site/i18n/number.ts'
import { urlOf } from '../site/routes/address.ts'
import { entries } from '../site/routes/entries.ts'
import { familyIds, type Family } from '../site/routes/families.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'
import { resolve } from '../site/routes/resolve.ts'
import { published } from './support/dist.ts'
import { mainOf, shownAt, textOf } from './support/rendered.ts'

/** A page as its reader meets it, and the ids of the pages that its own part leads to. */
const read = async (path: string, language: Language = 'fr') => {
  const { body, page, status } = await shownAt(language === 'fr' ? path : `${path}?lang=en`)
  expect([path, status]).toEqual([path, 200])
  const main = mainOf(body)
  return { body, page, main, text: textOf(main), linked: pagesLinkedIn(main) }
}

/** Files and redirects are none. */
const pagesLinkedIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ href="(\/[^"#?]*)/gu)].flatMap(([, href = '']) => {
    const found = resolve(urlOf(href))
    return found.kind === 'page' ? found.entry.id : []
  })

/** As owners type it, and as the build sets it. */
const TYPESET = { fr: french, en: english }
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ')

const membersOf = (family: Family) =>
  entries.filter((entry) => entry.family === family && entry.continues === undefined)

describe('the shop window of a freelance', () => {
  test.each(LANGUAGES)(
    '[1.0.1] home says who works here, at what and for whom: %s',
    async (language) => {
      const { page, text, linked } = await read('/', language)
      const said = { fr: /Développeur web et IA freelance/u, en: /Freelance web and AI developer/u }
      expect(page.head?.title).toMatch(said[language])
      expect(text).toMatch({ fr: /vos outils/u, en: /your tools/u }[language])
      for (const id of ['contact', 'portfolio-projets-cas-etudes', 'processus-collaboration'])
        expect(linked).toContain(id)
    },
  )

  test.each([
    ['1.0.2', 'consultant-intelligence-artificielle-entreprise', /consult/iu],
    ['1.0.3', 'developpeur-chatbot-freelance', /chatbot/iu],
    ['1.0.4', 'consultant-llm-entreprise', /LLM/u],
    ['1.0.5', 'consultant-rag-freelance', /RAG/u],
    ['1.0.6', 'developpeur-agents-ia', /agents?\b/iu],
    ['1.0.7', 'expert-fine-tuning', /fine-tuning/iu],
    ['1.0.8', 'automatisation-n8n-freelance', /n8n/u],
    ['1.0.9', 'developpeur-full-stack-ia', /full-stack/iu],
  ])(
    '[%s] its universe leads to %s, which says what one gets and how to ask',
    async (_, id, says) => {
      for (const language of LANGUAGES) {
        const { page, text, linked } = await read(`/${id}`, language)
        expect(page.screen).toBe('service')
        expect(page.head?.title).toMatch(says)
        expect(text.split(' ').length).toBeGreaterThan(600)
        expect(linked).toContain('contact')
      }
      expect((await read('/ia')).linked).toContain(id)
    },
  )
})

/** [1.0.10] Six groups: those of a family, and what the main pages are. */
const FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  services: ['service', 'place'],
  'long reads': ['article', 'guide', 'comparison', 'question', 'use-case', 'term', 'workflow'],
  'free tools': ['tool'],
  showcases: ['showcase', 'companion', 'category', 'integration'],
  'portfolio and practical pages': ['main', 'legal'],
}
const PORTFOLIO = [
  'cv',
  'portfolio-projets-cas-etudes',
  'activite-github',
  'temoignages-clients',
  'processus-collaboration',
]
const PRACTICAL = ['vcard', 'contact', 'explorer', 'media-logo', 'mentions-legales', 'canvas-demo']

/** Pages that the site map names, templates by the lists of categories that it leads to. */
const inSiteMap = async (): Promise<readonly string[]> => {
  const { linked } = await read('/sitemap')
  const lists = entries.filter(
    ({ id, continues }) => id.startsWith('workflows/category/') && linked.includes(continues ?? id),
  )
  const pages = await Promise.all(lists.map(({ fr }) => read(fr[0]!)))
  return [...linked, ...pages.flatMap((page) => page.linked)]
}

describe('what visitors find', () => {
  test('[1.0.10] falls into six groups, and the site map leads to all of each', async () => {
    expect(Object.values(FAMILIES).flat().toSorted()).toEqual([...familyIds].toSorted())
    const linked = ['sitemap', ...(await inSiteMap())]
    for (const families of Object.values(FAMILIES))
      for (const { id } of families.flatMap(membersOf)) expect(linked).toContain(id)
    expect(linked).toEqual(expect.arrayContaining([...PORTFOLIO, ...PRACTICAL]))
  })

  test('[1.0.11] landing pages for cities and regions say what is there, and lead to contact', async () => {
    expect(membersOf('place').length).toBeGreaterThan(10)
    for (const { id, fr } of membersOf('place')) {
      const { page, linked } = await read(fr[0]!)
      expect(page.parts?.length, id).toBeGreaterThan(0)
      expect(linked, id).toContain('contact')
    }
  })

  test.each([
    ['guide', '/guides-ia', 2500],
    ['comparison', '/explorer', 900],
    ['question', '/faq', 400],
    ['use-case', '/ia', 900],
    ['term', '/glossaire-ia', 250],
    ['workflow', '/sitemap', 250],
  ] as const)(
    '[1.0.12] each %s is a long read, and %s leads there',
    async (family, list, words) => {
      const linked = list === '/sitemap' ? await inSiteMap() : (await read(list)).linked
      expect(membersOf(family).length).toBeGreaterThan(4)
      for (const { id, fr } of membersOf(family)) {
        expect(linked).toContain(id)
        expect((await read(fr[0]!)).text.split(' ').length, id).toBeGreaterThan(words)
      }
    },
  )

  test('[1.0.13] several tools: they stand on every page, and none asks to pay or to sign in', async () => {
    const { body } = await read('/faq')
    const tools = membersOf('tool')
    expect(tools.length).toBeGreaterThan(4)
    const beside = pagesLinkedIn(body.slice(body.lastIndexOf('</main>')))
    expect(beside.filter((id) => tools.some((tool) => tool.id === id)).length).toBeGreaterThan(3)
    for (const { fr } of tools) {
      const { main } = await read(fr[0]!)
      expect(main).not.toMatch(/type="password"|autocomplete="cc-|sign[- ]?in|s’abonner/iu)
    }
  })

  test('[1.0.19] what is shown has pages of its own, each with something to look at or to try', async () => {
    expect(membersOf('showcase').length).toBeGreaterThan(10)
    for (const { id, fr } of membersOf('showcase'))
      expect((await read(fr[0]!)).main, id).toMatch(/<(?:img|svg|canvas|button|table|input)\b/u)
  })
})

describe('what is on show', () => {
  /** [9.0.67] What the rules advertise: until there is so much, the rule stays open. */
  const ADVERTISED = [
    ['1.0.20', '/workflows', 'workflow', 490],
    ['1.0.22', '/blog', 'article', 80],
    ['1.0.23', '/glossaire-ia', 'term', 125],
    ['1.0.24', '/guides-ia', 'guide', 12],
  ] as const satisfies readonly (readonly [string, string, Family, number])[]

  test.each(
    ADVERTISED.map(([rule, path, family, least]) => {
      const members = membersOf(family)
      const reached = members.length >= least
      return { rule: reached ? `[${rule}]` : `open until ${least}:`, path, members }
    }),
  )('$rule $path shows as many as it says', async ({ path, members }) => {
    for (const language of LANGUAGES) {
      const { page, linked } = await read(path, language)
      const listed = members.filter(({ id }) => linked.includes(id)).length
      expect(page.library?.count ?? listed).toBe(members.length)
    }
  })
})

describe('the owner’s work', () => {
  test('[1.0.25] is one step from home, and each page of it leads to another', async () => {
    const { body } = await read('/')
    expect(pagesLinkedIn(body)).toEqual(expect.arrayContaining(PORTFOLIO))
    for (const id of PORTFOLIO)
      expect(
        (await read(`/${id}`)).linked.filter((to) => PORTFOLIO.includes(to)),
        id,
      ).not.toEqual([])
  })

  test.each([
    ['1.0.26', 'cv', career.work.map(({ position }) => position)],
    ['1.0.27', 'portfolio-projets-cas-etudes', work.cases.map(({ problem }) => problem)],
    ['1.0.29', 'temoignages-clients', voices.testimonials.map(({ delivered }) => delivered)],
  ])('[%s] /%s tells all that the owner keeps of it', async (_, id, kept) => {
    expect(kept.length).toBeGreaterThan(1)
    for (const language of LANGUAGES) {
      const { text } = await read(`/${id}`, language)
      for (const each of kept) expect(text).toContain(oneLine(TYPESET[language](each[language])))
    }
  })

  test('[1.0.28] code activity: how many changes, in which part, and the last of them', async () => {
    const { commits, latest } = loadCodeActivity()
    const { text } = await read('/activite-github')
    expect(text).toContain(textOf(`${numberIn('fr', commits)} commits`))
    for (const { subject } of latest) expect(text).toContain(subject)
  })

  test('[1.0.30] how a collaboration proceeds: what each side does, in which order, for how long', async () => {
    for (const [language, sides, total] of [
      ['fr', /Ce que je fais ?Ce que vous faites/u, '= 17 jours'],
      ['en', /My part ?Your part/u, '= 17 days'],
    ] as const) {
      const { text } = await read('/processus-collaboration', language)
      expect(text).toMatch(sides)
      expect(text).toContain(total)
    }
  })
})

describe('practical pages', () => {
  test('[1.0.31] stand in the site map or the footer of every page', async () => {
    const { body } = await read('/faq')
    const beside = pagesLinkedIn(body.slice(body.lastIndexOf('</main>')))
    const inMap = (await read('/sitemap')).linked
    for (const id of [...PRACTICAL, 'sitemap']) expect([...beside, ...inMap]).toContain(id)
  })

  test('[1.0.32] the vCard hands on a card, as a file and as a code to scan', async () => {
    const { main } = await read('/vcard')
    expect(main).toContain('href="/opale.vcf" download')
    expect(main).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Code QR/u)
    expect(published('opale.vcf')).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/u)
  })

  test('[1.0.33] contact has a form, and works without a script', async () => {
    const { main } = await read('/contact')
    expect(main).toMatch(/<form\b/u)
    for (const name of ['name', 'email', 'message']) expect(main).toContain(`name="${name}"`)
  })

  test('[1.0.34] [1.0.42] the explorer leads to all families, and searches them', async () => {
    const { page, main } = await read('/explorer')
    expect(page.groups.map(({ family }) => family).toSorted()).toEqual([...familyIds].toSorted())
    expect(main).toContain('type="search"')
  })

  test('[1.0.35] media pages show files that are there to take', async () => {
    const media = entries.filter(({ collection }) => collection === 'media')
    expect(media.length).toBeGreaterThan(4)
    for (const { id, fr } of media) expect((await read(fr[0]!)).main, id).toMatch(/<(?:img|svg)\b/u)
  })

  test('[1.0.36] legal texts stand in the footer of every page, in both languages', async () => {
    for (const language of LANGUAGES) {
      const { body } = await read('/ia', language)
      const beside = pagesLinkedIn(body.slice(body.lastIndexOf('</main>')))
      for (const { id } of membersOf('legal')) expect(beside).toContain(id)
    }
  })

  test('[1.0.37] the site map names every page, by family', async () => {
    const { page } = await read('/sitemap')
    const linked = await inSiteMap()
    const whole = entries.filter((entry) => entry.id !== 'sitemap' && entry.continues === undefined)
    expect(whole.filter(({ id }) => !linked.includes(id)).map(({ id }) => id)).toEqual([])
    expect(page.groups.map(({ family }) => family)).toEqual(familyIds)
  })

  test('[1.0.38] demos and tests: components, sprites, canvas and the lab', async () => {
    const demos = ['button-showcase', 'adaptive-content-demo', 'sprite-demo', 'canvas-demo']
    for (const id of [...demos, 'debug-opale'])
      expect((await read(`/${id}`)).text.split(' ').length, id).toBeGreaterThan(100)
  })
})

describe('three universes', () => {
  test('[1.0.39] every page says in which one it is, and leads to the others', async () => {
    for (const path of ['/', '/ia', '/explorer', '/faq', '/workflows', '/cv']) {
      const { body } = await read(path)
      const list = /<ul[^>]*popover="auto".*?<\/ul>/su.exec(body)?.[0] ?? ''
      expect([...list.matchAll(/<b>(.*?)<\/b>/gu)].map(([, label]) => label)).toEqual([
        'CODE',
        'IA',
        'PLUS',
      ])
    }
  })

  test('[1.0.40] CODE is about web development', async () => {
    const { text, linked } = await read('/')
    expect(text).toContain('React, TypeScript, Vite')
    expect(linked).toContain('developpeur-full-stack-ia')
  })

  test('[1.0.41] IA is about AI services: it leads to each of them', async () => {
    const { linked } = await read('/ia')
    for (const { id } of membersOf('service')) expect(linked).toContain(id)
  })

  test('[1.0.42] workflows and CV are areas too: the switcher names them', async () => {
    for (const [path, label] of [
      ['/workflows', 'WORKFLOWS'],
      ['/cv', 'CV'],
    ] as const)
      expect((await read(path)).body).toContain(`aria-label="Changer d’univers, ${label}"`)
  })
})

describe('[1.0.44] further features', () => {
  test('[1.0.47] charts and rendered Markdown stand on pages', async () => {
    const { main: chart } = await read('/activite-github')
    expect(chart).toMatch(/<(?:figure|table)\b/u)
    const { main: article } = await read('/guide-rag-production')
    expect(article).toMatch(/<pre\b/u)
    expect(article).toMatch(/<table\b/u)
    expect(article).toMatch(/<sup\b/u)
  })

  test('[1.0.48] pages name outside services of every kind', async () => {
    const { text } = await read('/integrations')
    for (const kind of [
      ['GitHub', 'GitLab'],
      ['AWS', 'Cloudflare'],
      ['Slack', 'Microsoft Teams'],
      ['WhatsApp', 'Telegram'],
      ['Google Meet', 'Zoom'],
      ['LinkedIn'],
      ['WordPress', 'Contentful'],
    ])
      expect(
        kind.some((name) => text.includes(name)),
        kind.join(),
      ).toBe(true)
  })
})
