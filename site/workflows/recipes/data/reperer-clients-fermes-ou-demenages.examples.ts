import type { Example } from '../recipe.ts'

const clients = [
  { id: 'rec1', name: 'Hôtel des Pins', siren: '732 829 320', postcode: '74000' },
  { id: 'rec2', name: 'Garage Mercier', siren: '404833048', postcode: '38000' },
  { id: 'rec3', name: 'Laiterie Blin', siren: '552100554', postcode: '73100' },
  { id: 'rec4', name: 'Cabinet Roy', siren: '443061841', postcode: '69003' },
  { id: 'rec5', name: 'Clinique Aubert', siren: '123456789', postcode: '01000' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Fermée, déplacée, inconnue, fausse', en: 'Closed, moved, unknown, wrong' },
    given: {
      monthly: [{}],
      clients,
      ask: [
        {
          results: [
            {
              siren: '732829320',
              etat_administratif: 'C',
              date_fermeture: '2024-06-30',
              siege: { adresse: '4 RUE DU LAC 74000 ANNECY', code_postal: '74000' },
            },
          ],
        },
        {
          results: [
            {
              siren: '404833048',
              etat_administratif: 'A',
              date_fermeture: null,
              siege: { adresse: '12 AVENUE FOCH 38700 LA TRONCHE', code_postal: '38700' },
            },
          ],
        },
        { results: [] },
        {
          results: [
            { siren: '552100554', etat_administratif: 'A', siege: { code_postal: '75001' } },
            {
              siren: '443061841',
              etat_administratif: 'A',
              siege: { adresse: '8 RUE BUGEAUD 69003 LYON', code_postal: '69003' },
            },
          ],
        },
      ],
      card: [{ id: 'c1' }],
      note: [{ id: 'rec2' }],
      report: [{ accepted: true }],
    },
    expects: {
      'good.no': [{ name: 'Clinique Aubert', good: false }],
      judge: [{ kind: 'closed' }, { kind: 'moved' }, { kind: 'missing' }, { kind: 'same' }],
      sum: [
        {
          total: 5,
          unasked: 0,
          lines: [
            {
              fr: 'Hôtel des Pins : fermée le 2024-06-30',
              en: 'Hôtel des Pins: closed on 2024-06-30',
            },
            {
              fr: 'Garage Mercier : siège déplacé, 12 AVENUE FOCH 38700 LA TRONCHE',
              en: 'Garage Mercier: head office moved, 12 AVENUE FOCH 38700 LA TRONCHE',
            },
            {
              fr: 'Laiterie Blin : inconnue de l’annuaire, 552100554',
              en: 'Laiterie Blin: unknown to the register, 552100554',
            },
            {
              fr: 'Clinique Aubert : SIREN impossible, 123456789',
              en: 'Clinique Aubert: impossible SIREN, 123456789',
            },
          ],
        },
      ],
    },
    asks: {
      note: [
        {
          columns: { value: { id: 'rec2', official_address: '12 AVENUE FOCH 38700 LA TRONCHE' } },
        },
      ],
      report: [
        {
          subject: {
            fr: 'Clients : 4 constat(s), 0 non vérifié(s)',
            en: 'Clients: 4 finding(s), 0 unchecked',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’annuaire ne répond pas', en: 'The register does not answer' },
    given: {
      monthly: [{}],
      clients: clients.slice(0, 2),
      ask: { fails: 'The service is receiving too many requests from you' },
      report: [{ accepted: true }],
    },
    expects: { sum: [{ total: 2, lines: [], unasked: 2 }], card: 'not reached' },
    asks: {
      report: [
        {
          subject: {
            fr: 'Clients : 0 constat(s), 2 non vérifié(s)',
            en: 'Clients: 0 finding(s), 2 unchecked',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: {
      monthly: [{}],
      clients: { fails: 'INVALID_PERMISSIONS' },
      silent: [{ accepted: true }],
    },
    expects: { shape: 'not reached', report: 'not reached' },
    asks: {
      silent: [
        {
          text: {
            fr: 'Airtable a répondu : INVALID_PERMISSIONS. Relancez le flux à la main.',
            en: 'Airtable answered: INVALID_PERMISSIONS. Start the flow by hand.',
          },
        },
      ],
    },
  },
]
