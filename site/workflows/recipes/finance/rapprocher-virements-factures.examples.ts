import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un juste, un écart, un double, un inconnu',
      en: 'One exact, one difference, one double, one unknown',
    },
    given: {
      monday: [{}],
      transfers: [
        {
          date: '2026-11-20',
          payer: 'Atelier Lenoir',
          label: 'VIR fact F 204',
          amount: '1 200,10',
        },
        { date: '2026-11-20', payer: 'Jardin Petit', label: 'F-205 nov', amount: 83 },
        { date: '2026-11-21', payer: 'M. Roux', label: 'merci, ref 206', amount: 50 },
        { date: '2026-11-21', payer: 'Banque', label: 'frais f 208', amount: '-8,40' },
        { date: '2026-11-20', payer: 'Garage Nil', label: 'F207', amount: 1250 },
        { date: '2026-11-21', payer: 'Garage Nil', label: 'F-207', amount: 1250 },
        { date: '2026-11-21', payer: 'Café Est', label: 'F 208', amount: 40 },
      ],
      invoices: [
        { invoice: 'F-204', total: 1200.1 },
        { invoice: 'F-205', total: 84 },
        { invoice: 'F-206', total: 50 },
        { invoice: 'F-207', total: 1250 },
        { invoice: 'F-208', total: 40, paid_on: '2026-11-14' },
      ],
      mark: [{ invoice: 'F-204' }],
      report: [{ accepted: true }],
    },
    expects: {
      reference: [
        { invoice: 'F-204', paid: 120010 },
        { invoice: 'F-205', paid: 8300 },
        { invoice: 'F-?', paid: 5000 },
        { paid: -840 },
        { invoice: 'F-207', paid: 125000 },
        { invoice: 'F-207' },
        { invoice: 'F-208' },
      ],
      received: { count: 6 },
      'exact.yes': [{ invoice: 'F-204', gap: 0 }],
      'exact.no': [
        { gap: -100, known: true },
        { gap: 0, twice: true },
        { gap: 0, twice: true },
        { gap: 0, twice: true },
        { gap: 5000, known: false },
      ],
      gather: [
        {
          line: [
            { fr: 'F-205 : il manque 1\u00A0€', en: 'F-205: short by €1' },
            {
              fr: 'F-207 : payée deux fois ? 1\u00A0250\u00A0€ le 2026-11-20',
              en: 'F-207: paid twice? €1,250 on 2026-11-20',
            },
            {
              fr: 'F-207 : payée deux fois ? 1\u00A0250\u00A0€ le 2026-11-21',
              en: 'F-207: paid twice? €1,250 on 2026-11-21',
            },
            {
              fr: 'F-208 : payée deux fois ? 40\u00A0€ le 2026-11-21',
              en: 'F-208: paid twice? €40 on 2026-11-21',
            },
            { fr: 'M. Roux : 50\u00A0€ sans facture', en: 'M. Roux: €50 without an invoice' },
          ],
        },
      ],
    },
    asks: {
      mark: [{ columns: { value: { invoice: 'F-204', paid_on: '2026-11-20' } } }],
      report: [{ subject: { fr: 'Virements à regarder : 5', en: 'Transfers to look at: 5' } }],
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
      invoices: { fails: 'Unable to parse range' },
      missing: [{ accepted: true }],
    },
    expects: {
      cents: 'not reached',
      transfers: 'not reached',
      report: 'not reached',
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
