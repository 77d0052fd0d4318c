import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const person = (number: string, name: string, entry: string, more = {}) => ({
  number,
  name,
  sex: 'F',
  born: '1998-04-02',
  nationality: 'française',
  job: 'Accueil',
  qualification: 'Employée',
  contract: 'CDD',
  entry,
  exit: null as string | null,
  ...more,
})
const REGISTER = [
  { id: 1, ...person('M1', 'Eva Marin', '2025-03-01', { exit: '' }) },
  { id: 2, ...person('M2', 'Luc Pons', '2026-06-01', { exit: '', job: 'Cuisine' }) },
  { id: 3, ...person('M9', 'Ancienne Fiche', '2026-06-02', { exit: '' }) },
  { id: 4, ...person('M7', 'Guy Leroux', '2026-04-01', { exit: '' }) },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une entrée, une sortie, trois questions',
      en: 'One entry, one departure, three questions',
    },
    given: {
      evening: [{}],
      files: [
        person('M1', 'Eva Marin ', '2025-03-01', { exit: '2026-11-20' }),
        person('M2', 'Luc Pons', '2026-06-01'),
        person('M3', 'Zoé Hamel', '2026-05-04'),
        person('M4', 'Tom Viel', '2026-11-23', { nationality: ' ', qualification: null }),
        person('M6', 'Ida Brun', '2026-12-14'),
        person('M7', 'Guy Leroux', '2026-04-01', { exit: '2026-12-31' }),
      ],
      register: REGISTER,
      add: [{ id: 4 }],
      leave: [{ id: 1 }],
      say: [{ success: true }],
    },
    expects: {
      sort: [
        {
          kind: 'add',
          number: 'M3',
          note: both(
            'inscrit après une embauche du 2026-06-02',
            'entered after a hiring of 2026-06-02',
          ),
        },
        { kind: 'leave', number: 'M1', exit: '2026-11-20' },
        {
          kind: 'say',
          count: 3,
          text: both(
            'Tom Viel, manque : nationality, qualification\nM2, registre / dossier : job Cuisine / Accueil\nM9 Ancienne Fiche : absent des dossiers',
            'Tom Viel, missing: nationality, qualification\nM2, register / file: job Cuisine / Accueil\nM9 Ancienne Fiche: not on file',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: {
      files: [{ options: { queryReplacement: ['2025-11-23'] } }],
      say: [
        {
          subject: both('Registre du personnel : 3 point(s)', 'Staff register: 3 point(s)'),
        },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse les lignes', en: 'Grist refuses the lines' },
    given: {
      evening: [{}],
      files: [
        person('M1', 'Eva Marin', '2025-03-01', { exit: '2026-11-20' }),
        person('M5', 'Ali Ney', '2026-11-23'),
      ],
      register: [REGISTER[0]!],
      add: { fails: 'Forbidden' },
      leave: { fails: 'Forbidden' },
      warn: [{ success: true }, { success: true }],
    },
    expects: { 'kind.add': [{ number: 'M5', note: '' }], say: 'not reached' },
    asks: {
      warn: [
        { subject: both('Ligne non inscrite : M5', 'Line not entered: M5') },
        { subject: both('Ligne non inscrite : M1', 'Line not entered: M1') },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne s’ouvre pas', en: 'The register does not open' },
    given: {
      evening: [{}],
      files: [person('M5', 'Ali Ney', '2026-11-23')],
      register: { fails: 'Document not found' },
      warn: [{ success: true }],
    },
    expects: { sort: [{ kind: 'broken' }], add: 'not reached', say: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Registre du personnel : lecture impossible',
            'Staff register: could not be read',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Les dossiers ne se lisent pas', en: 'The files cannot be read' },
    given: { evening: [{}], files: { fails: 'connection refused' }, warn: [{ success: true }] },
    expects: { register: 'not reached', sort: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Registre du personnel : lecture impossible',
            'Staff register: could not be read',
          ),
        },
      ],
    },
  },
]
