/** What is put to the person who grants credit. */
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

export const CREDIT = "={{ $('settings').first().json.credit }}"

const CHOICES: readonly Bilingual<string>[] = [
  { fr: 'Accord', en: 'Agreed' },
  { fr: 'Paiement d’avance', en: 'Payment in advance' },
  { fr: 'Refus', en: 'Refused' },
]

export const ASKED: Params = {
  resource: 'email',
  operation: 'sendAndWait',
  fromEmail: CREDIT,
  toEmail: CREDIT,
  subject: {
    fr: '=Ouverture de compte : {{ $json.name }}',
    en: '=New account: {{ $json.name }}',
  },
  message: '={{ $json.text }}',
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: { fr: 'Décision', en: 'Decision' },
        fieldType: 'dropdown',
        fieldOptions: { values: CHOICES.map((option) => ({ option })) },
        requiredField: true,
      },
      { fieldLabel: { fr: 'Encours accordé (€)', en: 'Credit granted (€)' }, fieldType: 'number' },
    ],
  },
  options: answeredWithin(3, 'days'),
}

/** A SIRET begins with the SIREN: Odoo’s « like » finds it anywhere in the number. */
export const PARTNERS: Params = {
  resource: 'custom',
  operation: 'getAll',
  customResource: byId('res.partner'),
  returnAll: false,
  limit: 5,
  options: { fieldsList: 'name' },
  filters: {
    filter: [
      {
        fieldName: 'company_registry',
        operator: 'like',
        value: "={{ $('sound').first().json.siren }}",
      },
    ],
  },
}
