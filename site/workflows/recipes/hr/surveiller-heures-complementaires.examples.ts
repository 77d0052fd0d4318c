import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const contract = (id: number, name: string, hours: number) => ({ id, name, contract: hours })
const worked = (id: string, average: number, last: number, weeks = 12) => ({
  id,
  average,
  last,
  weeks,
})
const LASTING = {
  id: '201',
  name: 'Paula Simon',
  contract: 24,
  last: 31,
  beyond: true,
  ceiling: 26.4,
  gap: 4.25,
  weeks: 12,
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une durable, une passagère, une jeune',
      en: 'One lasting, one passing, one recent',
    },
    given: {
      monday: [{}],
      contracts: [
        contract(201, 'Paula Simon', 24),
        contract(202, 'Iris Nadeau', 20),
        contract(203, 'Jean Coste', 28),
        contract(204, 'Léa Morin', 30),
        contract(205, 'Élise Thual', 33),
      ],
      weeks: [
        worked('201', 28.25, 31),
        worked('202', 20.5, 22.5),
        worked('203', 31, 30.5, 5),
        worked('204', 30, 33),
        worked('205', 33, 35),
      ],
      fresh: [LASTING],
      task: [{ id: 't1' }],
      remember: [{ id: 1 }],
      tell: [{ id: 'm1' }, { id: 'm2' }, { id: 'm3' }],
    },
    expects: {
      over: [
        LASTING,
        { name: 'Iris Nadeau', ceiling: 22, gap: 0.5 },
        { name: 'Jean Coste', ceiling: 30.8, gap: 3 },
        { name: 'Léa Morin', ceiling: 33, beyond: false, gap: 0 },
        { name: 'Élise Thual', ceiling: 35, beyond: true },
      ],
      'risk.lasting': { count: 1 },
      'risk.week': [{ id: '201' }, { id: '202' }, { id: '205' }],
      broken: 'not reached',
    },
    asks: {
      weeks: [{ options: { queryReplacement: ['2026-08-10', '2026-11-23'] } }],
      fresh: [{ filters: { conditions: [{ keyValue: '201|2026-4' }] } }],
      task: [
        {
          content: both(
            'Avenant à voir : Paula Simon, contrat 24 h, +4,25 h en moyenne',
            'Amendment to consider: Paula Simon, contract 24 h, +4.25 h on average',
          ),
        },
      ],
      remember: [{ columns: { value: { case: '201|2026-4' } } }],
      tell: [
        {
          message: both(
            'Paula Simon : 31 h la semaine passée, plafond 26,4 h (contrat 24 h)',
            'Paula Simon: 31 h last week, ceiling 26.4 h (contract 24 h)',
          ),
        },
        {
          message: both(
            'Iris Nadeau : 22,5 h la semaine passée, plafond 22 h (contrat 20 h)',
            'Iris Nadeau: 22.5 h last week, ceiling 22 h (contract 20 h)',
          ),
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Teams refuse le message', en: 'Teams refuses the message' },
    given: {
      monday: [{}],
      contracts: [contract(202, 'Iris Nadeau', 20)],
      weeks: [worked('202', 20.5, 25)],
      tell: { fails: 'Forbidden' },
      broken: [{ id: 't2' }],
    },
    expects: { 'risk.week': { count: 1 }, task: 'not reached' },
    asks: {
      broken: [
        {
          content: both(
            'Prévenir le responsable : Iris Nadeau, 25 h la semaine passée',
            'Tell the manager: Iris Nadeau, 25 h last week',
          ),
          options: { dueDate: '2026-11-23' },
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      monday: [{}],
      contracts: [contract(202, 'Iris Nadeau', 20)],
      weeks: { fails: 'connection refused' },
      broken: [{ id: 't3' }],
    },
    expects: { tell: 'not reached' },
    asks: {
      broken: [
        {
          content: both(
            'Heures en plus non contrôlées : connection refused',
            'Extra hours not checked: connection refused',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le classeur est fermé', en: 'The workbook is shut' },
    given: {
      monday: [{}],
      contracts: { fails: 'The resource could not be found' },
      broken: [{ id: 't4' }],
    },
    expects: { weeks: 'not reached', over: 'not reached' },
    asks: {
      broken: [
        {
          content: both(
            'Heures en plus non contrôlées : The resource could not be found',
            'Extra hours not checked: The resource could not be found',
          ),
        },
      ],
    },
  },
]
