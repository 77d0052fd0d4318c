import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const article = (id: number, code: string, name: string, quantity: number, cost: number) => ({
  id,
  default_code: code || false,
  display_name: code ? `[${code}] ${name}` : name,
  qty_available: quantity,
  standard_price: cost,
})
const move = (product: number) => ({
  id: product * 10,
  product_id: [product, 'x'],
  date: '2026-10-01 08:00:00',
})
const STOCK = [
  article(1, 'LAMPE', 'Lampe arc', 12, 84.5),
  article(2, 'BOUGIE', 'Bougie', 300, 2),
  article(3, 'NAPPE', 'Nappe', 4, 9),
  article(4, '', 'Vase', 6, 0),
  article(5, 'TABLE', 'Table', 2, 310),
  article(6, 'TAPIS', 'Tapis', 7, 150),
]

export const examples: readonly Example[] = [
  {
    name: both('Une travée de lampes', 'A bay of lamps'),
    given: {
      monthly: [{}],
      stock: STOCK,
      sold: [move(2), move(2)],
      arrived: [move(5), move(2)],
      send: [{ accepted: true }],
    },
    expects: {
      sleep: [
        {
          articles: 4,
          value: both('2\u00A0100\u00A0€', '€2,100'),
          csv: both(
            '\uFEFF"référence";"article";"quantité";"coût";"valeur"\r\n"TAPIS";"[TAPIS] Tapis";"7";"150,00";"1050,00"\r\n"LAMPE";"[LAMPE] Lampe arc";"12";"84,50";"1014,00"\r\n"NAPPE";"[NAPPE] Nappe";"4";"9,00";"36,00"\r\n"";"Vase";"6";"0,00";"0,00"',
            '\uFEFF"reference","article","quantity","cost","value"\r\n"TAPIS","[TAPIS] Tapis","7","150.00","1050.00"\r\n"LAMPE","[LAMPE] Lampe arc","12","84.50","1014.00"\r\n"NAPPE","[NAPPE] Nappe","4","9.00","36.00"\r\n"","Vase","6","0.00","0.00"',
          ),
        },
      ],
      tell: 'not reached',
    },
    asks: {
      stock: [
        { options: { fieldsList: 'default_code,display_name,qty_available,standard_price' } },
      ],
      sold: [
        {
          filters: {
            filter: [
              { fieldName: 'state', value: 'done' },
              { fieldName: 'location_dest_id.usage' },
              { fieldName: 'date', value: '2026-05-27 07:30:00' },
            ],
          },
        },
      ],
      send: [
        {
          text: both(
            '4 article(s) en stock sans une sortie depuis 180 jours. Au coût d’Odoo : 2\u00A0100\u00A0€, soit 63 % de la valeur du stock.\n\n- [TAPIS] Tapis : 7 × 150\u00A0€ = 1\u00A0050\u00A0€\n- [LAMPE] Lampe arc : 12 × 84,50\u00A0€ = 1\u00A0014\u00A0€\n\nArticles de moins de 50 € en tout, dans le tableau seulement : 1\nSans coût dans Odoo, non chiffrés : 1\nJamais sortis, mais reçus sur la période, laissés : 1',
            '4 article(s) in stock of which none has left for 180 days. At the cost in Odoo: €2,100, which is 63% of the stock’s value.\n\n- [TAPIS] Tapis: 7 × €150 = €1,050\n- [LAMPE] Lampe arc: 12 × €84.50 = €1,014\n\nArticles below €50 altogether, in the table only: 1\nWithout a cost in Odoo, not valued: 1\nNever left but received in the period, left alone: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout a bougé', 'All has moved'),
    given: {
      monthly: [{}],
      stock: [STOCK[1]!, STOCK[4]!],
      sold: [move(2)],
      arrived: [move(5)],
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Chaque article en stock est sorti ou entré depuis 180 jours.',
            'Every article in stock has left or come in within 180 days.',
          ),
        },
      ],
    },
  },
  {
    name: both('Odoo ne répond plus', 'Odoo no longer answers'),
    given: {
      monthly: [{}],
      stock: STOCK,
      sold: [move(2)],
      arrived: { fails: 'connect ETIMEDOUT' },
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Odoo n’a pas tout rendu, rien n’est calculé : connect ETIMEDOUT',
            'Odoo did not return everything, nothing was worked out: connect ETIMEDOUT',
          ),
        },
      ],
    },
  },
  {
    name: both('Un compte qui ne voit pas le stock', 'An account that sees no stock'),
    given: {
      monthly: [{}],
      stock: [{}],
      sold: [move(2)],
      arrived: [move(5)],
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Odoo ne montre aucun article en stock : vérifiez les droits du compte.',
            'Odoo shows no article in stock: check the account’s rights.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un compte qui ne voit pas les mouvements', 'An account that sees no moves'),
    given: {
      monthly: [{}],
      stock: STOCK,
      sold: [{}],
      arrived: [{}],
      tell: [{ accepted: true }],
    },
    expects: { sleep: [{ state: 'told' }], file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Odoo ne montre aucune sortie vers un client sur la période : vérifiez les droits du compte avant de croire que tout dort.',
            'Odoo shows no delivery to any customer in the period: check the account’s rights before believing that everything sleeps.',
          ),
        },
      ],
    },
  },
]
