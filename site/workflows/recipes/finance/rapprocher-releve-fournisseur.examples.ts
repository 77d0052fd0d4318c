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
const LINES =
  'ref;amount\nFA 26/0118;1 240,50\nFA-26-0125;310,00\nFA 26/0131;95,20\nAV 26/004;-18,40\nFA 26/0099;50,00\n'

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
        { id: 3, ref: 'AV-26-004', move_type: 'in_refund', amount_residual: 18.4 },
        { id: 4, ref: 'FA-26-0099', amount_residual: 0 },
        { id: 5, ref: 'FA-26-0140', amount_residual: 1018.4 },
        { id: 6, ref: 'FA-25-0007', amount_residual: 0 },
      ],
      tell: [{ accepted: true }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      theirs: [
        { key: 'FA260118', amount: 1240.5 },
        { key: 'FA260125', amount: 310 },
        { key: 'FA260131', amount: 95.2 },
        { key: 'AV26004', amount: -18.4 },
        { key: 'FA260099', amount: 50 },
      ],
      report: [
        {
          state: 'apart',
          theirs: both('1\u00A0677,30\u00A0€', '€1,677.30'),
          booked: both('2\u00A0541,50\u00A0€', '€2,541.50'),
          same: 2,
          lines: [
            both('Absente chez nous : FA260131, 95,20\u00A0€', 'Missing here: FA260131, €95.20'),
            both(
              'Montants : FA260125, 310\u00A0€ contre 301\u00A0€',
              'Amounts: FA260125, €310 against €301',
            ),
            both(
              'Déjà réglée chez nous : FA260099, 50\u00A0€',
              'Already paid by us: FA260099, €50',
            ),
            both(
              'Non réclamée : FA260140, 1\u00A0018,40\u00A0€',
              'Not claimed: FA260140, €1,018.40',
            ),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      bills: [
        { filters: { filter: [{ value: 'in_invoice,in_refund' }, {}, { value: 'Bois Delmas' }] } },
      ],
      tell: [{ subject: both('Bois Delmas : 4 écart(s)', 'Bois Delmas: 4 difference(s)') }],
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
    name: { fr: 'Un nom qu’Odoo ne connaît pas', en: 'A name that Odoo does not know' },
    given: {
      statement: statement('ref;amount\nFA-7;20,00\n'),
      bills: [],
      tell: [{ accepted: true }],
    },
    expects: { report: [{ state: 'apart', missing: [] }], draft: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Relevé 20\u00A0€, comptes 0\u00A0€, 0 ligne(s) égale(s).\nAucune facture à ce nom dans Odoo : vérifiez le nom.\nAbsente chez nous : FA7, 20\u00A0€',
            'Statement €20, ledger €0, 0 equal line(s).\nNo bill under that name in Odoo: check the name.\nMissing here: FA7, €20',
          ),
        },
      ],
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
      report: [{ state: 'broken' }],
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
