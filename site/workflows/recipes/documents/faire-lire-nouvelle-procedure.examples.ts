import type { Example, Given } from '../recipe.ts'

const published = (team: string): Given => [
  {
    title: 'LOTO ',
    version: 4,
    link: 'https://docs.votre-entreprise.example/loto',
    team,
    days: 10,
  },
]
const people: Given = [
  { id: 1, name: 'Lea', email: 'Lea@atelier.example', team: 'atelier' },
  { id: 2, name: 'Ali', email: 'ali@atelier.example', team: 'Atelier' },
  { id: 3, name: 'Zoe', email: 'zoe@bureau.example', team: 'bureau' },
]
const row = (id: number, due_on: string, reminders: number, read_on = '', reminded_on = '') => ({
  id,
  key: `k${id}`,
  name: `Nom ${id}`,
  email: `nom${id}@atelier.example`,
  title: 'LOTO',
  version: '4',
  link: 'https://docs.votre-entreprise.example/loto',
  due_on,
  reminders,
  sent_on: '2026-11-01',
  read_on,
  reminded_on,
})
const answer = (k: string, fr: string, en: string, question = ''): Given => [
  { k, state: { fr, en }, question },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'À l’atelier, un lecteur déjà servi',
      en: 'To the workshop, one reader served already',
    },
    given: {
      publish: published('atelier'),
      rows: [{ ...row(8, '2026-12-01', 0), email: 'ali@atelier.example', title: 'loto' }],
      people,
      record: [{ id: 9 }],
      invite: [{ messageId: '1' }],
      sent: [{ id: 9 }],
    },
    expects: {
      readers: [
        { email: 'lea@atelier.example', title: 'LOTO', version: '4', due_on: '2026-12-03' },
      ],
      warn: 'not reached',
    },
    asks: {
      invite: [
        {
          toEmail: 'lea@atelier.example',
          subject: { fr: 'À lire : LOTO', en: 'To be read: LOTO' },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne dans l’équipe', en: 'Nobody in the team' },
    given: { publish: published('peinture'), rows: [], people, warn: [{ messageId: '2' }] },
    expects: { key: 'not reached' },
    asks: {
      warn: [
        { text: { fr: 'Personne dans l’équipe peinture', en: 'Nobody in the team peinture' } },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse les lignes', en: 'Grist refuses the rows' },
    given: {
      publish: published('*'),
      rows: [],
      people,
      record: { fails: '403 Forbidden' },
      warn: [{ messageId: '3' }],
    },
    expects: { readers: [{ due_on: '2026-12-03' }, { version: '4' }, {}], invite: 'not reached' },
    asks: { record: [{}, {}, {}], warn: [{ text: '403 Forbidden' }] },
  },
  {
    name: { fr: 'Lecture confirmée une seconde fois', en: 'Reading confirmed a second time' },
    given: {
      read: answer('k5', 'J’ai lu', 'I have read it'),
      rows: [row(4, '2026-12-01', 0), row(5, '2026-12-01', 0, '2026-11-20')],
      confirm: [{ id: 5 }],
      answered: [{}],
    },
    expects: { reading: [{ state: 'read', id: 5, read_on: '2026-11-20' }] },
    asks: {
      confirm: [{ rowId: 5 }],
      answered: [{ completionMessage: { fr: 'Lecture notée.', en: 'Reading noted.' } }],
    },
  },
  {
    name: { fr: 'Une question, messagerie en panne', en: 'A question, with mail down' },
    given: {
      read: answer('k4', 'J’ai une question', 'I have a question', ' Et la presse ? '),
      rows: [row(4, '2026-12-01', 0)],
      forward: { fails: '451' },
      answered: [{}],
    },
    expects: { reading: [{ state: 'question', question: 'Et la presse ?' }] },
    asks: {
      answered: [
        {
          completionMessage: {
            fr: 'Rien n’a été enregistré. Réessayez, ou écrivez à qualite@votre-entreprise.example',
            en: 'Nothing was recorded. Try again, or write to qualite@votre-entreprise.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un lien coupé', en: 'A link cut short' },
    given: {
      read: answer('', 'J’ai lu', 'I have read it'),
      rows: [row(4, '2026-12-01', 0)],
      unknown: [{}],
    },
    expects: { reading: [{ state: 'unknown', id: 0 }] },
  },
  {
    name: {
      fr: 'Un lundi : deux rappels, un cas à voir, une version remplacée',
      en: 'A Monday: two reminders, one to see, a version replaced',
    },
    given: {
      morning: [{}],
      rows: [
        row(1, '2026-11-22', 0),
        row(2, '2026-11-19', 1, '', '2026-11-20'),
        row(3, '2026-11-19', 1, '', '2026-11-21'),
        row(4, '2026-11-02', 2),
        row(5, '2026-11-02', 2, '2026-11-10'),
        row(6, '2026-11-23', 0),
        { ...row(7, '2026-11-10', 0), email: 'nom9@atelier.example', version: '3' },
        row(9, '2026-12-10', 0),
      ],
      remind: [{ messageId: '4' }, { messageId: '5' }],
      counted: [{ id: 1 }, { id: 2 }],
      list: [{ messageId: '6' }],
    },
    expects: {
      late: [
        { id: 1, next: 'remind' },
        { id: 2, next: 'remind' },
        { id: 4, next: 'person' },
      ],
    },
    asks: {
      counted: [
        {
          rowId: 1,
          fieldsToSend: { properties: [{ fieldValue: 1 }, { fieldValue: '2026-11-23' }] },
        },
        {
          rowId: 2,
          fieldsToSend: { properties: [{ fieldValue: 2 }, { fieldValue: '2026-11-23' }] },
        },
      ],
      list: [
        {
          subject: {
            fr: 'Lectures manquantes après deux rappels : 1',
            en: 'Readings missing after two reminders: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le rappel ne part pas', en: 'The reminder does not leave' },
    given: {
      morning: [{}],
      rows: [row(1, '2026-11-20', 0)],
      remind: { fails: '451 Try again' },
      warn: [{ messageId: '7' }],
    },
    expects: { late: [{ id: 1, next: 'remind' }], counted: 'not reached' },
  },
  {
    name: { fr: 'Un courriel refusé à l’envoi', en: 'An email refused on sending' },
    given: {
      publish: published('bureau'),
      rows: [],
      people,
      record: [{ id: 12 }],
      invite: { fails: '550 mailbox unavailable' },
      warn: [{ messageId: '9' }],
    },
    expects: { readers: [{ email: 'zoe@bureau.example', version: '4' }], sent: 'not reached' },
  },
  {
    name: { fr: 'Envoyé, mais pas noté', en: 'Sent, but not noted' },
    given: {
      publish: published('bureau'),
      rows: [],
      people,
      record: [{ id: 13 }],
      invite: [{ messageId: '10' }],
      sent: { fails: '429' },
      warn: [{ messageId: '11' }],
    },
    expects: { readers: [{ due_on: '2026-12-03' }] },
    asks: { warn: [{ text: '429' }] },
  },
  {
    name: { fr: 'Rappel parti, mais pas compté', en: 'Reminder sent, but not counted' },
    given: {
      morning: [{}],
      rows: [row(1, '2026-11-20', 0)],
      remind: [{ messageId: '12' }],
      counted: { fails: '429' },
      warn: [{ messageId: '13' }],
    },
    expects: { late: [{ id: 1, next: 'remind' }] },
    asks: { counted: [{ rowId: 1 }] },
  },
  {
    name: { fr: 'Registre muet au matin', en: 'Register silent in the morning' },
    given: { morning: [{}], rows: { fails: '503' }, warn: [{ messageId: '8' }] },
    expects: { 'late.error': { count: 1 }, next: 'not reached' },
    asks: { warn: [{ text: '503' }] },
  },
]
