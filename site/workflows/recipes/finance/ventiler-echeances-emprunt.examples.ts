import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (
  id: number,
  loan: string,
  due: string,
  [principal, interest, insurance]: readonly [number, number, number],
  booked_on = '',
) => ({ id, loan, match: `PRET ${loan}`, due, principal, interest, insurance, booked_on })
const debit = (id: number, payment_ref: string, date: string, amount: number) => ({
  id,
  payment_ref,
  date,
  amount,
})
const WORKSHOP = row(11, 'Atelier', '2026-11-15', [1100.1, 130.3, 20])

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une juste, une plus chère, une absente',
      en: 'One right, one dearer, one absent',
    },
    given: {
      morning: [{}],
      schedule: [
        row(10, 'Atelier', '2026-10-15', [1098, 132.4, 20], '2026-10-16'),
        WORKSHOP,
        row(12, 'Atelier', '2026-12-15', [1102.2, 128.2, 20]),
        row(20, 'Fourgon', '2026-11-20', [400, 12.5, 0]),
        row(30, 'Four', '2026-11-10', [250, 8, 3]),
        row(31, 'Four', '2026-08-10', [250, 8, 3]),
        row(40, 'Presse', '15/11/2026', [90, 1, 0]),
        row(50, 'Quai', '2026-11-22', [70, 1, 0]),
        // A second loan under the first one's label, whose debits are its own.
        { ...row(60, 'Atelier bis', '2026-11-14', [500, 5, 0]), match: 'PRET Atelier' },
      ],
      lines: [
        debit(1, 'Écheance PRÊT  ATELIER 0042', '2026-11-16', -1250.4),
        debit(2, 'ECHEANCE PRET FOURGON', '2026-11-20', -414.2),
        debit(3, 'Client Roche', '2026-11-20', 261),
      ],
      send: [{ messageId: '1' }],
      mark: [{ id: 11 }],
    },
    expects: {
      judge: [
        {
          state: 'some',
          odd: 5,
          booked: [{ id: 11 }],
          text: both(
            'Écritures à passer\nAtelier, échéance du 15/11/2026 : 1\u00A0250,40\u00A0€ prélevés le 16/11/2026\n  164000 débit 1\u00A0100,10\u00A0€\n  661160 débit 130,30\u00A0€\n  616800 débit 20\u00A0€\n  512000 crédit 1\u00A0250,40\u00A0€\nÀ regarder\nFour, échéance du 10/08/2026 : trop ancienne pour le relevé lu, à passer à la main\nFour, échéance du 10/11/2026 : aucun prélèvement trouvé, attendu 261\u00A0€\nAtelier bis, échéance du 14/11/2026 : aucun prélèvement trouvé, attendu 505\u00A0€\nFourgon, échéance du 20/11/2026 : 414,20\u00A0€ prélevés le 20/11/2026, le tableau disait 412,50\u00A0€\nPresse, échéance du 15/11/2026 : date, libellé ou montants illisibles',
            'Entries to book\nAtelier, instalment of 15/11/2026: €1,250.40 taken on 16/11/2026\n  164000 debit €1,100.10\n  661160 debit €130.30\n  616800 debit €20\n  512000 credit €1,250.40\nTo look at\nFour, instalment of 10/08/2026: too old for the statement read, to be booked by hand\nFour, instalment of 10/11/2026: no debit found, expected €261\nAtelier bis, instalment of 14/11/2026: no debit found, expected €505\nFourgon, instalment of 20/11/2026: €414.20 taken on 20/11/2026, the schedule said €412.50\nPresse, instalment of 15/11/2026: date, label or amounts not readable',
          ),
        },
      ],
      mine: [{ id: 11 }],
      warn: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Emprunts : 1 échéance(s) à passer, 5 à regarder',
            'Loans: 1 instalment(s) to book, 5 to look at',
          ),
        },
      ],
      mark: [{ rowId: '11' }],
    },
  },
  {
    name: { fr: 'Grist refuse la marque', en: 'Grist refuses the mark' },
    given: {
      morning: [{}],
      schedule: [WORKSHOP],
      lines: [debit(1, 'PRET ATELIER', '2026-11-13', -1250.4)],
      send: [{ messageId: '2' }],
      mark: { fails: '403 Forbidden' },
      warn: [{ messageId: '3' }],
    },
    expects: { lost: { count: 1 }, judge: [{ odd: 0, booked: [{ id: 11 }] }] },
    asks: {
      warn: [
        {
          text: both(
            'Non marquées dans Grist, elles reviendraient demain : ne les passez qu’une fois, puis datez booked_on vous-même.\nAtelier, échéance du 15/11/2026',
            'Not marked in Grist, they would come back tomorrow: book them once, then date booked_on yourself.\nAtelier, instalment of 15/11/2026',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une échéance attendue demain', en: 'An instalment expected tomorrow' },
    given: {
      morning: [{}],
      schedule: [row(11, 'Atelier', '2026-11-21', [1100, 130, 20])],
      lines: [{}],
    },
    expects: { judge: [{ state: 'none', odd: 0, booked: [] }], mine: 'not reached' },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      morning: [{}],
      schedule: [WORKSHOP],
      lines: { fails: '504' },
      warn: [{ messageId: '4' }],
    },
    expects: { judge: [{ state: 'broken' }], mine: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Tableau ou relevé illisible : 504',
            'Schedule or statement not readable: 504',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un tableau vide', en: 'An empty schedule' },
    given: { morning: [{}], schedule: [{}], lines: [{}], warn: [{ messageId: '5' }] },
    expects: {
      judge: [
        {
          text: both('Le tableau d’amortissement est vide.', 'The loan schedule is empty.'),
        },
      ],
    },
  },
]
