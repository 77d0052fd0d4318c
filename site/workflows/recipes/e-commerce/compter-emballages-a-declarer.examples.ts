import type { Example } from '../recipe.ts'

const period = (from = '2026-01-01', to = '2026-10-31') => [{ from, to }]
const line = (sku: string, quantity: number, name = `Article ${sku}`) => ({ sku, quantity, name })
const order = (
  id: number,
  date_completed_gmt: string | null,
  line_items: ReturnType<typeof line>[],
  country = 'FR',
) => ({ id, date_completed_gmt, shipping: { country }, billing: { country: 'FR' }, line_items })
const row = (reference: string, material: string, grams: string | number) => ({
  Référence: reference,
  Reference: reference,
  Matière: material,
  Material: material,
  Grammes: grams,
  Grams: grams,
})
const SHEET = [
  row('SAV-1', 'Carton', 12),
  row('sav-1', 'Plastique', '3,5'),
  row('BOL-9', 'verre', '1 250'),
  row('CARTE', 'carton', 0),
  row('VIDE', 'carton', ''),
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre colis, une référence oubliée',
      en: 'Four parcels, one reference forgotten',
    },
    given: {
      period: period(),
      orders: [
        order(1, '2026-03-02T10:00:00', [line('sav-1', 4), line('CARTE', 1)]),
        order(2, '2026-10-31T22:30:00', [line('BOL-9', 2)]),
        order(3, '2025-12-31T23:30:00', [line('SAV-1', 1), line('NOUVEAU', 2)]),
        order(4, '2026-10-31T23:30:00', [line('SAV-1', 100)]),
        order(5, '2026-05-02T10:00:00', [line('SAV-1', 100)], 'BE'),
        order(6, null, [line('SAV-1', 100)]),
        order(7, '2026-05-03T10:00:00', [line('', 1, 'Bougie'), line('VIDE', 1)]),
      ],
      weights: SHEET,
      send: [{ accepted: true }],
    },
    expects: {
      count: [
        {
          kind: 'ready',
          parcels: 4,
          missing: 3,
          totals: [
            { material: 'verre', units: 2, kilos: 2.5 },
            { material: 'carton', units: 9, kilos: 0.78 },
            { material: 'plastique', units: 5, kilos: 0.018 },
          ],
          text: {
            fr: 'Colis partis : 4\n- verre : 2,5 kg (2)\n- carton : 0,78 kg (9)\n- plastique : 0,018 kg (5)\n\nINCOMPLET : références absentes de la feuille\n- NOUVEAU × 2\n- Bougie × 1\n- VIDE × 1\n\nLignes illisibles de la feuille : VIDE',
            en: 'Parcels sent: 4\n- verre: 2.5 kg (2)\n- carton: 0.78 kg (9)\n- plastique: 0.018 kg (5)\n\nINCOMPLETE: references that the sheet lacks\n- NOUVEAU × 2\n- Bougie × 1\n- VIDE × 1\n\nRows of the sheet that cannot be read: VIDE',
          },
          csv: {
            fr: '\uFEFFMatière;Unités;Kilos\r\nverre;2;2,5\r\ncarton;9;0,78\r\nplastique;5;0,018',
            en: '\uFEFFMaterial;Units;Kilos\r\nverre;2;2.5\r\ncarton;9;0.78\r\nplastique;5;0.018',
          },
        },
      ],
      file: { count: 1 },
      tell: 'not reached',
    },
    asks: {
      orders: [
        {
          options: {
            status: 'completed',
            after: '2025-10-03T00:00:00.000+02:00',
            before: '2026-11-02T00:00:00.000+01:00',
          },
        },
      ],
      send: [
        {
          subject: {
            fr: 'Emballages : 4 colis, 3 référence(s) sans poids',
            en: 'Packaging: 4 parcels, 3 reference(s) without a weight',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une période encore en cours', en: 'A period that is still running' },
    given: {
      period: period('2026-01-01', '2026-12-31'),
      orders: [order(1, '2026-03-02T10:00:00', [line('SAV-1', 4)])],
      weights: SHEET,
      tell: [{ accepted: true }],
    },
    expects: { 'ready.no': { count: 1 }, send: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'La période doit être passée, et finir après son début.',
            en: 'The period has to be over, and to end after its start.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille est refusée', en: 'The sheet is refused' },
    given: {
      period: period(),
      orders: [order(1, '2026-03-02T10:00:00', [line('SAV-1', 4)])],
      weights: { fails: 'The caller does not have permission' },
      tell: [{ accepted: true }],
    },
    expects: { count: [{ kind: 'stop', parcels: 1 }], file: 'not reached' },
    asks: { tell: [{ text: 'The caller does not have permission' }] },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      period: period(),
      orders: { fails: '503 - Service unavailable' },
      weights: SHEET,
      tell: [{ accepted: true }],
    },
    expects: { count: [{ kind: 'stop', parcels: 0, why: '503 - Service unavailable' }] },
  },
]
