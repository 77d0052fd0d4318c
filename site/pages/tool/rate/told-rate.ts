import { MINUS, numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Notice } from '../../../tools/rate/notices.ts'
import type { RateResult } from '../../../tools/rate/result.ts'
import type { words } from '../../../tools/rate/words.fr.ts'
import type { Told } from '../frame/tool-parts.ts'

export type RateWords = typeof words
export type ToldRate = Told<RateResult, RateWords>

/** An amount in whole euros; the sign stands before the currency, too. */
export const eurosIn =
  (words: RateWords, language: Language) =>
  (amount: number): string => {
    const euros = Math.round(amount)
    return `${euros < 0 ? MINUS : ''}${words.amount(numberIn(language, Math.abs(euros)))}`
  }

/** What one asked for: a rate, or what a rate leaves a month. */
export const answerIn = ({ goal, rate, year }: RateResult): number =>
  goal === 'rate' ? year.net / 12 : rate

/** The same in three words. */
export const now = ({ result, words, language }: ToldRate): string => {
  const answer = eurosIn(words, language)(answerIn(result))
  return result.goal === 'rate' ? words.titleLeft(answer) : words.title(answer)
}

/** What one should know: its title, and the sentence with its figure. */
export const noticeIn = (
  { notice, figure }: Notice,
  { words, language }: Pick<ToldRate, 'words' | 'language'>,
): readonly [title: string, text: string] => {
  const [title, text] = words.notices[notice]
  const said =
    notice === 'days-many' ? numberIn(language, figure) : eurosIn(words, language)(figure)
  return [title, text(said)]
}
