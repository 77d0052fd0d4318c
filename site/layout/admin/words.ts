/** Words of the admin's panel: they come with it. */
import type { Area } from '../../ports/storage.ts'
import type { Bilingual } from '../../routes/language.ts'

interface AdminWords {
  readonly open: string
  readonly title: string
  readonly close: string
  readonly none: string
  readonly options: string
  readonly reading: string
  readonly readingB: string
  readonly navigation: string
  readonly otherNavigation: string
  readonly queryLanguages: string
  readonly layoutLog: string
  readonly turnOn: string
  readonly messages: string
  readonly debug: string
  readonly errors: string
  readonly events: string
  readonly stored: string
  readonly areas: Readonly<Record<Area, string>>
  readonly remove: string
  readonly removeNamed: (key: string) => string
  readonly seo: string
  readonly seoUnknown: string
  readonly seoTitle: (length: number) => string
  readonly seoDescription: (length: number) => string
  readonly seoHeading: string
  readonly seoPriority: string
  readonly seoUpdated: string
}

export const ADMIN_WORDS: Bilingual<AdminWords> = {
  fr: {
    open: 'Administration',
    title: 'Mode Administrateur',
    close: 'Fermer le panneau',
    none: 'Rien pour le moment.',
    options: 'Lectures et navigation',
    reading: 'Opale sur le site',
    readingB: 'Lecture B, avec ses extensions',
    navigation: 'Navigation',
    otherNavigation: 'Afficher l’autre',
    queryLanguages: 'Valeurs de ?lang',
    layoutLog: 'Journal de mise en page',
    turnOn: 'Activer',
    messages: 'Messages envoyés d’ici',
    debug: 'Carte de diagnostic',
    errors: 'Erreurs',
    events: 'Événements',
    stored: 'Stockage',
    areas: { localStorage: 'Sur l’appareil', sessionStorage: 'Pour la session' },
    remove: 'Supprimer',
    removeNamed: (key) => `Supprimer ${key}`,
    seo: 'Référencement',
    seoUnknown: 'Cette page n’a pas de fiche.',
    seoTitle: (length) => `Titre, ${length} signes`,
    seoDescription: (length) => `Description, ${length} signes`,
    seoHeading: 'Titre affiché',
    seoPriority: 'Priorité',
    seoUpdated: 'Vérifiée le',
  },
  en: {
    open: 'Administration',
    title: 'Administrator mode',
    close: 'Close the panel',
    none: 'Nothing yet.',
    options: 'Readings and navigation',
    reading: 'Opale on the site',
    readingB: 'Reading B, with its extensions',
    navigation: 'Navigation',
    otherNavigation: 'Show the other one',
    queryLanguages: 'Values of ?lang',
    layoutLog: 'Layout log',
    turnOn: 'Turn on',
    messages: 'Messages sent from here',
    debug: 'Diagnostic card',
    errors: 'Errors',
    events: 'Events',
    stored: 'Storage',
    areas: { localStorage: 'On the device', sessionStorage: 'For the session' },
    remove: 'Remove',
    removeNamed: (key) => `Remove ${key}`,
    seo: 'Search engines',
    seoUnknown: 'There is no record of this page.',
    seoTitle: (length) => `Title, ${length} characters`,
    seoDescription: (length) => `Description, ${length} characters`,
    seoHeading: 'Heading shown',
    seoPriority: 'Priority',
    seoUpdated: 'Checked on',
  },
}
