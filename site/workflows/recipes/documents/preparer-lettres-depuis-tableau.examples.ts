import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const job = (text?: string): Given => ({
  items: [
    {
      json: { email: 'agence@gerance-noel.example', title: 'Avis', template: 'DOC1' },
      ...(text === undefined
        ? {}
        : { files: { file: { type: 'text/csv', name: 'locataires.csv', text } } }),
    },
  ],
})
const document = [
  { documentId: 'DOC1', content: 'Cher [NOM], le loyer est de [LOYER] euros. [NOM] [1]' },
]
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux lettres, dont une refusée', en: 'Two letters, one of them refused' },
    given: {
      job: job('NOM;LOYER;ETAGE\nMme Rey;640;2\nM. Chau;715;\n'),
      document,
      copy: { runs: [[{ id: 'L1' }], { fails: 'User rate limit exceeded' }] },
      fill: { runs: [[{ documentId: 'L1' }], { fails: 'Requested entity was not found' }] },
      tell: sent,
    },
    expects: {
      letters: [{ name: 'Avis 001 Mme Rey' }, { name: 'Avis 002 M. Chau' }],
      sum: [{ made: 1, failed: ['Avis 002 M. Chau'] }],
      refuse: 'not reached',
    },
    asks: {
      copy: [{ name: 'Avis 001 Mme Rey' }, {}],
      fill: [
        {
          documentURL: 'L1',
          actionsUi: {
            actionFields: [
              { text: '[NOM]', replaceText: 'Mme Rey' },
              { text: '[LOYER]', replaceText: '640' },
            ],
          },
        },
        {},
      ],
      tell: [
        {
          subject: both(
            'Avis : 1 lettre(s) prête(s), 1 à refaire',
            'Avis: 1 letter(s) ready, 1 to make again',
          ),
          text: both(
            'Colonnes non employées : ETAGE\nAvis 002 M. Chau',
            'Columns not used: ETAGE\nAvis 002 M. Chau',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une case vide, une colonne absente', en: 'An empty cell, a missing column' },
    given: {
      job: job('NOM;MONTANT\nMme Rey;640\n ;715\n'),
      document,
      refuse: sent,
    },
    expects: {
      check: [
        {
          faults: [
            both('Colonne absente : [LOYER]', 'Column missing: [LOYER]'),
            both('Ligne 3, case vide : NOM', 'Row 3, empty cell: NOM'),
          ],
        },
      ],
      copy: 'not reached',
    },
    asks: {
      refuse: [
        { subject: both('Avis : rien de produit, 2 point(s)', 'Avis: nothing made, 2 point(s)') },
      ],
    },
  },
  {
    name: { fr: 'Ni fichier ni modèle', en: 'Neither file nor template' },
    given: { job: job(), document: { fails: 'Requested entity was not found' }, refuse: sent },
    expects: {
      check: [
        {
          faults: [
            both('Modèle illisible', 'Template not readable'),
            both('Tableau vide ou illisible', 'Table empty or unreadable'),
          ],
        },
      ],
    },
  },
]
