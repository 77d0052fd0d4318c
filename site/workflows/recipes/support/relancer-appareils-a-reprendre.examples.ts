import type { Example } from '../recipe.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
const repair = (id: number, ready: string, more = {}) => ({
  id,
  ref: `R-${id}`,
  device: 'Tondeuse',
  name: 'Mme Adam',
  email: `client${id}@mail.example`,
  phone: '06 00 00 00 00',
  ready_on: at(ready),
  collected: false,
  reminded: 0,
  ...more,
})
const FRESH = repair(1, '2026-11-20')
const WEEK = repair(2, '2026-11-16')
const OLD = repair(3, '2026-10-08', { reminded: 21 })
const DONE = repair(4, '2026-11-01', { reminded: 21 })
const AWAY = repair(5, '2026-09-20', { reminded: 45, device: 'Robot <cuisine>' })
const NOWHERE = repair(6, '2026-11-10', { email: 'pas de courriel' })
const TAKEN = repair(7, '2026-08-01', { collected: true })
const BROKEN = repair(8, '2026-11-01', { ready_on: 'bientôt' })
const OPEN = repair(9, '2026-11-01', { ready_on: null })

const shelf = (head: string, days: string, rest: string) =>
  [
    head,
    ...Array.from(
      { length: 30 },
      (_, index) => `– R-${index + 1}, Tondeuse, Mme Adam, 06 00 00 00 00${days}`,
    ),
    rest,
  ].join('\n')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lundi : deux relances, trois appels',
      en: 'A Monday: two reminders, three calls',
    },
    given: {
      morning: [{}],
      rows: [FRESH, WEEK, OLD, DONE, AWAY, NOWHERE, TAKEN, BROKEN, OPEN],
      mail: [{}, {}],
      mark: [{ id: 2 }, { id: 3 }],
      tell: [{ ok: true }],
    },
    expects: {
      due: [
        {
          kind: 'tell',
          text: {
            fr: 'Appareils prêts à appeler cette semaine :\n– R-5, Robot <cuisine>, Mme Adam, 06 00 00 00 00 : 64 jours\n– R-6, Tondeuse, Mme Adam, 06 00 00 00 00 : pas d’adresse valable\n– R-8, Tondeuse, Mme Adam, 06 00 00 00 00 : date illisible dans Grist',
            en: 'Devices ready, to be rung about this week:\n– R-5, Robot <cuisine>, Mme Adam, 06 00 00 00 00: 64 days\n– R-6, Tondeuse, Mme Adam, 06 00 00 00 00: no valid address\n– R-8, Tondeuse, Mme Adam, 06 00 00 00 00: date unreadable in Grist',
          },
        },
        { kind: 'remind', id: 2, step: 7, last: false, since: '16/11/2026' },
        { kind: 'remind', id: 3, step: 45, last: true },
      ],
    },
    asks: {
      mail: [
        {
          toEmail: 'client2@mail.example',
          subject: {
            fr: 'Votre appareil vous attend (dossier R-2)',
            en: 'Your device is waiting for you (case R-2)',
          },
        },
        { toEmail: 'client3@mail.example' },
      ],
      mark: [
        { rowId: 2, fieldsToSend: { properties: [{ fieldId: 'reminded', fieldValue: 7 }] } },
        { rowId: 3, fieldsToSend: { properties: [{ fieldId: 'reminded', fieldValue: 45 }] } },
      ],
    },
  },
  {
    name: { fr: 'Étagère pleine', en: 'A full shelf' },
    given: {
      morning: [{}],
      rows: Array.from({ length: 33 }, (_, index) =>
        repair(index + 1, '2026-09-20', { reminded: 45 }),
      ),
      tell: [{ ok: true }],
    },
    expects: { mail: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: shelf(
              'Appareils prêts à appeler cette semaine :',
              ' : 64 jours',
              '… et d’autres, à voir dans Grist : 3',
            ),
            en: shelf(
              'Devices ready, to be rung about this week:',
              ': 64 days',
              '… and others, to be seen in Grist: 3',
            ),
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Second lancement, rien de dû', en: 'Second run, nothing due' },
    given: { morning: [{}], rows: [{ ...FRESH, reminded: null }, { ...WEEK, reminded: 7 }, DONE] },
    expects: { due: { count: 0 }, mail: 'not reached', tell: 'not reached' },
  },
  {
    name: { fr: 'Courriel refusé', en: 'Email refused' },
    given: {
      morning: [{}],
      rows: [WEEK],
      mail: { fails: 'Mailbox unavailable' },
      unsent: [{ ok: true }],
    },
    expects: { mark: 'not reached' },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Dossier R-2 : courriel refusé (Mailbox unavailable). Appelez, ou corrigez l’adresse.',
            en: 'Case R-2: email refused (Mailbox unavailable). Ring, or mend the address.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Envoyé, mais non noté', en: 'Sent, but not noted' },
    given: {
      morning: [{}],
      rows: [WEEK],
      mail: [{}],
      mark: { fails: 'Forbidden' },
      unmarked: [{ ok: true }],
    },
    expects: { due: [{ step: 7 }] },
    asks: {
      unmarked: [
        {
          text: {
            fr: 'Dossier R-2 : relance envoyée, mais Grist ne l’a pas notée. Inscrivez 7 dans « reminded ».',
            en: 'Case R-2: reminder sent, but Grist did not note it. Enter 7 under “reminded”.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: { morning: [{}], rows: { fails: 'Bad Gateway' }, tell: [{ ok: true }] },
    expects: { mail: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Appareils à reprendre, liste non lue ce matin : Bad Gateway',
            en: 'Devices to collect, list not read this morning: Bad Gateway',
          },
        },
      ],
    },
  },
]
