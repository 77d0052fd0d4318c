import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const HOLIDAYS = { '2026-11-11': '11 novembre', '2026-12-25': 'Jour de Noël' }
const sale = (day: string, product: string, sold: number, sold_out?: string) => ({
  id: `rec${day}${product}`,
  createdTime: '2026-11-01T20:00:00.000Z',
  day,
  product,
  sold,
  ...(sold_out === undefined ? {} : { sold_out }),
})
/** Examples run on Monday the 23rd: Tuesdays count. */
const TUESDAYS = ['2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17']
const BAGUETTES = TUESDAYS.map((day, at) => sale(day, 'Baguette', [140, 150, 165, 120][at]!))
const SALES = [
  ...BAGUETTES,
  // Sold out at 13.00, six hours of twelve: half as much again, not twice.
  sale('2026-11-03', 'Croissant', 80, '13:00'),
  sale('2026-11-10', 'Croissant', 96, '17h00'),
  sale('2026-11-17', 'Croissant', 100),
  sale('2026-11-17', 'Brioche', 9),
  // Too old, or another day.
  sale('2026-09-22', 'Baguette', 900),
  sale('2026-11-21', 'Baguette', 900),
]
const sent = [{ ok: true, result: { message_id: 1 } }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un mardi, des ruptures, une brioche rare',
      en: 'A Tuesday, sold out twice, few brioches',
    },
    given: {
      daily: [{}],
      holidays: [HOLIDAYS],
      sales: SALES,
      keep: [{ id: 'a' }, { id: 'b' }],
      send: sent,
    },
    expects: {
      each: [
        { name: 'Baguette', bake: 160, batches: 8, low: 120, high: 165, days: 4 },
        { name: 'Croissant', bake: 120, batches: 5, low: 100, high: 120, short: 2 },
      ],
      mail: 'not reached',
    },
    asks: {
      keep: [
        { columns: { value: { key: '2026-11-24 Baguette', bake: 160 } } },
        { columns: { value: { key: '2026-11-24 Croissant' } } },
      ],
      send: [
        {
          text: both(
            'Mardi 24/11\nBaguette : 160 (8 × 20, demande de 120 à 165 sur 4 jours)\nCroissant : 120 (5 × 24, demande de 100 à 120 sur 3 jours, ruptures 2)\nTrop peu de jours comparables : Brioche',
            'Tuesday 24/11\nBaguette: 160 (8 × 20, demand from 120 to 165 over 4 days)\nCroissant: 120 (5 × 24, demand from 100 to 120 over 3 days, sold out 2)\nToo few like days: Brioche',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un férié se prévoit comme un dimanche',
      en: 'A holiday is forecast like a Sunday',
    },
    given: {
      daily: [{}],
      holidays: [{ ...HOLIDAYS, '2026-11-24': 'Fête locale' }],
      sales: [
        ...BAGUETTES,
        ...['2026-11-08', '2026-11-15', '2026-11-22'].map((day) => sale(day, 'Baguette', 240)),
      ],
      keep: { fails: '422 - Unknown field' },
      send: { fails: 'Bad Gateway' },
      mail: [{ accepted: ['x'] }],
    },
    expects: { each: [{ name: 'Baguette', bake: 240, days: 3 }] },
    asks: {
      mail: [
        {
          text: both(
            'Mardi 24/11 (Fête locale, comme un dimanche)\nBaguette : 240 (12 × 20, demande de 240 à 240 sur 3 jours)\nTrop peu de jours comparables : Croissant, Brioche',
            'Tuesday 24/11 (Fête locale, like a Sunday)\nBaguette: 240 (12 × 20, demand from 240 to 240 over 3 days)\nToo few like days: Croissant, Brioche',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Fermé demain', en: 'Closed tomorrow' },
    given: { daily: [{}], holidays: [{ '2026-11-24': 'Jour de Noël' }], sales: SALES },
    expects: { forecast: [{ state: 'closed', day: '2026-11-24' }], send: 'not reached' },
  },
  {
    name: { fr: 'Jours fériés injoignables', en: 'Holidays out of reach' },
    given: {
      daily: [{}],
      holidays: { fails: '503' },
      sales: BAGUETTES,
      keep: [{ id: 'a' }],
      send: sent,
    },
    expects: { each: [{ bake: 160 }] },
    asks: {
      send: [
        {
          text: both(
            'Mardi 24/11\nBaguette : 160 (8 × 20, demande de 120 à 165 sur 4 jours)\nTrop peu de jours comparables : Croissant, Brioche\nJours fériés non vérifiés.',
            'Tuesday 24/11\nBaguette: 160 (8 × 20, demand from 120 to 165 over 4 days)\nToo few like days: Croissant, Brioche\nHolidays not checked.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Ventes illisibles', en: 'Sales unreadable' },
    given: { daily: [{}], holidays: [HOLIDAYS], sales: { fails: '401' }, send: sent },
    expects: { forecast: [{ state: 'lost' }], each: 'not reached' },
    asks: {
      send: [
        {
          text: both(
            'Ventes illisibles : pas de prévision, refaites comme la semaine passée.',
            'Sales unreadable: no forecast, do as last week.',
          ),
        },
      ],
    },
  },
]
