import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, article: string, hours: string, due: string | null) => ({
  id,
  article,
  hours,
  day: '2026-11-24',
  due,
})
const ORDERS: Given = [
  order(501, 'Bride', '4', '2026-11-25'),
  order(502, 'Axe', '3.0', '2026-11-25'),
  order(503, 'Corps <B>', '6', '2026-11-27'),
]
const ABLE: Given = [
  { article: 'Bride', machine: 'CU-2', factor: '1.5' },
  { article: 'Axe', machine: 'CU-2', factor: '1' },
]
const FREE: Given = [
  { machine: 'CU-2', day: '2026-11-24', hours: '7.5' },
  { machine: 'CU-2', day: '2026-11-27', hours: '5' },
]
type Move = readonly [order: string, machine: string, day: string]
const said = (...moves: readonly Move[]) =>
  JSON.stringify({
    output: {
      moves: moves.map(([id, machine, day]) => ({
        order: id,
        machine,
        day,
        why: 'tient la  cote',
      })),
    },
  })
const GOOD: readonly Move[] = [
  ['501', 'CU-2', '2026-11-24'],
  ['502', 'CU-2', '2026-11-27'],
  ['503', 'CU-2', '2026-11-27'],
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ machine: 'CU-1', back: '2026-11-26', who: 'YR ' }],
  orders: ORDERS,
  sonnet: { says: [said(...GOOD)] },
  able: ABLE,
  free: FREE,
  tick: [{ moves: ['501, Bride → CU-2, 24/11', '502, Axe → CU-2, 27/11'] }],
  move: [{ id: 501 }],
  done: [{}],
  left: [{}],
  down: [{}],
  ...more,
})
const fault = (name: Bilingual<string>, node: string): Example => ({
  name,
  given: going({ [node]: { fails: 'connection refused' } }),
  expects: { tick: 'not reached' },
  asks: {
    down: [
      {
        completionTitle: both(
          'Planning intact, sans proposition',
          'Schedule untouched, no proposal',
        ),
      },
    ],
  },
})

export const examples: readonly Example[] = [
  {
    name: both('Deux ordres cochés, un commencé', 'Two orders ticked, one begun'),
    given: going({
      makers: [{ machine: 'CU-2', factor: '1.5' }],
      hours: FREE,
      notes: [{ day: '2026-11-20', note: 'client souple' }],
      sonnet: {
        says: [
          '{"tool": "makers", "with": {"article": "Bride"}}',
          '{"tool": "hours", "with": {"machine": "CU-2"}}',
          '{"tool": "notes", "with": {"order": "501"}}',
          said(...GOOD),
        ],
      },
    }),
    expects: {
      settings: [{ horizon: '2026-12-06', who: 'YR' }],
      check: [
        {
          late: 1,
          moves: [
            { id: '501', hours: 6, late: false },
            { id: '502', hours: 3, late: true },
          ],
          stays: [503],
          html: both(
            '<p><strong>501, Bride → CU-2, 24/11</strong> : 6 h<br>tient la cote</p><p><strong>502, Axe → CU-2, 27/11</strong> : 3 h, EN RETARD sur la date promise<br>tient la cote</p><p>Restent sur la machine en panne :<br>503, Corps &lt;B>, dû le 27/11 : CU-2 ne fait pas cet article</p>',
            '<p><strong>501, Bride → CU-2, 24/11</strong>: 6 h<br>tient la cote</p><p><strong>502, Axe → CU-2, 27/11</strong>: 3 h, LATE on the date promised<br>tient la cote</p><p>Stay on the machine that is down:<br>503, Corps &lt;B>, due on 27/11: CU-2 does not make this article</p>',
          ),
        },
      ],
      result: [{ moved: 1 }],
    },
    asks: {
      orders: [{ options: { queryReplacement: ['CU-1', '2026-11-26'] } }],
      move: [
        {
          options: {
            queryReplacement: [
              '[{"id":"501","machine":"CU-2","day":"2026-11-24","hours":6},{"id":"502","machine":"CU-2","day":"2026-11-27","hours":3}]',
              'CU-1',
              'YR',
            ],
          },
        },
      ],
      done: [
        {
          completionTitle: both('Ordres déplacés : 1', 'Orders moved: 1'),
          completionMessage: both(
            '501, Bride → CU-2, 24/11<br>Commencés, ou place prise entre-temps, non déplacés :<br>502, Axe → CU-2, 27/11',
            '501, Bride → CU-2, 24/11<br>Begun, or place taken meanwhile, not moved:<br>502, Axe → CU-2, 27/11',
          ),
        },
      ],
    },
  },
  {
    name: both('La journée est pleine', 'The day is full'),
    given: going({
      sonnet: { says: [said(['501', 'CU-2', '2026-11-24'], ['502', 'CU-2', '2026-11-24'])] },
      tick: [{ moves: ['501, Bride → CU-2, 24/11', both('Ne rien déplacer', 'Move nothing')] }],
    }),
    expects: { check: [{ moves: [{ id: '501' }], stays: [502, 503] }], move: 'not reached' },
    asks: {
      left: [
        {
          completionMessage: both(
            'Aucun ordre planifié, ou aucun retenu.',
            'No order planned, or none kept.',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucune place', 'No place'),
    given: going({ orders: [order(503, 'Corps', '6', null)], sonnet: { says: [said()] } }),
    expects: { check: [{ state: 'none', stays: [503] }] },
    asks: {
      left: [
        {
          completionMessage: both(
            '<p>Restent sur la machine en panne :<br>503, Corps, dû le ? : pas de place proposée</p>',
            '<p>Stay on the machine that is down:<br>503, Corps, due on ?: no place proposed</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucun ordre planifié', 'No order planned'),
    given: going({ orders: [] }),
    expects: { plan: 'not reached', 'any.other': { count: 1 } },
  },
  {
    name: both('Le déplacement échoue', 'Moving fails'),
    given: going({ move: { fails: 'deadlock detected' } }),
    expects: { result: [{ moved: 0 }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'La base ne répond pas : rien n’est déplacé. Faites-le dans le planning.',
            'The database does not answer: nothing is moved. Do it in the schedule.',
          ),
        },
      ],
    },
  },
  fault(both('Le modèle est en panne', 'The model is down'), 'sonnet'),
  fault(both('Les ordres ne se lisent pas', 'Orders cannot be read'), 'orders'),
  fault(both('Les heures ne se lisent pas', 'Hours cannot be read'), 'free'),
]
