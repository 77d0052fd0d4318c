import type { Example } from '../recipe.ts'

const issue = (action: string, state_reason: string | null, number = 412) => [
  { body: { action, issue: { number, title: 'Export PDF vide', state_reason } } },
]
const found = (...tickets: readonly (readonly [id: number, tag: string])[]) => [
  { results: tickets.map(([id, tag]) => ({ id, status: 'hold', tags: ['bug', tag] })) },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Corrigé et livré, deux clients', en: 'Fixed and shipped, two customers' },
    given: {
      event: issue('closed', 'completed'),
      search: found([71, 'gh-412'], [72, 'gh-412'], [73, 'gh-4120']),
      ask: [{ data: { approved: true } }],
      reply: [{ id: 71 }, { id: 72 }],
      done: [{ ok: true }],
    },
    expects: {
      settings: [{ tag: 'gh-412', reason: 'completed' }],
      waiting: [
        { ticket: 71, bug: 'Export PDF vide' },
        { ticket: 72, bug: 'Export PDF vide' },
      ],
      count: [{ ticket: [71, 72] }],
      note: 'not reached',
    },
    asks: {
      search: [
        {
          queryParameters: {
            parameters: [
              { name: 'query', value: 'type:ticket tags:gh-412 status<closed' },
              { name: 'per_page', value: '100' },
            ],
          },
        },
      ],
      ask: [
        {
          message: {
            fr: '« Export PDF vide » est corrigé. 2 client(s) à prévenir : #71, #72. La correction est-elle chez eux ?',
            en: '“Export PDF vide” is fixed. Customers to tell: 2 (#71, #72). Do they have the fix?',
          },
        },
      ],
      reply: [{ id: 71 }, { id: 72 }],
      done: [
        {
          text: {
            fr: '« Export PDF vide » : 2 client(s) prévenu(s).',
            en: '“Export PDF vide”: customers told: 2.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Abandonné', en: 'Given up' },
    given: {
      event: issue('closed', 'not_planned', 9),
      search: found([80, 'gh-9'], [81, 'gh-9']),
      note: [{ id: 80 }, { id: 81 }],
    },
    expects: { settings: [{ tag: 'gh-9' }], 'outcome.dropped': { count: 2 }, ask: 'not reached' },
    asks: {
      note: [
        {
          id: 80,
          updateFields: {
            status: 'open',
            internalNote: {
              fr: 'Les développeurs ne corrigeront pas « Export PDF vide ». À expliquer au client, avec un contournement s’il en existe un.',
              en: 'Developers will not fix “Export PDF vide”. To be explained to the customer, with a way round it if there is one.',
            },
          },
        },
        { id: 81 },
      ],
    },
  },
  {
    name: { fr: 'Pas encore livré', en: 'Not shipped yet' },
    given: {
      event: issue('closed', null),
      search: found([71, 'gh-412']),
      ask: [{ data: { approved: false } }],
    },
    expects: { count: [{ ticket: [71] }], 'shipped.no': { count: 1 }, again: 'not reached' },
    asks: {
      ask: [
        {
          message: {
            fr: '« Export PDF vide » est corrigé. 1 client(s) à prévenir : #71. La correction est-elle chez eux ?',
            en: '“Export PDF vide” is fixed. Customers to tell: 1 (#71). Do they have the fix?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Fermé comme doublon', en: 'Closed as a duplicate' },
    given: {
      event: issue('closed', 'duplicate'),
      search: found([71, 'gh-412'], [72, 'gh-412']),
      moved: [{ ok: true }],
    },
    expects: { 'outcome.other': { count: 2 }, note: 'not reached' },
    asks: {
      moved: [
        {
          text: {
            fr: '« Export PDF vide » est fermé comme doublon. Remplacez gh-412 par l’étiquette du ticket qui reste : #71, #72.',
            en: '“Export PDF vide” is closed as a duplicate. Replace gh-412 by the tag of the issue that stays: #71, #72.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk refuse une réponse', en: 'Zendesk refuses an answer' },
    given: {
      event: issue('closed', 'completed'),
      search: found([71, 'gh-412']),
      ask: [{ data: { approved: true } }],
      reply: { fails: 'Record is locked' },
      refused: [{ ok: true }],
    },
    expects: { again: [{ ticket: 71 }], done: 'not reached' },
    asks: {
      refused: [
        {
          text: {
            fr: 'Ticket #71 : réponse refusée (Record is locked). À écrire à la main.',
            en: 'Ticket #71: answer refused (Record is locked). To be written by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk ne répond pas', en: 'Zendesk does not answer' },
    given: {
      event: issue('closed', 'completed'),
      search: { fails: 'Bad gateway' },
      lost: [{ ok: true }],
    },
    expects: { waiting: 'not reached' },
    asks: {
      lost: [
        {
          text: {
            fr: '« Export PDF vide » est fermé, mais Zendesk ne répond pas (Bad gateway). Cherchez l’étiquette gh-412.',
            en: '“Export PDF vide” is closed, but Zendesk does not answer (Bad gateway). Look up the tag gh-412.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une simple étiquette', en: 'Only a label' },
    given: { event: issue('labeled', null) },
    expects: { closed: { count: 0 }, search: 'not reached' },
  },
]
