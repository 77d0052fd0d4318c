/** [2.3.2] to [2.3.33] Navigation A as data: links at the top, dropdowns, which of them is active. */
import type { Figure } from '../routes/counts.ts'
import type { PageId } from '../routes/table.ts'
import type { IconName } from '#ui/icon'

export const SECTIONS_A = ['ia', 'code', 'workflows', 'home'] as const
export type SectionA = (typeof SECTIONS_A)[number]

/** [2.3.29] The section that a path is in, without its language; the first rule that holds. */
export const sectionOfPath = (path: string): SectionA | undefined => {
  if (path === '/ia' || path.includes('ai-services')) return 'ia'
  if (path.includes('web-dev')) return 'code'
  if (path === '/workflows' || path.includes('workflow')) return 'workflows'
  return path === '/' ? 'home' : undefined
}

interface TopLinkA {
  readonly key: 'webdev' | 'ia' | 'plus'
  readonly path: string
  readonly page: PageId
  /** It is the current one in these sections. */
  readonly sections: readonly SectionA[]
}

/** [2.3.3] to [2.3.5] */
export const TOP_LINKS: readonly TopLinkA[] = [
  { key: 'webdev', path: '/', page: 'home', sections: ['code', 'home'] },
  { key: 'ia', path: '/ia', page: 'ia', sections: ['ia'] },
  { key: 'plus', path: '/explorer', page: 'explorer', sections: [] },
]

export interface EntryA {
  readonly page: PageId
  readonly icon: IconName
  /** [9.0.67] What is counted there. */
  readonly count?: Figure
}

export const DROPDOWN_KEYS = ['services', 'automation', 'resources', 'tools', 'portfolio'] as const
export type DropdownKey = (typeof DROPDOWN_KEYS)[number]

export interface DropdownA {
  readonly key: DropdownKey
  /** [2.3.25] It is active wherever the path contains this. */
  readonly base: string
  readonly entries: readonly EntryA[]
  /** What Opale proposes beside them. */
  readonly proposal: PageId
}

/** [2.3.6] Every page here has its id for its path. */
export const DROPDOWNS: readonly DropdownA[] = [
  {
    key: 'services',
    base: '/expert-claude-ai-freelance',
    entries: [
      { page: 'expert-claude-ai-freelance', icon: 'ia' },
      { page: 'consultant-intelligence-artificielle-entreprise', icon: 'chat' },
      { page: 'architecte-intelligence-artificielle', icon: 'layers' },
      { page: 'developpeur-full-stack-ia', icon: 'window' },
      { page: 'developpeur-chatbot-freelance', icon: 'user' },
      { page: 'consultant-llm-entreprise', icon: 'gauge' },
    ],
    proposal: 'contact',
  },
  {
    key: 'automation',
    base: '/workflows',
    entries: [
      { page: 'workflows', icon: 'flow', count: 'workflows' },
      { page: 'workflow-studio', icon: 'pen' },
      { page: 'bibliotheque-templates-workflows', icon: 'layers' },
      { page: 'automatisation-n8n-freelance', icon: 'code' },
      { page: 'expert-automatisation-workflows', icon: 'spark' },
    ],
    proposal: 'workflow-rag-onboarding',
  },
  {
    key: 'resources',
    base: '/glossaire-ia',
    entries: [
      { page: 'blog', icon: 'pen', count: 'articles' },
      { page: 'glossaire-ia', icon: 'book', count: 'terms' },
      { page: 'guides-ia', icon: 'layers', count: 'guides' },
      { page: 'guide-rag-production', icon: 'doc' },
      { page: 'architecture-ia-production', icon: 'data' },
      { page: 'securite-ia-entreprise', icon: 'shield' },
    ],
    proposal: 'quiz-maturite-ia-entreprise',
  },
  {
    key: 'tools',
    base: '/audit-ia-gratuit',
    entries: [
      { page: 'audit-ia-gratuit', icon: 'gauge' },
      { page: 'quiz-maturite-ia-entreprise', icon: 'spark' },
      { page: 'evaluateur-projet-ia', icon: 'check' },
      { page: 'generateur-prompts-claude-ai', icon: 'pen' },
    ],
    proposal: 'calculateur-tarifs-freelance',
  },
  {
    key: 'portfolio',
    base: '/cv',
    entries: [
      { page: 'cv', icon: 'user' },
      { page: 'portfolio-projets-cas-etudes', icon: 'window' },
      { page: 'activite-github', icon: 'code' },
      { page: 'temoignages-clients', icon: 'chat' },
      { page: 'processus-collaboration', icon: 'flow' },
    ],
    proposal: 'opale',
  },
]
