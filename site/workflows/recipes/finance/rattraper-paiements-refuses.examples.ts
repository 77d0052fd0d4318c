import type { Example } from '../recipe.ts'

const failed = (id: string, attempt_count = 1) => [
  {
    type: 'invoice.payment_failed',
    data: {
      object: {
        id,
        customer: 'cus_7',
        customer_email: 'nora@client.example',
        hosted_invoice_url: 'https://factures.example/in_1',
        amount_due: 4900,
        currency: 'eur',
        attempt_count,
        parent: { subscription_details: { subscription: 'sub_3' } },
      },
    },
  },
]
const cause = (reason: string) => [
  { data: [{ failure_code: 'card_declined', outcome: { reason } }] },
]
const LINK = 'https://factures.example/in_1'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Carte expirée, réglée ensuite', en: 'Card expired, then paid' },
    given: {
      failed: failed('in_1'),
      charge: cause('expired_card'),
      write: [{ Messages: [{ Status: 'success' }] }],
      again: [{ id: 'in_1', status: 'paid' }],
    },
    expects: {
      settings: [{ due: { fr: '49,00\u00A0€', en: '€49.00' }, subscription: 'sub_3', attempt: 1 }],
      'state.settled': { count: 1 },
      ask: 'not reached',
      call: 'not reached',
    },
    asks: {
      write: [
        {
          toEmail: 'nora@client.example',
          text: {
            fr: `Votre carte a expiré. Votre accès reste ouvert. Pour régler : ${LINK}`,
            en: `Your card has expired. Your access stays open. To pay: ${LINK}`,
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Sans provision : une semaine, puis suspendu',
      en: 'No funds: a week, then suspended',
    },
    given: {
      failed: failed('in_2'),
      charge: cause('insufficient_funds'),
      again: [{ id: 'in_2', status: 'open' }],
      ask: {
        runs: [
          [{ data: { Action: { fr: 'Laisser une semaine', en: 'Give them a week' } } }],
          [{ data: { Action: { fr: 'Suspendre', en: 'Suspend' } } }],
        ],
      },
      suspend: [{ id: 'sub_3' }],
    },
    expects: {
      'cause.funds': { count: 1 },
      'choice.wait': { count: 1 },
      write: 'not reached',
      call: 'not reached',
    },
    asks: { suspend: [{ url: 'https://api.stripe.com/v1/subscriptions/sub_3' }] },
  },
  {
    name: { fr: 'Cause illisible, personne ne répond', en: 'Cause unreadable, nobody answers' },
    given: {
      failed: failed('in_3'),
      charge: { fails: 'Request timed out' },
      write: [{ Messages: [{ Status: 'success' }] }],
      again: [{ id: 'in_3', status: 'open' }],
      ask: [{}],
      call: [{ id: 't1' }],
    },
    expects: { 'choice.other': { count: 1 }, suspend: 'not reached' },
    asks: {
      write: [
        {
          text: {
            fr: `Votre banque a refusé ce paiement, sans nous dire pourquoi. Votre accès reste ouvert. Pour régler : ${LINK}`,
            en: `Your bank refused this payment without telling us why. Your access stays open. To pay: ${LINK}`,
          },
        },
      ],
      call: [
        {
          content: {
            fr: 'Appeler nora@client.example : 49,00\u00A0€ impayés',
            en: 'Call nora@client.example: €49.00 unpaid',
          },
          options: { dueDate: '2026-11-24' },
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel ne part pas', en: 'The email does not leave' },
    given: {
      failed: failed('in_4'),
      charge: cause('generic_decline'),
      write: { fails: 'Sender not validated' },
      call: [{ id: 't2' }],
    },
    expects: { 'cause.other': { count: 1 }, again: 'not reached' },
    asks: {
      call: [
        {
          content: {
            fr: 'Appeler nora@client.example : 49,00\u00A0€ impayés (échec : Sender not validated)',
            en: 'Call nora@client.example: €49.00 unpaid (failed: Sender not validated)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Stripe refuse la suspension', en: 'Stripe refuses to suspend' },
    given: {
      failed: failed('in_5'),
      charge: cause('generic_decline'),
      write: [{ Messages: [{ Status: 'success' }] }],
      again: [{ id: 'in_5', status: 'open' }],
      ask: [{ data: { Action: { fr: 'Suspendre', en: 'Suspend' } } }],
      suspend: { fails: 'No such subscription' },
      call: [{ id: 't3' }],
    },
    expects: { 'choice.suspend': { count: 1 } },
    asks: {
      call: [
        {
          content: {
            fr: 'Appeler nora@client.example : 49,00\u00A0€ impayés (échec : No such subscription)',
            en: 'Call nora@client.example: €49.00 unpaid (failed: No such subscription)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Stripe muet à la relecture', en: 'Stripe silent on the second reading' },
    given: {
      failed: failed('in_6'),
      charge: cause('insufficient_funds'),
      again: { fails: 'Service unavailable' },
      call: [{ id: 't4' }],
    },
    expects: { 'state.other': { count: 1 }, ask: 'not reached' },
    asks: {
      call: [
        {
          content: {
            fr: 'Appeler nora@client.example : 49,00\u00A0€ impayés (échec : Service unavailable)',
            en: 'Call nora@client.example: €49.00 unpaid (failed: Service unavailable)',
          },
        },
      ],
    },
  },
]
