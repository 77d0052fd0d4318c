import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const bill = (id: string, number: string, supplier: string, amount: number, date: string) => ({
  id,
  number,
  supplier,
  amount,
  date,
})
const entered = (number: string, supplier: string, amount: number, date = '2026-11-20') => [
  { body: bill('new', number, supplier, amount, date) },
]
const KNOWN = [
  bill('b1', 'F0118', 'Éts Brun', 480, '2026-11-06'),
  bill('b2', 'A-77', 'Copie Plus', 62.4, '2026-11-18'),
  bill('b3', '2026/310', 'Gaz du Val', 915.2, '2026-03-02'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'O pour zéro, SARL pour Éts', en: 'O for nought, SARL for Éts' },
    given: { bill: entered('FO118', 'BRUN SARL', 480), known: KNOWN, card: [{ id: 'c1' }] },
    expects: {
      compare: [
        {
          verdict: 'double',
          reasons: [
            both(
              'F0118, Éts Brun, 480\u00A0€, 2026-11-06 : même fournisseur, même numéro',
              'F0118, Éts Brun, €480, 2026-11-06: same supplier, same number',
            ),
          ],
        },
      ],
      answer: { count: 1 },
      refuse: 'not reached',
    },
    asks: {
      card: [
        { name: both('Double ? FO118, BRUN SARL, 480\u00A0€', 'Twice? FO118, BRUN SARL, €480') },
      ],
    },
  },
  {
    name: { fr: 'Un jumeau de la semaine', en: 'A twin of the week' },
    given: { bill: entered('A-79', 'Copie Plus', 62.4), known: KNOWN, card: [{ id: 'c2' }] },
    expects: { compare: [{ verdict: 'doubt' }] },
    asks: {
      card: [
        {
          description: both(
            'A-77, Copie Plus, 62,40\u00A0€, 2026-11-18 : même fournisseur, même montant, même semaine',
            'A-77, Copie Plus, €62.40, 2026-11-18: same supplier, same amount, same week',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une relance au numéro rallongé', en: 'A reminder with a longer number' },
    given: {
      bill: entered('2026/310-R2', 'Gaz du Val', 915.2),
      known: KNOWN,
      card: [{ id: 'c3' }],
    },
    expects: {
      compare: [
        {
          verdict: 'doubt',
          because: both(
            '2026/310, Gaz du Val, 915,20\u00A0€, 2026-03-02 : relance probable',
            '2026/310, Gaz du Val, €915.20, 2026-03-02: probably a reminder',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien de semblable', en: 'Nothing like it' },
    given: { bill: entered('Z-1', 'Brun SARL', 48), known: KNOWN },
    expects: { compare: [{ verdict: 'clear', reasons: [] }], card: 'not reached' },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      bill: entered('F0118', 'Éts Brun', 480),
      known: { fails: 'fetch failed' },
      card: [{ id: 'c4' }],
    },
    expects: {
      compare: [
        {
          verdict: 'unknown',
          because: both('factures connues illisibles', 'known invoices not readable'),
        },
      ],
    },
  },
  {
    name: { fr: 'Un appel sans montant', en: 'A call without an amount' },
    given: { bill: [{ body: { id: 'x', number: 'F1', supplier: 'Brun' } }] },
    expects: { 'whole.no': { count: 1 }, known: 'not reached', refuse: { count: 1 } },
  },
]
