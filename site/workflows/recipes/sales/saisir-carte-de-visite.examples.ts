import type { Example } from '../recipe.ts'

const photo = (from = 1001) => ({
  items: [
    {
      json: { message: { message_id: 7, from: { id: from }, chat: { id: 5001 } } },
      files: { data: { type: 'image/jpeg', name: 'file_7.jpg', base64: '/9j/2Q==' } },
    },
  ],
})
const printed =
  'TOLERIE BRUN\nClaire Besson\nResponsable achats\nc.besson@tolerie-brun.example\nPort. 06 00 00 00 12'
const card = {
  name: 'Claire Besson',
  company: 'Tolerie Brun',
  role: 'Responsable achats',
  email: 'C.Besson@tolerie-brun.example',
  phone: '06 00 00 00 12',
}
const says = (change: Partial<typeof card> = {}) => ({
  says: [JSON.stringify({ ...card, ...change })],
})
const read = [{ extractedText: printed }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Nouvelle personne, acceptée', en: 'A new person, accepted' },
    given: {
      photo: photo(),
      read,
      reader: says(),
      known: [],
      ask: [{ data: { approved: true } }],
      create: [{ id: 880 }],
      call: [{ id: 12 }],
    },
    expects: {
      check: [{ email: 'c.besson@tolerie-brun.example', phone: '+33600000012', state: 'good' }],
      'found.other': { count: 1 },
      broken: 'not reached',
    },
    asks: {
      known: [{ term: 'c.besson@tolerie-brun.example', exactMatch: true }],
      ask: [
        {
          chatId: '5001',
          message: {
            fr: 'Claire Besson\nResponsable achats\nTolerie Brun\nc.besson@tolerie-brun.example\n+33600000012\nCréer ?',
            en: 'Claire Besson\nResponsable achats\nTolerie Brun\nc.besson@tolerie-brun.example\n+33600000012\nCreate?',
          },
        },
      ],
      call: [
        {
          additionalFields: {
            due_date: '2026-11-26',
            person_id: 880,
            note: 'Responsable achats, Tolerie Brun',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà suivie par un collègue', en: 'Followed by a colleague already' },
    given: {
      photo: photo(1002),
      read,
      reader: says({ phone: '06 99 99 99 99' }),
      known: [{ id: 415, name: 'Claire Besson', owner: { id: 3 } }],
      owner: [{ ok: true }],
    },
    expects: { check: [{ phone: '' }], 'found.known': { count: 1 }, ask: 'not reached' },
    asks: {
      owner: [
        {
          text: {
            fr: 'Claire Besson est déjà dans Pipedrive, suivie par la personne n° 3.',
            en: 'Claire Besson is in Pipedrive already, followed by user 3.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Adresse inventée, photo à refaire', en: 'Address made up, another photo' },
    given: {
      photo: photo(),
      read: [{ extractedText: 'TOLERIE BRUN\nClaire Besson' }],
      reader: says({ email: 'claire.besson@tolerie-brun.example' }),
      bad: [{ ok: true }],
    },
    expects: { check: [{ email: '', lacks: ['email'], state: 'bad' }], known: 'not reached' },
    asks: {
      bad: [
        {
          text: {
            fr: 'Je n’ai pas pu lire l’adresse. Une autre photo, sans reflet ?',
            en: 'I could not read the address. Another photo, without glare?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un inconnu écrit au robot', en: 'A stranger writes to the bot' },
    given: { photo: photo(9999) },
    expects: { settings: [{ chat: '5001', from: 9999 }], ours: { count: 0 }, read: 'not reached' },
  },
  {
    name: { fr: 'Pipedrive muet à la recherche', en: 'Pipedrive silent on search' },
    given: {
      photo: photo(),
      read,
      reader: says(),
      known: { fails: 'Service unavailable' },
      broken: [{ ok: true }],
    },
    expects: { 'found.silent': { count: 1 }, ask: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Carte non terminée : Service unavailable',
            en: 'Card not finished: Service unavailable',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’image ne se lit pas', en: 'The image cannot be read' },
    given: { photo: photo(), read: { fails: 'Invalid image' }, broken: [{ ok: true }] },
    expects: { take: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Carte non terminée : Invalid image',
            en: 'Card not finished: Invalid image',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      photo: photo(),
      read,
      reader: { fails: 'The service is overloaded' },
      broken: [{ ok: true }],
    },
    expects: { settings: [{ chat: '5001' }], check: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Carte non terminée : le modèle n’a pas répondu',
            en: 'Card not finished: the model did not answer',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Numéro belge, Pipedrive refuse la personne',
      en: 'Belgian number, Pipedrive refuses the person',
    },
    given: {
      photo: photo(),
      read: [{ extractedText: printed.replace('06 00 00 00 12', '+32 470 00 00 12') }],
      reader: says({ phone: '+32 470 00 00 12' }),
      known: [],
      ask: [{ data: { approved: true } }],
      create: { fails: 'Permission denied' },
      broken: [{ ok: true }],
    },
    expects: { check: [{ phone: '+32470000012' }], yes: { count: 1 }, call: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Carte non terminée : Permission denied',
            en: 'Card not finished: Permission denied',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’activité est refusée', en: 'The activity is refused' },
    given: {
      photo: photo(),
      read,
      reader: says(),
      known: [],
      ask: [{ data: { approved: true } }],
      create: [{ id: 881 }],
      call: { fails: 'Activity type not found' },
      broken: [{ ok: true }],
    },
    expects: { check: [{ state: 'good', lacks: [] }] },
    asks: {
      broken: [
        {
          text: {
            fr: 'Carte non terminée : Activity type not found',
            en: 'Card not finished: Activity type not found',
          },
        },
      ],
    },
  },
]
