import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const person = (id: number, name: string, start: string) => ({
  id,
  name,
  email: `${name.toLowerCase()}@votre-entreprise.example`,
  start,
})
const row = (id: number, who: number, step: number, asked_on: string, more = {}) => ({
  id,
  person: who,
  step,
  asked_on,
  answered_on: null,
  called_on: null,
  ...more,
})
const YES = both('oui', 'yes')
const NO = both('non', 'no')
const said = (more = {}) => [
  {
    key: 'k1',
    kit: YES,
    clarity: '4',
    boss: YES,
    text: '',
    readers: both('les RH seules', 'HR only'),
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
    ...more,
  },
]
const KNOWN = [{ id: 3, step: 30, name: 'Nadia', manager_email: 'chef@votre-entreprise.example' }]
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lundi : deux questions, un silence, une étape manquée',
      en: 'A Monday: two questions, one silence, a step missed',
    },
    given: {
      morning: [{}],
      people: [
        person(1, 'Ari', '2026-11-15'),
        person(2, 'Bea', '2026-10-24'),
        person(3, 'Cyr', '2026-11-10'),
        person(4, 'Dom', '2026-10-01'),
      ],
      asked: [
        row(10, 2, 7, '2026-11-02', { answered_on: '2026-11-03' }),
        row(11, 3, 7, '2026-11-17'),
        row(12, 4, 30, '2026-11-02', { called_on: '2026-11-10' }),
        row(13, 9, 7, '2026-11-02'),
      ],
      ask: [...sent, ...sent],
      mark: [{ success: true }],
      call: sent,
      called: [{ success: true }],
    },
    expects: {
      due: [
        { kind: 'ask', person: 1, step: 7 },
        { kind: 'ask', person: 2, step: 30 },
        { kind: 'silent', id: 11, name: 'Cyr' },
      ],
      'left.yes': { count: 2 },
      read: 'not reached',
    },
    asks: {
      ask: [
        {
          toEmail: 'ari@votre-entreprise.example',
          subject: both('Vos 7 premiers jours', 'Your first 7 days'),
        },
        {},
      ],
      mark: [{}, {}],
      call: [{ text: both('Cyr : sans réponse, jour 7', 'Cyr: no answer, day 7') }],
      called: [{ options: { queryReplacement: ['{11}'] } }],
    },
  },
  {
    name: { fr: 'Rien pour travailler, texte partagé', en: 'Nothing to work with, text shared' },
    given: {
      answer: said({
        kit: NO,
        clarity: '2',
        text: ' Pas d’accès au logiciel. ',
        readers: both('les RH et mon responsable', 'HR and my manager'),
      }),
      store: KNOWN,
      alert: sent,
      share: sent,
      page: [{}],
    },
    expects: { read: [{ found: true, shared: true, text: 'Pas d’accès au logiciel.' }] },
    asks: {
      alert: [
        {
          subject: both(
            'Nadia, jour 30 : il manque de quoi travailler ; attentes peu claires, 2/5',
            'Nadia, day 30: lacks what is needed to work; unclear about what is expected, 2/5',
          ),
        },
      ],
      share: [{ text: 'Pas d’accès au logiciel.' }],
      page: [{ completionTitle: both('Merci', 'Thank you') }],
    },
  },
  {
    name: { fr: 'Un texte pour les RH seules', en: 'A text for HR alone' },
    given: {
      answer: said({ text: 'Je cherche encore mes collègues.' }),
      store: KNOWN,
      alert: sent,
      page: [{}],
    },
    expects: { read: [{ signs: [], shared: false }], allowed: { count: 0 }, share: 'not reached' },
    asks: {
      alert: [{ subject: both('Nadia, jour 30 : un mot à lire', 'Nadia, day 30: a word to read') }],
    },
  },
  {
    name: { fr: 'La réponse ne s’enregistre pas', en: 'The answer is not stored' },
    given: { answer: said({ boss: NO }), store: { fails: 'connect ECONNREFUSED' }, page: [{}] },
    expects: { read: [{ found: false, failed: true }], act: { count: 0 }, alert: 'not reached' },
    asks: { page: [{ completionTitle: both('Pas enregistré', 'Not stored') }] },
  },
  {
    name: { fr: 'La boîte n’existe pas encore', en: 'The mailbox does not exist yet' },
    given: {
      morning: [{}],
      people: [person(1, 'Ari', '2026-11-15')],
      asked: [{}],
      ask: { fails: 'Mailbox unavailable' },
      bounced: sent,
    },
    expects: { 'left.no': { count: 1 }, mark: 'not reached' },
    asks: {
      bounced: [
        {
          subject: both('Courriel refusé : Ari', 'Email refused: Ari'),
          text: 'ari@votre-entreprise.example: Mailbox unavailable',
        },
      ],
    },
  },
]
