/** Section 2.2: what a path alone decides about the layout around a page. */
import type { Mode } from '../navigation/modes.ts'
import { withoutLanguage } from './address.ts'

export const HEADERS = ['main', 'alternate', 'none', 'deferred'] as const
export type Header = (typeof HEADERS)[number]

export const LEGAL_PATHS = [
  '/mentions-legales',
  '/politique-confidentialite',
  '/cgu',
  '/politique-cookies',
  '/accessibilite',
  '/securite',
] as const

const MAIN: readonly string[] = ['/', '/ia', '/cv', '/contact']
const BARE: readonly string[] = [...LEGAL_PATHS, '/vcard']
const FLUSH: readonly string[] = ['/ia', '/workflows', '/vcard', '/cv']

/** [2.2.1] Which header stands above a page. */
export const headerOf = (address: string): Header => {
  const path = withoutLanguage(address)
  if (MAIN.includes(path)) return 'main'
  if (path === '/preview') return 'alternate'
  return BARE.includes(path) ? 'none' : 'deferred'
}

/** [2.2.7] Whether a page keeps the space above its content. */
export const hasTopPadding = (address: string): boolean => {
  const path = withoutLanguage(address)
  return !FLUSH.includes(path) && !path.startsWith('/workflows/')
}

/** [2.2.8] The animated background stands everywhere but where animations are previewed. */
export const hasBackground = (address: string): boolean =>
  withoutLanguage(address) !== '/canvas-animations-preview'

/** [2.2.9] The floating button does not lead to the page it stands on. */
export const hasActivityButton = (address: string): boolean =>
  withoutLanguage(address) !== '/activite-github'

const CATEGORIES: Readonly<Record<string, string>> = {
  '/': 'unified',
  '/ia': 'ai-services',
  '/ai': 'ai-services',
  '/opale-freelance': 'opale-freelance',
  '/opale': 'opale',
  '/tamagotchi': 'opale',
  '/blog': 'blog',
  '/cv': 'cv',
  '/contact': 'contact',
  '/workflows': 'workflows',
}
const CATEGORY_FOLDERS = [
  ['/blog/', 'blog'],
  ['/media/', 'media'],
  ['/media-page/', 'media'],
] as const

/** [2.2.11] The category that the header uses and the companion receives. */
export const categoryOf = (address: string): string => {
  const path = withoutLanguage(address)
  const folder = CATEGORY_FOLDERS.find(([prefix]) => path.startsWith(prefix))
  return CATEGORIES[path] ?? folder?.[1] ?? 'web-dev'
}

/**
 * [2.3.61] The universe that a path names. Any other path is in CODE [2.3.66], but only a named
 * universe counts as the current one (readings.md).
 */
export const universeOf = (address: string): Mode | undefined => {
  const path = withoutLanguage(address)
  if (path === '/ia' || /services-ia|ai-services/u.test(path)) return 'ia'
  if (path === '/' || path === '/code' || path.includes('web-dev')) return 'code'
  if (path.includes('workflows')) return 'workflows'
  if (path.includes('cv')) return 'cv'
  return path === '/explorer' ? 'plus' : undefined
}
