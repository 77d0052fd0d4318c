/** [2.3.67] What the second row holds, by page category. Read at build: pages carry their own part. */
import type { TabColors } from '../components/page-tabs/index.ts'
import type { Bilingual } from '../routes/language.ts'
import type { Mode } from './modes.ts'

type Text = Bilingual<string>

/** [2.3.71] */
export type TabAction = { readonly kind: 'openStudio' } | { readonly kind: 'openMode'; mode: Mode }

/** [2.3.70] [2.3.72] An anchor on the page. */
export interface SectionConfig {
  readonly id: string
  readonly label: Text
}

/** [2.3.69] */
export interface TabConfig {
  readonly id: string
  readonly label: Text
  readonly sections: readonly SectionConfig[]
  /** What a click does instead of going to the first section. */
  readonly action?: TabAction
}

/** [2.3.68] Something that the page itself lets one do. */
export interface PageAction {
  readonly label: Text
  readonly action: TabAction
}

/** [2.3.68] */
export interface PageConfig {
  readonly title: Text
  readonly subtitle: Text
  /** What underlines the active tab, from its start to its end. */
  readonly gradientColors: TabColors
  readonly tabs: readonly TabConfig[]
  /** Those that belong to no tab: they stand in the row themselves. */
  readonly sections: readonly SectionConfig[]
  readonly actions?: readonly PageAction[]
}

const text = (fr: string, en: string): Text => ({ fr, en })
const section = (id: string, fr: string, en: string): SectionConfig => ({ id, label: text(fr, en) })
const tab = (
  id: string,
  label: Text,
  sections: readonly SectionConfig[],
  action?: TabAction,
): TabConfig => ({ id, label, sections, ...(action && { action }) })
/** [2.3.81] On the contact page and the blog, tabs are ways to the other universes. */
const away = (mode: 'code' | 'ia' | 'cv', ...sections: readonly SectionConfig[]): TabConfig =>
  tab(mode, MODE_NAMES[mode], sections, { kind: 'openMode', mode })

const MODE_NAMES = {
  code: text('Développement', 'Development'),
  ia: text('Services IA', 'AI services'),
  cv: text('CV', 'CV'),
} as const

const OVERVIEW = text('Vue d’ensemble', 'Overview')
const EXPERIENCE = text('Expérience', 'Experience')
const TECHNOLOGIES = text('Technologies', 'Technologies')
const APPROACH = text('Approche', 'Approach')

const hero = section('hero', 'Présentation', 'Introduction')
const mastery = section('tech-mastery', 'Maîtrise', 'Skills')
const services = section('services-web', 'Services web', 'Web services')
const portfolio = section('portfolio-experience', 'Projets', 'Projects')
const infrastructure = section('devops-infrastructure', 'Infrastructure', 'Infrastructure')
const testimonials = section('testimonials-links', 'Témoignages', 'Testimonials')
const stack = section('tech-stack', 'Outils', 'Tools')
const references = section('projets-reference', 'Projets types', 'Typical projects')
const method = section('dev-approach', 'Méthode', 'Method')
const prices = section('tarifs', 'Tarifs', 'Prices')

export const PAGE_CONFIGS = {
  unified: {
    title: text('Développement web et IA', 'Web development and AI'),
    subtitle: text('Sites, applications métier et IA', 'Sites, business applications and AI'),
    gradientColors: ['code', 'ia'],
    tabs: [
      tab('overview', OVERVIEW, [hero, mastery, services]),
      tab('experience', EXPERIENCE, [portfolio, infrastructure, testimonials]),
      tab('technologies', TECHNOLOGIES, [stack, references]),
      tab('approach', APPROACH, [method, prices]),
    ],
    sections: [],
  },
  'ai-services': {
    title: text('Services IA', 'AI services'),
    subtitle: text('L’IA qui convient à la tâche', 'The AI that suits the task'),
    gradientColors: ['ia', 'contact'],
    tabs: [
      tab('overview', OVERVIEW, [
        hero,
        section('key-benefits', 'Bénéfices', 'Benefits'),
        section('working-together', 'Travailler ensemble', 'Working together'),
        section('why-choose-us', 'Pourquoi moi', 'Why me'),
        section('our-commitment', 'Engagements', 'Commitments'),
      ]),
      tab('services', text('Services', 'Services'), [
        section('detailed-services', 'Services en détail', 'Services in detail'),
        section('our-approach', 'Approche', 'Approach'),
      ]),
      tab('results', text('Résultats', 'Results'), [
        section('case-studies', 'Cas d’usage', 'Use cases'),
        section('testimonials', 'Témoignages', 'Testimonials'),
        section('our-achievements', 'Réalisations', 'Achievements'),
        section('roi-calculator', 'Calcul du gain', 'Return on investment'),
      ]),
      tab('technologies', TECHNOLOGIES, [section('tech-expertise', 'Expertise', 'Expertise')]),
      tab('more', text('Et ensuite', 'What next'), [section('cta', 'Écrire', 'Write')]),
    ],
    sections: [],
    actions: [{ label: text('Studio', 'Studio'), action: { kind: 'openStudio' } }],
  },
  'web-dev': {
    title: text('Développement web', 'Web development'),
    subtitle: text('Du croquis à la mise en ligne', 'From first sketch to launch'),
    gradientColors: ['code', 'plus'],
    tabs: [
      tab('overview', OVERVIEW, [hero, mastery, services]),
      tab('technologies', TECHNOLOGIES, [stack, references]),
      tab('experience', EXPERIENCE, [infrastructure, testimonials, portfolio]),
      tab('approach', APPROACH, [section('prestations-ia', 'Prestations IA', 'AI work'), method]),
    ],
    sections: [],
  },
  blog: {
    title: text('Centre d’expertise', 'Expertise centre'),
    subtitle: text('Par {{name}}', 'By {{name}}'),
    gradientColors: ['ia', 'code'],
    tabs: [
      away(
        'code',
        section('hero', 'Articles', 'Articles'),
        section('categories', 'Catégories', 'Categories'),
      ),
      away(
        'ia',
        section('featured', 'À la une', 'Featured'),
        section('recent', 'Récents', 'Recent'),
      ),
      away('cv', section('archive', 'Archives', 'Archive')),
    ],
    sections: [],
  },
  cv: {
    title: text('Parcours et compétences', 'Experience and skills'),
    subtitle: text('CV', 'CV'),
    gradientColors: ['code', 'ia', 'plus'],
    tabs: [],
    sections: [
      hero,
      section('summary', 'En bref', 'In short'),
      section('skills', 'Compétences', 'Skills'),
      section('experience', 'Expérience', 'Experience'),
      section('highlights', 'Temps forts', 'Highlights'),
      section('contact', 'Contact', 'Contact'),
    ],
  },
  contact: {
    title: text('Contact', 'Contact'),
    subtitle: text('Parlons de votre projet', 'Let’s talk about your project'),
    gradientColors: ['contact', 'ia'],
    tabs: [
      away(
        'code',
        section('form', 'Formulaire', 'Form'),
        section('direct-contact', 'Contact direct', 'Direct contact'),
      ),
      away(
        'ia',
        section('google-meet', 'Visioconférence', 'Video meeting'),
        section('consultation', 'Consultation', 'Consultation'),
      ),
      away('cv', section('social', 'Réseaux', 'Networks'), section('about', 'À propos', 'About')),
    ],
    sections: [],
  },
} as const satisfies Readonly<Record<string, PageConfig>>

export type ConfigId = keyof typeof PAGE_CONFIGS

/** [2.3.75] Every category that has none of its own takes that of the development page. */
export const configOf = (category: string): PageConfig =>
  Object.hasOwn(PAGE_CONFIGS, category)
    ? PAGE_CONFIGS[category as ConfigId]
    : PAGE_CONFIGS['web-dev']
