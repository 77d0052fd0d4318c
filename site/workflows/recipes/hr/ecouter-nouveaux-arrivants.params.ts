/** What its form asks, and what its database is asked. */
import { choice, field, form } from '../../fragments/forms.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

const YES_NO: readonly Bilingual<string>[] = [
  { fr: 'oui', en: 'yes' },
  { fr: 'non', en: 'no' },
]
const sql = (query: string, ...values: readonly string[]): Params => ({
  operation: 'executeQuery',
  query,
  options: values.length > 0 ? { queryReplacement: `={{ [${values.join(', ')}] }}` } : {},
})

export const QUESTIONS = form(
  { fr: 'Comment cela se passe-t-il ?', en: 'How is it going?' },
  [
    { fieldType: 'hiddenField', fieldName: 'key' },
    choice(
      'kit',
      { fr: 'J’ai ce qu’il faut pour travailler', en: 'I have what I need to work' },
      YES_NO,
    ),
    choice(
      'clarity',
      {
        fr: 'Je sais ce que l’on attend de moi (5 : tout à fait)',
        en: 'I know what is expected of me (5: fully)',
      },
      ['1', '2', '3', '4', '5'],
    ),
    choice(
      'boss',
      {
        fr: 'J’ai parlé seul à seul avec mon responsable cette semaine ou la précédente',
        en: 'I spoke with my manager one to one this week or last',
      },
      YES_NO,
    ),
    field(
      'text',
      {
        fr: 'Ce qui vous a étonné, manqué ou plu',
        en: 'What surprised you, was missing or pleased you',
      },
      { type: 'textarea', optional: true },
    ),
    choice('readers', { fr: 'Qui peut lire ce texte', en: 'Who may read this text' }, [
      { fr: 'les RH seules', en: 'HR only' },
      { fr: 'les RH et mon responsable', en: 'HR and my manager' },
    ]),
  ],
  {
    formDescription: {
      fr: 'Vos réponses portent votre nom. Les RH les lisent pour agir ; elles ne servent à aucune évaluation.',
      en: 'Your answers carry your name. HR reads them in order to act; they serve no assessment.',
    },
    options: { appendAttribution: false, path: 'newcomer' },
  },
)

export const STORED = sql(
  'UPDATE newcomer_asks SET answered_on = now(), kit = $2, clarity = $3, boss = $4, words = $5, readers = $6 FROM newcomers WHERE newcomer_asks.key = $1 AND newcomers.id = newcomer_asks.person RETURNING newcomer_asks.id, newcomer_asks.step, newcomers.name, newcomers.manager_email',
  '$json.key',
  '$json.kit',
  '$json.clarity',
  '$json.boss',
  '$json.text',
  '$json.readers',
)
export const PEOPLE = sql(
  'SELECT id, name, email, start::text AS start FROM newcomers WHERE left_on IS NULL AND start BETWEEN current_date - 120 AND current_date ORDER BY id',
)
export const ASKED = sql(
  'SELECT id, person, step, asked_on::text AS asked_on, answered_on::text AS answered_on, called_on::text AS called_on FROM newcomer_asks ORDER BY id',
)
export const MARKED = sql(
  'INSERT INTO newcomer_asks (key, person, step, asked_on) VALUES ($1, $2, $3, current_date) ON CONFLICT (key) DO NOTHING',
  "$('key').item.json.key",
  "$('key').item.json.person",
  "$('key').item.json.step",
)
export const CALLED = sql(
  'UPDATE newcomer_asks SET called_on = current_date WHERE id = ANY($1::int[])',
  "'{' + $('silent').first().json.rows.map((one) => one.id).join(',') + '}'",
)

export const PAGE: Params = {
  operation: 'completion',
  respondWith: 'text',
  completionTitle: {
    fr: "={{ $('read').first().json.found ? 'Merci' : 'Pas enregistré' }}",
    en: "={{ $('read').first().json.found ? 'Thank you' : 'Not stored' }}",
  },
  completionMessage: {
    fr: "={{ $('read').first().json.found ? 'Les RH vous lisent.' : 'Écrivez à ' + $('settings').first().json.hr + ' : votre réponse n’a pas été reçue.' }}",
    en: "={{ $('read').first().json.found ? 'HR reads you.' : 'Write to ' + $('settings').first().json.hr + ': your answer was not received.' }}",
  },
  options: {},
}
