/** What Qdrant and Drive are asked about the readers of a file. */
import { setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Params } from '../recipe.ts'

const qdrant = (at: string, jsonBody: string, options: Params): Params => ({
  method: 'POST',
  url: `${setting('qdrant')}/points/${at}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody,
  options,
})

/** A thousand passages at a time, without their texts. */
export const READ: Params = qdrant(
  'scroll',
  '{ "limit": 1000, "with_payload": ["metadata.file", "metadata.title", "metadata.readers"], "with_vector": false }',
  {
    timeout: 60_000,
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
        maxRequests: 100,
      },
    },
  },
)

/** With its status: what is gone has to be told from what does not answer. */
export const RIGHTS: Params = {
  url: '=https://www.googleapis.com/drive/v3/files/{{ $json.file }}/permissions',
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'googleDriveOAuth2Api',
  sendQuery: true,
  specifyQuery: 'keypair',
  queryParameters: {
    parameters: [
      { name: 'supportsAllDrives', value: 'true' },
      { name: 'pageSize', value: '100' },
      {
        name: 'fields',
        value: 'nextPageToken,permissions(type,emailAddress,domain,deleted)',
      },
    ],
  },
  options: {
    timeout: 20_000,
    batching: { batch: { batchSize: 10, batchInterval: 1000 } },
    response: { response: { fullResponse: true, neverError: true, responseFormat: 'json' } },
  },
}

/** The list below `metadata` alone is replaced; texts and vectors stay. */
export const WRITTEN: Params = qdrant(
  'payload?wait=true',
  "={{ JSON.stringify({ payload: { readers: $json.now }, key: 'metadata', filter: { must: [{ key: 'metadata.file', match: { value: $json.file } }] } }) }}",
  { timeout: 60_000 },
)

export const TOLD: Params = mailed(
  { from: setting('to'), to: setting('to') },
  {
    fr: "={{ $json.urgent ? 'À TRAITER : ' : '' }}droits de lecture de l’index, nuit du {{ $now.toFormat('dd/MM/yyyy') }}",
    en: "={{ $json.urgent ? 'TO ACT ON: ' : '' }}reading rights of the index, night of {{ $now.toFormat('d LLLL yyyy') }}",
  },
  '={{ $json.text }}',
)

export const WARNED: Params = mailed(
  { from: setting('to'), to: setting('to') },
  { fr: 'Droits de lecture non comparés cette nuit', en: 'Reading rights not compared tonight' },
  {
    fr: '={{ $json.error.message ?? $json.error }}\n\nL’index garde les droits d’hier.',
    en: '={{ $json.error.message ?? $json.error }}\n\nThe index keeps yesterday’s rights.',
  },
)
