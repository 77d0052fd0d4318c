import { lazyWords } from '../../../i18n/lazy-words.ts'
import type { EvaluatorData } from '../../../routes/evaluator-data.ts'
import { evaluatorWith, type Evaluation } from '../../../tools/evaluator/tool.ts'
import { opens } from '../frame/open.tsx'
import { card } from './card.ts'
import { EvaluatorView } from './result.tsx'
import { summary } from './summary.ts'
import type { EvaluatorWords } from './told-in-words.ts'

/** The evaluator of an AI project. */
export const open = opens<Evaluation, EvaluatorWords, EvaluatorData>((data) => ({
  tool: evaluatorWith(data.rates),
  shape: 'steps',
  words: lazyWords<EvaluatorWords>({
    fr: () => import('../../../tools/evaluator/words.fr.ts'),
    en: () => import('../../../tools/evaluator/words.en.ts'),
  }),
  Result: (told) => <EvaluatorView {...told} data={data} />,
  summary,
  card,
}))
