import type { ReactElement } from 'react'
import { BarChart } from '#ui/chart'
import { Facts } from '#ui/facts'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { numberIn } from '../../../i18n/number.ts'
import { amounts } from '../frame/amounts.css.ts'
import { Days } from './days.tsx'
import { eurosIn, noticeIn, type ToldRate } from './told-rate.ts'

/** What the answer rests on: statuses side by side, what would move it, days, and the salary. */
export function Below(told: ToldRate): ReactElement {
  return (
    <>
      <Statuses {...told} />
      <Section>
        <Split ratio="1:1">
          <Changes {...told} />
          <Notes {...told} />
        </Split>
      </Section>
      {told.result.calendar && <Days {...told} calendar={told.result.calendar} />}
      {told.result.salary && <Salary {...told} salary={told.result.salary} />}
    </>
  )
}

function Statuses({ result, words, language }: ToldRate): ReactElement {
  const { goal, status, statuses } = result
  const euros = eurosIn(words, language)
  const asksLeft = goal === 'rate'
  const name = (each: (typeof statuses)[number]) =>
    each.outside ? `${words.statuses[each.status]} (${words.outside})` : words.statuses[each.status]
  return (
    <Section tone="sunken">
      <Head title={words.compare} lead={asksLeft ? words.compareNets : words.compareRates} />
      <Split ratio="5:7">
        <BarChart
          title={words.compareChart}
          description={asksLeft ? words.compareNets : words.compareRates}
          words={{ table: words.table, category: words.status }}
          format={euros}
          thread={false}
          categories={statuses.map(name)}
          highlight={name(statuses.find((each) => each.status === status)!)}
          series={[
            {
              name: asksLeft ? words.perMonth : words.perDay,
              values: statuses.map(({ rate, year }) =>
                Math.max(0, Math.round(asksLeft ? year.net / 12 : rate)),
              ),
            },
          ]}
        />
        <Stack gap={4}>
          <Table
            dense
            className={amounts}
            name={words.compare}
            head={[
              words.status,
              words.perDay,
              words.contributions,
              words.beforeTax,
              words.afterTax,
            ]}
            rows={statuses.map((each) => ({
              header: name(each),
              cells: [
                euros(each.rate),
                euros(each.year.contributions),
                euros(each.year.net / 12),
                euros(each.year.kept / 12),
              ],
              verdict: each.status === status,
            }))}
          />
          <Text size="s" tone="muted">
            {words.compareMore}
          </Text>
        </Stack>
      </Split>
    </Section>
  )
}

function Changes({ result, words, language }: ToldRate): ReactElement {
  const euros = eurosIn(words, language)
  const asksLeft = result.goal === 'rate'
  return (
    <div>
      <Head title={words.change} lead={asksLeft ? words.changeLeft : words.changeRate} size="t3" />
      <Facts
        facts={result.changes.map(({ change, by, value, difference }) => ({
          term: words.changes[change](change.endsWith('days') ? numberIn(language, by) : euros(by)),
          value: words.moved(euros(value), `${difference > 0 ? '+' : ''}${euros(difference)}`),
        }))}
      />
    </div>
  )
}

function Notes(told: ToldRate): ReactElement {
  const notes = told.result.notices.filter(({ grave }) => !grave)
  return (
    <div>
      <Head title={told.words.summary.notes} size="t3" />
      <Facts
        layout="grid"
        facts={notes.map((notice) => {
          const [term, value] = noticeIn(notice, told)
          return { term, value }
        })}
      />
    </div>
  )
}

interface SalaryProps extends ToldRate {
  readonly salary: NonNullable<ToldRate['result']['salary']>
}

function Salary({ words, language, salary }: SalaryProps): ReactElement {
  const euros = eurosIn(words, language)
  return (
    <Section tone="sunken">
      <Split ratio="4:7">
        <Head
          title={words.salary}
          lead={words.salaryLead(euros(salary.gross), euros(salary.net))}
        />
        <Table
          dense
          name={words.salary}
          head={words.salaryHead}
          rows={words.salaryRows.map(([header = '', ...cells]) => ({ header, cells }))}
        />
      </Split>
    </Section>
  )
}
