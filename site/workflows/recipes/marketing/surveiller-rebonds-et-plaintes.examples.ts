import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const campaign = (id: number, name: string, statistics: JsonObject): JsonObject => ({
  id,
  name,
  status: 'sent',
  sentDate: '2026-11-22T09:00:00.000+01:00',
  statistics: { globalStats: {}, statsByDomain: {}, ...statistics },
})
const totals = (sent: number, delivered: number, hardBounces: number, complaints: number) => ({
  globalStats: { sent, delivered, hardBounces, softBounces: 0, complaints, unsubscriptions: 8 },
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un fichier de salon dans la liste', en: 'A trade-fair list got in' },
    given: {
      often: [{}],
      totals: [
        {
          count: 3,
          campaigns: [
            campaign(41, 'Salon novembre', totals(4000, 3200, 210, 2)),
            campaign(42, 'Lettre 12', totals(6000, 5960, 20, 6)),
            campaign(43, 'Essai interne', totals(12, 6, 6, 1)),
          ],
        },
      ],
      providers: [
        {
          count: 3,
          campaigns: [
            campaign(41, 'Salon novembre', {
              statsByDomain: {
                'orange.fr': { sent: 800, delivered: 390, softBounces: 400, hardBounces: 10 },
                'gmail.com': { sent: 1500, delivered: 1480, softBounces: 5, hardBounces: 15 },
                'petit.example': { sent: 10, delivered: 2, softBounces: 8, hardBounces: 0 },
              },
            }),
            campaign(42, 'Lettre 12', { statsByDomain: {} }),
          ],
        },
      ],
      fresh: [
        { kind: 'alert', key: '41 hard', line: 'L1' },
        { kind: 'alert', key: '42 complaints', line: 'L2' },
        { kind: 'alert', key: '41 orange.fr', line: 'L3' },
      ],
      tell: [{ ok: true }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }],
    },
    expects: {
      judge: [
        {
          key: '41 hard',
          line: {
            fr: '« Salon novembre » : adresses inexistantes 5,25 %, seuil 2,00 %',
            en: '“Salon novembre”: addresses that do not exist 5.25%, limit 2.00%',
          },
        },
        {
          key: '41 orange.fr',
          line: {
            fr: '« Salon novembre » : orange.fr refuse 50,00 % (800 envois)',
            en: '“Salon novembre”: orange.fr refuses 50.00% (800 sent)',
          },
        },
        {
          key: '42 complaints',
          line: {
            fr: '« Lettre 12 » : plaintes 0,10 %, seuil 0,10 %',
            en: '“Lettre 12”: complaints 0.10%, limit 0.10%',
          },
        },
      ],
      keys: [{ key: '41 hard' }, { key: '42 complaints' }, { key: '41 orange.fr' }],
      blind: 'not reached',
    },
    asks: {
      totals: [
        {
          queryParameters: {
            parameters: [
              { name: 'status', value: 'sent' },
              { name: 'statistics', value: 'globalStats' },
              { name: 'startDate', value: '2026-11-20T07:30:00.000Z' },
              { name: 'endDate', value: '2026-11-23T07:30:00.000Z' },
              { name: 'limit', value: '50' },
            ],
          },
        },
      ],
      tell: [
        {
          text: {
            fr: ':rotating_light: Avant la prochaine campagne :\n• L1\n• L2\n• L3',
            en: ':rotating_light: Before the next campaign:\n• L1\n• L2\n• L3',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les chiffres par fournisseur manquent', en: 'Figures by provider are missing' },
    given: {
      often: [{}],
      totals: [{ count: 0, campaigns: [] }],
      providers: { fails: 'Unauthorized' },
      blind: [{ ok: true }],
    },
    expects: { 'kind.blind': { count: 1 }, fresh: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: ':warning: Brevo n’a pas donné ses chiffres : Unauthorized',
            en: ':warning: Brevo did not give its figures: Unauthorized',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois jours sans envoi', en: 'Three days without a mailing' },
    given: {
      often: [{}],
      totals: [{ count: 0, campaigns: [] }],
      providers: [{ count: 0, campaigns: [] }],
    },
    expects: { judge: { count: 0 }, tell: 'not reached', blind: 'not reached' },
    asks: {
      providers: [
        {
          queryParameters: {
            parameters: [{}, { name: 'statistics', value: 'statsByDomain' }, {}, {}, {}],
          },
        },
      ],
    },
  },
]
