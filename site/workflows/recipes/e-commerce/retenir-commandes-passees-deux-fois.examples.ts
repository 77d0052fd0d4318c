import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, gmt: string, more = {}) => ({
  id,
  number: String(id),
  status: 'processing',
  created_via: 'checkout',
  currency: 'EUR',
  total: '1249.00',
  date_created: gmt,
  date_created_gmt: gmt,
  date_paid_gmt: gmt,
  billing: { first_name: 'Inès <b>', email: 'Ines@courriel.example' },
  line_items: [
    {
      product_id: 5,
      variation_id: 51,
      quantity: 1,
      name: 'Fauteuil & repose-pieds',
      meta_data: [
        { key: 'pa_tissu', value: 'lin' },
        { key: '_reserved', value: String(id) },
      ],
    },
  ],
  ...more,
})
const FIRST = order(900, '2026-11-23T07:05:00')
const SECOND = order(904, '2026-11-23T07:09:00')
const OTHERS = [
  SECOND,
  order(902, '2026-11-23T07:06:00', { status: 'failed', date_paid_gmt: null }),
  order(880, '2026-11-22T20:00:00'),
  FIRST,
]
const START: Readonly<Record<string, Given>> = {
  placed: [{ id: 904, status: 'pending' }],
  order: [SECOND],
  recent: OTHERS,
  mark: [{ id: 1 }],
  hold: [{ id: 904, status: 'on-hold' }],
}
const FOUND = {
  kind: 'twin',
  id: 904,
  number: '904',
  first: '900',
  gap: 4,
  email: 'ines@courriel.example',
  name: 'Inès b',
  total: both('1\u00A0249\u00A0€', '€1,249'),
  items: '1 × Fauteuil & repose-pieds',
}
const answer = (fr: string, en: string): Given => [{ data: { choice: both(fr, en) } }]
const told = (fr: string, en: string) => [{ text: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: both('La cliente veut les deux', 'The customer wants both'),
    given: {
      ...START,
      fresh: [FOUND],
      ask: answer('Je veux les deux', 'I want both'),
      again: [{ id: 904, status: 'on-hold' }],
      release: [{ id: 904, status: 'processing' }],
    },
    expects: { twin: [FOUND], choice: [{ kind: 'keep', id: 904 }], tell: 'not reached' },
    asks: {
      recent: [{ options: { after: '2026-11-22T07:09:00' } }],
      hold: [{ orderId: 904, updateFields: { status: 'on-hold' } }],
      ask: [
        {
          toEmail: 'ines@courriel.example',
          subject: both(
            'Vos commandes 900 et 904 : deux fois la même ?',
            'Your orders 900 and 904: the same twice?',
          ),
        },
      ],
      release: [{ updateFields: { status: 'processing' } }],
    },
  },
  {
    name: both('Elle annule la seconde', 'She cancels the second'),
    given: {
      ...START,
      fresh: [FOUND],
      ask: answer('Annulez la seconde', 'Cancel the second'),
      again: [{ id: 904, status: 'on-hold' }],
      tell: [{ accepted: true }],
    },
    expects: { choice: [{ kind: 'told' }], release: 'not reached' },
    asks: {
      tell: told(
        '900 et 904 (1\u00A0249\u00A0€) : le client annule la seconde. Remboursez-la dans WooCommerce ; elle est en attente.',
        '900 and 904 (€1,249): the customer cancels the second. Refund it in WooCommerce; it is on hold.',
      ),
    },
  },
  {
    name: both('Pas de réponse, puis panne', 'No answer, then a failure'),
    given: {
      ...START,
      fresh: [FOUND],
      ask: [{}],
      again: { fails: 'Bad Gateway' },
      tell: [{ accepted: true }],
    },
    expects: { choice: [{ kind: 'told', id: 904 }] },
    asks: {
      tell: told(
        '900 et 904 (1\u00A0249\u00A0€) : commande non relue, Bad Gateway. Réponse du client : aucune',
        '900 and 904 (€1,249): order not read again, Bad Gateway. The customer’s answer: none',
      ),
    },
  },
  {
    name: both('Une autre couleur', 'Another colour'),
    given: {
      ...START,
      recent: [
        SECOND,
        order(900, '2026-11-23T07:05:00', {
          line_items: [
            { ...FIRST.line_items[0]!, meta_data: [{ key: 'pa_tissu', value: 'velours' }] },
          ],
        }),
      ],
    },
    expects: { paid: { count: 1 }, twin: { count: 0 }, kind: 'not reached' },
    asks: { recent: [{ options: { search: 'Ines@courriel.example' } }] },
  },
  {
    name: both('Boutique illisible', 'A shop that cannot be read'),
    given: { ...START, recent: { fails: 'ETIMEDOUT' }, tell: [{ accepted: true }] },
    expects: { twin: [{ kind: 'told' }], fresh: 'not reached' },
    asks: {
      tell: told(
        'Les commandes récentes n’ont pas pu être lues ; regardez si celle-ci est un doublon : 904. ETIMEDOUT',
        'Recent orders could not be read; see whether this one is a duplicate: 904. ETIMEDOUT',
      ),
    },
  },
  {
    name: both('Reprise refusée', 'Taking up again is refused'),
    given: {
      ...START,
      fresh: [FOUND],
      ask: answer('Je veux les deux', 'I want both'),
      again: [{ id: 904, status: 'on-hold' }],
      release: { fails: 'Forbidden' },
      tell: [{ accepted: true }],
    },
    expects: { choice: [{ kind: 'keep' }] },
    asks: {
      tell: told(
        'À regarder à la main, commande n° interne 904 : Forbidden',
        'To be looked at by hand, order with id 904: Forbidden',
      ),
    },
  },
  {
    name: both('Mise en attente refusée', 'The hold is refused'),
    given: {
      ...START,
      fresh: [FOUND],
      hold: { fails: 'Forbidden' },
      tell: [{ accepted: true }],
    },
    expects: { twin: [{ gap: 4 }], ask: 'not reached' },
    asks: {
      tell: told(
        'À regarder à la main, commande n° interne 904 : Forbidden',
        'To be looked at by hand, order with id 904: Forbidden',
      ),
    },
  },
  {
    name: both('Courriel impossible', 'An email that cannot leave'),
    given: {
      ...START,
      fresh: [FOUND],
      ask: { fails: 'No recipients' },
      tell: [{ accepted: true }],
    },
    expects: { twin: [{ gap: 4 }], again: 'not reached' },
    asks: {
      tell: told(
        'À regarder à la main, commande n° interne 904 : No recipients',
        'To be looked at by hand, order with id 904: No recipients',
      ),
    },
  },
  {
    name: both('Commande introuvable', 'An order that is not found'),
    given: { ...START, order: { fails: 'Invalid ID.' }, tell: [{ accepted: true }] },
    expects: { paid: 'not reached' },
    asks: {
      tell: told(
        'À regarder à la main, commande n° interne 904 : Invalid ID.',
        'To be looked at by hand, order with id 904: Invalid ID.',
      ),
    },
  },
]
