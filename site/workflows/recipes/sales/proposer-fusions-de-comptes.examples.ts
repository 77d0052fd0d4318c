import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const account = (
  id: string,
  name: string,
  created: string,
  rest: { readonly site?: string; readonly phone?: string; readonly city?: string } = {},
): JsonObject => ({
  Id: id,
  Name: name,
  Website: rest.site ?? null,
  Phone: rest.phone ?? null,
  BillingCity: rest.city ?? null,
  OwnerId: 'U1',
  CreatedDate: created,
})
const pines = account('A1', 'Hôtel des Pins SARL', '2022-01-05', {
  site: 'https://www.hotel-des-pins.example/',
})
const fair = account('A2', 'Salon Annecy, M. Faure', '2025-03-02', {
  site: 'hotel-des-pins.example',
})
const garage = account('A3', 'Mercier Garage', '2021-06-01', { city: 'Chambéry' })
const homes = account('A4', 'Mercier Immobilier', '2024-02-01', { city: 'Chambéry' })
const lock = account('A5', 'Dubois Serrurerie', '2020-05-04', { city: 'Annecy' })
const locks = account('A6', 'Dubois Serrurier', '2023-09-12', { city: 'Annecy' })
const idOf = ({ Id }: JsonObject): string => (typeof Id === 'string' ? Id : '')

const pair = (one: JsonObject, other: JsonObject, why: string): JsonObject => ({
  pair: `${idOf(one)}+${idOf(other)}`,
  why,
  sure: why !== 'name',
  one,
  other,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une preuve, deux noms à peser', en: 'One proof, two names to weigh' },
    given: {
      friday: [{}],
      accounts: [fair, garage, pines, homes, lock, locks],
      fresh: [pair(pines, fair, 'site'), pair(lock, locks, 'name'), pair(garage, homes, 'name')],
      judge: {
        says: [
          {
            fr: '{"output":{"verdict":"same","reason":"Même métier, même ville."}}',
            en: '{"output":{"verdict":"same","reason":"Same trade, same city."}}',
          },
          {
            fr: '{"output":{"verdict":"different","reason":"Garage et Immobilier sont deux métiers."}}',
            en: '{"output":{"verdict":"different","reason":"Garage and Immobilier are two trades."}}',
          },
        ],
      },
      task: [{ id: 'T1', success: true }],
      mark: [{ id: 1 }],
    },
    expects: {
      pairs: [
        { pair: 'A1+A2', why: 'site', sure: true },
        { pair: 'A5+A6', why: 'name', sure: false },
        { pair: 'A3+A4', why: 'name', sure: false },
      ],
      proof: [
        {
          verdict: 'same',
          reason: {
            fr: 'même site, https://www.hotel-des-pins.example/',
            en: 'same site, https://www.hotel-des-pins.example/',
          },
        },
      ],
      worth: [{ pair: 'A5+A6', verdict: 'same' }],
      silent: 'not reached',
    },
    asks: {
      task: [
        {
          additionalFields: {
            whatId: 'A1',
            activityDate: '2026-11-30',
            subject: {
              fr: 'Double ? Hôtel des Pins SARL et Salon Annecy, M. Faure',
              en: 'Duplicate? Hôtel des Pins SARL and Salon Annecy, M. Faure',
            },
          },
        },
        {
          additionalFields: {
            whatId: 'A5',
            subject: {
              fr: 'Double ? Dubois Serrurerie et Dubois Serrurier',
              en: 'Duplicate? Dubois Serrurerie and Dubois Serrurier',
            },
          },
        },
      ],
      mark: [{ columns: { value: { pair: 'A1+A2' } } }, { columns: { value: { pair: 'A5+A6' } } }],
    },
  },
  {
    name: { fr: 'Modèle en panne, tâche refusée', en: 'Model down, task refused' },
    given: {
      friday: [{}],
      accounts: [garage, homes],
      fresh: [pair(garage, homes, 'name')],
      judge: { fails: 'overloaded' },
      task: { fails: 'FIELD_INTEGRITY_EXCEPTION' },
      silent: [{ accepted: true }],
    },
    expects: {
      view: [
        {
          verdict: 'unsure',
          reason: { fr: 'noms proches, à comparer', en: 'names alike, to compare' },
        },
      ],
      mark: 'not reached',
    },
    asks: { silent: [{ text: 'FIELD_INTEGRITY_EXCEPTION' }] },
  },
  {
    name: { fr: 'Salesforce ne répond pas', en: 'Salesforce does not answer' },
    given: {
      friday: [{}],
      accounts: { fails: 'REQUEST_LIMIT_EXCEEDED' },
      silent: [{ accepted: true }],
    },
    expects: { settings: [{ most: 15 }], pairs: 'not reached' },
    asks: {
      silent: [
        {
          subject: { fr: 'Doubles : Salesforce a refusé', en: 'Duplicates: Salesforce refused' },
        },
      ],
    },
  },
  {
    name: { fr: 'Même téléphone, écrit autrement', en: 'Same telephone, written otherwise' },
    given: {
      friday: [{}],
      accounts: [
        account('B1', 'Ets Blin', '2020-01-01', { phone: '04 50 11 22 33' }),
        account('B2', 'Laiterie du Val', '2023-01-01', { phone: '+33 450 112 233' }),
      ],
      fresh: [],
    },
    expects: { pairs: [{ pair: 'B1+B2', why: 'phone' }], task: 'not reached' },
  },
]
