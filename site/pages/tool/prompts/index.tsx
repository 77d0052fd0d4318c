import { lazyWords } from '../../../i18n/lazy-words.ts'
import { PROMPTS, type Prompt } from '../../../tools/prompts/tool.ts'
import { opens } from '../frame/open.tsx'
import type { PromptToolWords } from './prompt-words.ts'
import { PromptResult } from './result.tsx'
import { StartingPoints } from './starting-points.tsx'
import { card, summary } from './summary.ts'

/** The prompt generator. */
export const open = opens<Prompt, PromptToolWords>({
  tool: PROMPTS,
  shape: 'form',
  words: lazyWords<PromptToolWords>({
    fr: () => import('../../../tools/prompts/words.fr.ts'),
    en: () => import('../../../tools/prompts/words.en.ts'),
  }),
  Before: StartingPoints,
  Result: PromptResult,
  summary,
  card,
  most: 20,
})
