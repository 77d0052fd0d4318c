import type { ReactElement } from 'react'
import { CheckboxGroup } from '#ui/checkbox-group'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Textarea } from '#ui/textarea'
import type { Text } from '../../../tools/frame/question.ts'
import type { QuestionWords } from '../../../tools/frame/words.ts'
import { AmountControl } from './amount.tsx'
import { controlId } from './control-id.ts'
import { wordsOf, type ControlProps } from './control-props.ts'

/** What a question is answered with. */
export function Control(props: ControlProps): ReactElement {
  const { opening, question, answer, onAnswer, error, alone = false } = props
  const { say } = opening
  const words = wordsOf(opening, question)
  const { id } = question
  const mark = question.optional && !alone ? say.optional : undefined
  const group = { id: controlId(id), name: id, legend: words.ask, hideLegend: alone, error, mark }
  const help = alone ? undefined : words.help
  switch (question.kind) {
    case 'choice':
      return (
        <RadioGroup
          {...group}
          help={help}
          variant={alone ? 'cards' : 'pills'}
          options={optionsOf(words, question.options, alone)}
          value={typeof answer === 'string' ? answer : ''}
          onValueChange={onAnswer}
        />
      )
    case 'several': {
      const { most, options } = question
      const many = most === undefined ? undefined : say.many(most)
      return (
        <CheckboxGroup
          {...group}
          variant={alone ? 'cards' : 'pills'}
          help={[help, many].filter(Boolean).join(' ') || undefined}
          options={optionsOf(words, options, alone)}
          value={Array.isArray(answer) ? (answer as readonly string[]) : []}
          most={most}
          onValueChange={(values) => onAnswer(values.length === 0 ? undefined : values)}
        />
      )
    }
    case 'amount':
      return <AmountControl {...props} question={question} words={words} />
    case 'text':
      return (
        <Field
          id={controlId(id)}
          label={alone ? words.short : words.ask}
          {...{ error, mark, help }}
        >
          <Writing
            question={question}
            text={typeof answer === 'string' ? answer : ''}
            onText={(text) => onAnswer(text === '' ? undefined : text)}
            count={(used) => say.used(used, question.longest)}
          />
        </Field>
      )
  }
}

interface WritingProps {
  readonly question: Text
  readonly text: string
  readonly onText: (text: string) => void
  readonly count: (used: number) => string
}

function Writing({ question, text, onText, count }: WritingProps): ReactElement {
  const { longest, lines = 1 } = question
  const shared = { value: text, maxLength: longest, autoComplete: 'off' }
  return lines === 1 ? (
    <Input {...shared} onChange={({ currentTarget }) => onText(currentTarget.value)} />
  ) : (
    <Textarea
      {...shared}
      rows={lines}
      count={count}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}

const optionsOf = (words: QuestionWords, options: readonly string[], noted: boolean) =>
  options.map((value) => {
    const { label = value, note } = words.options?.[value] ?? {}
    return { value, label, help: noted ? note : undefined }
  })
