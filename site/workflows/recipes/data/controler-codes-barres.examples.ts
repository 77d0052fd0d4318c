import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const uploaded = (text: string): Given => ({
  items: [
    {
      json: { email: 'achats@maison-roche.example' },
      files: { file: { type: 'text/csv', name: 'tarif.csv', text } },
    },
  ],
})
const article = (default_code: string, barcode: string | false) => ({
  id: 1,
  default_code,
  barcode,
})
const ODOO = [
  article('SAV-1', '4006381333931'),
  article('SAV-2', '5901234123457'),
  article('SAV-3', '036000291452'),
  article('SAV-4', false),
]
const DAMAGED = `Référence;Désignation;GTIN;Prix
SAV-1;Savon brut;4,00638E+12;4,20
SAV-2;Savon miel;5901234123450;4,20
SAV-3;Savon lin;36000291452;3,90
`

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un tableur est passé par là, Odoo répare',
      en: 'A spreadsheet went over it, Odoo mends',
    },
    given: {
      upload: uploaded(DAMAGED),
      articles: ODOO,
      send: [{ messageId: '1' }],
      done: [{}],
    },
    expects: {
      check: [
        {
          state: 'mended',
          mended: 3,
          open: 0,
          rows: [
            { GTIN: '4006381333931', Prix: '4,20' },
            { GTIN: '5901234123457' },
            { GTIN: '036000291452' },
          ],
          text: both(
            'Lignes lues : 3\nCorrigés d’après Odoo\n- SAV-1 : 4,00638E+12 → 4006381333931 (autre chose que des chiffres, 4,00638E+12)\n- SAV-2 : 5901234123450 → 5901234123457 (clé fausse, attendue 7)\n- SAV-3 : 36000291452 → 036000291452 (nombre de chiffres : 11)',
            'Rows read: 3\nCorrected from Odoo\n- SAV-1: 4,00638E+12 → 4006381333931 (other than figures, 4,00638E+12)\n- SAV-2: 5901234123450 → 5901234123457 (wrong check digit, expected 7)\n- SAV-3: 36000291452 → 036000291452 (number of figures: 11)',
          ),
        },
      ],
    },
    asks: {
      send: [
        {
          toEmail: 'achats@maison-roche.example',
          subject: both('Fichier corrigé : 3 code(s)', 'File corrected: 3 code(s)'),
        },
      ],
      done: [
        {
          completionTitle: both(
            '3 code(s) corrigé(s), fichier envoyé',
            '3 code(s) corrected, file sent',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un code absent, un interne, deux jumeaux',
      en: 'One without a code, one internal, two twins',
    },
    given: {
      upload: uploaded(
        `SKU;EAN\nSAV-1;4006381333931\nSAV-4;\nSAV-5;2000000000008\nSAV-6;04006381333931\nSAV-2;5901234123457\n`,
      ),
      articles: ODOO,
      done: [{}],
    },
    expects: {
      check: [
        {
          state: 'open',
          open: 4,
          rows: [],
          text: both(
            'Lignes lues : 5\nÀ régler avant d’envoyer\n- SAV-1 : même code que SAV-6\n- SAV-4 : aucun code\n- SAV-5 : préfixe à usage interne, référence inconnue d’Odoo\n- SAV-6 : même code que SAV-1',
            'Rows read: 5\nTo be settled before sending\n- SAV-1: same code as SAV-6\n- SAV-4: no code\n- SAV-5: prefix for internal use, reference not known to Odoo\n- SAV-6: same code as SAV-1',
          ),
        },
      ],
      rows: 'not reached',
    },
    asks: {
      done: [
        {
          completionTitle: both(
            '4 code(s) à régler, rien d’envoyé',
            '4 code(s) to settle, nothing sent',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un colis sous la référence de la pièce, une ligne sans référence',
      en: 'A case under the reference of the piece, a row without one',
    },
    given: {
      upload: uploaded(
        'Référence;GTIN\nSAV-1;14006381333938\n;5901234123450\nSAV-9;20000011\nSAV-2;5901234123457\n',
      ),
      articles: ODOO,
      done: [{}],
    },
    expects: {
      check: [
        {
          state: 'open',
          open: 3,
          mended: 0,
          rows: [],
          text: both(
            'Lignes lues : 4\nÀ régler avant d’envoyer\n- SAV-1 : juste, mais Odoo a 4006381333931\n- ligne 3 : clé fausse, attendue 7, référence inconnue d’Odoo\n- SAV-9 : préfixe à usage interne, référence inconnue d’Odoo',
            'Rows read: 4\nTo be settled before sending\n- SAV-1: right, but Odoo has 4006381333931\n- row 3: wrong check digit, expected 7, reference not known to Odoo\n- SAV-9: prefix for internal use, reference not known to Odoo',
          ),
        },
      ],
      rows: 'not reached',
    },
  },
  {
    name: { fr: 'Un fichier qui n’est pas en UTF-8', en: 'A file that is not in UTF-8' },
    given: {
      upload: uploaded('SKU;D\uFFFDsignation;EAN\nSAV-2;Savon \uFFFDclair;5901234123450\n'),
      articles: ODOO,
      done: [{}],
    },
    expects: {
      check: [
        {
          state: 'refused',
          text: both(
            'Des lettres accentuées sont illisibles : enregistrez le fichier en « CSV UTF-8 », puis déposez-le de nouveau.',
            'Accented letters cannot be read: save the file as “CSV UTF-8”, then upload it again.',
          ),
        },
      ],
      rows: 'not reached',
    },
    asks: { done: [{ completionTitle: both('Non contrôlé', 'Not checked') }] },
  },
  {
    name: { fr: 'Tout est juste', en: 'All is right' },
    given: {
      upload: uploaded('Réf;Code-barres\nSAV-2;5901234123457\nSAV-8;96385074\n'),
      articles: ODOO,
      done: [{}],
    },
    expects: { check: [{ state: 'clean', open: 0, mended: 0 }] },
    asks: { done: [{ completionTitle: both('Codes justes', 'Codes right') }] },
  },
  {
    name: { fr: 'Le courriel ne part pas', en: 'The email does not leave' },
    given: {
      upload: uploaded(DAMAGED),
      articles: ODOO,
      send: { fails: '550 No such user' },
      done: [{}],
    },
    expects: { check: [{ mended: 3 }] },
    asks: {
      done: [
        {
          completionTitle: both(
            '3 code(s) corrigé(s), courriel refusé',
            '3 code(s) corrected, email refused',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: { upload: uploaded(DAMAGED), articles: { fails: '504' }, done: [{}] },
    expects: {
      check: [
        {
          text: both(
            'Odoo ne répond pas, rien n’est contrôlé : 504',
            'Odoo does not answer, nothing was checked: 504',
          ),
        },
      ],
    },
    asks: { done: [{ completionTitle: both('Non contrôlé', 'Not checked') }] },
  },
  {
    name: { fr: 'Ni référence ni code', en: 'Neither reference nor code' },
    given: { upload: uploaded('Nom;Prix\nSavon;4\n'), articles: ODOO, done: [{}] },
    expects: { check: [{ state: 'refused', rows: [] }] },
    asks: { done: [{ completionTitle: both('Non contrôlé', 'Not checked') }] },
  },
]
