import { lazyWords } from '../../../i18n/lazy-words.ts'
import type { Rates } from '../../../tools/rate/rates.ts'
import type { RateResult } from '../../../tools/rate/result.ts'
import { rateTool } from '../../../tools/rate/tool.ts'
import { opens } from '../frame/open.tsx'
import { Below } from './below.tsx'
import { DayRate } from './day-rate.tsx'
import { card, summary } from './summary.ts'
import { Said } from './said.tsx'
import { now, type RateWords } from './told-rate.ts'

/** The freelance rate calculator, with the rates that its page brings. */
export const open = opens<RateResult, RateWords, Rates>((rates) => ({
  tool: rateTool(rates),
  shape: 'form',
  words: lazyWords<RateWords>({
    fr: () => import('../../../tools/rate/words.fr.ts'),
    en: () => import('../../../tools/rate/words.en.ts'),
  }),
  Result: DayRate,
  Before: Said,
  Below,
  now,
  summary,
  card,
}))
