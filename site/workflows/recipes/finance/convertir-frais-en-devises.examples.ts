import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un samedi à Zurich, deux tickets', en: 'A Saturday in Zurich, two receipts' },
    given: {
      nightly: [{}],
      expenses: [
        { id: 11, who: 'Lina Ferrand', day: '2026-11-21', currency: 'chf', amount: '84.60' },
        { id: 12, who: 'Lina Ferrand', day: '2026-11-21', currency: 'CHF ', amount: '9.40' },
        { id: 13, who: 'Omar Dutil', day: '2026-11-20', currency: 'EUR', amount: '31.00' },
        { id: 14, who: 'Omar Dutil', day: '2026-11-19', currency: 'MAD', amount: '420' },
      ],
      ask: [
        {
          data: 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE\r\nEXR.D.CHF.EUR.SP00.A,D,CHF,EUR,SP00,A,2026-11-20,0.94\r\n',
        },
        { data: '' },
      ],
      write: [11, 12].map((id) => ({ id, order: `${id}.00` })),
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: {
      pairs: [{ pair: 'CHF 2026-11-21' }, { pair: 'MAD 2026-11-19' }],
      rate: [{ rate: 0.94, rate_day: '2026-11-20' }, { rate: 0 }],
      euros: [
        { id: 11, euros: 90 },
        { id: 12, euros: 10 },
      ],
      'found.no': { count: 1 },
      closed: 'not reached',
    },
    asks: {
      ask: [
        {
          url: 'https://data-api.ecb.europa.eu/service/data/EXR/D.CHF.EUR.SP00.A',
          queryParameters: {
            parameters: [
              { value: '2026-11-14' },
              { value: '2026-11-21' },
              { value: '1' },
              { value: 'dataonly' },
              { value: 'csvdata' },
            ],
          },
        },
        { url: 'https://data-api.ecb.europa.eu/service/data/EXR/D.MAD.EUR.SP00.A' },
      ],
      tell: [
        {
          subject: {
            fr: 'Frais à convertir à la main : 1',
            en: 'Expenses to convert by hand: 1',
          },
          text: {
            fr: 'Omar Dutil, 420 MAD le 2026-11-19',
            en: 'Omar Dutil, 420 MAD on 2026-11-19',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La BCE ne répond pas', en: 'The ECB does not answer' },
    given: {
      nightly: [{}],
      expenses: [
        { id: 21, who: 'Iris Colin', day: '2026-11-20', currency: 'GBP', amount: '12.50' },
      ],
      ask: { fails: 'timeout of 15000ms exceeded' },
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: {
      rate: [{ pair: 'GBP 2026-11-20', rate: 0 }],
      odd: [
        {
          line: {
            fr: 'Iris Colin, 12,5 GBP le 2026-11-20',
            en: 'Iris Colin, 12.5 GBP on 2026-11-20',
          },
        },
      ],
      euros: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Frais à convertir à la main : 1',
            en: 'Expenses to convert by hand: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow refuse d’écrire', en: 'Baserow refuses to write' },
    given: {
      nightly: [{}],
      expenses: [
        { id: 25, who: 'Iris Colin', day: '2026-11-20', currency: 'GBP', amount: '12.50' },
      ],
      ask: [{ data: 'EXR.D.GBP.EUR.SP00.A,D,GBP,EUR,SP00,A,2026-11-20,0.88' }],
      write: { fails: 'ERROR_REQUEST_BODY_VALIDATION' },
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { euros: [{ id: 25, euros: 14.2 }] },
    asks: {
      tell: [
        {
          text: {
            fr: 'Iris Colin, 12,5 GBP le 2026-11-20 : calculé, non écrit',
            en: 'Iris Colin, 12.5 GBP on 2026-11-20: worked out, not written',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte à l’écriture',
      en: 'Baserow out of reach as it is written',
    },
    given: {
      nightly: [{}],
      expenses: [
        { id: 25, who: 'Iris Colin', day: '2026-11-20', currency: 'GBP', amount: '12.50' },
      ],
      ask: [{ data: 'EXR.D.GBP.EUR.SP00.A,D,GBP,EUR,SP00,A,2026-11-20,0.88' }],
      write: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { euros: [{ id: 25, euros: 14.2 }] },
    asks: {
      tell: [
        {
          text: {
            fr: 'Iris Colin, 12,5 GBP le 2026-11-20 : calculé, non écrit',
            en: 'Iris Colin, 12.5 GBP on 2026-11-20: worked out, not written',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un jour à venir, une monnaie oubliée', en: 'A day to come, a missing currency' },
    given: {
      nightly: [{}],
      expenses: [
        { id: 31, who: 'Iris Colin', day: '2026-12-20', currency: 'GBP', amount: '12.50' },
        { id: 32, who: 'Omar Dutil', day: '2026-11-19', currency: null, amount: '8' },
      ],
      ask: [
        { data: 'EXR.D.GBP.EUR.SP00.A,D,GBP,EUR,SP00,A,2026-11-20,0.88' },
        { data: 'EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,2026-11-19,1.16' },
      ],
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: {
      rate: [{ rate: 0.88 }, { rate: 1.16 }],
      'found.no': { count: 2 },
      write: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Iris Colin, 12,5 GBP le 2026-12-20\nOmar Dutil, 8 ? le 2026-11-19',
            en: 'Iris Colin, 12.5 GBP on 2026-12-20\nOmar Dutil, 8 ? on 2026-11-19',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    given: {
      nightly: [{}],
      expenses: { fails: 'The service is unavailable' },
      closed: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { settings: { count: 1 }, ready: 'not reached', join: 'not reached' },
    asks: {
      closed: [
        {
          text: {
            fr: 'La table des frais n’a pas pu être lue : The service is unavailable. Aucune ligne n’a changé ; le flux réessaiera demain.',
            en: 'The table of expenses could not be read: The service is unavailable. No row has changed; the flow tries again tomorrow.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      nightly: [{}],
      expenses: { fails: 'connect ECONNREFUSED', whole: true },
      closed: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { settings: { count: 1 }, ready: 'not reached', join: 'not reached' },
    asks: {
      closed: [
        {
          text: {
            fr: 'La table des frais n’a pas pu être lue : Baserow ne répond pas. Aucune ligne n’a changé ; le flux réessaiera demain.',
            en: 'The table of expenses could not be read: Baserow does not answer. No row has changed; the flow tries again tomorrow.',
          },
        },
      ],
    },
  },
]
