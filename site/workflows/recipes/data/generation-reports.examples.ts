import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const NAMES = [
  { fr: 'Commandes', en: 'Orders' },
  { fr: 'Ventes', en: 'Sales' },
  { fr: 'Panier moyen', en: 'Average basket' },
  { fr: 'Remboursements', en: 'Refunds' },
]
const row = (at: number, unit: string, value: string | null, previous: string): JsonObject => ({
  week: '2026-11-16',
  indicator: NAMES[at]!,
  unit,
  value,
  previous,
})
/** As PostgreSQL hands numbers over: as text. */
const ROWS = [
  row(0, '', '3', '2'),
  row(1, '€', '1180.00', '1100.00'),
  row(2, '€', '393.33', '550.00'),
  row(3, '%', '33.33', '0.00'),
]

const said = (fr: string, en: string) => ({
  fr: JSON.stringify({ output: { comment: fr } }),
  en: JSON.stringify({ output: { comment: en } }),
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre indicateurs, un pourcentage de trop',
      en: 'Four indicators, one percentage too many',
    },
    given: {
      monday: [{}],
      sums: ROWS,
      model: {
        says: [
          said('Les commandes sont passées de 2 à 3.', 'Orders rose from 2 to 3.'),
          said('Les ventes progressent de 7,3 %.', 'Sales are up 7.3%.'),
          said('Le panier moyen recule de 156,67 €.', 'The average basket is down by €156.67.'),
          said('Un tiers des commandes est remboursé.', 'A third of orders were refunded.'),
        ],
      },
      keep: [{ ok: true }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      complete: [
        {
          text: {
            fr: 'Commandes : 3 ; semaine précédente : 2 ; écart : 1',
            en: 'Orders: 3; previous week: 2; change: 1',
          },
        },
        {
          value: 1180,
          text: {
            fr: 'Ventes : 1 180 € ; semaine précédente : 1 100 € ; écart : 80 €',
            en: 'Sales: €1,180; previous week: €1,100; change: €80',
          },
        },
        {
          text: {
            fr: 'Panier moyen : 393,33 € ; semaine précédente : 550 € ; écart : −156,67 €',
            en: 'Average basket: €393.33; previous week: €550; change: −€156.67',
          },
        },
        { value: 33.33, previous: 0 },
      ],
      'missing.yes': { count: 4 },
      stop: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: {
            fr: 'Rapport de la semaine du 2026-11-16',
            en: 'Report for the week of 2026-11-16',
          },
          message: {
            fr: 'Commandes : 3 ; semaine précédente : 2 ; écart : 1\nLes commandes sont passées de 2 à 3.\n\nVentes : 1 180 € ; semaine précédente : 1 100 € ; écart : 80 €\n(sans commentaire : à écrire)\n\nPanier moyen : 393,33 € ; semaine précédente : 550 € ; écart : −156,67 €\nLe panier moyen recule de 156,67 €.\n\nRemboursements : 33,33 % ; semaine précédente : 0 % ; écart : 33,33 %\nUn tiers des commandes est remboursé.',
            en: 'Orders: 3; previous week: 2; change: 1\nOrders rose from 2 to 3.\n\nSales: €1,180; previous week: €1,100; change: €80\n(no comment: yours to write)\n\nAverage basket: €393.33; previous week: €550; change: −€156.67\nThe average basket is down by €156.67.\n\nRefunds: 33.33%; previous week: 0%; change: 33.33%\nA third of orders were refunded.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les remboursements manquent', en: 'Refunds are missing' },
    given: {
      monday: [{}],
      sums: [...ROWS.slice(0, 3), row(3, '%', null, '0.00')],
    },
    expects: {
      complete: [{ missing: NAMES[3]! }],
      'missing.no': { count: 1 },
      keep: 'not reached',
      draft: 'not reached',
    },
  },
  {
    name: { fr: 'Le modèle manque', en: 'The model is absent' },
    given: {
      monday: [{}],
      sums: ROWS,
      model: { fails: 'The service is overloaded' },
      keep: [{ ok: true }],
      draft: [{ id: 'd2' }],
    },
    expects: {
      numbers: [
        {
          week: '2026-11-16',
          body: {
            fr: 'Commandes : 3 ; semaine précédente : 2 ; écart : 1\n(sans commentaire : à écrire)\n\nVentes : 1 180 € ; semaine précédente : 1 100 € ; écart : 80 €\n(sans commentaire : à écrire)\n\nPanier moyen : 393,33 € ; semaine précédente : 550 € ; écart : −156,67 €\n(sans commentaire : à écrire)\n\nRemboursements : 33,33 % ; semaine précédente : 0 % ; écart : 33,33 %\n(sans commentaire : à écrire)',
            en: 'Orders: 3; previous week: 2; change: 1\n(no comment: yours to write)\n\nSales: €1,180; previous week: €1,100; change: €80\n(no comment: yours to write)\n\nAverage basket: €393.33; previous week: €550; change: −€156.67\n(no comment: yours to write)\n\nRefunds: 33.33%; previous week: 0%; change: 33.33%\n(no comment: yours to write)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’arrêt est annoncé', en: 'The stop is told' },
    given: {
      stopped: [
        {
          workflow: { name: { fr: 'Lundi', en: 'Monday' } },
          execution: {
            lastNodeExecuted: { fr: 'Arrêter là', en: 'Stop there' },
            error: {
              message: { fr: 'Valeur manquante : Remboursements', en: 'Missing value: Refunds' },
            },
            url: 'https://n8n.boutique.example/execution/52',
          },
        },
      ],
      warn: [{ id: 'e1' }],
    },
    expects: { sums: 'not reached' },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Pas de rapport : Valeur manquante : Remboursements',
            en: 'No report: Missing value: Refunds',
          },
          message: {
            fr: 'Arrêt au nœud « Arrêter là ».\nhttps://n8n.boutique.example/execution/52',
            en: 'Stopped at the node “Stop there”.\nhttps://n8n.boutique.example/execution/52',
          },
        },
      ],
    },
  },
]
