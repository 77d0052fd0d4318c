import { useState, type ReactElement } from 'react'
import { useImmer } from 'use-immer'
import type { Snapshot } from '#engine'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Select } from '#ui/select'
import { Textarea } from '#ui/textarea'
import { type Command, problemOf } from '../script/check.ts'
import type { Parameter } from '../script/parameters.ts'
import { useTools } from './context.ts'
import * as css from './moment.css.ts'
import { problemText } from './wording.ts'

interface FormProps {
  readonly type: string
  readonly parameters: readonly Parameter[]
  readonly snapshot: Snapshot
  readonly onAdd: (command: Command) => void
  readonly onCancel: () => void
}

/** What a command takes, a field each. */
export function ParameterForm(props: FormProps): ReactElement {
  const { type, parameters, snapshot, onAdd, onCancel } = props
  const { words, number } = useTools()
  const [typed, edit] = useImmer<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      parameters.map((one) => [one.name, one.required ? (startOf(one, snapshot) ?? '') : '']),
    ),
  )
  const [error, setError] = useState<string>()
  const { palette } = words
  const send = () => {
    const command = { ...valuesOf(parameters, typed), type }
    const problem = problemOf(snapshot.reading, command)
    setError(problem && problemText(problem, snapshot.reading, words, number))
    if (!problem) onAdd(command)
  }
  return (
    <form
      className={css.form}
      aria-label={type}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {parameters.map((one, i) => {
        const { name, kind, required } = one
        const choices = choicesOf(one, snapshot)
        const own = {
          value: typed[name] ?? '',
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            edit((draft) => {
              draft[name] = currentTarget.value
            }),
        }
        return (
          <Field
            key={name}
            id={`lab-parameter-${name}`}
            label={<code>{name}</code>}
            mark={required ? undefined : palette.optional}
            error={i === parameters.length - 1 && error}
          >
            {choices ? (
              <Select {...own}>
                {(!required || choices.length === 0) && (
                  <option value="">{choices.length === 0 ? palette.nothing : ''}</option>
                )}
                {choices.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : kind === 'json' ? (
              <Textarea rows={3} spellCheck={false} {...own} />
            ) : (
              <Input autoComplete="off" {...own} />
            )}
          </Field>
        )
      })}
      <div className={css.send}>
        <Button size="s" variant="solid" type="submit">
          {palette.add}
        </Button>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {palette.cancel}
        </Button>
      </div>
    </form>
  )
}

const startOf = (one: Parameter, snapshot: Snapshot): string | undefined =>
  choicesOf(one, snapshot)?.[0]?.[0] ?? one.example

/** Values as JSON, and what they are called; what she has at that moment is offered by name. */
const choicesOf = (
  { kind, choices }: Parameter,
  snapshot: Snapshot,
): readonly (readonly [value: string, label: string])[] | undefined => {
  if (choices) return choices.map((choice) => [choice, choice])
  if (snapshot.reading !== 'B') return undefined
  const { inventory, gameState } = snapshot.pet
  if (kind === 'item')
    return inventory.items.map(({ id, name }) => [JSON.stringify(id), `${name} (${id})`])
  if (kind === 'notification')
    return gameState.notifications.map(({ id, message }) => [String(id), `${message} (${id})`])
  return undefined
}

/** Empty fields are left out; what cannot be read stays text, which the check refuses. */
const valuesOf = (
  parameters: readonly Parameter[],
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    parameters.flatMap(({ name, kind }) => {
      const text = typed[name] ?? ''
      if (text.trim() === '') return []
      return [[name, kind === 'text' || kind === 'choice' ? text : parsed(text)]]
    }),
  )

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
