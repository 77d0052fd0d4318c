import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const DUTY = both('Obligation légale', 'Legal duty')
const JOB = both('Mon poste', 'My job')
const CHANGE = both('Évolution', 'A change')
const wish = (
  id: number,
  person: string,
  course: string,
  cost: number,
  reason: Bilingual<string>,
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
  wish(1, 'Rita', 'Anglais', 2400, CHANGE, '2025-11-23'),
  wish(2, 'Paul', 'CACES', 1500, DUTY, '2026-01-10'),
  wish(3, 'Inès', 'Finition', 2600, JOB, null),
  wish(4, 'Omar', 'Métré', 1800, JOB, '2020-11-23'),
  wish(5, 'Lou', 'Dessin', 90, JOB, '2026-05-01'),
]
const asked = [
  { email: ' Rita@Menuiserie-Gallois.example', course: 'Anglais', cost: 2400, reason: CHANGE },
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
            'Paul, CACES : 1\u00A0500\u00A0€ (obligatoire)\nInès, Finition : 2\u00A0600\u00A0€ (jamais formé)\nOmar, Métré : 1\u00A0800\u00A0€ (6 ans sans formation)\nLou, Dessin : 90\u00A0€ (0,5 an sans formation)\n\nReste : 10\u00A0€\nEn attente : Rita, Anglais : 2\u00A0400\u00A0€ (1 an sans formation)',
            'Paul, CACES: €1,500 (compulsory)\nInès, Finition: €2,600 (never on a course)\nOmar, Métré: €1,800 (6 years without a course)\nLou, Dessin: €90 (0.5 years without a course)\n\nLeft: €10\nWaiting: Rita, Anglais: €2,400 (1 year without a course)',
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
      open: [wish(6, 'Paul', 'Habilitation', 7000, DUTY, null)],
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
            queryReplacement: ['rita@menuiserie-gallois.example', 'Anglais', 2400, CHANGE],
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
            'Anglais : vérifiez votre adresse et renvoyez le formulaire, s’il vous plaît.',
            'Anglais: please check your address and send the form again.',
          ),
        },
      ],
    },
  },
]
