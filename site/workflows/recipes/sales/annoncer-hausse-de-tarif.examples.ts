import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (text: string, effect = '2027-01-01'): Given => ({
  items: [{ json: { effect }, files: { file: { type: 'text/csv', name: 'tarif.csv', text } } }],
})
/** MySQL gives decimals as text. */
const bought = (client: number, name: string, reference: string, price: string, more = {}) => ({
  client,
  name,
  email: `achats@client${client}.example`,
  locked_until: null,
  reference,
  label: `Article ${reference}`,
  quantity: '100.00',
  price,
  ...more,
})
const LIST = '\uFEFFReference;Price\nvis-8;12,50\nVIS-10;1 020,00\nCLE-1;9\nNEUF;3\n'
const HISTORY = [
  bought(1, 'Garage Est', 'VIS-8', '12.00'),
  bought(1, 'Garage Est', 'CLE-1', '9.00'),
  bought(2, 'Atelier Roy', 'VIS-10', '1000.00', { quantity: '3.00' }),
  bought(2, 'Atelier Roy', 'VIS-8', '11.00'),
  bought(3, 'Mairie', 'VIS-8', '12.00', { locked_until: '2027-03-31' }),
  bought(4, 'Ferme Bio', 'VIS-8', '12.00', { email: '' }),
  bought(5, 'Lycée Sud', 'COLLE', '4.00'),
  bought(6, 'Camping Roc', 'CLE-1', '0.00'),
]
const refused = (
  fr: string,
  en: string,
  given: Readonly<Record<string, Given>>,
  text: Bilingual<string>,
): Example => ({
  name: both(fr, en),
  given: { asked: asked(LIST), purchases: HISTORY, report: [{ accepted: true }], ...given },
  expects: { letters: { count: 1 }, draft: 'not reached' },
  asks: { report: [{ text }] },
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux lettres, un prix bloqué, une adresse absente',
      'Two letters, one lock, one address short',
    ),
    given: {
      asked: asked(LIST),
      purchases: HISTORY,
      fresh: [
        {
          mark: '2 2027-01-01 VIS-10=1020 VIS-8=12.5',
          email: 'achats@client2.example',
          name: 'Atelier Roy',
          text: '- VIS-10',
        },
      ],
      draft: [{ id: 'd1' }],
      mark: [{ id: 1 }],
      report: [{ accepted: true }],
    },
    expects: {
      'kind.letter': [
        {
          client: 2,
          impact: 210,
          mark: '2 2027-01-01 VIS-10=1020 VIS-8=12.5',
          text: both(
            '- VIS-10 Article VIS-10 : 1\u00A0000\u00A0€ → 1\u00A0020\u00A0€ (+2,0 %)\n- VIS-8 Article VIS-8 : 11\u00A0€ → 12,50\u00A0€ (+13,6 %)',
            '- VIS-10 Article VIS-10: €1,000 → €1,020 (+2.0%)\n- VIS-8 Article VIS-8: €11 → €12.50 (+13.6%)',
          ),
        },
        { client: 1, impact: 50 },
      ],
      missing: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: both('Nos prix au 01/01/2027', 'Our prices from 01/01/2027'),
          additionalFields: { toRecipients: 'achats@client2.example' },
        },
      ],
      report: [
        {
          text: both(
            'Clients à prévenir : 2\nEffet sur un an, aux quantités des douze derniers mois : 260\u00A0€\n- Atelier Roy : 210\u00A0€\n- Garage Est : 50\u00A0€\n\nPRIX BLOQUÉS, sans courrier :\n- Mairie, jusqu’au 31/03/2027\n\nSANS ADRESSE, à prévenir autrement :\n- Ferme Bio\n\nPRIX ACTUEL ABSENT, non comparé :\n- Camping Roc, CLE-1\n\nRÉFÉRENCES QUE PERSONNE N’A ACHETÉES EN UN AN :\n- NEUF',
            'Clients to tell: 2\nEffect over a year, at the quantities of the last twelve months: €260\n- Atelier Roy: €210\n- Garage Est: €50\n\nPRICES LOCKED, no letter:\n- Mairie, until 31/03/2027\n\nNO ADDRESS, to be told otherwise:\n- Ferme Bio\n\nNO CURRENT PRICE, not compared:\n- Camping Roc, CLE-1\n\nREFERENCES THAT NOBODY BOUGHT IN A YEAR:\n- NEUF',
          ),
        },
      ],
    },
  },
  {
    name: both('Outlook refuse une lettre', 'Outlook refuses a letter'),
    given: {
      asked: asked('reference;price\nVIS-8;0,0875\n'),
      purchases: [bought(1, 'Garage Est', 'VIS-8', '0.085')],
      fresh: [{ mark: '1', name: 'Garage Est', email: 'achats@client1.example' }],
      draft: { fails: 'Mailbox over quota' },
      missing: [{ accepted: true }],
      report: [{ accepted: true }],
    },
    expects: {
      'kind.letter': [
        {
          impact: 0.25,
          text: both(
            '- VIS-8 Article VIS-8 : 0,085\u00A0€ → 0,0875\u00A0€ (+2,9 %)',
            '- VIS-8 Article VIS-8: €0.085 → €0.0875 (+2.9%)',
          ),
        },
      ],
      lost: [{ line: '- Garage Est (Mailbox over quota)' }],
      mark: 'not reached',
    },
  },
  refused(
    'Un prix décalé d’une virgule',
    'A decimal point astray',
    { asked: asked('reference;price\nVIS-8;125\n') },
    both(
      'Aucun brouillon : variations à vérifier dans le fichier.\n- VIS-8 Article VIS-8 : 12\u00A0€ → 125\u00A0€ (+941,7 %)\n- VIS-8 Article VIS-8 : 11\u00A0€ → 125\u00A0€ (+1036,4 %)',
      'No draft: changes to check in the file.\n- VIS-8 Article VIS-8: €12 → €125 (+941.7%)\n- VIS-8 Article VIS-8: €11 → €125 (+1036.4%)',
    ),
  ),
  refused(
    'Préavis trop court',
    'Notice too short',
    { asked: asked(LIST, '2026-12-22') },
    both(
      'Aucun brouillon : la date d’effet est à moins de 30 jours.',
      'No draft: the day it takes effect is less than 30 days away.',
    ),
  ),
  refused(
    'Une ligne sans prix',
    'A row without a price',
    { asked: asked('reference;price\nVIS-8;12\nCLE-1;\n') },
    both(
      'Aucun brouillon : référence ou prix illisible, lignes 3',
      'No draft: reference or price unreadable, rows 3',
    ),
  ),
  refused(
    'Un fichier à virgules',
    'A file with commas',
    { asked: asked('reference,price\nVIS-8,12\n') },
    both(
      'Aucun brouillon : le fichier doit avoir deux colonnes, reference et price, séparées par un point-virgule.',
      'No draft: the file needs two columns, reference and price, parted by a semicolon.',
    ),
  ),
  refused(
    'La base ne répond pas',
    'The database does not answer',
    { purchases: { fails: 'Connection refused' } },
    both(
      'Achats illisibles, aucun brouillon : Connection refused',
      'Purchases unreadable, no draft: Connection refused',
    ),
  ),
]
