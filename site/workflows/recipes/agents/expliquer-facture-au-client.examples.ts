import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (
  rank: number,
  article: string,
  quantity: string,
  net: string,
  vat = rank === 1 ? '48.90' : '32.00',
) => ({
  rank,
  number: rank === 1 ? 'F-2611' : 'F-2610',
  client: 77,
  day: rank === 1 ? '2026-11-01' : '2026-10-01',
  vat,
  article,
  label: article === 'SEAT' ? both('Poste', 'Seat') : both('Sauvegarde', 'Backup'),
  quantity,
  net,
})
const BILLS: Given = [
  line(1, 'SEAT', '7.00', '196.00'),
  line(1, 'BACK', '1', '48.50'),
  line(2, 'SEAT', '5.00', '130.00'),
  line(2, 'BACK', '1', '30.00'),
]
const found = (...causes: readonly (readonly [article: string, change: string])[]) =>
  JSON.stringify({ output: { causes: causes.map(([article, change]) => ({ article, change })) } })
const FACTS: Given = [
  {
    id: 12,
    what: both('Deux postes ajoutés <Nantes>', 'Two seats added <Nantes>'),
    day: '2026-10-14',
  },
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ number: ' F-2611', question: both('Pourquoi 84 € de plus ?', 'Why €84 more?') }],
  bills: BILLS,
  haiku: { says: [found(['SEAT', '12'], ['BACK', '99'])] },
  facts: FACTS,
  show: [{}],
  stop: [{}],
  ...more,
})
const stopped = (
  name: Bilingual<string>,
  bills: Given,
  title: Bilingual<string>,
  state = 'stop',
): Example => ({
  name,
  given: going({ bills }),
  expects: { compare: [{ state, title }], cause: 'not reached' },
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux postes de plus, une sauvegarde sans cause',
      'Two seats more, a backup without cause',
    ),
    given: going({
      changes: [{ id: 12, kind: 'amendment', what: 'postes', day: '2026-10-14' }],
      haiku: {
        says: [
          '{"tool": "changes", "with": {"word": "poste"}}',
          found(['SEAT', '12'], ['BACK', '99']),
        ],
      },
    }),
    expects: {
      compare: [
        {
          state: 'some',
          net: 8450,
          tax: 1690,
          changed: [
            { article: 'SEAT', total: 6600, quantity: 5200, price: 1400 },
            { article: 'BACK', total: 1850, quantity: 0, price: 1850 },
          ],
        },
      ],
      letter: [
        {
          open: 1,
          text: both(
            'F-2611 contre F-2610 : +84,50\u00A0€ hors taxes, +16,90\u00A0€ de TVA\n\n– Poste : +66\u00A0€ (quantité 5 → 7 : +52\u00A0€, prix +14\u00A0€)\n  14/10/2026 : Deux postes ajoutés <Nantes>\n– Sauvegarde : +18,50\u00A0€ (prix +18,50\u00A0€)\n  Cause non trouvée : à dire par une personne.',
            'F-2611 against F-2610: +€84.50 before VAT, +€16.90 of VAT\n\n– Seat: +€66 (quantity 5 → 7: +€52, price +€14)\n  14/10/2026: Two seats added <Nantes>\n– Backup: +€18.50 (price +€18.50)\n  Cause not found: for a person to tell.',
          ),
        },
      ],
      stop: 'not reached',
    },
    asks: {
      bills: [{ options: { queryReplacement: ['F-2611'] } }],
      facts: [{ options: { queryReplacement: [77, '2026-10-01', '2026-11-01'] } }],
      show: [
        {
          completionTitle: both(
            'Écarts sans cause connue : 1',
            'Differences without a known cause: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Une ligne disparue, une nouvelle', 'A line gone, a new one'),
    given: going({
      bills: [line(1, 'BACK', '1', '30.00', '6.00'), line(2, 'SEAT', '2', '40.00', '8.00')],
      haiku: { says: [found(['SEAT', '12'], ['BACK', '12'])] },
    }),
    expects: {
      compare: [{ net: -1000, tax: -200, changed: [{ total: -4000 }, { total: 3000 }] }],
      letter: [
        { open: 0, title: both('Chaque écart a sa cause', 'Every difference has its cause') },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ haiku: { fails: 'overloaded' } }),
    expects: {
      compare: [{ net: 8450, tax: 1690 }],
      letter: [
        {
          open: 2,
          title: both('Écarts sans cause connue : 2', 'Differences without a known cause: 2'),
        },
      ],
    },
  },
  {
    name: both('Les changements ne se lisent pas', 'Changes cannot be read'),
    given: going({ facts: { fails: 'ECONNREFUSED' } }),
    expects: { compare: [{ net: 8450 }], letter: [{ open: 2 }] },
  },
  stopped(
    both('Numéro inconnu', 'Unknown number'),
    [],
    both('Rien à comparer', 'Nothing to compare'),
  ),
  stopped(
    both('La première facture', 'The first invoice'),
    [line(1, 'SEAT', '5', '130.00')],
    both('Rien à comparer', 'Nothing to compare'),
  ),
  stopped(
    both('Aucune différence', 'No difference'),
    [line(1, 'SEAT', '5', '130.00', '26.00'), line(2, 'SEAT', '5', '130.00', '26.00')],
    both('Aucune différence', 'No difference'),
  ),
  stopped(
    both('Le taux de TVA seul a changé', 'The rate of VAT alone has changed'),
    [line(1, 'SEAT', '5', '130.00', '26.00'), line(2, 'SEAT', '5', '130.00', '13.00')],
    both('Seule la TVA change', 'Only the VAT differs'),
  ),
  stopped(
    both('La base ne répond pas', 'The database does not answer'),
    { fails: 'ECONNREFUSED' },
    both('Factures illisibles', 'Invoices cannot be read'),
    'down',
  ),
]
