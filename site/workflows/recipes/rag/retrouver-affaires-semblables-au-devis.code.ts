/** Jobs that resemble a request, and what their hours became. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** A job is as close as its closest passage. */
export const JOBS = `const { closest, keep } = $('settings').first().json
const best = new Map()
for (const { json: { document, score } } of $input.all()) {
  const job = String(document?.metadata?.job ?? '')
  if (!job || score < closest) continue
  if (score > (best.get(job)?.score ?? 0)) best.set(job, { job, score, text: String(document.pageContent).replace(/\\s+/g, ' ').slice(0, 120) })
}
const jobs = [...best.values()].sort((one, other) => other.score - one.score).slice(0, keep)
return [{ json: { count: jobs.length, jobs, list: jobs.map(({ job }) => job).join(',') } }]`

/**
 * The middle ratio, so that one job that went wrong does not make the price. A database that does not even
 * connect hands on what it was given, the list of jobs, without an error.
 */
export const FIGURES = inBoth(
  ({
    euros,
    point,
    none,
    of,
    hours,
    took,
    margin,
    median,
    advise,
    few,
    still,
    pattern,
    broken,
  }: Record<string, string>) => `${euros}const { jobs } = $('jobs').first().json
const { planned, years } = $('settings').first().json
const came = $input.all().map(({ json }) => json)
const isDown = came.some(({ error, list }) => error !== undefined || list !== undefined)
const rows = came.filter((row) => row.reference)
const number = (value) => String(Math.round(value * 10) / 10).replace('.', '${point}')
const lines = jobs.map(({ job, text }) => ({ job, text, row: rows.find((one) => String(one.reference) === job) }))
const done = lines.filter(({ row }) => row && row.closed_on && Number(row.hours_quoted) > 0 && Number(row.hours_spent) > 0)
const recent = done.filter(({ row }) => DateTime.fromISO(String(row.closed_on)) >= $now.minus({ years }))
const ratios = recent.map(({ row }) => Number(row.hours_spent) / Number(row.hours_quoted)).sort((one, other) => one - other)
const middle = ratios.length === 0 ? 0 : ratios.length % 2 ? ratios[(ratios.length - 1) / 2] : (ratios[ratios.length / 2 - 1] + ratios[ratios.length / 2]) / 2
const text = lines.map(({ job, text, row }) => {
  const head = job + ' (' + text + ')'
  if (!row) return isDown ? head : head + '\\n  ${none}'
  if (!row.closed_on) return head + '\\n  ${still}'
  return head + '\\n  ' + number(row.hours_quoted) + '${hours}' + number(row.hours_spent) + '${took}' + DateTime.fromISO(String(row.closed_on)).toFormat('${pattern}') + '${margin}' + euros(Math.round(Number(row.invoiced) - Number(row.cost)))
}).join('\\n')
const enough = ratios.length >= 3
const advice = isDown ? '${broken}' : enough ? '${median}' + Math.round(middle * 100) + '${of}' + (planned > 0 ? '${advise}' + number(planned * middle) + ' h.' : '') : '${few}'
return [{ json: { compared: ratios.length, ratio: Math.round(middle * 100) / 100, advice, text } }]`,
  {
    fr: {
      euros: EUROS.fr,
      point: ',',
      none: 'absente de la base des affaires',
      still: 'encore en cours',
      hours: ' h vendues, ',
      took: ' h passées, close le ',
      pattern: 'dd/MM/yyyy',
      margin: ', marge ',
      median: 'Médiane des heures passées : ',
      of: '\\u00A0% des heures vendues.',
      advise: ' Votre estimation deviendrait ',
      broken: 'Base des affaires en panne : ni heures, ni médiane.',
      few: 'Moins de trois affaires closes et récentes : aucune médiane.',
    },
    en: {
      euros: EUROS.en,
      point: '.',
      none: 'not in the database of jobs',
      still: 'still running',
      hours: ' h sold, ',
      took: ' h spent, closed on ',
      pattern: 'd LLLL yyyy',
      margin: ', margin ',
      median: 'Median of hours spent: ',
      of: '% of the hours sold.',
      advise: ' Your estimate would become ',
      broken: 'Database of jobs down: neither hours nor median.',
      few: 'Fewer than three jobs that are closed and recent: no median.',
    },
  },
)
