import type { Example, Given } from '../recipe.ts'

const request = (text: string, day = '2026-11-26'): Given => ({
  items: [
    {
      json: { campaign: ' Avent ', channel: 'SMS', day },
      files: { file: { type: 'text/csv', name: 'liste.csv', text } },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre lignes, deux clients gardés', en: 'Four rows, two customers kept' },
    given: {
      request: request(
        '\uFEFFclient_id;mobile\nC-1;0600000001\nC-2;0600000002\nC-1;0600000001\nC-3;0600000003\n;0600000004',
      ),
      book: [
        { person: 'C-3', kept: true },
        { person: 'C-1', kept: true },
        { person: 'C-2', kept: false },
      ],
      done: [{}],
    },
    expects: {
      keys: [{ ids: 'C-1,C-2,C-3', wrong: 1, campaign: 'avent', day: '2026-11-26' }],
      keep: [{ client_id: 'C-1' }, { client_id: 'C-3' }],
      full: 'not reached',
    },
    asks: {
      book: [{ options: { queryReplacement: ['C-1,C-2,C-3', 'avent', '2026-11-26', 2, 'SMS'] } }],
      done: [
        {
          completionTitle: { fr: '2 client(s) sur 3', en: '2 customer(s) of 3' },
          completionMessage: {
            fr: 'Retirés, déjà au plafond : 1. Lignes sans identifiant utilisable : 1.',
            en: 'Taken out, at the cap already: 1. Rows without a usable id: 1.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tous au plafond', en: 'Everybody at the cap' },
    given: {
      request: request('client_id\nC-1\nC-2'),
      book: [
        { person: 'C-1', kept: false },
        { person: 'C-2', kept: false },
      ],
      full: [{}],
    },
    expects: { 'left.no': { count: 1 }, done: 'not reached' },
    asks: {
      full: [
        {
          completionMessage: {
            fr: 'Les 2 clients de la liste ont déjà assez de messages autour de ce jour. Essayez une autre date.',
            en: 'The 2 customers of the list have enough messages around that day. Try another date.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une date passée', en: 'A day past' },
    given: { request: request('client_id\nC-1', '2026-11-20'), halted: [{}] },
    expects: {
      keys: [
        {
          state: 'halt',
          why: {
            fr: 'La date d’envoi est passée ou illisible.',
            en: 'The day of sending has passed or cannot be read.',
          },
        },
      ],
      book: 'not reached',
    },
  },
  {
    name: { fr: 'La base est muette', en: 'The database is silent' },
    given: {
      request: request('client_id;nom\nC-9;Diaz'),
      book: { fails: 'connect ECONNREFUSED' },
      halted: [{}],
    },
    expects: { 'usable.yes': { count: 1 }, keep: 'not reached' },
    asks: {
      halted: [
        {
          completionMessage: {
            fr: 'La base ne répond pas : connect ECONNREFUSED',
            en: 'The database does not answer: connect ECONNREFUSED',
          },
        },
      ],
    },
  },
]
