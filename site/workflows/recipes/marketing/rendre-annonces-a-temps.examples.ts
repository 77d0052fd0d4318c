import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (ref: string, title: string, deadline: string | number, owner: string, sent = '') => ({
  ref,
  title,
  format: 'demi-page',
  deadline,
  owner,
  contact: 'regie@journal.example',
  sent_on: sent,
})
const EVA = 'eva@votre-entreprise.example'
const TOM = 'tom@votre-entreprise.example'
const BOSS = 'direction@votre-entreprise.example'
const HOLIDAYS = [{ '2026-11-11': '11 novembre', '2026-11-27': 'Férié d’essai' }]
const FILES = [
  { path: '/remote.php/dav/files/n8n/Annonces/A-12-v2%20fin.pdf' },
  { path: '/Annonces/A-1.pdf' },
]
const waits = (ref: string, owner: string, state: string, line: string | Bilingual<string>) => ({
  ref,
  owner,
  state,
  line,
  mark: `${ref} 2026-11-23`,
})
const LATE = waits('A-15', TOM, 'late', 'A-15')

export const examples: readonly Example[] = [
  {
    name: both('Cinq annonces, deux responsables', 'Five advertisements, two people'),
    given: {
      daily: [{}],
      holidays: HOLIDAYS,
      files: FILES,
      bookings: [
        // 25 November 2026 as Excel keeps it.
        row('A-12', 'Ouest Hebdo', 46351, EVA),
        row('A-13', 'Revue Bâti', '01/12/2026', EVA),
        row('A-14', 'Radio Guide', '30/11/2026', EVA),
        row('A-15', 'Le Mensuel', '2026-11-20', TOM),
        row('A-16', 'Salon', '24/11/2026', TOM, '23/11/2026'),
        row('A-17', 'Programme', 'fin novembre', ''),
      ],
      fresh: [
        waits('A-12', EVA, 'ready', 'A-12'),
        waits('A-13', EVA, 'due', 'A-13'),
        LATE,
        waits('A-17', '', 'odd', 'A-17'),
      ],
      remind: [{ messageId: 'r-1' }, { messageId: 'r-2' }, { messageId: 'r-3' }],
      note: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    },
    expects: {
      left: [
        {
          ref: 'A-12',
          state: 'ready',
          left: 2,
          line: both(
            'A-12, Ouest Hebdo (demi-page) : fichier prêt, il reste à l’envoyer. Limite : 25/11/2026, à envoyer à regie@journal.example',
            'A-12, Ouest Hebdo (demi-page): file ready, it has yet to be sent. Limit: 25/11/2026, to be sent to regie@journal.example',
          ),
        },
        // The 27th is a holiday here: 24, 25, 26, 30, 1.
        {
          ref: 'A-13',
          state: 'due',
          left: 5,
          line: both(
            'A-13, Revue Bâti (demi-page) : fichier absent du dossier. Limite : 01/12/2026, à envoyer à regie@journal.example',
            'A-13, Revue Bâti (demi-page): file not in the folder. Limit: 01/12/2026, to be sent to regie@journal.example',
          ),
        },
        { ref: 'A-15', state: 'late', left: -1 },
        { ref: 'A-17', state: 'odd' },
      ],
      letters: [
        { to: EVA, count: 2, copy: '' },
        { to: TOM, count: 1, copy: BOSS },
        { to: BOSS, count: 1, copy: '' },
      ],
      marks: { count: 4 },
      refused: 'not reached',
    },
    asks: {
      remind: [
        { subject: both('Annonces à rendre : 2', 'Advertisements to deliver: 2') },
        { options: { ccEmail: BOSS } },
        { toEmail: BOSS },
      ],
      note: [
        { columns: { value: { mark: 'A-12 2026-11-23' } } },
        { columns: { value: { mark: 'A-13 2026-11-23' } } },
        { columns: { value: { mark: 'A-15 2026-11-23' } } },
        {},
      ],
    },
  },
  {
    name: both('Dossier et jours fériés muets', 'Folder and holidays silent'),
    given: {
      daily: [{}],
      holidays: { fails: 'timeout' },
      files: { fails: 'Unauthorized' },
      bookings: [row('A-18', 'Ouest Hebdo', '25/11/2026', TOM)],
      fresh: [LATE],
      remind: { fails: 'Mailbox unavailable' },
      refused: [{ messageId: 'f-1' }],
    },
    expects: {
      left: [
        {
          state: 'due',
          left: 2,
          line: both(
            'A-18, Ouest Hebdo (demi-page) : dossier illisible, vérifiez le fichier. Limite : 25/11/2026, à envoyer à regie@journal.example (jours fériés non lus)',
            'A-18, Ouest Hebdo (demi-page): folder unreadable, check the file. Limit: 25/11/2026, to be sent to regie@journal.example (public holidays not read)',
          ),
        },
      ],
      marks: 'not reached',
    },
    asks: {
      refused: [
        {
          subject: both(`Rappel non parti : ${TOM}`, `Reminder not gone: ${TOM}`),
        },
      ],
    },
  },
  {
    name: both('Un jour férié, personne n’est dérangé', 'A public holiday, nobody is disturbed'),
    given: {
      daily: [{}],
      holidays: [{ '2026-11-23': 'Férié d’essai' }],
      files: [],
      bookings: [row('A-15', 'Le Mensuel', '2026-11-20', TOM)],
    },
    expects: { left: { count: 0 }, letters: 'not reached', settings: [{ steps: [5, 2, 1, 0] }] },
  },
  {
    name: both('Une colonne renommée', 'A column renamed'),
    given: {
      daily: [{}],
      holidays: HOLIDAYS,
      files: [],
      bookings: [{ réf: 'A-15', title: 'Le Mensuel', deadline: '2026-11-20', sent_on: '' }],
      fresh: [waits('', '', 'odd', 'ref')],
      remind: [{ messageId: 'r-4' }],
      note: [{ id: 5 }],
    },
    expects: {
      left: [
        {
          state: 'odd',
          line: both(
            'Aucune ligne lue, colonnes absentes du tableau : ref',
            'No row read, columns missing from the table: ref',
          ),
        },
      ],
      letters: [{ to: BOSS, count: 1 }],
    },
  },
  {
    name: both('Le tableau est illisible', 'The table cannot be read'),
    given: {
      daily: [{}],
      holidays: HOLIDAYS,
      files: FILES,
      bookings: { fails: 'Resource not found for the segment' },
      broken: [{ messageId: 'b-1' }],
    },
    expects: { left: 'not reached' },
    asks: {
      broken: [
        {
          subject: both('Annonces : réservations non lues', 'Advertisements: bookings not read'),
        },
      ],
    },
  },
]
