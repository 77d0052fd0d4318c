import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (
  id: number,
  client: string,
  order: string,
  reference: string,
  net: string,
  more: JsonObject = {},
) => ({
  client_id: id,
  client,
  email: `achats@${client.toLowerCase()}.example`,
  no_offers: 0,
  order_number: order,
  reference,
  net,
  threshold: '300.00',
  carriage: '18.00',
  leaves_on: '2026-11-24',
  ...more,
})
const habit = (id: number, reference: string, label: string, times: number) => ({
  client_id: id,
  reference,
  label,
  price: '14.50',
  times,
})
const rounds = [{}]
const sent = [{ accepted: ['adv@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: both('Deux commandes d’un même départ', 'Two orders in one dispatch'),
    given: {
      rounds,
      orders: [
        line(1, 'Prual', 'C-11', 'NAP', '200.10'),
        line(1, 'Prual', 'C-12', 'VER', '61.90'),
        line(2, 'Oudin', 'C-13', 'VER', '120.00'),
        line(3, 'Roy', 'C-14', 'VER', '290.00', { no_offers: 1 }),
        line(4, 'Vial', 'C-15', 'VER', '280.00', { email: null }),
        line(5, 'Huet', 'C-16', 'VER', '299.00'),
        line(6, 'Denis', 'C-17', 'VER', '310.00'),
      ],
      usual: [
        habit(1, 'SER', 'Serviettes', 9),
        habit(1, 'NAP', 'Nappes', 12),
        habit(1, 'BOU', 'Bougies', 4),
        habit(2, 'SER', 'Serviettes', 5),
      ],
      known: [{ mark: '5 2026-11-24' }],
      write: sent,
      mark: { runs: [[{ id: 1 }], [{ id: 2 }]] },
      refused: sent,
    },
    expects: {
      short: [
        {
          kind: 'offer',
          to: 'achats@prual.example',
          orders: 'C-11, C-12',
          missing: both('38\u00A0€', '€38'),
          habits: both(
            'Vous nous commandez souvent aussi :\n- SER Serviettes, 14,50\u00A0€\n- BOU Bougies, 14,50\u00A0€\n\n',
            'You often order from us as well:\n- SER Serviettes, €14.50\n- BOU Bougies, €14.50\n\n',
          ),
        },
        { kind: 'call', client: 'Vial' },
      ],
      tell: 'not reached',
    },
    asks: {
      usual: [{ options: { queryReplacement: [',1,2,3,4,5,6'] } }],
      refused: [
        {
          text: both(
            'Vial, commande C-15, départ le 24/11/2026 : il manque 20\u00A0€ – sans adresse',
            'Vial, order C-15, leaving on 24/11/2026: short by €20 – no address',
          ),
        },
      ],
    },
  },
  {
    name: both('Un courriel est refusé', 'An email is refused'),
    given: {
      rounds,
      orders: [line(1, 'Prual', 'C-11', 'NAP', '262.00')],
      usual: [{}],
      known: [{}],
      write: { fails: '550 No such user' },
      refused: sent,
      mark: [{ id: 1 }],
    },
    expects: { short: [{ habits: '' }], tell: 'not reached' },
    asks: {
      mark: [{ columns: { value: { mark: '1 2026-11-24' } } }],
      refused: [
        {
          text: both(
            'Prual, commande C-11, départ le 24/11/2026 : il manque 38\u00A0€ – 550 No such user',
            'Prual, order C-11, leaving on 24/11/2026: short by €38 – 550 No such user',
          ),
        },
      ],
    },
  },
  {
    name: both('La vue des habitudes manque', 'The view of habits is missing'),
    given: {
      rounds,
      orders: [line(1, 'Prual', 'C-11', 'NAP', '262.00')],
      usual: [{ message: 'Table client_habits does not exist' }],
      known: [{}],
      tell: sent,
    },
    expects: { short: [{ kind: 'told' }], write: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Commandes à compléter non cherchées : Table client_habits does not exist',
            'Orders to complete not looked for: Table client_habits does not exist',
          ),
        },
      ],
    },
  },
]
