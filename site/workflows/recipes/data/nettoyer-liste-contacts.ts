import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { onceBy } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './nettoyer-liste-contacts.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'simple',
  minutes: 10,
  published: '2026-11-23',
  fr: {
    title: 'Nettoyer une liste de contacts avant de l’importer',
    problem:
      'Trois salons, deux stagiaires, un fichier : « DUPONT Marie », « marie dupont », la même adresse en majuscules. Importé tel quel, le fichier double des fiches que personne ne fusionnera.',
    outcome:
      'Vous déposez un fichier CSV, vous en recevez deux nombres et un fichier propre : noms remis en forme, adresses en minuscules, doublons retirés, lignes sans adresse valable écartées.',
    avoid:
      'Pour dix lignes, faites-le dans le tableur. Et ce flux ne vérifie pas qu’une adresse existe : il ne regarde que sa forme.',
    approval:
      'Rien n’est importé à votre place. Vous comparez les deux nombres, vous ouvrez le fichier, vous décidez.',
    failure:
      'Un fichier qui n’est pas un CSV, ou dont la colonne d’adresse manque, donne une page qui le dit. Votre fichier de départ n’est jamais modifié.',
  },
  en: {
    title: 'Clean a contact list before importing it',
    problem:
      'Three trade fairs, two interns, one file: “DUPONT Marie”, “marie dupont”, the same address in capitals. Imported as it is, it doubles records that nobody will ever merge.',
    outcome:
      'You drop a CSV file and get back two numbers and a clean file: names put in order, addresses in lower case, duplicates removed, rows without a valid address set aside.',
    avoid:
      'For ten rows, do it in the spreadsheet. And this flow does not check that an address exists: it only looks at its form.',
    approval:
      'Nothing is imported on your behalf. You compare the two numbers, open the file and decide.',
    failure:
      'A file that is no CSV, or lacks the address column, gives a page that says so. The file you started from is never changed.',
  },
  nodes: {
    upload: {
      use: 'formTrigger',
      name: { fr: 'Déposer le fichier', en: 'Drop the file' },
      why: {
        fr: 'Un formulaire, pour que n’importe qui dans l’équipe puisse s’en servir.',
        en: 'A form, so that anyone on the team can use it.',
      },
      with: {
        formTitle: { fr: 'Liste à nettoyer', en: 'List to clean' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Fichier CSV', en: 'CSV file' },
              fieldName: 'file',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.csv',
              requiredField: true,
            },
          ],
        },
        responseMode: 'lastNode',
        options: { appendAttribution: false },
      },
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire le CSV', en: 'Read the CSV' },
      why: {
        fr: 'Une ligne du fichier devient un élément ; la première ligne donne les noms.',
        en: 'Each row becomes an item; the first row gives the names.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: {} },
      onError: 'output',
    },
    tidy: {
      use: 'set',
      name: { fr: 'Remettre en forme', en: 'Put in order' },
      why: {
        fr: 'Avant de comparer : deux écritures d’une même personne doivent devenir égales.',
        en: 'Before comparing: two spellings of one person have to become equal.',
      },
      with: fields(
        {
          email: "={{ ($json.email || '').trim().toLowerCase() }}",
          name: "={{ ($json.name || '').trim().toLowerCase().split(/\\s+/).map(part => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') }}",
          company: "={{ ($json.company || '').trim() }}",
        },
        { alone: true },
      ),
    },
    valid: {
      use: 'filter',
      name: { fr: 'Adresses bien formées', en: 'Well-formed addresses' },
      why: {
        fr: 'Une adresse sans @ ou sans point ferait refuser tout l’import.',
        en: 'One address without an @ or a dot would have the whole import refused.',
      },
      with: all(text('={{ $json.email }}', 'regex', '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$')),
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Une fiche par adresse', en: 'One record an address' },
      why: {
        fr: 'La première fiche rencontrée reste : mettez la meilleure source en tête.',
        en: 'The first record met stays: put your best source on top.',
      },
      with: onceBy('email'),
    },
    order: {
      use: 'sort',
      name: { fr: 'Ranger par entreprise', en: 'Sort by company' },
      why: {
        fr: 'Les collègues côte à côte : un doublon oublié saute aux yeux.',
        en: 'Colleagues side by side: a duplicate that slipped through shows.',
      },
      with: {
        sortFieldsUi: {
          sortField: [
            { fieldName: 'company', order: 'ascending' },
            { fieldName: 'name', order: 'ascending' },
          ],
        },
        options: {},
      },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier propre', en: 'Write the clean file' },
      why: {
        fr: 'Le même format qu’à l’entrée : rien à réapprendre.',
        en: 'The same format as it came in: nothing new to learn.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { fileName: { fr: 'contacts-propres.csv', en: 'clean-contacts.csv' } },
      },
    },
    show: {
      use: 'set',
      name: { fr: 'Donner les nombres', en: 'Give the numbers' },
      why: {
        fr: 'Un écart trop grand se voit ici, avant l’import.',
        en: 'Too large a gap shows here, before the import.',
      },
      with: {
        ...fields({
          summary: {
            fr: "={{ $('read').all().length }} lignes lues, {{ $('once').all().length }} contacts gardés",
            en: "={{ $('read').all().length }} rows read, {{ $('once').all().length }} contacts kept",
          },
        }),
        options: { stripBinary: false },
      },
    },
    refuse: {
      use: 'set',
      name: { fr: 'Dire ce qui ne va pas', en: 'Say what is wrong' },
      why: {
        fr: 'Une phrase, et non une page d’erreur : la personne sait quoi refaire.',
        en: 'A sentence rather than an error page: the person knows what to redo.',
      },
      with: fields(
        {
          summary: {
            fr: 'Ce fichier ne se lit pas comme un CSV. Enregistrez-le en « CSV UTF-8 » et déposez-le de nouveau.',
            en: 'This file does not read as CSV. Save it as “CSV UTF-8” and drop it again.',
          },
        },
        { alone: true },
      ),
    },
  },
  links: ['upload > read > tidy > valid > once > order > file > show', 'read.error > refuse'],
  examples,
})
