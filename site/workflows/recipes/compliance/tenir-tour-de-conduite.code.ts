/** Who drives is a count that every parent can redo. */
import { inBoth } from '../../fragments/code.ts'

const DATES = String.raw`// 2026-11-24, 24/11/2026
const iso = (value) => { const text = String(value ?? '').trim(); const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text); return found ? found[3] + '-' + found[2].padStart(2, '0') + '-' + found[1].padStart(2, '0') : /^\d{4}-\d\d-\d\d$/.test(text) ? text : '' }
const said = (value) => String(value ?? '').trim().toLowerCase()
`

export const PLAN = inBoth(
  (words) => String.raw`${DATES}const { today, runs, children } = $('settings').first().json
const written = $('trips').all().map(({ json }) => json), families = $('families').all().map(({ json }) => json), closed = $input.all().map(({ json }) => json)
if ([...written, ...families, ...closed].some((one) => one.error)) return [{ json: { rows: [], text: '${words.down}' } }]
const cars = families.filter((one) => said(one.name) && Number(one.seats) >= children)
if (!cars.length) return [{ json: { rows: [], text: '${words.noCar}' } }]
const now = DateTime.fromISO(today)
const monday = now.startOf('week').plus({ weeks: now.weekday === 7 ? 1 : 0 })
const since = monday.minus({ days: 60 }).toISODate()
const done = written.map((one) => ({ day: iso(one.day), run: said(one.run), driver: String(one.driver ?? '').trim() })).filter((one) => one.day && one.run)
const rows = [], week = []
for (const [weekday, run] of runs.split(',').map((one) => one.trim().split(' '))) {
  const day = monday.plus({ days: Number(weekday) - 1 }).toISODate()
  const shut = closed.some((one) => iso(one.from) && iso(one.from) <= day && day <= (iso(one.to) || iso(one.from)))
  const known = done.find((one) => one.day === day && one.run === said(run))
  if (known) { week.push({ day, run, driver: known.driver || '${words.nobody}' }); continue }
  if (shut || day < today) continue
  const free = cars.filter((one) => !String(one.never ?? '').split(',').map(said).includes(weekday + ' ' + said(run)) && !(iso(one.away_from) && iso(one.away_from) <= day && day <= (iso(one.away_to) || iso(one.away_from))))
  const drives = (one) => [...done, ...rows].filter((each) => said(each.driver) === said(one.name) && each.day >= since)
  const last = (one) => drives(one).map((each) => each.day).sort().at(-1) ?? ''
  const chosen = [...free].sort((one, other) => drives(one).length - drives(other).length || last(one).localeCompare(last(other)) || said(one.name).localeCompare(said(other.name)))[0]
  const driver = chosen ? String(chosen.name).trim() : '${words.nobody}'
  rows.push({ day, run, driver })
  week.push({ day, run, driver })
}
const line = (one) => DateTime.fromISO(one.day).setLocale('${words.language}').toFormat('ccc dd/MM') + ' ' + one.run + '${words.colon}' + one.driver
return [{ json: { rows, text: week.length ? '${words.title}\n' + week.map(line).join('\n') + (week.some((one) => one.driver === '${words.nobody}') ? '\n${words.ask}' : '') : '${words.holiday}' } }]`,
  {
    fr: {
      language: 'fr',
      down: 'Le tableau des trajets ne se lit pas. Organisez la semaine entre vous.',
      noCar:
        'Aucune voiture n’a assez de places dans la feuille Familles. Organisez la semaine entre vous.',
      nobody: 'PERSONNE',
      colon: ' : ',
      title: 'Trajets de la semaine :',
      ask: 'Qui peut prendre les trajets sans conducteur ? Écrivez le prénom dans le tableau.',
      holiday: 'Pas d’école cette semaine.',
    },
    en: {
      language: 'en',
      down: 'The sheet of runs cannot be read. Please sort the week out between you.',
      noCar: 'No car in the sheet Families has seats enough. Please sort the week out between you.',
      nobody: 'NOBODY',
      colon: ': ',
      title: 'Runs of the week:',
      ask: 'Who can take the runs without a driver? Write the name in the sheet.',
      holiday: 'No school this week.',
    },
  },
)

export const REMIND = inBoth(
  (words) => String.raw`${DATES}const rows = $('trips').all().map(({ json }) => json)
if (rows.some((one) => one.error)) return [{ json: { text: '${words.down}' } }]
const day = DateTime.fromISO($('settings').first().json.today).plus({ days: 1 }).toISODate()
const tomorrow = new Map(rows.filter((one) => iso(one.day) === day && said(one.run)).map((one) => [said(one.run), one.run + '${words.colon}' + (String(one.driver ?? '').trim() || '${words.nobody}')]))
return [{ json: { text: tomorrow.size ? '${words.tomorrow}' + [...tomorrow.values()].join(', ') : '' } }]`,
  {
    fr: {
      down: 'Le tableau des trajets ne se lit pas : vérifiez entre vous qui conduit demain.',
      colon: ' : ',
      nobody: 'PERSONNE',
      tomorrow: 'Demain, ',
    },
    en: {
      down: 'The sheet of runs cannot be read: check between you who drives tomorrow.',
      colon: ': ',
      nobody: 'NOBODY',
      tomorrow: 'Tomorrow, ',
    },
  },
)
