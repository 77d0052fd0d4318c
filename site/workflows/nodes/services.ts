/** The services that nodes speak to. */
export interface Service {
  /** As its maker writes it. */
  readonly name: { readonly fr: string; readonly en: string }
  /** Two letters that stand for it, no two alike. */
  readonly tile: string
  /** Its place on a wheel of twelve hues, the last one grey. */
  readonly hue: number
  readonly home?: Home
}

/**
 * Where its maker is established, or that one can run it oneself; none where makers with several
 * seats leave it open. What a contract says about data comes before it.
 */
export type Home = 'eu' | 'us' | 'other' | 'self-hosted'

export type ServiceId = keyof typeof KNOWN

const known = (
  name: string,
  tile: string,
  hue: number,
  home?: Home,
  english: string = name,
): Service => ({ name: { fr: name, en: english }, tile, hue, ...(home && { home }) })

const KNOWN = {
  gmail: known('Gmail', 'Gm', 0, 'us'),
  outlook: known('Outlook', 'Ol', 7, 'us'),
  'google-calendar': known('Google Agenda', 'Ag', 7, 'us', 'Google Calendar'),
  calendly: known('Calendly', 'Cy', 6, 'us'),
  'cal-com': known('Cal.com', 'Ca', 9, 'us'),
  typeform: known('Typeform', 'Ty', 10, 'eu'),
  brevo: known('Brevo', 'Br', 4, 'eu'),
  mailjet: known('Mailjet', 'Mj', 2, 'eu'),
  mailchimp: known('Mailchimp', 'Mc', 2, 'us'),
  mautic: known('Mautic', 'Ma', 8, 'self-hosted'),
  lemlist: known('lemlist', 'Le', 8, 'eu'),
  slack: known('Slack', 'Sl', 9, 'us'),
  'microsoft-teams': known('Microsoft Teams', 'Te', 8, 'us'),
  mattermost: known('Mattermost', 'Mm', 7, 'self-hosted'),
  telegram: known('Telegram', 'Tg', 6, 'other'),
  whatsapp: known('WhatsApp', 'Wa', 4, 'us'),
  twilio: known('Twilio', 'Tw', 0, 'us'),
  'google-drive': known('Google Drive', 'Dr', 3, 'us'),
  'google-docs': known('Google Docs', 'Do', 7, 'us'),
  sharepoint: known('SharePoint', 'Sp', 5, 'us'),
  nextcloud: known('Nextcloud', 'Nc', 6, 'self-hosted'),
  s3: known('S3', 'S3', 1),
  confluence: known('Confluence', 'Cf', 7),
  ghost: known('Ghost', 'Gs', 10, 'self-hosted'),
  wordpress: known('WordPress', 'Wp', 6, 'self-hosted'),
  'google-sheets': known('Google Sheets', 'Sh', 4, 'us'),
  excel: known('Microsoft Excel 365', 'Ex', 4, 'us'),
  airtable: known('Airtable', 'At', 2, 'us'),
  notion: known('Notion', 'No', 11, 'us'),
  baserow: known('Baserow', 'Ba', 7, 'eu'),
  grist: known('Grist', 'Gr', 3, 'us'),
  postgresql: known('PostgreSQL', 'Pg', 7, 'self-hosted'),
  mysql: known('MySQL', 'My', 5, 'self-hosted'),
  supabase: known('Supabase', 'Su', 4),
  redis: known('Redis', 'Re', 0, 'self-hosted'),
  bigquery: known('BigQuery', 'Bq', 7, 'us'),
  hubspot: known('HubSpot', 'Hs', 1, 'us'),
  pipedrive: known('Pipedrive', 'Pd', 3),
  salesforce: known('Salesforce', 'Sf', 6, 'us'),
  odoo: known('Odoo', 'Od', 9, 'eu'),
  dropcontact: known('Dropcontact', 'Dc', 5, 'eu'),
  hunter: known('Hunter', 'Hu', 1),
  linkedin: known('LinkedIn', 'Li', 7, 'us'),
  'google-business': known('Google Business Profile', 'Gb', 6, 'us'),
  'google-analytics': known('Google Analytics', 'Ga', 2, 'us'),
  zendesk: known('Zendesk', 'Zd', 5, 'us'),
  freshdesk: known('Freshdesk', 'Fd', 4, 'us'),
  zammad: known('Zammad', 'Za', 2, 'eu'),
  intercom: known('Intercom', 'In', 7, 'us'),
  bamboohr: known('BambooHR', 'Bh', 3, 'us'),
  shopify: known('Shopify', 'Sy', 3, 'other'),
  woocommerce: known('WooCommerce', 'Wc', 9, 'self-hosted'),
  stripe: known('Stripe', 'St', 8, 'us'),
  quickbooks: known('QuickBooks', 'Qb', 4, 'us'),
  xero: known('Xero', 'Xe', 6, 'other'),
  github: known('GitHub', 'Gh', 11, 'us'),
  gitlab: known('GitLab', 'Gl', 1, 'us'),
  jira: known('Jira', 'Ji', 7),
  linear: known('Linear', 'Ln', 8, 'us'),
  trello: known('Trello', 'Tr', 7),
  asana: known('Asana', 'As', 0, 'us'),
  clickup: known('ClickUp', 'Cu', 9, 'us'),
  monday: known('monday.com', 'Mo', 10, 'other'),
  todoist: known('Todoist', 'To', 0),
  sentry: known('Sentry', 'Se', 9, 'us'),
  pagerduty: known('PagerDuty', 'Pu', 4, 'us'),
  deepl: known('DeepL', 'Dl', 7, 'eu'),
  mistral: known('Mistral AI', 'Mi', 1, 'eu'),
  perplexity: known('Perplexity', 'Px', 5, 'us'),
  openai: known('OpenAI', 'Oa', 11, 'us'),
  anthropic: known('Anthropic', 'An', 1, 'us'),
  gemini: known('Google Gemini', 'Ge', 8, 'us'),
  ollama: known('Ollama', 'Om', 11, 'self-hosted'),
  qdrant: known('Qdrant', 'Qd', 10, 'eu'),
  pinecone: known('Pinecone', 'Pc', 5, 'us'),
}

export const SERVICES: Readonly<Record<ServiceId, Service>> = KNOWN

/** @param slug of a service; an unknown one is its own name */
export const serviceName = (slug: string, language: 'fr' | 'en'): string =>
  isService(slug) ? SERVICES[slug].name[language] : slug

const isService = (slug: string): slug is ServiceId => Object.hasOwn(SERVICES, slug)
