import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { check } from './controler-fichier-ecritures.code.ts'
import { examples } from './controler-fichier-ecritures.examples.ts'

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 20,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler le fichier des écritures comptables avant de le remettre',
    problem:
      'Le contrôleur demande le FEC. Le logiciel l’exporte, on le remet sans l’ouvrir, et c’est lui qui trouve l’écriture à un centime près, la date d’un autre exercice et le libellé vide.',
    outcome:
      'Vous déposez l’export. En une minute arrivent les colonnes absentes, les écritures déséquilibrées, les dates hors exercice ou sans validation, les libellés vides, les comptes mal formés et les numéros sautés, dans l’ensemble ou par journal.',
    avoid:
      'L’administration publie un logiciel qui vérifie la structure officielle : passez-y aussi. Ce contrôle cherche ce qu’un humain remarque, et ne dit rien du fond.',
    approval:
      'Le fichier n’est ni modifié ni gardé. Votre comptable corrige dans le logiciel, puis exporte de nouveau.',
    failure:
      'Un fichier illisible est annoncé comme tel ; sans tabulations, toutes ses colonnes sont dites absentes. Les constats sont tous dans la pièce jointe, et le courriel les compte par sorte.',
  },
  en: {
    title: 'Check the French accounting entries file before handing it over',
    problem:
      'The tax auditor asks for the FEC. The software exports it, you hand it over unopened, and it is the auditor who finds the entry that is a cent out, the date from another year and the empty wording.',
    outcome:
      'You drop the export. A minute later you have missing columns, entries that do not balance, dates outside the year or without validation, empty wordings, odd account numbers and skipped entries, over all journals or within each.',
    avoid:
      'The tax office publishes a program that checks the official structure: use that as well. This one looks for what a person would notice, and says nothing of substance.',
    approval:
      'The file is neither changed nor kept. Your accountant mends things in the software and exports again.',
    failure:
      'A file that cannot be read is reported as such; without tabs, all its columns are said to be missing. All findings are in the attachment, and the email counts them by kind.',
  },
  nodes: {
    drop: {
      use: 'formTrigger',
      name: { fr: 'Déposer le FEC', en: 'Drop the FEC' },
      why: {
        fr: 'Le fichier texte, et les deux dates de l’exercice.',
        en: 'The text file, and the two dates of the financial year.',
      },
      with: form(
        { fr: 'Contrôler un FEC', en: 'Check a FEC' },
        [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('from', { fr: 'Début d’exercice', en: 'Year begins' }, { type: 'date' }),
          field('to', { fr: 'Fin d’exercice', en: 'Year ends' }, { type: 'date' }),
          upload('file', { fr: 'Fichier .txt', en: 'File .txt' }, '.txt,.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Les colonnes de l’arrêté', en: 'The columns required' },
      why: {
        fr: 'Dix-huit noms fixés par le livre des procédures fiscales.',
        en: 'Eighteen names laid down by the French tax procedures code.',
      },
      with: fields({
        columns:
          'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise',
        file: { fr: 'constats.csv', en: 'findings.csv' },
      }),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the lines' },
      why: {
        fr: 'Des tabulations, comme l’arrêté l’admet et comme presque tous exportent.',
        en: 'Tabs, as the rules allow and as nearly all software exports.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: '\t', includeEmptyCells: true },
      },
      onError: 'output',
    },
    check: {
      use: 'code',
      name: { fr: 'Contrôler', en: 'Check' },
      why: {
        fr: 'Au centime par écriture : un total juste cache deux erreurs qui se compensent.',
        en: 'To the cent by entry: a right total hides two errors that cancel out.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            euros: EUROS.fr,
            columns: 'Colonne absente',
            balance: 'Écriture déséquilibrée',
            outside: 'Date hors exercice',
            unvalidated: 'Sans date de validation',
            wording: 'Libellé vide',
            account: 'Compte mal formé',
            both: 'Débit et crédit ensemble',
            skipped: 'Numéro sauté',
            line: 'ligne ',
          },
          en: {
            euros: EUROS.en,
            columns: 'Column missing',
            balance: 'Entry out of balance',
            outside: 'Date outside the year',
            unvalidated: 'Without validation date',
            wording: 'Empty wording',
            account: 'Odd account number',
            both: 'Debit and credit at once',
            skipped: 'Number skipped',
            line: 'line ',
          },
        }),
      ),
    },
    clean: {
      use: 'if',
      name: { fr: 'Sans constat ?', en: 'Without findings?' },
      why: {
        fr: 'Un fichier propre mérite une phrase, pas une pièce jointe vide.',
        en: 'A clean file deserves a sentence, not an empty attachment.',
      },
      with: all(amount('={{ $json.findings.length }}', 'equals', 0)),
    },
    fine: {
      use: 'gmail',
      name: { fr: 'Donner les totaux', en: 'Give the totals' },
      why: {
        fr: 'À rapprocher de la balance avant de remettre le fichier.',
        en: 'To be held against the trial balance before handing over.',
      },
      with: gmailSent(
        "={{ $('drop').first().json.email }}",
        { fr: 'FEC : aucun constat', en: 'FEC: no finding' },
        {
          fr: '={{ $json.lines }} ligne(s), {{ $json.entries }} écriture(s), débit {{ $json.totals[0] }}, crédit {{ $json.totals[1] }}.',
          en: '={{ $json.lines }} line(s), {{ $json.entries }} entry or entries, debit {{ $json.totals[0] }}, credit {{ $json.totals[1] }}.',
        },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Un constat par ligne', en: 'One finding a line' },
      why: {
        fr: 'Le comptable coche en corrigeant.',
        en: 'The accountant ticks them off while mending.',
      },
      with: { fieldToSplitOut: 'findings', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire la liste', en: 'Write the list' },
      why: {
        fr: 'Trois colonnes : constat, endroit, valeur.',
        en: 'Three columns: finding, place, value.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: setting('file') },
      },
    },
    send: {
      use: 'gmail',
      name: { fr: 'Envoyer les constats', en: 'Send the findings' },
      why: {
        fr: 'Le compte par sorte d’abord : souvent une seule cause en explique cent.',
        en: 'The count by kind first: one cause often explains a hundred.',
      },
      with: {
        ...gmailSent(
          "={{ $('drop').first().json.email }}",
          {
            fr: "=FEC : {{ $('check').first().json.findings.length }} constat(s)",
            en: "=FEC: {{ $('check').first().json.findings.length }} finding(s)",
          },
          "={{ $('check').first().json.kinds }}",
        ),
        options: {
          appendAttribution: false,
          attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
        },
      },
    },
    refuse: {
      use: 'gmail',
      name: { fr: 'Dire que le fichier ne se lit pas', en: 'Say that it cannot be read' },
      why: {
        fr: 'Un export Excel renommé en .txt est la cause habituelle.',
        en: 'An Excel export renamed to .txt is the usual cause.',
      },
      with: gmailSent(
        "={{ $('drop').first().json.email }}",
        { fr: 'FEC : fichier illisible', en: 'FEC: file not readable' },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'drop > settings > read > check > clean.yes > fine',
    'clean.no > each > file > send',
    'read.error > refuse',
  ],
  examples,
})
