import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ask = [{ folder: '/Dossiers/Leroy/Pieces', email: 'assistante@cabinet-astier.example' }]
const file = (name: string) => ({
  type: 'file',
  path: `/Dossiers/Leroy/Pieces/${encodeURIComponent(name)}`,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux anciennes, trois nouvelles', en: 'Two old ones, three new ones' },
    given: {
      ask,
      folder: [
        file('01 - 2024-03-02 Contrat.pdf'),
        file('03 - 2024-09-14_Mise en demeure.pdf'),
        file('Photo du toit.jpg'),
        file('2025-01-20 Devis réparation.pdf'),
        file('2024-11-05 Constat.pdf'),
        { type: 'folder', path: '/Dossiers/Leroy/Pieces/brouillons' },
      ],
      rename: [{ success: true }, { success: true }, { success: true }],
      upload: [{ success: true }],
      tell: [{ accepted: true }],
    },
    expects: {
      moves: [
        {
          number: 4,
          to: '/Dossiers/Leroy/Pieces/04 - 2024-11-05 Constat.pdf',
        },
        { number: 5, name: '05 - 2025-01-20 Devis réparation.pdf' },
        { number: 6, name: '06 - Photo du toit.jpg' },
      ],
      write: [
        {
          list: both(
            'Pièce n° 1\tContrat\t02/03/2024\nPièce n° 3\tMise en demeure\t14/09/2024\nPièce n° 4\tConstat\t05/11/2024\nPièce n° 5\tDevis réparation\t20/01/2025\nPièce n° 6\tPhoto du toit\t',
            'Exhibit no. 1\tContrat\t02/03/2024\nExhibit no. 3\tMise en demeure\t14/09/2024\nExhibit no. 4\tConstat\t05/11/2024\nExhibit no. 5\tDevis réparation\t20/01/2025\nExhibit no. 6\tPhoto du toit\t',
          ),
        },
      ],
      stop: 'not reached',
    },
    asks: {
      rename: [{ path: '/Dossiers/Leroy/Pieces/2024-11-05 Constat.pdf' }, {}, {}],
      upload: [
        {
          path: both(
            '/Dossiers/Leroy/Pieces - Bordereau.txt',
            '/Dossiers/Leroy/Pieces - List of exhibits.txt',
          ),
        },
      ],
      tell: [{ subject: both('Bordereau : 5 pièces', 'List: 5 exhibits') }],
    },
  },
  {
    name: { fr: 'Tout est numéroté, un numéro deux fois', en: 'All numbered, one number twice' },
    given: {
      ask,
      folder: [file('01 - Bail.pdf'), file('01 - Avenant.pdf')],
      upload: [{ success: true }],
      tell: [{ accepted: true }],
    },
    expects: { 'state.list': { count: 1 }, rename: 'not reached' },
    asks: {
      tell: [
        {
          subject: both(
            'Bordereau : 2 pièces, numéros en double : 1',
            'List: 2 exhibits, numbers used twice: 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un fichier est ouvert ailleurs', en: 'A file is open elsewhere' },
    given: {
      ask,
      folder: [file('Bail.pdf')],
      rename: { fails: 'Locked' },
      stop: [{ accepted: true }],
    },
    expects: { number: [{ count: 1 }], write: 'not reached' },
    asks: {
      stop: [
        {
          text: '01 - Bail.pdf – Locked',
          subject: both(
            'Numérotation arrêtée : /Dossiers/Leroy/Pieces',
            'Numbering stopped: /Dossiers/Leroy/Pieces',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le dossier n’existe pas', en: 'The folder does not exist' },
    given: { ask, folder: { fails: 'Not found' }, stop: [{ accepted: true }] },
    expects: { number: [{ state: 'nothing', count: 0 }] },
    asks: {
      stop: [{ text: both('Le dossier n’a pas pu être lu.', 'The folder could not be read.') }],
    },
  },
]
