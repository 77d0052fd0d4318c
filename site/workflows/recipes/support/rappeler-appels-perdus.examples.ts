import type { Json } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

/** Seconds of the day before the examples run, by hour of Paris. */
const sunday = (hour: number) => Date.parse('2026-11-21T23:00:00Z') / 1000 + hour * 3600
const call = (raw_digits: string, started_at: number, more = {}) => ({
  id: started_at,
  status: 'done',
  direction: 'inbound',
  raw_digits,
  started_at,
  answered_at: null,
  voicemail: null,
  missed_call_reason: 'no_available_agent',
  contact: null,
  number: { name: 'Atelier' },
  user: null,
  ...more,
})
const MARIE = { contact: { first_name: 'Marie', last_name: 'Petit' } }
const page = (...calls: readonly Json[]) => ({ calls, meta: { next_page_link: null } })
const answered = (raw_digits: string, at: number) =>
  call(raw_digits, at, {
    direction: 'outbound',
    answered_at: at + 5,
    missed_call_reason: null,
    user: { name: 'Sofiane' },
  })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux nouveaux, un qui insiste, un rappelé',
      en: 'Two new ones, one insisting, one called back',
    },
    given: {
      clock: [{}],
      open: [
        { number: '+33140000003', last: sunday(9) },
        { number: '+33140000004', last: sunday(9) },
        { number: '+33140000009', last: 1 },
      ],
      calls: [
        page(
          call('+33 1 40 00 00 01', sunday(10), MARIE),
          call('+33 1 40 00 00 01', sunday(11.5), MARIE),
          call('+33 1 40 00 00 03', sunday(9)),
          call('+33 1 40 00 00 03', sunday(12)),
        ),
        page(
          call('+33 1 40 00 00 02', sunday(13)),
          call('+33 1 40 00 00 04', sunday(9)),
          answered('+33 1 40 00 00 04', sunday(14)),
          call('+33 1 40 00 00 05', sunday(9), { voicemail: 'https://voix.example/5' }),
          call('+33 1 40 00 00 06', sunday(9), { missed_call_reason: 'short_abandoned' }),
          call('anonymous', sunday(9)),
        ),
      ],
      post: [{ id: 1 }, { id: 2 }, { id: 3 }],
      remember: [{ id: 1 }, { id: 2 }, { id: 3 }],
      say: [{ id: 4 }, { id: 5 }],
      forget: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      people: [
        {
          kind: 'open',
          number: '+33140000003',
          text: {
            fr: 'Appelle encore : +33140000003 (inconnu), 2 appels, dernier le 22/11 à 12:00, ligne Atelier',
            en: 'Calling again: +33140000003 (unknown), 2 calls, last on 22/11 at 12:00, line Atelier',
          },
        },
        {
          kind: 'closed',
          number: '+33140000004',
          text: {
            fr: '+33140000004 (inconnu) : entendu le 22/11 à 14:00, Sofiane',
            en: '+33140000004 (unknown): reached on 22/11 at 14:00, Sofiane',
          },
        },
        {
          kind: 'open',
          number: '+33140000001',
          text: {
            fr: 'À rappeler : +33140000001 (Marie Petit), 2 appels, dernier le 22/11 à 11:30, ligne Atelier',
            en: 'To be called back: +33140000001 (Marie Petit), 2 calls, last on 22/11 at 11:30, line Atelier',
          },
        },
        { kind: 'open', number: '+33140000002', last: sunday(13) },
        { kind: 'closed', number: '+33140000009' },
      ],
      mail: 'not reached',
    },
    asks: {
      calls: [
        { queryParameters: { parameters: [{ name: 'from', value: 1_794_814_200 }, {}, {}, {}] } },
      ],
      remember: [
        { columns: { value: { number: '+33140000003', last: sunday(12) } } },
        { columns: { value: { number: '+33140000001', last: sunday(11.5) } } },
        { columns: { value: { number: '+33140000002', last: sunday(13) } } },
      ],
      forget: [
        { filters: { conditions: [{ keyName: 'number', keyValue: '+33140000004' }] } },
        { filters: { conditions: [{ keyName: 'number', keyValue: '+33140000009' }] } },
      ],
    },
  },
  {
    name: { fr: 'Trois essais, Teams refuse', en: 'Three tries, Teams refuses' },
    given: {
      clock: [{}],
      open: [{ number: '+33140000001', last: sunday(9) }],
      calls: [
        page(
          call('+33 1 40 00 00 01', sunday(9)),
          ...[10, 11, 12].map((hour) =>
            call('+33 1 40 00 00 01', sunday(hour), { direction: 'outbound' }),
          ),
          call('+33 1 40 00 00 02', sunday(13)),
        ),
      ],
      post: { fails: 'Forbidden' },
      say: [{ id: 1 }],
      forget: [{ id: 1 }],
      mail: [{ messageId: 'm1' }],
    },
    expects: {
      people: [
        {
          kind: 'closed',
          text: {
            fr: '+33140000001 (inconnu) : 3 essais sans réponse, dossier refermé',
            en: '+33140000001 (unknown): 3 tries without an answer, closed',
          },
        },
        { kind: 'open', number: '+33140000002' },
      ],
      remember: 'not reached',
    },
    asks: {
      mail: [
        {
          toEmail: 'atelier@velos-dumas.example',
          subject: {
            fr: 'Appels perdus : le flux s’est interrompu',
            en: 'Missed calls: the flow was interrupted',
          },
          text: 'Forbidden',
        },
      ],
    },
  },
  {
    name: { fr: 'Rappelé après la semaine', en: 'Called back after the week' },
    given: {
      clock: [{}],
      open: [
        { number: '+33140000001', last: sunday(-190) },
        { number: '+33140000002', last: sunday(-190) },
      ],
      calls: [
        page(
          answered('+33 1 40 00 00 01', sunday(-30)),
          call('+33 1 40 00 00 02', sunday(-30), { direction: 'outbound' }),
        ),
      ],
      say: [{ id: 1 }, { id: 2 }],
      forget: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      people: [
        {
          kind: 'closed',
          text: {
            fr: '+33140000001 (inconnu) : entendu le 20/11 à 18:00, Sofiane',
            en: '+33140000001 (unknown): reached on 20/11 at 18:00, Sofiane',
          },
        },
        {
          kind: 'closed',
          text: {
            fr: '+33140000002 (inconnu) : jamais joint en sept jours, dossier refermé',
            en: '+33140000002 (unknown): never reached in seven days, closed',
          },
        },
      ],
      post: 'not reached',
    },
  },
  {
    name: { fr: 'Rien de neuf depuis une heure', en: 'Nothing new for an hour' },
    given: {
      clock: [{}],
      open: [{ number: '+33140000001', last: sunday(9) }],
      calls: [page(call('+33 1 40 00 00 01', sunday(9)))],
    },
    expects: { people: { count: 0 }, settings: [{ tries: 3 }], post: 'not reached' },
    asks: {
      calls: [{ queryParameters: { parameters: [{ value: 1_794_814_200 }, {}, {}, {}] } }],
    },
  },
  {
    name: { fr: 'Aircall ne répond pas', en: 'Aircall does not answer' },
    given: { clock: [{}], open: [{}], calls: { fails: 'Unauthorized' }, mail: [{}] },
    expects: { people: 'not reached' },
    asks: {
      mail: [
        {
          subject: {
            fr: 'Appels perdus : le flux s’est interrompu',
            en: 'Missed calls: the flow was interrupted',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Teams refuse de refermer', en: 'Teams refuses to close' },
    given: {
      clock: [{}],
      open: [{ number: '+33140000001', last: sunday(9) }],
      calls: [
        page(call('+33 1 40 00 00 01', sunday(9)), answered('+33 1 40 00 00 01', sunday(10))),
      ],
      say: { fails: 'Forbidden' },
      mail: [{ messageId: 'm2' }],
    },
    expects: { people: [{ kind: 'closed', number: '+33140000001' }], forget: 'not reached' },
    asks: { mail: [{ toEmail: 'atelier@velos-dumas.example', text: 'Forbidden' }] },
  },
]
