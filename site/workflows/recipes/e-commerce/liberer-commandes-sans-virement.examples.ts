import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, last_name: string, date_created_gmt: string, more = {}) => ({
  id,
  number: String(id),
  status: 'on-hold',
  currency: 'EUR',
  total: '1890.00',
  payment_method: 'bacs',
  date_created_gmt,
  billing: { first_name: 'Nour', last_name, email: `client${id}@courriel.example` },
  ...more,
})
const answer = (say: Bilingual<string>, except = '') => [
  {
    data: {
      'Annuler ces commandes': say.fr,
      'Cancel these orders': say.en,
      'Sauf ces commandes, payées': except,
      'Except these, paid': except,
    },
  },
]
const YES = both('Oui', 'Yes')
const OLD = [
  order(401, 'Amrani', '2026-11-02T09:00:00'),
  order(402, 'Béraud', '2026-11-09T23:30:00'),
  order(403, 'Caillé', '2026-11-03T10:00:00'),
]
const REMINDED = [
  { order: '401', day: '2026-11-09' },
  { order: '402', day: '2026-11-16' },
  { order: '403', day: '2026-11-09' },
]

export const examples: readonly Example[] = [
  {
    name: both(
      'Un rappel, trois échéances, un virement arrivé',
      'A reminder, three overdue, one transfer in',
    ),
    given: {
      morning: [{}],
      orders: [
        ...OLD,
        order(404, 'Dumas', '2026-11-18T09:00:00', { total: '59.90' }),
        order(405, 'Eon', '2026-11-19T09:00:00'),
        order(406, 'Fabre', '2026-11-01T09:00:00', { payment_method: 'cheque' }),
        order(407, 'Guy', '2026-11-01T09:00:00', { total: '40.00', currency: 'CHF' }),
        order(408, 'Huet', '2026-11-01T09:00:00'),
        order(410, 'Ott', '2025-03-01T09:00:00'),
      ],
      reminded: [...REMINDED, { order: '408', day: '2026-11-20' }],
      send: [{ accepted: true }, { accepted: true }],
      remember: [{ id: 1 }, { id: 2 }],
      ask: answer(YES, '#402'),
      current: [
        { id: 401, status: 'on-hold' },
        { id: 403, status: 'processing' },
      ],
      cancel: [{ id: 401, status: 'cancelled' }],
      done: [{ accepted: true }],
    },
    expects: {
      'way.remind': [
        { number: '404', age: 5, total: both('59,90\u00A0€', '€59.90') },
        { number: '407', age: 22, total: '40.00 CHF' },
      ],
      'way.free': [{ number: '401', age: 21 }, { number: '402', age: 13 }, { number: '403' }],
      pick: [{ number: '401' }, { number: '403' }],
      tell: 'not reached',
    },
    asks: {
      send: [
        { toEmail: 'client404@courriel.example' },
        { subject: both('Commande 407 : votre virement', 'Order 407: your bank transfer') },
      ],
      ask: [
        {
          message: both(
            '- 401, Amrani, 1\u00A0890\u00A0€, 21 jours\n- 402, Béraud, 1\u00A0890\u00A0€, 13 jours\n- 403, Caillé, 1\u00A0890\u00A0€, 20 jours\n\nAnnulées, elles rendent leur stock. Écrivez les numéros de celles dont l’argent est arrivé.',
            '- 401, Amrani, €1,890, 21 days\n- 402, Béraud, €1,890, 13 days\n- 403, Caillé, €1,890, 20 days\n\nOnce cancelled they give their stock back. Write the numbers of those whose money has come.',
          ),
        },
      ],
      cancel: [{ orderId: 401, updateFields: { status: 'cancelled' } }],
      done: [
        {
          text: both(
            '401 : annulée, stock rendu\n403 : plus en attente, laissée',
            '401: cancelled, stock given back\n403: no longer on hold, left',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'WooCommerce refuse, une commande illisible',
      'WooCommerce refuses, one order unreadable',
    ),
    given: {
      morning: [{}],
      orders: [OLD[0]!, OLD[2]!],
      reminded: REMINDED,
      ask: answer(YES),
      current: [{ id: 401, status: 'on-hold' }, { error: 'Invalid ID.' }],
      cancel: { fails: 'Forbidden' },
      done: [{ accepted: true }],
    },
    expects: { pick: { count: 2 }, send: 'not reached' },
    asks: {
      done: [
        {
          text: both(
            '401 : REFUSÉE par WooCommerce\n403 : NON RELUE, laissée',
            '401: REFUSED by WooCommerce\n403: NOT READ AGAIN, left',
          ),
        },
      ],
    },
  },
  {
    name: both('Un numéro mal tapé', 'A mistyped number'),
    given: {
      morning: [{}],
      orders: OLD,
      reminded: REMINDED,
      ask: answer(YES, '401 420'),
      tell: [{ accepted: true }],
    },
    expects: { current: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Rien n’est annulé : ces numéros ne sont pas dans la liste, 420',
            'Nothing is cancelled: these numbers are not on the list, 420',
          ),
        },
      ],
    },
  },
  {
    name: both('Toutes payées', 'All paid'),
    given: {
      morning: [{}],
      orders: [OLD[0]!],
      reminded: REMINDED,
      ask: answer(YES, '401'),
      tell: [{ accepted: true }],
    },
    expects: {
      pick: [
        {
          text: both(
            'Toutes sont payées : rien à annuler. Passez-les « en cours » dans WooCommerce.',
            'All are paid: nothing to cancel. Set them to “processing” in WooCommerce.',
          ),
        },
      ],
    },
  },
  {
    name: both('La comptable ne répond pas', 'The accountant does not answer'),
    given: {
      morning: [{}],
      orders: [OLD[0]!],
      reminded: REMINDED,
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { pick: [{ state: 'kept' }], current: 'not reached' },
  },
  {
    name: both('Rappels refusés', 'Reminders refused'),
    given: {
      morning: [{}],
      orders: [
        order(404, 'Dumas', '2026-11-18T09:00:00'),
        order(409, 'Ivy', '2026-11-10T09:00:00'),
      ],
      reminded: [{}],
      send: { fails: 'Mailbox unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { refused: [{ number: ['404', '409'] }], remember: 'not reached' },
    asks: {
      tell: [{ text: both('Rappel non parti pour : 404, 409', 'Reminder not sent for: 404, 409') }],
    },
  },
  {
    name: both('La boutique ne répond pas', 'The shop does not answer'),
    given: {
      morning: [{}],
      orders: { fails: 'Bad gateway' },
      reminded: REMINDED,
      tell: [{ accepted: true }],
    },
    expects: { age: [{ state: 'broken' }], send: 'not reached', ask: 'not reached' },
  },
]
