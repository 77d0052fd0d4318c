import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (invoice: string, rate: number, base: number, vat: number) => ({
  id: `${invoice}-${rate}-${base}`,
  invoice,
  rate,
  base,
  vat,
})
const payment = (invoice: string, day: string, amount: number) => ({
  id: `${invoice}-${day}`,
  invoice,
  day,
  amount,
})
const counted = (month: string, invoice: string, rate: number, base: number, vat: number) => ({
  id: `${month}-${invoice}`,
  key: `${month}|${invoice}|${rate}`,
  month,
  invoice,
  rate,
  base,
  vat,
})
const LINES = [
  line('F101', 20, 1000, 200),
  line('F101', 10, 300, 30),
  // A credit note on F102.
  line('F102', 20, 500, 100),
  line('F102', 20, -100, -20),
  line('F103', 20, 100.01, 20),
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un solde, un avoir après coup, un trop-perçu',
      en: 'A balance, a later credit note, an overpayment',
    },
    given: {
      month: [{}],
      lines: LINES,
      payments: [
        payment('F101', '2026-09-10', 510),
        payment('F101', '2026-10-20', 1020),
        payment('F102', '2026-09-02', 480),
        payment('F103', '2026-10-31', 150),
        payment('F103', '2026-11-02', 10),
        payment('F999', '2026-10-05', 60),
        payment('F101', '', 5),
      ],
      before: [
        counted('2026-09', 'F101', 20, 333.33, 66.67),
        counted('2026-09', 'F101', 10, 100, 10),
        counted('2026-09', 'F102', 20, 400, 80),
        counted('2026-10', 'F104', 20, 50, 10),
        counted('2026-08', 'F050', 20, 50, 10),
      ],
      keep: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
      send: [{ messageId: '1' }],
    },
    expects: {
      compute: [
        {
          state: 'some',
          vat: 173.33,
          odd: 4,
          rows: [
            { key: '2026-10|F101|20', base: 666.67, vat: 133.33 },
            { key: '2026-10|F101|10', base: 200, vat: 20 },
            { key: '2026-10|F103|20', base: 100.01, vat: 20 },
            { key: '2026-10|F104|20', base: 0, vat: 0, stale: true },
          ],
          text: both(
            'Taux 20\u00A0% : 766,68\u00A0€ hors TVA, 153,33\u00A0€ de TVA\nTaux 10\u00A0% : 200\u00A0€ hors TVA, 20\u00A0€ de TVA\n\nNon compté, à regarder\nF999 : règlement sans facture connue, 60\u00A0€\nF101 : règlement sans date, 5\u00A0€\nF103 : payée au-delà de son total, 29,99\u00A0€\nF050 : facture disparue, dont une TVA fut comptée',
            'Rate 20\u00A0%: €766.68 without VAT, €153.33 of VAT\nRate 10\u00A0%: €200 without VAT, €20 of VAT\n\nNot counted, to look at\nF999: payment without a known invoice, €60\nF101: payment without a date, €5\nF103: paid beyond its total, €29.99\nF050: invoice vanished, whose VAT had been counted',
          ),
        },
      ],
      unkept: [{ refused: 0 }],
      warn: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'TVA sur encaissements 2026-10 : 173,33\u00A0€',
            'VAT on payments 2026-10: €173.33',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un règlement rejeté en octobre, une ligne refusée',
      en: 'A payment bounced in October, a row refused',
    },
    given: {
      month: [{}],
      lines: [line('F102', 20, 500, 100)],
      payments: [payment('F102', '2026-09-02', 600), payment('F102', '2026-10-04', -600)],
      before: [counted('2026-09', 'F102', 20, 500, 100)],
      keep: { fails: '422 Unprocessable' },
      send: [{ messageId: '2' }],
    },
    expects: {
      compute: [{ vat: -100, rows: [{ base: -500, vat: -100 }] }],
      unkept: [{ refused: 1 }],
    },
    asks: {
      send: [
        {
          text: both(
            'Taux 20\u00A0% : -500\u00A0€ hors TVA, -100\u00A0€ de TVA\n\n1 ligne(s) non gardée(s) : relancez le flux avant le mois prochain, sinon elles y seraient comptées de nouveau.',
            'Rate 20\u00A0%: €-500 without VAT, €-100 of VAT\n\n1 row(s) not kept: run the flow again before next month, or they would be counted again then.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un avoir entier non remboursé, un avoir à part, un taux corrigé',
      en: 'A full credit not paid back, a credit note apart, a rate corrected',
    },
    given: {
      month: [{}],
      lines: [
        line('F201', 20, 500, 100),
        line('F201', 20, -500, -100),
        line('A202', 20, -50, -10),
        line('F203', 20, 100, 20),
      ],
      payments: [
        payment('F201', '2026-09-02', 600),
        payment('A202', '2026-10-12', -60),
        payment('F203', '2026-09-20', 120),
      ],
      before: [
        counted('2026-09', 'F201', 20, 500, 100),
        counted('2026-09', 'F203', 10, 109.09, 10.91),
        counted('2026-08', 'F050', 20, 50, 10),
        { ...counted('2026-09', 'F050', 20, -50, -10), id: 'b' },
      ],
      keep: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
      send: [{ messageId: '5' }],
    },
    expects: {
      compute: [
        {
          vat: -100.91,
          odd: 1,
          rows: [
            { key: '2026-10|F201|20', base: -500, vat: -100 },
            { key: '2026-10|A202|20', base: -50, vat: -10 },
            { key: '2026-10|F203|20', base: 100, vat: 20 },
            { key: '2026-10|F203|10', base: -109.09, vat: -10.91 },
          ],
          text: both(
            'Taux 20\u00A0% : -450\u00A0€ hors TVA, -90\u00A0€ de TVA\nTaux 10\u00A0% : -109,09\u00A0€ hors TVA, -10,91\u00A0€ de TVA\n\nNon compté, à regarder\nF201 : payée au-delà de son total, 600\u00A0€',
            'Rate 20\u00A0%: €-450 without VAT, €-90 of VAT\nRate 10\u00A0%: €-109.09 without VAT, €-10.91 of VAT\n\nNot counted, to look at\nF201: paid beyond its total, €600',
          ),
        },
      ],
      unkept: [{ refused: 0 }],
    },
  },
  {
    name: { fr: 'Un mois sans encaissement', en: 'A month without a payment' },
    given: {
      month: [{}],
      lines: LINES,
      payments: [{}],
      before: [{}],
      warn: [{ messageId: '3' }],
    },
    expects: { compute: [{ state: 'none', vat: 0 }], each: 'not reached' },
    asks: {
      warn: [
        {
          text: both('Aucun encaissement ne rend de TVA exigible.', 'No payment makes VAT due.'),
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: {
      month: [{}],
      lines: LINES,
      payments: { fails: '503' },
      before: [{}],
      warn: [{ messageId: '4' }],
    },
    expects: { compute: [{ state: 'broken', rows: [] }], each: 'not reached' },
    asks: {
      warn: [{ text: both('Table illisible : 503', 'Table not readable: 503') }],
    },
  },
]
