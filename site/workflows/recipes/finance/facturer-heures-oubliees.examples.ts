import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (id: number, day: string, hours: number, project: string, sold = 100, billed = 90) => ({
  id,
  day,
  hours,
  project,
  client: project === 'Pompe 4' ? 'Eaux Vives' : 'Minoterie Gard',
  customer: project === 'Pompe 4' ? 51 : 52,
  rate: 68,
  sold,
  billed,
})
const HOURS = [
  row(1, '2026-09-29', 3, 'Pompe 4'),
  row(2, '2026-10-02', 2.5, 'Pompe 4'),
  row(3, '2026-10-01', 6, 'Silo B', 40, 38),
  row(4, '2026-10-08', 1, 'Silo B', 40, 38),
]
const yes = [{ data: { approved: true } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux projets, un budget dépassé', en: 'Two projects, one beyond its budget' },
    given: {
      day: [{}],
      hours: HOURS,
      ask: yes,
      invoice: [{ id: 901 }, { id: 902 }],
      mark: [{ success: true }, { success: true }],
    },
    expects: {
      group: [
        {
          net: 442,
          text: both(
            'Eaux Vives, Pompe 4 : 5,5 h, 374\u00A0€\nMinoterie Gard, Silo B : 1 h, 68\u00A0€ – hors budget : 6 h',
            'Eaux Vives, Pompe 4: 5.5 h, €374\nMinoterie Gard, Silo B: 1 h, €68 – over budget: 6 h',
          ),
        },
      ],
      chosen: [
        { project: 'Pompe 4', billable: 5.5, net: 374, ids: [1, 2] },
        { project: 'Silo B', billable: 1, over: 6 },
      ],
      warn: 'not reached',
    },
    asks: {
      hours: [{ options: { queryReplacement: ['2026-10-24'] } }],
      ask: [
        {
          subject: both(
            'Heures oubliées : 442\u00A0€ HT à facturer ?',
            'Forgotten hours: bill €442 before VAT?',
          ),
        },
      ],
      invoice: [
        {
          fieldsToSend: {
            value: {
              move_type: 'out_invoice',
              partner_id: 51,
              invoice_line_ids: [
                [
                  0,
                  0,
                  {
                    name: both(
                      'Pompe 4, heures depuis le 29/09/2026',
                      'Pompe 4, hours since 29/09/2026',
                    ),
                    quantity: 5.5,
                    price_unit: 68,
                  },
                ],
              ],
            },
          },
        },
        { fieldsToSend: { value: { partner_id: 52 } } },
      ],
      mark: [
        { options: { queryReplacement: ['901', '{1,2}'] } },
        { options: { queryReplacement: ['902', '{4}'] } },
      ],
    },
  },
  {
    name: { fr: 'Le silence ne facture rien', en: 'Silence bills nothing' },
    given: { day: [{}], hours: HOURS, ask: [{}] },
    expects: { group: [{ net: 442 }], invoice: 'not reached' },
  },
  {
    name: { fr: 'Odoo refuse', en: 'Odoo refuses' },
    given: {
      day: [{}],
      hours: [HOURS[0]!],
      ask: yes,
      invoice: { fails: 'Invalid Reference Id' },
      unbilled: [{ id: 'm1' }],
    },
    expects: { chosen: [{ net: 204 }], mark: 'not reached' },
    asks: {
      unbilled: [{ subject: both('Facture non créée : Pompe 4', 'Invoice not made: Pompe 4') }],
    },
  },
  {
    name: { fr: 'Créée, mais non marquée', en: 'Made, but not marked' },
    given: {
      day: [{}],
      hours: [HOURS[0]!],
      ask: yes,
      invoice: [{ id: 903 }],
      mark: { fails: 'deadlock detected' },
      unmarked: [{ id: 'm2' }],
    },
    expects: { unbilled: 'not reached' },
    asks: {
      unmarked: [
        {
          message: both(
            'Facture 903 créée, heures 1 à lui rattacher. deadlock detected',
            'Invoice 903 made, hours 1 to be tied to it. deadlock detected',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { day: [{}], hours: { fails: 'connection refused' }, warn: [{ id: 'm3' }] },
    expects: { group: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Heures à facturer : base illisible',
            'Hours to bill: database not readable',
          ),
        },
      ],
    },
  },
]
