import type { Bilingual } from '../../nodes/fact.ts'
import type { JsonObject } from '../../flow/flow.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LONG = both(
  ' Le service après-vente tient le registre des retours et prévient le client par courriel dès que le colis est arrivé, avec le nom de la personne qui l’a ouvert et l’état du produit, photo comprise.',
  ' The after-sales desk keeps the register of returns and tells the customer by email as soon as the parcel has come in, with the name of whoever opened it and the state of the product, photo included.',
)
const FACT = both(
  'Un article se renvoie sous trente jours.',
  'An item may be sent back within thirty days.',
)
const point = (path: string, fact = FACT) => ({
  id: path,
  payload: { content: both(fact.fr + LONG.fr, fact.en + LONG.en), metadata: { path } },
})
const drawn = (...points: readonly JsonObject[]): Given => [
  { result: { points: [...points] }, status: 'ok' },
]
const said = (
  question: Bilingual<string>,
  answer: Bilingual<string>,
  beside = both('', ''),
  usable = true,
) => {
  const one = (language: 'fr' | 'en') =>
    JSON.stringify({
      output: {
        usable,
        question: question[language],
        answer: answer[language],
        beside: beside[language],
      },
    })
  return both(one('fr'), one('en'))
}
const HOW_LONG = both(
  'De combien de temps un acheteur dispose-t-il pour changer d’avis ?',
  'How much time does a buyer have to change their mind?',
)
const BESIDE = both('Qui paie le port du renvoi ?', 'Who pays the postage of a return?')
const short = { id: 's', payload: { content: 'x', metadata: { path: 'a.md' } } }
const row = (Question: string | Bilingual<string>, Document: string, answer = 'x') => ({
  row_number: 2,
  Question,
  Document,
  Attendu: answer,
  Expected: answer,
})

export const examples: readonly Example[] = [
  {
    name: both('Quatre passages, une question gardée', 'Four passages, one question kept'),
    given: {
      week: [{}],
      known: [
        row('x', 'plein.md'),
        row('y', 'plein.md'),
        row('z', 'plein.md'),
        // Three that stand beside others, and take nobody's place.
        row('u', 'retours.md', ''),
        row('v', 'retours.md', ''),
        row('w', 'retours.md', ''),
      ],
      draw: drawn(
        point('retours.md'),
        point('plein.md'),
        short,
        point('b.md'),
        point('c.md'),
        point('d.md'),
      ),
      sonnet: {
        says: [
          said(HOW_LONG, FACT, BESIDE),
          said(HOW_LONG, both('Sous soixante jours.', 'Within sixty days.')),
          said(
            both(
              'Sous combien de jours un article se renvoie ?',
              'Within what days may an item be sent back?',
            ),
            FACT,
          ),
          said(both('', ''), both('', ''), both('', ''), false),
        ],
      },
      write: [{ ok: 1 }, { ok: 2 }],
      tell: [{ messageId: '1' }],
    },
    expects: {
      fresh: [{ count: 4 }],
      checked: [
        { path: 'retours.md', fault: '' },
        { fault: both('réponse absente du passage', 'answer not in the passage') },
        { fault: both('question qui recopie la réponse', 'question that copies the answer') },
        { fault: both('passage sans question utile', 'passage without a useful question') },
      ],
      rows: [{ Question: HOW_LONG, Document: 'retours.md' }, { Question: BESIDE }],
      tally: [
        {
          good: 1,
          dropped: 3,
          subject: both('Questions à relire cette semaine : 1', 'Questions to reread this week: 1'),
        },
      ],
    },
  },
  {
    name: both(
      'La même question deux fois, modèle muet ensuite',
      'The same question twice, then silence',
    ),
    given: {
      week: [{}],
      known: [row(HOW_LONG, 'vieux.md')],
      draw: drawn(point('retours.md'), point('b.md')),
      sonnet: { says: [said(HOW_LONG, FACT)] },
      tell: [{ messageId: '2' }],
    },
    expects: {
      checked: [
        { fault: both('question déjà au jeu', 'question in the set already') },
        { fault: both('question déjà au jeu', 'question in the set already') },
      ],
      tally: [
        {
          good: 0,
          text: both(
            'Écartées : 2 × question déjà au jeu.',
            'Dropped: 2 × question in the set already.',
          ),
        },
      ],
      write: 'not reached',
    },
  },
  {
    name: both('La voisine est déjà au jeu', 'The one beside is in the set already'),
    given: {
      week: [{}],
      known: [row(BESIDE, 'vieux.md', '')],
      draw: drawn(point('retours.md')),
      sonnet: { says: [said(HOW_LONG, FACT, BESIDE)] },
      write: [{ ok: 1 }],
      tell: [{ messageId: '7' }],
    },
    expects: {
      checked: [{ fault: '', beside: '' }],
      rows: { count: 1 },
      tally: [
        {
          good: 1,
          subject: both('Questions à relire cette semaine : 1', 'Questions to reread this week: 1'),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: {
      week: [{}],
      known: [],
      draw: drawn(point('retours.md')),
      sonnet: { fails: 'Overloaded' },
      tell: [{ messageId: '3' }],
    },
    expects: {
      checked: [{ question: '', fault: both('modèle muet', 'model silent') }],
      tally: [
        {
          subject: both(
            'Jeu d’évaluation : aucune question cette semaine',
            'Test set: no question this week',
          ),
        },
      ],
    },
  },
  {
    name: both('La feuille refuse d’écrire', 'The sheet refuses to be written'),
    given: {
      week: [{}],
      known: [],
      draw: drawn(point('retours.md')),
      sonnet: { says: [said(HOW_LONG, FACT)] },
      write: { fails: '429 Quota exceeded' },
      tell: [{ messageId: '4' }],
    },
    expects: {
      rows: { count: 1 },
      tally: [
        {
          subject: both('Jeu d’évaluation : tirage interrompu', 'Test set: draw interrupted'),
          text: both('Cause : 429 Quota exceeded', 'Cause: 429 Quota exceeded'),
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The store does not answer'),
    given: { week: [{}], known: [], draw: { fails: 'ECONNREFUSED' }, tell: [{ messageId: '5' }] },
    expects: {
      tally: [{ good: 0, dropped: 0, text: both('Cause : ECONNREFUSED', 'Cause: ECONNREFUSED') }],
      fresh: 'not reached',
    },
  },
  {
    name: both('Rien d’assez long', 'Nothing long enough'),
    given: { week: [{}], known: [], draw: drawn(short), tell: [{ messageId: '6' }] },
    expects: {
      fresh: [{ count: 0 }],
      tally: [
        {
          text: both(
            'Les passages tirés étaient trop courts, ou de documents déjà bien servis.',
            'The passages drawn were too short, or of documents well served already.',
          ),
        },
      ],
      ask: 'not reached',
    },
  },
]
