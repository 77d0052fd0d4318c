import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (DocNumber: string, TxnDate: string) => ({ Id: DocNumber, DocNumber, TxnDate })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux suites complètes', en: 'Two complete series' },
    given: {
      month: [{}],
      invoices: [
        invoice('F2026-0106', '2026-10-02'),
        invoice('F2026-0107', '2026-10-02'),
        invoice('AV2026-008', '2026-09-30'),
        invoice('AV2026-009', '2026-10-19'),
        invoice('F2026-0105', '2026-09-28'),
      ],
      proof: [{ day: '2026-11-23' }],
    },
    expects: { check: [{ count: 5, series: 2, faults: [] }], task: 'not reached' },
    asks: {
      proof: [{ columns: { value: { day: '2026-11-23', invoices: 5, series: 2 } } }],
    },
  },
  {
    name: {
      fr: 'Un trou, un double, une date qui recule',
      en: 'A hole, a double, a date gone back',
    },
    given: {
      month: [{}],
      invoices: [
        invoice('F2026-0105', '2026-09-28'),
        invoice('F2026-0106', '2026-10-05'),
        invoice('F2026-0106', '2026-10-06'),
        invoice('F2026-0110', '2026-10-03'),
        invoice('F2026-0112', '2026-10-12'),
        invoice('Remise', '2026-10-12'),
      ],
      task: [{ id: 't1' }],
    },
    expects: {
      check: [
        {
          faults: [
            both('Sans numéro final : Remise', 'Ends in no number: Remise'),
            both('En double : F2026-0106', 'Twice: F2026-0106'),
            both('Absent : F2026-0107 – F2026-0109', 'Missing: F2026-0107 – F2026-0109'),
            both(
              'F2026-0110 daté trop tôt : 2026-10-03 < 2026-10-06',
              'F2026-0110 dated too early: 2026-10-03 < 2026-10-06',
            ),
            both('Absent : F2026-0111', 'Missing: F2026-0111'),
          ],
        },
      ],
      proof: 'not reached',
    },
    asks: {
      invoices: [{ filters: { query: "WHERE TxnDate >= '2026-01-01'" } }],
      task: [
        {
          name: both('Numéros de factures : 5 à expliquer', 'Invoice numbers: 5 to explain'),
        },
      ],
    },
  },
  {
    name: { fr: 'QuickBooks ne répond pas', en: 'QuickBooks does not answer' },
    given: {
      month: [{}],
      invoices: { fails: 'Service temporarily unavailable' },
      warn: [{ accepted: true }],
    },
    expects: { check: 'not reached', proof: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'QuickBooks n’a pas répondu le 23/11/2026 : Service temporarily unavailable. Relancez le flux.',
            'QuickBooks did not answer on 23/11/2026: Service temporarily unavailable. Start the flow again.',
          ),
        },
      ],
    },
  },
]
