/** What its nodes hold, ask and keep. */
import { fields, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import type { Param, Params } from '../recipe.ts'

export const SETTINGS: Params = fields(
  {
    question:
      "={{ String($json.body?.question ?? '').replace(/\\s+/g, ' ').trim().slice(0, 400) }}",
    qdrant: 'https://qdrant.votre-entreprise.example',
    answers: 'reponses',
    collection: 'documents',
    same: 0.93,
    oldest: 90,
    closest: 0.7,
    keep: 5,
  },
  { alone: true },
)

export const searched = (collection: string, topK: number): Params => ({
  mode: 'load',
  qdrantCollection: byId(setting(collection)),
  prompt: setting('question'),
  topK,
  includeDocumentMetadata: true,
  options: {},
})

export const FORGOTTEN: Params = {
  method: 'POST',
  url: `${setting('qdrant')}/collections/{{ $('settings').first().json.answers }}/points/delete?wait=true`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody:
    "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.key', match: { value: $('hit').first().json.key } }] } }) }}",
  options: {},
}

/** The question is what is searched; the answer goes with it. */
export const LOADED: Params = {
  dataType: 'json',
  jsonMode: 'expressionData',
  jsonData: setting('question'),
  textSplittingMode: 'simple',
  options: {
    metadata: {
      metadataValues: [
        ...['key', 'answer', 'at'].map((name) => ({
          name,
          value: `={{ $('checked').first().json.${name} }}`,
        })),
        ...['sources', 'shown'].map((name) => ({
          name,
          value: `={{ JSON.stringify($('checked').first().json.${name}) }}`,
        })),
      ],
    },
  },
}

export const replied = (responseCode: number, responseBody: Param): Params => ({
  respondWith: 'json',
  responseBody,
  options: { responseCode },
})
