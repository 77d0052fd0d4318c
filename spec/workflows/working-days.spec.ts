/** Days nobody works in France, as the code of several templates counts them. */
import { createContext, runInContext } from 'node:vm'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { WORKING_DAYS } from '../../site/workflows/fragments/working-days.ts'

interface Days {
  readonly closed: (day: DateTime) => boolean
  readonly worked: (day: DateTime, count: number) => DateTime
}
const { closed, worked } = runInContext(
  `${WORKING_DAYS};({ closed, worked })`,
  createContext({ DateTime }),
) as Days

const day = (iso: string) => DateTime.fromISO(iso, { zone: 'Europe/Paris' })

/** Easter came on 31 March 2024, 5 April 2026 and 28 March 2027. */
test.each([
  [2024, '01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25'],
  [2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
  [2027, '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
])('%i has eleven public holidays, and weekends', (year, holidays) => {
  const days = Array.from({ length: 365 }, (_, at) => day(`${year}-01-01`).plus({ days: at }))
  const expected = days.filter(
    (one) => one.weekday > 5 || holidays.split(' ').includes(one.toFormat('MM-dd')),
  )
  expect(days.filter(closed).map((one) => one.toISODate())).toEqual(
    expected.map((one) => one.toISODate()),
  )
})

test.each([
  ['2026-11-10', 1, '2026-11-12'],
  ['2026-12-24', 2, '2026-12-29'],
  ['2026-04-03', 1, '2026-04-07'],
  ['2026-11-28', 0, '2026-11-28'],
])('from %s, %i working days later it is %s', (from, count, to) => {
  expect(worked(day(from), count).toISODate()).toBe(to)
})
