/** What its nodes hold, ask and store. */
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, upload } from '../../fragments/forms.ts'
import type { Params } from '../recipe.ts'

export const FILED: Params = {
  ...form({ fr: 'Verser une réunion', en: 'Hand in a meeting' }, [
    field('title', { fr: 'Réunion', en: 'Meeting' }),
    field('day', { fr: 'Tenue le', en: 'Held on' }, { type: 'date' }),
    choice(
      'told',
      {
        fr: 'Les présents savaient-ils qu’on enregistrait ?',
        en: 'Did those present know of the recording?',
      },
      [
        { fr: 'Oui', en: 'Yes' },
        { fr: 'Non', en: 'No' },
      ],
    ),
    upload('transcript', { fr: 'Transcription (.vtt)', en: 'Transcript (.vtt)' }, '.vtt'),
  ]),
  authentication: 'basicAuth',
}

export const SETTINGS: Params = {
  ...fields({
    title: "={{ String($json.title ?? '').replace(/\\s+/g, ' ').trim().slice(0, 120) }}",
    day: "={{ String($json.day ?? '').slice(0, 10) }}",
    question: "={{ String($json.question ?? '').trim().slice(0, 300) }}",
    informed: { as: 'boolean', value: "={{ ['Oui', 'Yes'].includes($json.told) }}" },
    qdrant: 'https://qdrant.votre-entreprise.example',
    collection: 'decisions',
    most: 20,
    closest: 0.68,
  }),
}

/** The same meeting handed in again replaces itself. */
export const FORGOTTEN: Params = {
  method: 'POST',
  url: `${setting('qdrant')}/collections/{{ $('settings').first().json.collection }}/points/delete?wait=true`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody:
    "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.meeting', match: { value: $json.meeting } }] } }) }}",
  options: {},
}

export const LOADED: Params = {
  dataType: 'json',
  jsonMode: 'expressionData',
  jsonData: '={{ $json.decision }}',
  textSplittingMode: 'simple',
  options: {
    metadata: {
      metadataValues: ['meeting', 'day', 'title', 'at', 'who', 'quote'].map((name) => ({
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
      { fieldType: 'html', elementName: 'decisions', html: '={{ $json.html }}' },
      field(
        'drop',
        { fr: 'Numéros à écarter (2, 5…)', en: 'Numbers to drop (2, 5…)' },
        { optional: true },
      ),
    ],
  },
  options: {},
}
