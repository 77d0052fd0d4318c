import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (
  id: number,
  [partner, name]: readonly [number, string],
  date: string,
  amount_residual: number,
  move_type = 'entry',
) => ({
  id,
  date,
  partner_id: partner ? [partner, name] : false,
  amount_residual,
  move_name: `P/${id}`,
  move_type,
})
const ROCHE = [7, 'Menuiserie Roche'] as const
const SYNDIC = [8, 'Syndic Alba'] as const
const MAIRIE = [9, 'Mairie de Sarzac'] as const

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un double virement, une compensation, un inconnu',
      en: 'A double transfer, a set-off, an unknown payer',
    },
    given: {
      month: [{}],
      lines: [
        line(1, ROCHE, '2026-09-02', -1240.5),
        line(2, ROCHE, '2026-09-20', -60, 'out_refund'),
        line(3, SYNDIC, '2026-08-01', -500),
        line(4, SYNDIC, '2026-11-01', 800, 'out_invoice'),
        line(5, [0, ''], '2026-10-01', -90),
        line(6, MAIRIE, '2026-11-10', -700),
        line(7, [10, 'Bar Le Quai'], '2026-09-01', -3),
        line(8, [11, 'Pension Elva'], '2026-07-01', -45.2),
      ],
      before: [{ id: 1, partner: 11, amount: 45.2, on: '2026-10-05' }],
      tell: [{ success: true }],
      partners: [{ id: 7, email: 'compta@roche.example' }],
      draft: [{ id: 'd1' }],
      note: [{ id: 2 }],
    },
    expects: {
      sort: [
        {
          total: 1345.7,
          shown: both('1\u00A0345,70\u00A0€', '€1,345.70'),
          letters: [{ id: 7, owed: 1300.5, debt: 0 }],
          text: both(
            'À rendre : rien n’est dû par ailleurs\n  Menuiserie Roche : 1\u00A0300,50\u00A0€\n    02/09/2026, règlement P/1 : 1\u00A0240,50\u00A0€\n    20/09/2026, avoir P/2 : 60\u00A0€\n  Pension Elva : 45,20\u00A0€ (lettre déjà préparée)\n    01/07/2026, règlement P/8 : 45,20\u00A0€\nÀ lettrer d’abord : le client doit aussi de l’argent\n  Syndic Alba : 500\u00A0€, doit 800\u00A0€\n    01/08/2026, règlement P/3 : 500\u00A0€\nSans client\n  Sans client : 90\u00A0€\n    01/10/2026, règlement P/5 : 90\u00A0€',
            'To be given back: nothing else is owed\n  Menuiserie Roche: €1,300.50\n    02/09/2026, payment P/1: €1,240.50\n    20/09/2026, credit note P/2: €60\n  Pension Elva: €45.20 (letter prepared before)\n    01/07/2026, payment P/8: €45.20\nTo be matched first: the customer owes money too\n  Syndic Alba: €500, owes €800\n    01/08/2026, payment P/3: €500\nNo customer\n  No customer: €90\n    01/10/2026, payment P/5: €90',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: both('1\u00A0300,50\u00A0€ à vous rendre', '€1,300.50 to give back to you'),
          additionalFields: { toRecipients: 'compta@roche.example' },
        },
      ],
      note: [{ columns: { value: { partner: 7, amount: 1300.5, on: '2026-11-23' } } }],
    },
  },
  {
    name: {
      fr: 'Une adresse manque, un brouillon est refusé',
      en: 'An address missing, a draft refused',
    },
    given: {
      month: [{}],
      lines: [line(1, ROCHE, '2026-09-02', -120), line(2, MAIRIE, '2026-09-02', -80.4)],
      before: [],
      tell: [{ success: true }],
      partners: [
        { id: 7, email: 'compta@roche.example' },
        { id: 9, email: false },
      ],
      draft: { fails: 'Quota exceeded' },
      warn: [{ success: true }],
    },
    expects: { letters: [{ state: 'write' }, { state: 'missing' }], note: 'not reached' },
  },
  {
    name: { fr: 'Comptes à jour', en: 'Accounts in order' },
    given: { month: [{}], lines: [], before: [], tell: [{ success: true }] },
    expects: { sort: [{ total: 0, letters: [] }], partners: 'not reached' },
    asks: {
      tell: [
        {
          bodyContent: both(
            'Aucun trop-perçu de plus de trente jours.',
            'No overpayment older than thirty days.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: { month: [{}], lines: { fails: '502' }, before: [], warn: [{ success: true }] },
    expects: { 'read.no': [{ state: 'broken' }], tell: 'not reached' },
    asks: {
      warn: [
        {
          subject: both('Trop-perçus : comptes illisibles', 'Overpayments: accounts not readable'),
          bodyContent: '502',
        },
      ],
    },
  },
]
