import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** PostgreSQL's numeric comes as text. */
const row = (
  id: number,
  order_ref: string,
  deposit: string | null,
  rate: string | null,
  [left_net, left_vat, net, vat]: readonly [string, string, string, string],
) => ({
  id,
  order_ref,
  customer: `Client ${order_ref}`,
  deposit,
  rate,
  left_net,
  left_vat,
  net,
  vat,
})
const FORGOTTEN = row(31, 'C31', 'A12', '20.00', ['1000.00', '200.00', '0', '0'])

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un oubli, deux taux, une libérée',
      en: 'One forgotten, two rates, one let go',
    },
    given: {
      times: [{}],
      drafts: [
        FORGOTTEN,
        row(32, 'C32', 'A13', '10.00', ['500.00', '50.00', '-500.00', '-50.00']),
        row(32, 'C32', 'A13', '20.00', ['300.00', '60.00', '-250.10', '-50.02']),
        row(33, 'C33', 'A14', '20.00', ['99.99', '20.00', '-99.99', '-20.00']),
        row(34, 'C34', 'A15', '5.50', ['100.00', '5.50', '-100.00', '-20.00']),
        row(35, 'C35', 'A99', '20.00', ['0', '0', '-40.00', '-8.00']),
        row(36, 'C36', 'A16', '20.00', ['60.00', '12.00', '-80.00', '-16.00']),
      ],
      hold: [
        { id: 31, held: true },
        { id: 33, held: false },
      ],
      say: [{ id: 't1' }],
    },
    expects: {
      compare: [
        {
          state: 'some',
          wrong: [31, 32, 34, 35, 36],
          right: [33],
          text: both(
            'C31, Client C31\n  acompte A12, 20\u00A0%, non déduit : 1\u00A0000\u00A0€, TVA 200\u00A0€\nC32, Client C32\n  acompte A13, 20\u00A0%, déduit en partie, il reste : 49,90\u00A0€, TVA 9,98\u00A0€\nC34, Client C34\n  acompte A15, 5,5\u00A0%, TVA mal déduite : 0\u00A0€, TVA 14,50\u00A0€\nC35, Client C35\n  acompte A99, 20\u00A0%, déduction sans acompte à reprendre sur cette commande : 40\u00A0€, TVA 8\u00A0€\nC36, Client C36\n  acompte A16, 20\u00A0%, déduit de trop : 20\u00A0€, TVA 4\u00A0€',
            'C31, Client C31\n  deposit A12, 20%, not deducted: €1,000, VAT €200\nC32, Client C32\n  deposit A13, 20%, deducted in part, left over: €49.90, VAT €9.98\nC34, Client C34\n  deposit A15, 5.5%, VAT deducted wrongly: €0, VAT €14.50\nC35, Client C35\n  deposit A99, 20%, deduction without a deposit left on this order: €40, VAT €8\nC36, Client C36\n  deposit A16, 20%, deducted too much: €20, VAT €4',
          ),
        },
      ],
      tell: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      hold: [{ options: { queryReplacement: ['31,32,34,35,36', '33'] } }],
    },
  },
  {
    name: { fr: 'La base refuse la retenue', en: 'The database refuses the hold' },
    given: {
      times: [{}],
      drafts: [FORGOTTEN],
      hold: { fails: 'permission denied for table invoices' },
      say: [{ id: 't2' }],
    },
    expects: {
      tell: [
        {
          text: both(
            'Factures finales retenues, acomptes à revoir : 1\nC31, Client C31\n  acompte A12, 20\u00A0%, non déduit : 1\u00A0000\u00A0€, TVA 200\u00A0€\nLa base n’a pas pris la retenue, ne les envoyez pas : permission denied for table invoices',
            'Final invoices held, deposits to be looked at: 1\nC31, Client C31\n  deposit A12, 20%, not deducted: €1,000, VAT €200\nThe database did not take the hold, do not send them: permission denied for table invoices',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est juste, rien à libérer', en: 'All is right, nothing to let go' },
    given: {
      times: [{}],
      drafts: [row(33, 'C33', 'A14', '20.00', ['99.99', '20.00', '-99.99', '-20.00'])],
      hold: [{ success: true }],
    },
    expects: { compare: [{ state: 'some', wrong: [], right: [33], text: '' }], say: 'not reached' },
    asks: { hold: [{ options: { queryReplacement: ['', '33'] } }] },
  },
  {
    name: {
      fr: 'La déduction étrangère est retirée, la commande n’a pas d’acompte',
      en: 'The strange deduction is gone, the order has no deposit',
    },
    given: {
      times: [{}],
      drafts: [row(35, 'C35', null, null, ['0', '0', '0', '0'])],
      hold: [{ id: 35, held: false }],
      say: [{ id: 't4' }],
    },
    expects: {
      compare: [{ state: 'some', wrong: [], right: [35], text: '' }],
      tell: [{ text: both('Libérées : C35, Client C35', 'Let go: C35, Client C35') }],
    },
    asks: { hold: [{ options: { queryReplacement: ['', '35'] } }] },
  },
  {
    name: { fr: 'Aucun brouillon', en: 'Not one draft' },
    given: { times: [{}], drafts: [{}] },
    expects: { compare: [{ state: 'none', wrong: [] }], hold: 'not reached' },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { times: [{}], drafts: { fails: 'connect ECONNREFUSED' }, warn: [{ id: 't3' }] },
    expects: { compare: [{ state: 'broken' }], hold: 'not reached' },
    asks: {
      warn: [
        {
          message: both(
            'Acomptes non vérifiés, la base ne répond pas : connect ECONNREFUSED',
            'Deposits not checked, the database does not answer: connect ECONNREFUSED',
          ),
        },
      ],
    },
  },
]
