import type { Example } from '../recipe.ts'

const visit = (visit_key: string, name: string, phone: string | null, starts_at: string) => ({
  visit_key,
  name,
  phone,
  starts_at,
})
const NADIA = visit('t1', 'Nadia Roux', '06 12 34 56 78', '2026-11-24T07:00:00.000Z')
const answer = (key: string, here: { fr: string; en: string }, words: string | null = '') => [
  { visit: key, here, words, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]
const YES = { fr: 'Oui, je serai là', en: 'Yes, I shall be there' }
const NO = { fr: 'Non, ce jour ne convient plus', en: 'No, that day no longer suits' }
/** As the database node says it: the reason beside the error, not in it. */
const DOWN = { message: 'Connection refused', error: { description: 'db:5432' } }
const UNREAD = (cause: string) => [
  {
    text: {
      fr: `Passages de demain non confirmés (${cause}) : ouvrez le planning.`,
      en: `Tomorrow’s visits not confirmed (${cause}): open the schedule.`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un mobile, un fixe, un SMS refusé', en: 'A mobile, a landline, a text refused' },
    given: {
      morning: [{}],
      visits: [
        NADIA,
        visit('t2', 'Paul Gir', '04 75 00 00 00', '2026-11-24T09:30:00.000Z'),
        visit('t3', 'SCI Bel', '+33 7 00 00 00 03', '2026-11-24T13:00:00.000Z'),
      ],
      sms: { runs: [[{ sid: 'SM1' }], { fails: 'Invalid To number' }] },
      asked: [{ success: true }],
      refused: [{ ok: true }],
      call: [{ ok: true }],
    },
    expects: {
      prepare: [
        {
          mobile: '+33612345678',
          when: {
            fr: 'mardi 24 novembre entre 8 h 00 et 10 h 00',
            en: 'Tuesday 24 November between 08:00 and 10:00',
          },
        },
        { mobile: '', name: 'Paul Gir' },
        { mobile: '+33700000003' },
      ],
      list: [
        {
          text: {
            fr: 'À appeler pour confirmer :\n• Paul Gir, 04 75 00 00 00, mardi 24 novembre entre 10 h 30 et 12 h 30',
            en: 'To be rung up to confirm:\n• Paul Gir, 04 75 00 00 00, Tuesday 24 November between 10:30 and 12:30',
          },
        },
      ],
    },
    asks: {
      visits: [
        {
          options: {
            queryReplacement: ['2026-11-24T00:00:00.000+01:00', '2026-11-25T00:00:00.000+01:00'],
          },
        },
      ],
      sms: [
        {
          to: '+33612345678',
          message: {
            fr: 'Chauffage Roche : passage du technicien mardi 24 novembre entre 8 h 00 et 10 h 00. Serez-vous là ? Répondez ici : https://n8n.chauffage-roche.example/form/passage?visit=t1',
            en: 'Chauffage Roche: technician’s visit Tuesday 24 November between 08:00 and 10:00. Will you be there? Answer here: https://n8n.chauffage-roche.example/form/visit?visit=t1',
          },
        },
        { to: '+33700000003' },
      ],
      asked: [{ options: { queryReplacement: ['t1'] } }],
      refused: [
        {
          text: {
            fr: 'SMS refusé ou non noté (Invalid To number). À appeler : SCI Bel, +33 7 00 00 00 03, mardi 24 novembre entre 14 h 00 et 16 h 00',
            en: 'Text refused or not noted (Invalid To number). To be rung up: SCI Bel, +33 7 00 00 00 03, Tuesday 24 November between 14:00 and 16:00',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'SMS parti, mais non noté', en: 'Text sent, yet not noted' },
    given: {
      morning: [{}],
      visits: [NADIA],
      sms: [{ sid: 'SM1' }],
      asked: [DOWN],
      refused: [{ ok: true }],
    },
    expects: { prepare: [{ mobile: '+33612345678' }], list: 'not reached' },
    asks: {
      refused: [
        {
          text: {
            fr: 'SMS refusé ou non noté (Connection refused). À appeler : Nadia Roux, 06 12 34 56 78, mardi 24 novembre entre 8 h 00 et 10 h 00',
            en: 'Text refused or not noted (Connection refused). To be rung up: Nadia Roux, 06 12 34 56 78, Tuesday 24 November between 08:00 and 10:00',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base muette le matin', en: 'Database silent in the morning' },
    given: { morning: [{}], visits: [DOWN], broken: [{ ok: true }] },
    expects: { prepare: 'not reached' },
    asks: { broken: UNREAD('Connection refused') },
  },
  {
    name: { fr: 'Le client sera là', en: 'The customer will be there' },
    given: {
      reply: answer('t1', YES),
      write: [NADIA],
      thanks: [{}],
    },
    expects: { 'found.yes': { count: 1 }, planner: 'not reached' },
    asks: {
      write: [{ options: { queryReplacement: ['t1', 'yes', ''] } }],
      thanks: [
        {
          completionMessage: {
            fr: 'À mardi 24 novembre à 08:00.',
            en: 'See you on Tuesday 24 November at 08:00.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le client ne peut plus', en: 'The customer cannot make it' },
    given: {
      reply: answer('t1', NO, ' Plutôt jeudi '),
      write: [NADIA],
      planner: [{ ok: true }],
      thanks: [{}],
    },
    expects: { 'here.no': { count: 1 }, lost: 'not reached' },
    asks: {
      write: [{ options: { queryReplacement: ['t1', 'no', 'Plutôt jeudi'] } }],
      planner: [
        {
          text: {
            fr: 'Passage à replacer : Nadia Roux, 06 12 34 56 78, mardi 24 novembre à 08:00. « Plutôt jeudi »',
            en: 'Visit to be moved: Nadia Roux, 06 12 34 56 78, Tuesday 24 November at 08:00. “Plutôt jeudi”',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un oui après un non', en: 'A yes after a no' },
    given: {
      reply: answer('t1', YES, null),
      write: [{ ...NADIA, before: 'no' }],
      planner: [{ ok: true }],
      thanks: [{}],
    },
    expects: { 'here.no': { count: 1 } },
    asks: {
      planner: [
        {
          text: {
            fr: 'Change d’avis et sera là : Nadia Roux, 06 12 34 56 78, mardi 24 novembre à 08:00. ',
            en: 'Will be there after all: Nadia Roux, 06 12 34 56 78, Tuesday 24 November at 08:00. ',
          },
        },
      ],
      thanks: [
        {
          completionMessage: {
            fr: 'À mardi 24 novembre à 08:00.',
            en: 'See you on Tuesday 24 November at 08:00.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Lien d’un passage terminé', en: 'Link of a visit that is over' },
    given: { reply: answer('t0', YES), write: [{}], lost: [{ ok: true }], stale: [{}] },
    expects: { 'found.no': { count: 1 }, here: 'not reached' },
    asks: { write: [{ options: { queryReplacement: ['t0', 'yes', ''] } }] },
  },
  {
    name: { fr: 'Base muette devant le client', en: 'Database silent in front of the customer' },
    given: {
      reply: answer('t1', NO, 'Malade'),
      write: [DOWN],
      lost: [{ ok: true }],
      stale: [{}],
    },
    expects: { 'found.no': { count: 1 } },
    asks: {
      lost: [
        {
          text: {
            fr: 'Réponse non enregistrée (Connection refused), clé t1 : Non, ce jour ne convient plus « Malade »',
            en: 'Answer not kept (Connection refused), key t1: No, that day no longer suits “Malade”',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'À seize heures, un silence', en: 'At four, one silence' },
    given: { afternoon: [{}], silent: [NADIA], call: [{ ok: true }] },
    expects: {
      list: [
        {
          text: {
            fr: 'À appeler pour confirmer :\n• Nadia Roux, 06 12 34 56 78, mardi 24 novembre à 08:00',
            en: 'To be rung up to confirm:\n• Nadia Roux, 06 12 34 56 78, Tuesday 24 November at 08:00',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'À seize heures, base muette', en: 'At four, database silent' },
    given: { afternoon: [{}], silent: [DOWN], broken: [{ ok: true }] },
    expects: { list: 'not reached' },
    asks: { broken: UNREAD('Connection refused') },
  },
]
