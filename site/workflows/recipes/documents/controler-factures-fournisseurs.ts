import { sheetColumns } from '../../fragments/columns.ts'
import { amount, cases, isEmpty } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { byId, byName, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-factures-fournisseurs.examples.ts'

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Relever les factures reçues et vérifier le total',
    problem:
      'Les factures arrivent en PDF dans un dossier. Quelqu’un recopie six champs par facture, et une virgule déplacée ne se voit qu’au rapprochement, trois semaines plus tard.',
    outcome:
      'Chaque nouveau PDF devient une ligne : fournisseur, numéro, date, HT, TVA, TTC. Si HT plus TVA ne fait pas TTC au centime, la ligne va dans l’onglet à vérifier, avec l’écart.',
    avoid:
      'Une facture électronique au format Factur-X porte déjà ses données : lisez-les, ne les faites pas deviner. Et sous vingt factures par mois, recopier reste plus rapide que régler.',
    approval:
      'Le flux ne paie rien et n’écrit que dans votre feuille. Une personne ouvre l’onglet à vérifier, corrige la ligne d’après le PDF et la déplace.',
    failure:
      'PDF illisible, modèle muet, champ absent : la facture va dans l’onglet à vérifier avec le nom du fichier. Aucune n’est perdue, aucune n’est inventée.',
  },
  en: {
    title: 'Read incoming invoices and check their totals',
    problem:
      'Invoices arrive as PDFs in a folder. Somebody copies six fields from each, and a misplaced comma only shows when the books are matched, three weeks later.',
    outcome:
      'Each new PDF becomes a row: supplier, number, date, net, VAT, gross. Where net plus VAT does not make the gross to the cent, the row goes to the tab to check, with the difference.',
    avoid:
      'An electronic invoice in Factur-X carries its data already: read them, do not have them guessed. And below twenty invoices a month, copying is quicker than setting this up.',
    approval:
      'The flow pays nothing and writes to your sheet alone. A person opens the tab to check, corrects the row from the PDF and moves it.',
    failure:
      'Unreadable PDF, silent model, missing field: the invoice goes to the tab to check under its file’s name. None is lost, none is made up.',
  },
  nodes: {
    folder: {
      use: 'googleDriveTrigger',
      name: { fr: 'Nouveau PDF', en: 'New PDF' },
      why: {
        fr: 'Le dossier où les factures arrivent déjà : personne ne change d’habitude.',
        en: 'The folder where invoices already arrive: nobody changes habits.',
      },
      with: {
        event: 'fileCreated',
        triggerOn: 'specificFolder',
        folderToWatch: { __rl: true, mode: 'id', value: 'DOSSIER-DES-FACTURES' },
        pollTimes: { item: [{ mode: 'everyX', value: 10, unit: 'minutes' }] },
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre feuille', en: 'Your sheet' },
      why: {
        fr: 'Deux onglets : ce qui est juste, ce qui se vérifie.',
        en: 'Two tabs: what is right, and what needs checking.',
      },
      with: fields({
        sheet: { fr: 'identifiant de votre feuille', en: 'id of your sheet' },
        good: { fr: 'Factures', en: 'Invoices' },
        check: { fr: 'À vérifier', en: 'To check' },
      }),
    },
    download: {
      use: 'googleDrive',
      name: { fr: 'Ouvrir le PDF', en: 'Open the PDF' },
      why: {
        fr: 'Le fichier lui-même, et non son aperçu.',
        en: 'The file itself, not its preview.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId("={{ $('folder').item.json.id }}"),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire la page', en: 'Read the page' },
      why: {
        fr: 'Une lecture optique faite en Europe, qui rend aussi les tableaux.',
        en: 'Optical reading by a European service that keeps tables as tables.',
      },
      with: { binaryProperty: 'data', options: {} },
      onError: 'output',
      retry: [2, 5],
    },
    extract: {
      use: 'informationExtractor',
      name: { fr: 'Relever les champs', en: 'Take the fields' },
      why: {
        fr: 'Le modèle recopie ; il ne calcule pas. Un champ absent reste vide.',
        en: 'The model copies and does not calculate. A missing field stays empty.',
      },
      with: {
        text: '={{ $json.extractedText }}',
        schemaType: 'manual',
        inputSchema: JSON.stringify({
          type: 'object',
          properties: {
            supplier: { type: 'string' },
            number: { type: 'string' },
            date: { type: 'string' },
            net: { type: 'number' },
            vat: { type: 'number' },
            gross: { type: 'number' },
          },
          required: ['supplier', 'number', 'net', 'vat', 'gross'],
        }),
        options: {
          systemPromptTemplate: {
            fr: 'Tu recopies les champs d’une facture française. Les montants sont des nombres avec un point décimal, sans devise. La date est au format AAAA-MM-JJ. Prends le total hors taxes, le total de TVA et le total à payer tels qu’ils sont écrits, même s’ils ne s’accordent pas. Ne déduis jamais un montant des deux autres.',
            en: 'You copy the fields of an invoice. Amounts are numbers with a decimal point and no currency. The date reads YYYY-MM-DD. Take net total, VAT total and amount to pay as they are written, even where they do not agree. Never work out an amount from the two others.',
          },
        },
      },
      onError: 'continue',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    sum: {
      use: 'set',
      name: { fr: 'Refaire l’addition', en: 'Add it up again' },
      why: {
        fr: 'C’est du calcul, donc du code : un modèle peut se tromper d’un centime.',
        en: 'This is arithmetic, so it is code: a model may be a cent out.',
      },
      with: fields(
        {
          file: "={{ $('folder').item.json.name }}",
          supplier: "={{ $json.output?.supplier ?? '' }}",
          number: "={{ $json.output?.number ?? '' }}",
          date: "={{ $json.output?.date ?? '' }}",
          net: number('={{ $json.output?.net ?? 0 }}'),
          vat: number('={{ $json.output?.vat ?? 0 }}'),
          gross: number('={{ $json.output?.gross ?? 0 }}'),
          gap: number(
            '={{ $json.output ? Math.round(($json.output.net + $json.output.vat - $json.output.gross) * 100) / 100 : 0 }}',
          ),
        },
        { alone: true },
      ),
    },
    right: {
      use: 'switch',
      name: { fr: 'Le total est juste ?', en: 'Is the total right?' },
      why: {
        fr: 'Au centime, sans tolérance : l’arrondi d’un fournisseur se vérifie une fois.',
        en: 'To the cent, without tolerance: a supplier’s rounding is checked once.',
      },
      with: cases({
        unread: isEmpty('={{ $json.supplier }}'),
        yes: amount('={{ $json.gap }}', 'equals', 0),
      }),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Écrire la facture', en: 'Write the invoice' },
      why: {
        fr: 'Une ligne par facture, dans la feuille que vous avez déjà.',
        en: 'One row an invoice, in the sheet you already have.',
      },
      with: {
        operation: 'append',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.good }}"),
        columns: { mappingMode: 'autoMapInputData', value: {}, matchingColumns: [], schema: [] },
        options: {},
      },
    },
    doubt: {
      use: 'set',
      name: { fr: 'Dire pourquoi', en: 'Say why' },
      why: {
        fr: 'Un écart chiffré se résout en une minute ; « erreur » en demande dix.',
        en: 'A difference in figures takes a minute to settle; “error” takes ten.',
      },
      with: fields({
        reason: {
          fr: '=Écart de {{ $json.gap.toFixed(2) }} €',
          en: '=Difference of €{{ $json.gap.toFixed(2) }}',
        },
      }),
    },
    unread: {
      use: 'set',
      name: { fr: 'Noter l’échec', en: 'Note the failure' },
      why: {
        fr: 'Le nom du fichier suffit à retrouver la facture.',
        en: 'The file’s name is enough to find the invoice again.',
      },
      with: fields(
        {
          file: "={{ $('folder').item.json.name }}",
          reason: { fr: 'Lecture impossible', en: 'Could not be read' },
        },
        { alone: true },
      ),
    },
    check: {
      use: 'googleSheets',
      name: { fr: 'Mettre à vérifier', en: 'Put aside to check' },
      why: {
        fr: 'Écarts et échecs au même endroit : une seule liste à vider.',
        en: 'Differences and failures in one place: a single list to empty.',
      },
      with: {
        operation: 'append',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.check }}"),
        columns: sheetColumns({
          file: '={{ $json.file }}',
          supplier: "={{ $json.supplier ?? '' }}",
          reason: '={{ $json.reason }}',
        }),
        options: {},
      },
    },
  },
  links: [
    'folder > settings > download > read > extract > sum > right.yes > keep',
    'medium => extract',
    'right.other > doubt > check',
    'download.error > unread',
    'read.error > unread',
    'right.unread > unread',
    'unread > check',
  ],
  examples,
  cost: [{ node: 'extract', model: 'medium', reads: 1400, writes: 110 }],
})
