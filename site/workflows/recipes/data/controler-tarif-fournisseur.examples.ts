import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une virgule perdue, une nouveauté', en: 'A lost comma, something new' },
    given: {
      mail: {
        items: [
          {
            json: { subject: 'Tarif 2027', from: 'ventes@outillage-berger.example' },
            files: {
              attachment_0: {
                type: 'text/csv',
                name: 'tarif.csv',
                text: 'ref;price\nP-100;1,90\np-200 ;10,50\nP-300;1 204,50\nP-900;44\n',
              },
            },
          },
        ],
      },
      stock: [
        { ref: 'P-100', price: '189.00' },
        { ref: 'P-200', price: '10.00' },
        { ref: 'P-300', price: '1204.50' },
        { ref: 'P-400', price: '7.20' },
      ],
      apply: [{ success: true }],
      report: [{ accepted: true }],
    },
    expects: {
      theirs: [
        { ref: 'P-100', price: 1.9 },
        { ref: 'P-200', price: 10.5 },
        { ref: 'P-300', price: 1204.5 },
        { ref: 'P-900', price: 44 },
      ],
      'compare.same': { count: 1 },
      change: [
        { ref: 'P-100', percent: -99 },
        { ref: 'P-200', percent: 5 },
      ],
      'steep.yes': { count: 1 },
      gather: [
        {
          line: [
            {
              fr: 'P-100 : 189.00 → 1.90 € (-99 %), retenu',
              en: 'P-100: €189.00 → €1.90 (-99%), held',
            },
            { fr: 'P-900 : nouvelle, à 44.00 €', en: 'P-900: new, at €44.00' },
            { fr: 'P-400 : absente du nouveau tarif', en: 'P-400: not in the new list' },
          ],
        },
      ],
      unread: 'not reached',
    },
    asks: {
      apply: [
        {
          options: {
            queryReplacement: [
              10.5,
              { fr: 'code du fournisseur', en: 'code of the supplier' },
              'P-200',
            ],
          },
        },
      ],
      report: [
        {
          subject: {
            fr: 'Tarif reçu : 3 ligne(s) à trancher',
            en: 'Price list: 3 line(s) to settle',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à trancher', en: 'Nothing to settle' },
    given: {
      mail: {
        items: [
          {
            json: { subject: 'Tarif 2027, suite', from: 'ventes@outillage-berger.example' },
            files: {
              attachment_0: {
                type: 'text/csv',
                name: 'tarif.csv',
                text: 'ref;price\nP-200;10,80\n',
              },
            },
          },
        ],
      },
      stock: [{ ref: 'P-200', price: '10.00' }],
      apply: [{ success: true }],
    },
    expects: {
      change: [{ percent: 8 }],
      'steep.no': { count: 1 },
      'compare.onlyFirst': { count: 0 },
      report: 'not reached',
    },
  },
  {
    name: { fr: 'Message sans pièce jointe', en: 'Message without an attachment' },
    given: {
      mail: [{ subject: 'Nos vœux', from: 'ventes@outillage-berger.example' }],
      unread: [{ accepted: true }],
    },
    expects: { 'read.error': { count: 1 }, stock: 'not reached', compare: 'not reached' },
    asks: {
      unread: [
        {
          subject: { fr: 'Tarif illisible : Nos vœux', en: 'Unreadable price list: Nos vœux' },
        },
      ],
    },
  },
]
