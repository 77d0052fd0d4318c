/** How the library's categories and integrations are called. */

import type { Bilingual } from './collection.ts'

export const CATEGORIES: Readonly<Record<string, Bilingual<string>>> = {
  documents: { fr: 'Documents', en: 'Documents' },
  support: { fr: 'Support client', en: 'Customer support' },
  reporting: { fr: 'Rapports', en: 'Reporting' },
  ventes: { fr: 'Ventes', en: 'Sales' },
  veille: { fr: 'Veille', en: 'Monitoring' },
}

/** Product names as their makers write them; others are capitalised. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'google-sheets': 'Google Sheets',
  'google-drive': 'Google Drive',
  'google-docs': 'Google Docs',
  postgresql: 'PostgreSQL',
  openai: 'OpenAI',
  hubspot: 'HubSpot',
  rss: 'RSS',
  http: 'HTTP',
  imap: 'IMAP',
  n8n: 'n8n',
}

export const integrationName = (slug: string): string =>
  PRODUCTS[slug] ??
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
