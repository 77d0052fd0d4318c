import { use, useId, useState, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { RangeRows } from '../../../components/range-rows/index.ts'
import { Head, Section, Split } from '#ui/section'
import { Slider } from '#ui/slider'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { hoursOf, roundHours, worthOf, type Balanced } from '../../../costing/balance.ts'
import { valueIn } from '../../../facts/value.ts'
import { LanguageContext, useWordsOf } from '../../../i18n/use-words.ts'
import { toRead } from '../../parts/scripted.css.ts'
import { inputIn, sumIn } from './sum-in.ts'
import { WORDS } from './words.ts'

/** What a task gives back and takes in hours, from numbers that the reader moves. */
export function Balance({ balance }: { balance: Balanced }): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const id = useId()
  const { inputs, rows, hour } = balance
  const [values, setValues] = useState(inputs.map(({ value }) => value))
  const hours = hoursOf(balance, values)
  const said = (count: number) => `${valueIn(language, 'name', roundHours(count))}\u00A0h`
  const left = roundHours(hours.left)
  return (
    <Section tone="sunken" labelledBy={id}>
      <Split ratio="5:7">
        <div className={toRead}>
          <Head id={id} title={balance.title} lead={words.intro} size="t3" />
          <Stack gap={5}>
            {inputs.map(({ name, share, min, max, step }, index) => (
              <Slider
                key={name}
                id={`${id}${index}`}
                label={name}
                {...{ min, max, step }}
                value={values[index] ?? min}
                format={(value) => inputIn(language, value, share)}
                onValueChange={(value) => setValues(values.with(index, value))}
              />
            ))}
          </Stack>
        </div>
        <Stack gap={5}>
          <output>
            <Text as="span" size="t1" strong figures>
              {left < 0 ? words.lost(said(-left)) : words.left(said(left))}
            </Text>
          </output>
          <RangeRows
            rows={rows.map((row, index) => ({
              name: row.name,
              note: sumIn(language, row, inputs, values),
              from: 0,
              to: Math.abs(hours.rows[index] ?? 0),
              size: said(hours.rows[index] ?? 0),
            }))}
          />
          <Text size="s" tone="muted">
            {words.worth(
              valueIn(language, 'EUR', hour.value),
              valueIn(language, 'EUR', worthOf(left, hour.value)),
            )}{' '}
            <Link href={hour.href} external={hour.source}>
              {words.hour}
            </Link>
          </Text>
        </Stack>
      </Split>
    </Section>
  )
}
