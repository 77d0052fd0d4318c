import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, client: number, amount: number, number: string | false = false) => ({
  id,
  name: `S00${id}`,
  partner_invoice_id: [client, 'x'],
  client_order_ref: number,
  amount_untaxed: amount,
  currency_id: [1, 'EUR'],
})
const client = (
  id: number,
  name: string,
  email: string | false,
  tags: readonly number[] = [12],
) => ({
  id,
  name,
  email,
  category_id: [...tags],
})
const CLIENTS = [
  client(7, 'Aciéries du Rhône', 'compta@acieries.example'),
  client(8, 'Mairie de Cholet', 'finances@mairie.example', [3, 12]),
  client(9, 'Garage Oudin', 'oudin@garage.example', []),
  client(10, 'Clinique du Parc', false),
]
const ORDERS = [
  order(101, 7, 12_400),
  order(102, 7, 380.5),
  order(103, 8, 950),
  order(104, 9, 700),
  order(105, 10, 2100),
  order(106, 7, 640, 'PO-4471'),
  order(107, 8, 75),
]
const morning = [{}]
const sent = [{ id: 'm-1' }]

export const examples: readonly Example[] = [
  {
    name: both('Une demande, un rappel, deux appels', 'A request, a reminder, two calls'),
    given: {
      morning,
      orders: ORDERS,
      clients: CLIENTS,
      known: [
        { sale: '103', step: 1, day: '2026-11-18' },
        { sale: '107', step: 2, day: '2026-11-17' },
        { sale: '102', step: 1, day: '2026-11-20' },
      ],
      write: [...sent, { id: 'm-2' }],
      call: sent,
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    },
    expects: {
      plan: [
        { kind: 'ask', to: 'compta@acieries.example', again: false },
        { kind: 'ask', to: 'finances@mairie.example', again: true },
        { kind: 'late' },
      ],
      warn: 'not reached',
    },
    asks: {
      write: [
        {
          subject: both(
            'Votre numéro de commande pour notre facture',
            'Your order number for our invoice',
          ),
          bodyContent: both(
            'Bonjour,\n\nPour que notre facture vous parvienne complète, pouvez-vous nous donner votre numéro de commande pour :\n\n- S00101, 12\u00A0400\u00A0€ HT\n\nUne réponse à ce message suffit. Merci.',
            'Hello,\n\nSo that our invoice reaches you complete, please give us your order number for:\n\n- S00101, €12,400 before VAT\n\nA reply to this message will do. Thank you.',
          ),
        },
        {
          subject: both(
            'Rappel : votre numéro de commande pour notre facture',
            'Reminder: your order number for our invoice',
          ),
        },
      ],
      call: [
        {
          bodyContent: both(
            '- S00105, 2\u00A0100\u00A0€ HT, Clinique du Parc, sans adresse\n- S00107, 75\u00A0€ HT, Mairie de Cholet',
            '- S00105, €2,100 before VAT, Clinique du Parc, no address\n- S00107, €75 before VAT, Mairie de Cholet',
          ),
        },
      ],
      mark: [
        { columns: { value: { sale: '101', step: 1, day: '2026-11-23' } } },
        { columns: { value: { sale: '103', step: 2 } } },
        { columns: { value: { sale: '105', step: 3 } } },
        { columns: { value: { sale: '107', step: 3 } } },
      ],
    },
  },
  {
    name: both('Courriel refusé par Outlook', 'An email refused by Outlook'),
    given: {
      morning,
      orders: ORDERS.slice(0, 3),
      clients: CLIENTS,
      known: [{}],
      write: { fails: 'ErrorInvalidRecipients' },
      warn: sent,
    },
    expects: { plan: { count: 2 }, mark: 'not reached' },
    asks: {
      warn: [
        { bodyContent: 'Aciéries du Rhône <compta@acieries.example> – ErrorInvalidRecipients' },
        { bodyContent: 'Mairie de Cholet <finances@mairie.example> – ErrorInvalidRecipients' },
      ],
    },
  },
  {
    name: both('Relancé le même jour', 'Run again on the same day'),
    given: {
      morning,
      orders: ORDERS.slice(0, 2),
      clients: CLIENTS,
      known: [
        { sale: '101', step: 1, day: '2026-11-23' },
        { sale: '102', step: 3, day: '2026-10-02' },
      ],
    },
    expects: { plan: { count: 0 }, write: 'not reached', call: 'not reached' },
  },
  {
    name: both('Odoo ne répond pas', 'Odoo does not answer'),
    given: {
      morning,
      orders: ORDERS.slice(0, 1),
      clients: { fails: 'Session expired' },
      known: [{}],
      warn: sent,
    },
    expects: { plan: [{ kind: 'stopped' }], write: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: both(
            'Odoo ne répond pas : Session expired',
            'Odoo does not answer: Session expired',
          ),
        },
      ],
    },
  },
]
