import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const bill = (
  id: string,
  supplier: string,
  [net, total]: readonly [number, number],
  [discount, discount_until, due]: readonly [number, string, string],
  currency = 'EUR',
) => ({
  id,
  supplier,
  number: id.toUpperCase(),
  net,
  total,
  discount,
  discount_until,
  due,
  currency,
})
const PAINT = bill('f1', 'Peintures Nord', [1000, 1200], [2, '2026-11-26', '2026-12-16'])
const answer = (fr: string, en: string) => [
  { data: { 'Payer ces factures aujourd’hui': fr, 'Pay these bills today': en } },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux à prendre, une trop chère, une sans intérêt',
      en: 'Two to take, one too dear, one not worth it',
    },
    given: {
      morning: [{}],
      bills: [
        bill('f2', 'Acier Morin', [2500.5, 3000.6], [1, '2026-11-25', '2026-12-25']),
        PAINT,
        bill('f3', 'Bois Delmas', [10000, 12000], [1.5, '2026-11-24', '2026-12-24']),
        bill('f4', 'Colles Roy', [100, 120], [0.1, '2026-11-24', '2026-12-31']),
        bill('f5', 'Swiss Relais', [600, 600], [2, '2026-11-24', '2026-12-24'], 'CHF'),
        // A percentage column gives two per cent as 0.02.
        bill('f9', 'Joints Perrin', [500, 600], [0.02, '2026-11-25', '2026-12-25']),
        bill('f6', 'Quincaillerie', [80, 96], [2, '2026-11-23', '2026-12-23']),
        bill('f7', 'Vis Garnier', [80, 96], [2, '2026-12-10', '2027-01-10']),
      ],
      ask: answer('Oui', 'Yes'),
      write: [{ id: 'f1' }, { id: 'f2' }],
      tell: [{ messageId: '2' }],
    },
    expects: {
      choose: [
        {
          state: 'ask',
          count: 2,
          gain: both('45,01\u00A0€', '€45.01'),
          rows: [
            { id: 'f1', pay: 1176 },
            { id: 'f2', pay: 2970.59 },
          ],
          text: both(
            'Proposées au paiement de ce jour\n- Peintures Nord F1 : payer 1\u00A0176\u00A0€, escompte hors TVA 20\u00A0€, TVA correspondante 4\u00A0€, 33,9\u00A0% l’an, avant le 26/11/2026\n- Acier Morin F2 : payer 2\u00A0970,59\u00A0€, escompte hors TVA 25,01\u00A0€, TVA correspondante 5\u00A0€, 11,9\u00A0% l’an, avant le 25/11/2026\nEn tout : payer 4\u00A0146,59\u00A0€, escompte hors TVA 45,01\u00A0€\nAvantageux, mais au-delà de la trésorerie prévue\n- Bois Delmas F3 : payer 11\u00A0820\u00A0€, escompte hors TVA 150\u00A0€, TVA correspondante 30\u00A0€, 18,5\u00A0% l’an, avant le 24/11/2026\nMoins avantageux que votre trésorerie\n- Colles Roy F4 : payer 119,88\u00A0€, escompte hors TVA 0,10\u00A0€, TVA correspondante 0,02\u00A0€, 1,0\u00A0% l’an, avant le 24/11/2026\nÀ regarder : dates, taux, montants ou devise\n- Swiss Relais F5\n- Joints Perrin F9',
            'Put to you for payment today\n- Peintures Nord F1: pay €1,176, discount without VAT €20, its VAT €4, 33.9\u00A0% a year, by 26/11/2026\n- Acier Morin F2: pay €2,970.59, discount without VAT €25.01, its VAT €5, 11.9\u00A0% a year, by 25/11/2026\nIn all: pay €4,146.59, discount without VAT €45.01\nWorth taking, but beyond the cash set aside\n- Bois Delmas F3: pay €11,820, discount without VAT €150, its VAT €30, 18.5\u00A0% a year, by 24/11/2026\nWorth less than your cash\n- Colles Roy F4: pay €119.88, discount without VAT €0.10, its VAT €0.02, 1.0\u00A0% a year, by 24/11/2026\nTo look at: dates, rate, amounts or currency\n- Swiss Relais F5\n- Joints Perrin F9',
          ),
        },
      ],
      outcome: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Escomptes à prendre : 2 facture(s), 45,01\u00A0€ hors TVA',
            'Discounts to take: 2 bill(s), €45.01 without VAT',
          ),
        },
      ],
      write: [
        { columns: { value: { id: 'f1', pay_on: '2026-11-23', pay_amount: 1176 } } },
        { columns: { value: { id: 'f2', pay_amount: 2970.59 } } },
      ],
    },
  },
  {
    name: { fr: 'Oui, mais Airtable refuse', en: 'Yes, but Airtable refuses' },
    given: {
      morning: [{}],
      bills: [PAINT],
      ask: answer('Oui', 'Yes'),
      write: { fails: '422 Unknown field' },
      tell: [{ messageId: '3' }],
    },
    expects: {
      outcome: [
        {
          text: both(
            'Portées à payer ce jour dans Airtable :\n- Peintures Nord F1 : 1\u00A0176\u00A0€ (non noté) 422 Unknown field',
            'Put down for payment today in Airtable:\n- Peintures Nord F1: €1,176 (not noted) 422 Unknown field',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: { morning: [{}], bills: [PAINT], ask: [{}], warn: [{ messageId: '4' }] },
    expects: { choose: [{ count: 1, state: 'ask' }], outcome: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Escomptes : sans réponse, rien n’est porté à payer',
            'Discounts: no answer, nothing put down for payment',
          ),
          text: both(
            'Proposées au paiement de ce jour\n- Peintures Nord F1 : payer 1\u00A0176\u00A0€, escompte hors TVA 20\u00A0€, TVA correspondante 4\u00A0€, 33,9\u00A0% l’an, avant le 26/11/2026\nEn tout : payer 1\u00A0176\u00A0€, escompte hors TVA 20\u00A0€',
            'Put to you for payment today\n- Peintures Nord F1: pay €1,176, discount without VAT €20, its VAT €4, 33.9\u00A0% a year, by 26/11/2026\nIn all: pay €1,176, discount without VAT €20',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un non', en: 'A no' },
    given: { morning: [{}], bills: [PAINT], ask: answer('Non', 'No'), warn: [{ messageId: '5' }] },
    expects: { choose: [{ count: 1, state: 'ask' }], outcome: 'not reached' },
    asks: { warn: [{ subject: both('Escomptes : refusés ce jour', 'Discounts: declined today') }] },
  },
  {
    name: { fr: 'Rien dans les quatre jours', en: 'Nothing within four days' },
    given: { morning: [{}], bills: [{}] },
    expects: { choose: [{ state: 'none', count: 0 }], warn: 'not reached' },
  },
  {
    name: { fr: 'Une date manque', en: 'A date is missing' },
    given: {
      morning: [{}],
      bills: [bill('f8', 'Tôles Vidal', [100, 120], [2, '', '2026-12-31'])],
      warn: [{ messageId: '6' }],
    },
    expects: { choose: [{ state: 'tell', count: 0 }] },
    asks: {
      warn: [
        {
          subject: both('Escomptes : à regarder', 'Discounts: to be looked at'),
          text: both(
            'À regarder : dates, taux, montants ou devise\n- Tôles Vidal F8',
            'To look at: dates, rate, amounts or currency\n- Tôles Vidal F8',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: { morning: [{}], bills: { fails: '503' }, warn: [{ messageId: '7' }] },
    expects: { choose: [{ state: 'broken', rows: [] }] },
    asks: { warn: [{ subject: both('Escomptes : à regarder', 'Discounts: to be looked at') }] },
  },
]
