import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Heading } from '#ui/heading'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { Textarea } from '#ui/textarea'
import { valueOf, type Values } from '../../../tools/prompts/variables.ts'
import { unprinted } from '../frame/paper.css.ts'
import type { PromptToolWords } from './prompt-words.ts'
import * as css from './prompts.css.ts'

interface VariablesProps {
  readonly names: readonly string[]
  readonly values: Values
  readonly onValues: (values: Values) => void
  readonly words: PromptToolWords
}

/** What changes from one use to the next: found in the brief, filled in here, kept on the device. */
export function Variables({ names, values, onValues, words }: VariablesProps): ReactElement {
  const { result: say } = words
  const filled = names.filter((name) => valueOf(values, name) !== '')
  return (
    <div className={unprinted}>
      <Stack gap={4}>
        <Heading level={3} size="t1">
          {say.variables}
        </Heading>
        <Text size="s" tone="muted">
          {say.variablesHelp}
        </Text>
        <div className={css.values}>
          {names.map((name) => (
            <Field key={name} id={`prompt-value-${name}`} label={name.replaceAll('_', ' ')}>
              <Textarea
                rows={1}
                autoComplete="off"
                maxLength={6000}
                value={valueOf(values, name)}
                onChange={({ currentTarget }) =>
                  onValues({ ...values, [name]: currentTarget.value })
                }
              />
            </Field>
          ))}
        </div>
        {filled.length > 0 && (
          <p>
            <Button
              size="s"
              variant="ghost"
              onClick={() =>
                onValues(
                  Object.fromEntries(
                    Object.entries(values).filter(([name]) => !names.includes(name)),
                  ),
                )
              }
            >
              {say.clearValues}
            </Button>
          </p>
        )}
      </Stack>
    </div>
  )
}
