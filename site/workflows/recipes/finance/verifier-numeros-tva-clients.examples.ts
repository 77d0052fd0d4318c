import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Radié, changé de nom, pays muet', en: 'Struck off, renamed, country silent' },
    given: {
      night: [{}],
      customers: [
        { name: 'Holzbau Rieger GmbH', vat: 'DE 111 222 333' },
        { name: 'Panaderia Soler', vat: 'ES-X1234567X' },
        { name: 'Delvaux & fils', vat: 'BE0123456789' },
        { name: 'Delvaux entrepôt', vat: 'BE 0123.456.789' },
        { name: 'Lattanzi srl', vat: 'IT01234567890' },
        { name: 'Atelier Morin', vat: 'FR11222333444' },
        { name: 'Ancien client', vat: 'NL123456789B01' },
        { name: 'Sans numéro', vat: false },
        { name: 'Bristol Tiles Ltd', vat: 'GB123456789' },
        { name: 'Kyklos AE', vat: 'GR 12' },
      ],
      checks: [
        { vat: 'NL123456789B01', state: 'valid', day: '2026-11-10' },
        { vat: 'IT01234567890', state: 'valid', day: '2026-09-01' },
      ],
      ask: {
        runs: [
          [{ valid: false, userError: 'INVALID', requestIdentifier: '', name: '---' }],
          [{ valid: true, userError: 'VALID', requestIdentifier: 'WAPI-2', name: '---' }],
          [{ valid: true, userError: 'VALID', requestIdentifier: 'WAPI-3', name: 'SA TRANSMOSAN' }],
          [{ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
          [{ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
        ],
      },
      keep: {
        runs: [
          [
            {
              id: 1,
              state: 'invalid',
              line: {
                fr: 'Holzbau Rieger GmbH : DE111222333, numéro refusé',
                en: 'Holzbau Rieger GmbH: DE111222333, number refused',
              },
            },
          ],
          [{ id: 2, state: 'valid', line: 'Panaderia Soler' }],
          [
            {
              id: 3,
              state: 'name',
              line: {
                fr: 'Delvaux & fils : BE0123456789, VIES connaît « SA TRANSMOSAN »',
                en: 'Delvaux & fils: BE0123456789, VIES knows “SA TRANSMOSAN”',
              },
            },
          ],
          [
            {
              id: 4,
              state: 'invalid',
              line: {
                fr: 'Kyklos AE : EL12, numéro refusé',
                en: 'Kyklos AE: EL12, number refused',
              },
            },
          ],
        ],
      },
      tell: [{ success: true }],
    },
    expects: {
      due: [
        { vat: 'DE111222333', number: '111222333' },
        { vat: 'ESX1234567X' },
        { vat: 'BE0123456789', name: 'Delvaux & fils' },
        { vat: 'IT01234567890' },
        { vat: 'EL12', country: 'EL', number: '12' },
      ],
      state: [
        { state: 'invalid', proof: '' },
        { state: 'valid', proof: 'WAPI-2' },
        { state: 'name', proof: 'WAPI-3' },
        {
          state: 'unknown',
          line: {
            fr: 'Lattanzi srl : IT01234567890, sans réponse, revient la nuit prochaine',
            en: 'Lattanzi srl: IT01234567890, no answer, comes back tomorrow night',
          },
        },
        { state: 'invalid', day: '2026-11-23' },
      ],
      'known.no': { count: 1 },
      silent: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Numéros de TVA à revoir : 4',
            en: 'VAT numbers to look into: 4',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse la preuve', en: 'Grist refuses the proof' },
    given: {
      night: [{}],
      customers: [{ name: 'Panaderia Soler', vat: 'ESX1234567X' }],
      checks: [],
      ask: [
        {
          valid: true,
          userError: 'VALID',
          requestIdentifier: 'WAPI-9',
          name: 'SOLER PANADERIA SL',
        },
      ],
      keep: { fails: 'Document is read-only' },
      tell: [{ success: true }],
    },
    expects: {
      state: [{ state: 'valid', proof: 'WAPI-9' }],
      told: [
        {
          line: {
            fr: 'Une preuve n’a pas pu être écrite dans Grist : Document is read-only',
            en: 'A proof could not be written to Grist: Document is read-only',
          },
        },
      ],
    },
    asks: { tell: [{ toRecipients: 'compta@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      night: [{}],
      customers: { fails: 'connect ECONNREFUSED' },
      checks: [],
      silent: [{ success: true }],
    },
    expects: { due: [{ broken: 'Odoo' }], loop: 'not reached', tell: 'not reached' },
    asks: {
      silent: [
        {
          bodyContent: {
            fr: 'Source muette cette nuit : Odoo. Aucun numéro n’a été présenté à VIES.',
            en: 'A source was silent last night: Odoo. No number was put to VIES.',
          },
        },
      ],
    },
  },
]
