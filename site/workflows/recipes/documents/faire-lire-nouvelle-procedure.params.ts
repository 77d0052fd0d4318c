/** What its nodes ask, write and show. */
import { cases, isFilled } from '../../fragments/conditions.ts'
import { setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

export const PUBLISHED: Params = {
  ...form({ fr: 'Diffuser une procédure', en: 'Send out a procedure' }, [
    field('title', { fr: 'Titre', en: 'Title' }),
    field('version', { fr: 'Version', en: 'Version' }),
    field('link', { fr: 'Adresse du document', en: 'Address of the document' }),
    field('team', { fr: 'Équipe (* : tous)', en: 'Team (*: everybody)' }),
    field('days', { fr: 'Jours pour lire', en: 'Days to read' }, { type: 'number' }),
  ]),
  authentication: 'basicAuth',
}
export const CONFIRMED: Params = form(
  { fr: 'Votre lecture', en: 'Your reading' },
  [
    { fieldType: 'hiddenField', fieldName: 'k' },
    {
      fieldLabel: { fr: 'Où en êtes-vous ?', en: 'Where are you?' },
      fieldName: 'state',
      fieldType: 'radio',
      fieldOptions: {
        values: [
          { option: { fr: 'J’ai lu', en: 'I have read it' } },
          { option: { fr: 'J’ai une question', en: 'I have a question' } },
        ],
      },
      requiredField: true,
    },
    field(
      'question',
      { fr: 'Votre question', en: 'Your question' },
      { type: 'textarea', optional: true },
    ),
  ],
  { options: { appendAttribution: false, path: 'reading' } },
)

const cells = (values: Readonly<Record<string, string>>): Params => ({
  properties: Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue })),
})
const READINGS = { docId: setting('doc'), tableId: 'Readings', dataToSend: 'defineInNode' } as const

/** By its key, so that what was half done is done again on the same row. */
export const kept = (key: string, values: Readonly<Record<string, string>>): Params => ({
  operation: 'upsert',
  ...READINGS,
  upsertCriteria: cells({ key }),
  fieldsToSend: cells(values),
})
export const changed = (rowId: string, values: Readonly<Record<string, string>>): Params => ({
  operation: 'update',
  ...READINGS,
  rowId,
  fieldsToSend: cells(values),
})
export const rowsOf = (tableId: string): Params => ({
  operation: 'getAll',
  docId: setting('doc'),
  tableId,
  returnAll: true,
  additionalOptions: {},
})

const QUALITY = { from: setting('quality'), to: setting('quality') }

/** A reader's letter: the first, and those that remind. */
export const letter = (row: string, subject: Bilingual<string>): Params =>
  mailed(
    { from: setting('quality'), to: `={{ ${row}.email }}` },
    {
      fr: `=${subject.fr} {{ ${row}.title }}`,
      en: `=${subject.en} {{ ${row}.title }}`,
    },
    {
      fr: `=Bonjour {{ ${row}.name }},\n\n{{ ${row}.title }}, version {{ ${row}.version }}, à lire au plus tard le {{ DateTime.fromISO(${row}.due_on).toFormat('dd/MM/yyyy') }}.\n\n1. Lisez : {{ ${row}.link }}\n2. Confirmez, ou posez votre question : {{ $('settings').first().json.form }}?k={{ ${row}.key }}`,
      en: `=Hello {{ ${row}.name }},\n\n{{ ${row}.title }}, version {{ ${row}.version }}, to be read by {{ DateTime.fromISO(${row}.due_on).toFormat('d LLLL yyyy') }}.\n\n1. Read: {{ ${row}.link }}\n2. Confirm, or put your question: {{ $('settings').first().json.form }}?k={{ ${row}.key }}`,
    },
  )

export const FORWARDED: Params = mailed(
  QUALITY,
  {
    fr: '=Question sur {{ $json.title }}, version {{ $json.version }}',
    en: '=Question on {{ $json.title }}, version {{ $json.version }}',
  },
  {
    fr: "={{ $json.name }} ({{ $json.email }}) :\n\n{{ $json.question || '(rien d’écrit : à appeler)' }}",
    en: "={{ $json.name }} ({{ $json.email }}):\n\n{{ $json.question || '(nothing written: please ring)' }}",
  },
)

export const ANSWERED: Params = page("={{ $('reading').first().json.title }}", {
  fr: "={{ $json.error ? 'Rien n’a été enregistré. Réessayez, ou écrivez à ' + $('settings').first().json.quality : $('reading').first().json.state === 'read' ? 'Lecture notée.' : 'Question transmise. Confirmez votre lecture une fois la réponse reçue.' }}",
  en: "={{ $json.error ? 'Nothing was recorded. Try again, or write to ' + $('settings').first().json.quality : $('reading').first().json.state === 'read' ? 'Reading noted.' : 'Question passed on. Confirm once you have the answer.' }}",
})

export const UNKNOWN: Params = page(
  { fr: 'Lecture non enregistrée', en: 'Reading not recorded' },
  {
    fr: "=Reprenez le lien du courriel, ou écrivez à {{ $('settings').first().json.quality }}.",
    en: "=Use the link in the email, or write to {{ $('settings').first().json.quality }}.",
  },
)

export const LISTED: Params = mailed(
  QUALITY,
  {
    fr: '=Lectures manquantes après deux rappels : {{ $json.rows.length }}',
    en: '=Readings missing after two reminders: {{ $json.rows.length }}',
  },
  {
    fr: "={{ $json.rows.map(one => '- ' + one.name + ' : ' + one.title + ', version ' + one.version).join('\\n') }}",
    en: "={{ $json.rows.map(one => '- ' + one.name + ': ' + one.title + ', version ' + one.version).join('\\n') }}",
  },
)

export const WARNED: Params = mailed(
  QUALITY,
  { fr: 'Lectures : quelque chose a échoué', en: 'Readings: something failed' },
  '={{ String($json.error.message ?? $json.error).replace(/ \\[line \\d+\\]$/, "") }}',
)

export const RECORDED: Params = kept('={{ $json.key }}', {
  name: '={{ $json.name }}',
  email: '={{ $json.email }}',
  title: '={{ $json.title }}',
  version: '={{ $json.version }}',
  link: '={{ $json.link }}',
  due_on: '={{ $json.due_on }}',
})

export const STARTS: Params = cases({
  publish: isFilled("={{ $('settings').first().json.title ?? '' }}"),
  read: isFilled("={{ $('settings').first().json.k || $('settings').first().json.state || '' }}"),
})
