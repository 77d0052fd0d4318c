/** The order lines still open, and what is put to the buyer. */
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Params } from '../recipe.ts'

export const BUYER = "={{ $('settings').first().json.buyer }}"
export const FIELDS = 'name,order_id,partner_id,product_qty,date_planned'
export const PURCHASED = { fieldName: 'state', operator: 'equal', value: 'purchase' }
export const OPEN_LINES: Params = {
  resource: 'custom',
  operation: 'getAll',
  customResource: byId('purchase.order.line'),
  returnAll: true,
  options: { fieldsList: FIELDS },
  filters: { filter: [PURCHASED] },
}

export const ASKED: Params = {
  resource: 'email',
  operation: 'sendAndWait',
  fromEmail: BUYER,
  toEmail: BUYER,
  subject: {
    fr: '=Dates de fournisseurs : {{ $json.lines.length }} à reporter',
    en: '=Suppliers’ dates: {{ $json.lines.length }} to carry over',
  },
  message: '={{ $json.text }}',
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: { fr: 'Reporter', en: 'Carry over' },
        fieldType: 'dropdown',
        fieldOptions: {
          values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
        },
        requiredField: true,
      },
    ],
  },
  options: answeredWithin(2, 'days'),
}
