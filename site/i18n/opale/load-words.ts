import { lazyWords } from '../lazy-words.ts'
import type { CompanionWords } from './words.ts'

/** What she says, in one language: fetched with her, not with the page. */
export const loadCompanionWords = lazyWords<CompanionWords>({
  fr: () => import('./words.fr.ts'),
  en: () => import('./words.en.ts'),
})
