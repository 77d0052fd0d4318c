import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** Percentages hold a no-break space. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replaceAll(' %', '\u00A0%'),
  en: en.replaceAll(' %', '\u00A0%'),
})
const PAID = both('payée', 'paid')
const PACKED = both('préparée', 'packed')
const SHIPPED = both('expédiée', 'shipped')
const step = (order_id: number, name: Bilingual<string>, at: string) => ({
  order_id,
  step: name,
  at: `${at}Z`,
})
/** Paid and packed the same Thursday, shipped on Friday, and once on Monday. */
const usual = Array.from({ length: 10 }, (_, at) => [
  step(100 + at, PAID, '2026-11-05T08:00:00'),
  step(100 + at, PACKED, '2026-11-05T15:00:00'),
  step(100 + at, SHIPPED, at === 9 ? '2026-11-12T08:00:00' : '2026-11-06T15:00:00'),
]).flat()
/** The same eight weeks before. */
const september = usual.map((one) => ({
  ...one,
  at: one.at.replace('11-05', '09-10').replace('11-06', '09-11').replace('11-12', '09-17'),
}))
const OTHER = [
  step(300, PAID, '2026-11-19T08:00:00'),
  step(300, PACKED, '2026-11-19T15:00:00'),
  step(300, SHIPPED, '2026-11-20T15:00:00'),
  step(301, PAID, '2026-11-10T08:00:00'),
  step(301, both('annulée', 'cancelled'), '2026-11-12T08:00:00'),
]
const ODD = [
  // The 11th of November is no working day: three until Friday the 13th.
  step(200, PAID, '2026-11-09T08:00:00'),
  step(200, PACKED, '2026-11-13T08:00:00'),
  // Noted twice: the first time counts, Friday the 13th.
  step(200, PACKED, '2026-11-20T08:00:00'),
  // Shipped before it was packed.
  step(201, PAID, '2026-11-12T08:00:00'),
  step(201, PACKED, '2026-11-14T08:00:00'),
  step(201, SHIPPED, '2026-11-13T08:00:00'),
  // Paid at half past eleven in the evening of Paris, the 18th; still waiting.
  step(202, PAID, '2026-11-18T22:30:00'),
]
const sent = [{ id: 'g1' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un 11 novembre, des dates à l’envers',
      en: 'An 11th of November, dates the wrong way round',
    },
    given: {
      monday: [{}],
      steps: [...usual, ...ODD],
      keep: [{ key: 'a' }, { key: 'b' }],
      mail: sent,
    },
    expects: {
      each: [
        {
          week: '2026-W48',
          pair: both('payée → préparée', 'paid → packed'),
          orders: 12,
          median: 0,
          ninety: 1,
          late: 8,
          waiting: 1,
          stuck: ['202 (3)'],
        },
        { orders: 10, median: 1, ninety: 1, recent: 1, late: 10, odd: 1, stuck: ['200 (6)'] },
      ],
    },
    asks: {
      mail: [
        {
          subject: both('Délais des commandes : 2 à l’arrêt', 'Delays of orders: 2 standing still'),
          message: both(
            'payée → préparée : 12 commandes, médiane 0 j (trente derniers jours 0), neuf sur dix en 1 j ou moins, hors promesse 8 % de plus de 1\n  Arrêtées (jours ouvrés) : 202 (3)\npréparée → expédiée : 10 commandes, médiane 1 j (trente derniers jours 1), neuf sur dix en 1 j ou moins, hors promesse 10 % de plus de 1\n  Arrêtées (jours ouvrés) : 200 (6)\n  Dates impossibles ou étape sautée : 1',
            'paid → packed: 12 orders, median 0 d (last thirty days 0), nine in ten within 1 d, beyond the promise 8 % at more than 1\n  Standing still (working days): 202 (3)\npacked → shipped: 10 orders, median 1 d (last thirty days 1), nine in ten within 1 d, beyond the promise 10 % at more than 1\n  Standing still (working days): 200 (6)\n  Impossible dates or a step left out: 1',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Dix en septembre, une annulée, une seule ce mois-ci',
      en: 'Ten in September, one cancelled, only one this month',
    },
    given: {
      monday: [{}],
      steps: [...september, ...OTHER],
      keep: [{ key: 'a' }, { key: 'b' }],
      mail: sent,
    },
    expects: { each: [{ orders: 11, recent: '', waiting: 0 }, { orders: 11 }] },
    asks: {
      mail: [
        {
          message: both(
            'payée → préparée : 11 commandes, médiane 0 j, neuf sur dix en 0 j ou moins, hors promesse 0 % de plus de 1\npréparée → expédiée : 11 commandes, médiane 1 j, neuf sur dix en 1 j ou moins, hors promesse 9 % de plus de 1',
            'paid → packed: 11 orders, median 0 d, nine in ten within 0 d, beyond the promise 0 % at more than 1\npacked → shipped: 11 orders, median 1 d, nine in ten within 1 d, beyond the promise 9 % at more than 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Trop peu de commandes, feuille refusée', en: 'Too few orders, sheet refused' },
    given: {
      monday: [{}],
      steps: usual.slice(0, 6),
      keep: { fails: '403 - Forbidden' },
      mail: sent,
    },
    expects: {
      each: [
        { orders: 2, median: '' },
        { orders: 2, late: '' },
      ],
    },
    asks: {
      mail: [
        {
          message: both(
            'payée → préparée : trop peu de commandes, 2\npréparée → expédiée : trop peu de commandes, 2\n\nLa feuille n’a pas pris ces chiffres.',
            'paid → packed: too few orders, 2\npacked → shipped: too few orders, 2\n\nThe sheet did not take these figures.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { monday: [{}], steps: [{ message: 'connect ECONNREFUSED' }], say: [{ ok: true }] },
    expects: { measure: [{ state: 'lost' }], each: 'not reached' },
    asks: {
      say: [
        {
          text: both(
            ':warning: La base des commandes ne répond pas : aucun délai mesuré.',
            ':warning: The database of orders does not answer: no delay measured.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune commande', en: 'Not one order' },
    given: { monday: [{}], steps: [{}], say: [{ ok: true }] },
    expects: { measure: [{ state: 'none' }] },
    asks: {
      say: [
        {
          text: both(
            ':warning: Aucune commande en quatre mois dans la base : aucun délai mesuré.',
            ':warning: Not one order in four months in the database: no delay measured.',
          ),
        },
      ],
    },
  },
]
