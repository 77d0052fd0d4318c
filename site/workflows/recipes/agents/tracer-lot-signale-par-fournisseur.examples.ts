import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const lot = (
  id: string,
  supplier_lot: string,
  more: Readonly<Record<string, string | boolean>> = {},
) => ({
  lot: id,
  item: 'Farine T65',
  supplier: 'Moulin <Vert>',
  supplier_lot,
  received_on: '2026-11-12',
  status: 'free',
  cited: true,
  ...more,
})
const found = (...lots: readonly string[]) =>
  JSON.stringify({
    output: { lots: lots.map((one) => ({ lot: one, why: 'série 24-118 à 24-121' })) },
  })
const LOTS: Given = [
  lot('R9', '24.122', { cited: false }),
  lot('R3', 'L24-119'),
  lot('R1', '24/118', { status: 'blocked' }),
]
const reached = (
  id: string,
  depth: number,
  item: string,
  delivery: number | null,
  client = '',
) => ({
  lot: id,
  depth,
  item,
  status: 'free',
  delivery,
  client: delivery ? client : null,
  day: delivery ? '2026-11-19' : null,
  quantity: delivery ? '40' : null,
  unit: delivery ? 'kg' : null,
})
const TRACED: Given = [
  reached('R1', 0, 'Farine T65', null),
  reached('P7', 1, 'Pâte A', null),
  reached('B2', 2, 'Brioche', 11, 'Épicerie Noal'),
  reached('B2', 2, 'Brioche', 12, 'Cantine Est'),
  reached('B2', 2, 'Brioche', 12, 'Cantine Est'),
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ letter: 'Sachets 24-118 à 24-121, corps étrangers possibles', who: 'N. Le Berre ' }],
  sonnet: { says: [found('R1', 'R3')] },
  lots: LOTS,
  tick: [{ answer: ['R1'] }],
  trace: TRACED,
  decide: [{ answer: both('Bloquer ces lots', 'Block these lots') }],
  block: [{ blocked: 2 }],
  alert: [{ ok: true }],
  done: [{}],
  left: [{}],
  down: [{}],
  ...more,
})
const HTML = both(
  '<p><strong>Lots touchés : 3</strong><br>R1, Farine T65<br>– P7, Pâte A<br>– – B2, Brioche</p><p><strong>Clients livrés : 2</strong><br>Cantine Est : 40 kg Brioche (B2, le 19/11/2026)<br>Épicerie Noal : 40 kg Brioche (B2, le 19/11/2026)</p>',
  '<p><strong>Lots affected: 3</strong><br>R1, Farine T65<br>– P7, Pâte A<br>– – B2, Brioche</p><p><strong>Clients served: 2</strong><br>Cantine Est: 40 kg Brioche (B2, on 19/11/2026)<br>Épicerie Noal: 40 kg Brioche (B2, on 19/11/2026)</p>',
)
const LEFT = both(
  'Vous n’avez retenu aucun lot, ou décidé de ne rien bloquer.',
  'You kept no lot, or decided to block nothing.',
)
const fault = (name: Bilingual<string>, node: string): Example => ({
  name,
  given: going({ [node]: { fails: 'connection refused' } }),
  expects: { done: 'not reached' },
  asks: {
    down: [{ completionTitle: both('Panne : rien n’est bloqué', 'Fault: nothing is blocked') }],
  },
})

export const examples: readonly Example[] = [
  {
    name: both('Une série, deux clients livrés', 'A series, two clients served'),
    given: going({
      byNumber: [lot('R1', '24/118')],
      byArticle: [lot('R3', 'L24-119')],
      sonnet: {
        says: [
          '{"tool": "byNumber", "with": {"number": "24118"}}',
          '{"tool": "byArticle", "with": {"supplier": "Moulin", "item": "farine"}}',
          found('R1', 'R3'),
        ],
      },
    }),
    expects: {
      settings: [{ who: 'N. Le Berre', phone: '318' }],
      prove: [
        {
          state: 'some',
          lots: [
            { lot: 'R1', rank: 0 },
            { lot: 'R3', rank: 1 },
            { lot: 'R9', rank: 2 },
          ],
        },
      ],
      tree: [{ ids: ['R1', 'P7', 'B2'], clients: ['Cantine Est', 'Épicerie Noal'], html: HTML }],
      left: 'not reached',
    },
    asks: {
      lots: [{ options: { queryReplacement: ['R1|R3'] } }],
      trace: [{ options: { queryReplacement: ['R1'] } }],
      block: [{ options: { queryReplacement: ['R1|P7|B2', 'N. Le Berre'] } }],
      alert: [
        {
          text: both(
            ':no_entry: Lots bloqués par N. Le Berre, ne pas expédier : R1, P7, B2',
            ':no_entry: Lots blocked by N. Le Berre, do not ship: R1, P7, B2',
          ),
        },
      ],
      done: [{ completionTitle: both('Bloqués : 2', 'Blocked: 2'), completionMessage: HTML }],
    },
  },
  {
    name: both(
      'Encore en stock : rien de livré, Slack muet',
      'Still in stock: nothing served, Slack silent',
    ),
    given: going({
      trace: [reached('R1', 0, 'Farine T65', null)],
      block: [{ blocked: 0 }],
      alert: { fails: 'ratelimited' },
    }),
    expects: { tree: [{ ids: ['R1'], clients: [] }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Slack ne répond pas : appelez l’expédition au 318.<br><p><strong>Lots touchés : 1</strong><br>R1, Farine T65</p><p><strong>Clients livrés : 0</strong><br>rien</p>',
            'Slack does not answer: ring dispatch on 318.<br><p><strong>Lots affected: 1</strong><br>R1, Farine T65</p><p><strong>Clients served: 0</strong><br>nothing</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('La personne ne bloque pas', 'The person does not block'),
    given: going({ decide: [{ answer: both('Ne rien bloquer', 'Block nothing') }] }),
    expects: { tree: [{ ids: ['R1', 'P7', 'B2'] }], block: 'not reached' },
    asks: { left: [{ completionMessage: LEFT }] },
  },
  {
    name: both('Aucun de ces lots', 'None of these lots'),
    given: going({ tick: [{ answer: ['R1', both('Aucun de ces lots', 'None of these lots')] }] }),
    expects: { trace: 'not reached', 'any.no': { count: 1 } },
    asks: { left: [{ completionMessage: LEFT }] },
  },
  {
    name: both('Aucun lot dans la base', 'No lot in the database'),
    given: going({ sonnet: { says: [found()] }, lots: [] }),
    expects: { prove: [{ state: 'none' }], tick: 'not reached' },
    asks: {
      left: [
        {
          completionMessage: both(
            'Aucun lot de la base ne répond à cette lettre. Cherchez dans les bons de livraison.',
            'No lot of the database answers to this letter. Search the delivery notes.',
          ),
        },
      ],
    },
  },
  fault(both('Le modèle est en panne', 'The model is down'), 'sonnet'),
  fault(both('Les lots ne se lisent pas', 'Lots cannot be read'), 'lots'),
  fault(both('La suite ne se lit pas', 'What follows cannot be read'), 'trace'),
  fault(both('Le blocage est refusé', 'Blocking is refused'), 'block'),
]
