/** Section 2.4: breadcrumbs are read off the path. */
import { withoutLanguage } from './address.ts'
import type { Bilingual, Language } from './language.ts'

export interface Crumb {
  readonly label: string
  /** The address up to this segment; it may not be a page of its own. */
  readonly path: string
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

/** Initialisms stay capital when a segment is shown [2.4.9]. */
const INITIALISMS: ReadonlySet<string> = new Set(
  'ia ai rag llm faq cv rh tjm cgu n8n ml gpt4 qlora lora paca'.split(' '),
)

/** [2.4.9] Any other segment is shown capitalised; hyphens read as spaces. */
const capitalised = (segment: string): string => {
  const words = decode(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => (INITIALISMS.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The crumbs of a path, home first; a language prefix makes no crumb. */
export const crumbsOf = (address: string, language: Language): readonly Crumb[] => {
  const prefix = withoutLanguage(address) === address ? '' : address.slice(0, 3)
  const segments = withoutLanguage(address).split('/').filter(Boolean)
  return [
    { label: HOME[language], path: prefix || '/' },
    ...segments.map((segment, index) => ({
      label: LABELS[segment]?.[language] ?? capitalised(segment),
      path: `${prefix}/${segments.slice(0, index + 1).join('/')}`,
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
