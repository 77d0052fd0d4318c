import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const mail = (id: string, subject: string, content: string | Bilingual<string>) => ({
  id,
  subject,
  body: { contentType: 'html', content },
  from: { emailAddress: { name: 'Martine Legrand', address: 'martine@chauffage-legrand.example' } },
  toRecipients: [{ emailAddress: { name: 'Hugo Santos', address: 'hugo@santos.example' } }],
  receivedDateTime: '2024-05-13T09:12:00Z',
})
const PURGE = mail('A1', 'Purge', {
  fr: '<p>Bonjour Hugo,</p><p>Coupez la chaudière, ouvrez la vis du bas, 2 minutes, puis remontez à 1,5 bar.</p><p>Cordialement</p><style>p{}</style>',
  en: '<p>Hello Hugo,</p><p>Switch the boiler off, open the lower screw, 2 minutes, then go back to 1.5 bar.</p><p>Kind regards</p><style>p{}</style>',
})
const RECORD = {
  fr: '{"question":"Comment purger le circuit ?","answer":"Coupez la chaudière, ouvrez la vis du bas 2 minutes, puis remontez à 1,5 bar."}',
  en: '{"question":"How is the circuit bled?","answer":"Switch the boiler off, open the lower screw for 2 minutes, then go back to 1.5 bar."}',
}
const NAMED = {
  fr: '{"question":"Comment purger le circuit ?","answer":"Hugo doit couper la chaudière puis ouvrir la vis du bas."}',
  en: '{"question":"How is the circuit bled?","answer":"Hugo has to switch the boiler off and open the lower screw."}',
}
const WRONG = {
  fr: '{"question":"Comment purger le circuit ?","answer":"Coupez la chaudière, ouvrez la vis du bas 20 minutes, puis refermez."}',
  en: '{"question":"How is the circuit bled?","answer":"Switch the boiler off, open the lower screw for 20 minutes, then shut it."}',
}
const STORED = [{ pageContent: 'x', metadata: { day: '2024-05-13' } }]
const FOLDER = {
  review: { fr: 'identifiant du dossier À revoir', en: 'id of the folder To review' },
  done: { fr: 'identifiant du dossier Versé', en: 'id of the folder Done' },
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une fiche, un prénom, un chiffre faux', en: 'A record, a name, a wrong figure' },
    given: {
      night: [{}],
      kept: [PURGE, { ...PURGE, id: 'A2' }, { ...PURGE, id: 'A3' }],
      medium: { says: [RECORD, NAMED, WRONG] },
      store: STORED,
      move: [{ success: true }],
      tell: [{ id: 'p1' }],
    },
    expects: {
      checked: [{ id: 'A1', day: '2024-05-13' }, {}, {}],
      outcome: [
        { id: 'A1', to: FOLDER.done, left: '' },
        {
          id: 'A2',
          to: FOLDER.review,
          left: {
            fr: 'Purge : un nom ou un numéro y reste',
            en: 'Purge: a name or number is left',
          },
        },
        {
          id: 'A3',
          left: {
            fr: 'Purge : un chiffre absent du courriel',
            en: 'Purge: a figure that the email lacks',
          },
        },
      ],
      'loop.done': { count: 3 },
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'À revoir :\nPurge : un nom ou un numéro y reste\nPurge : un chiffre absent du courriel',
            en: 'To review:\nPurge: a name or number is left\nPurge: a figure that the email lacks',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un simple remerciement', en: 'A mere thank-you' },
    given: {
      night: [{}],
      kept: [mail('B1', 'Merci', 'Merci !')],
      medium: { says: ['{}'] },
      move: [{ success: true }],
      tell: [{ id: 'p2' }],
    },
    expects: {
      plain: [{ text: 'Merci !', names: ['Martine', 'Legrand', 'Hugo', 'Santos'] }],
      outcome: [{ to: FOLDER.review }],
      store: 'not reached',
    },
  },
  {
    name: { fr: 'Pinecone est en panne', en: 'Pinecone is down' },
    given: {
      night: [{}],
      kept: [PURGE],
      medium: { says: [RECORD] },
      store: { fails: 'PineconeConnectionError' },
      move: [{ success: true }],
      tell: [{ id: 'p3' }],
    },
    expects: { checked: { count: 1 }, outcome: [{ to: FOLDER.review }] },
    asks: {
      tell: [
        {
          message: {
            fr: 'À revoir :\nPurge : un service n’a pas répondu',
            en: 'To review:\nPurge: a service did not answer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      night: [{}],
      kept: [PURGE],
      medium: { fails: 'Service unavailable' },
      move: [{ success: true }],
      tell: [{ id: 'p4' }],
    },
    expects: { checked: 'not reached', outcome: [{ id: 'A1', to: FOLDER.review }] },
    asks: {
      tell: [
        {
          message: {
            fr: 'À revoir :\nPurge : un service n’a pas répondu',
            en: 'To review:\nPurge: a service did not answer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Outlook ne répond pas', en: 'Outlook does not answer' },
    given: { night: [{}], kept: { fails: '401 - Unauthorized' }, tell: [{ id: 'p5' }] },
    expects: { loop: 'not reached', outcome: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'Outlook n’a pas répondu : aucun courriel versé cette nuit.',
            en: 'Outlook did not answer: no email drawn from tonight.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un prénom court, un service, un déplacement refusé',
      en: 'A short name, a department, a move refused',
    },
    given: {
      night: [{}],
      kept: [
        {
          ...PURGE,
          id: 'C1',
          toRecipients: [
            { emailAddress: { name: 'Service client', address: 'sav@santos.example' } },
          ],
        },
        { ...PURGE, id: 'C2', toRecipients: [{ emailAddress: { name: 'Léa Roy' } }] },
      ],
      medium: {
        says: [
          {
            fr: '{"question":"Comment purger le circuit ?","answer":"Le client coupe la chaudière, ouvre la vis du bas 2 minutes, puis remonte à 1,5 bar."}',
            en: '{"question":"How is the circuit bled?","answer":"The customer switches the boiler off, opens the lower screw for 2 minutes, then goes back to 1.5 bar."}',
          },
          {
            fr: '{"question":"Comment purger le circuit ?","answer":"Léa coupe la chaudière, ouvre la vis du bas 2 minutes, puis la referme."}',
            en: '{"question":"How is the circuit bled?","answer":"Léa switches the boiler off, opens the lower screw for 2 minutes and shuts it."}',
          },
        ],
      },
      store: STORED,
      move: { runs: [{ fails: '503' }, [{ success: true }]] },
      tell: [{ id: 'p6' }],
    },
    expects: {
      outcome: [
        { id: 'C1', to: FOLDER.done },
        { id: 'C2', to: FOLDER.review },
      ],
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'À revoir :\nPurge : fiche rangée, courriel à déplacer avant ce soir\nPurge : un nom ou un numéro y reste',
            en: 'To review:\nPurge: record stored, email to be moved before tonight\nPurge: a name or number is left',
          },
        },
      ],
    },
  },
]
