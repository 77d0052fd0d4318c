import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const lot = (
  Lot: string,
  SKU: string,
  Product: string,
  BestBefore: string,
  Days = '',
  State = '',
) => ({
  Lot,
  SKU,
  Product,
  BestBefore,
  Days,
  State,
})
const LOTS = [
  lot('T-2611', 'TAP-190', 'Tapenade noire', '2026-12-01'),
  lot('T-2703', 'TAP-190', 'Tapenade noire', '15/03/2027'),
  lot('M-07', 'MIE-500', 'Miel', '15/02/2027', '90'),
  lot('C-1', 'CON-33', 'Confit', '20/11/2026'),
  lot('C-0', 'CON-33', 'Confit', '2026-10-01', '', '2026-09-15, 12 u.'),
  lot('B-4', 'BIS-12', 'Biscuits', 'mars 2027'),
  lot('S-1', 'SAR-6', 'Sardines', '23/11/2026'),
  lot('', 'SAR-6', 'Sardines', '2026-11-30'),
]
const jar = (stock_quantity: number, manage_stock = true) => ({
  id: 71,
  sku: 'TAP-190',
  manage_stock,
  stock_quantity,
})

export const examples: readonly Example[] = [
  {
    name: both('Le matin, six lots à voir', 'In the morning, six lots to look at'),
    given: { morning: [{}], lots: LOTS, write: [{ accepted: true }] },
    expects: { work: [{ kind: 'list', count: 6 }], product: 'not reached', not: 'not reached' },
    asks: {
      write: [
        {
          subject: both('Lots à sortir du rayon : 6', 'Lots to take off the shelf: 6'),
          text: both(
            '- C-1 : Confit, 20/11/2026, DÉPASSÉE\n- S-1 : Sardines, 23/11/2026, AUJOURD’HUI\n- T-2611 : Tapenade noire, 01/12/2026, 8 jours\n- M-07 : Miel, 15/02/2027, 84 jours\n- B-4 : date illisible, mars 2027\n- ligne sans code de lot, Sardines\n\nSortez ces lots du rayon, comptez-les, puis saisissez chacun ici : https://n8n.votre-boutique.example/form/lot',
            '- C-1: Confit, 20/11/2026, PASSED\n- S-1: Sardines, 23/11/2026, TODAY\n- T-2611: Tapenade noire, 01/12/2026, 8 days\n- M-07: Miel, 15/02/2027, 84 days\n- B-4: unreadable date, mars 2027\n- row without a lot code, Sardines\n\nTake these lots off the shelf, count them, then enter each one here: https://n8n.votre-boutique.example/form/lot',
          ),
        },
      ],
    },
  },
  {
    name: both('Vingt-six pots comptés', 'Twenty-six jars counted'),
    given: {
      counted: [{ lot: ' t-2611 ', units: 26 }],
      lots: LOTS,
      product: [jar(40)],
      lower: [{ id: 71, stock_quantity: 14 }],
      mark: [{ Lot: 'T-2611' }],
      done: [{}],
    },
    expects: {
      work: [{ kind: 'withdraw', lot: 'T-2611', sku: 'TAP-190', units: 26 }],
      stock: [
        {
          kind: 'write',
          after: 14,
          text: both(
            'Lot T-2611, stock de la boutique : 40 → 14',
            'Lot T-2611, stock in the shop: 40 → 14',
          ),
        },
      ],
      not: 'not reached',
    },
    asks: {
      product: [{ options: { sku: 'TAP-190' } }],
      lower: [{ productId: 71, updateFields: { stockQuantity: 14 } }],
      mark: [{ columns: { value: { Lot: 'T-2611', State: '2026-11-23, 26 u.' } } }],
    },
  },
  {
    name: both('Saisi une seconde fois', 'Entered a second time'),
    given: { counted: [{ lot: 'C-0', units: 3 }], lots: LOTS, not: [{}] },
    expects: {
      work: [
        {
          kind: 'page',
          text: both(
            'Ce lot est inconnu, ou déjà retiré : le stock ne change pas.',
            'This lot is unknown, or withdrawn already: stock stays as it is.',
          ),
        },
      ],
      product: 'not reached',
    },
  },
  {
    name: both('Un code de lot qui resservait', 'A lot code used again'),
    given: {
      counted: [{ lot: 'C-0', units: 3 }],
      lots: [...LOTS, lot('C-0', 'CON-33', 'Confit', '2026-12-05')],
      not: [{}],
    },
    expects: {
      work: [
        {
          kind: 'page',
          text: both(
            'Ce lot figure deux fois dans la feuille : rien n’est retiré.',
            'This lot stands twice on the sheet: nothing is withdrawn.',
          ),
        },
      ],
      product: 'not reached',
    },
  },
  {
    name: both('Plus rien en rayon, feuille refusée', 'None left on the shelf, sheet refused'),
    given: {
      counted: [{ lot: 'T-2611', units: 0 }],
      lots: LOTS,
      product: { fails: 'Bad gateway' },
      mark: { fails: 'Quota exceeded' },
      half: [{}],
    },
    expects: {
      stock: [{ kind: 'mark', state: '2026-11-23, 0 u.' }],
      lower: 'not reached',
      done: 'not reached',
    },
    asks: {
      half: [
        {
          completionMessage: both(
            'Lot T-2611 clos, stock de la boutique inchangé. La feuille n’a pas pu être écrite : inscrivez dans State « 2026-11-23, 0 u. ».',
            'Lot T-2611 closed, stock in the shop unchanged. The sheet could not be written: put “2026-11-23, 0 u.” into State.',
          ),
        },
      ],
    },
  },
  {
    name: both('La boutique refuse la baisse', 'The shop refuses to lower it'),
    given: {
      counted: [{ lot: 'T-2611', units: 26 }],
      lots: LOTS,
      product: [jar(20)],
      lower: { fails: 'Forbidden' },
      not: [{}],
    },
    expects: {
      stock: [
        {
          after: 0,
          text: both(
            'Lot T-2611, stock de la boutique : 20 → 0. Vous avez compté plus que la boutique n’en vendait : vérifiez.',
            'Lot T-2611, stock in the shop: 20 → 0. You counted more than the shop was selling: check.',
          ),
        },
      ],
      mark: 'not reached',
    },
    asks: {
      not: [
        {
          completionMessage: both(
            'La boutique a refusé : Forbidden. Vérifiez son stock avant de ressaisir.',
            'The shop refused: Forbidden. Check its stock before you enter it again.',
          ),
        },
      ],
    },
  },
  {
    name: both('Stock non suivi', 'Stock not kept'),
    given: {
      counted: [{ lot: 'T-2611', units: 2 }],
      lots: LOTS,
      product: [jar(20, false)],
      not: [{}],
    },
    expects: {
      stock: [
        {
          kind: 'page',
          text: both(
            'La boutique ne suit pas le stock de TAP-190',
            'The shop does not keep stock of TAP-190',
          ),
        },
      ],
      lower: 'not reached',
    },
  },
  {
    name: both('La feuille se tait un matin', 'The sheet is silent one morning'),
    given: { morning: [{}], lots: { fails: 'Quota exceeded' }, write: [{ accepted: true }] },
    asks: {
      write: [{ subject: both('Lots à sortir du rayon : ?', 'Lots to take off the shelf: ?') }],
    },
    expects: {
      work: [
        {
          kind: 'list',
          text: both(
            'La feuille des lots ne répond pas : rien n’est contrôlé ni retiré.',
            'The sheet of lots does not answer: nothing was checked or withdrawn.',
          ),
        },
      ],
    },
  },
]
