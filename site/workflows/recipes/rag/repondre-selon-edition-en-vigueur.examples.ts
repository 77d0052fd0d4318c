import type { Example, Given } from '../recipe.ts'

const asked = (day?: string): Given => [
  {
    question: { fr: 'Quelle garantie sur le moteur ?', en: 'What warranty on the motor?' },
    ...(day ? { day } : {}),
  },
]
const edition = (
  edition_id: string,
  document: string,
  number: string,
  in_force_from: string,
  in_force_until: string | null = null,
) => ({ edition_id, document, edition: number, in_force_from, in_force_until })
const TERMS = [
  edition('cgv-3', 'CGV', '3', '2024-02-01', '2025-06-30'),
  edition('cgv-4', 'CGV', '4', '2025-07-01'),
]
const LEAFLET = edition('not-1', 'Notice', '1', '2023-01-15')
const OVERLAP = [
  edition('tar-1', 'Tarif', '1', '2023-01-01'),
  edition('tar-2', 'Tarif', '2', '2024-01-01'),
]
const found = (id: string, fr: string, en: string, score: number) => ({
  document: { pageContent: { fr, en }, metadata: { edition: id, page: 4 } },
  score,
})
const FIVE = found(
  'cgv-3',
  'Le moteur est garanti cinq ans.',
  'The motor is warranted for five years.',
  0.84,
)
const INTRUDER = found('cgv-4', 'Deux ans.', 'Two years.', 0.9)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Mars 2024 : l’édition d’alors, remplacée depuis',
      en: 'March 2024: the edition of then, replaced since',
    },
    given: {
      asked: asked('2024-03-05'),
      editions: [...TERMS, LEAFLET, ...OVERLAP],
      search: [FIVE, INTRUDER, found('not-1', 'Huiler.', 'Oil it.', 0.72)],
      medium: {
        says: [{ fr: 'Le moteur était garanti cinq ans [1].', en: 'It was five years [1].' }],
      },
      keeper: [{ messageId: '1' }],
      show: [{}],
    },
    expects: {
      inForce: [
        {
          state: 'some',
          inForce: [{ edition_id: 'cgv-3', next: '4', since: '2025-07-01' }, { next: '' }],
          overlaps: 'Tarif (1 / 2)',
        },
      ],
      each: { count: 2 },
      proof: [{ passages: [{ page: 4 }, { own: { document: 'Notice' } }] }],
      page: [
        {
          sound: true,
          title: { fr: 'Au 05/03/2024', en: 'On 5 March 2024' },
          message: {
            fr: 'Le moteur était garanti cinq ans [1].\n[1] CGV, édition 3, p. 4 (du 01/02/2024 au 30/06/2025) ; remplacée depuis le 01/07/2025 (édition 4)\nÉcarté, deux éditions se chevauchent : Tarif (1 / 2)',
            en: 'It was five years [1].\n[1] CGV, edition 3, p. 4 (from 1 February 2024 to 30 June 2025); replaced since 1 July 2025 (edition 4)\nLeft out, two editions overlap: Tarif (1 / 2)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Avant la première édition', en: 'Before the first edition' },
    given: { asked: asked('2020-05-01'), editions: TERMS, show: [{}] },
    expects: {
      inForce: [{ state: 'none', absent: 'CGV' }],
      search: 'not reached',
      keeper: 'not reached',
      page: [
        {
          message: {
            fr: 'Rien dans les éditions en vigueur ce jour-là.\nSans édition ce jour-là : CGV',
            en: 'Nothing in the editions in force on that day.\nWithout an edition on that day: CGV',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aujourd’hui, modèle en panne', en: 'Today, with the model down' },
    given: {
      asked: asked(),
      editions: TERMS,
      search: [INTRUDER],
      medium: { fails: 'Service unavailable' },
      show: [{}],
    },
    expects: {
      settings: [{ day: '2026-11-23' }],
      page: [
        {
          sound: false,
          message: {
            fr: 'Le modèle ne répond pas. Passages trouvés :\n[1] CGV, édition 4, p. 4 (depuis le 01/07/2025)',
            en: 'The model does not answer. Passages found:\n[1] CGV, edition 4, p. 4 (since 1 July 2025)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une réponse sans numéro', en: 'A reply without a number' },
    given: {
      asked: asked('2025-08-01'),
      editions: TERMS,
      search: [INTRUDER],
      medium: { says: [{ fr: 'Deux ans, sans doute.', en: 'Two years, no doubt.' }] },
      show: [{}],
    },
    expects: {
      page: [
        {
          sound: false,
          message: {
            fr: 'Pas de réponse sûre. Passages à lire :\n[1] CGV, édition 4, p. 4 (depuis le 01/07/2025)',
            en: 'No sure answer. Passages to read:\n[1] CGV, edition 4, p. 4 (since 1 July 2025)',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Non traité, numéro cité tout de même',
      en: 'Not covered, with a number all the same',
    },
    given: {
      asked: asked('2025-08-01'),
      editions: TERMS,
      search: [INTRUDER],
      medium: { says: [{ fr: 'NON TRAITÉ [1]', en: 'NOT COVERED [1]' }] },
      show: [{}],
    },
    expects: {
      page: [
        {
          message: {
            fr: 'Rien dans les éditions en vigueur ce jour-là.',
            en: 'Nothing in the editions in force on that day.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une date à venir, recherche en panne', en: 'A day to come, search down' },
    given: {
      asked: asked('2027-01-10'),
      editions: TERMS,
      search: { fails: 'connect ECONNREFUSED' },
      show: [{}],
    },
    expects: {
      answer: 'not reached',
      page: [
        {
          message: {
            fr: 'La base ne répond pas. Réessayez dans un moment.',
            en: 'The store does not answer. Try again in a moment.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Table des éditions illisible', en: 'Table of editions unreadable' },
    given: { asked: asked(), editions: { fails: '401 Unauthorized' }, show: [{}] },
    expects: { inForce: [{ state: 'broken' }], each: 'not reached', page: [{ sound: false }] },
  },
]
