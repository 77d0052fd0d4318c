/** What a WordPress site tells over its own interface, where n8n's node has no operation for it. */
import type { Params } from '../recipes/recipe.ts'

/** @param path below `wp-json/wp/v2/`; the site's address stands in `settings` */
export const wordpressRead = (path: string, query: Readonly<Record<string, string>>): Params => ({
  url: `={{ $('settings').first().json.site }}/wp-json/wp/v2/${path}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'wordpressApi',
  sendQuery: true,
  specifyQuery: 'keypair',
  queryParameters: {
    parameters: Object.entries(query).map(([name, value]) => ({ name, value })),
  },
  options: { timeout: 30_000 },
})
