import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const QUESTION = { fr: 'Qui signe au-delà de 5 000 € ?', en: 'Who signs beyond €5,000?' }
const missed = (
  question: Bilingual<string>,
  subject: string,
  email = 'Lea@atelier.example',
): Given => [{ body: { question, subject, email } }]
const ANSWER = { fr: 'Les deux gérants, ensemble.', en: 'Both managers, together.' }
const answered = (fr: string, en: string): Given => [
  {
    data: {
      'Votre réponse': ANSWER,
      'Your answer': ANSWER,
      'La réutiliser ?': fr,
      'Use it again?': en,
    },
  },
]
const waiting: Given = [
  { id: 'rec1', state: 'waiting', askers: 'lea@atelier.example\nali@atelier.example' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une réponse pour deux, gardée six mois',
      en: 'One answer for two, kept six months',
    },
    given: {
      missed: missed(
        { fr: ' Qui signe au-delà de 5 000 € ? ', en: ' Who signs beyond €5,000? ' },
        'achats',
      ),
      same: [],
      create: [{ id: 'rec1' }],
      ask: answered('6 mois', '6 months'),
      save: [{ id: 'rec1' }],
      latest: waiting,
      write: [{ messageId: '1' }, { messageId: '2' }],
      store: [{ pageContent: ANSWER, metadata: {} }],
    },
    expects: {
      settings: [{ question: QUESTION, asker: 'lea@atelier.example' }],
      state: [{ state: 'new' }],
      said: [{ state: 'answered', reuse: true, until: '2027-05-23' }],
      people: [{ email: 'lea@atelier.example' }, { email: 'ali@atelier.example' }],
      tell: 'not reached',
    },
    asks: {
      ask: [{ toEmail: 'sylvie@votre-entreprise.example', message: QUESTION }],
      store: [{ qdrantCollection: { value: 'procedures' } }],
    },
  },
  {
    name: { fr: 'La même question pendant l’attente', en: 'The same question during the wait' },
    given: {
      missed: missed(
        { fr: 'QUI SIGNE, au dela de 5 000 € ?', en: 'WHO SIGNS, beyond €5,000?' },
        'achats',
        'ali@atelier.example',
      ),
      same: [{ id: 'rec1', state: 'waiting', askers: 'lea@atelier.example' }],
      join: [{ id: 'rec1' }],
    },
    expects: { state: [{ state: 'waiting' }], ask: 'not reached' },
    asks: {
      join: [{ columns: { value: { askers: 'lea@atelier.example\nali@atelier.example' } } }],
    },
  },
  {
    name: { fr: 'Déjà répondue', en: 'Answered already' },
    given: {
      missed: missed(QUESTION, 'achats'),
      same: [{ id: 'rec1', state: 'answered', answer: ANSWER }],
    },
    expects: { state: [{ state: 'answered', askers: '' }], known: { count: 1 } },
  },
  {
    name: {
      fr: 'Sujet inconnu, cinq jours de silence',
      en: 'Unknown subject, five days of silence',
    },
    given: {
      missed: missed(QUESTION, 'toiture'),
      same: [],
      create: [{ id: 'rec2' }],
      ask: [{}],
      save: [{ id: 'rec2' }],
      latest: waiting,
      tell: [{ messageId: '3' }],
    },
    expects: { said: [{ state: 'silent', reuse: false }], people: 'not reached' },
    asks: {
      ask: [{ toEmail: 'responsable@votre-entreprise.example' }],
      tell: [
        { subject: { fr: 'Question restée sans réponse', en: 'Question left without an answer' } },
      ],
    },
  },
  {
    name: { fr: 'La réponse ne se garde pas', en: 'The answer cannot be kept' },
    given: {
      missed: missed(QUESTION, 'achats'),
      same: [],
      create: [{ id: 'rec3' }],
      ask: answered('Non', 'No'),
      save: { fails: '429 Too Many Requests' },
      tell: [{ messageId: '4' }],
    },
    expects: { said: [{ reuse: false, until: '2026-11-23' }], latest: 'not reached' },
  },
  {
    name: { fr: 'Un courriel refusé', en: 'An email refused' },
    given: {
      missed: missed(QUESTION, 'achats'),
      same: [],
      create: [{ id: 'rec4' }],
      ask: answered('Non', 'No'),
      save: [{ id: 'rec4' }],
      latest: [{ id: 'rec4', askers: '' }],
      write: { fails: '550 mailbox unavailable' },
      tell: [{ messageId: '5' }],
    },
    expects: { people: [{ email: 'lea@atelier.example' }], reuse: 'not reached' },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Réponse d’expert à finir de traiter',
            en: 'Expert’s answer to be finished',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base vectorielle fermée', en: 'Vector store shut' },
    given: {
      missed: missed(QUESTION, 'qualite'),
      same: [],
      create: [{ id: 'rec5' }],
      ask: answered('24 mois', '24 months'),
      save: [{ id: 'rec5' }],
      latest: [{ id: 'rec5', askers: '' }],
      write: [{ messageId: '6' }],
      store: { fails: 'connect ECONNREFUSED' },
      tell: [{ messageId: '7' }],
    },
    expects: {
      said: [{ reuse: true, until: '2028-11-23' }],
      people: { count: 1 },
      'lost.yes': { count: 1 },
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Qui signe au-delà de 5 000 € ?\n\nRéponse : Les deux gérants, ensemble.\nAttendue par : lea@atelier.example\nCause : remise, mais non versée dans la base vectorielle',
            en: 'Who signs beyond €5,000?\n\nAnswer: Both managers, together.\nAwaited by: lea@atelier.example\nCause: handed over, but not put into the vector store',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La liste d’attente est illisible', en: 'The waiting list cannot be read' },
    given: {
      missed: missed(QUESTION, 'achats'),
      same: [],
      create: [{ id: 'rec7' }],
      ask: answered('Non', 'No'),
      save: [{ id: 'rec7' }],
      latest: { fails: 'ETIMEDOUT' },
      tell: [{ messageId: '10' }],
    },
    expects: { said: [{ state: 'answered', until: '2026-11-23' }], people: 'not reached' },
  },
  {
    name: { fr: 'Sans adresse', en: 'Without an address' },
    given: { missed: missed(QUESTION, 'achats', ''), same: [] },
    expects: { state: [{ state: 'refused' }], create: 'not reached', sorry: { count: 1 } },
  },
  {
    name: { fr: 'Airtable muet', en: 'Airtable silent' },
    given: { missed: missed(QUESTION, 'achats'), same: { fails: '503' } },
    expects: { state: [{ state: 'down' }], sorry: { count: 1 }, create: 'not reached' },
  },
  {
    name: { fr: 'Ni inscrire, ni rejoindre', en: 'Neither enter nor join' },
    given: {
      missed: missed(QUESTION, 'achats'),
      same: { runs: [[{ id: 'rec1', state: 'waiting', askers: 'a@atelier.example' }]] },
      join: { fails: '422' },
    },
    expects: { state: [{ state: 'waiting' }], joined: 'not reached', sorry: { count: 1 } },
  },
  {
    name: { fr: 'Inscription refusée', en: 'Entry refused' },
    given: { missed: missed(QUESTION, 'achats'), same: [], create: { fails: '422' } },
    expects: { state: [{ state: 'new' }], passed: 'not reached', sorry: { count: 1 } },
  },
]
