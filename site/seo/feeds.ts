import type { Bilingual } from '../routes/language.ts'

/**
 * Addresses of the feeds. They stand apart from what writes them: a page's head names its feed in
 * the browser too, where no content may follow.
 */
export const FEEDS: Bilingual<string> = { fr: '/rss.xml', en: '/en/rss.xml' }

export const FEED_TITLES: Bilingual<string> = {
  fr: 'Opale, articles et guides',
  en: 'Opale, articles and guides',
}
