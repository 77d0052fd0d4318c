import type { Example, Given } from '../recipe.ts'

const DROPPED: Given = {
  items: [
    {
      json: { product: 'pb-200' },
      files: { manual: { type: 'application/pdf', name: 'pb200.pdf', text: '%PDF-1.7' } },
    },
  ],
}
const GOOD =
  '## Serrage\n| Vis | Couple |\n|---|---|\n| M8 | 25 Nm |\n| M10 | 49 Nm |\n\nSerrer en croix.'
const BENT = '## Serrage\n| Vis | Couple |\n|---|---|\n| M8 |\n| M10 | 49 Nm |\n'
const STORED = [{ pageContent: 'Serrage', metadata: { product: 'PB200', page: 1 } }]
const DOWN = [
  {
    completionMessage: {
      fr: 'Un service n’a pas répondu. Réessayez plus tard. L’ancienne édition répond encore.',
      en: 'A service did not answer. Try again later. The former edition still answers.',
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un tableau entier et une phrase', en: 'One whole table and a sentence' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 0, markdown: GOOD }], pageCount: 1 }],
      store: STORED,
      old: [{ id: 4 }, { id: 5 }],
      done: [{}],
    },
    expects: {
      settings: [{ reference: 'PB200', batch: '20261123083000000' }],
      passages: [
        {
          kind: 'table',
          page: 1,
          heading: 'Serrage',
          text: 'Serrage\n| Vis | Couple |\n|---|---|\n| M8 | 25 Nm |\n| M10 | 49 Nm |',
        },
        { kind: 'text', text: 'Serrage\nSerrer en croix.' },
      ],
      look: 'not reached',
      kept: 'not reached',
    },
    asks: {
      old: [
        {
          filterStringParameters: { values: [{ value: 'PB200' }, { value: '20261123083000000' }] },
        },
      ],
      done: [
        {
          completionTitle: {
            fr: 'PB200 : tableaux 1, passages 2',
            en: 'PB200: tables 1, passages 2',
          },
          completionMessage: {
            fr: 'L’ancienne édition ne répond plus.',
            en: 'The former edition answers no more.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une ligne sans valeur, indexée', en: 'A row without a value, indexed' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 11, markdown: BENT }], pageCount: 12 }],
      look: [{ go: { fr: 'Oui', en: 'Yes' } }],
      store: STORED,
      old: { fails: 'permission denied for table passages' },
      done: [{}],
    },
    expects: { cut: [{ odd: 1, shown: '<li>12 : Serrage</li>' }], passages: { count: 1 } },
    asks: {
      done: [
        {
          completionMessage: {
            fr: 'Attention : l’ancienne édition n’a pas pu être retirée. Redéposez le fichier plus tard.',
            en: 'Careful: the former edition could not be taken out. Drop the file again later.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La même ligne, refusée', en: 'The same row, turned down' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 11, markdown: BENT }], pageCount: 12 }],
      look: [{ go: { fr: 'Non', en: 'No' } }],
      kept: [{}],
    },
    expects: { 'agreed.no': { count: 1 }, store: 'not reached', old: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'Arrêté à votre demande. L’ancienne édition répond encore.',
            en: 'Stopped as you asked. The former edition still answers.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un PDF sans texte', en: 'A PDF without text' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 0, markdown: '' }], pageCount: 1 }],
      kept: [{}],
    },
    expects: { cut: [{ count: 0, tables: 0 }], passages: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'Le PDF ne contient aucun texte lisible. L’ancienne édition répond encore.',
            en: 'There is no readable text in the PDF. The former edition still answers.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La lecture échoue', en: 'The reading fails' },
    given: { dropped: DROPPED, read: { fails: '422 - Unprocessable' }, kept: [{}] },
    expects: { cut: 'not reached', undo: 'not reached' },
    asks: { kept: DOWN },
  },
  {
    name: { fr: 'La base tombe au milieu', en: 'The store goes down halfway' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 0, markdown: GOOD }], pageCount: 1 }],
      store: { fails: 'Error inserting: 57014 statement timeout' },
      undo: [{ id: 8 }],
      kept: [{}],
    },
    expects: { 'stored.no': { count: 1 }, old: 'not reached', done: 'not reached' },
    asks: {
      undo: [{ filters: { conditions: [{ keyValue: '20261123083000000' }] } }],
      kept: DOWN,
    },
  },
  {
    name: { fr: 'La base tombe et ne rend rien', en: 'The store goes down and stays down' },
    given: {
      dropped: DROPPED,
      read: [{ pages: [{ index: 0, markdown: GOOD }], pageCount: 1 }],
      store: { fails: 'connect ECONNREFUSED' },
      undo: { fails: 'connect ECONNREFUSED' },
      kept: [{}],
    },
    expects: { old: 'not reached', done: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'Un service n’a pas répondu. Réessayez plus tard. Des passages du lot 20261123083000000 ont pu rester : faites-les retirer. L’ancienne édition répond encore.',
            en: 'A service did not answer. Try again later. Passages of batch 20261123083000000 may have stayed: have them taken out. The former edition still answers.',
          },
        },
      ],
    },
  },
]
