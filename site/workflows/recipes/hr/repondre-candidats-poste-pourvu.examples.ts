import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const JOB = 'Jardinier botaniste'
const filled = [
  { id: 'j1', fields: { title: JOB, filled: true } },
  { id: 'j2', fields: { title: 'Comptable' } },
]
const person = (
  id: string,
  name: string,
  email: string,
  stage: string,
  applied_on: string,
  job = JOB,
) => ({
  id,
  name,
  email,
  phone: '0600000000',
  job,
  stage,
  applied_on,
})
const PEOPLE = [
  person('a1', 'Inès Roy', 'ines@candidats.example', 'applied', '2026-10-01'),
  person('a2', 'Marc Bel', 'marc@candidats.example', 'interview', '2026-10-20'),
  person('a3', 'Zoé Lam', 'zoe-candidats', 'applied', '2026-11-02'),
  person('a4', 'Ali Nouri', 'ali@candidats.example', 'hired', '2026-10-20'),
  person('a5', 'Eva Sol', 'eva@candidats.example', 'applied', '2026-11-02', 'Comptable'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un courriel, deux appels', en: 'One email, two calls' },
    given: {
      filled,
      people: PEOPLE,
      ask: [{ data: { approved: true } }],
      write: [{ id: 'm1' }],
      mark: [{ id: 'a1' }],
      task: [{ id: 't1' }, { id: 't2' }],
    },
    expects: {
      sort: [
        {
          count: 3,
          text: both(
            'Courriels : 1\nÀ appeler : Marc Bel\nSans adresse valable : Zoé Lam\nAttente la plus longue, en jours : 53',
            'Emails: 1\nTo be called: Marc Bel\nWithout a valid address: Zoé Lam\nLongest wait in days: 53',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Jardinier botaniste : répondre à 3 candidats ?',
            'Jardinier botaniste: answer 3 applicants?',
          ),
        },
      ],
      write: [
        {
          message: both(
            'Bonjour Inès Roy,\n\nLe poste « Jardinier botaniste » est pourvu par une autre personne. Nous avons trop tardé à vous le dire, et nous nous en excusons. Nous effacerons votre dossier dans le délai annoncé, ou plus tôt si vous le demandez en répondant à ce message.',
            'Hello Inès Roy,\n\nThe job “Jardinier botaniste” has gone to somebody else. We took too long to tell you, and are sorry for that. We shall erase your file within the period announced, or sooner if you ask for it by answering this message.',
          ),
        },
      ],
      mark: [{ columns: { value: { id: 'a1', answered_on: '2026-11-23' } } }],
      task: [
        {
          content: both(
            'Appeler Marc Bel 0600000000 : Jardinier botaniste pourvu',
            'Call Marc Bel 0600000000: Jardinier botaniste filled',
          ),
          options: { dueDate: '2026-11-25' },
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Trois jours de silence', en: 'Three days of silence' },
    given: { filled, people: PEOPLE, ask: [{}], undone: [{ id: 't4' }] },
    expects: { 'agreed.no': { count: 1 }, letters: 'not reached', calls: 'not reached' },
    asks: {
      undone: [
        {
          content: both(
            '3 candidat(s) sans réponse : Jardinier botaniste',
            '3 applicant(s) without an answer: Jardinier botaniste',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      filled,
      people: [PEOPLE[0]!],
      ask: [{ data: { approved: true } }],
      write: { fails: 'Recipient address rejected' },
      task: [{ id: 't3' }],
    },
    expects: { letters: [{ waited: 53 }], mark: 'not reached' },
    asks: {
      task: [
        {
          content: both(
            'Appeler Inès Roy 0600000000 : Jardinier botaniste pourvu',
            'Call Inès Roy 0600000000: Jardinier botaniste filled',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Les candidatures ne se lisent pas', en: 'Applications cannot be read' },
    given: { filled, people: { fails: 'NOT_FOUND' }, warn: [{ id: 'm2' }] },
    expects: { sort: 'not reached', ask: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Candidatures illisibles, personne n’a reçu de réponse',
            'Applications not readable, nobody was answered',
          ),
        },
      ],
    },
  },
]
