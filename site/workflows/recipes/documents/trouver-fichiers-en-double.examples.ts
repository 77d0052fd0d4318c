import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (Key: string, ETag: string, Size: number, day: string) => ({
  Key: `clients/${Key}`,
  ETag: `"${ETag}"`,
  Size: String(Size),
  LastModified: `2026-${day}T10:00:00.000Z`,
})
const FILES = [
  file('roux/plan final.pdf', 'aa1', 3145728, '09-02'),
  file('roux/plan.pdf', 'aa1', 3145728, '03-01'),
  file('brun/plan roux.pdf', 'aa1', 3145728, '10-11'),
  file('brun/photo.jpg', 'bb2', 2097152, '05-05'),
  file('brun/photo (1).jpg', 'bb2', 2097152, '05-05'),
  file('roux/note.txt', 'cc3', 900, '01-01'),
  file('roux/note2.txt', 'cc3', 900, '01-02'),
  file('roux/film.mp4', 'dd4-12', 90000000, '01-02'),
  { Key: 'clients/roux/' },
]
const TOP = both(
  'clients/roux/plan.pdf – 3 exemplaires, 6 Mo\nclients/brun/photo (1).jpg – 2 exemplaires, 2 Mo',
  'clients/roux/plan.pdf – 3 copies, 6 MB\nclients/brun/photo (1).jpg – 2 copies, 2 MB',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois plans égaux, deux photos', en: 'Three equal plans, two photographs' },
    given: { first: [{}], files: FILES, keep: [{ success: true }], tell: [{ id: 'm1' }] },
    expects: {
      group: [{ files: 8, count: 2, wasted: 8, top: TOP }],
      rows: [
        { group: 1, oldest: 'x', key: 'clients/roux/plan.pdf', day: '2026-03-01', megabytes: 3 },
        { group: 1, oldest: '', key: 'clients/roux/plan final.pdf' },
        { group: 1, key: 'clients/brun/plan roux.pdf' },
        { group: 2, oldest: 'x', key: 'clients/brun/photo (1).jpg' },
        { group: 2, key: 'clients/brun/photo.jpg' },
      ],
      file: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      keep: [{ fileName: 'doubles/2026-11.csv' }],
      tell: [
        {
          message: both(
            `2 contenu(s) en double, 8 Mo\n${TOP.fr}\nListe : doubles/2026-11.csv\n1 gros fichier(s) non comparable(s)`,
            `2 duplicate content(s), 8 MB\n${TOP.en}\nList: doubles/2026-11.csv\n1 large file(s) that cannot be compared`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La liste ne se dépose pas', en: 'The list cannot be stored' },
    given: {
      first: [{}],
      files: FILES.slice(3, 5),
      keep: { fails: 'AccessDenied' },
      tell: [{ id: 'm2' }],
    },
    expects: { group: [{ count: 1, wasted: 2 }] },
    asks: {
      tell: [
        {
          message: both(
            '1 contenu(s) en double, 2 Mo\nclients/brun/photo (1).jpg – 2 exemplaires, 2 Mo\nListe non déposée : AccessDenied\n',
            '1 duplicate content(s), 2 MB\nclients/brun/photo (1).jpg – 2 copies, 2 MB\nList not stored: AccessDenied\n',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le stockage ne répond pas', en: 'The storage does not answer' },
    given: { first: [{}], files: { fails: 'NoSuchBucket' }, warn: [{ id: 'm3' }] },
    expects: { group: 'not reached', tell: 'not reached' },
    asks: {
      warn: [
        {
          message: both(
            'Doubles non cherchés : NoSuchBucket',
            'Duplicates not looked for: NoSuchBucket',
          ),
        },
      ],
    },
  },
]
