/** Days on which nobody works in France: weekends, and the eleven public holidays, Easter's included. */

/** `closed(day)`: whether it is one of them. */
export const CLOSED_DAYS = String.raw`const easter = (year) => {
  const a = year % 19, b = Math.floor(year / 100), c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return DateTime.fromObject({ year, month: Math.floor(m / 31), day: (m % 31) + 1 })
}
const holidays = new Map()
const closed = (day) => {
  if (!holidays.has(day.year)) holidays.set(day.year, new Set([...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((end) => day.year + '-' + end), ...[1, 39, 50].map((after) => easter(day.year).plus({ days: after }).toISODate())]))
  return day.weekday > 5 || holidays.get(day.year).has(day.toISODate())
}
`

/** `closed(day)`, and `worked(day, count)`: the day so many working days later. */
export const WORKING_DAYS = String.raw`${CLOSED_DAYS}const worked = (day, count) => {
  let on = day
  for (let left = count; left > 0; ) {
    on = on.plus({ days: 1 })
    if (!closed(on)) left -= 1
  }
  return on
}
`
