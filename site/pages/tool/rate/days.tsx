import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Head, Section, Split } from '#ui/section'
import { MINUS, numberIn } from '../../../i18n/number.ts'
import type { Calendar } from '../../../tools/rate/calendar.ts'
import type { ToldRate } from './told-rate.ts'

interface DaysProps extends ToldRate {
  readonly calendar: Calendar
}

/** From the weekdays of the year to those that are invoiced, line by line. */
export function Days({ calendar, words, language }: DaysProps): ReactElement {
  const { weekdays, holidays, leave, sick, training, unsoldDays, billable } = calendar
  const { calendarRows: rows } = words
  const off = (days: number) => `${days === 0 ? '' : MINUS}${numberIn(language, days)}`
  return (
    <Section>
      <Split ratio="4:7">
        <Head title={words.calendar} />
        <Facts
          facts={[
            { term: `${rows.weekdays}, ${calendar.year}`, value: numberIn(language, weekdays) },
            { term: rows.holidays, value: off(holidays) },
            { term: rows.leave, value: off(leave) },
            { term: rows.sick, value: off(sick) },
            { term: rows.training, value: off(training) },
            { term: rows.unsold, value: off(unsoldDays) },
            { term: rows.billable, value: <strong>{numberIn(language, billable)}</strong> },
          ]}
        />
      </Split>
    </Section>
  )
}
