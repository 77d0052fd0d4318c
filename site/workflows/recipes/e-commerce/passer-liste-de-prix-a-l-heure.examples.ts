import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const list = (text: string, day = '2026-12-01', hour = '00:00'): Given => ({
  items: [{ json: { day, hour }, files: { list: { type: 'text/csv', name: 'tarif.csv', text } } }],
})
const product = (
  id: number,
  sku: string,
  regular_price: string,
  sale_price = '',
  type = 'simple',
) => ({
  id,
  sku,
  regular_price,
  sale_price,
  type,
})
const CATALOGUE = [
  product(1, 'TAB-160', '1199.00'),
  product(2, 'CHA-01', '89.00'),
  product(3, 'LAM-02', '49.00', '45.00'),
  product(4, 'CAN-3P', '', '', 'variable'),
  product(5, 'TAP-09', '120.00'),
]
const yes = [{ data: { 'Appliquer à cette heure': 'Oui', 'Apply at that hour': 'Yes' } }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Une virgule suspecte, un prix changé entre-temps',
      'An odd comma, a price changed meanwhile',
    ),
    given: {
      handed: list(
        'sku;price\nTAB-160;12,49\ncha-01;95,00 €\nLAM-02;44\nCAN-3P;900\nTAP-09;135\nTAP-09;139\nXXX;10\nCHA-99;sur devis\n',
      ),
      products: CATALOGUE,
      ask: yes,
      again: [CATALOGUE[0]!, product(2, 'CHA-01', '92.00'), product(5, 'TAP-09', '120.00')],
      write: [
        { id: 1, regular_price: '12.49' },
        { error: 'Sorry, you cannot edit this resource.' },
      ],
      done: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          state: 'ask',
          large: 1,
          shown: both('01/12/2026 à 00:00', '01/12/2026 at 00:00'),
          at: '2026-12-01T00:00:00.000+01:00',
          changes: [
            { id: 1, old: 1199, now: 12.49 },
            { id: 2, old: 89, now: 95 },
            { id: 5, now: 135 },
          ],
          text: both(
            'Nouveaux prix pour le 01/12/2026 à 00:00\n\n- TAB-160 : 1\u00A0199\u00A0€ → 12,49\u00A0€ (-99\u00A0%) ← à regarder\n- cha-01 : 89\u00A0€ → 95\u00A0€ (+7\u00A0%)\n- TAP-09 : 120\u00A0€ → 135\u00A0€ (+13\u00A0%)\n\nLaissés de côté :\n- LAM-02 : prix soldé supérieur ou égal, 45\u00A0€\n- CAN-3P : produit à variantes ou groupé, à la main\n- TAP-09 : deux fois dans la liste, le premier prix compte\n- XXX : référence absente de la boutique, ou variante, à la main\n- CHA-99 : référence absente de la boutique, ou variante, à la main',
            'New prices for 01/12/2026 at 00:00\n\n- TAB-160: €1,199 → €12.49 (-99%) ← look at this\n- cha-01: €89 → €95 (+7%)\n- TAP-09: €120 → €135 (+13%)\n\nLeft aside:\n- LAM-02: sale price as high or higher, €45\n- CAN-3P: variable or grouped product, by hand\n- TAP-09: twice on the list, the first price counts\n- XXX: reference not in the shop, or a variation, by hand\n- CHA-99: reference not in the shop, or a variation, by hand',
          ),
        },
      ],
      each: [{ id: 1 }, { id: 5 }],
      report: [{ done: 1, open: 2 }],
      tell: 'not reached',
    },
    asks: {
      write: [
        { productId: 1, updateFields: { regularPrice: '12.49' } },
        { productId: 5, updateFields: { regularPrice: '135' } },
      ],
      done: [
        {
          subject: both(
            'Prix en ligne : 1, à reprendre : 2',
            'Prices online: 1, to be done by hand: 2',
          ),
          text: both(
            '- TAB-160 : 12,49\u00A0€, en ligne\n- cha-01 : 95\u00A0€, NON : son prix a changé depuis l’accord\n- TAP-09 : 135\u00A0€, NON : refusé par WooCommerce',
            '- TAB-160: €12.49, online\n- cha-01: €95, NO: its price has changed since the yes\n- TAP-09: €135, NO: refused by WooCommerce',
          ),
        },
      ],
    },
  },
  {
    name: both('Déposée deux fois', 'Handed in twice'),
    given: {
      handed: list('sku;price\nCHA-01;95,00\nTAP-09;135\n', '2026-12-01', ' 06:30 '),
      products: CATALOGUE,
      ask: yes,
      again: [product(2, 'CHA-01', '95.00')],
      done: [{ accepted: true }],
    },
    expects: {
      check: [{ at: '2026-12-01T06:30:00.000+01:00', large: 0 }],
      due: [{ todo: [], all: [{ fate: 'already' }, { fate: 'unread' }] }],
      write: 'not reached',
    },
    asks: {
      done: [
        {
          text: both(
            '- CHA-01 : 95\u00A0€, l’était déjà\n- TAP-09 : 135\u00A0€, NON : la boutique ne l’a pas rendu',
            '- CHA-01: €95, was so already\n- TAP-09: €135, NO: the shop did not return it',
          ),
        },
      ],
    },
  },
  {
    name: both('Pas de réponse', 'No answer'),
    given: {
      handed: list('sku;price\nCHA-01;95,00\n'),
      products: CATALOGUE,
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { check: [{ large: 0 }], hold: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Refus, ou pas de réponse sous quarante-huit heures : aucun prix ne changera.',
            'Refused, or no answer within forty-eight hours: no price will change.',
          ),
        },
      ],
    },
  },
  {
    name: both('Virgules au lieu de points-virgules', 'Commas for semicolons'),
    given: {
      handed: list('sku,price\nCHA-01,95\n'),
      products: CATALOGUE,
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          text: both(
            'Le fichier doit avoir deux colonnes, sku et price, séparées par un point-virgule.',
            'The file must have two columns, sku and price, parted by a semicolon.',
          ),
        },
      ],
      ask: 'not reached',
    },
  },
  {
    name: both('L’heure est passée', 'The hour has gone by'),
    given: {
      handed: list('sku;price\nCHA-01;95\n', '2026-11-22'),
      products: CATALOGUE,
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          text: both(
            'Le jour ou l’heure sont passés, ou illisibles. Rien n’est prévu.',
            'Day or hour gone by, or unreadable. Nothing is planned.',
          ),
        },
      ],
    },
  },
  {
    name: both('La boutique ne répond pas', 'The shop does not answer'),
    given: {
      handed: list('sku;price\nCHA-01;95\n'),
      products: { fails: 'Bad gateway' },
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          text: both(
            'La boutique n’a pas rendu son catalogue. Rien n’est prévu.',
            'The shop did not return its catalogue. Nothing is planned.',
          ),
        },
      ],
      ask: 'not reached',
    },
  },
]
