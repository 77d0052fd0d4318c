/** What Qdrant is asked over HTTP, by collection. */
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Params } from '../recipe.ts'

/** @param at below the address of the collection that the setting names */
export const qdrant = (
  method: string,
  collection: 'collection' | 'trial',
  at: string,
  body?: string,
  more: Params = {},
): Params => ({
  method,
  url: `${setting('qdrant')}/collections/{{ $('settings').first().json.${collection} }}${at}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  ...(body === undefined ? {} : { sendBody: true, specifyBody: 'json', jsonBody: body }),
  options: { timeout: 600_000, ...more },
})

export const COUNTED = '{ "exact": true }'

/** A file on the server itself: what Qdrant has just written is read back by it. */
export const RESTORED =
  "={{ JSON.stringify({ location: 'file://' + $('settings').first().json.folder + '/' + $('settings').first().json.collection + '/' + $('copy').first().json.result.name, priority: 'snapshot' }) }}"

export const SETTINGS: Params = fields(
  {
    qdrant: 'https://qdrant.votre-entreprise.example',
    collection: 'documents',
    trial: { fr: 'documents_essai_restauration', en: 'documents_restore_trial' },
    folder: '/qdrant/snapshots',
    away: { fr: '/Sauvegardes/qdrant', en: '/Backups/qdrant' },
    keep: 4,
    tolerance: 1,
    to: 'informatique@votre-entreprise.example',
  },
  { alone: true },
)

export const STOWED: Params = {
  resource: 'file',
  operation: 'upload',
  path: "={{ $('settings').first().json.away }}/{{ $('proof').first().json.name }}",
  binaryDataUpload: true,
  binaryPropertyName: 'data',
}

export const TOLD: Params = mailed(
  { from: setting('to'), to: setting('to') },
  {
    fr: "=Index {{ $('settings').first().json.collection }} : sauvegarde prouvée",
    en: "=Index {{ $('settings').first().json.collection }}: backup proven",
  },
  {
    fr: "={{ $('proof').first().json.name }} : {{ $('proof').first().json.points }} passages restaurés, {{ $('proof').first().json.same }} comparés mot pour mot, {{ $('proof').first().json.size }} Mo. Copie rangée hors du serveur.{{ $('list').first().json.error || ($('tidy').isExecuted && $('tidy').all().some((one) => one.json.error)) ? '\\nD’anciennes sauvegardes n’ont pas pu être effacées.' : '' }}{{ $('drop').first().json.error ? '\\nLa collection d’essai n’a pas pu être supprimée.' : '' }}",
    en: "={{ $('proof').first().json.name }}: {{ $('proof').first().json.points }} passages restored, {{ $('proof').first().json.same }} compared word for word, {{ $('proof').first().json.size }} MB. Copy stored off the server.{{ $('list').first().json.error || ($('tidy').isExecuted && $('tidy').all().some((one) => one.json.error)) ? '\\nOld backups could not be erased.' : '' }}{{ $('drop').first().json.error ? '\\nThe trial collection could not be removed.' : '' }}",
  },
)

export const WARNED: Params = mailed(
  { from: setting('to'), to: setting('to') },
  {
    fr: "=PAS DE SAUVEGARDE de l’index {{ $('settings').first().json.collection }}",
    en: "=NO BACKUP of index {{ $('settings').first().json.collection }}",
  },
  {
    fr: "={{ $json.cause || ($json.error ? ($json.error.message ?? $json.error) : 'le fichier n’est pas arrivé') }}\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.",
    en: "={{ $json.cause || ($json.error ? ($json.error.message ?? $json.error) : 'the file did not arrive') }}\n\nEarlier backups are untouched. Run it again after the repair.",
  },
)
