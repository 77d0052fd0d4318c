/** What an owner of an n8n sets for it to show this library. */
import type { Language } from '../routes/language.ts'
import { absolute } from '../seo/head.ts'

/** As Markdown. */
export const n8nHost = (language: Language): string =>
  [
    '```sh',
    'N8N_TEMPLATES_ENABLED=true',
    `N8N_TEMPLATES_HOST=${absolute(`/api/n8n/${language}`)}`,
    '```',
  ].join('\n')
