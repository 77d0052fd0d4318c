import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un juste, un écart, un inconnu', en: 'One exact, one difference, one unknown' },
    given: {
      monday: [{}],
      transfers: [
        {
          date: '2026-11-20',
          payer: 'Atelier Lenoir',
          label: 'VIR fact F 204',
          amount: '1200.10',
        },
        { date: '2026-11-20', payer: 'Jardin Petit', label: 'F-205 nov', amount: 83 },
        { date: '2026-11-21', payer: 'M. Roux', label: 'merci', amount: 50 },
      ],
      invoices: [
        { invoice: 'F-204', total: 1200.1 },
        { invoice: 'F-205', total: 84 },
      ],
      mark: [{ invoice: 'F-204' }],
      report: [{ accepted: true }],
    },
    expects: {
      reference: [
        { invoice: 'F-204', paid: 120010 },
        { invoice: 'F-205', paid: 8300 },
        { invoice: 'F-?', paid: 5000 },
      ],
      'exact.yes': [{ invoice: 'F-204', gap: 0 }],
      'exact.no': [
        { gap: -100, known: true },
        { gap: 5000, known: false },
      ],
      gather: [
        {
          line: [
            { fr: 'F-205 : écart de -1.00 €', en: 'F-205: difference of €-1.00' },
            { fr: 'M. Roux : 50.00 € sans facture', en: 'M. Roux: €50.00 without an invoice' },
          ],
        },
      ],
    },
    asks: {
      mark: [{ columns: { value: { invoice: 'F-204', paid_on: '2026-11-20' } } }],
      report: [{ subject: { fr: 'Virements à regarder : 2', en: 'Transfers to look at: 2' } }],
    },
  },
  {
    name: { fr: 'La feuille ne répond pas', en: 'The sheet does not answer' },
    given: {
      monday: [{}],
      transfers: { fails: 'The caller does not have permission' },
      invoices: [{ invoice: 'F-204', total: 1200.1 }],
      missing: [{ accepted: true }],
    },
    expects: { mark: 'not reached', report: 'not reached', cents: [{ due: 120010 }] },
    asks: {
      missing: [
        { subject: { fr: 'Rapprochement impossible ce lundi', en: 'No matching this Monday' } },
      ],
    },
  },
  {
    name: { fr: 'L’onglet des factures a disparu', en: 'The tab of invoices is gone' },
    given: {
      monday: [{}],
      transfers: [{ date: '2026-11-20', payer: 'Atelier', label: 'F 300', amount: '10.00' }],
      invoices: { fails: 'Unable to parse range' },
      missing: [{ accepted: true }],
      report: [{ accepted: true }],
    },
    expects: {
      reference: [{ invoice: 'F-300', paid: 1000 }],
      cents: 'not reached',
      mark: 'not reached',
    },
    asks: {
      missing: [
        {
          text: {
            fr: 'La feuille n’a pas pu être lue : Unable to parse range. Rien n’a été marqué.',
            en: 'The sheet could not be read: Unable to parse range. Nothing was marked.',
          },
        },
      ],
    },
  },
]
