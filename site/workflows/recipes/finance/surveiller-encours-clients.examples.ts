import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const limit = (
  id: string,
  client: string,
  ceiling: number,
  orders: number,
  { hold = false, auto = false } = {},
) => ({
  id,
  contact: `x-${id}`,
  client,
  ceiling,
  orders,
  hold,
  auto,
})
const invoice = (id: string, AmountDue: number, DueDate: string, CurrencyRate = 1) => ({
  InvoiceID: `${id}-${AmountDue}`,
  Contact: { ContactID: `x-${id}` },
  AmountDue,
  DueDate,
  CurrencyRate,
})
const LIMITS = [
  limit('r1', 'Vannes Rolland', 25000, 12000),
  limit('r2', 'Mecanord', 10000, 0),
  limit('r3', 'Pompes Cler', 8000, 1000, { hold: true, auto: true }),
  limit('r4', 'Aciers Dol', 5000, 400, { hold: true }),
]
const INVOICES = [
  invoice('r1', 11000, '2026-12-15T00:00:00'),
  // 15 October 2026, as Xero's older form has it.
  invoice('r1', 7000.5, '/Date(1792022400000+0000)/'),
  invoice('r2', 900, '2026-10-10T00:00:00'),
  invoice('r3', 2500, '2026-11-20T00:00:00'),
  // In dollars, 1.08 to the euro.
  invoice('r4', 540, '2026-12-01T00:00:00', 1.08),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un retenu, un toléré, un libéré', en: 'One held, one let be, one freed' },
    given: {
      morning: [{}],
      limits: LIMITS,
      invoices: INVOICES,
      ask: { runs: [[{ data: { approved: true } }], [{}]] },
      hold: [{ id: 'r1' }],
      free: [{ id: 'r3' }],
      tell: [{ success: true }],
    },
    expects: {
      add: [
        { client: 'Vannes Rolland', due: 18000.5, exposure: 30000.5, over: 5000.5, days: 39 },
        { client: 'Mecanord', exposure: 900, days: 44, state: 'stop' },
        { client: 'Pompes Cler', exposure: 3500, state: 'free' },
        { client: 'Aciers Dol', due: 500, exposure: 900, days: 0, state: 'same' },
      ],
      warn: 'not reached',
      unheld: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Retenir les commandes de Vannes Rolland ?',
            'Hold the orders of Vannes Rolland?',
          ),
        },
        {
          message: both(
            'Dû 900\u00A0€, encours 900\u00A0€. Plus grand retard : 44 jours.',
            'Due €900, exposure €900. Longest delay: 44 days.',
          ),
        },
      ],
      invoices: [{ options: { where: 'Type=="ACCREC"' } }],
      hold: [{ columns: { value: { id: 'r1', hold: true, auto: true } } }],
      free: [{ columns: { value: { id: 'r3', hold: false } } }],
      tell: [{ subject: both('Commandes libérées : Pompes Cler', 'Orders freed: Pompes Cler') }],
    },
  },
  {
    name: { fr: 'Airtable refuse de marquer', en: 'Airtable refuses to mark' },
    given: {
      morning: [{}],
      limits: LIMITS,
      invoices: [INVOICES[2]!],
      ask: [{ data: { approved: true } }],
      hold: { fails: 'INVALID_PERMISSIONS' },
      free: { fails: 'INVALID_PERMISSIONS' },
      unheld: [{ success: true }],
      warn: [{ success: true }],
    },
    expects: { 'answer.yes': { count: 1 }, tell: 'not reached' },
    asks: {
      unheld: [{ subject: both('À retenir à la main : Mecanord', 'To be held by hand: Mecanord') }],
      warn: [{ bodyContent: 'Pompes Cler : INVALID_PERMISSIONS' }],
    },
  },
  {
    name: { fr: 'Plus aucune facture due', en: 'No invoice due any more' },
    given: {
      morning: [{}],
      limits: LIMITS,
      invoices: [],
      free: [{ id: 'r3' }],
      tell: [{ success: true }],
    },
    expects: {
      add: [
        { client: 'Vannes Rolland', exposure: 12000, state: 'same' },
        { client: 'Mecanord', state: 'same' },
        { client: 'Pompes Cler', exposure: 1000, state: 'free' },
        { client: 'Aciers Dol', state: 'same' },
      ],
      ask: 'not reached',
    },
    asks: {
      tell: [{ bodyContent: both('Encours : 1\u00A0000\u00A0€.', 'Exposure: €1,000.') }],
    },
  },
  {
    name: { fr: 'Xero ne répond pas', en: 'Xero does not answer' },
    given: {
      morning: [{}],
      limits: LIMITS,
      invoices: { fails: 'AuthenticationUnsuccessful' },
      warn: [{ success: true }],
    },
    expects: { add: [{ state: 'broken' }], free: 'not reached' },
    asks: {
      warn: [{ subject: both('Encours : état non mis à jour', 'Exposure: state not updated') }],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: {
      morning: [{}],
      limits: { fails: 'The service is unavailable' },
      warn: [{ success: true }],
    },
    expects: { invoices: 'not reached' },
    asks: {
      warn: [{ subject: both('Encours : état non mis à jour', 'Exposure: state not updated') }],
    },
  },
]
