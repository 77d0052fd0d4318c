/** What its pages and emails ask and say. */
import { setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Params } from '../recipe.ts'

export const ANSWER: Params = form(
  { fr: 'Fin de mission', en: 'End of a mission' },
  [
    { fieldType: 'hiddenField', fieldName: 'k' },
    { fieldType: 'hiddenField', fieldName: 'o' },
    {
      fieldLabel: { fr: 'Que fait-on ?', en: 'What shall it be?' },
      fieldName: 'choice',
      fieldType: 'radio',
      fieldOptions: {
        values: [
          { option: { fr: 'Retirer tous les accès', en: 'Withdraw all access' } },
          { option: { fr: 'La mission continue', en: 'The mission goes on' } },
        ],
      },
      requiredField: true,
    },
    field(
      'until',
      { fr: 'Nouvelle fin, si elle continue', en: 'New end, if it goes on' },
      { type: 'date', optional: true },
    ),
  ],
  { options: { appendAttribution: false, path: 'mission-end' } },
)

export const ASKED: Params = mailed(
  { from: setting('admin'), to: '={{ $json.manager }}' },
  {
    fr: '=Mission finie : {{ $json.contractor }} ouvre encore {{ $json.count }} document(s)',
    en: '=Mission over: {{ $json.contractor }} can still open {{ $json.count }} document(s)',
  },
  {
    fr: "={{ $json.company }}, fin le {{ $json.ended }}.\n{{ $json.text }}\n\nRetirer ou prolonger : {{ $('settings').first().json.form }}?k={{ $json.key }}&o={{ encodeURIComponent($json.contractor) }}",
    en: "={{ $json.company }}, ended on {{ $json.ended }}.\n{{ $json.text }}\n\nWithdraw or extend: {{ $('settings').first().json.form }}?k={{ $json.key }}&o={{ encodeURIComponent($json.contractor) }}",
  },
)

export const DONE: Params = page(
  {
    fr: "={{ $('outcome').isExecuted ? $('outcome').first().json.closed : 0 }} accès retiré(s)",
    en: "={{ $('outcome').isExecuted ? $('outcome').first().json.closed : 0 }} access(es) withdrawn",
  },
  {
    fr: "={{ $('outcome').isExecuted ? $('outcome').first().json.text : 'Plus aucun document partagé.' }}{{ $json.error ? '<br>Tableau non mis à jour.' : '' }}",
    en: "={{ $('outcome').isExecuted ? $('outcome').first().json.text : 'No document is shared any more.' }}{{ $json.error ? '<br>Sheet not updated.' : '' }}",
  },
)

export const EXTENDED: Params = page(
  {
    fr: "={{ $json.error ? 'Prolongation non notée' : 'Mission prolongée' }}",
    en: "={{ $json.error ? 'Extension not noted' : 'Mission extended' }}",
  },
  {
    fr: "={{ $json.error ? 'Tableau refusé : réessayez.' : 'Jusqu’au ' + DateTime.fromISO($('step').first().json.until).toFormat('dd/MM/yyyy') + '.' }}",
    en: "={{ $json.error ? 'Sheet refused: try again.' : 'Until ' + DateTime.fromISO($('step').first().json.until).toFormat('dd/MM/yyyy') + '.' }}",
  },
)

export const TOLD: Params = mailed(
  { from: setting('admin'), to: setting('admin') },
  { fr: 'Accès des prestataires : à voir', en: 'Contractors’ access: to be seen' },
  "={{ $json.rows.map(one => one.error ? one.manager + ' – ' + String(one.error.message ?? one.error) : one.text).join('\\n') }}",
)
