import { NO, YES } from '../../fragments/agreement.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = (postcode: string, weight: number, volume: number | '', tail = NO) => [
  { quote: 'DV-2041', postcode, weight, volume, tail, email: 'lea@votre-entreprise.example' },
]
const rate = (
  carrier: string,
  zones: string | number,
  up_to: number,
  price: string | number,
  more: Readonly<Record<string, string | number>> = {},
) => ({
  carrier,
  service: 'Messagerie',
  zones,
  up_to,
  price,
  per100: '',
  minimum: '',
  fuel: '12,5',
  tail: '',
  days: 2,
  ...more,
})
const RATES = [
  rate('Alpes Fret', '05 ; 04', 600, '22', {
    per100: 'x',
    minimum: 60,
    fuel: 0.125,
    tail: '25',
    days: 1,
  }),
  rate('Alpes Fret', '*', 600, 48, { per100: 'x', tail: 25, days: 3 }),
  rate('Transports Roy', '*', 300, 95),
  rate('Transports Roy', '*', 1000, 190, { fuel: 0, tail: 40 }),
  rate('Colis Ouest', 1, 30, 9.9, { service: '' }),
]

export const examples: readonly Example[] = [
  {
    name: both('Gap, hayon, deux mètres cubes', 'Gap, a tail lift, two cubic metres'),
    given: { request: request('05 000', 80, 2, YES), rates: RATES, shown: [{}] },
    expects: {
      price: [{ department: '05', taxed: 500, cost: 148.75, sell: 164 }],
      pass: 'not reached',
    },
    asks: {
      shown: [
        {
          completionTitle: both(
            'À porter au devis : 164\u00A0€ HT',
            'To put in the quote: €164 before VAT',
          ),
          completionMessage: both(
            'Alpes Fret Messagerie : 148,75\u00A0€, 1 jour(s) ; Transports Roy Messagerie : 230\u00A0€, 2 jour(s). Poids taxé : 500 kg.',
            'Alpes Fret Messagerie: €148.75, 1 day(s); Transports Roy Messagerie: €230, 2 day(s). Chargeable weight: 500 kg.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’Ain, zone écrite « 1 »', 'The Ain, a zone written “1”'),
    given: { request: request('01000', 12, ''), rates: RATES, shown: [{}] },
    expects: { price: [{ department: '01', taxed: 12, cost: 11.14, sell: 13 }] },
  },
  {
    name: both('La Corse n’est pas « * »', 'Corsica is not “*”'),
    given: {
      request: request('20200', 12, 0.1),
      rates: RATES,
      pass: [{ id: 't-1' }],
      passed: [{}],
    },
    expects: { price: [{ state: 'hand' }], shown: 'not reached' },
    asks: {
      pass: [
        {
          message: both(
            'Port à chiffrer pour DV-2041 : aucune grille pour 2B, 25 kg. 20200, 12 kg, 0.1 m³, hayon : Non. Répondre à lea@votre-entreprise.example',
            'Carriage to price for DV-2041: no table for 2B, 25 kg. 20200, 12 kg, 0.1 m³, tail lift: No. Answer lea@votre-entreprise.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Un code à quatre chiffres', 'A code of four digits'),
    given: { request: request('3500', 12, ''), rates: RATES, wrong: [{}] },
    expects: { price: [{ state: 'correct' }], pass: 'not reached' },
    asks: {
      wrong: [
        {
          completionMessage: both(
            'Le code postal doit avoir cinq chiffres.',
            'The postcode has to have five digits.',
          ),
        },
      ],
    },
  },
  {
    name: both('Grille illisible, puis Teams muet', 'Table unreadable, then Teams silent'),
    given: {
      request: request('35000', 12, ''),
      rates: { fails: 'The caller does not have permission' },
      pass: { fails: 'Forbidden' },
      alone: [{}],
    },
    expects: { price: [{ state: 'hand' }], passed: 'not reached' },
    asks: {
      alone: [
        {
          completionMessage: both(
            'Personne n’a reçu votre demande : téléphonez à la logistique (la grille ne se lit pas : The caller does not have permission).',
            'Nobody has your request: please ring logistics (the table cannot be read: The caller does not have permission).',
          ),
        },
      ],
    },
  },
]
