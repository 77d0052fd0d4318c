import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (id: number, report: string | Bilingual<string>) => ({
  id,
  report,
  customer: 'Odile Le Guen',
  street: '4 rue des Acacias',
  technician: 'Samir Haddad',
  equipment: 'HX-30',
  closed_on: '2026-11-20',
})
const LEAK = both(
  'Chez Mme LE GUEN, 4 rue des Acacias (digicode 12B45). Fuite au vase. Rappeler le 06 12 34 56 78, ou sa fille Maïwenn. Samir a changé le joint.',
  'At Mrs LE GUEN’s, 4 rue des Acacias (digicode 12B45). Leak at the vessel. Ring 06 12 34 56 78, or her daughter Maïwenn. Samir changed the seal.',
)
const LEAK_MASKED = both(
  'Chez Mme LE [CUSTOMER], [ADDRESS] ([CODE]). Fuite au vase. Rappeler le [PHONE], ou sa fille [NAME]. [TECHNICIAN] a changé le joint.',
  'At Mrs LE [CUSTOMER]’s, [ADDRESS] ([CODE]). Leak at the vessel. Ring [PHONE], or her daughter [NAME]. [TECHNICIAN] changed the seal.',
)
const said = (names: readonly string[], sensitive = false) =>
  JSON.stringify({ output: { names: [...names], sensitive } })
const stored = (...ids: readonly number[]): Given =>
  ids.map((report) => ({ pageContent: 'x', metadata: { report: String(report) } }))
const done: Given = [{ success: true }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Un compte rendu masqué, un autre à relire',
      'One report masked, another to be reread',
    ),
    given: {
      night: [{}],
      rows: [
        row(7, LEAK),
        row(
          8,
          both(
            'Le client, hospitalisé, ne peut signer.',
            'The customer, in hospital, cannot sign.',
          ),
        ),
      ],
      medium: { says: [said(['Maïwenn', '[CUSTOMER]']), said([], true)] },
      forget: done,
      store: stored(7, 7),
      mark: done,
      aside: done,
      tell: [{ messageId: '1' }],
    },
    expects: {
      sorted: [
        { id: 7, state: 'clean', named: 1, month: '2026-11', text: LEAK_MASKED },
        { id: 8, state: 'review' },
      ],
      ids: [{ ids: ['7'] }],
      report: [
        {
          review: ['8'],
          text: both('À relire avant d’indexer : 8', 'To be reread before indexing: 8'),
        },
      ],
    },
    asks: {
      aside: [{ options: { queryReplacement: [['8']] } }],
      mark: [{ options: { queryReplacement: [['7']] } }],
    },
  },
  {
    name: both(
      'Le modèle en nomme un que le texte n’a pas',
      'The model names one that the text lacks',
    ),
    given: {
      night: [{}],
      rows: [
        row(
          9,
          both(
            'IBAN FR76 3000 6000 0112 3456 7890 189, joint changé.',
            'IBAN FR76 3000 6000 0112 3456 7890 189, seal changed.',
          ),
        ),
      ],
      medium: { says: [said(['Paul'])] },
      aside: done,
      tell: [{ messageId: '7' }],
    },
    expects: {
      sorted: [
        {
          named: 0,
          state: 'review',
          text: both('IBAN [IBAN], joint changé.', 'IBAN [IBAN], seal changed.'),
        },
      ],
      store: 'not reached',
    },
  },
  {
    name: both(
      'Un prénom dans un mot, un téléphone à la main',
      'A first name in a word, a phone by hand',
    ),
    given: {
      night: [{}],
      rows: [
        row(
          10,
          both(
            'Evacuation bouchée chez EVA, code d’entrée : 12B4, +33 (0)6 12 34 56 78, 06/12/34/56/78.',
            'Evacuation blocked at EVA’s, code d’entrée : 12B4, +33 (0)6 12 34 56 78, 06/12/34/56/78.',
          ),
        ),
      ],
      medium: { says: [said(['Eva'])] },
      forget: done,
      store: stored(10),
      mark: done,
    },
    expects: {
      sorted: [
        {
          named: 1,
          state: 'clean',
          text: both(
            'Evacuation bouchée chez [NAME], [CODE], [PHONE], [PHONE].',
            'Evacuation blocked at [NAME]’s, [CODE], [PHONE], [PHONE].',
          ),
        },
      ],
      tell: 'not reached',
    },
  },
  {
    name: both('Modèle en panne', 'Model down'),
    given: {
      night: [{}],
      rows: [row(7, LEAK)],
      medium: { fails: '503' },
      aside: done,
      tell: [{ messageId: '2' }],
    },
    expects: { sorted: [{ state: 'silent' }], store: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Modèle muet, repris la nuit prochaine : 7',
            'Model silent, taken up again next night: 7',
          ),
        },
      ],
    },
  },
  {
    name: both('Base vectorielle en panne', 'Vector store down'),
    given: {
      night: [{}],
      rows: [row(7, LEAK)],
      medium: { says: [said(['Maïwenn'])] },
      forget: done,
      store: { fails: 'ECONNREFUSED' },
      lost: [{ messageId: '3' }],
    },
    expects: { ids: [{ ids: [] }], mark: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            'Les comptes rendus de la nuit ne sont pas indexés : base vectorielle en panne. Ils repasseront.',
            'Tonight’s reports are not indexed: vector store down. They will come round again.',
          ),
        },
      ],
    },
  },
  {
    name: both('PostgreSQL refuse de marquer', 'PostgreSQL refuses to mark'),
    given: {
      night: [{}],
      rows: [row(7, LEAK)],
      medium: { says: [said(['Maïwenn'])] },
      forget: done,
      store: stored(7),
      mark: { fails: 'permission denied' },
      lost: [{ messageId: '4' }],
    },
    expects: { ids: [{ ids: ['7'] }] },
    asks: {
      lost: [
        {
          text: both(
            'Les comptes rendus de la nuit ne sont pas indexés : permission denied. Ils repasseront.',
            'Tonight’s reports are not indexed: permission denied. They will come round again.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’effacement est refusé', 'Erasing is refused'),
    given: {
      night: [{}],
      rows: [row(7, LEAK)],
      medium: { says: [said(['Maïwenn'])] },
      forget: { fails: 'permission denied for table passages' },
      lost: [{ messageId: '6' }],
    },
    expects: { sorted: [{ state: 'clean' }], store: 'not reached' },
  },
  {
    name: both('Rien de clos depuis hier', 'Nothing closed since yesterday'),
    given: { night: [{}], rows: [{ id: null }] },
    expects: { 'some.no': { count: 1 }, masked: 'not reached' },
  },
  {
    name: both('PostgreSQL ne répond pas', 'PostgreSQL does not answer'),
    given: { night: [{}], rows: { fails: 'timeout' }, lost: [{ messageId: '5' }] },
    expects: { masked: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            'Les comptes rendus de la nuit ne sont pas indexés : timeout. Ils repasseront.',
            'Tonight’s reports are not indexed: timeout. They will come round again.',
          ),
        },
      ],
    },
  },
]
