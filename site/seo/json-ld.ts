/** Structured data (schema.org) of the site and its pages. */
import { identity } from '../identity.ts'
import type { Language } from '../routes/language.ts'
import { absolute } from './head.ts'

const person = () => ({
  '@type': 'Person',
  '@id': `${identity.origin}/#person`,
  name: identity.name,
  url: absolute(`/${identity.slug}`),
  ...(Object.keys(identity.links).length > 0 && { sameAs: Object.values(identity.links) }),
})

const site = (language: Language) => ({
  '@type': 'WebSite',
  '@id': `${identity.origin}/#site`,
  name: 'Opale',
  url: absolute('/'),
  inLanguage: language,
  publisher: { '@id': `${identity.origin}/#person` },
})

/** [1.0.49] [9.0.68] Offers are on quote, in euros: they name a currency and no price. */
const service = (language: Language, offers: readonly string[]) => ({
  '@type': 'ProfessionalService',
  '@id': `${identity.origin}/#service`,
  name: `Opale, ${identity.name}`,
  url: absolute('/'),
  email: identity.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: identity.city,
    addressCountry: identity.country,
  },
  founder: { '@id': `${identity.origin}/#person` },
  priceRange: language === 'fr' ? 'Sur devis' : 'On quote',
  currenciesAccepted: 'EUR',
  makesOffer: offers.map((name) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      description: language === 'fr' ? 'sur devis' : 'on quote (« sur devis »)',
    },
  })),
})

interface ArticleFacts {
  readonly heading: string
  readonly description: string
  readonly updated: string
  readonly canonical: string
  readonly image: string
}

export const articleData = (facts: ArticleFacts, language: Language): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: facts.heading,
  description: facts.description,
  inLanguage: language,
  datePublished: facts.updated,
  dateModified: facts.updated,
  image: facts.image,
  mainEntityOfPage: facts.canonical,
  author: person(),
  publisher: { '@id': `${identity.origin}/#person` },
})

/** The site's own graph, on the home page and the service pages. */
export const siteData = (language: Language, offers: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@graph': [person(), site(language), service(language, offers)],
})

export const breadcrumbData = (
  crumbs: readonly { readonly label: string; readonly href?: string }[],
  current: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: index === crumbs.length - 1 || href === undefined ? current : absolute(href),
  })),
})
