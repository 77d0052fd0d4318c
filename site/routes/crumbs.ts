/** Section 2.4: breadcrumbs are read off the path. */
import { withoutLanguage } from './address.ts'
import { prefixLanguage, type Bilingual, type Language } from './language.ts'

export interface Crumb {
  readonly label: string
  /** The address up to this segment; it may not be a page of its own. */
  readonly path: string
  /** Whether the label is the segment's name, and not the segment itself. */
  readonly own: boolean
}

/** [2.4.1] to [2.4.8]: the segments that have a name of their own. */
const fr = {
  home: 'Accueil',
  segments: {
    ia: 'Services IA',
    'services-ia': 'Services IA',
    'workflow-studio': 'Workflow Studio',
    workflows: 'Workflows',
    blog: 'Blog',
    contact: 'Contact',
    cv: 'CV',
    code: 'Développement',
  },
}

const en: typeof fr = {
  home: 'Home',
  segments: {
    ia: 'AI services',
    'services-ia': 'AI services',
    'workflow-studio': 'Workflow Studio',
    workflows: 'Workflows',
    blog: 'Blog',
    contact: 'Contact',
    cv: 'CV',
    code: 'Development',
  },
}

const WORDS: Bilingual<typeof fr> = { fr, en }

/** Names and initialisms as they write themselves, also where a segment is shown [2.4.9]. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'IA AI RAG LLM FAQ CV RH TJM CGU n8n ML GPT4 QLoRA LoRA PACA GitHub'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** [2.4.9] Any other segment is shown capitalised; hyphens read as spaces. */
const capitalised = (segment: string): string => {
  const words = decode(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => NAMES.get(word) ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The crumbs of a path, home first; a language prefix makes no crumb. */
export const crumbsOf = (address: string, language: Language): readonly Crumb[] => {
  const own = prefixLanguage(address)
  const prefix = own === undefined ? '' : `/${own}`
  const { home, segments: named } = WORDS[language]
  const labels = new Map(Object.entries(named))
  const segments = withoutLanguage(address).split('/').filter(Boolean)
  return [
    { label: home, path: prefix || '/', own: true },
    ...segments.map((segment, index) => ({
      label: labels.get(segment) ?? capitalised(segment),
      path: `${prefix}/${segments.slice(0, index + 1).join('/')}`,
      own: labels.has(segment),
    })),
  ]
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
