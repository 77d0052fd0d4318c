import type { Example } from '../recipe.ts'

const LEA = {
  code: 'A1B2C3D4',
  until: '2026-12-23',
  email: 'lea@client.example',
  first_name: 'Léa',
}
const TOM = { code: '9F8E7D6C', until: '2026-12-21', email: 'tom@client.example', first_name: null }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux anniversaires, un message refusé', en: 'Two birthdays, a message refused' },
    given: {
      daily: [{}],
      create: [{ created: 2 }],
      waiting: [LEA, TOM],
      wish: [{ messageId: 'w-1' }, { error: 'Mailbox unavailable' }],
      noted: [{ code: 'A1B2C3D4' }],
      report: [{ messageId: 'r-1' }],
    },
    expects: {
      days: [{ days: '11-23,11-22,11-21' }],
      gone: [{ codes: 'A1B2C3D4' }],
      broken: 'not reached',
    },
    asks: {
      create: [{ options: { queryReplacement: ['11-23,11-22,11-21', 30] } }],
      wish: [
        {
          text: {
            fr: 'Bonjour Léa,\n\nPour votre anniversaire, nous vous offrons un dessert. Donnez ce code au comptoir : A1B2C3D4. Il vaut une fois, jusqu’au 23/12/2026.\n\nVous aviez demandé ce message. Ne plus le recevoir : https://www.votre-cafe.example/ne-plus-recevoir',
            en: 'Hello Léa,\n\nFor your birthday, a dessert is on us. Give this code at the counter: A1B2C3D4. It works once, until 23/12/2026.\n\nYou had asked for this message. To get it no more: https://www.votre-cafe.example/ne-plus-recevoir',
          },
        },
        {},
      ],
      noted: [{ options: { queryReplacement: ['A1B2C3D4'] } }],
      report: [
        {
          text: {
            fr: 'Messages d’anniversaire refusés : 1 sur 2. Ils repartiront demain, tant que le cadeau vaut encore sept jours.',
            en: 'Birthday messages refused: 1 of 2. They will leave again tomorrow, as long as the present has seven days left.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Parti, mais non noté', en: 'Gone, but not noted' },
    given: {
      daily: [{}],
      create: [{ created: 1 }],
      waiting: [TOM],
      wish: [{ messageId: 'w-3' }],
      noted: { fails: 'connect ECONNREFUSED' },
      broken: [{ messageId: 'b-1' }],
    },
    expects: { gone: { count: 1 }, report: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Messages partis mais non notés, à dater dans gifts (sent_on) : 9F8E7D6C. connect ECONNREFUSED',
            en: 'Messages gone but not noted, to be dated in gifts (sent_on): 9F8E7D6C. connect ECONNREFUSED',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base muette le matin', en: 'Database silent in the morning' },
    given: {
      daily: [{}],
      create: { fails: 'timeout expired' },
      broken: [{ messageId: 'b-2' }],
    },
    expects: { waiting: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Aucun anniversaire souhaité ce matin. timeout expired',
            en: 'No birthday wished this morning. timeout expired',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les cadeaux ne se lisent pas', en: 'Presents cannot be read' },
    given: {
      daily: [{}],
      create: [{ created: 1 }],
      waiting: { fails: 'Connection refused' },
      broken: [{ messageId: 'b-3' }],
    },
    expects: { days: [{ days: '11-23,11-22,11-21' }], wish: 'not reached' },
  },
  {
    name: { fr: 'Un code tapé avec une espace', en: 'A code typed with a space' },
    given: {
      counter: [{ code: 'a1b2 c3d4' }],
      give: [{ code: 'A1B2C3D4', accepted: true, used_on: null, until: '2026-12-23' }],
      shown: [{}],
    },
    expects: { verdict: [{ title: { fr: 'Bon anniversaire !', en: 'Happy birthday!' } }] },
    asks: { give: [{ options: { queryReplacement: ['A1B2C3D4'] } }] },
  },
  {
    name: { fr: 'La même capture, une seconde fois', en: 'The same screenshot, a second time' },
    given: {
      counter: [{ code: 'A1B2C3D4' }],
      give: [{ code: 'A1B2C3D4', accepted: false, used_on: '2026-11-24', until: '2026-12-23' }],
      shown: [{}],
    },
    expects: {
      verdict: [
        {
          text: {
            fr: 'Noté le 24/11/2026. Si vous venez de recharger la page, c’est le vôtre.',
            en: 'Noted on 24/11/2026. If you have just reloaded the page, it is yours.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un code inventé', en: 'A made-up code' },
    given: { counter: [{ code: 'GRATUIT' }], give: [], shown: [{}] },
    expects: { verdict: [{ title: { fr: 'Code inconnu', en: 'Unknown code' } }] },
  },
]
