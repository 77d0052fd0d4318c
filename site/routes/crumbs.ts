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
const HOME: Bilingual<string> = { fr: 'Accueil', en: 'Home' }
const LABELS: Readonly<Record<string, Bilingual<string>>> = {
  ia: { fr: 'Services IA', en: 'AI services' },
  'services-ia': { fr: 'Services IA', en: 'AI services' },
  'workflow-studio': { fr: 'Workflow Studio', en: 'Workflow Studio' },
  workflows: { fr: 'Workflows', en: 'Workflows' },
  blog: { fr: 'Blog', en: 'Blog' },
  contact: { fr: 'Contact', en: 'Contact' },
  cv: { fr: 'CV', en: 'CV' },
  code: { fr: 'Développement', en: 'Development' },
}

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
  const segments = withoutLanguage(address).split('/').filter(Boolean)
  return [
    { label: HOME[language], path: prefix || '/', own: true },
    ...segments.map((segment, index) => ({
      label: LABELS[segment]?.[language] ?? capitalised(segment),
      path: `${prefix}/${segments.slice(0, index + 1).join('/')}`,
      own: segment in LABELS,
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
