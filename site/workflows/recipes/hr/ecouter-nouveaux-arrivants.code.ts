import { inBoth } from '../../fragments/code.ts'

/** Whom to ask today, and whom nobody has heard. */
export const DUE = `const { steps, wait } = $('settings').first().json
const today = $now.startOf('day')
const asked = $input.all().map(({ json }) => json).filter(({ person }) => person !== undefined)
const people = $('people').all().map(({ json }) => json).filter(({ id }) => id !== undefined)
const of = (id) => asked.filter((one) => String(one.person) === String(id))
const ask = people.flatMap((one) => {
  const start = DateTime.fromISO(String(one.start).slice(0, 10))
  const passed = steps.filter((step) => start.plus({ days: step }) <= today)
  // The latest step only: a flow started late does not send three questions at once.
  const step = passed[passed.length - 1]
  const fresh = step !== undefined && start.plus({ days: step + 10 }) >= today
  return fresh && !of(one.id).some((row) => Number(row.step) === step) ? [{ kind: 'ask', person: one.id, step, name: one.name, email: one.email }] : []
})
const silent = asked.filter((row) => !row.answered_on && !row.called_on && DateTime.fromISO(String(row.asked_on).slice(0, 10)) <= today.minus({ days: wait })).map((row) => ({ kind: 'silent', id: row.id, person: row.person, step: row.step, name: people.find(({ id }) => String(id) === String(row.person))?.name ?? '' })).filter(({ name }) => name)
return [...ask, ...silent].map((json) => ({ json }))`

/** What somebody has to act on this week; words of the answer stay with those the person chose. */
const read = (words: {
  readonly no: string
  readonly both: string
  readonly kit: string
  readonly goal: string
  readonly boss: string
}): string =>
  `const said = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
const one = rows.find(({ id }) => id !== undefined)
const clarity = Number(said.clarity)
const signs = [said.kit === '${words.no}' ? '${words.kit}' : '', clarity <= 2 ? '${words.goal}' + clarity + '/5' : '', said.boss === '${words.no}' ? '${words.boss}' : ''].filter(Boolean)
const shared = said.readers === '${words.both}'
return [{ json: { found: Boolean(one), failed: Boolean(failed), id: one?.id ?? 0, name: one?.name ?? '', manager: one?.manager_email ?? '', step: one?.step ?? 0, signs, shared, clarity, text: String(said.text ?? '').trim() } }]`

export const READ = inBoth(read, {
  fr: {
    no: 'non',
    both: 'les RH et mon responsable',
    kit: 'il manque de quoi travailler',
    goal: 'attentes peu claires, ',
    boss: 'n’a pas parlé seul à seul avec son responsable en deux semaines',
  },
  en: {
    no: 'no',
    both: 'HR and my manager',
    kit: 'lacks what is needed to work',
    goal: 'unclear about what is expected, ',
    boss: 'has not spoken one to one with the manager in two weeks',
  },
})
