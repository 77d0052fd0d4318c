import { allItems } from '../../fragments/code.ts'
import { columns, sheetColumns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './figer-documents-vivants.code.ts'
import { examples } from './figer-documents-vivants.examples.ts'

const sheet = (fr: string, en: string) => ({
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr, en }),
})
const of = (field: string) => `={{ $('way').item.json.${field} }}`
const post = { from: setting('from'), to: setting('keeper') }

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Garder chaque mois l’état des documents que l’on retouche',
    problem:
      'Le plan de continuité vit dans un document partagé que six personnes retouchent. En juin, l’assureur demande celui de mars. L’historique de Google montre des fragments, et personne ne sait ce qui était en vigueur.',
    outcome:
      'Le premier de chaque mois, le flux parcourt votre liste de documents, feuilles et présentations Google. Celui qui a changé depuis sa dernière copie est exporté en PDF daté dans un dossier d’archives ; le registre garde le lien et l’empreinte SHA-256 du fichier. Un courriel dit combien sont à figer, inchangés, illisibles.',
    avoid:
      'Une empreinte dans un tableau n’est pas un horodatage qualifié : au procès, elle aide, sans faire foi. Google limite l’export à des fichiers de 10 Mo environ. Word, Excel et PDF déposés tels quels ne sont pas pris.',
    approval:
      'Qui tient la liste choisit ce qui mérite une copie, et combien de temps l’archive se garde. Rien n’est jamais supprimé par le flux.',
    failure:
      'Liste fermée, export trop lourd, dépôt, registre ou marque refusés : un second courriel nomme le fichier. Il n’est pas noté comme figé et repasse le mois suivant ; un dépôt réussi mais non marqué donnera alors une copie de plus.',
  },
  en: {
    title: 'Keep the monthly state of documents that keep changing',
    problem:
      'The continuity plan lives in a shared document that six people retouch. In June the insurer asks for March’s. Google’s history shows fragments, and nobody knows what was in force.',
    outcome:
      'On the first of each month the flow goes through your list of Google documents, sheets and slides. Whatever has changed since its last copy is exported as a dated PDF into an archive folder; the register keeps its link and the file’s SHA-256 fingerprint. An email tells how many are to be kept, unchanged, unreadable.',
    avoid:
      'A fingerprint in a table is no qualified time stamp: in court it helps, and proves nothing alone. Google limits exports to files of about 10 MB. Word, Excel and PDF files stored as they are, are not taken.',
    approval:
      'Whoever keeps the list picks what deserves a copy, and how long the archive is kept. The flow never deletes anything.',
    failure:
      'List closed, export too heavy, storing, register or mark refused: a second email names the file. It is not marked as kept and comes up again next month; one stored but not marked will then give another copy.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier, 6 h', en: 'On the first, 6 am' },
      why: { fr: 'Avant que l’on y écrive.', en: 'Before anybody writes.' },
      with: at('0 6 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Classeur et archives', en: 'Spreadsheet and archive' },
      why: {
        fr: 'Dans le dossier d’archives, l’équipe lit seulement.',
        en: 'In the archive folder the team may only read.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          archive: { fr: 'identifiant du dossier d’archives', en: 'id of the archive folder' },
          from: 'archives@votre-entreprise.example',
          keeper: 'qualite@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    list: {
      use: 'googleSheets',
      name: { fr: 'Lire la liste', en: 'Read the list' },
      why: {
        fr: 'Feuille « Documents », en texte : document (adresse ou identifiant), name, frozen (laissé vide).',
        en: 'Sheet “Documents”, as text: document (address or id), name, frozen (left empty).',
      },
      with: { operation: 'read', ...sheet('Documents', 'Documents'), options: {} },
      onError: 'output',
      retry: [3, 20],
    },
    meta: {
      use: 'httpRequest',
      name: { fr: 'Demander la date à Drive', en: 'Ask Drive for the date' },
      why: {
        fr: 'Droit OAuth drive.readonly ; rien n’est encore téléchargé.',
        en: 'OAuth scope drive.readonly; nothing is downloaded yet.',
      },
      with: {
        url: "=https://www.googleapis.com/drive/v3/files/{{ (String($json.document ?? '').match(/[-\\w]{15,}/) ?? ['none'])[0] }}?fields=id,name,modifiedTime&supportsAllDrives=true",
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Changé depuis la copie ?', en: 'Changed since the copy?' },
      why: {
        fr: 'Relancé le même jour, rien n’est copié deux fois.',
        en: 'Run again the same day, nothing is copied twice.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Figer ou annoncer', en: 'Keep or announce' },
      why: { fr: 'L’annonce part de toute façon.', en: 'The notice leaves in any case.' },
      with: cases({ keep: text('={{ $json.state }}', 'equals', 'keep') }),
    },
    pdf: {
      use: 'googleDrive',
      name: { fr: 'Exporter en PDF', en: 'Export as PDF' },
      why: { fr: 'Lisible dans dix ans.', en: 'To be read in ten years.' },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId('={{ $json.id }}'),
        options: {
          binaryPropertyName: 'data',
          googleFileConversion: {
            conversion: {
              docsToFormat: 'application/pdf',
              sheetsToFormat: 'application/pdf',
              slidesToFormat: 'application/pdf',
            },
          },
        },
      },
      onError: 'output',
      retry: [2, 10],
    },
    hash: {
      use: 'crypto',
      name: { fr: 'Prendre l’empreinte', en: 'Take the fingerprint' },
      why: { fr: 'Un seul octet changé la change.', en: 'One byte changed, and it differs.' },
      with: {
        action: 'hash',
        binaryData: true,
        binaryPropertyName: 'data',
        type: 'SHA256',
        dataPropertyName: 'sha',
        encoding: 'hex',
      },
    },
    upload: {
      use: 'googleDrive',
      name: { fr: 'Déposer aux archives', en: 'Store in the archive' },
      why: { fr: 'Le jour d’abord, pour le tri.', en: 'The day first, so that names sort.' },
      with: {
        resource: 'file',
        operation: 'upload',
        name: of('file'),
        inputDataFieldName: 'data',
        driveId: { __rl: true, mode: 'list', value: 'My Drive' },
        folderId: byId(setting('archive')),
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Feuille « Copies » : day, name, link, sha256, modified.',
        en: 'Sheet “Copies”: day, name, link, sha256, modified.',
      },
      with: {
        operation: 'append',
        ...sheet('Copies', 'Copies'),
        columns: sheetColumns({
          day: '={{ $now.toISODate() }}',
          name: of('name'),
          link: '={{ $json.webViewLink }}',
          sha256: "={{ $('hash').item.json.sha }}",
          modified: of('modified'),
        }),
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Noter comme figé', en: 'Mark as kept' },
      why: { fr: 'En dernier, avec la date de Drive.', en: 'Last, with Drive’s own date.' },
      with: {
        operation: 'update',
        ...sheet('Documents', 'Documents'),
        columns: columns({ document: of('document'), frozen: of('modified') }, ['document']),
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Annoncer le mois', en: 'Announce the month' },
      why: { fr: 'Chaque mois, même sans changement.', en: 'Every month, changes or not.' },
      with: mailed(
        post,
        {
          fr: '=Documents à figer : {{ $json.count }}',
          en: '=Documents to be kept: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Réunir les échecs', en: 'Gather failures' },
      why: { fr: 'Un courriel par étape manquée.', en: 'One email for each step missed.' },
      with: allIn('rows'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: { fr: 'Pour copier à la main d’ici là.', en: 'To copy it by hand meanwhile.' },
      with: mailed(
        post,
        { fr: 'Documents non figés', en: 'Documents not kept' },
        {
          fr: "=Figer les documents : échec, nouvel essai au prochain passage.\n{{ $json.rows.map((one) => '- ' + (one.file ?? one.name ?? 'liste') + ' : ' + (one.error?.message ?? one.message ?? one.error)).join('\\n') }}",
          en: "=Keeping documents: failed, another try on the next run.\n{{ $json.rows.map((one) => '- ' + (one.file ?? one.name ?? 'list') + ': ' + (one.error?.message ?? one.message ?? one.error)).join('\\n') }}",
        },
      ),
      retry: [3, 20],
    },
  },
  links: [
    'monthly > settings > list > meta > judge > way.keep > pdf > hash > upload > keep > mark',
    'way.other > tell',
    'pdf.error > lost > warn',
    'upload.error > lost',
    'keep.error > lost',
    'mark.error > lost',
    'list.error > lost',
  ],
  related: ['classer-exemplaire-signe', 'proposer-destruction-archives'],
  examples,
})
