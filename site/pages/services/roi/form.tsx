import { useEffect, useId, useRef, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Fieldset } from '#ui/form'
import { Heading } from '#ui/heading'
import { Input } from '#ui/input'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../../i18n/use-words.ts'
import type { Language } from '../../../routes/language.ts'
import type { RoiData } from '../../../routes/roi.ts'
import { RANGES, type Fault, type RoiField } from '../../../tools/roi/inputs.ts'
import { quantitiesIn } from './lines.ts'
import * as css from './roi.css.ts'
import type { RoiForm } from './use-roi.ts'
import { WORDS } from './words.ts'

interface FormProps {
  readonly form: RoiForm
  readonly data: RoiData
  readonly language: Language
}

/** Eight numbers to type; whatever is typed stays, and says what is wrong with it. */
export default function Form({ form, data, language }: FormProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  // The button that asked for them is gone.
  useEffect(() => first.current?.focus(), [])
  const { number } = quantitiesIn(language)
  const said = (field: RoiField, fault: Fault | undefined) => {
    const [least, most] = RANGES[field]
    if (fault === undefined) return undefined
    return words.faults[fault](number(fault === 'too-large' ? most : least))
  }
  return (
    <Stack gap={5}>
      <div className={css.form}>
        {GROUPS.map(([group, fields]) => (
          <Fieldset
            key={group}
            legend={
              <Heading level={3} size="t2">
                {words.groups[group]}
              </Heading>
            }
          >
            {fields.map(([field, unit]) => (
              <Field
                key={field}
                id={id + field}
                label={words.fields[field]}
                error={said(field, form.faults[field])}
              >
                <Input
                  ref={field === 'volume' ? first : undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  unit={unit === '€' || unit === '%' ? unit : unit && words.units[unit]}
                  value={form.typed[field]}
                  onChange={({ currentTarget }) => form.change(field, currentTarget.value)}
                />
              </Field>
            ))}
          </Fieldset>
        ))}
      </div>
      <Inline>
        <Text as="span" tone="muted">
          {words.presets}
        </Text>
        <Button size="s" onClick={() => form.startFrom(data.measured)}>
          {words.measured}
        </Button>
        <Button size="s" onClick={() => form.startFrom(data.school)}>
          {words.school}
        </Button>
      </Inline>
    </Stack>
  )
}

type Unit = '€' | '%' | keyof (typeof WORDS)['fr']['units']
type Group = keyof (typeof WORDS)['fr']['groups']

const GROUPS: readonly (readonly [Group, readonly (readonly [RoiField, Unit?])[]])[] = [
  ['task', [['volume'], ['minutes', 'minutes'], ['hourly', '€']]],
  [
    'change',
    [
      ['share', '%'],
      ['upkeep', 'hours'],
    ],
  ],
  [
    'price',
    [
      ['days', 'days'],
      ['rate', '€'],
      ['running', '€'],
    ],
  ],
]
