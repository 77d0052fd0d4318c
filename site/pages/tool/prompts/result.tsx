import { useState, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { keepPromptValues, promptValues } from '../../../ports/prompt-values.ts'
import { assemble } from '../../../tools/prompts/assemble.ts'
import { briefOf } from '../../../tools/prompts/brief.ts'
import { filledIn, type Values } from '../../../tools/prompts/variables.ts'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import type { ToldPrompt } from './prompt-words.ts'
import { Review } from './review.tsx'
import { Variables } from './variables.tsx'

/** The prompt as it stands, what its variables are, what a careful reader would say. */
export function PromptResult(told: ToldPrompt): ReactElement {
  const { result, words, own } = told
  const [values, setValues] = useState<Values>(promptValues)
  const keep = (next: Values) => {
    keepPromptValues(next)
    setValues(next)
  }
  const filled = filledIn(result.typed, values)
  const messages = assemble(briefOf({ ...filled, style: result.brief.style }), words.prompt)
  return (
    <Stack gap={6}>
      <Heading level={2} size="t3">
        {words.result.heading}
      </Heading>
      {messages.length === 0 ? (
        <Text tone="muted">{words.result.empty}</Text>
      ) : (
        <Messages {...told} messages={messages} />
      )}
      {result.variables.length > 0 && (
        <Variables names={result.variables} values={values} onValues={keep} words={words} />
      )}
      {messages.length > 0 && <Review {...told} />}
      {own && <History {...told} own={own} />}
    </Stack>
  )
}
