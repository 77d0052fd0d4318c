import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { Answer, Question, Unit } from '../../../tools/frame/question.ts'
import type { Opening } from './session.ts'

type Saying = Pick<Opening, 'words'> & Counting

/** Of a page, its language alone. */
type Counting = Pick<Opening, 'say'> & { readonly page: Pick<Opening['page'], 'language'> }

/** An answer, as a list of answers says it. */
export const answerIn = (saying: Saying, question: Question, answer: Answer): string => {
  const label = (option: string) =>
    saying.words.questions[question.id]?.options?.[option]?.label ?? option
  if (typeof answer === 'number')
    return question.kind === 'amount' ? amountIn(saying, answer, question.unit) : String(answer)
  if (typeof answer !== 'string') return answer.map(label).join(', ')
  return question.kind === 'choice' ? label(answer) : answer
}

export const amountIn = ({ say, page }: Counting, amount: number, unit: Unit): string => {
  if (unit === 'euros') return valueIn(page.language, 'EUR', amount)
  if (unit === 'percent') return valueIn(page.language, 'percent', amount)
  const [one, many] = say.units[unit]
  const single = page.language === 'fr' ? Math.abs(amount) < 2 : amount === 1
  return `${numberIn(page.language, amount)}\u00A0${single ? one : many}`.trim()
}
