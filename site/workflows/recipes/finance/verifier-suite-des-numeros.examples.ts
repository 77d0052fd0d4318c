import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (name: string | false, invoice_date: string | false) => ({ name, invoice_date })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux suites complètes, un trou expliqué',
      en: 'Two complete series, one hole explained',
    },
    given: {
      month: [{}],
      invoices: [
        invoice('FAC/2025/00412', '2025-12-19'),
        invoice('FAC/2026/00033', '2026-10-02'),
        invoice('RFAC/2026/00001', '2026-09-30'),
        ...Array.from({ length: 30 }, (_, at) =>
          invoice(`FAC/2026/${String(at + 1).padStart(5, '0')}`, '2026-03-02'),
        ),
        invoice('RFAC/2026/00002', '2026-10-19'),
        invoice('/', '2026-10-20'),
        invoice(false, '2026-10-21'),
      ],
      proof: [{ day: '2026-11-23' }],
    },
    expects: { check: [{ state: 'sound', count: 34, series: 3, faults: [] }], task: 'not reached' },
    asks: {
      proof: [{ columns: { value: { day: '2026-11-23', invoices: 34, series: 3 } } }],
    },
  },
  {
    name: {
      fr: 'La première absente, un trou, un double, une date qui recule',
      en: 'The first missing, a hole, a double, a date gone back',
    },
    given: {
      month: [{}],
      invoices: [
        invoice('F2026-003', '2026-09-28'),
        invoice('F2026-004', '2026-10-05'),
        invoice('F2026-004', '2026-10-06'),
        invoice('F2026-008', '2026-10-03'),
        invoice('F2026-010', '2026-10-12'),
        invoice('Remise', '2026-10-12'),
      ],
      task: [{ id: 't1' }],
    },
    expects: {
      check: [
        {
          faults: [
            both('Sans numéro final : Remise', 'Ends in no number: Remise'),
            both('Absent : F2026-001 – F2026-002', 'Missing: F2026-001 – F2026-002'),
            both('En double : F2026-004', 'Twice: F2026-004'),
            both('Absent : F2026-005 – F2026-007', 'Missing: F2026-005 – F2026-007'),
            both(
              'F2026-008 daté trop tôt : 2026-10-03 < 2026-10-06',
              'F2026-008 dated too early: 2026-10-03 < 2026-10-06',
            ),
            both('Absent : F2026-009', 'Missing: F2026-009'),
          ],
        },
      ],
      proof: 'not reached',
    },
    asks: {
      invoices: [{ filters: { filter: [{}, { value: '2025-12-01' }] } }],
      task: [
        {
          name: both('Numéros de factures : 6 à expliquer', 'Invoice numbers: 6 to explain'),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien n’est lu', en: 'Nothing is read' },
    given: { month: [{}], invoices: [], task: [{ id: 't2' }] },
    expects: { check: [{ state: 'faulty', count: 0 }], proof: 'not reached' },
    asks: {
      task: [
        {
          additionalFields: {
            content: both(
              'Aucune facture lue : le compte a-t-il le droit de les lire ?',
              'No invoice was read: may the account read them?',
            ),
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      month: [{}],
      invoices: { fails: 'Service temporarily unavailable' },
      warn: [{ accepted: true }],
    },
    expects: { check: [{ state: 'broken' }], proof: 'not reached', task: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Odoo n’a pas répondu le 23/11/2026 : Service temporarily unavailable. Relancez le flux.',
            'Odoo did not answer on 23/11/2026: Service temporarily unavailable. Start the flow again.',
          ),
        },
      ],
    },
  },
]
