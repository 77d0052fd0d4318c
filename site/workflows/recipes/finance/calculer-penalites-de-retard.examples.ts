import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (
  InvoiceNumber: string,
  Name: string,
  Total: number,
  DueDate: string,
  FullyPaidOnDate: string,
  Payments: readonly { readonly Amount: number; readonly Date: string }[] = [],
) => ({
  Type: 'ACCREC',
  InvoiceNumber,
  Contact: { ContactID: `x-${Name}`, Name },
  Total,
  DueDate,
  FullyPaidOnDate,
  Payments,
})
const INVOICES = [
  invoice('F-201', 'Rivoire', 7300, '2026-09-01', '2026-10-11', [
    { Amount: 3650, Date: '2026-08-30' },
    { Amount: 3650, Date: '2026-10-11' },
  ]),
  invoice('F-205', 'Rivoire', 1825, '2026-10-01T00:00:00', '2026-10-21T00:00:00'),
  invoice('F-207', 'Mairie de Lunel', 9000, '2026-07-01', '2026-10-15'),
  invoice('F-209', 'Cossard', 500, '2026-10-10', '2026-10-13'),
  invoice('F-190', 'Cossard', 500, '2026-06-10', '2026-09-30'),
]
const claim = both(
  'Rivoire : 140\u00A0€ (F-201 : 40 jours, 48\u00A0€ / F-205 : 20 jours, 12\u00A0€ ; indemnité 80\u00A0€)',
  'Rivoire: €140 (F-201: 40 days, €48 / F-205: 20 days, €12; fixed sum €80)',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un client en retard deux fois', en: 'One customer late twice' },
    given: {
      day: [{}],
      invoices: INVOICES,
      ask: [{ data: { approved: true } }],
      draft: [{ InvoiceID: 'd1' }],
    },
    expects: {
      count: [{ total: 140, text: claim }],
      claims: [{ contact: 'x-Rivoire', count: 2, interest: 60, fixed: 80, total: 140 }],
      shut: 'not reached',
    },
    asks: {
      invoices: [
        { options: { where: 'Type=="ACCREC" AND FullyPaidOnDate>=DateTime(2026,10,01)' } },
      ],
      ask: [
        {
          subject: both(
            'Pénalités de retard : 140\u00A0€, à facturer ?',
            'Late payment penalties: €140, to be invoiced?',
          ),
        },
      ],
      draft: [
        {
          contactId: 'x-Rivoire',
          lineItemsUi: { lineItemsValues: [{ unitAmount: 140, taxType: 'NONE' }] },
        },
      ],
    },
  },
  {
    name: { fr: 'Le silence fait grâce', en: 'Silence lets people off' },
    given: { day: [{}], invoices: INVOICES, ask: [{}] },
    expects: { count: [{ text: claim }], draft: 'not reached' },
  },
  {
    name: { fr: 'Xero refuse le brouillon', en: 'Xero refuses the draft' },
    given: {
      day: [{}],
      invoices: [INVOICES[1]!],
      ask: [{ data: { approved: true } }],
      draft: { fails: 'Account code 763 is not valid' },
      failed: [{ success: true }],
    },
    expects: { claims: [{ interest: 12, total: 52 }] },
    asks: {
      failed: [
        {
          subject: both(
            'Pénalités non préparées : Rivoire, 52\u00A0€',
            'Penalties not prepared: Rivoire, €52',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Xero ne répond pas', en: 'Xero does not answer' },
    given: {
      day: [{}],
      invoices: { fails: 'AuthenticationUnsuccessful' },
      shut: [{ success: true }],
    },
    expects: { count: 'not reached' },
    asks: {
      shut: [
        {
          subject: both(
            'Pénalités de retard : rien n’est calculé',
            'Late payment penalties: nothing worked out',
          ),
        },
      ],
    },
  },
]
