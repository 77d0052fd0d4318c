import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CLEAN } from './preparer-envoi-postal.code.ts'
import { examples } from './preparer-envoi-postal.examples.ts'

const csv = (fileName: Params[string]): Params => ({
  operation: 'csv',
  binaryPropertyName: 'data',
  options: { fileName, delimiter: ';', headerRow: true },
})
const ADDRESS = {
  destinataire: '={{ $json.destinataire }}',
  contact: '={{ $json.contact }}',
  complement: '={{ $json.complement }}',
  voie: '={{ $json.voie }}',
  localite: '={{ $json.localite }}',
}
const COUNTS = "$('clean').first().json.counts"

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Préparer un envoi postal sans doublons ni opposants',
    problem:
      'Le catalogue coûte plus de deux euros pièce, affranchi. Trois arrivent dans le même foyer, un chez une dame qui avait écrit de ne plus rien recevoir, et le routeur renvoie quarante lignes trop longues la veille du dépôt.',
    outcome:
      'Vous déposez l’extraction CSV. Le flux écarte les opposants de votre registre Grist, garde un exemplaire par foyer ou par société, remet les codes postaux perdus par Excel et écrit l’adresse en cinq colonnes de 38 caractères au plus, rue et ville en majuscules. Le fichier va dans Nextcloud ; les lignes à corriger arrivent par courriel, motif compris.',
    avoid:
      'Il ne vérifie pas que la rue existe : pour cela, votre routeur a les fichiers de La Poste. Les adresses à l’étranger vont aux lignes à corriger. Effacez le fichier une fois l’envoi déposé.',
    approval:
      'Un prospectus postal ne demande pas d’accord préalable, mais toute opposition compte : c’est vous qui tenez le registre et qui transmettez le fichier. Relisez les chiffres de la dernière page avant.',
    failure:
      'Registre muet, fichier illisible ou colonne absente : rien n’est préparé, la page dit pourquoi. Dépôt refusé par Nextcloud : elle le dit, recommencez, le même nom sera remplacé. Courriel refusé : leur nombre reste sur la page.',
  },
  en: {
    title: 'Prepare a postal mailing without doubles or objectors',
    problem:
      'A catalogue costs over two euros each, postage included. Three reach the same home, one a lady who had asked to get nothing more, and the mailing house sends forty lines back as too long on the eve of the drop.',
    outcome:
      'You upload the CSV extract. The flow drops those in your Grist register of objections, keeps one copy a home or company, restores postcodes that Excel cut and writes each address in five columns of at most 38 characters, street and town in capitals. The file goes to Nextcloud; lines to mend come by email with the reason.',
    avoid:
      'It does not check that a street exists: your mailing house has La Poste’s files for that. Addresses abroad go to the lines to mend. Erase the file once the mailing is dropped.',
    approval:
      'In France a printed mailing needs no consent beforehand, but every objection counts: you keep the register, and you pass the file on. Read the figures on the last page first.',
    failure:
      'Register silent, file unreadable or a column missing: nothing is prepared and the page says why. Nextcloud refuses the upload: the page says so; start again, the same name is replaced. Email refused: their number is still on the page.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Une liste à préparer', en: 'A list to prepare' },
      why: {
        fr: 'Derrière un mot de passe : des adresses de particuliers y passent.',
        en: 'Behind a password, since private addresses pass through.',
      },
      with: form(
        { fr: 'Envoi postal', en: 'Postal mailing' },
        [
          upload(
            'file',
            {
              fr: 'CSV : nom; prenom; societe; complement; voie; code_postal; ville; pays',
              en: 'CSV: nom; prenom; societe; complement; voie; code_postal; ville; pays',
            },
            '.csv',
          ),
          field('name', { fr: 'Nom de l’envoi', en: 'Name of the mailing' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Registre et dossier', en: 'Register and folder' },
      why: {
        fr: 'Table Objections : last_name (nom ou société), first_name, postcode ; une case vide vaut pour tous.',
        en: 'Table Objections: last_name (or company), first_name, postcode; an empty cell goes for all.',
      },
      with: fields({
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        folder: '/Envois',
        sender: 'n8n@votre-entreprise.example',
      }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Le point-virgule est celui qu’écrit un Excel français.',
        en: 'Semicolons are what a French Excel writes.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    opposed: {
      use: 'grist',
      name: { fr: 'Lire les oppositions', en: 'Read the objections' },
      why: {
        fr: 'Relu à chaque fois : une opposition d’hier vaut aujourd’hui.',
        en: 'Each time anew: an objection of yesterday holds today.',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Objections',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 3],
    },
    clean: {
      use: 'code',
      name: { fr: 'Trier les adresses', en: 'Sort the addresses' },
      why: {
        fr: 'Les oppositions d’abord : le conjoint, lui, reste servi.',
        en: 'Objections first: the spouse is still served.',
      },
      with: allItems(CLEAN),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Corriger, envoyer, arrêter', en: 'Mend, send or halt' },
      why: {
        fr: 'Une ligne fautive ne retient pas les autres.',
        en: 'A faulty line does not hold the others back.',
      },
      with: cases({
        fix: text('={{ $json.kind }}', 'equals', 'fix'),
        send: text('={{ $json.kind }}', 'equals', 'send'),
        halt: text('={{ $json.kind }}', 'equals', 'halt'),
      }),
    },
    lines: {
      use: 'set',
      name: { fr: 'Cinq colonnes', en: 'Five columns' },
      why: {
        fr: 'Ni courriel ni téléphone : le routeur n’en a pas l’usage.',
        en: 'No email, no telephone: the mailing house has no use for them.',
      },
      with: fields(ADDRESS, { alone: true }),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Fichier du routeur', en: 'File for the mailing house' },
      why: {
        fr: 'Un seul fichier, à l’ordre de votre extraction.',
        en: 'A single file, in the order of your extract.',
      },
      with: csv('adresses.csv'),
    },
    store: {
      use: 'nextcloud',
      name: { fr: 'Déposer dans Nextcloud', en: 'Upload to Nextcloud' },
      why: {
        fr: 'Un lien qui expire vaut mieux qu’une pièce jointe.',
        en: 'A link that expires beats an attachment.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('settings').first().json.folder }}/{{ $('request').first().json.name.replace(/[^\\p{L}\\p{N}_-]+/gu, '-') }}.csv",
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Chiffres de l’envoi', en: 'Figures of the mailing' },
      why: {
        fr: 'Un écart anormal se voit avant l’imprimeur.',
        en: 'An odd difference shows before the printer sees it.',
      },
      with: page(
        { fr: 'Fichier déposé', en: 'File uploaded' },
        {
          fr: `=Lignes lues : {{ ${COUNTS}.read }}. À envoyer : {{ ${COUNTS}.kept }}. Opposants écartés : {{ ${COUNTS}.refused }}. Doublons écartés : {{ ${COUNTS}.twice }}. À corriger : {{ ${COUNTS}.fix }}.`,
          en: `=Lines read: {{ ${COUNTS}.read }}. To send: {{ ${COUNTS}.kept }}. Objectors dropped: {{ ${COUNTS}.refused }}. Doubles dropped: {{ ${COUNTS}.twice }}. To mend: {{ ${COUNTS}.fix }}.`,
        },
      ),
    },
    faults: {
      use: 'set',
      name: { fr: 'Lignes et motifs', en: 'Lines and reasons' },
      why: {
        fr: 'Le numéro est celui de la ligne dans votre fichier.',
        en: 'The number is that of the line in your file.',
      },
      with: fields(
        { ligne: '={{ String($json.ligne) }}', motif: '={{ $json.motif }}', ...ADDRESS },
        { alone: true },
      ),
    },
    list: {
      use: 'convertToFile',
      name: { fr: 'Fichier à corriger', en: 'File to mend' },
      why: {
        fr: 'On corrige à la source, puis on recommence.',
        en: 'One mends at the source, then starts again.',
      },
      with: csv('a-corriger.csv'),
    },
    mend: {
      use: 'emailSend',
      name: { fr: 'Envoyer les corrections', en: 'Send what to mend' },
      why: {
        fr: 'À vous seul, qui avez déposé la liste.',
        en: 'To you alone, who uploaded the list.',
      },
      with: mailed(
        { from: setting('sender'), to: "={{ $('request').first().json.email }}" },
        {
          fr: "=« {{ $('request').first().json.name }} » : {{ $('clean').first().json.counts.fix }} adresse(s) à corriger",
          en: "=“{{ $('request').first().json.name }}”: {{ $('clean').first().json.counts.fix }} address(es) to mend",
        },
        {
          fr: 'Elles ne sont pas dans le fichier du routeur. Corrigez-les dans votre base, puis déposez la liste de nouveau.',
          en: 'They are not in the file for the mailing house. Mend them in your database, then upload the list again.',
        },
        { attachments: 'data' },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    stopped: {
      use: 'form',
      name: { fr: 'Rien n’est déposé', en: 'Nothing uploaded' },
      why: {
        fr: 'Mieux vaut un retard qu’une opposition oubliée.',
        en: 'Better late than an objection forgotten.',
      },
      with: page(
        { fr: 'Fichier non préparé', en: 'File not prepared' },
        {
          fr: "={{ $json.why ?? 'Nextcloud a refusé le fichier : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.why ?? 'Nextcloud refused the file: ' + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'request > settings > rows > opposed > clean > kind.fix > faults > list > mend',
    'kind.send > lines > file > store > done',
    'kind.halt > stopped',
    'store.error > stopped',
  ],
  examples,
  related: ['nettoyer-liste-contacts', 'tenir-demandes-de-droits'],
})
