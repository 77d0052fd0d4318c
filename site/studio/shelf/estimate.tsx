import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Link } from '#ui/link'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { dateIn } from '../../i18n/date.ts'
import { numberIn } from '../../i18n/number.ts'
import { estimateOf, type ModelEstimate } from '../../workflows/document/estimate.ts'
import { usePart, useTools } from '../context.ts'
import * as css from './shelf.css.ts'

/** What runs like the last one would cost and wait for. One alone costs too little to be told. */
const RUNS = 1000

export function Estimate(): ReactElement {
  const { words, language, prices } = useTools()
  const { estimate: told } = words
  const run = usePart((state) => state.run)
  if (!run) return <Text tone="muted">{told.none}</Text>
  const byName = Object.fromEntries(prices.map((price) => [price.model, price]))
  const { models, services, waited, dollars } = estimateOf(run.flow, run.result, byName)
  const number = (value: number) => numberIn(language, value)
  const isKnown = models.some((one) => one.dollars !== undefined)
  const calls = services.reduce((all, one) => all + one.calls, 0)
  const priced = prices.filter(({ model }) => models.some((one) => one.model === model))
  const cost = (one: ModelEstimate) =>
    one.dollars === undefined ? told.unknown : told.dollars(number(one.dollars * RUNS))
  return (
    <div className={css.data}>
      <Text size="s" tone="muted">
        {told.lead(number(RUNS))}
      </Text>
      <Facts
        layout="columns"
        facts={[
          {
            term: told.models,
            value: costOf(models.length, isKnown, number(dollars * RUNS), told),
          },
          { term: told.services, value: told.calls(number(calls * RUNS)) },
          { term: told.waits, value: told.seconds(number(waited / 1000)) },
        ]}
      />
      <Text size="s" tone="muted">
        {told.waitsHelp}
      </Text>
      {models.length > 0 && (
        <>
          <Table
            name={words.shelf.estimate}
            head={[told.step, told.model, told.asked, told.reads, told.writes, told.cost]}
            rows={models.map((one) => ({
              header: one.node,
              cells: [
                one.model ?? '',
                ...[one.calls, one.reads, one.writes].map((count) => number(count * RUNS)),
                cost(one),
              ],
            }))}
          />
          <Text size="s" tone="muted">
            {told.rough}
          </Text>
        </>
      )}
      {priced.length > 0 && (
        <section>
          <h3 className={css.asked}>{told.prices}</h3>
          <ul className={css.schema}>
            {priced.map(({ model, read, written, fact }) => (
              <li key={model}>
                <code>{model}</code> {told.told(number(read), number(written))} (
                <Link href={fact.source.url}>{fact.source.publisher}</Link>,{' '}
                {told.dated(dateIn(language, fact.checked))})
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const costOf = (
  count: number,
  isKnown: boolean,
  dollars: string,
  told: {
    readonly without: string
    readonly unknown: string
    readonly dollars: (amount: string) => string
  },
): string => {
  if (count === 0) return told.without
  return isKnown ? told.dollars(dollars) : told.unknown
}
