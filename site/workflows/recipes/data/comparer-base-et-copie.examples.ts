import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** Postgres hands counts on as text. */
const day = (name: string, orders: number | string, cents: number | string) => ({
  day: name,
  orders,
  cents,
})
const row = (id: number | string, name: string, cents: number | string) => ({
  id,
  day: name,
  cents,
})
const SAME = [day('2026-11-20', 41, 512_300), day('2026-11-21', 2, 9000)]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux jours : copie coupée, montant changé',
      en: 'Two days: copy cut short, amount changed',
    },
    given: {
      morning: [{}],
      source: [
        day('2026-11-19', 2, 7000),
        day('2026-11-20', 41, 512_300),
        day('2026-11-21', 3, 123_456),
      ],
      copy: [
        day('2026-11-19', '2', '6500'),
        day('2026-11-20', '41', '512300'),
        day('2026-11-21', '1', '4000'),
      ],
      sourceRows: [
        row(700, '2026-11-19', 3500),
        row(701, '2026-11-19', 3500),
        row(811, '2026-11-21', 4000),
        row(812, '2026-11-21', 60_000),
        row(813, '2026-11-21', 59_456),
      ],
      copyRows: [
        row('700', '2026-11-19', '3500'),
        row('701', '2026-11-19', '3000'),
        row('811', '2026-11-21', '4000'),
      ],
      tell: [{ ok: true }],
    },
    expects: {
      settings: [{ from: '2026-10-24', until: '2026-11-23' }],
      compare: [{ state: 'different', compared: 3, looked: '2026-11-19,2026-11-21' }],
    },
    asks: {
      tell: [
        {
          text: both(
            ':warning: Base et copie diffèrent sur 2 jour(s)\n2026-11-19 : 2 commande(s), 2 copiée(s), écart 5\u00A0€ ; autre montant : 701\n2026-11-21 : 3 commande(s), 1 copiée(s), écart 1\u00A0194,56\u00A0€ ; absentes de la copie : 812, 813',
            ':warning: Database and copy differ on 2 day(s)\n2026-11-19: 2 order(s), 2 copied, gap €5; another amount: 701\n2026-11-21: 3 order(s), 1 copied, gap €1,194.56; missing in the copy: 812, 813',
          ),
        },
      ],
      copyRows: [
        { options: { queryReplacement: ['2026-10-24', '2026-11-23', '2026-11-19,2026-11-21'] } },
      ],
    },
  },
  {
    name: { fr: 'Un lundi sans écart', en: 'A Monday without a gap' },
    given: { morning: [{}], source: SAME, copy: SAME, tell: [{ ok: true }] },
    expects: { compare: [{ state: 'same', compared: 2 }], detail: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Base et copie s’accordent sur 2 jour(s).',
            'Database and copy agree on 2 day(s).',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un jour en trop, sept jours, détail perdu',
      en: 'A surplus day, seven days, detail lost',
    },
    given: {
      morning: [{}],
      source: [day('2026-11-10', 1, 100)],
      copy: ['11', '12', '13', '14', '15', '16', '17'].map((one) => day(`2026-11-${one}`, 1, 100)),
      sourceRows: [{ message: 'Lost connection to MySQL server', item: {}, itemIndex: 0 }],
      copyRows: [row(5, '2026-11-17', 100)],
      tell: [{ ok: true }],
    },
    expects: {
      compare: [{ state: 'different', compared: 8 }],
      detail: [
        {
          lines: [13, 14, 15, 16, 17]
            .map((one) =>
              both(
                `2026-11-${one} : 0 commande(s), 1 copiée(s), écart -1\u00A0€ ; commandes non relues, une des bases ne répond plus`,
                `2026-11-${one}: 0 order(s), 1 copied, gap -€1; orders not looked at, one database stopped answering`,
              ),
            )
            .concat([both('3 autre(s) jour(s) plus ancien(s)', '3 earlier day(s)')]),
        },
      ],
    },
  },
  {
    name: { fr: 'Réparé entre-temps, Slack muet', en: 'Mended meanwhile, Slack silent' },
    given: {
      morning: [{}],
      source: [day('2026-11-21', 1, 4000)],
      copy: [],
      sourceRows: [row(811, '2026-11-21', 4000)],
      copyRows: [row(811, '2026-11-21', 4000)],
      tell: { fails: 'channel_not_found' },
      mail: [{ accepted: ['donnees@votre-entreprise.example'] }],
    },
    expects: { compare: [{ days: [{ day: '2026-11-21', orders: 1, copied: 0, cents: 4000 }] }] },
    asks: {
      mail: [
        {
          text: both(
            '2026-11-21 : 1 commande(s), 0 copiée(s), écart 40\u00A0€ ; les lignes s’accordent à présent',
            '2026-11-21: 1 order(s), 0 copied, gap €40; the rows agree by now',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      morning: [{}],
      source: { fails: 'connect ETIMEDOUT' },
      copy: SAME,
      tell: [{ ok: true }],
    },
    expects: { compare: [{ state: 'broken', days: [] }], sourceRows: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            ':warning: Base et copie non comparées : connect ETIMEDOUT',
            ':warning: Database and copy not compared: connect ETIMEDOUT',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une source vide', en: 'An empty source' },
    given: { morning: [{}], source: [], copy: SAME, tell: [{ ok: true }] },
    expects: {
      compare: [
        {
          state: 'broken',
          reason: both(
            'aucune commande dans la base en trente jours',
            'no order in the database in thirty days',
          ),
        },
      ],
    },
  },
]
