import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LIFT = both(
  'Le monte-charge du bâtiment B est arrêté : passez par le quai 4.',
  'The goods lift of building B is stopped: use dock 4.',
)
const told = (until: string, text: string | Bilingual<string> = LIFT): Given => [
  { text, until, author: 'lina@votre-entreprise.example' },
]
const row = (mark: string, until: string, text: string | Bilingual<string>, warned = false) => ({
  id: Number(mark),
  mark,
  until,
  text,
  warned,
  author: 'omar@votre-entreprise.example',
})
const stored: Given = [{ pageContent: 'x', metadata: {} }]
const shown: Given = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Une consigne jusqu’au 4 décembre', 'An instruction until 4 December'),
    given: {
      told: told('2026-12-04'),
      list: [row('1', '2026-12-01', 'Porte 3 fermée pour travaux.')],
      store: stored,
      keep: [{ id: 2 }],
      done: shown,
    },
    expects: {
      checked: [
        {
          fault: '',
          mark: '20261123083000000-2',
          passage: both(
            'Consigne temporaire, valable jusqu’au 04/12/2026 inclus : Le monte-charge du bâtiment B est arrêté : passez par le quai 4.',
            'Temporary instruction, in force until 04/12/2026 inclusive: The goods lift of building B is stopped: use dock 4.',
          ),
        },
      ],
      sorted: 'not reached',
    },
    asks: { keep: [{ columns: { value: { mark: '20261123083000000-2', until: '2026-12-04' } } }] },
  },
  {
    name: both('Le formulaire part deux fois', 'The form is sent twice'),
    given: {
      told: told('2026-12-04'),
      list: [row('1', '2026-12-04', both(` ${LIFT.fr} `, ` ${LIFT.en} `))],
      refused: shown,
    },
    expects: {
      checked: [
        {
          fault: both(
            'Cette consigne y est déjà, jusqu’à la même date.',
            'This instruction is there already, until the same day.',
          ),
        },
      ],
      store: 'not reached',
    },
  },
  {
    name: both('Une consigne de six mois', 'An instruction of six months'),
    given: { told: told('2027-05-23'), list: [], refused: shown },
    expects: {
      checked: [
        {
          fault: both(
            'Date trop lointaine ; au plus tard le 2027-01-22.',
            'Too far off; at the latest on 2027-01-22.',
          ),
        },
      ],
    },
  },
  {
    name: both('Base fermée au moment d’entrer', 'Store shut on the way in'),
    given: {
      told: told('2026-11-23'),
      list: [],
      keep: [{ id: 3 }],
      store: { fails: '503' },
      unlist: [{ id: 3 }],
      lost: shown,
    },
    expects: { checked: [{ fault: '' }], 'stored.no': { count: 1 }, done: 'not reached' },
  },
  {
    name: both('Le matin : deux sorties, un rappel', 'In the morning: two leave, one reminder'),
    given: {
      day: [{}],
      list: [
        row('1', '2026-11-22', 'Porte 3 fermée pour travaux.'),
        row('2', '2026-11-24', 'Badge provisoire à l’accueil.'),
        row('3', '2026-11-24', 'Parking nord réservé.', true),
        row('4', '2026-11-20', 'Réunion déplacée en salle 2.'),
        row('5', '2026-12-24', 'Horaires de Noël à l’accueil.'),
      ],
      forget: [{ status: 'ok' }, { status: 'ok' }],
      strike: [
        row('1', '2026-11-22', 'Porte 3 fermée pour travaux.'),
        row('4', '2026-11-20', 'Réunion déplacée en salle 2.'),
      ],
      gone: [{ messageId: '1' }, { messageId: '2' }],
      eve: [{ messageId: '3' }],
      mark: [{ id: 2 }],
    },
    expects: {
      sorted: [
        { due: 'over', mark: '1' },
        { due: 'soon', mark: '2' },
        { due: 'over', mark: '4' },
      ],
      'which.over': { count: 2 },
    },
    asks: {
      forget: [
        { jsonBody: '{"filter":{"must":[{"key":"metadata.mark","match":{"value":"1"}}]}}' },
        { jsonBody: '{"filter":{"must":[{"key":"metadata.mark","match":{"value":"4"}}]}}' },
      ],
      mark: [{ filters: { conditions: [{ keyValue: '2' }] } }],
    },
  },
  {
    name: both('Base fermée un matin', 'Store shut one morning'),
    given: {
      day: [{}],
      list: [row('1', '2026-11-22', 'Porte 3 fermée pour travaux.')],
      forget: { fails: 'connect ECONNREFUSED' },
      warn: [{ messageId: '4' }],
    },
    expects: { sorted: [{ due: 'over' }], strike: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Porte 3 fermée pour travaux. (fin le 2026-11-22) : connect ECONNREFUSED\n\nElle est encore citée. Nouvel essai demain matin.',
            'Porte 3 fermée pour travaux. (ends 2026-11-22): connect ECONNREFUSED\n\nIt is still being quoted. Next attempt tomorrow morning.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un texte fait d’espaces', 'A text made of blanks'),
    given: {
      told: told('2026-12-04', '   '),
      list: [row('1', '2026-11-22', 'Porte 3 fermée.')],
      refused: shown,
    },
    expects: {
      checked: [
        {
          fault: both(
            'Moins de vingt signes : personne ne comprendra.',
            'Fewer than twenty characters: nobody will understand it.',
          ),
        },
      ],
      sorted: 'not reached',
    },
  },
  {
    name: both('L’adresse de l’auteur n’existe plus', 'The author’s address is gone'),
    given: {
      day: [{}],
      list: [row('2', '2026-11-24', 'Badge provisoire à l’accueil.')],
      eve: { fails: '550 No such user' },
      warn: [{ messageId: '5' }],
    },
    expects: { sorted: [{ due: 'soon' }], mark: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Badge provisoire à l’accueil. (fin le 2026-11-24) : 550 No such user\n\nSon auteur n’a pas reçu le rappel : omar@votre-entreprise.example',
            'Badge provisoire à l’accueil. (ends 2026-11-24): 550 No such user\n\nIts author did not get the reminder: omar@votre-entreprise.example',
          ),
        },
      ],
    },
  },
]
