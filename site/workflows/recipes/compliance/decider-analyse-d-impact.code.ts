import { choice, field, form } from '../../fragments/forms.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

/** The nine criteria of the European authorities (WP 248). */
const CRITERIA: readonly Bilingual<string>[] = [
  { fr: 'Évaluer ou noter des personnes', en: 'Evaluating or scoring people' },
  {
    fr: 'Décider automatiquement, avec effet sur elles',
    en: 'Deciding automatically, with effect on them',
  },
  { fr: 'Les surveiller de façon systématique', en: 'Watching them systematically' },
  { fr: 'Données sensibles ou très personnelles', en: 'Sensitive or highly personal data' },
  { fr: 'Données à grande échelle', en: 'Data on a large scale' },
  { fr: 'Croiser des fichiers', en: 'Matching data sets' },
  {
    fr: 'Personnes vulnérables (salariés, enfants, patients…)',
    en: 'Vulnerable people (employees, children, patients…)',
  },
  { fr: 'Usage nouveau d’une technique', en: 'A new use of technology' },
  {
    fr: 'Priver d’un droit, d’un service, d’un contrat',
    en: 'Keeping from a right, a service, a contract',
  },
]
export const NONE: Bilingual<string> = { fr: 'Aucun de ces points', en: 'None of these points' }
export const EXEMPT: Bilingual<string> = { fr: 'Celle des dispensés', en: 'That of the exempt' }
export const UNKNOWN: Bilingual<string> = { fr: 'Je ne sais pas', en: 'I do not know' }
export const LISTED: Bilingual<string> = {
  fr: 'Celle des obligatoires',
  en: 'That of the required',
}

export const FORM: Params = form(
  { fr: 'Un projet avec des données personnelles', en: 'A project with personal data' },
  [
    field('project', { fr: 'Projet', en: 'Project' }),
    field('about', { fr: 'En trois phrases', en: 'In three sentences' }, { type: 'textarea' }),
    {
      fieldLabel: { fr: 'Ce qu’il fait', en: 'What it does' },
      fieldName: 'criteria',
      fieldType: 'checkbox',
      fieldOptions: { values: [...CRITERIA, NONE].map((option) => ({ option })) },
      requiredField: true,
    },
    choice('list', { fr: 'Sur une liste de la CNIL ?', en: 'On a list of the CNIL?' }, [
      LISTED,
      EXEMPT,
      { fr: 'Aucune', en: 'Neither' },
      UNKNOWN,
    ]),
    field('start', { fr: 'Début prévu', en: 'Planned start' }, { type: 'date' }),
    field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
  ],
  { authentication: 'basicAuth' },
)

/** What the answers suggest; somebody decides. */
export const WEIGH = `const { project, about, criteria, list, start, email } = $('project').first().json
const none = ['${NONE.fr}', '${NONE.en}']
const met = [criteria].flat().filter((one) => one && !none.includes(one))
const listed = ['${LISTED.fr}', '${LISTED.en}'].includes(list)
const exempt = ['${EXEMPT.fr}', '${EXEMPT.en}'].includes(list)
const unknown = ['${UNKNOWN.fr}', '${UNKNOWN.en}'].includes(list)
const advice = listed ? 'needed' : exempt ? (met.length > 1 ? 'doubt' : 'exempt') : met.length > 1 ? 'needed' : met.length === 1 || unknown ? 'doubt' : 'unneeded'
const day = DateTime.fromISO(String(start))
return { json: { project: String(project).trim(), about: String(about ?? '').trim(), met, count: met.length, list, advice, start: day.isValid ? day.toISODate() : '', email: String(email).trim() } }`

/** What hangs over: no verdict, or an assessment not done before its project starts. */
export const watch = (words: {
  readonly waiting: string
  readonly todo: string
  readonly started: string
  readonly unread: string
}): string =>
  `const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
if (failed) return [{ json: { lines: ['${words.unread}' + String(failed.message ?? failed.error.message ?? failed.error)], news: 1 } }]
const today = $now.toISODate()
const soon = $now.plus({ days: $('settings').first().json.ahead }).toISODate()
const filled = (value) => String(value ?? '').trim() !== ''
const lines = rows.filter(({ project }) => filled(project)).flatMap(({ project, verdict, done, start }) => {
  // Any other word, typed into the table, is no verdict.
  if (!['needed', 'unneeded'].includes(String(verdict).trim())) return [project + '${words.waiting}']
  if (String(verdict).trim() !== 'needed' || filled(done) || (filled(start) && start > soon)) return []
  return [project + (filled(start) && start <= today ? '${words.started}' : '${words.todo}') + (start || '?')]
})
return [{ json: { lines, news: lines.length } }]`
