import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois signes, puis expédiée', en: 'Three signs, then shipped' },
    given: {
      placed: [{ id: 901, status: 'pending' }],
      order: [
        {
          id: 901,
          status: 'processing',
          total: '460.00',
          billing: { email: 'leo@client.example', country: 'FR', phone: '' },
          shipping: { country: 'BE' },
          line_items: [{ product_id: 4, quantity: 2 }],
        },
      ],
      history: [],
      block: [{ id: 901, status: 'on-hold' }],
      ask: [{ data: { Action: { fr: 'Expédier', en: 'Ship' } } }],
      release: [{ id: 901, status: 'processing' }],
    },
    expects: {
      score: [
        {
          id: 901,
          points: 3,
          reasons: {
            fr: 'première commande, montant élevé, facturée et livrée dans deux pays, pas de téléphone',
            en: 'first order, large amount, billed and shipped in two countries, no telephone number',
          },
        },
      ],
      'level.hold': { count: 1 },
      refund: 'not reached',
      phone: 'not reached',
      stop: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Commande 901 en attente : 460.00 €',
            en: 'Order 901 on hold: €460.00',
          },
        },
      ],
      release: [{ orderId: 901, updateFields: { status: 'processing' } }],
    },
  },
  {
    name: { fr: 'Un client connu, un seul signe', en: 'A known customer, one sign' },
    given: {
      placed: [{ id: 902, status: 'pending' }],
      order: [
        {
          id: 902,
          status: 'processing',
          total: '380.00',
          billing: { email: 'rosa@client.example', country: 'FR', phone: '0100000002' },
          shipping: { country: 'FR' },
          line_items: [{ product_id: 4, quantity: 6 }],
        },
      ],
      history: [{ id: 640 }, { id: 702 }],
      phone: [{ id: 't-1' }],
    },
    expects: { score: [{ points: 1 }], 'level.call': { count: 1 }, block: 'not reached' },
    asks: {
      phone: [
        {
          content: {
            fr: 'Commande 902 : beaucoup d’un même article. Appeler le client',
            en: 'Order 902: many of one article. Call the customer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Retenue, puis remboursée', en: 'Held, then refunded' },
    given: {
      placed: [{ id: 903, status: 'pending' }],
      order: [
        {
          id: 903,
          status: 'processing',
          total: '90.00',
          billing: { email: 'zoe@client.example', country: 'FR', phone: '' },
          shipping: { country: 'FR' },
          line_items: [{ product_id: 9, quantity: 12 }],
        },
      ],
      history: { fails: 'Gateway timeout' },
      block: [{ id: 903, status: 'on-hold' }],
      ask: [{ data: { Action: { fr: 'Rembourser', en: 'Refund' } } }],
      refund: [{ id: 't-2' }],
    },
    expects: { score: [{ points: 2 }], 'ship.no': { count: 1 }, release: 'not reached' },
    asks: {
      refund: [
        {
          content: {
            fr: 'Rembourser la commande 903 et écrire au client',
            en: 'Refund order 903 and write to the customer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne retient pas', en: 'The shop does not hold' },
    given: {
      placed: [{ id: 904, status: 'pending' }],
      order: [
        {
          id: 904,
          status: 'processing',
          total: '700.00',
          billing: { email: 'ivan@client.example', country: 'FR', phone: '' },
          shipping: { country: 'FR' },
          line_items: [{ product_id: 2, quantity: 1 }],
        },
      ],
      history: [],
      block: { fails: 'Sorry, you are not allowed to edit this resource.' },
      stop: [{ sid: 'sms-1' }],
    },
    expects: { score: [{ points: 2 }], ask: 'not reached' },
    asks: {
      stop: [
        {
          to: '+33100000000',
          message: {
            fr: 'Ne pas expédier la commande 904 : à vérifier, mise en attente impossible.',
            en: 'Do not ship order 904: to be checked, could not be put on hold.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Jamais payée', en: 'Never paid' },
    given: {
      placed: [{ id: 905, status: 'pending' }],
      order: [{ id: 905, status: 'pending', total: '50.00' }],
    },
    expects: { 'paid.no': { count: 1 }, history: 'not reached', score: 'not reached' },
  },
]
