import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LEA = 'lea@isolation-morvan.example'
const TOM = 'tom@isolation-morvan.example'
const debit = (holder: string, day: string, label: string, amount: number | string) => ({
  holder,
  day,
  label,
  amount,
})
const receipt = (id: string, holder: string, day: string, amount: number) => ({
  id,
  holder,
  day,
  amount,
})
const DEBITS = [
  debit(LEA, '2026-11-02', 'Brasserie', 18),
  debit(LEA, '2026-11-04', 'Brasserie', 18),
  debit(LEA, '2026-11-10', 'Péage', 23.4),
  debit(LEA, '2026-11-20', 'Gare', 61),
  debit('Tom@isolation-morvan.example ', '03/11/2026', 'Quincaillerie', '1 112,50'),
  debit(TOM, '2026-08-14', 'Hôtel', 96),
  debit(TOM, '2026-11-05', 'Essence', 70),
]
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un ticket pour deux repas, un montant mal saisi',
      en: 'One receipt for two meals, one mistyped',
    },
    given: {
      friday: [{}],
      debits: DEBITS,
      receipts: [
        receipt('a', LEA, '2026-11-04', 18),
        receipt('b', LEA, '2026-11-10', 24.3),
        receipt('c', TOM, '2026-11-06', 70),
        receipt('d', TOM, '2026-10-20', 1112.5),
      ],
      ask: [{ accepted: true }, { accepted: true }],
      report: sent,
    },
    expects: {
      match: [
        {
          email: LEA,
          count: 2,
          total: 41.4,
          oldest: 21,
          lines: [
            both('02/11 Brasserie : 18\u00A0€, 21 jours', '02/11 Brasserie: €18, 21 days'),
            both(
              '10/11 Péage : 23,40\u00A0€, 13 jours – un ticket de 24,30\u00A0€',
              '10/11 Péage: €23.40, 13 days – there is a receipt of €24.30',
            ),
          ],
        },
        {
          email: TOM,
          count: 1,
          total: 1112.5,
          shown: both('1\u00A0112,50\u00A0€', '€1,112.50'),
        },
      ],
      sum: [{ sum_total: 1153.9 }],
      shut: 'not reached',
    },
    asks: {
      ask: [
        { toEmail: LEA, subject: both('2 justificatif(s) à déposer', '2 receipt(s) to hand in') },
        { toEmail: TOM },
      ],
      report: [
        {
          subject: both('Cartes : 1153,90 € sans justificatif', 'Cards: €1153.90 without receipt'),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel du porteur est refusé', en: 'The holder’s email is refused' },
    given: {
      friday: [{}],
      debits: [debit(TOM, '2026-11-05', 'Essence', 70)],
      receipts: [],
      ask: { fails: 'Mailbox unavailable' },
      report: sent,
    },
    expects: { sum: [{ sum_total: 70 }] },
    asks: {
      report: [
        {
          text: both(
            `${TOM} : 1, 70\u00A0€ (non écrit : Mailbox unavailable)`,
            `${TOM}: 1, €70 (not written to: Mailbox unavailable)`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Les justificatifs ne se lisent pas', en: 'Receipts cannot be read' },
    given: {
      friday: [{}],
      debits: DEBITS,
      receipts: { fails: 'The service is unavailable' },
      shut: sent,
    },
    expects: { match: [{ email: '' }], ask: 'not reached' },
    asks: {
      shut: [
        {
          text: 'The service is unavailable',
          subject: both(
            'Cartes : rien n’est réclamé, une source est illisible',
            'Cards: nobody was asked, a source is not readable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le relevé ne se lit pas', en: 'The statement cannot be read' },
    given: { friday: [{}], debits: { fails: 'Quota exceeded' }, shut: sent },
    expects: { match: 'not reached' },
    asks: {
      shut: [
        {
          text: 'Quota exceeded',
          subject: both(
            'Cartes : rien n’est réclamé, une source est illisible',
            'Cards: nobody was asked, a source is not readable',
          ),
        },
      ],
    },
  },
]
