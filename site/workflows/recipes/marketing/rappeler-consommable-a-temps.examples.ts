import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const RULES = [
  {
    sku: 'CARAFE',
    refill: 'CART-1|CART-3',
    lasts_days: 120,
    name: 'Cartouche de carafe',
    link: 'https://www.votre-boutique.example/cartouche',
  },
]
const order = (
  id: number,
  email: string,
  day: string,
  sku: string,
  quantity = 1,
  more: JsonObject = {},
) => ({
  id,
  status: 'completed',
  date_created_gmt: `${day}T09:00:00`,
  billing: { email, first_name: 'Ana' },
  line_items: [{ sku, quantity }],
  refunds: [],
  ...more,
})
const due = (id: number, email: string) => ({
  kind: 'due',
  email,
  first: 'Ana',
  mark: `${id} carafe`,
  what: 'Cartouche de carafe',
  link: 'https://www.votre-boutique.example/cartouche',
  bought: '30/07/2026',
  over: '27/11/2026',
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux dus, un bloqué, cinq pas encore',
      en: 'Two due, one blocked, five not yet',
    },
    given: {
      daily: [{}],
      rules: RULES,
      orders: [
        // 120 days from 30 July end on 27 November: written from the 17th on, for a week.
        order(1, 'Ana@client.example', '2026-07-30', 'CARAFE'),
        order(2, 'ben@client.example', '2026-07-30', 'CARAFE'),
        order(3, 'ben@client.example', '2026-10-02', 'CART-1'),
        order(4, 'cid@client.example', '2026-07-30', 'CART-1', 3),
        order(5, 'dom@client.example', '2026-07-30', 'CART-1', 1, { status: 'cancelled' }),
        order(6, 'eva@client.example', '2026-07-31', 'CART-1'),
        // The jug with three cartridges beside it: four periods, not one.
        order(8, 'gil@client.example', '2026-07-30', 'CARAFE', 1, {
          line_items: [
            { sku: 'CARAFE', quantity: 1 },
            { sku: 'CART-3', quantity: 3 },
          ],
        }),
        order(7, 'flo@client.example', '2026-07-30', 'CART-1', 1, {
          refunds: [{ total: '-9.00' }],
        }),
      ],
      fresh: [due(1, 'ana@client.example'), due(6, 'eva@client.example')],
      contact: [
        { statusCode: 404, body: { code: 'document_not_found' } },
        { statusCode: 200, body: { email: 'eva@client.example', emailBlacklisted: true } },
      ],
      send: [{ messageId: 's-1' }],
      noted: [{ id: 1 }],
    },
    expects: {
      due: [
        { email: 'ana@client.example', mark: '1 carafe', bought: '30/07/2026', over: '27/11/2026' },
        { email: 'eva@client.example', mark: '6 carafe', bought: '31/07/2026', over: '28/11/2026' },
      ],
      may: [{ way: 'write', email: 'ana@client.example' }],
      told: 'not reached',
    },
    asks: {
      noted: [{ columns: { value: { mark: '1 carafe' } } }],
      send: [
        {
          subject: {
            fr: 'Cartouche de carafe : bientôt à changer (Votre boutique)',
            en: 'Cartouche de carafe: soon to be changed (Votre boutique)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Brevo ne répond pas, un message refusé', en: 'Brevo silent, a message refused' },
    given: {
      daily: [{}],
      rules: RULES,
      orders: [
        order(1, 'ana@client.example', '2026-07-30', 'CARAFE'),
        order(6, 'eva@client.example', '2026-07-31', 'CART-1'),
      ],
      fresh: [due(1, 'ana@client.example'), due(6, 'eva@client.example')],
      contact: [
        { statusCode: 200, body: { emailBlacklisted: false } },
        { statusCode: 401, body: { message: 'Key not found' } },
      ],
      send: { fails: 'Mailbox full' },
      told: { runs: [[{ messageId: 't-1' }], [{ messageId: 't-2' }]] },
    },
    expects: {
      may: [{ way: 'write' }, { way: 'hold' }],
      refused: [
        {
          line: {
            fr: 'Commande 1 carafe : message refusé, Mailbox full',
            en: 'Order 1 carafe: message refused, Mailbox full',
          },
        },
      ],
      noted: 'not reached',
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      daily: [{}],
      rules: RULES,
      orders: { fails: 'Bad gateway' },
      blind: [{ messageId: 'b-1' }],
    },
    expects: { 'kind.blind': { count: 1 }, fresh: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'Feuille ou boutique muette : Bad gateway',
            en: 'Sheet or shop silent: Bad gateway',
          },
        },
      ],
    },
  },
]
