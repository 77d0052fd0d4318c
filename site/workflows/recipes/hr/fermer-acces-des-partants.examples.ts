import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LEFT: Given = [
  { name: 'Ivan Petit', email: 'I.Petit@etudes-lantier.example', last_day: '2026-11-20' },
  { name: 'Odile Marchand', email: 'o.marchand@etudes-lantier.example', last_day: '2026-10-30' },
]
const PEOPLE: Given = [
  { id: 'a1', email: 'i.petit@etudes-lantier.example', enabled: true },
  { id: 'a2', email: 'l.lantier@etudes-lantier.example', enabled: true },
]
const REPOS: Given = [
  { id: 81, email: 'i.petit@etudes-lantier.example', state: 'active' },
  { id: 82, username: 'bot' },
]
const OPEN = { night: [{}], leavers: LEFT, people: PEOPLE, repos: REPOS } as const
const ticket = (why: Bilingual<string>) => [
  {
    title: both(`Accès de partants à voir : ${why.fr}`, `Access of leavers to look at: ${why.en}`),
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux comptes encore ouverts', en: 'Two accounts still open' },
    given: {
      ...OPEN,
      ask: [{ data: { approved: true } }],
      closeId: [{}],
      closeGit: [{}],
      register: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      match: [
        {
          state: 'open',
          shown: both(
            'Ivan Petit, parti le 2026-11-20 : Keycloak\nIvan Petit, parti le 2026-11-20 : GitLab',
            'Ivan Petit, left on 2026-11-20: Keycloak\nIvan Petit, left on 2026-11-20: GitLab',
          ),
        },
      ],
      each: [
        { system: 'Keycloak', account: 'a1' },
        { system: 'GitLab', account: '81' },
      ],
      ticket: 'not reached',
    },
    asks: {
      leavers: [
        { filters: { conditions: [{ keyValue: '2026-11-23' }, { keyValue: '2026-05-27' }] } },
      ],
      closeId: [{ url: 'https://sso.etudes-lantier.example/admin/realms/interne/users/a1' }],
      closeGit: [{ url: 'https://gitlab.etudes-lantier.example/api/v4/users/81/block' }],
      register: [
        {
          fieldsUi: {
            fieldValues: [
              { fieldValue: 'i.petit@etudes-lantier.example' },
              { fieldValue: 'Keycloak' },
              {},
            ],
          },
        },
        {
          fieldsUi: {
            fieldValues: [
              { fieldValue: 'i.petit@etudes-lantier.example' },
              { fieldValue: 'GitLab' },
              {},
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’ouvert', en: 'Nothing open' },
    given: { ...OPEN, people: [], repos: [{ id: 82, username: 'bot' }] },
    expects: {
      match: [{ state: 'none', accounts: [] }],
      ask: 'not reached',
      ticket: 'not reached',
    },
  },
  {
    name: { fr: 'GitLab n’a pas répondu', en: 'GitLab did not answer' },
    given: {
      ...OPEN,
      repos: { fails: 'Request failed with status code 502' },
      ticket: [{ id: 900 }],
    },
    expects: { match: [{ state: 'broken' }], ask: 'not reached' },
    asks: {
      ticket: ticket(
        both('Request failed with status code 502', 'Request failed with status code 502'),
      ),
    },
  },
  {
    name: { fr: 'Plus de comptes qu’une page', en: 'More accounts than a page' },
    given: {
      ...OPEN,
      repos: Array.from({ length: 100 }, (_, id) => ({ id, username: `u${id}` })),
      ticket: [{ id: 904 }],
    },
    expects: { match: [{ state: 'broken' }], ask: 'not reached' },
    asks: { ticket: ticket(both('liste de comptes tronquée', 'list of accounts cut short')) },
  },
  {
    name: { fr: 'Refus du responsable', en: 'A no from IT' },
    given: { ...OPEN, ask: [{ data: { approved: false } }], ticket: [{ id: 901 }] },
    expects: { 'agreed.no': { count: 1 }, each: 'not reached' },
    asks: { ticket: ticket(both('fermeture non accordée', 'closing not agreed')) },
  },
  {
    name: { fr: 'Les deux fermetures échouent', en: 'Both closings fail' },
    given: {
      ...OPEN,
      ask: [{ data: { approved: true } }],
      closeId: { fails: 'Forbidden' },
      closeGit: { fails: 'Not found' },
      ticket: { runs: [[{ id: 902 }], [{ id: 903 }]] },
    },
    expects: { each: { count: 2 }, register: 'not reached' },
    asks: {
      ticket: [
        ...ticket(both('Forbidden', 'Forbidden')),
        ...ticket(both('Not found', 'Not found')),
      ],
    },
  },
]
