import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (sku: string, quantity: number, total: string) => ({
  sku,
  name: sku ? `Article ${sku}` : 'Tote bag',
  quantity,
  total,
})
const order = (
  number: string,
  country: string,
  postcode: string,
  line_items: readonly JsonObject[],
  phone = '+33 2 41 00 00 00',
) => ({
  id: Number(number),
  number,
  currency: 'EUR',
  billing: { country: 'FR', postcode: '49000', phone },
  shipping: { country, postcode },
  line_items,
})
const BOWL = {
  id: 1,
  sku: 'BOL-1',
  hs: '6912 00 23',
  origin: 'FR',
  label: 'Stoneware bowl',
  grams: 420,
  worth: 12.5,
}
const SPOON = { id: 2, sku: 'CUI-2', hs: '4419', origin: 'France', label: 'Gift', grams: 0 }

export const examples: readonly Example[] = [
  {
    name: both(
      'Genève complet, Réunion et Canaries retenues',
      'Geneva complete, Réunion and Canaries held',
    ),
    given: {
      morning: [{}],
      orders: [
        order('801', 'CH', '1204', [line('BOL-1', 2, '48.00')]),
        order('802', 'FR', '97400', [line('BOL-1', 1, '24.00'), line('CUI-2', 1, '0.00')]),
        order('803', 'DE', '10115', [line('CUI-2', 1, '9.00')]),
        order('804', 'GB', 'bt1 5gs', [line('CUI-2', 1, '9.00')]),
        order('805', 'ES', '35001', [line('NEW-9', 1, '30.00'), line('', 1, '5.00')], ''),
        {
          ...order('806', 'GB', 'E1 6AN', [line('BOL-1', 1, '0.00')], ''),
          shipping: { country: 'GB', postcode: 'E1 6AN', phone: '+44 20 7946 0000' },
        },
        order('807', 'MC', '98000', [line('CUI-2', 1, '9.00')]),
      ],
      goods: [BOWL, SPOON],
      ready: [{ accepted: true }],
      add: [{ id: 3 }],
      tell: [{ accepted: true }],
    },
    expects: {
      lines: [
        { order: '801', hs: '69120023', quantity: 2, grams: 840, value: '48.00' },
        { order: '806', country: 'GB', grams: 420, value: '12.50' },
      ],
      each: [{ sku: 'NEW-9', name: 'Article NEW-9' }],
      check: [{ held: 2, told: true }],
    },
    asks: {
      ready: [
        {
          subject: both('Douane : 2 lignes complètes', 'Customs: 2 complete lines'),
          text: '801, 806',
        },
      ],
      tell: [
        {
          subject: both('Douane : colis à retenir, 2', 'Customs: parcels to hold, 2'),
          text: both(
            'Ces colis attendent une donnée. Ne les remettez pas au transporteur.\n\n- 802, FR 97400\n  CUI-2 : code douanier, pays d’origine, désignation précise en anglais, poids, valeur (colonne worth)\n- 805, ES 35001\n  NEW-9 : code douanier, pays d’origine, désignation précise en anglais, poids\n  Tote bag : référence\n  téléphone du destinataire\n\nÀ remplir dans la table Goods ; une référence nouvelle y est ajoutée ce matin.',
            'These parcels wait for something. Do not hand them to the carrier.\n\n- 802, FR 97400\n  CUI-2: customs code, country of origin, precise description in English, weight, value (column worth)\n- 805, ES 35001\n  NEW-9: customs code, country of origin, precise description in English, weight\n  Tote bag: reference\n  the recipient’s telephone\n\nTo be filled in in the table Goods; a new reference is added to it this morning.',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien à déclarer, un lundi', 'Nothing to declare, on a Monday'),
    given: {
      morning: [{}],
      orders: [order('803', 'DE', '10115', [line('CUI-2', 1, '9.00')])],
      goods: [BOWL],
      tell: [{ accepted: true }],
    },
    expects: { check: [{ held: 0, told: true, rows: [], add: [] }], file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Aucun colis à déclarer n’est incomplet.',
            'No parcel to be declared is incomplete.',
          ),
        },
      ],
    },
  },
  {
    name: both('La table ne répond pas', 'The table does not answer'),
    given: {
      morning: [{}],
      orders: [order('801', 'CH', '1204', [line('BOL-1', 2, '48.00')])],
      goods: { fails: 'Document not found' },
      tell: [{ accepted: true }],
    },
    expects: { lines: 'not reached', each: 'not reached' },
    asks: {
      tell: [
        {
          subject: both('Douane : contrôle du matin', 'Customs: this morning’s check'),
          text: both(
            'La table des données de douane ne répond pas : aucun colis n’est contrôlé. Document identifiant du document Grist',
            'The table of customs data does not answer: no parcel was checked. Document id of the Grist document',
          ),
        },
      ],
    },
  },
  {
    name: both('La boutique ne répond pas', 'The shop does not answer'),
    given: {
      morning: [{}],
      orders: { fails: 'Bad gateway' },
      goods: [BOWL],
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          text: both(
            'La boutique n’a pas rendu ses commandes : aucun colis n’est contrôlé.',
            'The shop did not return its orders: no parcel was checked.',
          ),
        },
      ],
      lines: 'not reached',
    },
  },
]
