import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un 1, le ticket se rouvre', en: 'A 1, the ticket opens again' },
    given: {
      rating: [
        {
          ticket: '318',
          number: '20145',
          mark: '1',
          words: { fr: ' La lampe clignote toujours. ', en: ' The lamp still flickers. ' },
        },
      ],
      ticket: [{ id: 318, number: '20145', state_id: 4, title: 'Lampe' }],
      earlier: [{}],
      keep: [{ id: 7, ticket: 318, mark: 1 }],
      reopen: [{ id: 318, state_id: 2 }],
      alert: [{ id: 'm1' }],
      read: [{}],
    },
    expects: {
      facts: [
        {
          fits: true,
          ticket: 318,
          mark: 1,
          words: { fr: 'La lampe clignote toujours.', en: 'The lamp still flickers.' },
        },
      ],
      'level.low': { count: 1 },
      byHand: 'not reached',
      thanks: 'not reached',
    },
    asks: {
      reopen: [
        {
          url: 'https://aide.lumiere-du-quai.example/api/v1/tickets/318',
          jsonBody: {
            fr: '{"state":"open","article":{"subject":"1/5","body":"La lampe clignote toujours.","type":"note","internal":true}}',
            en: '{"state":"open","article":{"subject":"1/5","body":"The lamp still flickers.","type":"note","internal":true}}',
          },
        },
      ],
      alert: [
        {
          message: {
            fr: '1/5, ticket 20145 rouvert : La lampe clignote toujours.',
            en: '1/5, ticket 20145 reopened: The lamp still flickers.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un 5, sans commentaire', en: 'A 5, without comment' },
    given: {
      rating: [{ ticket: '319', number: '20146', mark: '5', words: '' }],
      ticket: [{ id: 319, number: '20146', state_id: 4 }],
      earlier: [{}],
      keep: [{ id: 8, ticket: 319, mark: 5 }],
      thanks: [{}],
    },
    expects: {
      facts: [{ mark: 5, words: { fr: '(sans un mot)', en: '(no words)' } }],
      'level.other': { count: 1 },
      reopen: 'not reached',
    },
    asks: {
      keep: [{ columns: { value: { ticket: 319, mark: 5 } } }],
      thanks: [
        {
          completionMessage: {
            fr: 'Votre note sur la demande 20146 est enregistrée.',
            en: 'Your mark for request 20146 is kept.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La page envoyée deux fois', en: 'The page sent twice' },
    given: {
      rating: [{ ticket: '318', number: '20145', mark: '1', words: { fr: 'Encore', en: 'Again' } }],
      ticket: [{ id: 318, number: '20145', state_id: 4 }],
      earlier: [{ id: 7, ticket: 318, mark: 1 }],
      thanks: [{}],
    },
    expects: { 'first.no': { count: 1 }, facts: [{ fits: true }], keep: 'not reached' },
  },
  {
    name: { fr: 'Un numéro changé dans le lien', en: 'A number changed in the link' },
    given: {
      rating: [{ ticket: '320', number: '20145', mark: '1', words: '' }],
      ticket: [{ id: 320, number: '20147', state_id: 4 }],
      sorry: [{}],
    },
    expects: { facts: [{ fits: false }], earlier: 'not reached', keep: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: {
            fr: 'Écrivez-nous à aide@lumiere-du-quai.example, nous la retrouverons.',
            en: 'Write to aide@lumiere-du-quai.example and we will find it.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zammad refuse de rouvrir', en: 'Zammad refuses to reopen' },
    given: {
      rating: [
        {
          ticket: '321',
          number: '20150',
          mark: '2',
          words: { fr: 'Pas remboursée', en: 'Not refunded' },
        },
      ],
      ticket: [{ id: 321, number: '20150', state_id: 4 }],
      earlier: [{}],
      keep: [{ id: 9, ticket: 321, mark: 2 }],
      reopen: { fails: '403 Forbidden' },
      byHand: [{ id: 'm2' }],
      read: [{}],
    },
    expects: { 'level.low': { count: 1 }, alert: 'not reached' },
    asks: {
      byHand: [
        {
          message: {
            fr: 'Rouvrez vous-même le ticket 20150 (2/5) : Pas remboursée',
            en: 'Please reopen ticket 20150 yourself (2/5): Not refunded',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ticket effacé', en: 'Ticket deleted' },
    given: {
      rating: [{ ticket: '1', number: '20001', mark: '3', words: '' }],
      ticket: { fails: 'Couldn’t find Ticket' },
      sorry: [{}],
    },
    expects: { facts: 'not reached', earlier: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: {
            fr: 'Écrivez-nous à aide@lumiere-du-quai.example, nous la retrouverons.',
            en: 'Write to aide@lumiere-du-quai.example and we will find it.',
          },
        },
      ],
    },
  },
]
