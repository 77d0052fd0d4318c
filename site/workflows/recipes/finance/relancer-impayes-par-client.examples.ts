import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (
  id: number,
  customer: string,
  name: string,
  invoice_date_due: string,
  amount_residual: number,
) => ({ name, invoice_date_due, amount_residual, partner_id: [id, customer] })
const contact = (id: number, name: string) => ({ id, email: name && `compta@${name}.example` })
const letter = (customer: string, level: string, oldest: number, more = {}) => ({
  customer,
  email: `compta@${customer.split(' ')[1]?.toLowerCase() ?? 'client'}.example`,
  listed: 'F-1',
  total: both('100\u00A0€', '€100'),
  interest: both('0,33\u00A0€', '€0.33'),
  fee: both('40\u00A0€', '€40'),
  oldest,
  level,
  tone: level,
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
  invoices: [invoice(1, 'Garage Pons', 'F-1', due, 100)],
  contacts: [contact(1, 'pons')],
  spared: [{ customer: '', until: null }],
  fresh: [letter('Garage Pons', level, oldest)],
  [node]: { fails: 'The service is unavailable' },
  tell: [{ accepted: true }],
})
const byHand = told(
  'À relancer à la main : Garage Pons, 100\u00A0€',
  'To be chased by hand: Garage Pons, €100',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois tons, un litige', en: 'Three tones, one dispute' },
    given: {
      fortnight: [{}],
      invoices: [
        invoice(1, 'Garage Pons', 'F-1', '2026-11-13', 100),
        invoice(2, 'Hotel Ria', 'F-2', '2026-10-24', 1000),
        invoice(2, 'Hotel Ria', 'F-7', '2026-11-15', 250.5),
        invoice(3, 'Mairie Sorne', 'F-3', '2026-09-01', 730),
        invoice(4, 'Studio Avel', 'F-4', '2026-09-01', 90),
        invoice(5, 'Ferme Lac', 'F-5', '2026-11-20', 60),
        invoice(6, 'Lycée Aron', 'F-6', '2026-11-10', 45),
      ],
      contacts: [contact(1, 'pons'), contact(2, 'ria'), contact(3, 'sorne'), contact(6, '')],
      spared: [
        { customer: 'studio avel ', until: '2026-12-31' },
        { customer: 'Garage Pons', until: '2026-11-01' },
      ],
      fresh: [
        letter('Garage Pons', 'friendly', 10),
        letter('Hotel Ria', 'firm', 30, { total: both('1\u00A0250,50\u00A0€', '€1,250.50') }),
        letter('Mairie Sorne', 'formal', 83),
        letter('Lycée Aron', 'formal', 13, { tone: 'friendly', email: '' }),
      ],
      remind: [{ id: 'd1' }],
      insist: [{ id: 'd2' }],
      formal: [{ gid: 't1' }, { gid: 't2' }],
      remember: [{ id: 1 }],
    },
    expects: {
      group: [
        {
          customer: 'Garage Pons',
          level: 'friendly',
          oldest: 10,
          total: both('100\u00A0€', '€100'),
        },
        {
          customer: 'Hotel Ria',
          level: 'firm',
          oldest: 30,
          email: 'compta@ria.example',
          listed: both(
            'F-2, échue le 24/10/2026 : 1\u00A0000\u00A0€\nF-7, échue le 15/11/2026 : 250,50\u00A0€',
            'F-2, due on 24/10/2026: €1,000\nF-7, due on 15/11/2026: €250.50',
          ),
          total: both('1\u00A0250,50\u00A0€', '€1,250.50'),
          interest: both('10,52\u00A0€', '€10.52'),
          fee: both('80\u00A0€', '€80'),
          key: 'Hotel Ria|F-2|firm',
        },
        { customer: 'Mairie Sorne', level: 'formal', oldest: 83 },
        {
          customer: 'Lycée Aron',
          level: 'formal',
          tone: 'friendly',
          key: 'Lycée Aron|F-6|friendly',
        },
      ],
      tell: 'not reached',
    },
    asks: {
      invoices: [{ filters: { filter: [{}, {}, { value: 0 }, { value: '2026-11-23' }] } }],
      contacts: [{ filters: { filter: [{ value: '1,2,2,3,4,5,6' }] } }],
      insist: [
        {
          subject: {
            fr: 'Factures impayées depuis 30 jours : 1\u00A0250,50\u00A0€',
            en: 'Invoices 30 days overdue: €1,250.50',
          },
          options: { sendTo: 'compta@ria.example' },
        },
      ],
      formal: [
        {
          name: both(
            'Mettre en demeure Mairie Sorne, 100\u00A0€, 83 jours',
            'Formal notice to Mairie Sorne, €100, 83 days',
          ),
          otherProperties: { due_on: '2026-11-26' },
        },
        {
          name: both(
            'Sans adresse, à relancer : Lycée Aron, 100\u00A0€, 13 jours',
            'No address, chase by post: Lycée Aron, €100, 13 days',
          ),
        },
      ],
    },
  },
  ...(
    [
      [
        { fr: 'La liste des litiges est illisible', en: 'The list of disputes is unreadable' },
        { fails: 'The service is unavailable' },
      ],
      [
        {
          fr: 'Baserow hors d’atteinte, sans erreur',
          en: 'Baserow out of reach, without an error',
        },
        { fails: 'connect ECONNREFUSED', whole: true },
      ],
      [{ fr: 'Une liste vide', en: 'An empty list' }, [{}]],
    ] as const
  ).map(([name, spared]): Example => ({
    name,
    given: {
      fortnight: [{}],
      invoices: [invoice(1, 'Garage Pons', 'F-1', '2026-11-13', 100)],
      contacts: [contact(1, 'pons')],
      spared,
      fresh: [{ level: 'blind' }],
      tell: [{ accepted: true }],
    },
    expects: { group: [{ level: 'blind' }], remind: 'not reached' },
    asks: told(
      'La liste « ne pas relancer » est illisible : personne n’a été relancé.',
      'The list “do not chase” cannot be read: nobody was chased.',
    ),
  })),
  {
    name: { fr: 'Gmail refuse le rappel', en: 'Gmail refuses the reminder' },
    given: alone('friendly', 10, '2026-11-13', 'remind'),
    expects: { group: [{ level: 'friendly' }], remember: 'not reached' },
    asks: byHand,
  },
  {
    name: { fr: 'Gmail refuse la relance ferme', en: 'Gmail refuses the firm letter' },
    given: alone('firm', 30, '2026-10-24', 'insist'),
    expects: {
      group: [{ level: 'firm', interest: both('0,99\u00A0€', '€0.99') }],
      remember: 'not reached',
    },
    asks: byHand,
  },
  {
    name: { fr: 'Asana refuse la tâche', en: 'Asana refuses the task' },
    given: alone('formal', 83, '2026-09-01', 'formal'),
    expects: { group: [{ level: 'formal' }], remember: 'not reached' },
    asks: byHand,
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      fortnight: [{}],
      invoices: { fails: 'Token expired' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, group: 'not reached' },
    asks: told(
      'Odoo ne répond pas : personne n’a été relancé.',
      'Odoo does not answer: nobody was chased.',
    ),
  },
  {
    name: { fr: 'Les fiches ne se lisent pas', en: 'The records cannot be read' },
    given: {
      fortnight: [{}],
      invoices: [invoice(1, 'Garage Pons', 'F-1', '2026-11-13', 100)],
      contacts: { fails: 'Access denied' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, group: 'not reached' },
    asks: told(
      'Odoo ne répond pas : personne n’a été relancé.',
      'Odoo does not answer: nobody was chased.',
    ),
  },
]
