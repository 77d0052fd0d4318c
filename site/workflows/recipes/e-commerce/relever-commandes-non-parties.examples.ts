import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, last_name: string, date_paid_gmt: string | null, method: string) => ({
  id,
  number: String(id),
  status: 'processing',
  date_created_gmt: '2026-11-20T16:00:00',
  date_paid_gmt,
  billing: { last_name },
  shipping_lines: [{ method_id: method }],
})
const ORDERS = [
  // Friday afternoon, in time until Wednesday.
  order(512, 'Nour', '2026-11-20T16:00:00', 'flat_rate'),
  // Before two on Wednesday: due on Friday, one day late on Monday.
  order(507, 'Bréa', '2026-11-18T12:30:00', 'flat_rate'),
  // On the eve of a public holiday after two: counted from the twelfth.
  order(498, 'Ceyrac', '2026-11-10T14:30:00', 'flat_rate'),
  order(490, 'Drouin', '2026-11-12T08:00:00', 'local_pickup'),
  order(489, 'Elbaz', '2026-11-09T08:00:00', 'flat_rate'),
]

export const examples: readonly Example[] = [
  {
    name: both(
      'Un jour férié, un retrait, une carte de plus',
      'A holiday, a collection, one more card',
    ),
    given: {
      morning: [{}],
      orders: ORDERS,
      told: [{ order: '489', day: '2026-11-17' }],
      mail: [{ accepted: true }],
      card: [{ id: 'c1' }],
      mark: [{ id: 2 }],
    },
    expects: {
      late: [
        { state: 'list', count: 3 },
        { state: 'call', id: '498', due: '2026-11-16', days: 5 },
      ],
      warn: 'not reached',
    },
    asks: {
      mail: [
        {
          subject: both('Commandes en retard de départ : 3', 'Orders late to leave: 3'),
          text: both(
            'Auraient dû partir :\n- 489, Elbaz, payée le 09/11, attendue au départ le 12/11 (jours ouvrés de retard : 7)\n- 498, Ceyrac, payée le 10/11, attendue au départ le 16/11 (jours ouvrés de retard : 5)\n- 507, Bréa, payée le 18/11, attendue au départ le 20/11 (jours ouvrés de retard : 1)\n\nÀ retirer, et toujours « en cours » :\n- 490, Drouin, payée le 12/11, attendue au départ le 16/11 (jours ouvrés de retard : 5)',
            'Should have left:\n- 489, Elbaz, paid on 09/11, to leave by 12/11 (working days late: 7)\n- 498, Ceyrac, paid on 10/11, to leave by 16/11 (working days late: 5)\n- 507, Bréa, paid on 18/11, to leave by 20/11 (working days late: 1)\n\nTo be collected, and still “processing”:\n- 490, Drouin, paid on 12/11, to leave by 16/11 (working days late: 5)',
          ),
        },
      ],
      card: [
        {
          name: both('498 : appeler le client, retard 5 j.', '498: ring the customer, 5 days late'),
        },
      ],
    },
  },
  {
    name: both('Trello refuse, la liste ne part pas', 'Trello refuses, the list does not leave'),
    given: {
      morning: [{}],
      orders: [ORDERS[2]!, ORDERS[4]!],
      told: [{}],
      mail: { fails: 'Connection refused' },
      card: { fails: 'invalid token' },
      warn: [{ ok: true }],
    },
    expects: { mark: 'not reached', lost: [{ number: ['489', '498'] }] },
    asks: {
      warn: [
        {
          text: both(
            'Carte Trello non créée, nouvel essai demain : 489, 498',
            'Trello card not created, another try tomorrow: 489, 498',
          ),
        },
        {
          text: both(
            'Le courriel des commandes en retard n’est pas parti.\nAuraient dû partir :\n- 489, Elbaz, payée le 09/11, attendue au départ le 12/11 (jours ouvrés de retard : 7)\n- 498, Ceyrac, payée le 10/11, attendue au départ le 16/11 (jours ouvrés de retard : 5)',
            'The email of late orders did not leave.\nShould have left:\n- 489, Elbaz, paid on 09/11, to leave by 12/11 (working days late: 7)\n- 498, Ceyrac, paid on 10/11, to leave by 16/11 (working days late: 5)',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien en retard, table illisible', 'Nothing late, table unreadable'),
    given: {
      morning: [{}],
      orders: [ORDERS[0]!],
      told: { fails: 'Table not found' },
      mail: [{ accepted: true }],
    },
    expects: { late: [{ count: 0 }], card: 'not reached' },
    asks: {
      mail: [
        {
          text: both(
            'Aucune commande à expédier n’est en retard.\n\nTable des cartes illisible : aucune carte n’est créée ce matin.',
            'No order to be shipped is late.\n\nThe table of cards cannot be read: no card is created this morning.',
          ),
        },
      ],
    },
  },
  {
    name: both('La boutique ne répond pas', 'The shop does not answer'),
    given: {
      morning: [{}],
      orders: { fails: '503 - Service Unavailable' },
      told: [{}],
      warn: [{ ok: true }],
    },
    expects: { late: [{ state: 'blind' }], mail: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'WooCommerce ne répond pas, les retards de ce matin ne sont pas relevés : 503 - Service Unavailable',
            'WooCommerce does not answer, this morning’s late orders are not known: 503 - Service Unavailable',
          ),
        },
      ],
    },
  },
]
