import type { RuleId } from './rules.ts'

/** Who advises what a rule asks; the page's own text has the sources. */
export type Advised = 'anthropic' | 'openai' | 'both' | 'practice'

export type RuleWords = Readonly<
  Record<
    RuleId,
    {
      /** What to do, in a sentence. */
      readonly says: string
      readonly why: string
      readonly from: Advised
    }
  >
>
