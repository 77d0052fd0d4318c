import type { AnalyticsChoice } from './ports/analytics/choice.ts'

/**
 * Everything the site says about its owner. What stands here is an evident sample: while
 * `sample` is true the build warns field by field and every page carries `noindex`.
 */
export interface Identity {
  readonly sample: boolean
  readonly name: string
  /** Last segment of the profile page's address [2.1.88]. */
  readonly slug: string
  /** Where the site is published, without a trailing slash: canonical addresses start with it. */
  readonly origin: string
  readonly email: string
  readonly city: string
  readonly country: string
  /** Business register number and legal form, as legal notices require. */
  readonly legalForm: string
  readonly registration: string
  readonly postalAddress: string
  /** The law asks a professional publisher for a number, and its host's. */
  readonly phone: string
  /** Name, address and telephone number of the company that hosts the site. */
  readonly host: string
  /** Public profiles; an entry left out is not shown. */
  readonly links: Readonly<Partial<Record<'code' | 'network', string>>>
  /**
   * Who takes the messages of the contact form. Left out, the page asks the site's own server, and
   * prepares an e-mail where there is none; without JavaScript it is an e-mail at once. An address of
   * this site, as `/api/messages`: it takes them, without JavaScript too. `email`: nobody does.
   */
  readonly messages?: 'email' | `/${string}`
  /** Who is told of visits. Left out, nothing leaves the browser. */
  readonly analytics?: AnalyticsChoice
}

export const identity: Identity = {
  sample: true,
  name: 'Prénom Nom',
  slug: 'prenom-nom',
  origin: 'https://opale.example',
  email: 'bonjour@opale.example',
  city: 'Ville',
  country: 'FR',
  legalForm: 'Entrepreneur individuel (exemple)',
  registration: 'SIREN à compléter',
  postalAddress: 'Adresse à compléter',
  phone: 'Téléphone à compléter',
  host: 'Hébergeur à compléter',
  links: {
    code: 'https://code.example/prenom-nom',
    network: 'https://reseau.example/prenom-nom',
  },
}
