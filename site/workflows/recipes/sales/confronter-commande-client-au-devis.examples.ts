import type { Example, GivenItem } from '../recipe.ts'

const mail = (subject: string): GivenItem => ({
  json: { subject, from: 'achats@laiterie.example' },
  files: { attachment_0: { type: 'application/pdf', name: 'commande.pdf', text: 'PDF' } },
})
type Line = readonly [reference: string, quantity: number, price: number]
const says = (number: string, quote: string, days: number, ...lines: readonly Line[]) =>
  JSON.stringify({
    number,
    quote,
    days,
    lines: lines.map(([reference, quantity, price]) => ({ reference, quantity, price })),
  })
const read = (...references: readonly string[]) => [{ extractedText: references.join(' | ') }]
const sent = { id: 88, name: 'S00310', state: 'sent', payment_term_id: [3, '30 jours'] }
const ours = [
  {
    id: 1,
    product_id: [9, '[CUV-200] Cuve 200 L'],
    product_uom_qty: 2,
    price_unit: 1200,
    discount: 10,
  },
  {
    id: 2,
    product_id: [12, '[JNT 40] Joint 40'],
    product_uom_qty: 20,
    price_unit: 6.5,
    discount: 0,
  },
  { id: 3, product_id: false, product_uom_qty: 0, price_unit: 0, discount: 0 },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux bons : un conforme, un différent',
      en: 'Two orders: one right, one different',
    },
    given: {
      inbox: { items: [mail('Commande 7781'), mail('Commande 7790')] },
      read: { runs: [read('7781', 'CUV-200', 'JNT-40'), read('7790', 'CUV 200', 'PMP-5')] },
      medium: {
        says: [
          says('7781', 'S00310', 30, ['CUV-200', 2, 1080], ['JNT-40', 20, 6.5]),
          says('7790', 'S00310', 60, ['CUV 200', 3, 1080], ['PMP-5', 1, 400]),
        ],
      },
      quote: [sent],
      lines: ours,
      enter: [{ success: true }],
      gaps: [{ messageId: 'g-1' }],
    },
    expects: {
      compare: [
        { number: '7781', state: 'same', gaps: [] },
        { number: '7790', state: 'gap' },
      ],
      unread: 'not reached',
    },
    asks: {
      enter: [{ fieldsToSend: { value: { client_order_ref: '7781' } } }],
      gaps: [
        {
          subject: {
            fr: 'Commande 7790 : 4 écart(s) avec S00310',
            en: 'Order 7790: 4 difference(s) with S00310',
          },
          text: {
            fr: 'achats@laiterie.example\n\nCUV 200 : quantité 3 au lieu de 2\nPMP-5 : à la commande, pas au devis\nJNT 40 : au devis, pas à la commande\nPaiement, jours : 60 au lieu de 30',
            en: 'achats@laiterie.example\n\nCUV 200: quantity 3 instead of 2\nPMP-5: in the order, not in the quote\nJNT 40: in the quote, not in the order\nPayment, days: 60 instead of 30',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Devis introuvable', en: 'No such quote' },
    given: {
      inbox: { items: [mail('Bon 55')] },
      read: read('CUV-200'),
      medium: { says: [says('55', 'S0310', 0, ['CUV-200', 2, 1080])] },
      quote: [],
      lines: [],
      unknown: [{ messageId: 'g-2' }],
    },
    expects: { compare: [{ number: '55', state: 'unknown' }], gaps: 'not reached' },
    asks: {
      unknown: [
        {
          subject: {
            fr: 'Commande 55 : aucun devis « S0310 »',
            en: 'Order 55: no quote “S0310”',
          },
          text: 'achats@laiterie.example\nBon 55',
        },
      ],
    },
  },
  {
    name: {
      fr: 'Ancien prix, référence inventée, devis déjà confirmé',
      en: 'Old price, invented reference, quote confirmed already',
    },
    given: {
      inbox: { items: [mail('Commande 8002')] },
      read: read('BC 8O02', 'CUV-200', 'JNT-40'),
      medium: {
        says: [
          says('8002', 'S00310', 0, ['CUV-200', 2, 990], ['JNT-40', 20, 6.5], ['VAN-1', 1, 9]),
        ],
      },
      quote: [{ ...sent, state: 'sale' }],
      lines: ours,
      gaps: [{ messageId: 'g-3' }],
    },
    expects: { compare: [{ state: 'gap' }], enter: 'not reached' },
    asks: {
      gaps: [
        {
          text: {
            fr: 'achats@laiterie.example\n\nNuméro du bon à relire : 8002\nCUV-200 : prix 990 € au lieu de 1 080 €\nVAN-1 : référence à relire sur le bon\nLe devis n’est plus en cours.',
            en: 'achats@laiterie.example\n\nNumber of the order to be read again: 8002\nCUV-200: price €990 instead of €1,080\nVAN-1: reference to be read again on the order\nThe quote is no longer open.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      inbox: { items: [mail('Commande 7781')] },
      read: read('7781', 'CUV-200'),
      medium: { says: [says('7781', 'S00310', 0, ['CUV-200', 2, 1080])] },
      quote: { fails: 'Service unavailable' },
      lines: [],
      unknown: [{ messageId: 'g-7' }],
    },
    expects: { compare: [{ number: '7781', state: 'unknown' }], gaps: 'not reached' },
    asks: {
      unknown: [
        {
          subject: {
            fr: 'Commande 7781 : Odoo n’a pas répondu, Service unavailable',
            en: 'Order 7781: Odoo did not answer, Service unavailable',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le PDF est illisible', en: 'The PDF cannot be read' },
    given: {
      inbox: { items: [mail('Bon de commande')] },
      read: { fails: 'Unsupported file' },
      unread: [{ messageId: 'g-4' }],
    },
    expects: { take: 'not reached' },
    asks: {
      unread: [
        {
          subject: {
            fr: 'À traiter à la main : Bon de commande',
            en: 'To be done by hand: Bon de commande',
          },
          text: 'achats@laiterie.example\nUnsupported file',
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      inbox: { items: [mail('Commande 7781')] },
      read: read('CUV-200'),
      medium: { fails: 'The service is overloaded' },
      unread: [{ messageId: 'g-6' }],
    },
    expects: { quote: 'not reached', compare: 'not reached' },
    asks: {
      unread: [
        {
          subject: {
            fr: 'À traiter à la main : Commande 7781',
            en: 'To be done by hand: Commande 7781',
          },
          text: {
            fr: 'achats@laiterie.example\nle modèle n’a pas répondu',
            en: 'achats@laiterie.example\nthe model did not answer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo refuse le numéro', en: 'Odoo refuses the number' },
    given: {
      inbox: { items: [mail('Commande 7781')] },
      read: read('7781', 'CUV-200', 'JNT-40'),
      medium: { says: [says('7781', 'S00310', 0, ['CUV-200', 2, 1080], ['JNT-40', 20, 6.5])] },
      quote: [sent],
      lines: ours,
      enter: { fails: 'Record is locked' },
      unread: [{ messageId: 'g-5' }],
    },
    expects: { compare: [{ state: 'same' }] },
    asks: {
      unread: [
        {
          subject: {
            fr: 'À traiter à la main : Commande 7781',
            en: 'To be done by hand: Commande 7781',
          },
          text: 'achats@laiterie.example\nRecord is locked',
        },
      ],
    },
  },
]
