import type { Example } from '../recipe.ts'

const host = (hardware_serial: string, computer_name: string, ...emails: readonly string[]) => ({
  hardware_serial,
  computer_name,
  device_mapping: emails.map((email) => ({ email, source: 'google_chrome_profiles' })),
})
const ANA = host('S1', 'PC-ANA', 'ana@votre-entreprise.example')
const BOB = host('S2', 'PC-BOB', 'bob@votre-entreprise.example')
const LOST = host('S3', 'PC-STOCK')
const CLEO = host('S4', 'PC-CLEO', 'cleo@votre-entreprise.example')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Cinq postes, cinq étapes', en: 'Five machines, five stages' },
    given: {
      monday: [{}],
      hosts: [{ hosts: [ANA, BOB, LOST, CLEO] }, { hosts: [ANA] }],
      known: [
        { id: 1, serial: 'S2', weeks: 2 },
        { id: 2, serial: 'S4', weeks: 3 },
        { id: 3, serial: 'S9', weeks: 1 },
      ],
      forget: [{ id: 3 }],
      remind: [{ messageId: '1' }],
      lead: [{ messageId: '2' }],
      ticket: [{ id: 31 }, { id: 32 }],
      keep: [{ id: 1 }],
    },
    expects: {
      judge: [
        { stage: 'remind', serial: 'S1', weeks: 1, faults: 'BitLocker, Windows 11 25H2' },
        { stage: 'lead', serial: 'S2', weeks: 3 },
        { stage: 'ticket', serial: 'S3', weeks: 1, user: '' },
        { stage: 'ticket', serial: 'S4', weeks: 4 },
        { stage: 'healed', serial: 'S9' },
      ],
      'stage.healed': { count: 1 },
      untold: 'not reached',
    },
    asks: {
      hosts: [
        {
          url: 'https://fleet.votre-entreprise.example/api/v1/fleet/hosts?policy_id=4&policy_response=failing&device_mapping=true&per_page=1000',
        },
        {},
      ],
      forget: [{ filters: { conditions: [{ keyValue: 'S9' }] } }],
      remind: [
        {
          toEmail: 'ana@votre-entreprise.example',
          text: {
            fr: 'PC-ANA : BitLocker, Windows 11 25H2\nMarche à suivre :\nhttps://aide.votre-entreprise.example/bitlocker\nhttps://aide.votre-entreprise.example/windows\nComptez vingt minutes. Vous ne pouvez pas ? Répondez à ce message.',
            en: 'PC-ANA: BitLocker, Windows 11 25H2\nWhat to do:\nhttps://aide.votre-entreprise.example/bitlocker\nhttps://aide.votre-entreprise.example/windows\nIt takes twenty minutes. You cannot? Answer this message.',
          },
        },
      ],
      keep: [
        { columns: { value: { serial: 'S1', weeks: 1 } } },
        { columns: { value: { serial: 'S2', weeks: 3 } } },
        { columns: { value: { serial: 'S3', weeks: 1 } } },
        { columns: { value: { serial: 'S4', weeks: 4 } } },
      ],
    },
  },
  {
    name: { fr: 'Cinquième semaine, déjà en ticket', en: 'Fifth week, ticket already there' },
    given: {
      monday: [{}],
      hosts: [{ hosts: [CLEO] }, { hosts: [] }],
      known: [{ id: 2, serial: 'S4', weeks: 4 }],
      keep: [{ id: 2 }],
    },
    expects: {
      judge: [{ stage: 'waits', weeks: 5 }],
      ticket: 'not reached',
      forget: 'not reached',
    },
  },
  {
    name: { fr: 'Une règle de Fleet ne répond pas', en: 'One of Fleet’s rules does not answer' },
    given: {
      monday: [{}],
      hosts: { fails: '500 - Internal Server Error' },
      known: [{ id: 3, serial: 'S9', weeks: 1 }],
      untold: [{ ok: true }],
    },
    expects: { judge: [{ stage: 'blind' }], forget: 'not reached', keep: 'not reached' },
    asks: {
      untold: [
        {
          text: {
            fr: 'Postes : Fleet n’a pas répondu, aucun rappel cette semaine.',
            en: 'Machines: Fleet did not answer, no reminders this week.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Courriel et Zammad refusent', en: 'Email and Zammad refuse' },
    given: {
      monday: [{}],
      hosts: [{ hosts: [ANA, BOB, LOST] }, { hosts: [] }],
      known: [{ id: 1, serial: 'S2', weeks: 2 }],
      remind: { fails: 'Connection timeout' },
      lead: { fails: 'Connection timeout' },
      ticket: { fails: '403 - Forbidden' },
      untold: [{ ok: true }],
    },
    expects: { judge: [{ weeks: 1 }, { weeks: 3 }, { stage: 'ticket' }], keep: 'not reached' },
    asks: {
      untold: [
        {
          text: {
            fr: 'Rappel non parti pour PC-ANA ; il repassera lundi.',
            en: 'Reminder not sent for PC-ANA; it comes round on Monday.',
          },
        },
        {
          text: {
            fr: 'Rappel non parti pour PC-BOB ; il repassera lundi.',
            en: 'Reminder not sent for PC-BOB; it comes round on Monday.',
          },
        },
        {
          text: {
            fr: 'Rappel non parti pour PC-STOCK ; il repassera lundi.',
            en: 'Reminder not sent for PC-STOCK; it comes round on Monday.',
          },
        },
      ],
    },
  },
]
