import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (
  name: string | number,
  client: string,
  quantity: number | string,
  from: string,
  to: string,
) => ({
  order: name,
  client,
  item: 'Bague 40',
  quantity,
  from,
  to,
  owner: 'Léa',
})
const call = (name: string | number, day: string, quantity: number | string) => ({
  order: name,
  day,
  quantity,
})
const told = [{ id: 't-1' }]

export const examples: readonly Example[] = [
  {
    name: both('Cinq commandes, quatre dérivent', 'Five orders, four of them drift'),
    given: {
      orders: [
        order('CO-1', 'Vérins Prual', '12 000', '2026-01-01', '2026-12-31'),
        order('CO-2', 'Pompes Adour', 5000, '2026-06-01', '2027-05-31'),
        order('CO-3', 'Moulins Roy', 800, '2026-03-01', '2027-02-28'),
        order('CO-4', 'Ateliers Duval', 1000, '2025-10-01', '2026-09-30'),
        order('CO-5', 'Scierie du Lac', 2000, '2026-09-01', '2027-08-31'),
        order('CO-6', 'Forges du Nord', 600, '2027-01-01', '2027-12-31'),
      ],
      calls: [
        call('CO-1', '2026-02-10', 2000),
        call('CO-1', '2026-10-05', '1 000'),
        call('CO-2', '2026-09-15', 2000),
        call('CO-2', '2026-11-02', 2200),
        call('CO-3', '2026-05-04', 850),
        call('CO-4', '2026-04-01', 900),
        call('CO-5', '2026-10-12', 500),
        call('CO-5', '2026-11-16', -40),
      ],
      tell: told,
    },
    expects: {
      sums: [
        { order: 'CO-1', sum_called: 3000, sum_lately: 1000 },
        { order: 'CO-2', sum_called: 4200, sum_lately: 4200 },
        { order: 'CO-3', sum_called: 850, sum_lately: 0 },
        { order: 'CO-4', sum_called: 900, sum_lately: 0 },
        { order: 'CO-5', sum_called: 460, sum_lately: 460 },
      ],
      pace: [{ count: 5, orders: ['CO-3', 'CO-4', 'CO-2', 'CO-1'] }],
      calm: 'not reached',
    },
    asks: {
      tell: [
        {
          message: both(
            'Commandes ouvertes qui dérivent : 4 sur 5\n- CO-3 Moulins Roy, Bague 40 (Léa) : dépassée de 50\n- CO-4 Ateliers Duval, Bague 40 (Léa) : échue le 30/09/2026 avec 100 restantes\n- CO-2 Pompes Adour, Bague 40 (Léa) : épuisée vers le 09/12/2026, terme le 31/05/2027\n- CO-1 Vérins Prual, Bague 40 (Léa) : 25 % appelés pour 90 % du temps, 9\u00A0000 restantes',
            'Blanket orders that drift: 4 of 5\n- CO-3 Moulins Roy, Bague 40 (Léa): exceeded by 50\n- CO-4 Ateliers Duval, Bague 40 (Léa): ended on 30/09/2026 with 100 left\n- CO-2 Pompes Adour, Bague 40 (Léa): used up around 09/12/2026, term on 31/05/2027\n- CO-1 Vérins Prual, Bague 40 (Léa): 25% called off for 90% of the time, 9,000 left',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout suit son rythme', 'All on course'),
    given: {
      // Numbers that are all digits come as numbers from a sheet.
      orders: [order(4507, 'Scierie du Lac', 2000, '2026-09-01', '2027-08-31')],
      calls: [call(4507, '2026-10-12', 460), call('CO-0', '2024-01-10', 3)],
      calm: told,
    },
    expects: { pace: [{ kind: 'calm', count: 1 }], tell: 'not reached' },
    asks: {
      calm: [
        {
          message: both(
            'Commandes ouvertes suivies : 1. Aucune ne dérive.',
            'Blanket orders followed: 1. None drifts.',
          ),
        },
      ],
    },
  },
  {
    name: both('Une date mal écrite', 'A date written badly'),
    given: {
      orders: [
        order('CO-5', 'Scierie du Lac', 2000, '2026-09-01', '2027-08-31'),
        order('CO-7', 'Garage Oudin', 300, '01/09/2026', '2027-08-31'),
        order('CO-8', 'Moulins Roy', 300, '2026-09-01', '2027-08-31'),
        order('CO-8', 'Moulins Roy', 900, '2026-09-01', '2027-08-31'),
      ],
      calls: [call('CO-5', '2026-10-12', 460), call('CO-5', '12/11/2026', 90)],
      tell: told,
    },
    expects: { pace: [{ kind: 'drift', count: 1, orders: [] }] },
    asks: {
      tell: [
        {
          message: both(
            'Commandes ouvertes qui dérivent : 0 sur 1\n\nNuméro, quantité ou dates à corriger : Calls CO-5 12/11/2026 90, CO-7, CO-8, CO-8',
            'Blanket orders that drift: 0 of 1\n\nNumber, quantity or dates to correct: Calls CO-5 12/11/2026 90, CO-7, CO-8, CO-8',
          ),
        },
      ],
    },
  },
  {
    name: both('Les livraisons ne se lisent pas', 'Deliveries cannot be read'),
    given: {
      orders: [order('CO-5', 'Scierie du Lac', 2000, '2026-09-01', '2027-08-31')],
      calls: { fails: 'The caller does not have permission' },
      unread: told,
    },
    expects: { pace: [{ kind: 'unread' }], tell: 'not reached' },
    asks: {
      unread: [
        {
          message: both(
            'Commandes ouvertes : rien de calculé. Calls : The caller does not have permission',
            'Blanket orders: nothing worked out. Calls: The caller does not have permission',
          ),
        },
      ],
    },
  },
]
