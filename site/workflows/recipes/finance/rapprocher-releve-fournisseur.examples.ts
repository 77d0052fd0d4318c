import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const statement = (text: string): Given => ({
  items: [
    {
      json: { supplier: 'Bois Delmas', email: 'relances@bois-delmas.example' },
      files: { file: { type: 'text/csv', name: 'releve.csv', text } },
    },
  ],
})
const LINES = 'ref;amount\nFA 26/0118;1 240,50\nFA-26-0125;310,00\nFA 26/0131;95,20\n'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une absente, un montant, une oubliée',
      en: 'One missing, one amount, one forgotten',
    },
    given: {
      statement: statement(LINES),
      bills: [
        { id: 1, ref: 'FA-26-0118', amount_residual: 1240.5 },
        { id: 2, ref: 'FA26 0125', amount_residual: 301 },
        { id: 3, ref: 'AV-26-004', amount_residual: 18.4 },
      ],
      tell: [{ accepted: true }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      theirs: [
        { key: 'FA260118', amount: 1240.5 },
        { key: 'FA260125', amount: 310 },
        { key: 'FA260131', amount: 95.2 },
      ],
      report: [
        {
          state: 'apart',
          theirs: 1645.7,
          booked: 1559.9,
          same: 1,
          lines: [
            both('Absente chez nous : FA260131, 95.20 €', 'Missing here: FA260131, 95.20 €'),
            both(
              'Montants : FA260125, 310.00 € contre 301.00 €',
              'Amounts: FA260125, 310.00 € against 301.00 €',
            ),
            both('Non réclamée : AV26004, 18.40 €', 'Not claimed: AV26004, 18.40 €'),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      bills: [{ filters: { filter: [{}, {}, {}, { value: 'Bois Delmas' }] } }],
      tell: [{ subject: both('Bois Delmas : 3 écart(s)', 'Bois Delmas: 3 difference(s)') }],
      draft: [
        {
          message: both(
            'Bonjour,\n\nVotre relevé porte des factures que nous n’avons pas : FA260131. Pouvez-vous nous en envoyer un duplicata ?',
            'Hello,\n\nYour statement lists invoices that we do not have: FA260131. Could you send us a copy?',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est d’accord', en: 'All agreed' },
    given: {
      statement: statement('ref;amount\nFA-7;20,00\n'),
      bills: [{ id: 9, ref: 'FA 7', amount_residual: 20 }],
      tell: [{ accepted: true }],
    },
    expects: { report: [{ state: 'agreed', lines: [], same: 1 }], draft: 'not reached' },
    asks: {
      tell: [{ subject: both('Bois Delmas : relevé d’accord', 'Bois Delmas: statement agreed') }],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      statement: statement(LINES),
      bills: { fails: 'connect ETIMEDOUT' },
      warn: [{ accepted: true }],
    },
    expects: {
      report: [{ state: 'broken', booked: 0 }],
      tell: 'not reached',
      draft: 'not reached',
    },
    asks: { warn: [{ text: 'connect ETIMEDOUT' }] },
  },
  {
    name: { fr: 'Le fichier n’est pas joint', en: 'No file attached' },
    given: {
      statement: [{ supplier: 'Bois Delmas', email: 'relances@bois-delmas.example' }],
      warn: [{ accepted: true }],
    },
    expects: { 'rows.error': { count: 1 }, bills: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Relevé non rapproché : Bois Delmas',
            'Statement not compared: Bois Delmas',
          ),
        },
      ],
    },
  },
]
