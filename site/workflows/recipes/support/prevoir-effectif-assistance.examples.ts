import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

let id = 0
const made = (count: number, created_at: string, status = 'solved') =>
  Array.from({ length: count }, () => ({ id: (id += 1), status, created_at }))
/** Every Monday of the eight weeks, at nine in Paris: summer time until 25 October. */
const MONDAYS = [
  '2026-09-28T07:10:00Z',
  '2026-10-05T07:10:00Z',
  '2026-10-12T07:10:00Z',
  '2026-10-19T07:10:00Z',
  '2026-10-26T08:10:00Z',
  '2026-11-02T08:10:00Z',
  '2026-11-09T08:10:00Z',
  '2026-11-16T08:10:00Z',
]
const page = (tickets: readonly JsonObject[], end_of_stream = true) => ({
  tickets,
  after_url: end_of_stream ? null : 'https://votre-entreprise.zendesk.com/next',
  end_of_stream,
})
const FIRST = MONDAYS.flatMap((day) => made(30, day))
const ODD = [
  // Sunday night counts on Monday morning; a day of outage does not move the median.
  ...MONDAYS.slice(0, 7).flatMap((day) => made(2, day.replace(/T.*/u, 'T00:10:00Z'))),
  ...made(90, '2026-11-16T11:30:00Z'),
  ...made(5, '2026-11-16T09:00:00Z', 'deleted'),
]
const TWICE = FIRST.slice(0, 10)
const plan = (date: string, slot: string, people: string | number) => ({ date, slot, people })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un lundi matin trop court', en: 'A Monday morning short of people' },
    given: {
      thursday: [{}],
      tickets: [page(FIRST, false), page([...ODD, ...TWICE])],
      roster: [
        plan('2026-11-30', '9-12', 2),
        plan('2026-11-30', '12 - 15', '1'),
        plan('2026-12-01', '9-12', ''),
      ],
      mail: [{}],
    },
    expects: { forecast: { count: 15 }, compare: [{ week: '30/11/2026', gaps: 1 }] },
    asks: {
      mail: [
        {
          subject: {
            fr: 'Assistance, semaine du 30/11/2026 : présences à trouver : 1',
            en: 'Support, week of 30/11/2026: shifts to fill: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Planning illisible, courriel refusé', en: 'Roster unreadable, email refused' },
    given: {
      thursday: [{}],
      tickets: [page(FIRST)],
      roster: { fails: 'Forbidden' },
      mail: { fails: 'Connection refused' },
      broken: [{ ok: true }],
    },
    expects: { compare: [{ gaps: 0, blank: 0 }] },
    asks: {
      mail: [
        {
          subject: {
            fr: 'Assistance, semaine du 30/11/2026 : planning non lu',
            en: 'Support, week of 30/11/2026: roster not read',
          },
        },
      ],
      broken: [
        {
          text: {
            fr: 'Effectif de la semaine prochaine : prévision non envoyée (Connection refused)',
            en: 'Next week’s staffing: forecast not sent (Connection refused)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Export coupé avant la fin', en: 'Export cut short' },
    given: { thursday: [{}], tickets: [page(FIRST, false)], broken: [{ ok: true }] },
    expects: { forecast: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Effectif de la semaine prochaine : prévision non envoyée (plus de tickets que le flux n’en lit)',
            en: 'Next week’s staffing: forecast not sent (more tickets than the flow reads)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun ticket encore', en: 'No ticket yet' },
    given: { thursday: [{}], tickets: [page([])], roster: [], mail: [{}] },
    expects: {
      forecast: { count: 15 },
      compare: [
        { gaps: 0, head: { fr: 'trop peu de passé pour prévoir', en: 'too little past to tell' } },
      ],
    },
  },
  {
    name: { fr: 'Zendesk ne répond pas', en: 'Zendesk does not answer' },
    given: { thursday: [{}], tickets: { fails: 'Unauthorized' }, broken: [{ ok: true }] },
    expects: { forecast: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Effectif de la semaine prochaine : prévision non envoyée (Unauthorized)',
            en: 'Next week’s staffing: forecast not sent (Unauthorized)',
          },
        },
      ],
    },
  },
]
