import { lazyWords } from '../../../i18n/lazy-words.ts'
import type { Library } from '../../../tools/prompts/library/starting-point.ts'

/** The starting points, in one language: nobody downloads the other. */
export const fetchLibrary = lazyWords<Library>({
  fr: () => import('../../../tools/prompts/library/fr/index.ts'),
  en: () => import('../../../tools/prompts/library/en/index.ts'),
})
