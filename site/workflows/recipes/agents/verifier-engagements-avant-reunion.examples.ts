import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const action = (
  name: Bilingual<string>,
  company: string,
  due: string,
  more: Readonly<Record<string, string | Bilingual<string>>> = {},
): GivenItem['json'] => ({
  id: `page-${company}`,
  name: name,
  property_site: 'Les Tilleuls',
  property_state: both('Ouvert', 'Open'),
  property_company: company,
  property_email: `Bureau@${company.toLowerCase()}.example`,
  property_set_on: { start: '2026-11-06', end: null },
  property_due: due ? { start: due, end: null } : null,
  ...more,
})
const DRAWING = action(both('Plan de réservations', 'Openings drawing'), 'Lebrun', '2026-11-17')
const TAPS = action(both('Robinets', 'Taps'), 'Guerin', '2026-11-27')
const HOLES = action(both('Calfeutrer', 'Seal holes'), 'Morice', '')
const found = (kind: string, message: string, quote: string) =>
  JSON.stringify({ output: { kind, message, quote } })
const SENT_FR = 'Le plan est parti, l&#39;original suit'
const mail = (address: string, text: string, date = '2026-11-18T09:12:00.000Z'): Given => [
  { id: 'm1', from: { value: [{ address, name: '' }] }, subject: 'RE', date, text },
]
const DONE: Given = [{ id: 'sent' }]

export const examples: readonly Example[] = [
  {
    name: both('Trois actions, une dite faite', 'Three actions, one said to be done'),
    given: {
      actions: [
        HOLES,
        TAPS,
        DRAWING,
        action(both('Clôture', 'Fence'), 'Nicol', '', { property_state: both('Fait', 'Done') }),
        action(both('Grue', 'Crane'), 'Autre', '', { property_site: 'Halles' }),
        action(both('Réserve', 'Snag'), 'Roux', '', { property_email: '' }),
      ],
      mailbox: [{ id: 'm1', snippet: SENT_FR }],
      haiku: {
        says: [
          '{"tool": "mailbox", "with": {"words": "plan"}}',
          found('done', 'm1', SENT_FR),
          found('late', 'm2', 'livraison le 4'),
          found('none', '', ''),
        ],
      },
      message: {
        runs: [
          mail(
            'bureau@lebrun.example',
            'Bonjour,\nLe plan est parti,\nl’original suit.\n\nLe 12 nov. à 9 h, Travaux a écrit :\n> et le plan ?',
          ),
          mail(
            'bureau@guerin.example',
            'Vu.\n\nLe 12 nov. à 9 h, Travaux a écrit :\n> livraison le 4 ?',
          ),
        ],
      },
      tell: DONE,
    },
    expects: {
      open: [
        { who: 'Lebrun', late: 6, some: true },
        { who: 'Guerin', late: 0 },
        { who: 'Morice', late: 0 },
      ],
      check: [
        {
          state: 'done',
          line: both(
            "Lebrun : Plan de réservations, pour le 17/11, dépassé de 6 j\n  18/11 : « Le plan est parti, l'original suit »",
            "Lebrun: Openings drawing, due 17/11, overdue by 6 days\n  18/11: “Le plan est parti, l'original suit”",
          ),
        },
        { state: 'doubt' },
        { state: 'none' },
      ],
      down: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: both('Avant la réunion : Les Tilleuls', 'Before the meeting: Les Tilleuls'),
          message: both(
            "AUCUN MESSAGE TROUVÉ DE CETTE ADRESSE (1)\nMorice : Calfeutrer\n\nMESSAGE À LIRE VOUS-MÊME (1)\nGuerin : Robinets, pour le 27/11\n  18/11, bureau@guerin.example, RE\n\nDIT FAIT (1)\nLebrun : Plan de réservations, pour le 17/11, dépassé de 6 j\n  18/11 : « Le plan est parti, l'original suit »\n\nNON CHERCHÉ : adresse ou date absente, ou au-delà de 40 (1)\nRoux : Réserve",
            "NO MESSAGE FOUND FROM THAT ADDRESS (1)\nMorice: Seal holes\n\nMESSAGE FOR YOU TO READ (1)\nGuerin: Taps, due 27/11\n  18/11, bureau@guerin.example, RE\n\nSAID TO BE DONE (1)\nLebrun: Openings drawing, due 17/11, overdue by 6 days\n  18/11: “Le plan est parti, l'original suit”\n\nNOT SEARCHED: address or date missing, or beyond the limit of 40 (1)\nRoux: Snag",
          ),
        },
      ],
    },
  },
  {
    name: both('Un retard annoncé, une autre adresse', 'A delay announced, another address'),
    given: {
      actions: [TAPS, DRAWING],
      haiku: {
        says: [found('late', 'm3', 'décalé au 30'), found('late', 'm4', 'décalé au 30')],
      },
      message: {
        runs: [
          mail('ami@lebrun.example', 'Le plan est décalé au 30'),
          mail('bureau@guerin.example', 'Tout est décalé au 30.', '2026-11-06T23:30:00.000Z'),
        ],
      },
      tell: DONE,
    },
    expects: { check: [{ state: 'doubt' }, { state: 'late' }] },
  },
  {
    name: both('Un message inventé, puis la panne', 'An invented message, then a fault'),
    given: {
      actions: [DRAWING],
      haiku: { says: [found('done', 'zzz', 'posé')] },
      message: { fails: 'Invalid id value' },
      tell: DONE,
    },
    expects: {
      check: [
        {
          state: 'doubt',
          line: both(
            'Lebrun : Plan de réservations, pour le 17/11, dépassé de 6 j\n  le message cité n’a pas pu être relu',
            'Lebrun: Openings drawing, due 17/11, overdue by 6 days\n  the message cited could not be read',
          ),
        },
      ],
    },
  },
  {
    name: both('Gmail ne répond pas à la recherche', 'Gmail does not answer the search'),
    given: { actions: [DRAWING], haiku: { says: [found('unread', '', '')] }, tell: DONE },
    expects: { check: [{ state: 'down' }], message: 'not reached' },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: { actions: [DRAWING], haiku: { fails: 'overloaded' }, tell: DONE },
    expects: { check: [{ state: 'down' }], message: 'not reached' },
  },
  {
    name: both('Plus rien d’ouvert', 'Nothing open any more'),
    given: { actions: [], tell: DONE },
    expects: { open: [{ some: false }], loop: 'not reached' },
    asks: {
      tell: [{ message: both('Aucune action ouverte dans Notion.', 'No open action in Notion.') }],
    },
  },
  {
    name: both('Notion ne répond pas', 'Notion does not answer'),
    given: { actions: { fails: 'Service unavailable' }, down: DONE },
    expects: { open: 'not reached' },
    asks: {
      down: [
        {
          message: both(
            'Notion n’a pas répondu : Service unavailable. Rien n’a été cherché.',
            'Notion did not answer: Service unavailable. Nothing was searched.',
          ),
        },
      ],
    },
  },
]
