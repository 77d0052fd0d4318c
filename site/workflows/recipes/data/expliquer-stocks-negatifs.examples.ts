import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const stock = (reference: string, place: string, quantity: string) => ({
  reference,
  label: 'Joint',
  place,
  quantity,
})
const move = (id: number, reference: string, quantity: string, document: string, day: string) => ({
  id,
  reference,
  place: 'A1',
  quantity,
  document,
  moved_at: `${day} 10:00:00`,
})
const morning = [{}]
const NONE = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Cinq causes différentes', 'Five different causes'),
    given: {
      morning,
      stocks: [
        stock('J-10', 'A1', '-12.000'),
        stock('J-20', 'A1', '-4.000'),
        stock('J-30', 'A1', '-215.500'),
        stock('J-40', 'A1', '-6.000'),
        stock('J-40', 'B7', '40.000'),
        stock('J-50', 'A1', '-1.000'),
      ],
      moves: [
        move(1, 'J-10', '-12.000', 'BL-4', '2026-11-19'),
        move(2, 'J-10', '-12.000', 'BL-4', '2026-11-19'),
        move(3, 'J-20', '-9.000', 'BL-8', '2026-11-20'),
        move(4, 'J-20', '-1.000', 'BL-9', '2026-11-21'),
        move(5, 'J-30', '-10.000', 'BL-1', '2026-11-02'),
        move(6, 'J-30', '-10.000', 'BL-2', '2026-11-03'),
        move(7, 'J-30', '-12.000', 'BL-3', '2026-11-04'),
        move(8, 'J-30', '-240.000', 'BL-5', '2026-11-18'),
        move(9, 'J-40', '-8.000', 'BL-6', '2026-11-20'),
      ],
      awaited: [
        {
          reference: 'J-20',
          place: 'A1',
          quantity: '50.000',
          document: 'CF-77',
          due_on: '2026-11-18',
        },
      ],
      tell: [{ ok: true }],
    },
    expects: { explain: [{ state: 'found', count: 5 }], mail: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Stocks négatifs ce matin : 5\n- J-30 Joint, A1 : −215,5 depuis le 18/11 (BL-5). Sortie inhabituelle, une unité pour une autre ? 240 contre 10\n- J-10 Joint, A1 : −12 depuis le 19/11 (BL-4). Sortie saisie deux fois : BL-4\n- J-40 Joint, A1 : −6 depuis le 20/11 (BL-6). Sans doute prélevé ailleurs : B7 (40)\n- J-20 Joint, A1 : −4 depuis le 20/11 (BL-8). Réception attendue et non saisie, prévue le 18/11 (CF-77, 50)\n- J-50 Joint, A1 : −1 depuis plus de 60 jours. Sans explication : à compter',
            'Negative stocks this morning: 5\n- J-30 Joint, A1: −215.5 since 18/11 (BL-5). Unusual issue, one unit for another? 240 against 10\n- J-10 Joint, A1: −12 since 19/11 (BL-4). Issue entered twice: BL-4\n- J-40 Joint, A1: −6 since 20/11 (BL-6). Probably taken elsewhere: B7 (40)\n- J-20 Joint, A1: −4 since 20/11 (BL-8). Receipt awaited and not entered, due on 18/11 (CF-77, 50)\n- J-50 Joint, A1: −1 for over 60 days. Unexplained: to be counted',
          ),
        },
      ],
    },
  },
  {
    name: both('Une vue manque, Slack aussi', 'A view is missing, and so is Slack'),
    given: {
      morning,
      stocks: [stock('J-10', 'A1', '-12.000')],
      moves: [{ message: 'Table stock_moves does not exist' }],
      awaited: NONE,
      tell: { fails: 'channel_not_found' },
      mail: [{ accepted: ['magasin@votre-entreprise.example'] }],
    },
    expects: { explain: [{ state: 'broken' }] },
    asks: {
      mail: [
        {
          text: both(
            'Stocks négatifs non relevés : Table stock_moves does not exist',
            'Negative stocks not looked at: Table stock_moves does not exist',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucun solde négatif', 'No negative balance'),
    given: { morning, stocks: NONE, moves: NONE, awaited: NONE },
    expects: { explain: { count: 0 }, tell: 'not reached' },
  },
]
