/** What its nodes hold, ask, store and send. */
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Param, Params } from '../recipe.ts'

export const record = (operation: string, more: Params): Params => ({
  resource: 'record',
  operation,
  base: byId(setting('base')),
  table: byName('Questions'),
  options: {},
  ...more,
})
export const replied = (responseCode: number, responseBody: Param): Params => ({
  respondWith: 'json',
  responseBody,
  options: { responseCode },
})

export const SETTINGS: Params = fields(
  {
    question: "={{ String($json.body.question ?? '').replace(/\\s+/g, ' ').trim().slice(0, 500) }}",
    asker: "={{ String($json.body.email ?? '').trim().toLowerCase() }}",
    expert:
      "={{ ({ achats: 'sylvie@votre-entreprise.example', qualite: 'amine@votre-entreprise.example' })[$json.body.subject] ?? 'responsable@votre-entreprise.example' }}",
    manager: 'responsable@votre-entreprise.example',
    days: 5,
    base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
    collection: 'procedures',
  },
  { alone: true },
)

export const MARK: Params = {
  action: 'hash',
  binaryData: false,
  type: 'SHA256',
  value:
    "={{ $json.question.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim() }}",
  dataPropertyName: 'mark',
  encoding: 'hex',
}

export const KNOWN: Params = record('search', {
  filterByFormula:
    "=AND({mark} = '{{ $json.mark }}', OR({state} = 'waiting', AND({state} = 'answered', IS_AFTER({until}, TODAY()))))",
  returnAll: false,
  limit: 1,
})

export const ASKED: Params = {
  operation: 'sendAndWait',
  fromEmail: setting('manager'),
  toEmail: setting('expert'),
  subject: {
    fr: 'Une question que nos documents ignorent',
    en: 'A question that our documents do not answer',
  },
  message: setting('question'),
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: { fr: 'Votre réponse', en: 'Your answer' },
        fieldType: 'textarea',
        requiredField: true,
      },
      {
        fieldLabel: { fr: 'La réutiliser ?', en: 'Use it again?' },
        fieldType: 'dropdown',
        fieldOptions: {
          values: [
            { option: { fr: 'Non', en: 'No' } },
            { option: { fr: '6 mois', en: '6 months' } },
            { option: { fr: '24 mois', en: '24 months' } },
          ],
        },
        requiredField: true,
      },
    ],
  },
  options: answeredWithin(setting('days'), 'days'),
}

export const LOADED: Params = {
  dataType: 'json',
  jsonMode: 'expressionData',
  jsonData: "={{ $('settings').first().json.question + '\\n' + $('said').first().json.answer }}",
  textSplittingMode: 'simple',
  options: {
    metadata: {
      metadataValues: [
        { name: 'owner', value: setting('expert') },
        { name: 'until', value: "={{ $('said').first().json.until }}" },
      ],
    },
  },
}

export const TOLD: Params = mailed(
  { from: setting('manager'), to: setting('manager') },
  {
    fr: "={{ $('said').first().json.state === 'silent' ? 'Question restée sans réponse' : 'Réponse d’expert à finir de traiter' }}",
    en: "={{ $('said').first().json.state === 'silent' ? 'Question left without an answer' : 'Expert’s answer to be finished' }}",
  },
  {
    fr: "={{ $('settings').first().json.question }}\n\nRéponse : {{ $('said').first().json.answer || 'aucune' }}\nAttendue par : {{ $json.email ?? $json.askers ?? $('settings').first().json.asker }}\n{{ $('said').first().json.state === 'silent' && !$json.error ? '' : 'Cause : ' + ($json.error ?? 'remise, mais non versée dans la base vectorielle') }}",
    en: "={{ $('settings').first().json.question }}\n\nAnswer: {{ $('said').first().json.answer || 'none' }}\nAwaited by: {{ $json.email ?? $json.askers ?? $('settings').first().json.asker }}\n{{ $('said').first().json.state === 'silent' && !$json.error ? '' : 'Cause: ' + ($json.error ?? 'handed over, but not put into the vector store') }}",
  },
)

export const PASSED: Params = replied(202, {
  fr: "={{ JSON.stringify({ said: 'Transmis à un expert. Sa réponse vous parviendra par courriel.' }) }}",
  en: "={{ JSON.stringify({ said: 'Passed on to an expert. The answer will reach you by email.' }) }}",
})

export const JOINED: Params = replied(202, {
  fr: "={{ JSON.stringify({ said: 'Un expert a déjà cette question. Vous recevrez aussi sa réponse.' }) }}",
  en: "={{ JSON.stringify({ said: 'An expert has this question already. You will get the answer, too.' }) }}",
})

export const SORRY: Params = replied(503, {
  fr: "={{ JSON.stringify({ said: 'La question n’a pas pu être transmise. Réessayez plus tard.' }) }}",
  en: "={{ JSON.stringify({ said: 'The question could not be passed on. Try again later.' }) }}",
})
