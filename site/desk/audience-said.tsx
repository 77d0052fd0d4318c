import { use, type ReactElement } from 'react'
import type { Totals } from '../audience/figures.ts'
import { numberIn } from '../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import * as css from './audience.css.ts'
import { WORDS, type AudienceWords } from './audience-words.ts'

export interface AudienceSaidProps {
  readonly totals: Totals
  readonly before: Totals
}

/** The period in two sentences. */
export function AudienceSaid({ totals, before }: AudienceSaidProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const number = (value: number) => numberIn(language, value)
  const { visitors, conversions, score } = totals
  const views = words.views(number(totals.views), totals.views < 2)
  return (
    <p className={css.said}>
      <span className={css.strong}>{words.visitors(number(visitors), visitors < 2)}</span>
      {before.visitors === 0
        ? words.first(views)
        : words.compared(views, changeOf(words, before.visitors, visitors))}
      {conversions === 0
        ? words.noSteps
        : words.steps(number(conversions), conversions === 1, number(score))}
    </p>
  )
}

const changeOf = (words: AudienceWords, from: number, to: number): string => {
  const percent = Math.round((100 * (to - from)) / from)
  if (percent === 0) return words.same
  return percent > 0 ? words.more(percent) : words.less(-percent)
}
