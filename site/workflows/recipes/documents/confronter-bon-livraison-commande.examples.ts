import type { Example, Given } from '../recipe.ts'

const note = (order: string): Given => ({
  items: [
    {
      json: { order },
      files: { photo: { type: 'image/jpeg', name: 'bon.jpg', text: 'JPG' } },
    },
  ],
})
const lines = (...all: readonly (readonly [reference: string, quantity: number])[]): Given => ({
  says: [JSON.stringify({ lines: all.map(([reference, quantity]) => ({ reference, quantity })) })],
})
const ordered = [
  { name: '[VIS-A4] Vis inox', product_qty: 40 },
  { name: '[EQ 220] Équerre', product_qty: 12 },
  { name: '[VIS-A4] Vis inox, suite', product_qty: 10 },
]
const byHand = (fr: string, en: string) => ({
  byHand: [
    {
      message: {
        fr: `Commande P00042, à vérifier à la main : ${fr}`,
        en: `Order P00042, to be checked by hand: ${en}`,
      },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux équerres de moins, un intrus', en: 'Two brackets short, one stranger' },
    given: {
      note: note('p00042 '),
      read: [{ extractedText: '| VIS A4 | 50 |\n| EQ220 | 10 |\n| COL-9 | 1 |' }],
      medium: lines(['VIS A4', 50], ['EQ220', 10], ['COL-9', 1]),
      ordered,
      claim: [{ id: 'd1' }],
    },
    expects: {
      settings: [{ order: 'P00042' }],
      compare: [
        {
          state: 'gap',
          gaps: [
            { ref: 'EQ 220', ordered: 12, received: 10 },
            { ref: 'COL-9', ordered: 0, received: 1 },
          ],
        },
      ],
      byHand: 'not reached',
    },
    asks: {
      claim: [
        {
          subject: {
            fr: 'Commande P00042 : 2 écart(s) à la livraison',
            en: 'Order P00042: 2 difference(s) on delivery',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Conforme', en: 'All right' },
    given: {
      note: note('P00042'),
      read: [{ extractedText: 'EQ 220 12,00\nVIS-A4 50' }],
      medium: lines(['EQ 220', 12], ['VIS-A4', 50]),
      ordered,
      right: [{ id: 'm1' }],
    },
    expects: { compare: [{ state: 'same', lines: 2, gaps: [] }], claim: 'not reached' },
    asks: {
      right: [
        {
          message: {
            fr: 'Commande P00042 : 2 ligne(s), conforme au bon. Comptez les cartons.',
            en: 'Order P00042: 2 line(s), the note agrees. Count the boxes.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une quantité que le bon ne porte pas', en: 'A quantity the note does not carry' },
    given: {
      note: note('P00042'),
      read: [{ extractedText: 'EQ 220 12\nVIS-A4 5?' }],
      medium: lines(['EQ 220', 12], ['VIS-A4', 50]),
      ordered,
      byHand: [{ id: 'm2' }],
    },
    expects: { compare: [{ state: 'doubt', doubts: ['VIS-A4'] }], claim: 'not reached' },
    asks: byHand('lecture douteuse de VIS-A4', 'doubtful reading of VIS-A4'),
  },
  {
    name: { fr: 'Commande inconnue d’Odoo', en: 'Odoo does not know the order' },
    given: {
      note: note('P00042'),
      read: [{ extractedText: 'EQ 220 12' }],
      medium: lines(['EQ 220', 12]),
      ordered: [{}],
      byHand: [{ id: 'm3' }],
    },
    expects: { compare: [{ state: 'doubt', found: 0 }] },
    asks: byHand('introuvable dans Odoo', 'not found in Odoo'),
  },
  {
    name: { fr: 'Photo refusée', en: 'Photo refused' },
    given: {
      note: note('P00042'),
      read: { fails: 'Image is too blurred' },
      byHand: [{ id: 'm4' }],
    },
    expects: { settings: [{ order: 'P00042' }], lines: 'not reached' },
    asks: byHand('bon non lu', 'note not read'),
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      note: note('P00042'),
      read: [{ extractedText: 'EQ 220 12' }],
      medium: { fails: 'The service is overloaded' },
      byHand: [{ id: 'm5' }],
    },
    expects: { 'lines.error': { count: 1 }, ordered: 'not reached' },
    asks: byHand('bon non lu', 'note not read'),
  },
  {
    name: { fr: 'Outlook refuse le brouillon', en: 'Outlook refuses the draft' },
    given: {
      note: note('P00042'),
      read: [{ extractedText: 'EQ 220 11\nVIS-A4 50' }],
      medium: lines(['EQ 220', 11], ['VIS-A4', 50]),
      ordered,
      claim: { fails: 'Mailbox is full' },
      byHand: [{ id: 'm6' }],
    },
    expects: { compare: [{ state: 'gap' }] },
    asks: byHand('brouillon non créé, écarts sur EQ 220', 'no draft made, differences on EQ 220'),
  },
]
