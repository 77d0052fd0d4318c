import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const filed = (...names: readonly string[]) => names.map((name) => ({ id: `id-${name}`, name }))
const downloaded = (...names: readonly string[]): Given => ({
  items: names.map((name): GivenItem => ({
    json: { id: name },
    files: { data: { type: 'application/pdf', name, text: 'PDF' } },
  })),
})
const bill = (meter: string, from: number, to: number, more = {}) =>
  JSON.stringify({
    meter,
    day: '2026-11-15',
    from,
    to,
    kwh: to - from,
    price: 0.1426,
    energy: Math.round((to - from) * 14.26) / 100,
    estimated: false,
    ...more,
  })
const LAST = [
  { meter: '14500000000001', day: '2026-10-15', reading: 52000, kwh: 2000 },
  // As the sheet writes a day.
  { meter: '14500000000001', day: '15/09/2026', reading: 50000, kwh: 1900 },
  { meter: '14500000000002', day: '2026-10-15', reading: 9100, kwh: 400 },
]
const read = [{ extractedText: 'Facture' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une juste, une à six fautes', en: 'One right, one with six faults' },
    given: {
      filed: filed('atelier.pdf', 'depot.pdf'),
      last: LAST,
      download: downloaded('atelier.pdf', 'depot.pdf'),
      read: [{ extractedText: 'Facture A' }, { extractedText: 'Facture D' }],
      medium: {
        says: [
          bill('14500000000001', 52000, 54100),
          bill('14 500 000 000 002', 9000, 9800, { kwh: 820, price: 0.1711, estimated: true }),
        ],
      },
      keep: [{ meter: '1' }, { meter: '2' }],
      task: [{ id: 't1' }],
    },
    expects: {
      check: [
        { name: 'atelier.pdf', site: 'Atelier', reading: 54100, faults: [] },
        {
          name: 'depot.pdf',
          meter: '14500000000002',
          faults: [
            both('Index de départ : 9000 au lieu de 9100', 'Opening reading: 9000 instead of 9100'),
            both('Consommation : 820 au lieu de 800 kWh', 'Consumption: 820 instead of 800 kWh'),
            both(
              'Prix du kWh : 0,1711 au lieu de 0,1426',
              'Price per kWh: 0.1711 instead of 0.1426',
            ),
            both(
              'Montant de l’énergie : 114,08\u00A0€ au lieu de 140,30\u00A0€',
              'Amount for energy: €114.08 instead of €140.30',
            ),
            both('Hausse de 100 %', 'Rise of 100 %'),
            both('Index estimé : relevez le compteur', 'Estimated reading: read the meter'),
          ],
        },
      ],
      wrong: { count: 1 },
      unread: 'not reached',
    },
    asks: { keep: [{ columns: { value: { site: 'Atelier', reading: 54100, kwh: 2100 } } }, {}] },
  },
  {
    name: {
      fr: 'Un compteur inconnu, un suivi fermé',
      en: 'An unknown meter, a record that is shut',
    },
    given: {
      filed: filed('bureau.pdf'),
      last: { fails: 'Quota exceeded' },
      download: downloaded('bureau.pdf'),
      read,
      medium: { says: [bill('99', 10, 20)] },
      task: [{ id: 't2' }],
    },
    expects: { check: [{ known: false, site: '' }], keep: 'not reached' },
    asks: {
      task: [
        {
          content: both(
            'bureau.pdf : Compteur inconnu : 99 / Relevés passés illisibles',
            'bureau.pdf: Unknown meter: 99 / Past readings not readable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      filed: filed('atelier.pdf'),
      last: LAST,
      download: downloaded('atelier.pdf'),
      read,
      medium: { fails: 'The service is overloaded' },
      task: [{ id: 't3' }],
    },
    expects: { check: [{ faults: [both('Facture non lue', 'Bill not read')] }] },
  },
  {
    name: { fr: 'Le suivi ne s’écrit pas', en: 'The record is not written' },
    given: {
      filed: filed('atelier.pdf'),
      last: LAST,
      download: downloaded('atelier.pdf'),
      read,
      medium: { says: [bill('14500000000001', 52000, 54100)] },
      keep: { fails: 'Quota exceeded' },
      task: [{ id: 't4' }],
    },
    expects: { check: [{ faults: [] }] },
    asks: {
      task: [
        { content: both('atelier.pdf : relevé non écrit', 'atelier.pdf: reading not written') },
      ],
    },
  },
  {
    name: { fr: 'Des pages illisibles', en: 'Pages that cannot be read' },
    given: {
      filed: filed('depot.pdf'),
      last: LAST,
      download: downloaded('depot.pdf'),
      read: { fails: 'The document has no readable page' },
      unread: [{ id: 't5' }],
    },
    expects: { check: 'not reached' },
    asks: {
      unread: [
        {
          content: both(
            'depot.pdf : facture d’énergie illisible',
            'depot.pdf: energy bill not readable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le fichier a disparu', en: 'The file is gone' },
    given: {
      filed: filed('depot.pdf'),
      last: LAST,
      download: { fails: 'File not found' },
      unread: [{ id: 't6' }],
    },
    expects: { check: 'not reached' },
    asks: {
      unread: [
        {
          content: both(
            'depot.pdf : facture d’énergie illisible',
            'depot.pdf: energy bill not readable',
          ),
        },
      ],
    },
  },
]
