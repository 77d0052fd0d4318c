/** What the nightly index asks of its services, at length. */
import { allItems } from '../../fragments/code.ts'
import { fields } from '../../fragments/fields.ts'
import type { Params } from '../recipe.ts'

/** All passages of one file. */
export const FORGOTTEN: Params = {
  method: 'POST',
  url: "={{ $('settings').first().json.qdrant }}/collections/{{ $('settings').first().json.collection }}/points/delete?wait=true",
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody:
    "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.path', match: { value: $json.path } }] } }) }}",
  options: {},
}

/** The file’s text, and by what it is erased one day. */
export const LOADED: Params = {
  dataType: 'binary',
  binaryMode: 'specificField',
  binaryDataKey: 'data',
  loader: 'auto',
  textSplittingMode: 'custom',
  options: {
    metadata: {
      metadataValues: [
        { name: 'path', value: "={{ $('file').first().json.path }}" },
        { name: 'version', value: "={{ $('file').first().json.version }}" },
      ],
    },
  },
}

/** One row, whose passages are all of one file. */
export const COUNTED = allItems(
  "return [{ json: { ...$('file').first().json, passages: $input.all().length } }];",
)

/** A file and its cause: a store that is down hands back what it got, one that found no text gives nothing. */
export const MISSED = fields(
  {
    left: {
      fr: "={{ $('file').first().json.path }} : {{ $json.error ? ($json.error.message ?? $json.error) : Object.keys($json).length > 0 ? 'illisible, ou base vectorielle en panne' : 'aucun texte dans le fichier' }}",
      en: "={{ $('file').first().json.path }}: {{ $json.error ? ($json.error.message ?? $json.error) : Object.keys($json).length > 0 ? 'unreadable, or the vector store is down' : 'no text in the file' }}",
    },
  },
  { alone: true },
)

/** One email for the whole night. */
export const WARNED: Params = {
  fromEmail: "={{ $('settings').first().json.to }}",
  toEmail: "={{ $('settings').first().json.to }}",
  subject: {
    fr: "=Index « {{ $('settings').first().json.collection }} » incomplet cette nuit",
    en: "=Index “{{ $('settings').first().json.collection }}” incomplete tonight",
  },
  emailFormat: 'text',
  text: {
    fr: "={{ $json.error ? 'Dossier illisible : ' + ($json.error.message ?? $json.error) : $('failed').all().map(one => one.json.left).join('\\n') }}\n\nCe qui manque repassera la nuit prochaine.",
    en: "={{ $json.error ? 'Folder unreadable: ' + ($json.error.message ?? $json.error) : $('failed').all().map(one => one.json.left).join('\\n') }}\n\nWhat is missing will be tried again next night.",
  },
  options: { appendAttribution: false },
}
