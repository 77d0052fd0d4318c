import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const folder = (name: string) => ({
  type: 'folder',
  path: `/Archives/${encodeURIComponent(name)}/`,
})
const FOLDERS = [
  folder('2015 Factures fournisseurs'),
  folder('2016 Factures fournisseurs'),
  folder('2019 Paie'),
  folder('2018 Contrats Delorme'),
  folder('2020 Candidatures'),
  folder('Photos'),
  { type: 'file', path: '/Archives/LISEZ-MOI.txt' },
]
const yes = [{ data: { approved: true } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois à détruire, un litige', en: 'Three to destroy, one dispute' },
    given: {
      january: [{}],
      folders: FOLDERS,
      ask: yes,
      move: [{ success: true }, { success: true }, { success: true }],
      keep: [{ success: true }],
    },
    expects: {
      due: [
        {
          count: 3,
          text: both(
            '2020 Candidatures – à garder jusqu’en 2022\n2019 Paie – à garder jusqu’en 2024\n2015 Factures fournisseurs – à garder jusqu’en 2025\n\nGardés pour litige : 1\nSans règle, laissés : Photos',
            '2020 Candidatures – to be kept until 2022\n2019 Paie – to be kept until 2024\n2015 Factures fournisseurs – to be kept until 2025\n\nKept for a dispute: 1\nWithout a rule, left alone: Photos',
          ),
        },
      ],
      record: [
        {
          folder: '2020 Candidatures',
          done_on: '2026-11-23',
          state: both('déplacé', 'moved'),
        },
        { folder: '2019 Paie' },
        { folder: '2015 Factures fournisseurs' },
      ],
      warn: 'not reached',
    },
    asks: {
      move: [
        {
          path: '/Archives/2020 Candidatures/',
          toPath: both('/A detruire/2020 Candidatures', '/To destroy/2020 Candidatures'),
        },
        {},
        {},
      ],
      keep: [{ path: both('/A detruire 2026.csv', '/To destroy 2026.csv') }],
    },
  },
  {
    name: { fr: 'Pas de réponse', en: 'No answer' },
    given: { january: [{}], folders: FOLDERS, ask: [{}] },
    expects: { due: [{ count: 3 }], move: 'not reached' },
  },
  {
    name: {
      fr: 'Un dossier reste, le procès-verbal aussi',
      en: 'A folder stays, and so does the record',
    },
    given: {
      january: [{}],
      folders: [FOLDERS[2]!],
      ask: yes,
      move: { fails: 'Locked' },
      keep: { fails: 'Insufficient storage' },
      warn: [{ success: true }],
    },
    expects: { record: [{ folder: '2019 Paie', state: both('resté : Locked', 'kept: Locked') }] },
    asks: {
      warn: [
        {
          subject: both(
            'Archives déplacées, procès-verbal non déposé',
            'Archives moved, record not filed',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud ne répond pas', en: 'Nextcloud does not answer' },
    given: { january: [{}], folders: { fails: 'connect ECONNREFUSED' }, warn: [{ success: true }] },
    expects: { due: 'not reached', ask: 'not reached' },
    asks: { warn: [{ subject: both('Archives non lues', 'Archives not read') }] },
  },
]
