import type { Example, Given } from '../recipe.ts'

const spent = (service: string, costs: Readonly<Record<string, number>>) =>
  Object.entries(costs).map(([day, cost]) => ({ service, day, cost }))

const STEADY = spent('Cloud Storage', {
  '2026-10-24': 20,
  '2026-11-07': 21,
  '2026-11-14': 20,
  '2026-11-21': 22,
})
const RISING = spent('Compute Engine', {
  '2026-10-24': 30,
  '2026-10-31': 32,
  '2026-11-07': 90,
  '2026-11-14': 31,
  '2026-11-20': 84,
  '2026-11-21': 88.4,
})
const JUMP = {
  kind: 'service',
  service: 'Compute Engine',
  cost: 88.4,
  usual: 31,
  key: 'Compute Engine 2026-W47',
  day: '2026-11-21',
}
const LINE = {
  fr: 'Compute Engine : 88.4 € le 2026-11-21, d’habitude 31 €',
  en: 'Compute Engine: €88.4 on 2026-11-21, usually €31',
}
const BLIND: Given = [
  { kind: 'blind', service: '-', cost: 0, usual: 0, key: 'blind 2026-11-21', day: '2026-11-21' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un service double, l’autre est stable', en: 'One service doubles, one is steady' },
    given: {
      morning: [{}],
      spend: [...STEADY, ...RISING],
      fresh: [JUMP],
      remember: [{ id: 1, key: JUMP.key }],
      detail: [{ items: 'essai-ia, N1 Core: 71.20' }],
      issue: [{ id: 'OPS-9' }],
    },
    expects: { judge: [JUMP], line: [{ line: LINE }], mail: 'not reached' },
    asks: {
      detail: [
        {
          sqlQuery:
            "SELECT STRING_AGG(FORMAT('%s, %s: %.2f', project, sku, cost), '\\n' ORDER BY cost DESC LIMIT 3) AS items FROM (SELECT IFNULL(project.id, '-') AS project, sku.description AS sku, SUM(cost) AS cost FROM `votre-projet.facturation.gcp_billing_export_v1` WHERE service.description = @service AND DATE(usage_start_time, 'Europe/Paris') = PARSE_DATE('%F', @day) GROUP BY 1, 2)",
          options: {
            queryParameters: {
              namedParameters: [
                { name: 'service', value: 'Compute Engine' },
                { name: 'day', value: '2026-11-21' },
              ],
            },
          },
        },
      ],
      issue: [{ title: LINE, additionalFields: { description: 'essai-ia, N1 Core: 71.20' } }],
    },
  },
  {
    name: { fr: 'Le mois finira au-dessus du budget', en: 'The month heads over budget' },
    given: {
      morning: [{}],
      spend: spent('Cloud SQL', {
        '2026-11-07': 700,
        '2026-11-14': 700,
        '2026-11-21': 700,
      }),
      fresh: [
        {
          kind: 'budget',
          service: '-',
          cost: 3000,
          usual: 2500,
          key: 'budget 2026-11',
          day: '2026-11-21',
        },
      ],
      remember: [{ id: 2, key: 'budget 2026-11' }],
      mail: [{ status: 'success' }],
    },
    expects: {
      judge: [{ kind: 'budget', cost: 3000, key: 'budget 2026-11' }],
      issue: 'not reached',
    },
    asks: {
      mail: [
        {
          text: {
            fr: 'Fin de mois estimée à 3000 €, pour un budget de 2500 €',
            en: 'Month heading for €3000, with a budget of €2500',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à signaler', en: 'Nothing to report' },
    given: { morning: [{}], spend: STEADY },
    expects: { judge: { count: 0 }, fresh: 'not reached' },
  },
  {
    name: { fr: 'L’export n’est plus lisible', en: 'The export can no longer be read' },
    given: {
      morning: [{}],
      spend: { fails: 'Access Denied: Table facturation' },
      fresh: BLIND,
      remember: [{ id: 3, key: 'blind 2026-11-21' }],
      mail: [{ status: 'success' }],
    },
    expects: { judge: [{ kind: 'blind', key: 'blind 2026-11-21' }], detail: 'not reached' },
    asks: {
      mail: [
        {
          text: {
            fr: 'Aucune dépense lue pour le 2026-11-21 : rien n’a été contrôlé',
            en: 'No spending read for 2026-11-21: nothing was checked',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ni détail, ni Linear', en: 'Neither detail nor Linear' },
    given: {
      morning: [{}],
      spend: RISING,
      fresh: [JUMP],
      remember: [{ id: 1, key: JUMP.key }],
      detail: { fails: 'Quota exceeded' },
      issue: { fails: 'Authentication required' },
      mail: [{ status: 'success' }],
    },
    expects: { judge: [{ usual: 31 }], 'kind.service': { count: 1 } },
    asks: { issue: [{ additionalFields: { description: '-' } }], mail: [{ text: LINE }] },
  },
]
