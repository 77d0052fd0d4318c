import { lazyWords } from '../../../i18n/lazy-words.ts'
import { QUIZ, type Maturity } from '../../../tools/quiz/tool.ts'
import { opens } from '../frame/open.tsx'
import { MaturityResult } from './result.tsx'
import type { QuizWords } from './quiz-words.ts'
import { card, summary } from './summary.ts'

/** The AI-maturity quiz. */
export const open = opens<Maturity, QuizWords>({
  tool: QUIZ,
  shape: 'steps',
  words: lazyWords<QuizWords>({
    fr: () => import('../../../tools/quiz/words.fr.ts'),
    en: () => import('../../../tools/quiz/words.en.ts'),
  }),
  Result: MaturityResult,
  summary,
  card,
})
