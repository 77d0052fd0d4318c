import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = (id: number, team: string, wish: Bilingual<string>) => ({
  id,
  team,
  wish,
  by: 'Ana',
  status: 'new',
  day: '',
  cost: 0,
})
const GLOVES = request(
  31,
  'atelier',
  both('gants taille 9, dix paires', 'gloves size 9, ten pairs'),
)
const SAW = request(32, 'atelier', both('une lame de 250', 'one blade of 250'))
const CHAIR = request(33, 'bureau', both('le siège vu chez Paul', 'the chair Paul has'))
const DONE = { ...GLOVES, id: 12, status: 'ordered', day: '2026-11-06', cost: 290 }
const article = (sku: string, label: string, price: string, supplier_email: string) => ({
  sku,
  label,
  price,
  supplier_email,
  on_sale: true,
})
const CATALOGUE: Given = [
  article('GNT-9', 'Nitril 9', '18.50', 'pro@gants-morel.example'),
  article('LAM-250', 'Z60', '96.00', 'ventes@outils-brandt.example'),
]
const picked = (sku: string, qty: number): string => JSON.stringify({ output: { sku, qty } })
const OUTAGE = (cause: string) => [
  {
    message: both(
      `Fournitures : ${cause}. Une commande a pu partir sans être notée : comparez vos copies aux lignes restées « new ».`,
      `Supplies: ${cause}. An order may have left without being noted: compare your copies with the rows still “new”.`,
    ),
  },
]
const ASKED: Readonly<Record<string, Given>> = {
  friday: [{}],
  requests: [DONE, SAW],
  catalogue: CATALOGUE,
  luna: { says: [picked('LAM-250', 1)] },
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Des gants, une lame de trop, un siège',
      en: 'Gloves, one blade too many, a chair',
    },
    given: {
      friday: [{}],
      requests: [DONE, GLOVES, SAW, CHAIR],
      catalogue: CATALOGUE,
      lookup: [article('GNT-9', 'Nitril 9', '18.50', 'pro@gants-morel.example')],
      luna: {
        says: [
          both(
            '{"tool": "lookup", "with": {"word": "gants"}}',
            '{"tool": "lookup", "with": {"word": "gloves"}}',
          ),
          picked('GNT-9', 1),
          picked('LAM-250', 1),
          picked('', 0),
        ],
      },
      ask: [{ data: { approved: true } }],
      order: { runs: [[{ accepted: true }], [{ accepted: true }]] },
      mark: { runs: [[{ ok: true }], [{ ok: true }]] },
      leave: [{ ok: true }],
    },
    expects: {
      check: [
        { id: 31, state: 'fits', cost: 18.5, line: '1 × GNT-9 Nitril 9' },
        { id: 32, state: 'over', cost: 96, why: both('budget dépassé', 'over budget') },
        { id: 33, state: 'none', why: both('article introuvable', 'no such article') },
      ],
      group: [
        { supplier: 'pro@gants-morel.example', total: 18.5 },
        { supplier: 'ventes@outils-brandt.example', total: 96 },
      ],
      rows: [{ id: 31 }, { id: 32 }],
      warn: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            'Ana (atelier) : 1 × Z60, 96.00 € – budget dépassé',
            'Ana (atelier): 1 × Z60, 96.00 € – over budget',
          ),
        },
      ],
      leave: [
        {
          fieldsToSend: {
            properties: [
              { fieldValue: 'unclear' },
              { fieldValue: both('article introuvable', 'no such article') },
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’acheteur refuse', en: 'The buyer refuses' },
    given: {
      ...ASKED,
      requests: [{ ...DONE, cost: 350 }, SAW],
      ask: [{ data: { approved: false } }],
      leave: [{ ok: true }],
    },
    expects: { verdict: [{ id: 32, status: 'refused', granted: false }], order: 'not reached' },
  },
  {
    name: { fr: 'Pas de réponse, Grist en panne', en: 'No answer, and Grist down' },
    given: {
      ...ASKED,
      requests: [{ ...DONE, cost: 350 }, SAW],
      ask: [{ data: {} }],
      leave: { fails: 'Bad gateway' },
      warn: [{ id: 'p' }],
    },
    expects: { verdict: [{ status: 'waiting' }] },
    asks: { warn: OUTAGE('Bad gateway') },
  },
  {
    name: { fr: 'Commande partie, mais non notée', en: 'Order sent, yet not noted' },
    given: {
      ...ASKED,
      order: [{ accepted: true }],
      mark: { fails: 'Row is locked' },
      warn: [{ id: 'p' }],
    },
    expects: { check: [{ state: 'fits', cost: 96 }], rows: [{ id: 32, cost: 96 }] },
    asks: {
      order: [
        {
          text: both(
            '1 × LAM-250 Z60\nTotal attendu : 96.00 € HT. Tout autre prix est à confirmer avant envoi.',
            '1 × LAM-250 Z60\nTotal expected: 96.00 € before tax. Any other price has to be confirmed before shipping.',
          ),
        },
      ],
      warn: OUTAGE('Row is locked'),
    },
  },
  ...(
    [
      ['requests', { fr: 'Grist ne répond pas', en: 'Grist does not answer' }, {}],
      ['catalogue', { fr: 'Le catalogue ne répond pas', en: 'The catalogue does not answer' }, {}],
      [
        'order',
        { fr: 'La commande ne part pas', en: 'The order does not leave' },
        { rows: 'not reached' },
      ],
    ] as const
  ).map(([node, name, more]): Example => ({
    name,
    given: { ...ASKED, [node]: { fails: 'Service unavailable' }, warn: [{ id: 'p' }] },
    expects: { mark: 'not reached', ...more },
    asks: { warn: OUTAGE('Service unavailable') },
  })),
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      ...ASKED,
      catalogue: { fails: 'connect ECONNREFUSED', whole: true },
      warn: [{ id: 'p' }],
    },
    expects: { choose: 'not reached', mark: 'not reached' },
    asks: {
      warn: [
        {
          message: both(
            'Fournitures : le catalogue Baserow ne répond pas. Une commande a pu partir sans être notée : comparez vos copies aux lignes restées « new ».',
            'Supplies: the Baserow catalogue does not answer. An order may have left without being noted: compare your copies with the rows still “new”.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: { ...ASKED, luna: { fails: 'The service is overloaded' }, warn: [{ id: 'p' }] },
    expects: { check: [{ id: 32, state: 'down' }], group: 'not reached', leave: 'not reached' },
  },
]
