import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const limit = (id: string, client: string, ceiling: number, orders: number, hold = false) => ({
  id,
  contact: `x-${id}`,
  client,
  ceiling,
  orders,
  hold,
})
const invoice = (id: string, AmountDue: number, DueDate: string) => ({
  InvoiceID: `${id}-${AmountDue}`,
  Contact: { ContactID: `x-${id}` },
  AmountDue,
  DueDate,
})
const LIMITS = [
  limit('r1', 'Vannes Rolland', 25000, 12000),
  limit('r2', 'Mecanord', 10000, 0),
  limit('r3', 'Pompes Cler', 8000, 1000, true),
  limit('r4', 'Aciers Dol', 5000, 400),
]
const INVOICES = [
  invoice('r1', 11000, '2026-12-15T00:00:00'),
  // 15 October 2026, as Xero's older form has it.
  invoice('r1', 7000.5, '/Date(1792015200000+0000)/'),
  invoice('r2', 900, '2026-10-10T00:00:00'),
  invoice('r3', 2500, '2026-11-20T00:00:00'),
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
        { client: 'Vannes Rolland', due: 18000.5, exposure: 30000.5, over: 5000.5, state: 'stop' },
        { client: 'Mecanord', exposure: 900, days: 44, state: 'stop' },
        { client: 'Pompes Cler', exposure: 3500, state: 'free' },
        { client: 'Aciers Dol', exposure: 400, state: 'same' },
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
            'Dû 900.00 €, encours 900.00 €. Retard : 44 jours.',
            'Due 900.00 €, exposure 900.00 €. Late by 44 days.',
          ),
        },
      ],
      hold: [{ columns: { value: { id: 'r1', hold: true } } }],
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
    name: { fr: 'Xero ne répond pas', en: 'Xero does not answer' },
    given: {
      morning: [{}],
      limits: LIMITS,
      invoices: { fails: 'AuthenticationUnsuccessful' },
      warn: [{ success: true }],
    },
    expects: { add: 'not reached', free: 'not reached' },
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
