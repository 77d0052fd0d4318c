/** Structured data (schema.org) of the site and its pages. It says only what the site itself says. */
import { identity } from '../identity.ts'
import { LANGUAGES, type Bilingual, type Language } from '../routes/language.ts'
import { absolute } from './head.ts'
import { pictureOf } from './pictures.ts'

interface ArticleFacts {
  readonly heading: string
  readonly published: string
  readonly updated: string
  readonly image: string
}

/**
 * A long read: the day it first appeared, and the day its facts were last checked. What it is about
 * and where it lies stand in the head already.
 */
export const articleData = (facts: ArticleFacts, language: Language): object => ({
  '@type': 'Article',
  headline: facts.heading,
  inLanguage: language,
  datePublished: facts.published,
  dateModified: facts.updated,
  image: facts.image,
  author: author(),
})

/** The site's own graph, on the home page and the service pages. */
export const siteData = (language: Language, offers: readonly string[]): readonly object[] => [
  person(),
  site(),
  service(language, offers),
]

/** The way to a page. A step that has no address of its own is left out: only the last may. */
export const breadcrumbData = (
  crumbs: readonly { readonly label: string; readonly href?: string }[],
  current: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter(({ href }, index) => href !== undefined || index === crumbs.length - 1)
    .map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? current : absolute(href),
    })),
})

/** What a page says, as the one block of JSON that its head carries; none where it says nothing. */
export const structuredData = (nodes: readonly object[]): object | undefined => {
  if (nodes.length === 0) return undefined
  const [data] = nodes
  return { '@context': 'https://schema.org', ...(nodes.length === 1 ? data : { '@graph': nodes }) }
}

/** A node of the graph: the same one on every page, whatever the page's language. */
const idOf = (node: 'person' | 'site' | 'service'): string => `${identity.origin}/#${node}`

const reference = (node: 'person' | 'site' | 'service') => ({ '@id': idOf(node) })

/** Who that is stands at the address. */
const author = () => ({
  '@type': 'Person',
  name: identity.name,
  url: absolute(`/${identity.slug}`),
})

const person = () => {
  const profiles = Object.values(identity.links).filter((link) => link !== '')
  return {
    ...author(),
    '@id': idOf('person'),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

const site = () => ({
  '@type': 'WebSite',
  '@id': idOf('site'),
  name: 'Opale',
  url: absolute('/'),
  inLanguage: LANGUAGES,
  publisher: reference('person'),
})

/** [1.0.49] [9.0.68] Offers are on quote, in euros: they name a currency and no price. */
const service = (language: Language, offers: readonly string[]) => ({
  '@type': 'ProfessionalService',
  '@id': idOf('service'),
  name: `Opale, ${identity.name}`,
  url: absolute('/'),
  image: absolute(pictureOf('home', language)),
  email: identity.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: identity.city,
    addressCountry: identity.country,
  },
  founder: reference('person'),
  priceRange: ON_QUOTE[language],
  currenciesAccepted: 'EUR',
  makesOffer: offers.map((name) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      description: ON_QUOTE[language],
    },
  })),
})

const ON_QUOTE: Bilingual<string> = { fr: 'Sur devis', en: 'On quote' }
