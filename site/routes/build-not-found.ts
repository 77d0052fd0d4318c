/** [2.1.118] The page shown where nothing is found: in the layout, with somewhere to go. */
import { absolute } from '../seo/head.ts'
import { pictureOf } from '../seo/pictures.ts'
import { crumbLinks, layoutOf } from './build-page.ts'
import { entryOf, hrefTo } from './entries.ts'
import { NOT_FOUND_PICTURE, WORDS, type Words } from './error-pages.ts'
import type { Language } from './language.ts'
import { linkTo } from './link-to.ts'
import type { PageData } from './page-data.ts'
import type { PageId } from './table.ts'

/** The error pages, by the status they come with. */
export type Failure = keyof Words

export const buildNotFound = (
  path: string,
  language: Language,
  failure: Failure = 404,
): PageData => {
  const words = WORDS[language][failure]
  return {
    id: failure === 404 ? 'not-found' : 'server-error',
    screen: 'not-found',
    path,
    language,
    ...layoutOf(path),
    here: path,
    head: {
      title: words.title,
      description: words.description,
      canonical: '',
      alternates: {},
      image: absolute(pictureOf(NOT_FOUND_PICTURE.name, language)),
      type: 'website',
      noindex: true,
      jsonLd: undefined,
    },
    crumbs: [
      ...crumbLinks(path, language).slice(0, 1).map(homeLink(language)),
      { label: words.title },
    ],
    alternates: { fr: hrefTo('home', 'fr'), en: hrefTo('home', 'en') },
    badge: '',
    heading: words.heading,
    lead: words.lead,
    published: '',
    updated: '',
    related: WORTH.map((id) => linkTo(entryOf(id), language)),
    groups: [],
    blocks: [],
  }
}

const WORTH = [
  'explorer',
  'ia',
  'workflows',
  'glossaire-ia',
  'audit-ia-gratuit',
] as const satisfies readonly PageId[]

const homeLink = (language: Language) => (crumb: { readonly label: string }) => ({
  ...crumb,
  href: hrefTo('home', language),
})
