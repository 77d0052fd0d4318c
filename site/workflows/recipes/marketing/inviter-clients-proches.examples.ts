import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const REQUEST = [
  {
    event: 'Dix ans Lyon ',
    address: '8 rue de la République, 69002 Lyon',
    radius: 30,
    departments: '69, 38',
    subject: 'Dix ans à Lyon',
    message: 'Venez samedi 12 décembre, de 14 h à 18 h.',
  },
]
const place = (score: number): readonly JsonObject[] => [
  {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.836, 45.764] },
        properties: { label: '8 Rue de la République 69002 Lyon', score },
      },
    ],
  },
]
const town = (
  nom: string,
  codesPostaux: readonly string[],
  lon: number,
  lat: number,
): JsonObject => ({
  nom,
  codesPostaux: [...codesPostaux],
  centre: { type: 'Point', coordinates: [lon, lat] },
})
const TOWNS = [
  town('Lyon', ['69001', '69002'], 4.835, 45.758),
  town('Beaujeu', ['69430'], 4.59, 46.155),
  // Vienne, 27 km to the south, in Isère; Grenoble, 94 km off.
  town('Vienne', ['38200'], 4.8777, 45.5221),
  town('Grenoble', ['38000', '38100'], 5.7243, 45.1821),
]
const SOME = { people: 2, postcodes: 2 }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Lyon et Vienne, sans Grenoble', en: 'Lyon and Vienne without Grenoble' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: [SOME],
      ask: [{ send: { fr: 'Oui', en: 'Yes' } }],
      take: [
        { id: 7, email: 'ana@client.example', first_name: 'Ana' },
        { id: 9, email: 'ben@client.example', first_name: null },
      ],
      send: [{ messageId: 's-1' }, { error: 'Mailbox full' }],
      note: [{ customer_id: 7 }],
      done: [{}],
    },
    expects: {
      start: [{ department: '69' }, { department: '38' }],
      near: [{ codes: '38200,69001,69002', count: 3 }],
      gone: [{ ids: '7', sent: 1, refused: 1 }],
      kept: 'not reached',
    },
    asks: {
      count: [{ options: { queryReplacement: ['38200,69001,69002', 'dix ans lyon'] } }],
      take: [{ options: { queryReplacement: ['38200,69001,69002', 'dix ans lyon', 400] } }],
      note: [{ options: { queryReplacement: ['7', 'dix ans lyon'] } }],
      done: [
        {
          completionTitle: { fr: 'Invitations parties : 1', en: 'Invitations gone: 1' },
          completionMessage: { fr: 'Refusées : 1.', en: 'Refused: 1.' },
        },
      ],
    },
  },
  {
    name: { fr: 'Parties, mais non inscrites', en: 'Gone, but not entered' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: [{ people: 1, postcodes: 1 }],
      ask: [{ send: { fr: 'Oui', en: 'Yes' } }],
      take: [{ id: 7, email: 'ana@client.example', first_name: 'Ana' }],
      send: [{ messageId: 's-3' }],
      note: { fails: 'Connection refused' },
      done: [{}],
    },
    expects: { gone: [{ ids: '7', sent: 1, refused: 0 }] },
    asks: {
      done: [
        {
          completionMessage: {
            fr: 'Refusées : 0. NON INSCRITES, à noter avant de relancer : 7',
            en: 'Refused: 0. NOT ENTERED, to be noted before you run it again: 7',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trop de monde : non', en: 'Too many: no' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: [{ people: 9100, postcodes: 3 }],
      ask: [{ send: { fr: 'Non', en: 'No' } }],
      kept: [{}],
    },
    expects: { 'agreed.no': { count: 1 }, take: 'not reached' },
    asks: {
      kept: [{ completionMessage: { fr: 'Vous avez répondu non.', en: 'You answered no.' } }],
    },
  },
  {
    name: { fr: 'Tous déjà invités', en: 'All invited already' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: [{ people: 0, postcodes: 0 }],
      kept: [{}],
    },
    expects: { 'some.no': { count: 1 }, ask: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'Aucun client d’accord, ou tous sont déjà invités.',
            en: 'No customer who agreed, or all are invited already.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une adresse douteuse', en: 'A doubtful address' },
    given: { request: REQUEST, place: place(0.31), kept: [{}] },
    expects: { 'clear.no': { count: 1 }, towns: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'Adresse introuvable : ajoutez le code postal et la ville.',
            en: 'Address not found: add postcode and town.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les communes ne répondent pas', en: 'The list of towns is silent' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: { fails: 'Gateway timeout' },
      kept: [{}],
    },
    expects: { 'any.no': { count: 1 }, count: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'La liste des communes ne répond pas : Gateway timeout',
            en: 'The list of towns does not answer: Gateway timeout',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base est muette au décompte', en: 'The database is silent at the count' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: { fails: 'Connection refused' },
      kept: [{}],
    },
    expects: { near: [{ count: 3 }], ask: 'not reached' },
    asks: {
      kept: [
        {
          completionMessage: {
            fr: 'La base ne répond pas : Connection refused',
            en: 'The database does not answer: Connection refused',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base tombe après l’accord', en: 'The database falls after the yes' },
    given: {
      request: REQUEST,
      place: place(0.97),
      towns: TOWNS,
      count: [SOME],
      ask: [{ send: { fr: 'Oui', en: 'Yes' } }],
      take: { fails: 'Connection refused' },
      kept: [{}],
    },
    expects: { 'agreed.yes': { count: 1 }, near: [{ count: 3 }], send: 'not reached' },
  },
]
