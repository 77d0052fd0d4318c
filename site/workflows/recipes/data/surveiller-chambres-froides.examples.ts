import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const reading = (celsius: number, sensor = 'froid-1'): readonly JsonObject[] => [
  { headers: {}, body: { sensor, celsius } },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Premier relevé trop chaud', en: 'First warm reading' },
    given: {
      reading: reading(6.5),
      store: [{ success: true }],
      since: [{ state: null }],
      start: [{}],
    },
    expects: { judge: [{ kind: 'rise', limit: 4 }], call: 'not reached' },
    asks: { start: [{ key: 'cold:froid-1', ttl: 86_400 }] },
  },
  {
    name: { fr: 'Vingt-cinq minutes, base en panne', en: 'Twenty-five minutes, database down' },
    given: {
      reading: reading(-9, 'congel-1'),
      store: { fails: 'could not connect to server' },
      since: [{ state: '2026-11-23T08:05:00.000+01:00' }],
      call: [{ sid: 'SM1' }],
      told: [{}],
    },
    expects: { judge: [{ kind: 'alarm', limit: -16, lasted: 25 }], blind: 'not reached' },
    asks: {
      call: [
        {
          message: {
            fr: 'congel-1 : -9 °C (limite -16) depuis 25 min',
            en: 'congel-1: -9 °C (limit -16) for 25 min',
          },
        },
      ],
      told: [{ key: 'cold:congel-1', value: 'told' }],
    },
  },
  {
    name: { fr: 'Redis muet, SMS refusé', en: 'Redis silent, text refused' },
    given: {
      reading: reading(7),
      store: [{ success: true }],
      since: { fails: 'ECONNREFUSED' },
      call: { fails: 'Authenticate' },
      blind: [{ accepted: true }],
    },
    expects: { judge: [{ kind: 'alarm', lasted: 0 }], told: 'not reached' },
    asks: {
      blind: [
        {
          subject: {
            fr: 'SMS refusé, allez voir froid-1',
            en: 'Text refused, go and see froid-1',
          },
          text: 'Authenticate',
        },
      ],
    },
  },
  {
    name: { fr: 'Revenu au froid', en: 'Cold again' },
    given: {
      reading: reading(3.2),
      store: [{ success: true }],
      since: [{ state: 'told' }],
      calm: [{ accepted: true }],
      forget: [{}],
    },
    expects: { 'kind.back': { count: 1 }, start: 'not reached' },
    asks: {
      calm: [{ subject: { fr: 'froid-1 de nouveau à 3.2 °C', en: 'froid-1 back to 3.2 °C' } }],
      forget: [{ key: 'cold:froid-1' }],
    },
  },
  {
    name: { fr: 'Refermée à temps', en: 'Shut in time' },
    given: {
      reading: reading(3.9),
      store: [{ success: true }],
      since: [{ state: '2026-11-23T08:22:00.000+01:00' }],
      forget: [{}],
    },
    expects: { judge: [{ kind: 'cooled', lasted: 8 }], calm: 'not reached' },
  },
  {
    name: { fr: 'Tout va bien', en: 'All is well' },
    given: { reading: reading(2), store: [{ success: true }], since: [{ state: null }] },
    expects: { judge: [{ kind: 'fine' }], start: 'not reached', forget: 'not reached' },
  },
  {
    name: { fr: 'Pile faible', en: 'Weak battery' },
    given: { reading: reading(85) },
    expects: { settings: [{ limit: 4, celsius: 85 }], sound: { count: 0 }, store: 'not reached' },
  },
  {
    name: { fr: 'Deux sondes muettes', en: 'Two silent probes' },
    given: {
      half: [{}],
      missing: [{ probes: 'froid-2 (23/11 07:35), congel-1 (23/11 07:40)' }],
      blind: [{ accepted: true }],
    },
    expects: {
      tick: { count: 1 },
      sound: { count: 0 },
    },
    asks: {
      blind: [
        {
          subject: {
            fr: 'Sondes muettes : froid-2 (23/11 07:35), congel-1 (23/11 07:40)',
            en: 'Silent probes: froid-2 (23/11 07:35), congel-1 (23/11 07:40)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Base injoignable', en: 'Database out of reach' },
    given: {
      half: [{}],
      missing: { fails: 'timeout expired' },
      blind: [{ accepted: true }],
    },
    expects: { tick: { count: 1 }, store: 'not reached' },
    asks: {
      blind: [
        {
          subject: { fr: 'Relevés non enregistrés', en: 'Readings not stored' },
          text: 'timeout expired',
        },
      ],
    },
  },
]
