import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (
  id: number,
  supplier: string,
  label: string,
  [ordered, received, invoiced]: readonly [number, number, number],
  price_subtotal: number,
  currency = 'EUR',
) => ({
  id,
  name: label,
  order_id: [id + 100, `P0${id}`],
  partner_id: [id, supplier],
  product_qty: ordered,
  qty_received: received,
  qty_invoiced: invoiced,
  price_subtotal,
  currency_id: [1, currency],
})
const TRANSFORMER = line(41, 'Électro Vannier', 'Transformateur\n400 kVA', [1, 1, 0], 8400)
const CABLE = line(42, 'Câbles Morin', 'Câble 3G2,5', [300, 200, 50], 999.9)
const row = (id: number, supplier: string, quantity: number, invoiced: number, amount: number) => ({
  key: `C2026-10-L${id}`,
  supplier,
  order: `P0${id}`,
  label: 'Article',
  quantity,
  invoiced,
  amount,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux à provisionner, quatre à voir',
      en: 'Two to accrue for, four to look at',
    },
    given: {
      night: [{}],
      lines: [
        CABLE,
        TRANSFORMER,
        line(43, 'Câbles Morin', 'Embouts', [10, 10, 0], 30),
        line(44, 'Swiss Relais', 'Relais', [5, 5, 0], 600, 'CHF'),
        line(45, 'Brico Nord', 'Palette offerte', [0, 2, 0], 0),
        line(46, 'Gaines Roy', 'Gaine', [40, 30, 40], 200),
        line(47, 'Gaines Roy', 'Colle', [4, 4, 4], 80),
      ],
      keep: [{}, {}],
      send: [{ messageId: '1' }],
    },
    expects: {
      estimate: [
        {
          state: 'some',
          total: 8899.95,
          shown: both('8\u00A0899,95\u00A0€', '€8,899.95'),
          text: both(
            'Électro Vannier : 8\u00A0400\u00A0€\n  P041, Transformateur : 1 reçu, non facturé, 8\u00A0400\u00A0€\nCâbles Morin : 499,95\u00A0€\n  P042, Câble 3G2,5 : 150 reçu, non facturé, 499,95\u00A0€\nEn devise, à convertir vous-même\n  Swiss Relais, P044, Relais : 5\nReçu hors commande, à chiffrer\n  Brico Nord, P045, Palette offerte : 2\nFacturé au-delà du reçu, à voir\n  Gaines Roy, P046, Gaine : -10\nSous le seuil, non comptés : 1, 30\u00A0€',
            'Électro Vannier: €8,400\n  P041, Transformateur: 1 received, not billed, €8,400\nCâbles Morin: €499.95\n  P042, Câble 3G2,5: 150 received, not billed, €499.95\nIn a foreign currency, for you to convert\n  Swiss Relais, P044, Relais: 5\nReceived without an order, to be priced\n  Brico Nord, P045, Palette offerte: 2\nBilled beyond what was received, to look at\n  Gaines Roy, P046, Gaine: -10\nBelow the threshold, not counted: 1, €30',
          ),
        },
      ],
      rows: [
        { key: 'C2026-10-L42', quantity: 150, invoiced: 50, amount: 499.95 },
        { key: 'C2026-10-L41', quantity: 1, invoiced: 0, amount: 8400 },
      ],
      say: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Factures non parvenues 2026-10 : 8\u00A0899,95\u00A0€ hors TVA',
            'Goods received not invoiced 2026-10: €8,899.95 without VAT',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Le 8, une facture entière et une partielle',
      en: 'On the 8th, one invoice whole and one in part',
    },
    given: {
      week: [{}],
      lines: [
        line(41, 'Électro Vannier', 'Transformateur', [1, 1, 1], 8400),
        line(42, 'Câbles Morin', 'Câble', [300, 300, 100], 999.9),
      ],
      kept: [
        row(41, 'Électro Vannier', 1, 0, 8400),
        row(42, 'Câbles Morin', 150, 50, 499.95),
        { key: 'C2026-09-L12', supplier: 'Brico Nord', quantity: 1, invoiced: 0, amount: 75 },
      ],
      say: [{ messageId: '2' }],
    },
    expects: { compare: [{ billed: 8566.65, left: 333.3 }], estimate: 'not reached' },
    asks: {
      say: [
        {
          subject: both(
            'Toujours sans facture : 333,30\u00A0€ (2026-10)',
            'Still without an invoice: €333.30 (2026-10)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille refuse', en: 'The sheet refuses' },
    given: {
      night: [{}],
      lines: [TRANSFORMER],
      keep: { fails: 'Quota exceeded' },
      send: [{ messageId: '3' }],
    },
    expects: { together: { count: 1 }, rows: [{ amount: 8400 }] },
    asks: {
      send: [
        {
          text: both(
            'Électro Vannier : 8\u00A0400\u00A0€\n  P041, Transformateur : 1 reçu, non facturé, 8\u00A0400\u00A0€\n\nFeuille refusée : ces lignes manqueront à la comparaison du 8.',
            'Électro Vannier: €8,400\n  P041, Transformateur: 1 received, not billed, €8,400\n\nSheet refused: these rows will be missing from the comparison of the 8th.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo muet la nuit de la clôture', en: 'Odoo silent on the night of the closing' },
    given: { night: [{}], lines: { fails: '503' }, say: [{ messageId: '4' }] },
    expects: { estimate: [{ state: 'broken' }], rows: 'not reached' },
    asks: {
      say: [
        {
          subject: both(
            'Odoo muet, rien n’est recensé : 2026-10',
            'Odoo silent, nothing was listed: 2026-10',
          ),
          text: '503',
        },
      ],
    },
  },
  {
    name: { fr: 'Le 8, sans recensement', en: 'On the 8th, without a list' },
    given: { week: [{}], lines: [CABLE], kept: [], say: [{ messageId: '5' }] },
    expects: {
      compare: [
        {
          title: both(
            'Aucun recensement gardé pour cette clôture : 2026-10',
            'No list was kept for this closing: 2026-10',
          ),
        },
      ],
    },
  },
]
