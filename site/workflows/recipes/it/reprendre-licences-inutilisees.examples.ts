import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** French amounts hold no-break spaces. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replace(/(?<=\d) (?=\d{3}|€)/gu, '\u00A0'),
  en,
})
const sku = (skuId: string, skuPartNumber: string, enabled: number, consumedUnits: number) => ({
  skuId,
  skuPartNumber,
  capabilityStatus: 'Enabled',
  consumedUnits,
  prepaidUnits: { enabled, suspended: 0, warning: 0 },
})
const SKUS = [
  {
    value: [
      sku('s1', 'O365_BUSINESS_PREMIUM', 12, 9),
      sku('s2', 'SPB', 4, 4),
      sku('s3', 'FLOW_FREE', 10_000, 3),
      sku('s4', 'VISIOCLIENT', 2, 1),
    ] as never,
  },
]
const user = (id: string, last: string | null, licences: readonly string[], more: object = {}) => ({
  id,
  displayName: id.toUpperCase(),
  userPrincipalName: `${id}@votre-entreprise.example`,
  accountEnabled: true,
  createdDateTime: '2024-01-10T09:00:00Z',
  assignedLicenses: licences.map((skuId) => ({ skuId, disabledPlans: [] })),
  ...(last === null
    ? {}
    : {
        signInActivity: {
          lastSuccessfulSignInDateTime: last,
          lastSignInDateTime: '2025-01-01T08:00:00Z',
        },
      }),
  ...more,
})
const page = (...value: readonly object[]) => ({ value: value as never })
/** Of the first page, and not of the service’s root. */
const FIRST =
  'https://graph.microsoft.com/v1.0/users?$select=id,displayName,userPrincipalName,accountEnabled,createdDateTime,assignedLicenses,signInActivity&$top=100'
const ACTIVE = user('eve', '2026-11-20T07:00:00Z', ['s1'])

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois qui dorment, une tâche refusée', en: 'Three asleep, one task refused' },
    given: {
      monthly: [{}],
      skus: SKUS,
      users: [
        page(
          ACTIVE,
          user('ana', '2026-08-01T07:00:00Z', ['s1', 's3']),
          // Blocked, though somebody signed in last week.
          user('bob', '2026-11-18T07:00:00Z', ['s2'], { accountEnabled: false }),
          user('new', null, ['s1'], { createdDateTime: '2026-11-10T09:00:00Z' }),
        ),
        page(
          user('cleo', null, ['s1']),
          user('dan', '2026-07-01T07:00:00Z', ['s1']),
          // Background work of the last days counts.
          user('fay', '2026-07-01T07:00:00Z', ['s2'], {
            signInActivity: { lastNonInteractiveSignInDateTime: '2026-11-21T07:00:00Z' },
          }),
          user('gus', '2026-01-01T07:00:00Z', ['s4']),
        ),
      ],
      known: [
        { id: 1, key: 'dan|O365_BUSINESS_PREMIUM', told_on: '2026-10-03' },
        { id: 2, key: 'ana|O365_BUSINESS_PREMIUM', told_on: '2026-06-03' },
      ],
      task: [{ gid: '71' }, { error: 'Forbidden' }, { gid: '73' }],
      mark: [{ id: 2 }, { id: 3 }],
      mail: [{ success: true }],
    },
    expects: {
      judge: [
        {
          held: 4,
          sum: 55.7,
          empty: 35.1,
          fresh: [
            {
              key: 'ana|O365_BUSINESS_PREMIUM',
              why: both('dernière connexion le 2026-08-01', 'last sign-in on 2026-08-01'),
            },
            { key: 'bob|SPB', why: both('compte bloqué', 'account blocked') },
            { key: 'cleo|O365_BUSINESS_PREMIUM', why: both('jamais connecté', 'never signed in') },
          ],
        },
      ],
      took: [{ key: 'ana|O365_BUSINESS_PREMIUM' }, { key: 'cleo|O365_BUSINESS_PREMIUM' }],
    },
    asks: {
      task: [
        {
          name: both(
            'Licence O365_BUSINESS_PREMIUM de ANA : reprendre ?',
            'Licence O365_BUSINESS_PREMIUM of ANA: take it back?',
          ),
          otherProperties: { due_on: '2026-12-08' },
        },
        {},
        {},
      ],
      mail: [
        {
          bodyContent: both(
            'Licences attribuées et inutilisées : 4, soit par mois 55,70 € hors taxes\nLicences payées et attribuées à personne : O365_BUSINESS_PREMIUM × 3, soit par mois 35,10 € hors taxes\nTâches créées : 2\n\nAsana a refusé ces tâches, elles reviendront le mois prochain :\n- BOB (bob@votre-entreprise.example), SPB, compte bloqué\n\nSans prix dans vos valeurs, donc non comptées : VISIOCLIENT',
            'Licences assigned and unused: 4, each month €55.70 net of VAT\nLicences paid for and assigned to nobody: O365_BUSINESS_PREMIUM × 3, each month €35.10 net of VAT\nTasks created: 2\n\nAsana refused these tasks, they will come back next month:\n- BOB (bob@votre-entreprise.example), SPB, account blocked\n\nWithout a price of yours, hence not counted: VISIOCLIENT',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Quarante-trois comptes bloqués', en: 'Forty-three blocked accounts' },
    given: {
      monthly: [{}],
      skus: [{ value: [sku('s1', 'O365_BUSINESS_PREMIUM', 43, 43)] as never }],
      users: [
        page(
          ...Array.from({ length: 43 }, (_, at) =>
            user(`u${at}`, null, ['s1'], { accountEnabled: false }),
          ),
        ),
      ],
      known: [{}],
      task: Array.from({ length: 40 }, (_, at) => ({ gid: `${at + 100}` })),
      mark: Array.from({ length: 40 }, (_, at) => ({ id: at + 1 })),
      mail: [{ success: true }],
    },
    expects: { judge: [{ held: 43, later: 3 }], each: { count: 40 } },
    asks: {
      users: [{ options: { pagination: { pagination: { nextURL: FIRST } } } }],
      mail: [
        {
          bodyContent: both(
            'Licences attribuées et inutilisées : 43, soit par mois 503,10 € hors taxes\nTâches créées : 40\nPour le mois prochain, au-delà de quarante tâches : 3',
            'Licences assigned and unused: 43, each month €503.10 net of VAT\nTasks created: 40\nFor next month, beyond forty tasks: 3',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne dort', en: 'Nobody sleeps' },
    given: {
      monthly: [{}],
      skus: [{ value: [sku('s1', 'O365_BUSINESS_PREMIUM', 1, 1)] as never }],
      users: [page(ACTIVE)],
      known: { fails: 'Table not found' },
      mail: [{ success: true }],
    },
    expects: { judge: [{ held: 0, sum: 0, seats: [] }], each: 'not reached' },
    asks: {
      mail: [
        {
          bodyContent: both(
            'Aucune licence attribuée ne dort.\n\nLa table des signalements ne se lit pas : des tâches peuvent être en double.',
            'No assigned licence is asleep.\n\nThe table of reports cannot be read: tasks may be there twice.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Les abonnements sont illisibles', en: 'Subscriptions cannot be read' },
    given: { monthly: [{}], skus: { fails: '403 - Forbidden' }, blind: [{ id: 't1' }] },
    expects: { users: 'not reached' },
    asks: {
      blind: [
        {
          message: both(
            'Licences non comptées ce mois-ci : 403 - Forbidden',
            'Licences not counted this month: 403 - Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'L’annuaire est illisible', en: 'The directory cannot be read' },
    given: {
      monthly: [{}],
      skus: SKUS,
      users: { fails: '429 - Too Many Requests' },
      blind: [{ id: 't2' }],
    },
    expects: { judge: 'not reached' },
    asks: {
      blind: [
        {
          message: both(
            'Licences non comptées ce mois-ci : 429 - Too Many Requests',
            'Licences not counted this month: 429 - Too Many Requests',
          ),
        },
      ],
    },
  },
]
