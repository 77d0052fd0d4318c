import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const delivery = (id: number, customer: string, address: string): JsonObject => ({
  id,
  customer,
  address,
  phone: '04 00 00 00 0' + String(id),
})
const found = (label: string, postcode: string, type: string, score: number): JsonObject => ({
  features: [
    {
      geometry: { coordinates: [6.12, 45.9] },
      properties: { label, postcode, type, score },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une située, trois douteuses', en: 'One placed, three doubtful' },
    given: {
      afternoon: [{}],
      deliveries: [
        delivery(1, 'Hôtel des Pins', '4 rue du Lac 74000 Annecy'),
        delivery(2, 'Brun Traiteur', '12 rue des Lilas 73100'),
        delivery(3, 'Cabinet Roy', '8 rue Bugeaud 69003 Lyon'),
        delivery(4, 'Lang Optique', 'zone des Prés'),
        delivery(5, 'Garage Mercier', '3 quai Riss 74000 Annecy'),
      ],
      find: [
        found('4 Rue du Lac 74000 Annecy', '74000', 'housenumber', 0.97),
        found('12 Rue des Lilas 73000 Chambéry', '73000', 'housenumber', 0.81),
        found('Rue Bugeaud 69003 Lyon', '69003', 'street', 0.88),
        { features: [] },
        found('3 Quai Rives 74000 Annecy', '74000', 'housenumber', 0.52),
      ],
      place: [{ id: 1 }],
      report: [{ accepted: true }],
    },
    expects: {
      judge: [
        { kind: 'found', lat: 45.9 },
        { kind: 'doubt', why: { fr: 'code postal différent', en: 'another postcode' } },
        { kind: 'doubt', why: { fr: 'numéro inconnu', en: 'unknown number' } },
        { kind: 'doubt', why: { fr: 'adresse introuvable', en: 'address not found' } },
        { kind: 'doubt', why: { fr: 'ressemblance faible', en: 'weak likeness' } },
      ],
      doubtful: { count: 4 },
      blind: 'not reached',
    },
    asks: {
      deliveries: [
        {
          additionalOptions: {
            filter: { filterProperties: [{ field: 'day', values: 1_795_478_400 }] },
          },
        },
      ],
      place: [{ rowId: 1 }],
      report: [
        {
          subject: {
            fr: 'Livraisons du 2026-11-24 : 4 adresse(s) à reprendre',
            en: 'Deliveries of 2026-11-24: 4 address(es) to settle',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le service tombe', en: 'The service goes down' },
    given: {
      afternoon: [{}],
      deliveries: [delivery(1, 'Hôtel des Pins', '4 rue du Lac 74000 Annecy')],
      find: { fails: 'Too Many Requests' },
      report: [{ accepted: true }],
    },
    expects: { 'kind.other': [{ kind: 'unasked' }], place: 'not reached' },
    asks: {
      report: [
        {
          text: {
            fr: 'Hôtel des Pins : à vérifier sur la carte, 4 rue du Lac 74000 Annecy',
            en: 'Hôtel des Pins: to check on the map, 4 rue du Lac 74000 Annecy',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Coordonnées refusées', en: 'Coordinates refused' },
    given: {
      afternoon: [{}],
      deliveries: [delivery(1, 'Hôtel des Pins', '4 rue du Lac 74000 Annecy')],
      find: [found('4 Rue du Lac 74000 Annecy', '74000', 'housenumber', 0.97)],
      place: { fails: 'Access denied' },
      report: [{ accepted: true }],
    },
    expects: { blind: { count: 1 }, doubtful: 'not reached' },
    asks: { report: [{ toEmail: 'exploitation@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      afternoon: [{}],
      deliveries: { fails: 'document not found' },
      silent: [{ accepted: true }],
    },
    expects: { settings: [{ day: '2026-11-24' }], find: 'not reached' },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Livraisons du 2026-11-24 : adresses non contrôlées',
            en: 'Deliveries of 2026-11-24: addresses unchecked',
          },
        },
      ],
    },
  },
]
