import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const ASKER = 'lou@votre-entreprise.example'
const stale = (id: number, path: string, question: string, answer: string): GivenItem['json'] => ({
  id,
  asker: ASKER,
  question,
  answer,
  day: '14/09/2026',
  path,
  title: path === 'remises.md' ? 'Remises' : 'Retours',
  version: 'v2',
})
const DISCOUNT = stale(7, 'remises.md', 'Remise maximale ?', 'Jusqu’à 12 %.')
const RETURNS = stale(8, 'retours.md', 'Délai de retour ?', 'Trente jours.')
const passage = (path: string, pageContent: string, version = 'v2') => ({
  document: { pageContent, metadata: { path, version } },
  score: 0.8,
})
const EIGHT = passage('remises.md', 'La remise va jusqu’à 8 % sans accord.')
const THIRTY = passage('retours.md', 'Le retour se fait sous trente jours.')
const said = (verdict: string, quote: string) => JSON.stringify({ output: { verdict, quote } })
const marked = (answer: number, path: string, verdict: string): readonly GivenItem['json'][] => [
  { answer, path, verdict },
]
const mailed: Given = [{ messageId: '1' }]
const OLD = passage('remises.md', 'Jusqu’à 12 %.', 'v1')
const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })

export const examples: readonly Example[] = [
  {
    name: both('Une réponse changée, une autre inchangée', 'One answer changed, one unchanged'),
    given: {
      morning: [{}],
      stale: [DISCOUNT, RETURNS],
      passages: { runs: [[EIGHT, OLD], [THIRTY]] },
      medium: {
        says: [
          said('changed', 'La remise va jusqu’à 8 % sans accord.'),
          said('same', 'Le retour se fait sous trente jours.'),
        ],
      },
      tell: mailed,
      mark: { runs: [marked(7, 'remises.md', 'changed'), marked(8, 'retours.md', 'same')] },
    },
    expects: {
      read: [{ state: 'some', text: 'La remise va jusqu’à 8 % sans accord.' }, { state: 'some' }],
      judged: [{ verdict: 'changed' }, { verdict: 'same' }],
      left: { count: 0 },
      missed: 'not reached',
    },
    asks: {
      tell: [
        {
          toEmail: ASKER,
          text: both(
            'Le 14/09/2026, vous demandiez :\nRemise maximale ?\n\nRéponse d’alors :\nJusqu’à 12 %.\n\n« Remises » a été modifié depuis. On y lit maintenant :\n« La remise va jusqu’à 8 % sans accord. »\n\nVérifiez dans le document avant d’agir.',
            'On 14/09/2026 you asked:\nRemise maximale ?\n\nThe answer then:\nJusqu’à 12 %.\n\n“Remises” has been changed since. It now reads:\n“La remise va jusqu’à 8 % sans accord.”\n\nCheck in the document before you act.',
          ),
        },
      ],
      mark: [
        { options: { queryReplacement: [7, 'remises.md', 'v2', 'changed'] } },
        { options: { queryReplacement: [8, 'retours.md', 'v2', 'same'] } },
      ],
    },
  },
  {
    name: both('Une citation inventée ; un sujet disparu', 'An invented quotation; a subject gone'),
    given: {
      morning: [{}],
      stale: [DISCOUNT, RETURNS],
      passages: { runs: [[EIGHT], [OLD]] },
      medium: { says: [said('changed', 'La remise passe à 5 %.')] },
      mark: { runs: [marked(7, 'remises.md', 'unclear'), marked(8, 'retours.md', 'unclear')] },
      digest: mailed,
    },
    expects: {
      read: [{ state: 'some' }, { state: 'bare' }],
      judged: [{ verdict: 'unclear', quote: '' }],
      tell: 'not reached',
      left: [{ unclear: 2, again: 0 }],
    },
    asks: {
      mark: [
        { options: { queryReplacement: [7, 'remises.md', 'v2', 'unclear'] } },
        { options: { queryReplacement: [8, 'retours.md', 'v2', 'unclear'] } },
      ],
      digest: [
        {
          text: both(
            'Réponse peut-être dépassée, à relire vous-même :\n- Remise maximale ? (Remises, lou@votre-entreprise.example)\n- Délai de retour ? (Retours, lou@votre-entreprise.example)',
            'Answer perhaps overtaken, for you to reread:\n- Remise maximale ? (Remises, lou@votre-entreprise.example)\n- Délai de retour ? (Retours, lou@votre-entreprise.example)',
          ),
        },
      ],
    },
  },
  {
    name: both('Recherche muette, puis messagerie fermée', 'Search silent, then mail shut'),
    given: {
      morning: [{}],
      stale: [RETURNS, DISCOUNT],
      passages: { runs: [{ fails: 'connect ETIMEDOUT' }, [EIGHT]] },
      medium: { says: [said('changed', 'La remise va jusqu’à 8 % sans accord.')] },
      tell: { fails: '451 Temporary failure' },
      digest: mailed,
    },
    expects: {
      mark: 'not reached',
      left: [
        {
          again: 2,
          text: both(
            'Non traité, nouvel essai au prochain passage :\n- Délai de retour ? : base vectorielle muette\n- Remise maximale ? : 451 Temporary failure',
            'Not dealt with, tried again next time:\n- Délai de retour ? : vector store silent\n- Remise maximale ? : 451 Temporary failure',
          ),
        },
      ],
    },
  },
  {
    name: both('Prévenue, mais la note ne s’écrit pas', 'Told, but the note is not written'),
    given: {
      morning: [{}],
      stale: [DISCOUNT],
      passages: [EIGHT],
      medium: { says: [said('changed', 'La remise va jusqu’à 8 % sans accord.')] },
      tell: mailed,
      mark: { fails: 'connect ECONNREFUSED' },
      digest: mailed,
    },
    expects: { left: [{ unclear: 0, again: 1 }] },
    asks: {
      digest: [
        {
          text: both(
            'Non traité, nouvel essai au prochain passage :\n- Remise maximale ? : connect ECONNREFUSED',
            'Not dealt with, tried again next time:\n- Remise maximale ? : connect ECONNREFUSED',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model is silent'),
    given: {
      morning: [{}],
      stale: [DISCOUNT],
      passages: [EIGHT],
      medium: { fails: 'Service unavailable' },
      digest: mailed,
    },
    expects: { judged: [{ verdict: 'silent' }], left: [{ unclear: 0, again: 1 }] },
  },
  {
    name: both('Le journal est fermé', 'The log is shut'),
    given: { morning: [{}], stale: { fails: 'connect ECONNREFUSED' }, warn: mailed },
    expects: { settings: [{ days: 90, most: 40 }], one: 'not reached' },
    asks: {
      warn: [
        { subject: both('Réponses non comparées ce matin', 'Answers not compared this morning') },
      ],
    },
  },
]
