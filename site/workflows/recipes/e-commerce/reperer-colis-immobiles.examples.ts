import type { Example } from '../recipe.ts'

const order = (name: string, ...tracking: readonly string[]) => ({
  name,
  email: 'ines@client.example',
  customer: { first_name: 'Ines' },
  fulfillments: tracking.map((tracking_number) => ({
    tracking_number,
    tracking_company: tracking_number.startsWith('6A') ? 'Colissimo' : 'DPD',
  })),
})
const event = (code: string, label: string, date: string, isFinal = false) => ({
  returnCode: 200,
  shipment: {
    isFinal,
    event: [
      { code: 'DR1', label: 'Déclaré', date: '2026-11-08T08:00:00+01:00' },
      { code, label, date: `${date}T10:00:00+01:00` },
    ],
  },
})
const about = (orderName: string, parcel: string, kind: string, more = {}) => ({
  parcel,
  order: orderName,
  email: 'ines@client.example',
  first: 'Ines',
  kind,
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Retrait oublié, tri bloqué, étagère', en: 'Forgotten pick-up, stuck, on a shelf' },
    given: {
      morning: [{}],
      orders: [
        order('#1001', '6A001', '6A002'),
        order('#1002', '6A003', 'DPD-9'),
        order('#1003', '6A004'),
        order('#1004', '6A005'),
      ],
      track: [
        event('AG1', 'Disponible au point de retrait', '2026-11-16'),
        event('DI1', 'Livré', '2026-11-12', true),
        event('ET1', 'En cours de traitement', '2026-11-18'),
        {
          shipment: {
            isFinal: false,
            event: [{ code: 'DR1', label: 'Déclaré', date: '2026-11-20T08:00:00+01:00' }],
          },
        },
        event('ET1', 'En cours de traitement', '2026-11-21'),
      ],
      fresh: [
        about('#1001', '6A001', 'pickup', { days: 7, label: 'Disponible au point de retrait' }),
        about('#1002', '6A003', 'stuck', { days: 5, label: 'En cours de traitement' }),
        about('#1003', '6A004', 'never', { days: 3, label: 'Déclaré' }),
      ],
      remind: [{ messageId: 'b1' }],
      ticket: [{ id: 31 }],
      depot: [{ id: 'm1' }],
      remember: [{ id: 1 }],
    },
    expects: {
      parcels: { count: 5 },
      judge: [
        { parcel: '6A001', kind: 'pickup', days: 7 },
        { parcel: '6A003', kind: 'stuck', days: 5 },
        { parcel: '6A004', kind: 'never', days: 3 },
      ],
      tell: 'not reached',
    },
    asks: {
      ticket: [
        {
          additionalFields: {
            subject: { fr: '#1002 : colis immobile', en: '#1002: parcel stuck' },
          },
        },
      ],
      depot: [
        {
          message: {
            fr: '#1003 : étiquette 6A004 imprimée il y a 3 jours, jamais remise.',
            en: '#1003: label 6A004 printed 3 days ago, never handed over.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le rappel ne part pas', en: 'The reminder does not leave' },
    given: {
      morning: [{}],
      orders: [order('#1001', '6A001')],
      track: [event('AG1', 'Disponible au point de retrait', '2026-11-16')],
      fresh: [about('#1001', '6A001', 'pickup', { days: 7, label: 'Disponible' })],
      remind: { fails: 'Email is not valid' },
      ticket: [{ id: 32 }],
      remember: [{ id: 2 }],
    },
    expects: { judge: [{ kind: 'pickup' }], depot: 'not reached' },
    asks: {
      ticket: [
        {
          additionalFields: {
            subject: {
              fr: '#1001 : rappel de retrait non parti',
              en: '#1001: pick-up reminder not sent',
            },
          },
        },
      ],
      remember: [{ columns: { value: { parcel: '6A001', kind: 'pickup' } } }],
    },
  },
  {
    name: { fr: 'La clé de La Poste est périmée', en: 'The carrier’s key has expired' },
    given: {
      morning: [{}],
      orders: [order('#1001', '6A001'), order('#1002', '6A003')],
      track: { fails: 'Authorization failed' },
      fresh: [about('#1001', '6A001', 'unread'), about('#1002', '6A003', 'unread')],
      tell: [{ accepted: true }],
    },
    expects: { judge: [{ kind: 'unread' }, { kind: 'unread' }], ticket: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'La Poste ne dit rien de : 6A001, 6A003',
            en: 'The carrier says nothing of: 6A001, 6A003',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: {
      morning: [{}],
      orders: { fails: 'Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, parcels: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Shopify ne répond pas : Service unavailable',
            en: 'Shopify does not answer: Service unavailable',
          },
        },
      ],
    },
  },
]
