import { useState, type ReactElement } from 'react'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Slider } from '#ui/slider'
import { numberIn, moneyIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Amount, Answer, Question, Unit } from '../../../tools/frame/question.ts'
import type { QuestionWords } from '../../../tools/frame/words.ts'
import { readNumber } from '../../../tools/typed-number.ts'
import { amountIn } from './answer-words.ts'
import { controlId } from './control-id.ts'
import type { ControlProps } from './control-props.ts'

interface AmountProps extends ControlProps {
  readonly question: Question & Amount
  readonly words: QuestionWords
}

/** A number: roughly by a slider, or typed. While what is typed would not do, the last one holds. */
export function AmountControl(props: AmountProps): ReactElement {
  const { opening, question, answer, onAnswer, words, alone = false } = props
  const { id, least, most, step, start, unit, rough, optional } = question
  const { say, page } = opening
  const value = typeof answer === 'number' ? answer : start
  const label = alone ? words.short : words.ask
  const help = alone ? undefined : words.help
  const [typing, setTyping] = useState<Typing>(() => typingOf(value, unit, page.language))
  // Another hand changed it: another tab, a result that was taken again.
  const shown = typing.value === value ? typing : typingOf(value, unit, page.language)
  if (rough)
    return (
      <Slider
        id={controlId(id)}
        {...{ label, help, step }}
        min={least}
        max={most}
        value={value ?? least}
        format={(amount) => amountIn(opening, amount, unit)}
        onValueChange={onAnswer}
      />
    )
  const type = (text: string) => {
    const read = readNumber(text, page.language)
    const takes = typeof read === 'number' && read >= least && read <= most
    const next: Answer | undefined = takes ? read : read === 'empty' ? undefined : answer
    const now = typeof next === 'number' ? next : start
    const wrong =
      takes || read === 'empty'
        ? undefined
        : read === 'no-number'
          ? say.noNumber
          : say.between(amountIn(opening, least, unit), amountIn(opening, most, unit))
    setTyping({ text, value: now, wrong })
    if (next !== answer) onAnswer(next)
  }
  return (
    <Field
      id={controlId(id)}
      {...{ label, help }}
      mark={optional && !alone ? say.optional : undefined}
      error={shown.wrong ?? props.error}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        unit={say.units[unit][1] || undefined}
        value={shown.text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </Field>
  )
}

interface Typing {
  readonly text: string
  /** The number that holds meanwhile. */
  readonly value: number | undefined
  readonly wrong?: string | undefined
}

const typingOf = (value: number | undefined, unit: Unit, language: Language): Typing => ({
  text: value === undefined ? '' : (unit === 'euros' ? moneyIn : numberIn)(language, value),
  value,
})
