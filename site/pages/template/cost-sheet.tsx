import { use, useId, useState, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { within } from '../../costing/quote.ts'
import { rounded, runCost, RUNS, stepCost, type ModelUsed } from '../../costing/run.ts'
import { valueIn } from '../../facts/value.ts'
import { numberIn } from '../../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../../i18n/use-words.ts'
import type { Cost } from '../../routes/template/cost.ts'
import { NumberField } from '../parts/quote/number-field.tsx'
import { scripted } from '../parts/scripted.css.ts'
import { useDate } from '../parts/use-date.ts'
import { WORDS } from './cost-words.ts'

/** What a month comes to: the arithmetic with its prices, and the volumes that one may change. */
export function CostSheet({ cost }: { cost: Cost }): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const date = useDate()
  const id = useId()
  const [runs, setRuns] = useState(cost.runs)
  const [uses, setUses] = useState(cost.uses)
  const said = (value: number) => numberIn(language, value)
  const price = (value: number) => valueIn(language, 'USD', rounded(value))
  const field = (name: string, label: string, first: number, onValue: (value: number) => void) => (
    <NumberField
      id={id + name}
      label={label}
      first={first}
      limits={RUNS}
      read={whole}
      error={words.between(said(RUNS.min), said(RUNS.max))}
      onValue={onValue}
    />
  )
  const change = (at: number, next: Partial<ModelUsed>) =>
    setUses(uses.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const once = runCost(uses)
  return (
    <Section id="cout" tone="sunken" labelledBy={`${id}title`} shared>
      <Split ratio="4:7">
        <div>
          <Head id={`${id}title`} title={words.title} lead={words.lead} size="t3" />
          <div className={scripted}>
            <Stack gap={4}>
              {field('runs', words.runs, cost.runs, setRuns)}
              {uses.map(({ node }, at) => (
                <Stack key={node} gap={3}>
                  {field(`${at}r`, words.reads(node), cost.uses[at]!.reads, (reads) =>
                    change(at, { reads }),
                  )}
                  {field(`${at}w`, words.writes(node), cost.uses[at]!.writes, (writes) =>
                    change(at, { writes }),
                  )}
                </Stack>
              ))}
            </Stack>
          </div>
        </div>
        <div>
          <Table
            name={words.title}
            head={[words.step, words.sum, words.cost]}
            rows={uses.map((one) => ({
              header: `${one.node} (${one.model})`,
              cells: [
                `${one.calls > 1 ? `${said(one.calls)} × ` : ''}(${said(one.reads)} × ${valueIn(language, 'USD', one.prices.read)} + ${said(one.writes)} × ${valueIn(language, 'USD', one.prices.written)}) ÷ ${said(1_000_000)}`,
                price(stepCost(one) * THOUSAND),
              ],
            }))}
          />
          <Text strong figures>
            <output>{words.month(runs, said(runs), price(once * runs))}</output>
          </Text>
          <Text tone="muted" size="s">
            {words.checked(date(cost.checked))}{' '}
            {cost.sources.map(({ publisher, url }, index) => (
              <span key={url}>
                {index > 0 && ', '}
                <Link href={url}>{publisher}</Link>
              </span>
            ))}
          </Text>
        </div>
      </Split>
    </Section>
  )
}

const whole = (typed: string): number | undefined => {
  const value = within(typed, RUNS)
  return Number.isInteger(value) ? value : undefined
}

/** One run is too cheap to be told in cents. */
const THOUSAND = 1000
