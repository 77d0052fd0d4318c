import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const INTRO = `<p>${'These companies process data on our behalf. '.repeat(6)}</p>`
const page = (...rows: readonly string[]) =>
  `<html><style>p{}</style><script>var seen = ${rows.length}</script><body><h1>Sub-processors</h1>${INTRO}<table>${rows
    .map(
      (row) =>
        `<tr>${row
          .split('/')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table></body></html>`
const lines = (...rows: readonly string[]) =>
  JSON.stringify([
    'Sub-processors',
    'These companies process data on our behalf. '.repeat(6).trim(),
    ...rows.map((row) => row.replaceAll('/', ' | ')),
  ])
const known = (name: string, ...rows: readonly string[]) => ({
  id: 1,
  name,
  lines: lines(...rows),
  day: '2026-11-02',
})
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un hébergeur de plus, une page presque vide, un rappel',
      en: 'One more host, a page almost empty, a reminder',
    },
    given: {
      monday: [{}],
      open: [
        { id: 1, name: 'Paie', until: '2026-11-30', examined: false },
        { id: 2, name: 'CRM', until: '2026-11-20', examined: true },
        { id: 3, name: 'Chat', until: 1_795_046_400, examined: false },
      ],
      remind: sent,
      page: [
        { data: page('Norda/hosting/Germany', 'Bitway &amp; Co/e-mail/United States') },
        { data: '<html><body><div id="app"></div></body></html>' },
      ],
      before: [known('Support', 'Norda/hosting/Germany', 'Oldmail/e-mail/France')],
      register: [{ id: 9 }],
      tell: sent,
      keep: [{ name: 'Support' }],
      warn: sent,
    },
    expects: {
      compare: [
        {
          name: 'Support',
          state: 'changed',
          added: ['Bitway & Co | e-mail | United States'],
          removed: ['Oldmail | e-mail | France'],
          until: '2026-12-02',
        },
        { name: 'CRM', state: 'unread', reason: 'short' },
      ],
      seen: [{ name: 'Support', day: '2026-11-23' }],
      late: [{ failed: false }],
    },
    asks: {
      tell: [
        {
          subject: both(
            'Support : sous-traitants modifiés, s’opposer avant le 2026-12-02',
            'Support: sub-processors changed, object by 2026-12-02',
          ),
        },
      ],
      warn: [
        {
          text: both(
            'CRM (presque vide) : https://crm.example/legal/sub-processors',
            'CRM (almost empty): https://crm.example/legal/sub-processors',
          ),
        },
      ],
      remind: [
        {
          text: both(
            'Paie : à examiner avant le 2026-11-30\nChat : délai passé le 2026-11-19',
            'Paie: to be looked at by 2026-11-30\nChat: time ran out on 2026-11-19',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La première semaine', en: 'The first week' },
    given: {
      monday: [{}],
      open: [],
      page: [{ data: page('Norda/hosting/Germany') }, { data: page('Vela/logs/Ireland') }],
      before: [{}],
      keep: [{ name: 'Support' }, { name: 'CRM' }],
    },
    expects: {
      compare: [{ state: 'first' }, { state: 'first', added: [] }],
      seen: [{ name: 'Support', lines: lines('Norda/hosting/Germany') }, { name: 'CRM' }],
      register: 'not reached',
    },
  },
  {
    name: { fr: 'Même liste dans un autre ordre', en: 'The same list in another order' },
    given: {
      monday: [{}],
      open: [],
      page: [
        { data: page('Vela/logs/Ireland', 'Norda/hosting/Germany') },
        { data: page('Vela/logs/Ireland') },
      ],
      before: [
        known('Support', 'Norda/hosting/Germany', 'Vela/logs/Ireland'),
        known('CRM', 'Vela/logs/Ireland'),
      ],
      keep: [{ name: 'Support' }, { name: 'CRM' }],
    },
    expects: { compare: [{ state: 'same' }, { state: 'same' }], 'state.same': { count: 2 } },
  },
  {
    name: { fr: 'Les deux pages et le registre muets', en: 'Both pages and the register silent' },
    given: {
      monday: [{}],
      open: { fails: 'Service unavailable' },
      remind: sent,
      page: { fails: 'Request failed with status code 403' },
      before: [known('Support', 'Norda/hosting/Germany')],
      warn: sent,
    },
    expects: {
      late: [{ failed: true }],
      compare: [{ state: 'unread' }, { state: 'unread' }],
      keep: 'not reached',
    },
    asks: {
      remind: [
        {
          subject: both(
            'Sous-traitants : le registre ne se lit pas',
            'Sub-processors: the register cannot be read',
          ),
        },
      ],
    },
  },
]
