import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FOLDER = '1AbCdEfGhIjKlMnOpQrStUv'
const SEVEN = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']
const FILES: Given = [
  { id: 'f1', name: 'boulon.pdf' },
  { id: 'f2', name: 'visserie.pdf' },
  { id: 'f3', name: 'fixa.pdf' },
]
const pdfs = (...ids: readonly string[]) => ({
  items: ids.map((id) => ({
    json: { id },
    files: { data: { type: 'application/pdf', name: `${id}.pdf`, text: '%PDF-1.7' } },
  })),
})
const BOULON =
  'Boulonnerie du Rhône. Vis M8 : 14,20 € HT le cent. Port 25,00 €. Délai trois semaines.'
const VISSERIE =
  'Visserie Durand. Dès 1 000 pièces : 0,13 € pièce. Franco de port dès 150 € HT. Carton de 250. Délai 7 jours.'
const FIXA = 'Fixa GmbH. M8 screw CHF 0,11 each, delivered free to your door, ten days.'
const offer = (
  number: number,
  supplier: string,
  per: number,
  tier: readonly [from: number, price: number, quote: string],
  more: Readonly<Record<string, unknown>>,
) => ({
  number,
  supplier,
  currency: 'EUR',
  per,
  tiers: [{ from: tier[0], price: tier[1], quote: tier[2] }],
  least: 0,
  pack: 1,
  freight: -1,
  free_from: 0,
  freight_quote: '',
  days: -1,
  valid: '',
  past: 'inconnu',
  ...more,
})
const said = (...offers: readonly object[]) => JSON.stringify({ output: { offers } })
const RHONE = offer(1, 'Boulonnerie du Rhône', 100, [1, 14.2, 'Vis M8 : 14,20 € HT le cent.'], {
  freight: 25,
  freight_quote: 'Port 25,00 €.',
  days: 21,
})
const DURAND = offer(2, 'Visserie Durand', 1, [1000, 0.13, 'Dès 1 000 pièces : 0,13 € pièce.'], {
  pack: 250,
  free_from: 150,
  freight_quote: 'Franco de port dès 150 € HT.',
  days: 7,
})
const SWISS = offer(3, 'Fixa', 1, [1, 0.11, 'M8 screw CHF 0,11 each'], { currency: 'CHF' })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [
    {
      qty: 1100,
      what: ' Vis M8 ',
      needed: '2026-12-10',
      folder: `https://drive.google.com/drive/folders/${FOLDER}?usp=sharing`,
    },
  ],
  files: FILES,
  fetch: pdfs('f1', 'f2', 'f3'),
  ocr: [BOULON, VISSERIE, FIXA].map((extractedText) => ({ extractedText })),
  haiku: { says: [said(RHONE, DURAND, SWISS)] },
  keep: [{ id: 'new' }],
  done: [{}],
  none: [{}],
  ...more,
})
const nothing = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  why: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { keep: 'not reached' },
  asks: { none: [{ completionMessage: why }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Au cent, au carton, en francs suisses', 'Per hundred, by the box, in Swiss francs'),
    given: going({
      orders: [{ id: 9, name: 'P00012', date_planned: '2026-05-02', effective_date: '2026-05-09' }],
      lines: [{ id: 31, name: 'Vis M8', price_unit: 0.14 }],
      haiku: {
        says: [
          '{"tool": "orders", "with": {"supplier": "Durand"}}',
          '{"tool": "lines", "with": {"supplier": "Durand", "article": "M8"}}',
          said(RHONE, DURAND, SWISS),
        ],
      },
    }),
    expects: {
      settings: [{ folder: FOLDER, qty: 1100 }],
      check: [
        {
          count: 3,
          order: ['Visserie Durand 162.5', 'Boulonnerie du Rhône 181.2'],
          again: [both('Fixa (fixa.pdf) : devise CHF', 'Fixa (fixa.pdf): currency CHF')],
          title: both('Vis M8 : offres comparées 2', 'Vis M8: offers compared 2'),
        },
      ],
    },
    asks: {
      files: [
        {
          queryString: `'${FOLDER}' in parents and mimeType = 'application/pdf' and trashed = false`,
        },
      ],
      keep: [
        {
          content: both(
            '1. Visserie Durand : 162,50\u00A0€ HT, 1250 unités à 0,13\u00A0€, franco, le 30/11/2026. Odoo, selon l’agent : inconnu\n2. Boulonnerie du Rhône : 181,20\u00A0€ HT, 1100 unités à 14,20\u00A0€ les 100, port 25\u00A0€, EN RETARD, le 14/12/2026. Odoo, selon l’agent : inconnu\n\nÀ relire vous-même :\n- Fixa (fixa.pdf) : devise CHF',
            '1. Visserie Durand: €162.50 before VAT, 1250 units at €0.13, carriage paid, on 30/11/2026. Odoo, by the agent: inconnu\n2. Boulonnerie du Rhône: €181.20 before VAT, 1100 units at €14.20 per 100, carriage €25, LATE, on 14/12/2026. Odoo, by the agent: inconnu\n\nTo read again yourself:\n- Fixa (fixa.pdf): currency CHF',
          ),
        },
      ],
    },
  },
  {
    name: both('Un prix inventé, un PDF illisible', 'An invented price, an unreadable PDF'),
    given: going({
      ocr: [{ extractedText: BOULON }, { extractedText: VISSERIE }, { extractedText: '' }],
      haiku: {
        says: [
          said(
            { ...RHONE, freight: 12 },
            {
              ...DURAND,
              tiers: [{ from: 1, price: 0.09, quote: 'Dès 1 000 pièces : 0,13 € pièce.' }],
            },
          ),
        ],
      },
      keep: { fails: 'insufficient permissions' },
    }),
    expects: {
      texts: [{ unread: ['fixa.pdf'] }],
      check: [{ count: 2, order: ['Boulonnerie du Rhône 156.2'] }],
    },
    asks: {
      done: [
        {
          completionMessage: both(
            '<p>Le comparatif n’a pas pu être rangé dans le dossier.</p><p>1. Boulonnerie du Rhône : 156,20\u00A0€ HT, 1100 unités à 14,20\u00A0€ les 100, PORT NON DIT, EN RETARD, le 14/12/2026. Odoo, selon l’agent : inconnu</p><p>À relire vous-même :<br>Visserie Durand (visserie.pdf) : prix introuvable dans le texte pour cette quantité<br>fixa.pdf : PDF illisible</p>',
            '<p>The comparison could not be filed in the folder.</p><p>1. Boulonnerie du Rhône: €156.20 before VAT, 1100 units at €14.20 per 100, CARRIAGE UNSAID, LATE, on 14/12/2026. Odoo, by the agent: inconnu</p><p>To read again yourself:<br>Visserie Durand (visserie.pdf): price not found in the text for this quantity<br>fixa.pdf: PDF unreadable</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('Sept PDF, un franco sans preuve', 'Seven PDFs, carriage paid without proof'),
    given: going({
      files: SEVEN.map((id) => ({ id, name: `${id}.pdf` })),
      fetch: pdfs(...SEVEN),
      ocr: SEVEN.map(() => ({ extractedText: BOULON })),
      haiku: { says: [said({ ...RHONE, freight: 0, freight_quote: 'Délai trois semaines.' })] },
    }),
    expects: {
      texts: [{ unread: [], more: true }],
      check: [
        {
          order: ['Boulonnerie du Rhône 156.2'],
          again: [
            ...[2, 3, 4, 5, 6].map((at) =>
              both(`p${at}.pdf (p${at}.pdf) : non relevée`, `p${at}.pdf (p${at}.pdf): not noted`),
            ),
            both(
              'le dossier compte plus de six PDF, les suivants n’ont pas été lus',
              'the folder holds more than six PDFs, those after were not read',
            ),
          ],
        },
      ],
    },
  },
  nothing(
    both('Aucune page ne se lit', 'No page can be read'),
    { fetch: { fails: 'not found' }, ocr: { fails: 'no data' }, haiku: { says: [said()] } },
    both(
      'Aucun PDF ne se lit : boulon.pdf, visserie.pdf, fixa.pdf',
      'No PDF can be read: boulon.pdf, visserie.pdf, fixa.pdf',
    ),
  ),
  nothing(
    both('Dossier vide', 'Empty folder'),
    { files: [] },
    both('Ce dossier ne contient aucun PDF.', 'This folder holds no PDF.'),
  ),
  nothing(
    both('Drive ne répond pas', 'Drive does not answer'),
    { files: { fails: 'quota exceeded' } },
    both(
      'Drive ne répond pas, ou le dossier n’est pas partagé avec ce compte.',
      'Drive does not answer, or the folder is not shared with this account.',
    ),
  ),
  nothing(
    both('Le modèle est en panne', 'The model is down'),
    { haiku: { fails: 'overloaded' } },
    both(
      'Le modèle ne répond pas : réessayez plus tard.',
      'The model does not answer: try again later.',
    ),
  ),
]
