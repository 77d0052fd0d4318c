import type { Example, Given } from '../recipe.ts'

const invoice = (name: string, DocNumber: string, DueDate: string, Balance: number) => ({
  CustomerRef: { name },
  BillEmail: { Address: `compta@${name.split(' ')[1]?.toLowerCase() ?? 'client'}.example` },
  DocNumber,
  DueDate,
  Balance,
})
const letter = (customer: string, level: string, oldest: number, more = {}) => ({
  customer,
  email: `compta@${customer.split(' ')[1]?.toLowerCase() ?? 'client'}.example`,
  lines: [{ number: 'F-1', due: '2026-11-13', balance: 100, days: oldest }],
  total: '100.00',
  interest: '0.33',
  fee: '40.00',
  oldest,
  level,
  key: `${customer}|F-1|${level}`,
  ...more,
})
const told = (fr: string, en: string) => ({ tell: [{ text: { fr, en } }] })
const alone = (
  level: string,
  oldest: number,
  due: string,
  node: string,
): Readonly<Record<string, Given>> => ({
  fortnight: [{}],
  invoices: [invoice('Garage Pons', 'F-1', due, 100)],
  spared: [{}],
  fresh: [letter('Garage Pons', level, oldest)],
  [node]: { fails: 'The service is unavailable' },
  tell: [{ accepted: true }],
})
const byHand = told(
  'À relancer à la main : Garage Pons, 100.00 €',
  'To be chased by hand: Garage Pons, €100.00',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois tons, un litige', en: 'Three tones, one dispute' },
    given: {
      fortnight: [{}],
      invoices: [
        invoice('Garage Pons', 'F-1', '2026-11-13', 100),
        invoice('Hotel Ria', 'F-2', '2026-10-24', 1000),
        invoice('Hotel Ria', 'F-7', '2026-11-15', 250.5),
        invoice('Mairie Sorne', 'F-3', '2026-09-01', 730),
        invoice('Studio Avel', 'F-4', '2026-09-01', 90),
        invoice('Ferme Lac', 'F-5', '2026-11-20', 60),
      ],
      spared: [
        { customer: 'studio avel ', until: '2026-12-31' },
        { customer: 'Garage Pons', until: '2026-11-01' },
      ],
      fresh: [
        letter('Garage Pons', 'friendly', 10),
        letter('Hotel Ria', 'firm', 30, { total: '1250.50', interest: '10.52', fee: '80.00' }),
        letter('Mairie Sorne', 'formal', 83, { total: '730.00' }),
      ],
      remind: [{ id: 'd1' }],
      insist: [{ id: 'd2' }],
      formal: [{ gid: 't1' }],
      remember: [{ id: 1 }],
    },
    expects: {
      group: [
        { customer: 'Garage Pons', level: 'friendly', oldest: 10, total: '100.00' },
        {
          customer: 'Hotel Ria',
          level: 'firm',
          oldest: 30,
          total: '1250.50',
          interest: '10.52',
          fee: '80.00',
          key: 'Hotel Ria|F-2|firm',
        },
        { customer: 'Mairie Sorne', level: 'formal', oldest: 83 },
      ],
      tell: 'not reached',
    },
    asks: {
      invoices: [{ filters: { query: "WHERE Balance > '0' AND DueDate < '2026-11-23'" } }],
      insist: [
        {
          subject: {
            fr: 'Factures impayées depuis 30 jours : 1250.50 €',
            en: 'Invoices 30 days overdue: €1250.50',
          },
          options: { sendTo: 'compta@ria.example' },
        },
      ],
      formal: [{ otherProperties: { due_on: '2026-11-26' } }],
    },
  },
  {
    name: { fr: 'La liste des litiges est illisible', en: 'The list of disputes is unreadable' },
    given: {
      fortnight: [{}],
      invoices: [invoice('Garage Pons', 'F-1', '2026-11-13', 100)],
      spared: { fails: 'The service is unavailable' },
      fresh: [{ level: 'blind' }],
      tell: [{ accepted: true }],
    },
    expects: { group: [{ level: 'blind' }], remind: 'not reached' },
    asks: told(
      'La liste « ne pas relancer » est illisible : personne n’a été relancé.',
      'The list “do not chase” cannot be read: nobody was chased.',
    ),
  },
  {
    name: { fr: 'Gmail refuse le rappel', en: 'Gmail refuses the reminder' },
    given: alone('friendly', 10, '2026-11-13', 'remind'),
    expects: { group: [{ level: 'friendly' }], remember: 'not reached' },
    asks: byHand,
  },
  {
    name: { fr: 'Gmail refuse la relance ferme', en: 'Gmail refuses the firm letter' },
    given: alone('firm', 30, '2026-10-24', 'insist'),
    expects: { group: [{ level: 'firm', interest: '0.99' }], remember: 'not reached' },
    asks: byHand,
  },
  {
    name: { fr: 'Asana refuse la tâche', en: 'Asana refuses the task' },
    given: alone('formal', 83, '2026-09-01', 'formal'),
    expects: { group: [{ level: 'formal' }], remember: 'not reached' },
    asks: byHand,
  },
  {
    name: { fr: 'QuickBooks ne répond pas', en: 'QuickBooks does not answer' },
    given: {
      fortnight: [{}],
      invoices: { fails: 'Token expired' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, group: 'not reached' },
    asks: told(
      'QuickBooks ne répond pas : personne n’a été relancé.',
      'QuickBooks does not answer: nobody was chased.',
    ),
  },
]
