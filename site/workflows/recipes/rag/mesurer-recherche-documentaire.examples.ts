import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une question sur trois se perd', en: 'One question in three is lost' },
    given: {
      week: [{}],
      questions: [
        {
          id: 1,
          Question: { fr: 'Délai de retour ?', en: 'Time for returns?' },
          Document: 'retours.md',
        },
        {
          id: 2,
          Question: { fr: 'Qui valide une remise ? ', en: 'Who approves a discount? ' },
          Document: 'remises.md',
        },
        {
          id: 3,
          Question: { fr: 'Prix de la pose ?', en: 'Price of fitting?' },
          Document: 'tarifs-2026.md',
        },
        { id: 4, Question: '', Document: '' },
      ],
      search: {
        runs: [
          [{ document: { metadata: { path: 'retours.md' } }, score: 0.1 }],
          [
            { document: { metadata: { path: 'vente.md' } }, score: 0.2 },
            { document: { metadata: { path: 'remises.md' } }, score: 0.3 },
          ],
          [{ document: { metadata: { path: 'tarifs-2024.md' } }, score: 0.2 }],
        ],
      },
      last: [{ id: 8, share: 92, height: 0.8, asked: 3 }],
      keep: [{ id: 9 }],
      alert: [{ id: 'p1' }],
    },
    expects: {
      'loop.done': [{ rank: 1 }, { rank: 2 }, { rank: 0, instead: 'tarifs-2024.md' }],
      score: [{ asked: 3, failed: 0, share: 67, height: 0.5 }],
      trend: [{ share: 67, before: 92, fell: 25 }],
      down: 'not reached',
    },
    asks: {
      search: [
        { prompt: { fr: 'Délai de retour ?', en: 'Time for returns?' } },
        { prompt: { fr: 'Qui valide une remise ?', en: 'Who approves a discount?' } },
        { prompt: { fr: 'Prix de la pose ?', en: 'Price of fitting?' } },
      ],
      alert: [
        {
          message: {
            fr: 'Recherche documentaire : 67 % retrouvés, contre 92 % la fois d’avant.\n- Prix de la pose ? (tarifs-2026.md < tarifs-2024.md)',
            en: 'Document search: 67% found, 92% the time before.\n- Price of fitting? (tarifs-2026.md < tarifs-2024.md)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Première mesure, rien à comparer', en: 'First measurement, nothing to compare' },
    given: {
      week: [{}],
      questions: [
        {
          id: 1,
          Question: { fr: 'Délai de retour ?', en: 'Time for returns?' },
          Document: 'retours.md',
        },
      ],
      search: [{ document: { metadata: { path: 'retours.md' } }, score: 0.1 }],
      last: [],
      keep: [{ id: 1 }],
    },
    expects: {
      score: [{ share: 100, height: 1, lost: '' }],
      trend: [{ before: 100, fell: 0 }],
      'worse.no': { count: 1 },
      alert: 'not reached',
    },
  },
  {
    name: { fr: 'La base tombe au milieu', en: 'The store goes down halfway' },
    given: {
      week: [{}],
      questions: [
        {
          id: 1,
          Question: { fr: 'Délai de retour ?', en: 'Time for returns?' },
          Document: 'retours.md',
        },
        {
          id: 2,
          Question: { fr: 'Qui valide une remise ?', en: 'Who approves a discount?' },
          Document: 'remises.md',
        },
      ],
      search: {
        runs: [
          [{ document: { metadata: { path: 'retours.md' } }, score: 0.1 }],
          { fails: 'connect ECONNREFUSED' },
        ],
      },
      down: [{ id: 'p2' }],
    },
    expects: { score: [{ asked: 2, failed: 1 }], last: 'not reached', keep: 'not reached' },
    asks: {
      down: [
        {
          message: {
            fr: 'Pas de mesure cette semaine : 1 recherche(s) en panne sur 2.',
            en: 'No measurement this week: 1 of 2 searches broke down.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      week: [{}],
      questions: { fails: 'Request failed with status code 502' },
      down: [{ id: 'p3' }],
    },
    expects: { loop: 'not reached', score: 'not reached' },
    asks: {
      down: [
        {
          message: {
            fr: 'Pas de mesure cette semaine : tableau des questions illisible.',
            en: 'No measurement this week: the table of questions cannot be read.',
          },
        },
      ],
    },
  },
]
