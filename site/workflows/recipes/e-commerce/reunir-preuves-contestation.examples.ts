import type { Example } from '../recipe.ts'

/** The last of November 2026, 23:59:59 in Paris. */
const DUE = 1_796_079_599

const dispute = (due_by: number, more = {}) => [
  {
    type: 'charge.dispute.created',
    data: {
      object: {
        id: 'dp_1',
        charge: 'ch_1',
        payment_intent: 'pi_1',
        amount: 124_050,
        currency: 'eur',
        reason: 'product_not_received',
        evidence_details: { due_by, has_evidence: false, submission_count: 0 },
        ...more,
      },
    },
  },
]
const charge = (more = {}) => [
  {
    id: 'ch_1',
    amount: 124_050,
    amount_refunded: 0,
    metadata: { order_id: '812' },
    payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    ...more,
  },
]
const order = (transaction_id = 'ch_1') => [
  {
    id: 812,
    number: '812',
    transaction_id,
    date_created: '2026-10-29T18:02:11',
    billing: { first_name: 'Ines', last_name: 'Roy', email: 'ines@client.example' },
    shipping: { address_1: '4 rue du Port', postcode: '29200', city: 'Brest' },
    line_items: [{ name: 'Sac & housse', quantity: 2 }],
    meta_data: [
      {
        key: '_wc_shipment_tracking_items',
        value: [{ tracking_number: '6A123', date_shipped: '1793347200' }],
      },
    ],
  },
]
const parcel = (code: string) => [
  {
    shipment: {
      isFinal: code === 'DI1',
      event: [
        { code: 'DR1', label: 'Déclaré', date: '2026-10-30T08:00:00+01:00' },
        { code, label: 'Dernier', date: '2026-11-02T11:20:00+01:00' },
      ],
    },
  },
]
const FRESH = [{ id: 'dp_1', charge: 'ch_1' }]
const FACTS = {
  fr: 'Commande 812 du 29/10/2026\nColis 6A123 expédié le 30/10/2026\nLivré le 02/11/2026, à : 4 rue du Port 29200 Brest\nPaiement authentifié par 3-D Secure',
  en: 'Order 812 of 29/10/2026\nParcel 6A123 shipped on 30/10/2026\nDelivered on 02/11/2026 to: 4 rue du Port 29200 Brest\nPayment authenticated by 3-D Secure',
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Livré, déposé, oublié jusqu’à l’avant-veille',
      en: 'Delivered, staged, forgotten',
    },
    given: {
      dispute: dispute(DUE),
      fresh: FRESH,
      charge: charge(),
      order: order(),
      track: parcel('DI1'),
      stage: [{ id: 'dp_1' }],
      task: [{ id: 't1' }],
      remember: [{ id: 1 }],
      again: [{ id: 'dp_1', status: 'needs_response' }],
      warn: [{ accepted: true }],
    },
    expects: {
      case: [
        {
          state: 'strong',
          amount: { fr: '1\u00A0240,50\u00A0€', en: '€1,240.50' },
          facts: FACTS,
          due: '30/11/2026 23:59',
          task: '2026-11-27',
          remind: '2026-11-28T23:59:59.000+01:00',
        },
      ],
      'open.yes': { count: 1 },
    },
    asks: {
      task: [
        {
          content: {
            fr: 'Contestation de 1\u00A0240,50\u00A0€ : relire et envoyer dans Stripe',
            en: 'Dispute of €1,240.50: read and send in Stripe',
          },
          options: { dueDate: '2026-11-27' },
        },
      ],
      warn: [
        {
          subject: {
            fr: 'Contestation de 1\u00A0240,50\u00A0€ : à envoyer avant le 30/11/2026 23:59',
            en: 'Dispute of €1,240.50: to be sent before 30/11/2026 23:59',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Encore en route, et une autre commande',
      en: 'Still under way, and another’s order',
    },
    given: {
      dispute: dispute(DUE),
      fresh: FRESH,
      charge: charge(),
      order: order('ch_9'),
      track: parcel('DI1'),
      task: [{ id: 't2' }],
      remember: [{ id: 2 }],
      again: [{ id: 'dp_1', status: 'under_review' }],
    },
    expects: {
      case: [
        {
          state: 'thin',
          facts: {
            fr: 'Commande introuvable d’après le paiement\nAucune preuve de livraison\nPaiement authentifié par 3-D Secure',
            en: 'Order not found from the payment\nNo proof of delivery\nPayment authenticated by 3-D Secure',
          },
        },
      ],
      stage: 'not reached',
      warn: 'not reached',
    },
    asks: {
      task: [
        {
          content: {
            fr: 'Contestation de 1\u00A0240,50\u00A0€ : preuves à chercher',
            en: 'Dispute of €1,240.50: evidence to be found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà remboursée, et Todoist refuse', en: 'Refunded already, and Todoist refuses' },
    given: {
      dispute: dispute(DUE),
      fresh: FRESH,
      charge: charge({ amount_refunded: 124_050 }),
      order: order(),
      track: parcel('DI2'),
      task: { fails: 'Unauthorized' },
      warn: [{ accepted: true }],
    },
    expects: { case: [{ state: 'refunded' }], stage: 'not reached', remember: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'dp_1\nCommande 812 du 29/10/2026\nColis 6A123 expédié le 30/10/2026\nAucune preuve de livraison\nPaiement authentifié par 3-D Secure\nDéjà remboursé : 100\u00A0%',
            en: 'dp_1\nOrder 812 of 29/10/2026\nParcel 6A123 shipped on 30/10/2026\nNo proof of delivery\nPayment authenticated by 3-D Secure\nRefunded already: 100%',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une commande payée par virement', en: 'An order paid by transfer' },
    given: {
      dispute: dispute(DUE),
      fresh: FRESH,
      charge: charge(),
      order: order(''),
      track: parcel('DI1'),
      task: { fails: 'Unauthorized' },
      warn: [{ accepted: true }],
    },
    expects: { case: [{ state: 'thin' }], stage: 'not reached' },
  },
  {
    name: { fr: 'Stripe refuse le dépôt', en: 'Stripe refuses the staging' },
    given: {
      dispute: dispute(DUE),
      fresh: FRESH,
      charge: charge(),
      order: order(),
      track: parcel('DI1'),
      stage: { fails: '400 - Bad request' },
      task: [{ id: 't3' }],
      remember: [{ id: 3 }],
      again: { fails: '503 - Service unavailable' },
      warn: [{ accepted: true }],
    },
    expects: { 'state.strong': { count: 1 }, 'open.yes': { count: 1 } },
    asks: {
      task: [
        {
          content: {
            fr: 'Contestation de 1\u00A0240,50\u00A0€ : dépôt refusé, à faire dans Stripe',
            en: 'Dispute of €1,240.50: staging refused, do it in Stripe',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune réponse permise, tout muet', en: 'No answer allowed, all silent' },
    given: {
      dispute: dispute(0, { amount: 900, currency: 'xpf' }),
      fresh: FRESH,
      charge: { fails: '404' },
      order: { fails: '404' },
      track: { fails: '404' },
      warn: [{ accepted: true }],
    },
    expects: { case: [{ state: 'closed', amount: '900 XPF', due: '' }], task: 'not reached' },
    asks: {
      order: [{ orderId: '0' }],
      warn: [
        {
          subject: {
            fr: 'Contestation de 900 XPF : aucune réponse possible',
            en: 'Dispute of 900 XPF: no answer possible',
          },
        },
      ],
    },
  },
]
