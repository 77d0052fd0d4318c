/** What stands in a page's head, as data: the prerender writes it, the browser keeps it up to date. */
import { identity } from '../identity.ts'
import { LANGUAGES, otherLanguage, type Bilingual, type Language } from '../routes/language.ts'
import { FEED_TITLES, FEEDS } from './feeds.ts'

export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** `hreflang` to address, `x-default` included; empty where a page must not be indexed. */
  readonly alternates: Readonly<Record<string, string>>
  readonly image: string
  readonly type: 'website' | 'article' | 'profile'
  readonly noindex: boolean
  /** Structured data. */
  readonly jsonLd: object | undefined
}

/** A path of this site as the world sees it. */
export const absolute = (path: string): string => `${identity.origin}${path === '/' ? '/' : path}`

/** Reciprocal `hreflang`: both languages and the default, from every address of the page. */
export const alternatesOf = (canonical: Bilingual<string>): Record<string, string> => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, absolute(canonical[language])])),
  'x-default': absolute(canonical.fr),
})

/** Open Graph's names of our languages. */
const LOCALES: Bilingual<string> = { fr: 'fr_FR', en: 'en_GB' }

interface Tag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const meta = (name: string, content: string): Tag => ({
  tag: 'meta',
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
})

/** The tags of a head. Navigation replaces all that {@link PAGE_TAGS} finds. */
export const headTags = (head: Head, language: Language): readonly Tag[] => [
  meta('description', head.description),
  ...(head.noindex ? [meta('robots', 'noindex')] : []),
  ...(head.canonical === ''
    ? []
    : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: head.canonical } }]),
  ...Object.entries(head.alternates).map(([hreflang, href]) => ({
    tag: 'link' as const,
    attributes: { rel: 'alternate', hreflang, href },
  })),
  {
    tag: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: FEED_TITLES[language],
      href: FEEDS[language],
    },
  },
  meta('og:type', head.type),
  meta('og:site_name', 'Opale'),
  meta('og:title', head.title),
  meta('og:description', head.description),
  meta('og:locale', LOCALES[language]),
  ...(head.canonical === ''
    ? []
    : [
        meta('og:url', head.canonical),
        meta('og:locale:alternate', LOCALES[otherLanguage(language)]),
      ]),
  meta('og:image', head.image),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('twitter:card', 'summary_large_image'),
]

/** Everything in a document's head that speaks of its page alone. */
export const PAGE_TAGS = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^=twitter]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type$=ld\\+json]',
]
  .map((tag) => `head ${tag}`)
  .join()
