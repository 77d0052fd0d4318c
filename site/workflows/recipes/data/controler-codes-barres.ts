import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './controler-codes-barres.code.ts'
import { examples } from './controler-codes-barres.examples.ts'

const STATE = "$('check').first().json"

export default defineRecipe({
  category: 'data',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler les codes-barres d’un fichier avant de l’envoyer',
    problem:
      'Le distributeur attend la liste des articles ce soir. Le tableur a changé 4006381333931 en 4,00638E+12, mangé le zéro d’un code américain, et deux savons portent le même numéro. Le refus arrive dans dix jours, la mise en rayon dans un mois.',
    outcome:
      'On dépose le fichier CSV prêt à partir. Chaque code est vérifié : 8, 12, 13 ou 14 chiffres, clé de contrôle, préfixe à usage interne, doublon, accord avec Odoo. Un code faux dont Odoo tient le bon est remplacé, et le fichier corrigé vous parvient par courriel. Deux codes justes qui se contredisent attendent votre choix. S’il reste un seul code à régler, la page le nomme et aucun fichier n’est fait.',
    avoid:
      'Un code juste n’est pas un code qui vous appartient : seul GS1 dit à qui est un préfixe. Les codes des colis et palettes tenus à part dans Odoo ne sont pas lus. Pour des livres, la clé suffit rarement : vérifiez l’ISBN.',
    approval:
      'Le flux n’écrit pas au distributeur, et ne change rien dans Odoo. Vous ouvrez le fichier corrigé dans un éditeur de texte, non dans un tableur, puis vous l’envoyez.',
    failure:
      'Odoo muet, colonnes inconnues, fichier vide ou qui n’est pas en UTF-8 : la page le dit et rien n’est jugé. Courriel refusé : la page garde la liste des corrections ; déposez de nouveau avec une autre adresse.',
  },
  en: {
    title: 'Check the barcodes in a file before it is sent',
    problem:
      'The retailer wants the list of articles tonight. The spreadsheet turned 4006381333931 into 4,00638E+12 and ate the zero of an American code, and two soaps bear one number. The refusal comes in ten days, the place on the shelf in a month.',
    outcome:
      'You upload the CSV file that is ready to leave. Each code is checked: 8, 12, 13 or 14 figures, check digit, prefix for internal use, twins, agreement with Odoo. A wrong code is replaced where Odoo has the right one, and the corrected file comes to you by email. Two right codes that disagree wait for your choice. If one code is left to settle, the page names it and no file is made.',
    avoid:
      'A code that is right need not be yours: GS1 alone says whose a prefix is. Codes of cases and pallets that Odoo keeps apart are not read. For books the check digit seldom suffices: look at the ISBN.',
    approval:
      'Nothing is written to the retailer, nothing changed in Odoo. You open the corrected file in a text editor rather than a spreadsheet, then send it.',
    failure:
      'Odoo silent, unknown columns, a file that is empty or not in UTF-8: the page says so and nothing is judged. Email refused: the page keeps the list of corrections; upload again with another address.',
  },
  nodes: {
    upload: {
      use: 'formTrigger',
      name: { fr: 'Déposer le fichier', en: 'Upload the file' },
      why: {
        fr: 'Celui qui partira, pas sa source.',
        en: 'The one that will leave rather than its source.',
      },
      with: form(
        { fr: 'Codes-barres', en: 'Barcodes' },
        [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          upload('file', 'CSV (Référence; GTIN)', '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'L’expéditeur', en: 'The sender' },
      why: {
        fr: 'Le fichier corrigé revient à qui l’a déposé.',
        en: 'The corrected file goes back to whoever uploaded it.',
      },
      with: fields({ from: 'automate@votre-marque.example' }),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'En texte : un zéro de tête y survit.',
        en: 'As text, in which a leading zero survives.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', enableBOM: true, includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    articles: {
      use: 'odoo',
      name: { fr: 'Lire les codes d’Odoo', en: 'Read Odoo’s codes' },
      why: {
        fr: 'Référence interne et code-barres, variantes comprises.',
        en: 'Internal reference and barcode, variants included.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('product.product'),
        returnAll: true,
        options: { fieldsList: 'default_code,barcode' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Vérifier chaque code', en: 'Check each code' },
      why: {
        fr: 'Les douze et treize chiffres se comparent sur quatorze, zéros devant.',
        en: 'Twelve and thirteen figures are compared as fourteen, zeros in front.',
      },
      with: allItems(CHECK),
    },
    ready: {
      use: 'if',
      name: { fr: 'Un fichier à refaire ?', en: 'A file to make again?' },
      why: {
        fr: 'Ni juste tel quel, ni incomplet.',
        en: 'Neither right as it is nor incomplete.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'mended')),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Toutes les lignes', en: 'All the rows' },
      why: {
        fr: 'Dans leur ordre, avec leurs autres colonnes.',
        en: 'In their order, with their other columns.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Refaire le CSV', en: 'Make the CSV again' },
      why: {
        fr: 'Le même séparateur qu’à l’arrivée.',
        en: 'With the separator that it came with.',
      },
      with: { operation: 'csv', options: { delimiter: ';', fileName: 'articles.csv' } },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Rendre le fichier', en: 'Give the file back' },
      why: {
        fr: 'Avec chaque correction, avant et après.',
        en: 'With each correction, before and after.',
      },
      with: mailed(
        {
          from: "={{ $('settings').first().json.from }}",
          to: "={{ $('upload').first().json.email }}",
        },
        {
          fr: `=Fichier corrigé : {{ ${STATE}.mended }} code(s)`,
          en: `=File corrected: {{ ${STATE}.mended }} code(s)`,
        },
        `={{ ${STATE}.text }}`,
        { attachments: 'data' },
      ),
      onError: 'continue',
      retry: [2, 10],
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer le contrôle', en: 'Show the check' },
      why: {
        fr: 'Ce qui bloque d’abord.',
        en: 'What stands in the way comes first.',
      },
      with: page(
        {
          fr: `={{ ${STATE}.state === 'refused' ? 'Non contrôlé' : ${STATE}.state === 'clean' ? 'Codes justes' : ${STATE}.state === 'open' ? ${STATE}.open + ' code(s) à régler, rien d’envoyé' : ${STATE}.mended + ' code(s) corrigé(s), ' + ($json.error ? 'courriel refusé' : 'fichier envoyé') }}`,
          en: `={{ ${STATE}.state === 'refused' ? 'Not checked' : ${STATE}.state === 'clean' ? 'Codes right' : ${STATE}.state === 'open' ? ${STATE}.open + ' code(s) to settle, nothing sent' : ${STATE}.mended + ' code(s) corrected, ' + ($json.error ? 'email refused' : 'file sent') }}`,
        },
        `={{ ${STATE}.text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\\n/g, '<br>') }}`,
      ),
    },
  },
  links: [
    'upload > settings > read > articles > check > ready.yes > rows > file > send > done',
    'ready.no > done',
  ],
  examples,
  related: ['controler-tarif-fournisseur', 'ramener-intitules-a-une-liste'],
})
