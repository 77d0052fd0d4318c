import type { Example, Given } from '../recipe.ts'

const asked = (hours?: number): Given => [
  {
    request: {
      fr: '  Garde-corps inox,\n dalle courbe  ',
      en: '  Stainless railing,\n curved slab  ',
    },
    ...(hours === undefined ? {} : { hours }),
  },
]
const hit = (job: string, score: number, fr: string, en: string) => ({
  document: { pageContent: { fr, en }, metadata: { job } },
  score,
})
const row = (
  reference: string,
  hours_quoted: number,
  hours_spent: number,
  closed_on: string | null,
) => ({
  reference,
  hours_quoted,
  hours_spent,
  invoiced: '12500.00',
  cost: '11200.40',
  closed_on,
})
const FOUND = [
  hit('A-101', 0.91, 'Rampe inox cintrée', 'Curved stainless rail'),
  hit('A-101', 0.88, 'Pose de nuit', 'Fitted at night'),
  hit('A-140', 0.82, 'Garde-corps acier', 'Steel railing'),
  hit('A-077', 0.8, 'Escalier', 'Stairs'),
  hit('A-200', 0.75, 'Balcon', 'Balcony'),
  hit('A-300', 0.4, 'Portail', 'Gate'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois affaires closes, une ouverte', en: 'Three jobs closed, one open' },
    given: {
      asked: asked(40),
      search: FOUND,
      actuals: [
        row('A-140', 30, 33, '2025-06-12'),
        row('A-101', 40, 70, '2024-09-30'),
        row('A-077', 20, 24, '2026-02-01'),
        row('A-200', 50, 10, null),
      ],
      show: [{}],
    },
    expects: {
      settings: [
        { request: { fr: 'Garde-corps inox, dalle courbe', en: 'Stainless railing, curved slab' } },
      ],
      jobs: [{ count: 4, list: 'A-101,A-140,A-077,A-200' }],
      figures: [
        {
          compared: 3,
          ratio: 1.2,
          advice: {
            fr: 'Médiane des heures passées : 120\u00A0% des heures vendues. Votre estimation deviendrait 48 h.',
            en: 'Median of hours spent: 120% of the hours sold. Your estimate would become 48 h.',
          },
          text: {
            fr: 'A-101 (Rampe inox cintrée)\n  40 h vendues, 70 h passées, close le 30/09/2024, marge 1\u00A0300\u00A0€\nA-140 (Garde-corps acier)\n  30 h vendues, 33 h passées, close le 12/06/2025, marge 1\u00A0300\u00A0€\nA-077 (Escalier)\n  20 h vendues, 24 h passées, close le 01/02/2026, marge 1\u00A0300\u00A0€\nA-200 (Balcon)\n  encore en cours',
            en: 'A-101 (Curved stainless rail)\n  40 h sold, 70 h spent, closed on 30 September 2024, margin €1,300\nA-140 (Steel railing)\n  30 h sold, 33 h spent, closed on 12 June 2025, margin €1,300\nA-077 (Stairs)\n  20 h sold, 24 h spent, closed on 1 February 2026, margin €1,300\nA-200 (Balcony)\n  still running',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une seule, trop vieille, sans estimation', en: 'Just one, too old, no estimate' },
    given: {
      asked: asked(),
      search: FOUND.slice(0, 3),
      actuals: [row('A-101', 40, 70, '2021-03-01')],
      show: [{}],
    },
    expects: {
      jobs: [{ count: 2 }],
      figures: [
        {
          compared: 0,
          ratio: 0,
          advice: {
            fr: 'Moins de trois affaires closes et récentes : aucune médiane.',
            en: 'Fewer than three jobs that are closed and recent: no median.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’assez proche', en: 'Nothing close enough' },
    given: { asked: asked(12), search: FOUND.slice(5), nothing: [{}] },
    expects: { jobs: [{ count: 0, list: '' }], actuals: 'not reached' },
  },
  {
    name: { fr: 'Pinecone en panne', en: 'Pinecone down' },
    given: { asked: asked(12), search: { fails: '503' }, down: [{}] },
    expects: { 'works.no': { count: 1 }, jobs: 'not reached' },
    asks: {
      down: [
        {
          completionMessage: {
            fr: 'Aucune comparaison : la base vectorielle ne répond pas.',
            en: 'No comparison: the vector store does not answer.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base des affaires se tait', en: 'The database of jobs is silent' },
    given: { asked: asked(12), search: FOUND, actuals: { fails: 'ECONNREFUSED' }, show: [{}] },
    expects: {
      jobs: [{ count: 4 }],
      figures: [
        {
          compared: 0,
          advice: {
            fr: 'Base des affaires en panne : ni heures, ni médiane.',
            en: 'Database of jobs down: neither hours nor median.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune dans la base des affaires', en: 'None in the database of jobs' },
    given: { asked: asked(12), search: FOUND.slice(4), actuals: [], show: [{}] },
    expects: {
      figures: [
        {
          text: {
            fr: 'A-200 (Balcon)\n  absente de la base des affaires',
            en: 'A-200 (Balcony)\n  not in the database of jobs',
          },
        },
      ],
    },
  },
]
