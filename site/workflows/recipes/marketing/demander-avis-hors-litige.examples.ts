import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un ticket ouvert, clos cinq jours plus tard',
      en: 'A ticket open, settled five days later',
    },
    given: {
      shipped: [{ body: { action: 'woocommerce_order_status_completed', arg: 4107 } }],
      order: [{ id: 4107, status: 'completed', billing: { email: 'ines@client.example' } }],
      tickets: {
        runs: [[{ id: 90, status: 'open' }], []],
      },
      invite: [{ messageId: 'm-1' }],
    },
    expects: {
      settings: [{ order: 4107 }],
      count: [
        { open: 1, silent: false, round: 1 },
        { open: 0, silent: false, round: 2 },
      ],
      choice: [{ next: 'later' }, { next: 'ask' }],
      'turn.later': { count: 1 },
      ring: 'not reached',
    },
    asks: {
      tickets: [
        { options: { query: 'requester:ines@client.example status<solved' } },
        { options: { query: 'requester:ines@client.example status<solved' } },
      ],
      invite: [
        {
          templateId: 12,
          receipients: 'ines@client.example',
          additionalFields: {
            templateParameters: { parameterValues: { parameters: 'ORDER=4107' } },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk muet trois fois', en: 'Zendesk silent three times' },
    given: {
      shipped: [{ body: { action: 'woocommerce_order_status_completed', arg: 4110 } }],
      order: [{ id: 4110, status: 'completed', billing: { email: 'luc@client.example' } }],
      tickets: { fails: 'Service unavailable' },
      ring: [{ id: 'p-1' }],
    },
    expects: {
      count: [
        { open: 0, silent: true, round: 1 },
        { open: 0, silent: true, round: 2 },
        { open: 0, silent: true, round: 3 },
      ],
      invite: 'not reached',
    },
    asks: {
      ring: [
        {
          message: {
            fr: 'Commande 4110 : Zendesk ne répond pas après 3 essais. Demande d’avis non envoyée.',
            en: 'Order 4110: Zendesk does not answer after 3 tries. No review was asked for.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun ticket, Brevo refuse', en: 'No ticket, Brevo refuses' },
    given: {
      shipped: [{ body: { action: 'woocommerce_order_status_completed', arg: 4112 } }],
      order: [{ id: 4112, status: 'completed', billing: { email: 'eva@client.example' } }],
      tickets: [],
      invite: { fails: 'Template is not active' },
      broken: [{ id: 'p-2' }],
    },
    expects: { count: [{ open: 0, silent: false, round: 1 }], choice: [{ next: 'ask' }] },
    asks: {
      broken: [
        {
          message: {
            fr: 'Commande 4112, demande d’avis non envoyée : Template is not active',
            en: 'Order 4112, no review asked for: Template is not active',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'WooCommerce ne retrouve pas la commande',
      en: 'WooCommerce cannot find the order',
    },
    given: {
      shipped: [{ body: { action: 'woocommerce_order_status_completed', arg: 4115 } }],
      order: { fails: 'Invalid ID' },
      broken: [{ id: 'p-3' }],
    },
    expects: { real: [{ order: 4115 }], tickets: 'not reached' },
    asks: {
      broken: [
        {
          message: {
            fr: 'Commande 4115, demande d’avis non envoyée : Invalid ID',
            en: 'Order 4115, no review asked for: Invalid ID',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Commande remboursée entre-temps', en: 'Order refunded meanwhile' },
    given: {
      shipped: [{ body: { action: 'woocommerce_order_status_completed', arg: 4116 } }],
      order: [{ id: 4116, status: 'refunded', billing: { email: 'tom@client.example' } }],
    },
    expects: {
      kept: { count: 0 },
      real: [{ order: 4116 }],
      tickets: 'not reached',
      ring: 'not reached',
    },
  },
]
