import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const wish = (
  id: number,
  person: string,
  course: string,
  cost: number,
  reason: string,
  last_course: string | null,
) => ({
  id,
  email: `${person.toLowerCase()}@menuiserie-gallois.example`,
  person,
  course,
  cost,
  reason,
  last_course,
})
const OPEN = [
  wish(1, 'Rita', 'Anglais', 2400, 'change', '2025-11-23'),
  wish(2, 'Paul', 'CACES', 1500, 'duty', '2026-01-10'),
  wish(3, 'Inès', 'Finition', 2600, 'job', null),
  wish(4, 'Omar', 'Métré', 1800, 'job', '2020-11-23'),
  wish(5, 'Lou', 'Dessin', 90, 'job', '2026-05-01'),
]
const asked = [
  { email: ' Rita@Menuiserie-Gallois.example', course: 'Anglais', cost: 2400, reason: 'change' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Cinq demandes, de l’argent pour quatre', en: 'Five requests, money for four' },
    given: {
      quarter: [{}],
      open: OPEN,
      ask: [{ data: { approved: true } }],
      answer: [
        { success: true },
        { success: true },
        { success: true },
        { success: true },
        { success: true },
      ],
      close: [{ ok: 1 }, { ok: 1 }, { ok: 1 }, { ok: 1 }],
    },
    expects: {
      share: [
        {
          left: 10,
          short: 0,
          text: both(
            'Paul, CACES : 1500.00 € (obligatoire)\nInès, Finition : 2600.00 € (jamais formé)\nOmar, Métré : 1800.00 € (6 ans sans formation)\nLou, Dessin : 90.00 € (0.5 ans sans formation)\n\nReste : 10.00 €\nEn attente : Rita, Anglais : 2400.00 € (1 ans sans formation)',
            'Paul, CACES: 1500.00 € (compulsory)\nInès, Finition: 2600.00 € (never on a course)\nOmar, Métré: 1800.00 € (6 years without a course)\nLou, Dessin: 90.00 € (0.5 years without a course)\n\nLeft: 10.00 €\nWaiting: Rita, Anglais: 2400.00 € (1 years without a course)',
          ),
        },
      ],
      granted: { count: 4 },
      warn: 'not reached',
    },
    asks: {
      ask: [{ subject: both('Formation : 4 accordées sur 5', 'Training: 4 granted of 5') }],
      answer: [
        { subject: both('CACES : accordée', 'CACES: granted') },
        {},
        {},
        {},
        {
          toRecipients: 'rita@menuiserie-gallois.example',
          subject: both('Anglais : en attente', 'Anglais: waiting'),
        },
      ],
      close: [{ options: { queryReplacement: [2, 1500] } }, {}, {}, {}],
    },
  },
  {
    name: { fr: 'Une obligation trop chère, et un silence', en: 'A duty too dear, and silence' },
    given: {
      quarter: [{}],
      open: [wish(6, 'Paul', 'Habilitation', 7000, 'duty', null)],
      ask: [{}],
    },
    expects: { share: [{ short: 1, left: 6000 }], answer: 'not reached' },
    asks: {
      ask: [
        {
          subject: both(
            'Formation : 0 accordées sur 1, 1 OBLIGATOIRE(S) NON FINANCÉE(S)',
            'Training: 0 granted of 1, 1 COMPULSORY NOT FUNDED',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base est fermée', en: 'The database is shut' },
    given: { quarter: [{}], open: { fails: 'connection refused' }, warn: [{ success: true }] },
    expects: { share: 'not reached' },
    asks: {
      warn: [
        { subject: both('Formation : demandes illisibles', 'Training: requests not readable') },
      ],
    },
  },
  {
    name: { fr: 'Une demande enregistrée', en: 'A request recorded' },
    given: { wish: asked, enter: [{ id: 9 }] },
    expects: { again: 'not reached' },
    asks: {
      enter: [
        {
          options: {
            queryReplacement: ['rita@menuiserie-gallois.example', 'Anglais', 2400, 'change'],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une demande perdue', en: 'A request lost' },
    given: { wish: asked, enter: { fails: 'connection refused' }, again: [{ success: true }] },
    expects: { share: 'not reached' },
    asks: {
      again: [
        {
          bodyContent: both(
            'Anglais : renvoyez le formulaire, s’il vous plaît.',
            'Anglais: please send the form again.',
          ),
        },
      ],
    },
  },
]
