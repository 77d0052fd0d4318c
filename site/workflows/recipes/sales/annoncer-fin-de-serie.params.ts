/** The page on which a client enters a last quantity. */
import { field } from '../../fragments/forms.ts'
import type { Params } from '../recipe.ts'

export const REPLY: Params = {
  formTitle: { fr: 'Votre dernière commande', en: 'Your last order' },
  formFields: {
    values: [
      { fieldType: 'hiddenField', fieldName: 'client' },
      { fieldType: 'hiddenField', fieldName: 'item' },
      field('quantity', { fr: 'Quantité', en: 'Quantity' }, { type: 'number' }),
      field('name', { fr: 'Votre nom', en: 'Your name' }),
    ],
  },
  options: {
    appendAttribution: false,
    path: { fr: 'derniere-commande', en: 'last-order' },
  },
}
