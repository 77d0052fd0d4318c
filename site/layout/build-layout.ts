/** Resolves the links around every page. Runs at build. */
import { identity } from '../identity.ts'
import { WORDS as BADGE_WORDS } from './badge-words.ts'
import { CHOICES_HASH, CHOICES_NAME } from '../ports/analytics/choices-link.ts'
import { ENTRIES_B, type EntryB } from '../navigation/reading-b.ts'
import { addressIn } from '../routes/address.ts'
import { linkTo } from '../routes/link-to.ts'
import { entries, entryOf, hrefTo } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import type { PageId } from '../routes/table.ts'
import type { LayoutData, NavEntry } from './layout-data.ts'

export const buildLayout = (language: Language): LayoutData => {
  const href = (id: PageId) => hrefTo(id, language)
  const links = (ids: readonly PageId[]) =>
    ids.map((id) => {
      const { href: address, name } = linkTo(entryOf(id), language)
      return { href: address, name }
    })
  return {
    home: href('home'),
    contact: href('contact'),
    services: href('ia'),
    explorer: href('explorer'),
    activity: href('activite-github'),
    sitemap: href('sitemap'),
    audit: href('audit-ia-gratuit'),
    offers: {
      visit: href('opale-freelance'),
      quiz: href('quiz-maturite-ia-entreprise'),
      glossary: href('glossaire-ia'),
      home: href('opale'),
      projects: href('portfolio-projets-cas-etudes'),
      studio: href('workflow-studio'),
      contact: href('contact'),
    },
    conversions: CONVERSION_PATHS,
    card: { href: href('vcard'), hint: entryOf('vcard').record[language].hint },
    nav: navigation(language),
    universes: [
      { key: 'code', href: spelt({ path: '/code', page: 'home' }, language) },
      { key: 'ia', href: href('ia') },
      { key: 'plus', href: href('explorer') },
    ],
    footer: FOOTER.map(([key, ids]) => ({ key, links: links(ids) })),
    legal: [...links(LEGAL), ...choicesLink(language)],
    owner: { name: identity.name, email: identity.email, sample: identity.sample },
    ...(identity.analytics && { analytics: identity.analytics }),
  }
}

/** Every address of such a page counts, in both languages. */
const CONVERSION_PATHS = Object.fromEntries(
  entries.flatMap(({ fr, en, conversion }) =>
    conversion ? [...fr, ...en].map((path) => [path, conversion] as const) : [],
  ),
)

/** Where there is something to agree to or refuse, it is one click away from every page. */
const choicesLink = (language: Language): LayoutData['legal'] =>
  identity.analytics === undefined
    ? []
    : [
        {
          href: hrefTo('politique-cookies', language) + CHOICES_HASH[language],
          name: CHOICES_NAME[language],
        },
      ]

/** [2.3.44] The main entries that stand in the bar, with the addresses of a language. */
const navigation = (language: Language): readonly NavEntry[] =>
  ENTRIES_B.flatMap(({ key, badge, described, highlight, ...entry }) => {
    if (key === 'plus') return []
    const href = spelt(entry, language)
    const description =
      described &&
      `${badge ? BADGE_WORDS[language][badge.key] : ''}${entryOf(entry.page).record[language].hint}`
    return [
      {
        key,
        href,
        ...(highlight && { highlight }),
        ...(badge && { badge }),
        ...(description && { description }),
      },
    ]
  })

/**
 * The address of an entry as the navigation spells it: /code redirects to the development page while
 * that is the home page [2.1.6]. Where it is no page's first name, the query keeps a reader's language.
 */
const spelt = ({ path, page }: Pick<EntryB, 'path' | 'page'>, language: Language): string => {
  const own = hrefTo(page, 'fr')
  if (path === own) return hrefTo(page, language)
  return addressIn(path, language)
}

const FOOTER = [
  [
    'services',
    [
      'consultant-rag-freelance',
      'developpeur-agents-ia',
      'developpeur-chatbot-freelance',
      'developpeur-full-stack-ia',
    ],
  ],
  [
    'automation',
    [
      'workflows',
      'workflow-studio',
      'bibliotheque-templates-workflows',
      'automatisation-n8n-freelance',
    ],
  ],
  [
    'resources',
    ['blog', 'glossaire-ia', 'guides-ia', 'faq', 'explorer', 'galerie-artistique', 'opale'],
  ],
  [
    'tools',
    [
      'audit-ia-gratuit',
      'quiz-maturite-ia-entreprise',
      'evaluateur-projet-ia',
      'calculateur-tarifs-freelance',
    ],
  ],
] as const satisfies readonly (readonly [LayoutData['footer'][number]['key'], readonly PageId[]])[]

const LEGAL = [
  'mentions-legales',
  'politique-confidentialite',
  'politique-cookies',
  'cgu',
  'accessibilite',
  'securite',
  'sitemap',
] as const satisfies readonly PageId[]
