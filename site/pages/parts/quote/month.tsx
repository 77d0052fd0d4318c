import { use, useId, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Presets } from '../../../components/presets/index.ts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { LIMITS, monthOf, USAGE, usageIn, type Prices, type Usage } from '../../../costing/month.ts'
import { amount } from '../../../costing/quote.ts'
import type { Quoted } from '../../../costing/quoted.ts'
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../../../i18n/use-words.ts'
import type { Language } from '../../../routes/language.ts'
import { scripted } from '../scripted.css.ts'
import { useDate } from '../use-date.ts'
import { NumberField } from './number-field.tsx'
import * as css from './quote.css.ts'
import type { Inputs } from './use-quote.ts'
import { WORDS } from './words.ts'

interface MonthProps {
  readonly month: Quoted['month']
  readonly inputs: Inputs
  readonly onChange: (next: Partial<Inputs>) => void
}

/** What the model costs each month, its arithmetic printed. */
export function Month({ month, inputs, onChange }: MonthProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const date = useDate()
  const id = useId()
  const { usage, model, rate } = inputs
  const { prices } = month.models[model]!
  const said = (value: number) => numberIn(language, value)
  return (
    <Stack gap={4}>
      <Heading level={4}>{words.month}</Heading>
      <div className={scripted}>
        <Stack gap={4}>
          <Presets
            label={words.models}
            presets={month.models.map(({ name }) => ({ key: name, label: name }))}
            chosen={month.models[model]!.name}
            onChoose={(key) =>
              onChange({ model: month.models.findIndex(({ name }) => name === key) })
            }
          />
          <div className={css.usage}>
            {USAGE.map((part) => (
              <NumberField
                key={part}
                id={id + part}
                label={words.usage[part]}
                first={month.usage[part]}
                limits={LIMITS[part]}
                read={(typed) => usageIn(part, typed)}
                error={words.between(said(LIMITS[part].min), said(LIMITS[part].max))}
                onValue={(value) => onChange({ usage: { ...usage, [part]: value } })}
              />
            ))}
          </div>
        </Stack>
      </div>
      <Text strong figures>
        {sumIn(language, usage, prices)}
      </Text>
      <div data-shared="">
        <Text size="s" tone="muted">
          {words.checked(date(month.checked))}
          {month.upkeep > 0 &&
            ` ${words.upkeep(
              `${said(month.upkeep)} × ${valueIn(language, 'EUR', rate)} = ${valueIn(language, 'EUR', amount(month.upkeep, rate))}`,
            )}`}
        </Text>
      </div>
    </Stack>
  )
}

/** « 2 000 × 6 × (3 000 × 0,10 $ + 250 × 0,50 $) ÷ 1 000 000 = 5,10 $ » */
const sumIn = (language: Language, usage: Usage, prices: Prices): string => {
  const said = (value: number) => numberIn(language, value)
  const price = (value: number) => valueIn(language, 'USD', value)
  const each = `${said(usage.read)} × ${price(prices.read)} + ${said(usage.written)} × ${price(prices.written)}`
  const times = `${said(usage.conversations)} × ${said(usage.messages)}`
  return `${times} × (${each}) ÷ ${said(1_000_000)} = ${price(monthOf(usage, prices))}`
}
