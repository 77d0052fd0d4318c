import { useId, useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Head, Section } from '#ui/section'
import { Grid, Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { valueIn } from '../../../facts/value.ts'
import { dateIn } from '../../../i18n/date.ts'
import { numberIn, moneyIn } from '../../../i18n/number.ts'
import { USUAL_MODEL } from '../../../tools/evaluator/assumptions.ts'
import { MODELS } from '../../../tools/evaluator/models.ts'
import { readNumber } from '../../../tools/typed-number.ts'
import type { ToldEvaluation } from './told-in-words.ts'

type PricesProps = ToldEvaluation

/** What the same month costs with each model, and with prices of one's own. */
export function Prices(props: PricesProps): ReactElement | undefined {
  const { result, words, language, own, data } = props
  const { economics } = result
  if (economics === undefined) return undefined
  const { inputs } = economics
  const dollars = (value: number) => valueIn(language, 'USD', value)
  const number = (value: number) => numberIn(language, value)
  const row = (name: string, prices: typeof inputs.prices, month: number) => ({
    header: name,
    cells: [dollars(prices.read), dollars(prices.written), dollars(month)],
  })
  return (
    <Section labelledBy="prices" tone="sunken">
      <Head
        id="prices"
        title={words.pricesTitle}
        lead={words.pricesText(number(inputs.volume), number(inputs.read), number(inputs.written))}
        size="t3"
      />
      <Stack gap={5}>
        <Table
          dense
          name={words.pricesTitle}
          head={[words.model, words.priceRead, words.priceWritten, words.perMonth]}
          rows={[
            ...economics.models.map(({ id, prices, month }) => row(MODELS[id], prices, month)),
            ...(props.answers['model'] === 'own'
              ? [row(words.yours, inputs.prices, economics.model)]
              : []),
          ]}
        />
        <Text size="s" tone="muted">
          {words.pricesChecked(dateIn(language, data.prices[USUAL_MODEL][0].checked))}
        </Text>
        {own && <OwnPrices key={JSON.stringify(inputs.prices)} {...props} own={own} />}
      </Stack>
    </Section>
  )
}

/** Counts again once one says so: every number on the page moves. */
function OwnPrices({
  result,
  answers,
  words,
  language,
  own,
}: PricesProps & Required<Pick<PricesProps, 'own'>>): ReactElement {
  const id = useId()
  const prices = result.economics?.inputs.prices
  const [typed, setTyped] = useState({
    read: moneyIn(language, prices?.read ?? 0),
    written: moneyIn(language, prices?.written ?? 0),
  })
  const [wrong, setWrong] = useState<readonly Price[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [read, written] = PRICES.map((price) => priceIn(typed[price], language))
    setWrong(PRICES.filter((price) => priceIn(typed[price], language) === undefined))
    if (read === undefined || written === undefined) return
    own.replace({ ...answers, model: 'own', 'price-read': read, 'price-written': written })
  }
  const labels = { read: words.priceRead, written: words.priceWritten }
  return (
    <form onSubmit={submit} noValidate data-shared="">
      <Stack gap={4} align="start">
        <Grid cells={2}>
          {PRICES.map((price) => (
            <Field
              key={price}
              id={id + price}
              label={labels[price]}
              error={wrong.includes(price) ? words.priceWrong : undefined}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                unit="$"
                value={typed[price]}
                onChange={({ currentTarget }) =>
                  setTyped({ ...typed, [price]: currentTarget.value })
                }
              />
            </Field>
          ))}
        </Grid>
        <Button type="submit">{words.editPrices}</Button>
      </Stack>
    </form>
  )
}

const PRICES = ['read', 'written'] as const
type Price = (typeof PRICES)[number]

/** Dollars for a million tokens. */
const MOST = 500

const priceIn = (typed: string, language: PricesProps['language']): number | undefined => {
  const value = readNumber(typed, language)
  return typeof value === 'number' && value >= 0 && value <= MOST ? value : undefined
}
