import type { Example } from '../recipe.ts'

const mail = (id: string, address: string, subject: string, dmarc: string) => ({
  id,
  internetMessageId: `<${id}@mx.example>`,
  subject,
  from: { emailAddress: { name: 'x', address } },
  receivedDateTime: '2026-11-23T05:12:00Z',
  internetMessageHeaders: [
    { name: 'Received', value: 'from mx.example' },
    {
      name: 'Authentication-Results',
      value: `spf=pass (sender IP is hidden) smtp.mailfrom=client.example; dkim=none; dmarc=${dmarc} action=none header.from=client.example`,
    },
    { name: 'Authentication-Results', value: 'dmarc=pass' },
  ],
})
const FIRST = mail('m1', 'Lea@client.example', 'Panne chaudière', 'pass')
const DOUBT = mail('m2', 'omar@garage.example', 'Facture *impayée*', 'fail')
const OTHER = mail('m3', 'promo@inconnu.example', 'Gagnez', 'pass')
const KNOWN = [{ email: 'lea@client.example' }, { email: 'omar@garage.example' }]
const sorted = (id: string, kind: string, sender: string, subject: string) => ({
  id,
  mail: `<${id}@mx.example>`,
  sender,
  subject,
  received: '2026-11-23T05:12:00Z',
  proven: kind === 'rescue',
  kind,
})
const DOUBTFUL = [sorted('m2', 'doubt', 'omar@garage.example', 'Facture  impayée ')]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une cliente, une imitation, une publicité',
      en: 'A customer, an imitation, an advert',
    },
    given: {
      clock: [{}],
      junk: [{ value: [FIRST, DOUBT] }, { value: [OTHER] }],
      customers: KNOWN,
      move: [{ success: true }],
      rescued: [{ ok: true }],
      fresh: DOUBTFUL,
      warn: [{ ok: true }],
      remember: [{ id: 1 }],
    },
    expects: {
      messages: [{ senders: 'lea@client.example,omar@garage.example,promo@inconnu.example' }],
      sort: [
        { id: 'm1', kind: 'rescue', proven: true },
        { id: 'm2', kind: 'doubt', subject: 'Facture  impayée ', proven: false },
      ],
      stuck: 'not reached',
    },
    asks: {
      customers: [
        {
          options: {
            queryReplacement: ['lea@client.example,omar@garage.example,promo@inconnu.example'],
          },
        },
      ],
      move: [{ messageId: { value: 'm1' }, folderId: { value: 'inbox' } }],
      rescued: [
        {
          text: {
            fr: 'Sorti des indésirables : lea@client.example – Panne chaudière',
            en: 'Taken out of junk: lea@client.example – Panne chaudière',
          },
        },
      ],
      warn: [
        {
          text: {
            fr: 'Clients connus dans les indésirables, origine non prouvée : regardez l’adresse avant d’ouvrir.\n• omar@garage.example – Facture  impayée  (23/11 à 06:12)',
            en: 'Known customers in junk, origin not proven: look at the address before you open them.\n• omar@garage.example – Facture  impayée  (23/11 at 06:12)',
          },
        },
      ],
      remember: [{ columns: { value: { mail: '<m2@mx.example>' } } }],
    },
  },
  {
    name: { fr: 'Déplacement refusé, doute déjà dit', en: 'Move refused, doubt told already' },
    given: {
      clock: [{}],
      junk: [{ value: [FIRST, DOUBT] }],
      customers: KNOWN,
      move: { fails: 'ErrorItemNotFound' },
      stuck: [{ ok: true }],
      fresh: [],
    },
    expects: { sort: [{ kind: 'rescue' }, { kind: 'doubt' }], list: 'not reached' },
    asks: {
      stuck: [
        {
          text: {
            fr: 'À sortir des indésirables à la main : lea@client.example – Panne chaudière (ErrorItemNotFound)',
            en: 'To be taken out of junk by hand: lea@client.example – Panne chaudière (ErrorItemNotFound)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base muette', en: 'Silent database' },
    given: {
      clock: [{}],
      junk: [{ value: [FIRST] }],
      customers: [{ message: 'Connection refused', error: { description: 'db:5432' } }],
      broken: [{ ok: true }],
    },
    expects: { sort: [{ kind: 'down', cause: 'Connection refused' }], move: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Indésirables non relus : Connection refused. Ouvrez le dossier vous-même.',
            en: 'Junk folder not checked: Connection refused. Please open it yourself.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Outlook muet', en: 'Outlook silent' },
    given: { clock: [{}], junk: { fails: 'Unauthorized' }, broken: [{ ok: true }] },
    expects: { messages: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Indésirables non relus : Unauthorized. Ouvrez le dossier vous-même.',
            en: 'Junk folder not checked: Unauthorized. Please open it yourself.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Dossier vide', en: 'Empty folder' },
    given: { clock: [{}], junk: [{ value: [] }] },
    expects: { messages: { count: 0 }, customers: 'not reached' },
    asks: {
      junk: [
        {
          queryParameters: {
            parameters: [
              {},
              {},
              { name: '$filter', value: 'receivedDateTime ge 2026-11-16T07:30:00.000Z' },
            ],
          },
        },
      ],
    },
  },
]
