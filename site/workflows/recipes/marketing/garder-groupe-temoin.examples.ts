import type { Example, Given } from '../recipe.ts'

const request = (rows: number, day = '2026-12-01'): Given => ({
  items: [
    {
      json: { campaign: 'Catalogue Noël', day, days: '14' },
      files: {
        file: {
          type: 'text/csv',
          name: 'liste.csv',
          text: [
            'client_id;ville',
            ...Array.from({ length: rows }, (_, at) => `${at + 1};Lyon`),
          ].join('\n'),
        },
      },
    },
  ],
})
const drawn = [1, 2, 3, 4, 5].map((id) => ({ person: String(id), witness: id === 4 }))
const measured = (
  campaign: string,
  sent: readonly [number, number, number],
  held: readonly [number, number, number],
) => ({
  campaign,
  starts_on: '2026-11-08',
  ends_on: '2026-11-22',
  sent: sent[0],
  sent_buyers: sent[1],
  sent_total: sent[2],
  witnesses: held[0],
  witness_buyers: held[1],
  witness_total: held[2],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Cinq clients, tirage et fichier', en: 'Five customers, draw and file' },
    given: { request: request(5), draw: drawn, done: [{}] },
    expects: {
      keys: [{ state: 'ok', campaign: 'catalogue noël', day: '2026-12-01', ends: '2026-12-15' }],
      sent: [
        { client_id: '1', ville: 'Lyon' },
        { client_id: '2', ville: 'Lyon' },
        { client_id: '3', ville: 'Lyon' },
        { client_id: '5', ville: 'Lyon' },
      ],
      halted: 'not reached',
    },
    asks: {
      done: [
        {
          completionTitle: { fr: '1 témoin(s) sur 5', en: '1 held out of 5' },
          completionMessage: {
            fr: 'Envoyez ce fichier-ci. Bilan après le 15/12/2026. Liste courte : il risque de ne pas conclure.',
            en: 'Send to this file. Result after 15/12/2026. A short list: it may not conclude.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une liste sans client', en: 'A list without customers' },
    given: { request: request(0), halted: [{}] },
    expects: {
      keys: [
        {
          state: 'halt',
          why: {
            fr: 'Il manque la colonne client_id.',
            en: 'The column client_id is missing.',
          },
        },
      ],
      draw: 'not reached',
    },
  },
  {
    name: { fr: 'La base refuse le tirage', en: 'The database refuses the draw' },
    given: { request: request(5), draw: { fails: 'deadlock detected' }, halted: [{}] },
    expects: { 'usable.yes': { count: 1 }, sent: 'not reached' },
    asks: {
      halted: [
        {
          completionMessage: {
            fr: 'La base ne répond pas : deadlock detected',
            en: 'The database does not answer: deadlock detected',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un gain, un hasard, un trop-peu', en: 'One gain, one chance, one too few' },
    given: {
      daily: [{}],
      found: [
        measured('catalogue', [9000, 900, 63000], [1000, 60, 4000]),
        measured('lettre', [1800, 90, 4500], [200, 9, 450.5]),
        measured('sms', [900, 3, 120], [100, 0, 0]),
      ],
      report: [{ messageId: 'r-1' }, { messageId: 'r-2' }, { messageId: 'r-3' }],
      close: [{ closed: 13_000 }],
    },
    expects: {
      // 10 % against 6 %, give or take 1.6 points: 4 ± 1.6 points of 9,000 are 216 to 504.
      weigh: [
        {
          text: {
            fr: 'Du 08/11/2026 au 22/11/2026.\nCampagne reçue : 9000 clients, acheteurs 10,0 %, 7\u00A0€ par client.\nTémoins : 1000 clients, acheteurs 6,0 %, 4\u00A0€ par client.\nAcheteurs gagnés par la campagne, selon l’intervalle à 95 % : de 216 à 504.',
            en: 'From 08/11/2026 to 22/11/2026.\nCampaign received: 9000 customers, buyers 10.0%, €7 a customer.\nHeld out: 1000 customers, buyers 6.0%, €4 a customer.\nBuyers won by the campaign, by the 95% interval: from 216 to 504.',
          },
        },
        { campaign: 'lettre' },
        { campaign: 'sms' },
      ],
      broken: 'not reached',
    },
    asks: {
      close: [{ options: { queryReplacement: ['catalogue|lettre|sms'] } }],
    },
  },
  {
    name: { fr: 'Bilan parti, campagne non close', en: 'Result gone, campaign not closed' },
    given: {
      daily: [{}],
      found: [measured('lettre', [1800, 90, 4500], [200, 9, 450])],
      report: [{ messageId: 'r-4' }],
      close: { fails: 'timeout expired' },
      broken: [{ messageId: 'b-1' }],
    },
    expects: { weigh: { count: 1 } },
    asks: {
      report: [
        {
          subject: {
            fr: 'Bilan de « lettre » contre témoins',
            en: 'Result of “lettre” against those held out',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base est muette au matin', en: 'The database is silent in the morning' },
    given: {
      daily: [{}],
      found: { fails: 'connect ECONNREFUSED' },
      broken: [{ messageId: 'b-2' }],
    },
    expects: { weigh: 'not reached' },
    asks: {
      broken: [
        { subject: { fr: 'Groupe témoin : base en panne', en: 'Held-out group: database down' } },
      ],
    },
  },
]
