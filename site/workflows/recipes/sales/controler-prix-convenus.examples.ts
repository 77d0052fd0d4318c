import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (id: number, client: string, reference: string, quantity: number, price: string) => ({
  line: id,
  order_number: `CM-${id}`,
  client,
  reference,
  quantity,
  price,
  entered_on: '2026-11-20',
})
const agreed = (
  client: string,
  reference: string,
  from_quantity: number | string,
  price: number | string,
  valid_to: number | string = '',
) => ({ client, reference, from_quantity, price, valid_from: '01/01/2026', valid_to })
/** 31 October 2026 as Excel counts days. */
const OCTOBER = 46_326
const PRICES = [
  agreed('PRUAL', 'PG-200', 1, '12,10'),
  agreed('PRUAL', 'PG-200', 20, 11.9),
  agreed('OUDIN', 'VIS-6', 1, '0,085'),
  agreed('DUVAL', 'PG-200', 1, 11.5, OCTOBER),
  agreed('ROY', 'PG-200', 1, 12),
]
const evening = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Trop cher, trop bas, échu', 'Too dear, too low, ended'),
    given: {
      evening,
      lines: [
        line(1, 'Prual', 'pg-200', 40, '12.40'),
        line(2, 'Oudin', 'VIS-6', 5000, '0.08'),
        line(3, 'Duval', 'PG-200', 10, '11.50'),
        line(4, 'Roy', 'PG-200', 10, '12.00'),
        line(5, 'Inconnu', 'PG-200', 10, '14.00'),
      ],
      agreed: PRICES,
      fresh: [
        { kind: 'gap', mark: '1 12.4', effect: 20, text: 'CM-1 Prual' },
        { kind: 'gap', mark: '2 0.08', effect: -25, text: 'CM-2 Oudin' },
      ],
      tell: [{ id: 'p-1' }],
      mark: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      compare: [
        {
          effect: 20,
          text: both(
            'CM-1 Prual, pg-200 × 40 : saisi 12,40\u00A0€, convenu 11,90\u00A0€ dès 20 (+20,00\u00A0€)',
            'CM-1 Prual, pg-200 × 40: entered €12.40, agreed €11.90 from 20 (+€20.00)',
          ),
        },
        {
          effect: -25,
          text: both(
            'CM-2 Oudin, VIS-6 × 5000 : saisi 0,08\u00A0€, convenu 0,085\u00A0€ (−25,00\u00A0€)',
            'CM-2 Oudin, VIS-6 × 5000: entered €0.08, agreed €0.085 (−€25.00)',
          ),
        },
        {
          effect: 0,
          text: both(
            'CM-3 Duval, PG-200 × 10 : saisi 11,50\u00A0€, prix convenu échu le 31/10/2026',
            'CM-3 Duval, PG-200 × 10: entered €11.50, agreed price ended on 31/10/2026',
          ),
        },
      ],
      broken: 'not reached',
    },
    asks: {
      tell: [
        {
          message: both(
            'Prix à vérifier : 2\n- CM-2 Oudin\n- CM-1 Prual',
            'Prices to check: 2\n- CM-2 Oudin\n- CM-1 Prual',
          ),
        },
      ],
      mark: [
        { columns: { value: { mark: '2 0.08' } } },
        { columns: { value: { mark: '1 12.4' } } },
      ],
    },
  },
  {
    name: both('Le classeur est fermé', 'The workbook is closed'),
    given: {
      evening,
      lines: [line(1, 'Prual', 'PG-200', 40, '12.40')],
      agreed: { fails: 'AccessDenied' },
      broken: [{ id: 'p-2' }],
    },
    expects: { compare: [{ kind: 'stopped' }], tell: 'not reached' },
    asks: {
      broken: [
        {
          message: both(
            'Contrôle des prix non fait. Excel : AccessDenied',
            'Prices not checked. Excel: AccessDenied',
          ),
        },
      ],
    },
  },
  {
    name: both('La base refuse la requête', 'The database refuses the query'),
    given: {
      evening,
      lines: [{ message: 'Table order_lines_entered does not exist' }],
      agreed: PRICES,
      broken: [{ id: 'p-3' }],
    },
    expects: { compare: [{ kind: 'stopped' }] },
    asks: {
      broken: [
        {
          message: both(
            'Contrôle des prix non fait. MySQL : Table order_lines_entered does not exist',
            'Prices not checked. MySQL: Table order_lines_entered does not exist',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout est au prix', 'All at the right price'),
    given: {
      evening,
      lines: [line(4, 'Roy', 'PG-200', 10, '12.00'), line(6, 'Prual', 'PG-200', 19, '12.1')],
      agreed: PRICES,
    },
    expects: { compare: { count: 0 }, tell: 'not reached' },
  },
]
