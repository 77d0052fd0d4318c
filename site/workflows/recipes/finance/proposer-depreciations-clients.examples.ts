import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (
  id: number,
  [partner, name]: readonly [number, string],
  invoice_date_due: string,
  [untaxed, total, residual]: readonly [number, number, number],
) => ({
  id,
  partner_id: [partner, name],
  invoice_date_due,
  amount_untaxed_signed: untaxed,
  amount_total_signed: total,
  amount_residual_signed: residual,
})
const ROCHE = [7, 'Menuiserie Roche'] as const
const ALBA = [8, 'Syndic Alba'] as const
const ELVA = [9, 'Pension Elva'] as const
const QUAI = [10, 'Bar Le Quai'] as const

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une dotation, une reprise, deux à décider',
      en: 'A charge, a reversal, two to decide',
    },
    given: {
      monday: [{}],
      invoices: [
        invoice(1, ROCHE, '2025-03-31', [1000, 1200, 1200]),
        invoice(2, ROCHE, '2025-12-15', [500, 600, 300]),
        invoice(3, ROCHE, '2025-12-01', [-50, -60, -60]),
        invoice(4, ALBA, '2025-05-31', [800, 880, 440.01]),
        invoice(5, ELVA, '2025-02-28', [300, 360, 360]),
        invoice(6, QUAI, '2025-12-20', [90, 99, 99]),
      ],
      decisions: [
        {
          partner: 7,
          name: 'Menuiserie Roche',
          percent: '60 %',
          reason: 'Redressement',
          year: 2025,
          kept: 100,
        },
        {
          partner: 9,
          name: 'Pension Elva',
          percent: 0.5,
          reason: 'Litige',
          year: '2025',
          kept: '',
        },
        { partner: 11, name: 'Atelier Nuit', percent: 100, reason: 'Liquidation', kept: '250,50' },
        { partner: 12, name: 'Ancien', percent: '', reason: '', kept: '' },
        // Decided for the closing before: to be decided again.
        { partner: 8, name: 'Syndic Alba', percent: 80, reason: 'Litige', year: 2024, kept: '' },
      ],
      send: [{ id: 'm1' }],
      write: [{}, {}, {}, {}],
    },
    expects: {
      weigh: [
        {
          state: 'some',
          open: 2,
          charge: 620,
          back: 250.5,
          text: both(
            'Décidé\nMenuiserie Roche : 1\u00A0200\u00A0€ hors TVA, échue depuis le 31/03/2025 – Redressement\n  416000 créance douteuse TVA comprise 1\u00A0440\u00A0€\n  681740 / 491000 dotation 620\u00A0€\nAtelier Nuit : plus rien de dû\n  491000 / 781740 reprise 250,50\u00A0€\nÀ décider\nSyndic Alba : 400,01\u00A0€ hors TVA, échue depuis le 31/05/2025\nPourcentage ou motif à reprendre (un nombre : 50)\nPension Elva : 300\u00A0€ hors TVA, échue depuis le 28/02/2025\nTotal des dotations 620\u00A0€, des reprises 250,50\u00A0€',
            'Decided\nMenuiserie Roche: €1,200 without VAT, due since 31/03/2025 – Redressement\n  416000 doubtful debt with VAT €1,440\n  681740 / 491000 charge €620\nAtelier Nuit: nothing owed any more\n  491000 / 781740 reversal €250.50\nTo be decided\nSyndic Alba: €400.01 without VAT, due since 31/05/2025\nPercentage or reason to be seen to (a number: 50)\nPension Elva: €300 without VAT, due since 28/02/2025\nCharges €620, reversals €250.50',
          ),
        },
      ],
      rows: [
        { partner: 7, debt: 1440, net: 1200 },
        { partner: 8, debt: 440.01, net: 400.01 },
        { partner: 9, debt: 360, net: 300 },
        { partner: 11, debt: 0, net: 0 },
      ],
      warn: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Dépréciations de créances : 2 client(s) à décider',
            'Bad debt allowances: 2 customer(s) to decide',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille refuse les clients', en: 'The sheet refuses the customers' },
    given: {
      monday: [{}],
      invoices: [invoice(4, ALBA, '2025-05-31', [800, 960, 960])],
      decisions: [{}],
      send: [{ id: 'm2' }],
      write: { fails: '429 Quota exceeded' },
      warn: [{ id: 'm3' }],
    },
    expects: { weigh: [{ open: 1, charge: 0 }], lost: { count: 1 } },
    asks: {
      warn: [
        {
          bodyContent: both(
            'La feuille n’a pas pris ces clients, notez-les avant d’y écrire : Syndic Alba',
            'The sheet did not take these customers, note them before you write there: Syndic Alba',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’ancien', en: 'Nothing old' },
    given: {
      monday: [{}],
      invoices: [invoice(6, QUAI, '2025-12-20', [90, 99, 99])],
      decisions: [{}],
      warn: [{ id: 'm4' }],
    },
    expects: { weigh: [{ state: 'none', rows: [] }], rows: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: both('Aucune créance ancienne à la clôture.', 'No old debt at closing.'),
        },
      ],
    },
  },
  {
    name: { fr: 'Google Sheets ne répond pas', en: 'Google Sheets does not answer' },
    given: {
      monday: [{}],
      invoices: [invoice(4, ALBA, '2025-05-31', [800, 960, 960])],
      decisions: { fails: '503' },
      warn: [{ id: 'm5' }],
    },
    expects: { weigh: [{ state: 'broken' }], rows: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: both(
            'Créances ou décisions illisibles : 503',
            'Debts or decisions not readable: 503',
          ),
        },
      ],
    },
  },
]
