/** What its nodes ask: the form, the table, the store. */
import { setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import type { Params } from '../recipe.ts'

export const TABLE = byName(setting('table'))
export const row = (operation: string, mark: string, more: Params = {}): Params => ({
  resource: 'row',
  operation,
  dataTableId: TABLE,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'mark', condition: 'eq', keyValue: mark }] },
  ...more,
  options: {},
})

export const LOADED: Params = {
  dataType: 'json',
  jsonMode: 'expressionData',
  jsonData: "={{ $('checked').first().json.passage }}",
  textSplittingMode: 'custom',
  options: {
    metadata: {
      metadataValues: [
        { name: 'kind', value: 'temporary' },
        { name: 'mark', value: "={{ $('checked').first().json.mark }}" },
        { name: 'until', value: "={{ $('checked').first().json.until }}" },
      ],
    },
  },
}

export const FORGOTTEN: Params = {
  method: 'POST',
  url: `${setting('qdrant')}/collections/{{ $('settings').first().json.collection }}/points/delete?wait=true`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody:
    "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.mark', match: { value: $json.mark } }] } }) }}",
  options: {},
}

export const FORM: Params = {
  ...form({ fr: 'Consigne temporaire', en: 'Temporary instruction' }, [
    field('text', { fr: 'Consigne', en: 'Instruction' }, { type: 'textarea' }),
    field('until', { fr: 'Dernier jour', en: 'Last day' }, { type: 'date' }),
    field('author', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
  ]),
  authentication: 'basicAuth',
}

export const WARNED: Params = mailed(
  { from: setting('keeper'), to: setting('keeper') },
  { fr: 'Consigne temporaire à suivre', en: 'Temporary instruction to follow up' },
  {
    fr: "={{ $json.text }} (fin le {{ $json.until }}) : {{ $json.error.message ?? $json.error }}\n\n{{ $json.due === 'over' ? 'Elle est encore citée. Nouvel essai demain matin.' : 'Son auteur n’a pas reçu le rappel : ' + $json.author }}",
    en: "={{ $json.text }} (ends {{ $json.until }}): {{ $json.error.message ?? $json.error }}\n\n{{ $json.due === 'over' ? 'It is still being quoted. Next attempt tomorrow morning.' : 'Its author did not get the reminder: ' + $json.author }}",
  },
)
