import type { Example } from '../recipe.ts'

const report = [
  {
    facts: {
      fr: 'Des heures du samedi sont effacées de la pointeuse.',
      en: 'Saturday hours are deleted from the time clock.',
    },
    contact: '',
    submittedAt: '2026-11-23T08:29:40.000+01:00',
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un signalement anonyme', en: 'An anonymous report' },
    given: {
      report,
      store: [{ success: true }],
      notify: [{ accepted: true }],
      thanks: [{ ok: true }],
    },
    expects: { number: [{ due: '2026-11-30' }], open: 'not reached', sorry: 'not reached' },
    asks: {
      notify: [
        {
          toEmail: 'referente@votre-entreprise.example',
          text: {
            fr: 'À lire dans la base. Accusé de réception avant le 2026-11-30.',
            en: 'To be read in the database. Acknowledge by 2026-11-30.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base refuse', en: 'The database refuses' },
    given: {
      report,
      store: { fails: 'could not connect to server' },
      lost: [{ accepted: true }],
      sorry: [{ ok: true }],
    },
    expects: { number: [{ due: '2026-11-30' }], thanks: 'not reached', notify: 'not reached' },
    asks: {
      lost: [
        {
          subject: { fr: 'Un signalement n’a pas été gardé', en: 'A report was not kept' },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois dossiers, dont un en retard', en: 'Three files, one of them late' },
    given: {
      morning: [{ timestamp: '2026-11-23T08:15:00.000+01:00' }],
      open: [
        { number: '1A2B-3C4D', received_on: '2026-08-10', acked_on: '2026-08-12' },
        { number: '5E6F-7A8B', received_on: '2026-11-19', acked_on: null },
        { number: '9C0D-1E2F', received_on: '2026-10-30', acked_on: '2026-11-02' },
      ],
      remind: [{ accepted: true }],
    },
    expects: {
      gather: [
        {
          line: [
            {
              fr: '1A2B-3C4D : -11 jour(s) pour répondre, limite le 2026-11-12',
              en: '1A2B-3C4D: -11 day(s) to answer, due 2026-11-12',
            },
            {
              fr: '5E6F-7A8B : 3 jour(s) pour accuser réception, limite le 2026-11-26',
              en: '5E6F-7A8B: 3 day(s) to acknowledge, due 2026-11-26',
            },
          ],
          late: [true, false],
        },
      ],
      mark: 'not reached',
    },
    asks: {
      remind: [
        {
          toEmail: 'referente@votre-entreprise.example, suppleante@votre-entreprise.example',
          subject: {
            fr: 'Signalements : 2 délai(s) à tenir',
            en: 'Reports: 2 deadline(s) to keep',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Matin sans base', en: 'A morning without the database' },
    given: {
      morning: [{ timestamp: '2026-11-23T08:15:00.000+01:00' }],
      open: { fails: 'timeout expired' },
      unchecked: [{ accepted: true }],
    },
    expects: { days: 'not reached', remind: 'not reached' },
    asks: {
      unchecked: [
        {
          text: {
            fr: 'La base n’a pas répondu (timeout expired). Vérifiez les délais vous-même.',
            en: 'The database did not answer (timeout expired). Please check the deadlines yourself.',
          },
        },
      ],
    },
  },
]
