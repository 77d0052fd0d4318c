import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked: Given = [{ by: 'J. Morel' }]
const active = (collection: string): Given => [{ id: 1, name: 'active', collection }]
const point = (id: string, content: string, path: string) => ({
  id,
  payload: { content, metadata: { path, title: 'T', page: 4 } },
})
const PAGES: Given = [
  {
    result: { points: [point('a', 'Un.', 'a.md'), point('b', ' ', 'b.md')], next_page_offset: 'c' },
  },
  { result: { points: [point('c', 'Deux.', 'b.md')], next_page_offset: null } },
]
const stored: Given = [
  { pageContent: 'Un.', metadata: {} },
  { pageContent: 'Deux.', metadata: {} },
]
const counted = (count: number): Given => [{ result: { count }, status: 'ok' }]
const BENCH: Given = [
  { id: 1, question: both('Délai de retour ?', 'Time for returns?'), path: 'a.md' },
  { id: 2, question: both('Prix <HT> ?', 'Price <net>?'), path: 'b.md' },
  { id: 3, question: both('Qui signe ?', 'Who signs?'), path: 'c.md' },
]
const tops = (...paths: readonly string[]): Given =>
  paths.map((path) => ({ document: { pageContent: 'x', metadata: { path } }, score: 0.8 }))
const dropped: Given = [{ result: false, status: 'ok' }]
const upTo = { asked, active: active('documents_v1'), drop: dropped, read: PAGES }

export const examples: readonly Example[] = [
  {
    name: both('Le nouveau modèle gagne une question', 'The new model wins a question'),
    given: {
      ...upTo,
      store: stored,
      count: counted(2),
      bench: BENCH,
      oldTop: tops('a.md', 'x.md', 'c.md'),
      newTop: tops('a.md', 'b.md', 'c.md'),
      look: [{ go: both('Oui', 'Yes') }],
      switched: [{ id: 1 }],
      done: [{}],
    },
    expects: {
      texts: [
        { text: 'Un.', path: 'a.md', title: 'T', page: '4', version: '' },
        { text: 'Deux.', path: 'b.md' },
      ],
      compared: [
        {
          fault: '',
          sent: 2,
          before: 2,
          after: 3,
          won: 1,
          html: both(
            '<p>2 passages recopiés. Bon document en tête, sur 3 questions :</p><p>documents_v1 : 2<br>documents_v2 : 3</p><p>Gagnées :</p><ul><li>Prix  HT  ? (b.md)</li></ul>',
            '<p>2 passages copied. Right document first, out of 3 questions:</p><p>documents_v1: 2<br>documents_v2: 3</p><p>Won:</p><ul><li>Price  net ? (b.md)</li></ul>',
          ),
        },
      ],
    },
    asks: { switched: [{ columns: { value: { name: 'active', collection: 'documents_v2' } } }] },
  },
  {
    name: both('Il en perd une : on garde l’ancien', 'It loses one: the old one stays'),
    given: {
      ...upTo,
      store: stored,
      count: counted(2),
      bench: BENCH,
      oldTop: tops('a.md', 'b.md', 'x.md'),
      newTop: tops('x.md', 'b.md', 'x.md'),
      look: [{ go: both('Non', 'No') }],
      kept: [{}],
    },
    expects: {
      compared: [{ before: 2, after: 1, lost: 1, won: 0 }],
      switched: 'not reached',
    },
  },
  {
    name: both('La nouvelle base en a oublié', 'The new store has left some out'),
    given: {
      ...upTo,
      store: stored,
      count: counted(1),
      bench: BENCH,
      oldTop: tops('a.md', 'b.md', 'c.md'),
      newTop: tops('a.md', 'b.md', 'c.md'),
      failed: [{}],
    },
    expects: {
      compared: [
        {
          fault: both(
            'La nouvelle base n’a pas tout reçu : 1 / 2.',
            'The new store has not got everything: 1 / 2.',
          ),
        },
      ],
      look: 'not reached',
    },
  },
  {
    name: both('Trop de passages pour une fois', 'Too many passages for one go'),
    given: {
      ...upTo,
      read: [{ result: { points: [point('a', 'Un.', 'a.md')], next_page_offset: 'z' } }],
      store: [{ pageContent: 'Un.', metadata: {} }],
      count: counted(1),
      bench: BENCH,
      oldTop: tops('a.md', 'b.md', 'c.md'),
      newTop: tops('a.md', 'b.md', 'c.md'),
      failed: [{}],
    },
    expects: {
      compared: [
        {
          fault: both(
            'L’ancienne base tient plus de vingt mille passages.',
            'The old store holds more than twenty thousand passages.',
          ),
        },
      ],
    },
  },
  {
    name: both('La seconde recherche tombe', 'The second search goes down'),
    given: {
      ...upTo,
      store: stored,
      count: counted(2),
      bench: BENCH,
      oldTop: tops('a.md', 'b.md', 'c.md'),
      newTop: { fails: 'Mistral 429' },
      failed: [{}],
    },
    expects: {
      compared: [
        {
          fault: both(
            'Une des deux recherches n’a pas répondu.',
            'One of the two searches did not answer.',
          ),
        },
      ],
    },
  },
  {
    name: both('Rangement en panne', 'Storing fails'),
    given: { ...upTo, store: { fails: 'Mistral 429' }, failed: [{}] },
    expects: { 'stored.no': { count: 1 }, count: 'not reached' },
    asks: {
      failed: [
        {
          completionMessage: both(
            'L’ancienne base répond toujours. Cause : la nouvelle base n’a rien reçu.',
            'The old store still answers. Cause: the new store got nothing.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’ancienne base est illisible', 'The old store cannot be read'),
    given: { asked, active: [], drop: dropped, read: { fails: 'ETIMEDOUT' }, failed: [{}] },
    expects: { texts: 'not reached', 'free.yes': { count: 1 } },
    asks: {
      failed: [
        {
          completionMessage: both(
            'L’ancienne base répond toujours. Cause : ETIMEDOUT',
            'The old store still answers. Cause: ETIMEDOUT',
          ),
        },
      ],
    },
  },
  {
    name: both('Qdrant refuse d’effacer l’essai', 'Qdrant refuses to clear the trial'),
    given: { asked, active: [], drop: { fails: '403 Forbidden' }, failed: [{}] },
    expects: { 'free.yes': { count: 1 }, read: 'not reached' },
    asks: {
      failed: [
        {
          completionMessage: both(
            'L’ancienne base répond toujours. Cause : 403 Forbidden',
            'The old store still answers. Cause: 403 Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: both('La bascule est déjà faite', 'The switch was made before'),
    given: { asked, active: active('documents_v2'), refused: [{}] },
    expects: { 'free.no': { count: 1 }, drop: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            'documents_v2 est la collection qui répond aujourd’hui. Changez les deux noms dans les réglages.',
            'documents_v2 is the collection that answers today. Change both names in the settings.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’assistant cherche, avant', 'The assistant searches, before'),
    given: {
      called: [{ question: both('Délai de retour ?', 'Time for returns?') }],
      active: active('documents_v1'),
      oldFor: tops('a.md'),
    },
    expects: { 'fresh.no': { count: 1 }, free: 'not reached', newFor: 'not reached' },
    asks: { oldFor: [{ prompt: both('Délai de retour ?', 'Time for returns?'), topK: 6 }] },
  },
  {
    name: both('L’assistant cherche, après', 'The assistant searches, after'),
    given: {
      called: [{ question: both('Délai de retour ?', 'Time for returns?') }],
      active: active('documents_v2'),
      newFor: tops('b.md'),
    },
    expects: { 'fresh.yes': { count: 1 } },
    asks: { newFor: [{ qdrantCollection: { value: 'documents_v2' }, topK: 6 }] },
  },
  {
    name: both('L’assistant cherche sans question', 'The assistant searches without a question'),
    given: { called: [{ question: ' ' }], active: active('documents_v1'), oldFor: [] },
    expects: { settings: [{ question: '', by: '' }], drop: 'not reached' },
    asks: { oldFor: [{ qdrantCollection: { value: 'documents_v1' }, topK: 6 }] },
  },
  {
    name: both('Un banc d’essai vide', 'An empty bench'),
    given: {
      ...upTo,
      store: stored,
      count: counted(2),
      bench: [],
      oldTop: { fails: 'Mistral 400' },
      newTop: { fails: 'Mistral 400' },
      failed: [{}],
    },
    expects: {
      compared: [
        {
          fault: both(
            'Trop peu de questions au banc d’essai : 0, il en faut 3.',
            'Too few questions on the bench: 0, where there must be 3.',
          ),
        },
      ],
    },
  },
]
