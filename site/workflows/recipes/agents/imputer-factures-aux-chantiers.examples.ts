import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const invoice = (
  id: number,
  text: string,
  more: Readonly<Record<string, string | number | null>> = {},
) => ({
  id,
  supplier: 'Négoce Breton',
  number: `F${id}`,
  day: '2026-11-12',
  net: '1240.50',
  text,
  waiting: 0,
  ...more,
})
const placed = (job: string, order: string, quote: string, several = false) =>
  JSON.stringify({ output: { job, order, quote, several } })
const job = (
  order_number: string | null,
  more: Readonly<Record<string, string | number>> = {},
): Given => [
  {
    code: '2607',
    name: 'École Lices',
    opened_on: '2026-06-01',
    closed_on: null,
    order_number,
    ...more,
  },
]
const BY_ORDER = 'Votre cde C-1182 livrée rue des Lices. IBAN FR76 3000 6000 0112 3456 7890 189'
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  invoices: [invoice(1, BY_ORDER)],
  haiku: { says: [placed('2607', 'C-1182', 'rue des Lices')] },
  job: job('C-1182'),
  save: [{ sql: 'UPDATE purchase_invoices', data: { affectedRows: 1 } }],
  tell: [{ messageId: '1' }],
  ...more,
})
const euro = '\u00A0€'
const SURE = both(
  `Négoce Breton F1, 1\u00A0240,50${euro} HT : 2607 École Lices (commande C-1182)`,
  'Négoce Breton F1, €1,240.50 before VAT: 2607 École Lices (order C-1182)',
)

export const examples: readonly Example[] = [
  {
    name: both('Quatre factures, une commande imprimée', 'Four invoices, one order printed'),
    given: going({
      invoices: [
        invoice(1, BY_ORDER),
        invoice(2, 'Livré rue des Lices, réf C-11829'),
        invoice(3, 'Cde C-1182 et C-1190'),
        invoice(4, 'Enlevé au comptoir', { net: '-80.00' }),
      ],
      orders: [{ number: 'C-1182', job: '2607', day: '2026-11-09' }],
      jobs: [{ code: '2607', name: 'École Lices' }],
      haiku: {
        says: [
          '{"tool": "orders", "with": {"number": "1182"}}',
          '{"tool": "jobs", "with": {"word": "Lices"}}',
          placed('2607', 'C-1182', 'rue des Lices'),
          placed('2607', 'C-1182', 'rue des Lices'),
          placed('2607', 'C-1182', 'C-1182', true),
          placed('', '', ''),
        ],
      },
      job: { runs: [job('C-1182'), job('C-1182'), job('C-1182'), []] },
    }),
    expects: {
      check: [
        { id: 1, state: 'sure', job: '2607', proposal: '', line: SURE },
        {
          id: 2,
          state: 'ask',
          job: '',
          proposal: '2607',
          why: both('la facture dit « rue des Lices »', 'the invoice says “rue des Lices”'),
        },
        { id: 3, state: 'ask', job: '', proposal: '' },
        {
          id: 4,
          state: 'ask',
          line: both(
            `Négoce Breton F4, −80${euro} HT : aucun chantier reconnu`,
            'Négoce Breton F4, −€80 before VAT: no job recognised',
          ),
        },
      ],
      down: 'not reached',
    },
    asks: {
      tell: [{ subject: both('Factures de chantier à décider : 3', 'Job invoices to decide: 3') }],
    },
  },
  {
    name: both(
      'Une commande de deux chantiers, d’autres qui attendent',
      'An order for two jobs, others waiting',
    ),
    given: going({
      invoices: [invoice(1, BY_ORDER, { waiting: 12 })],
      job: job('C-1182', { order_jobs: 2 }),
    }),
    expects: { check: [{ state: 'ask', job: '', proposal: '' }] },
    asks: {
      tell: [
        {
          subject: both('Factures de chantier à décider : 13', 'Job invoices to decide: 13'),
          text: both(
            `À DÉCIDER (1)\nNégoce Breton F1, 1\u00A0240,50${euro} HT : plusieurs chantiers pour une facture ou sa commande, à ventiler\n\nDéjà proposées et toujours sans décision : 12`,
            'TO DECIDE (1)\nNégoce Breton F1, €1,240.50 before VAT: several jobs for one invoice or its order, to be split\n\nProposed before and still undecided: 12',
          ),
        },
      ],
    },
  },
  {
    name: both('Imputée à la main entre-temps', 'Allocated by hand meanwhile'),
    given: going({
      invoices: [invoice(1, BY_ORDER), invoice(2, 'Comptoir')],
      haiku: { says: [placed('2607', 'C-1182', 'rue des Lices'), placed('', '', '')] },
      job: { runs: [job('C-1182'), []] },
      save: {
        runs: [
          [{ sql: 'UPDATE purchase_invoices', data: { affectedRows: 0 } }],
          [{ sql: 'UPDATE purchase_invoices', data: { affectedRows: 1 } }],
        ],
      },
    }),
    expects: { kept: [{ state: 'gone' }, { state: 'ask' }] },
    asks: {
      tell: [
        {
          text: both(
            `À DÉCIDER (1)\nNégoce Breton F2, 1\u00A0240,50${euro} HT : aucun chantier reconnu`,
            'TO DECIDE (1)\nNégoce Breton F2, €1,240.50 before VAT: no job recognised',
          ),
        },
      ],
    },
  },
  {
    name: both('Un chantier clos depuis longtemps', 'A job closed long ago'),
    given: going({ job: job('C-1182', { closed_on: '2026-07-31' }) }),
    expects: {
      check: [
        {
          state: 'ask',
          proposal: '',
          why: both('date hors du chantier 2607', 'date outside the job 2607'),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ haiku: { fails: 'overloaded' }, job: [] }),
    expects: { check: [{ state: 'down' }], save: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `NON TRAITÉES (1)\nNégoce Breton F1, 1\u00A0240,50${euro} HT : modèle en panne, repris demain`,
            'NOT DONE (1)\nNégoce Breton F1, €1,240.50 before VAT: model down, taken up tomorrow',
          ),
        },
      ],
    },
  },
  {
    name: both('L’écriture échoue', 'Writing fails'),
    given: going({ save: { fails: 'Lock wait timeout' } }),
    expects: { check: [{ state: 'sure' }], kept: [{ state: 'down' }] },
    asks: {
      job: [{ options: { queryReplacement: ['Négoce Breton', 'C-1182', '2607'] } }],
      save: [
        {
          options: {
            queryReplacement: ['2607', '', 'sure', both('commande C-1182', 'order C-1182'), 1],
            detailedOutput: true,
          },
        },
      ],
    },
  },
  {
    name: both('Rien de nouveau', 'Nothing new'),
    given: going({ invoices: [], save: [] }),
    expects: { 'some.other': { count: 1 }, tell: 'not reached', down: 'not reached' },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: going({ invoices: { fails: 'ECONNREFUSED' }, down: [{ messageId: '2' }] }),
    expects: { loop: 'not reached' },
    asks: {
      down: [
        {
          text: both(
            'Aucune facture n’a été lue ce matin : ECONNREFUSED',
            'No invoice was read this morning: ECONNREFUSED',
          ),
        },
      ],
    },
  },
]
