/**
 * Section 2.1 as data. A page is one entry here and one content file in `site/content/<folder>/`.
 * Router, prerender list, sitemap, hreflang, `href()`, breadcrumbs and tests derive from it.
 */
import { identity } from '../identity.ts'

/** A screen is a page type: one lazy chunk, one component in `site/pages/<screen>/`. */
export const SCREENS = [
  'home',
  'services',
  'service',
  'article',
  'comparison',
  'question',
  'use-case',
  'place',
  'tool',
  'term',
  'workflow',
  'workflows',
  'list',
  'contact',
  'cv',
  'profile',
  'legal',
  'vcard',
  'sitemap',
  'companion',
  'lab',
  'game',
  'showcase',
  'explorer',
  'technologies',
  'activity',
  'studio',
  'gallery',
  'sprites',
  'art',
  'demo',
  'not-found',
] as const
export type Screen = (typeof SCREENS)[number]

/** One page: its addresses, the canonical one of each language first. */
export interface Page<Id extends string = string> {
  readonly id: Id
  /** Content file: `site/content/<folder>/<id>.ts`. */
  readonly folder: string
  readonly screen: Screen
  /** Addresses shown in French, and in English with `?lang=en`. */
  readonly fr: readonly string[]
  /** Addresses that are always English; none means English lives at `?lang=en`. */
  readonly en: readonly string[]
  /** 0 to 1, for `sitemap.xml`. */
  readonly priority: number
}

/** An address that only leads elsewhere [2.1.3]. */
export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 307 | 308
}

interface Options {
  readonly screen: Screen
  readonly folder?: string
  readonly priority?: number
  readonly en?: boolean
}

const single = <const Id extends string>(
  id: Id,
  screen: Screen,
  fr: readonly string[],
  en: readonly string[] = [],
  priority = 0.5,
): Page<Id> => ({ id, folder: 'page', screen, fr, en, priority })

/** Pages that differ by their slug alone: `/slug`, and `/en/slug` where `en` is set. */
const family = <const Id extends string>(
  folder: string,
  { screen, priority = 0.6, en = false }: Options,
  ids: readonly Id[],
): Page<Id>[] =>
  ids.map((id) => ({ id, folder, screen, fr: [`/${id}`], en: en ? [`/en/${id}`] : [], priority }))

/** A page of a collection that the specification also gives a fixed address of its own. */
const member = <const Id extends string>(
  folder: string,
  screen: Screen,
  base: string,
  prefix: string,
  slugs: readonly Id[],
): Page<`${string}${Id}`>[] =>
  slugs.map((slug) => ({
    id: `${prefix}${slug}`,
    folder,
    screen,
    fr: [`/${base}/${slug}`, `/${prefix}${slug}`],
    en: [`/en/${base}/${slug}`],
    priority: 0.5,
  }))

/** [2.1.98] Parts of the media kit. */
const media = <const Id extends string>(slugs: readonly Id[]): Page<`media-${Id}`>[] =>
  slugs.map((slug) => ({
    id: `media-${slug}`,
    folder: 'media',
    screen: 'showcase',
    fr: [`/media/${slug}`, `/media-page/${slug}`],
    en: [],
    priority: 0.2,
  }))

export const PAGES = [
  // Home and universes
  single('home', 'home', ['/', '/fr', '/web-development'], ['/en'], 1),
  single('ia', 'services', ['/ia', '/ai', '/ai-services'], ['/en/ia', '/en/ai'], 0.9),
  single('explorer', 'explorer', ['/explorer'], [], 0.7),

  // AI articles and landing pages
  ...family('service', { screen: 'service', priority: 0.8, en: true }, [
    'architecte-intelligence-artificielle',
    'consultant-llm-entreprise',
  ]),
  {
    ...single(
      'mon-serveur-rag',
      'service',
      ['/mon-serveur-rag', '/serveur-rag-expert'],
      ['/en/mon-serveur-rag'],
      0.7,
    ),
    folder: 'service',
  },
  ...family('article', { screen: 'article', en: true }, [
    'guide-rag-production',
    'architecture-multi-agents',
    'agents-autonomes-evolution-systemes-ia',
    'ia-multimodale-vision-texte-audio',
    'edge-ai-intelligence-distribuee',
    'fine-tuning-vs-prompting-strategies',
    'architecture-ia-production',
    'optimisation-couts-ia',
    'securite-ia-entreprise',
    'graphes-connaissances-ia',
    'ia-explicable-transparence',
    'ia-quantique-ml',
  ]),
  ...family('article', { screen: 'article' }, ['llm-guardrails-security', 'agentic-ai-workflows']),

  // Tools
  ...family('tool', { screen: 'tool', priority: 0.8, en: true }, [
    'audit-ia-gratuit',
    'generateur-prompts-claude-ai',
    'evaluateur-projet-ia',
    'bibliotheque-templates-workflows',
    'quiz-maturite-ia-entreprise',
    'calculateur-tarifs-freelance',
  ]),

  // Testimonials, process, help
  single('temoignages-clients', 'list', ['/temoignages-clients'], ['/en/temoignages-clients']),
  single(
    'processus-collaboration',
    'service',
    ['/processus-collaboration'],
    ['/en/processus-collaboration'],
  ),
  single('faq', 'list', ['/faq'], ['/en/faq'], 0.6),
  single('glossaire-ia', 'list', ['/glossaire-ia'], ['/en/glossaire-ia'], 0.7),

  // Freelance and expertise pages
  ...family('service', { screen: 'service', priority: 0.8 }, [
    'expert-claude-ai-freelance',
    'automatisation-n8n-freelance',
  ]),
  ...family('comparison', { screen: 'comparison' }, ['claude-vs-gpt4', 'comparateur-llm-2025']),
  ...family('guide', { screen: 'article', priority: 0.7 }, [
    'guide-rag-production-complet-2025',
    'langchain-vs-llamaindex-comparatif-2025',
    'evaluer-un-llm-en-production',
    'prompt-engineering-guide-complet',
    'lora-qlora-fine-tuning-economique',
    'creer-agents-ia-autonomes-langgraph-2025',
    'autogpt-vs-babyagi-comparatif-frameworks-agents',
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'rag-ecommerce-architecture-complete-cas-usage',
  ]),
  ...family('city', { screen: 'place', en: true }, ['freelance-ia-paris']),
  ...family('city', { screen: 'place' }, [
    'freelance-ia-lille',
    'freelance-ia-strasbourg',
    'freelance-ia-nice',
    'freelance-ia-rennes',
    'freelance-ia-montpellier',
    'freelance-ia-lyon',
    'freelance-ia-marseille',
    'freelance-ia-bordeaux',
    'freelance-ia-toulouse',
    'freelance-ia-nantes',
  ]),
  ...family('service', { screen: 'service', priority: 0.7 }, [
    'consultant-rag-freelance',
    'expert-fine-tuning',
    'architecte-ia-generative',
    'developpeur-agents-ia',
    'expert-finops-ia',
  ]),

  // Questions, comparisons, use cases
  ...family('question', { screen: 'question' }, [
    'faq-rag-vs-fine-tuning',
    'faq-cout-chatbot',
    'faq-meilleur-framework-rag',
    'faq-difference-langchain-llamaindex',
    'faq-reduire-couts-llm',
    'faq-gpt4-vs-claude',
    'faq-securiser-chatbot',
    'faq-creer-agent-ia',
    'faq-integrer-ia-application',
    'faq-delai-projet-chatbot',
  ]),
  ...family('comparison', { screen: 'comparison' }, [
    'comparatif-llm-2025',
    'comparatif-bases-vectorielles',
    'comparatif-frameworks-rag',
    'comparatif-agents-ia',
    'comparatif-llm-code',
  ]),
  ...family('use-case', { screen: 'use-case' }, [
    'cas-usage-chatbot-support',
    'cas-usage-automatisation-rh',
    'cas-usage-rag-documentation',
    'cas-usage-generation-contenu',
    'cas-usage-agent-vente',
  ]),

  // Workflow and glossary pages: `/workflows/:slug` and `/glossaire-ia/:slug` show the same pages
  ...member('workflow', 'workflow', 'workflows', 'workflow-', [
    'rag-onboarding',
    'analyse-sentiment',
    'generation-reports',
    'qualification-leads',
    'veille-concurrentielle',
  ]),
  ...member('term', 'term', 'glossaire-ia', 'glossaire-', [
    'rag',
    'fine-tuning',
    'embeddings',
    'prompt-engineering',
    'tokens',
    'context-window',
    'agents-ia',
    'tool-calling',
    'hallucinations',
    'guardrails',
  ]),

  // Other consultant pages
  single('profile', 'profile', [`/${identity.slug}`], [], 0.6),
  ...family('service', { screen: 'service', priority: 0.7, en: true }, [
    'freelance-ia-disponible-immediat',
    'tjm-tarifs-developpeur-ia',
    'consultant-intelligence-artificielle-entreprise',
    'developpeur-chatbot-freelance',
    'expert-automatisation-workflows',
    'developpeur-full-stack-ia',
  ]),
  single('guides-ia', 'list', ['/guides-ia'], [], 0.7),
  single(
    'portfolio-projets-cas-etudes',
    'list',
    ['/portfolio-projets-cas-etudes'],
    ['/en/portfolio-projets-cas-etudes', '/en/missions-freelance-realisees'],
    0.7,
  ),
  ...family('region', { screen: 'place' }, [
    'consultant-ia-ile-de-france',
    'developpeur-ia-remote-france',
    'expert-ia-region-paca',
    'architecte-ia-grand-est',
  ]),

  // Companion, blog, media
  single('opale-freelance', 'companion', ['/opale-freelance']),
  single('opale', 'game', ['/opale', '/tamagotchi'], [], 0.6),
  single('blog', 'list', ['/blog'], [], 0.9),

  // CV, vCard, workflows library
  single('cv', 'cv', ['/cv'], ['/en/cv'], 0.8),
  single('vcard', 'vcard', ['/vcard'], [], 0.3),
  single('workflows', 'workflows', ['/workflows'], ['/en/workflows'], 0.9),
  single('workflow-studio', 'studio', ['/workflow-studio'], [], 0.8),
  single('studio', 'studio', ['/studio']),

  // Other pages
  single('technologies', 'technologies', ['/technologies', '/integrations']),
  single('contact', 'contact', ['/contact'], ['/en/contact'], 0.9),
  single('gallery', 'gallery', ['/gallery', '/canvas', '/tech-icons'], [], 0.3),
  single('canvas-animations-preview', 'art', ['/canvas-animations-preview'], [], 0.2),
  single('galerie-artistique', 'art', ['/galerie-artistique'], [], 0.3),
  single('sprite-demo', 'sprites', ['/sprite-demo'], [], 0.2),
  single('canvas-demo', 'showcase', ['/canvas-demo', '/canvas-icons-test'], [], 0.2),
  ...family('legal', { screen: 'legal', priority: 0.2 }, [
    'mentions-legales',
    'politique-confidentialite',
    'cgu',
    'politique-cookies',
    'accessibilite',
    'securite',
  ]),
  single('sitemap', 'sitemap', ['/sitemap'], [], 0.3),
  single('activite-github', 'activity', ['/activite-github'], [], 0.4),
  single('debug-opale', 'lab', ['/debug-opale', '/opale-test-ai', '/test-opale-ai'], [], 0.2),
  single('button-showcase', 'demo', ['/button-showcase', '/buttons'], [], 0.2),
  single('adaptive-content-demo', 'demo', ['/adaptive-content-demo', '/demo-adaptive'], [], 0.2),

  // The media kit
  ...media(['opale', 'logo', 'fond', 'oeuvres', 'icones', 'partage']),
] as const satisfies readonly Page[]

export type PageId = (typeof PAGES)[number]['id']

/**
 * [2.1.3] [2.1.6] One reading redirects /code to the development page, the other shows it there:
 * a temporary redirect serves both. Take the entry out and add `/code` to `home` to switch.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/code', to: '/', status: 307 },
  { from: '/home', to: '/', status: 308 },
  { from: '/web-dev', to: '/', status: 308 },
  { from: '/developpement-web', to: '/', status: 308 },
]
