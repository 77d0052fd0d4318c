import type { Example, Given } from '../recipe.ts'

const handed: Given = {
  items: [
    {
      json: { supplier: 'Boulonnerie Sarde' },
      files: { file: { type: 'application/pdf', name: 'tarif.pdf', text: '%PDF' } },
    },
  ],
}
const read = (...texts: readonly string[]): Given => [
  { extractedText: '', pages: texts.map((markdown, index) => ({ index, markdown })) },
]
const line = (reference: string, label: string, printed: string, per: number) => ({
  reference,
  label,
  printed,
  per,
})
const said = (...lines: readonly ReturnType<typeof line>[]) => JSON.stringify({ lines })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Prix le cent, chiffre inventé, deux prix, page muette',
      en: 'Price per hundred, a figure made up, two prices, a silent page',
    },
    given: {
      handed,
      read: read(
        '# Conditions',
        '| VIS-M8 | Vis M8 | 1 234,50 | 100 |\n| ECR-M8 | Ecrou | 0,085 | 1 |\n| RON-M8 | Rondelle | 12,30 | 1 |',
        '| VIS-M8 | Vis M8 | 11,90 | 1 |\n| VIS-M9 | Vis M9 | 9,90 | 1 |',
        '| TIGE-6 | Tige | 4,20 | 1 |',
      ),
      medium: {
        says: [
          said(
            line('VIS-M8', '=Vis M8', '1 234,50', 100),
            line('ECR-M8', 'Ecrou', '0,095', 1),
            line('RON-M8', 'Rondelle', '2,30', 1),
          ),
          said(line('VIS-M8', 'Vis M8', '11,90', 1)),
          'illisible',
        ],
      },
      send: [{ messageId: '1' }],
    },
    expects: {
      pages: [{ page: 2, prices: 3 }, { page: 3, prices: 2 }, { page: 4 }],
      table: [
        {
          reference: 'VIS-M8',
          label: 'Vis M8',
          unit_price: { fr: '12,345', en: '12.345' },
          check: { fr: 'deux prix', en: 'two prices' },
        },
        { reference: 'ECR-M8', unit_price: '', check: { fr: 'à vérifier', en: 'to check' } },
        { reference: 'RON-M8', page: 2, check: { fr: 'à vérifier', en: 'to check' } },
        { reference: 'VIS-M8', page: 3 },
        {
          page: 3,
          check: {
            fr: 'page à compter, lignes relevées : 1, prix vus : 2',
            en: 'page to be counted, lines taken: 1, prices seen: 2',
          },
        },
        { page: 4, check: { fr: 'page non lue', en: 'page not read' } },
      ],
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Tarif Boulonnerie Sarde : 0 lignes sûres, 6 à vérifier',
            en: 'Prices of Boulonnerie Sarde: 0 sure, 6 to check',
          },
          options: { attachments: 'data' },
        },
      ],
    },
  },
  {
    name: { fr: 'Une page nette', en: 'A clean page' },
    given: {
      handed,
      read: read('| A-1 | Cale | 2,40 | 1 |\n| A-2 | Coin | 1.310,00 | 1 |'),
      medium: { says: [said(line('A-1', 'Cale', '2,40', 1), line('A-2', 'Coin', '1.310,00', 1))] },
      send: [{ messageId: '2' }],
    },
    expects: {
      table: [
        { reference: 'A-1', unit_price: { fr: '2,4', en: '2.4' }, check: 'ok', page: 1 },
        { reference: 'A-2', unit_price: '1310', check: 'ok' },
      ],
      failed: 'not reached',
    },
  },
  {
    name: {
      fr: 'Prix décalés d’une ligne, référence coupée, le cent oublié',
      en: 'Prices one row off, a reference cut, the hundred forgotten',
    },
    given: {
      handed,
      read: read(
        '| B-1 | Axe | 3,10 |\n| B-2 | Bague | 5,60 |\n| VIS-M80 | Vis | 7,20 |',
        'Prix le cent\n| C-1 | Clou | 8,00 |\n| C-2 | Pointe | 9,00 |',
        'Photos',
      ),
      medium: {
        says: [
          said(
            line('B-1', 'Axe', '5,60', 1),
            line('B-2', 'Bague', '5,60', 1),
            line('VIS-M8', 'Vis', '7,20', 1),
          ),
          said(line('C-1', 'Clou', '8,00', 100), line('C-2', 'Pointe', '9,00', 1)),
        ],
      },
      send: [{ messageId: '5' }],
    },
    expects: {
      table: [
        { reference: 'B-1', unit_price: '', check: { fr: 'à vérifier', en: 'to check' } },
        { reference: 'VIS-M8', check: { fr: 'à vérifier', en: 'to check' } },
        { reference: 'C-2', unit_price: '', check: { fr: 'à vérifier', en: 'to check' } },
        { reference: 'B-2', unit_price: { fr: '5,6', en: '5.6' }, check: 'ok' },
        { reference: 'C-1', unit_price: { fr: '0,08', en: '0.08' }, check: 'ok' },
      ],
    },
    asks: {
      send: [
        {
          text: {
            fr: 'Pages lues, celles où le code a vu des prix à décimales : 2 sur 3. Les lignes à vérifier sont en tête du fichier joint. Ouvrez-en aussi dix autres au hasard avant d’importer.',
            en: 'Pages read, those where the code saw prices with decimals: 2 of 3. Lines to check come first in the file attached. Open ten others at random, too, before you import.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un PDF sans prix', en: 'A PDF without prices' },
    given: { handed, read: read('Conditions', 'Photos'), failed: [{ messageId: '3' }] },
    expects: { loop: 'not reached' },
    asks: {
      failed: [
        { text: { fr: 'Aucun prix lu dans ce PDF.', en: 'No price was read in this PDF.' } },
      ],
    },
  },
  {
    name: { fr: 'PDF protégé', en: 'A locked PDF' },
    given: { handed, read: { fails: 'Document is encrypted' }, failed: [{ messageId: '4' }] },
    expects: { pages: 'not reached' },
    asks: {
      failed: [
        {
          subject: {
            fr: 'Tarif Boulonnerie Sarde non lu',
            en: 'Prices of Boulonnerie Sarde not read',
          },
        },
      ],
    },
  },
]
