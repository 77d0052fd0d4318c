/** What its nodes ask and store: Qdrant by HTTP, its two collections, the table that says which one answers. */
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { remembered } from '../../fragments/data-table.ts'
import type { Param, Params } from '../recipe.ts'

const TABLE: Param = byName(setting('table'))

/** @param at below the address of a collection */
export const qdrant = (method: string, collection: string, at: string, body?: string): Params => ({
  method,
  url: `${setting('qdrant')}/collections/{{ $('settings').first().json.${collection} }}${at}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  ...(body === undefined ? {} : { sendBody: true, specifyBody: 'json', jsonBody: body }),
  options: {},
})

/** Five hundred at a time, until the store names no next one. */
export const READ: Params = {
  ...qdrant(
    'POST',
    'from',
    '/points/scroll',
    '{ "limit": 500, "with_payload": true, "with_vector": false }',
  ),
  options: {
    pagination: {
      pagination: {
        paginationMode: 'updateAParameterInEachRequest',
        parameters: {
          parameters: [
            {
              type: 'body',
              name: 'offset',
              // Points are in the order of their ids, of which 0 is the least: the first page begins there.
              value: '={{ $response?.body?.result?.next_page_offset ?? 0 }}',
            },
          ],
        },
        paginationCompleteWhen: 'other',
        completeExpression: '={{ !$response?.body?.result?.next_page_offset }}',
        limitPagesFetched: true,
        maxRequests: 40,
      },
    },
  },
}

export const top = (collection: string, prompt: string, topK = 1): Params => ({
  mode: 'load',
  qdrantCollection: byId(collection),
  prompt,
  topK,
  includeDocumentMetadata: true,
  options: {},
})

export const LOADED: Params = {
  dataType: 'json',
  jsonMode: 'expressionData',
  jsonData: '={{ $json.text }}',
  textSplittingMode: 'custom',
  options: {
    metadata: {
      metadataValues: ['path', 'title', 'page', 'version'].map((name) => ({
        name,
        value: `={{ $json.${name} }}`,
      })),
    },
  },
}

export const LOOK: Params = {
  operation: 'page',
  defineForm: 'fields',
  formFields: {
    values: [
      { fieldType: 'html', elementName: 'result', html: '={{ $json.html }}' },
      {
        fieldLabel: { fr: 'Basculer l’assistant ?', en: 'Switch the assistant?' },
        fieldName: 'go',
        fieldType: 'radio',
        fieldOptions: {
          values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
        },
        requiredField: true,
      },
    ],
  },
  options: {},
}

export const SETTINGS: Params = fields(
  {
    question: "={{ String($json.question ?? '').trim().slice(0, 500) }}",
    by: "={{ String($json.by ?? '').trim() }}",
    qdrant: 'https://qdrant.votre-entreprise.example',
    from: 'documents_v1',
    to: 'documents_v2',
    table: { fr: 'collection active', en: 'active collection' },
    least: 3,
  },
  { alone: true },
)

export const ACTIVE: Params = {
  resource: 'row',
  operation: 'get',
  dataTableId: TABLE,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'name', condition: 'eq', keyValue: 'active' }] },
  returnAll: false,
  limit: 1,
}

export const SWITCHED: Params = remembered(TABLE, 'name', {
  name: 'active',
  collection: setting('to'),
  by: setting('by'),
})

export const FAILED: Params = page(
  { fr: 'Essai interrompu', en: 'Trial cut short' },
  {
    fr: "=L’ancienne base répond toujours. Cause : {{ $json.fault || ($json.error ? ($json.error.message ?? $json.error) : 'la nouvelle base n’a rien reçu.') }}",
    en: "=The old store still answers. Cause: {{ $json.fault || ($json.error ? ($json.error.message ?? $json.error) : 'the new store got nothing.') }}",
  },
)

export const BENCH: Params = {
  resource: 'row',
  operation: 'get',
  dataTableId: byName({ fr: 'banc d’essai', en: 'bench' }),
  returnAll: true,
}

export const DONE: Params = page(
  { fr: 'L’assistant cherche dans la nouvelle', en: 'The assistant searches the new one' },
  {
    fr: "=Pour revenir : écrivez {{ $('settings').first().json.from }} dans la table. Votre indexation doit maintenant remplir {{ $('settings').first().json.to }}, avec le nouveau modèle.",
    en: "=To go back: write {{ $('settings').first().json.from }} into the table. Your indexing must now fill {{ $('settings').first().json.to }}, with the new model.",
  },
)

export const REFUSED: Params = page(
  { fr: 'Rien n’est fait', en: 'Nothing is done' },
  {
    fr: "={{ $('settings').first().json.to }} est la collection qui répond aujourd’hui. Changez les deux noms dans les réglages.",
    en: "={{ $('settings').first().json.to }} is the collection that answers today. Change both names in the settings.",
  },
)

export const ASKED: Params = {
  ...form({ fr: 'Nouveau modèle de vecteurs', en: 'New embedding model' }, [
    field('by', { fr: 'Votre nom', en: 'Your name' }),
  ]),
  authentication: 'basicAuth',
}

export const STORED: Params = {
  mode: 'insert',
  qdrantCollection: byId(setting('to')),
  embeddingBatchSize: 100,
  options: {},
}

export const KEPT: Params = page(
  { fr: 'Rien n’a changé', en: 'Nothing has changed' },
  setting('from'),
)
