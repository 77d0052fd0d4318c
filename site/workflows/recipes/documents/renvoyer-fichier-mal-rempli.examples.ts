import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (shop: string, text?: string): GivenItem => ({
  json: {
    from: `Boutique ${shop} <${shop}@thes-du-port.example>`,
    subject: 'Commande',
    date: '2026-11-23T07:10:00.000Z',
  },
  ...(text === undefined
    ? {}
    : { files: { attachment_0: { type: 'text/csv', name: 'commande.csv', text } } }),
})
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux boutiques à la fois, une juste', en: 'Two shops at once, one right' },
    given: {
      mail: {
        items: [
          order('brest', 'ref;quantity\nth0012;6\nTH0044;12\n'),
          order('lorient', 'ref;quantity\nTHO012;6\nTH0044;2,5\nTH0044;3\n;\n'),
        ],
      },
      write: [{ done: 1 }],
      thank: sent,
      refuse: sent,
    },
    expects: {
      check: [
        {
          faults: [],
          rows: [
            { sender: 'brest@thes-du-port.example 2026-11-23', ref: 'TH0012', quantity: 6 },
            { ref: 'TH0044', quantity: 12 },
          ],
        },
        {
          to: 'lorient@thes-du-port.example',
          faults: [
            both('Ligne 2, référence : THO012', 'Row 2, reference: THO012'),
            both('Ligne 3, quantité : 2,5', 'Row 3, quantity: 2,5'),
            both('Ligne 4, référence déjà en ligne 3', 'Row 4, reference already in row 3'),
          ],
        },
      ],
      alert: 'not reached',
    },
    asks: {
      thank: [
        {
          toEmail: 'brest@thes-du-port.example',
          text: both('2 ligne(s) enregistrée(s).', '2 row(s) recorded.'),
        },
      ],
      refuse: [{ subject: both('À corriger : Commande (3)', 'To be mended: Commande (3)') }],
    },
  },
  {
    name: { fr: 'Sans fichier, puis colonnes fausses', en: 'Without a file, then wrong columns' },
    given: {
      mail: { items: [order('vannes'), order('quimper', 'code;qte\nTH0001;2\n')] },
      refuse: sent,
    },
    expects: {
      check: [
        { faults: [both('Pièce jointe absente ou illisible', 'Attachment missing or unreadable')] },
        {
          faults: [
            both('Colonne absente : ref', 'Column missing: ref'),
            both('Colonne absente : quantity', 'Column missing: quantity'),
          ],
        },
      ],
      write: 'not reached',
    },
  },
  {
    name: { fr: 'La base refuse les lignes', en: 'The database refuses the rows' },
    given: {
      mail: { items: [order('brest', 'ref;quantity\nTH0012;6\n')] },
      write: { fails: 'PROCEDURE replace_order does not exist' },
      alert: sent,
    },
    expects: { 'clean.right': { count: 1 }, thank: 'not reached' },
    asks: { alert: [{ text: 'TH0012 x 6' }] },
  },
  {
    name: { fr: 'Une réponse automatique', en: 'An automatic answer' },
    given: {
      mail: {
        items: [
          {
            json: {
              from: 'lorient@thes-du-port.example',
              subject: both(
                'Absence : À corriger : Commande (3)',
                'Out of office: To be mended: Commande (3)',
              ),
              date: '2026-11-23T07:20:00.000Z',
            },
          },
        ],
      },
    },
    expects: { check: [{ state: 'echo' }], refuse: 'not reached', write: 'not reached' },
  },
]
