/** What its nodes write, show and send. */
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

export const DOC = "={{ $('settings').first().json.doc }}"

export const row = (status: string): Params => ({
  operation: 'create',
  docId: DOC,
  tableId: 'Registrations',
  dataToSend: 'defineInNode',
  fieldsToSend: {
    properties: [
      { fieldId: 'name', fieldValue: '={{ $json.name }}' },
      { fieldId: 'email', fieldValue: '={{ $json.email }}' },
      { fieldId: 'key', fieldValue: '={{ $json.key }}' },
      { fieldId: 'status', fieldValue: status },
      { fieldId: 'signed_at', fieldValue: '={{ $now.toISO() }}' },
    ],
  },
})
export const changed = (rowId: string, status: string): Params => ({
  operation: 'update',
  docId: DOC,
  tableId: 'Registrations',
  rowId,
  dataToSend: 'defineInNode',
  fieldsToSend: { properties: [{ fieldId: 'status', fieldValue: status }] },
})
export const confirmed = (person: string, key: string): Bilingual<string> => ({
  fr: `=Bonjour {{ ${person}.name }},\n\nVotre place est réservée : {{ $('settings').first().json.when }}, {{ $('settings').first().json.where }}.\n\nUn empêchement ? Deux clics libèrent la place pour quelqu’un d’autre :\n{{ $('settings').first().json.cancel }}?k={{ ${key} }}`,
  en: `=Hello {{ ${person}.name }},\n\nYour seat is booked: {{ $('settings').first().json.when }}, {{ $('settings').first().json.where }}.\n\nSomething came up? Two clicks free the seat for somebody else:\n{{ $('settings').first().json.cancel }}?k={{ ${key} }}`,
})
