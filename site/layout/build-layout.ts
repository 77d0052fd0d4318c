/** Resolves the links around every page. Runs at build. */
import { identity } from '../identity.ts'
import { CHOICES_HASH, CHOICES_NAME } from '../ports/analytics/choices-link.ts'
import { linkTo } from '../routes/build-page.ts'
import { entryOf, hrefTo } from '../routes/entries.ts'
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
    activity: href('activite-github'),
    sitemap: href('sitemap'),
    nav: navigation(language),
    universes: [
      { key: 'code', href: spelt('/code', language) },
      { key: 'ia', href: href('ia') },
      { key: 'plus', href: href('explorer') },
    ],
    footer: FOOTER.map(([key, ids]) => ({ key, links: links(ids) })),
    legal: [...links(LEGAL), ...choicesLink(language)],
    owner: { name: identity.name, email: identity.email, sample: identity.sample },
    ...(identity.analytics && { analytics: identity.analytics }),
  }
}

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

/**
 * An address that the navigation spells in its own way: /code redirects to the development page
 * while that is the home page [2.1.6], and the query keeps an English reader in English.
 */
const spelt = (path: '/code' | '/integrations', language: Language): string =>
  language === 'fr' ? path : `${path}?lang=${language}`

/** [2.3.44] The main entries of the unified navigation. */
const navigation = (language: Language): readonly NavEntry[] => {
  const href = (id: PageId) => hrefTo(id, language)
  const described = (id: PageId) => ({
    href: href(id),
    description: entryOf(id).record[language].hint,
  })
  return [
    { key: 'home', href: href('home') },
    { key: 'development', href: spelt('/code', language) },
    { key: 'ia', href: href('ia') },
    { key: 'workflows', ...described('workflows'), badge: { key: 'expert', universe: 'code' } },
    {
      key: 'integrations',
      ...described('technologies'),
      href: spelt('/integrations', language),
      badge: { key: 'premium', universe: 'plus' },
    },
    {
      key: 'expert',
      ...described('expert-claude-ai-freelance'),
      badge: { key: 'pro', universe: 'ia' },
    },
    { key: 'cv', href: href('cv') },
  ]
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
  ['resources', ['blog', 'glossaire-ia', 'guides-ia', 'faq', 'opale']],
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
