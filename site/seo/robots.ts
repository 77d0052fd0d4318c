import { absolute } from './head.ts'

/** `robots.txt`: everything may be fetched, whether or not it may be indexed. */
export const robots =
  (): string => `# Every page may be crawled, also while the site is a sample: a crawler obeys
# the "noindex" of a page only if it may fetch the page and read it.
User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`
