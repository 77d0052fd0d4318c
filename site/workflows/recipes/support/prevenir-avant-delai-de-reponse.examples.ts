import type { Example } from '../recipe.ts'

const FRIDAY = '2026-11-20T16:00:00Z'
const ticket = (id: number, priority: string | null, created_at = FRIDAY) => ({
  id,
  priority,
  created_at,
  subject: 'Badge',
})
const stage = (id: number, state: string, left: number) => ({
  ticket: id,
  subject: 'Badge',
  state,
  left,
  key: `${id}-${state}`,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un dépassé, un bientôt, un tranquille', en: 'One late, one soon, one at ease' },
    given: {
      tick: [{}],
      open: [ticket(11, 'urgent'), ticket(12, 'high'), ticket(13, null)],
      fresh: [stage(11, 'late', -30), stage(12, 'soon', 30)],
      remember: [
        { id: 1, key: '11-late' },
        { id: 2, key: '12-soon' },
      ],
      tell: [{ id: 'p1' }],
      mark: [{ id: 11 }],
      phone: [{ sid: 's1' }],
    },
    expects: {
      left: [
        { ticket: 11, state: 'late', left: -30 },
        { ticket: 12, state: 'soon', left: 30 },
        { ticket: 13, state: 'safe', left: 390 },
      ],
      watch: { count: 2 },
      soon: [{ line: [{ fr: '#12 Badge : reste 30 min', en: '#12 Badge: 30 min left' }] }],
    },
    asks: {
      mark: [
        {
          id: '11',
          updateFields: {
            internalNote: { fr: '#11 Badge : dépassé de 30 min', en: '#11 Badge: 30 min over' },
          },
        },
      ],
      phone: [{ message: { fr: '#11 Badge : dépassé de 30 min', en: '#11 Badge: 30 min over' } }],
    },
  },
  {
    name: { fr: 'Déjà signalé', en: 'Already reported' },
    given: { tick: [{}], open: [ticket(12, 'high')], fresh: [] },
    expects: { watch: [{ key: '12-soon' }], remember: 'not reached', phone: 'not reached' },
  },
  {
    name: { fr: 'Mattermost ne répond pas', en: 'Mattermost does not answer' },
    given: {
      tick: [{}],
      open: [ticket(12, 'high')],
      fresh: [stage(12, 'soon', 30)],
      remember: [{ id: 2, key: '12-soon' }],
      tell: { fails: '502 - Bad Gateway' },
      phone: [{ sid: 's2' }],
    },
    expects: { 'level.soon': { count: 1 }, mark: 'not reached' },
    asks: {
      phone: [
        {
          message: {
            fr: 'Mattermost muet. #12 Badge : reste 30 min',
            en: 'Mattermost silent. #12 Badge: 30 min left',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk muet pour la troisième fois', en: 'Zendesk silent for the third time' },
    given: {
      tick: [{}],
      open: { fails: '503 - Service Unavailable' },
      misses: [{ silences: 3 }],
      phone: [{ sid: 's3' }],
    },
    expects: { third: { count: 1 }, left: 'not reached' },
    asks: {
      phone: [
        {
          message: {
            fr: 'Zendesk ne répond plus : délais non surveillés.',
            en: 'Zendesk is silent: nobody is watching deadlines.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un simple hoquet', en: 'A mere hiccup' },
    given: { tick: [{}], open: { fails: '503' }, misses: [{ silences: 1 }] },
    expects: { third: { count: 0 }, phone: 'not reached' },
  },
]
