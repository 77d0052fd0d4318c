import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const PLACE = 'WH/Stock/A1'
const quant = (id: number, product: number, name: string, gap: number) => ({
  id,
  product_id: [product, name],
  location_id: [30, PLACE],
  inventory_diff_quantity: gap,
})
const move = (
  reference: string,
  product_uom_qty: number,
  state: string,
  from: string,
  to: string,
) => ({
  reference,
  product_uom_qty,
  state,
  /** Half past ten at night, universal time: the next day in Paris. */
  date: '2026-11-17 23:30:00',
  location_id: [8, from],
  location_dest_id: [9, to],
  origin: 'S00412',
})
const OUT = (qty: number, state: string) =>
  move('WH/OUT/0007', qty, state, 'WH/Stock', 'Partners/Customers')
const IN = move('WH/IN/0021', 50, 'done', 'Partners/Vendors', 'WH/Stock')
const cause = (kind: string, ref: string, fr: string, en: string): Bilingual<string> =>
  both(
    JSON.stringify({ output: { kind, ref, reason: fr } }),
    JSON.stringify({ output: { kind, ref, reason: en } }),
  )
const asked: Given = [{ place: 'WH/Stock', email: 'magasin@sellerie-morvan.example' }]
const LATE = cause('late', 'WH/OUT/0007', 'Partie, non validée.', 'Left, not validated.')
const going = (more: Readonly<Record<string, Given>>) => ({
  form: asked,
  gaps: [quant(1, 11, 'Selle noire', -12)],
  haiku: { says: [LATE] },
  proof: [OUT(12, 'assigned')],
  tell: [{ accepted: true }],
  ...more,
})
const mail = (subject: Bilingual<string>, text: Bilingual<string>) => [{ subject, text }]

const smaller = (end: string): string =>
  Array.from({ length: 25 }, (_, at) => `Boucle (${PLACE}), +${27 - at}${end}`).join('\n')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une livraison oubliée, une réception double, une inversion, un mystère',
      en: 'A delivery forgotten, a receipt twice, a swap, a mystery',
    },
    given: going({
      gaps: [
        quant(1, 11, 'Selle noire', -12),
        quant(2, 12, 'Bride cuir', -50),
        quant(3, 13, 'Étrier 120', 4),
        quant(4, 14, 'Étrier 130', -4),
        quant(5, 15, 'Sangle', -1),
        quant(6, 16, 'Tapis', 0),
      ],
      moves: [OUT(12, 'assigned')],
      names: [{ id: 14, display_name: 'Étrier 130' }],
      haiku: {
        says: [
          cause('twice', 'WH/IN/0021', 'Même bon que la veille.', 'Same note as the day before.'),
          both(
            '{"tool": "moves", "with": {"product": 11}}',
            '{"tool": "moves", "with": {"product": 11}}',
          ),
          LATE,
          both(
            '{"tool": "names", "with": {"word": "Étrier"}}',
            '{"tool": "names", "with": {"word": "Étrier"}}',
          ),
          cause('swap', '14', 'Tailles voisines.', 'Sizes next to each other.'),
          cause('swap', '13', 'Tailles voisines.', 'Sizes next to each other.'),
          cause('late', 'WH/OUT/9999', 'Je crois.', 'I think so.'),
        ],
      },
      proof: {
        runs: [[IN, { ...IN, reference: 'WH/IN/0020' }], [OUT(12, 'assigned')], [], [], []],
      },
    }),
    expects: {
      todo: [{ id: 12 }, { id: 11 }, { id: 13 }, { id: 14 }, { id: 15, left: 0 }],
      report: [{ found: 4, count: 5 }],
      lost: 'not reached',
    },
    asks: {
      tell: mail(
        both('Écarts expliqués : 4 sur 5', 'Gaps explained: 4 of 5'),
        both(
          `EXPLIQUÉS, À VÉRIFIER\nBride cuir (${PLACE}), -50 : opération peut-être validée deux fois, WH/IN/0021, 18/11. Même bon que la veille.\nSelle noire (${PLACE}), -12 : opération non validée, WH/OUT/0007, 18/11. Partie, non validée.\nÉtrier 120 (${PLACE}), +4 : même quantité en sens inverse sur Étrier 130. Tailles voisines.\nÉtrier 130 (${PLACE}), -4 : même quantité en sens inverse sur Étrier 120. Tailles voisines.\n\nSANS EXPLICATION\nSangle (${PLACE}), -1 : aucune cause prouvée, à recompter`,
          `EXPLAINED, TO BE VERIFIED\nBride cuir (${PLACE}), -50: operation perhaps validated twice, WH/IN/0021, 18/11. Same note as the day before.\nSelle noire (${PLACE}), -12: operation not validated, WH/OUT/0007, 18/11. Left, not validated.\nÉtrier 120 (${PLACE}), +4: same quantity the other way round on Étrier 130. Sizes next to each other.\nÉtrier 130 (${PLACE}), -4: same quantity the other way round on Étrier 120. Sizes next to each other.\n\nUNEXPLAINED\nSangle (${PLACE}), -1: no cause proven, count again`,
        ),
      ),
    },
  },
  {
    name: {
      fr: 'Une quantité qui ne tombe pas juste',
      en: 'A quantity that does not come out',
    },
    given: going({ proof: [OUT(10, 'assigned'), OUT(12, 'done')] }),
    expects: { judge: [{ found: false }], report: [{ found: 0, count: 1 }] },
  },
  {
    name: {
      fr: 'Une livraison prévue demain, une réception unique, des mètres décimaux',
      en: 'A delivery due tomorrow, a single receipt, metres with decimals',
    },
    given: going({
      gaps: [
        quant(2, 12, 'Bride cuir', -50),
        quant(1, 11, 'Selle noire', -12),
        quant(7, 17, 'Galon', 10.1 - 12.3),
      ],
      haiku: {
        says: [
          cause('twice', 'WH/IN/0021', 'Je crois.', 'I think so.'),
          LATE,
          cause('late', 'WH/OUT/0007', 'Partie.', 'Left.'),
        ],
      },
      proof: {
        runs: [
          [IN],
          [{ ...OUT(12, 'assigned'), date: '2099-01-04 08:00:00' }],
          [OUT(2.2, 'assigned')],
        ],
      },
    }),
    expects: {
      todo: [{ id: 12 }, { id: 11 }, { id: 17, gap: -2.2 }],
      judge: [{ found: false }, { found: false }, { found: true }],
    },
  },
  {
    name: {
      fr: 'Vingt-sept écarts, modèle en panne',
      en: 'Twenty-seven gaps, model down',
    },
    given: going({
      gaps: Array.from({ length: 27 }, (_, at) => quant(at, 100 + at, 'Boucle', 27 - at)),
      haiku: { fails: 'The service is overloaded' },
      proof: [],
    }),
    expects: {
      todo: { count: 25 },
      judge: { count: 25 },
      report: [
        {
          found: 0,
          count: 25,
          text: both(
            `SANS EXPLICATION\n${smaller(' : modèle en panne')}\n\nÉcarts plus petits, non examinés : 2`,
            `UNEXPLAINED\n${smaller(': model down')}\n\nSmaller gaps, not examined: 2`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo se tait en route', en: 'Odoo falls silent on the way' },
    given: going({ proof: { fails: 'Session expired' } }),
    expects: { judge: [{ found: false }] },
    asks: {
      tell: mail(
        both('Écarts expliqués : 0 sur 1', 'Gaps explained: 0 of 1'),
        both(
          `SANS EXPLICATION\nSelle noire (${PLACE}), -12 : Odoo n’a pas confirmé, à revoir`,
          `UNEXPLAINED\nSelle noire (${PLACE}), -12: Odoo did not confirm, look again`,
        ),
      ),
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: going({ gaps: { fails: 'Bad gateway' }, lost: [{ accepted: true }] }),
    expects: { todo: [{ none: true }], loop: 'not reached' },
    asks: {
      lost: mail(
        both('Écarts d’inventaire : rien à lire', 'Stock gaps: nothing to read'),
        both('Odoo ne répond pas : Bad gateway', 'Odoo does not answer: Bad gateway'),
      ),
    },
  },
  {
    name: { fr: 'Aucun écart saisi', en: 'No gap entered' },
    given: going({ gaps: [], lost: [{ accepted: true }] }),
    expects: { todo: [{ none: true }], tell: 'not reached' },
    asks: {
      lost: mail(
        both('Écarts d’inventaire : rien à lire', 'Stock gaps: nothing to read'),
        both(
          'Aucun écart saisi pour WH/Stock. Est-ce le bon emplacement ?',
          'No gap entered for WH/Stock. Is it the right location?',
        ),
      ),
    },
  },
]
