import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './verifier-annexes-citees.code.ts'
import { examples } from './verifier-annexes-citees.examples.ts'

const idOf = (name: string) =>
  `={{ (String($json.${name} ?? '').match(/[-\\w]{15,}/) ?? ['?'])[0] }}`

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 15,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier que chaque annexe citée dans un rapport est jointe',
    problem:
      'Le rapport part à dix-huit heures. L’annexe 4 est citée deux fois, elle est restée sur un poste ; l’annexe 2 est là en double, l’ancienne et la bonne. Le maître d’ouvrage le signale le lendemain.',
    outcome:
      'On colle l’adresse du rapport Google Docs et celle de son dossier Drive. La page dit quelles annexes le texte cite sans qu’un fichier porte leur repère, quels repères viennent deux fois, quels fichiers ne sont jamais cités. Si rien ne manque et rien ne double, une « Liste des annexes » est ajoutée au dossier.',
    avoid:
      'Le contenu des annexes n’est pas lu : un fichier bien nommé peut être le mauvais. L’annexe d’un autre texte, un décret par exemple, passe pour une des vôtres. Sous-dossiers et chiffres romains au-delà de I ne sont pas compris.',
    approval:
      'Qui rédige décide : joindre, renommer, corriger le texte. Aucun fichier existant n’est touché, rien n’est envoyé.',
    failure:
      'Rapport ou dossier illisible, texte presque vide : « Non vérifié » et la cause. Droit d’écrire absent : le résultat vient sans la liste. Relancé, le flux n’en fait pas une seconde.',
  },
  en: {
    title: 'Check that every annex a report names is enclosed',
    problem:
      'The report leaves at six. Annex 4 is named twice, and stayed on somebody’s computer; annex 2 is there in two versions, the old one and the right one. The client points it out next day.',
    outcome:
      'One pastes the address of the report in Google Docs and that of its Drive folder. The page tells which annexes the text names though no file bears their mark, which marks come twice, which files are never named. If nothing is missing and nothing double, a “List of annexes” is added to the folder.',
    avoid:
      'What is in the annexes is not read: a file with the right name may be the wrong one. The annex of another text, a decree for instance, passes for one of yours. Subfolders, and Roman figures beyond I, are not understood.',
    approval:
      'Whoever writes decides: enclose, rename, correct the text. No existing file is touched and nothing is sent.',
    failure:
      'Report or folder unreadable, hardly any text: “Not checked” and the cause. No right to write: the result comes without the list. A further run adds no further list.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Rapport et dossier', en: 'Report and folder' },
      why: { fr: 'À la fin de la rédaction.', en: 'When the writing is done.' },
      with: form(
        { fr: 'Vérifier les annexes', en: 'Check the annexes' },
        [
          field('report', { fr: 'Adresse du rapport', en: 'Address of the report' }),
          field('folder', { fr: 'Adresse du dossier', en: 'Address of the folder' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Tirer les identifiants', en: 'Take out the ids' },
      why: { fr: 'D’une adresse telle que copiée.', en: 'From an address as it was copied.' },
      with: fields({ report: idOf('report'), folder: idOf('folder') }, { alone: true }),
    },
    files: {
      use: 'googleDrive',
      name: { fr: 'Lister le dossier', en: 'List the folder' },
      why: {
        fr: 'Les noms suffisent : « Annexe 3 plan.pdf ».',
        en: 'Names are enough: “Annex 3 plan.pdf”.',
      },
      with: {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString: "='{{ $json.folder }}' in parents and trashed = false",
        returnAll: true,
        filter: {},
        options: { fields: ['id', 'name'] },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    report: {
      use: 'googleDrive',
      name: { fr: 'Prendre le rapport', en: 'Take the report' },
      why: { fr: 'En texte seul, notes comprises.', en: 'As plain text, notes included.' },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId(setting('report')),
        options: {
          binaryPropertyName: 'data',
          googleFileConversion: { conversion: { docsToFormat: 'text/plain' } },
        },
      },
      once: true,
      onError: 'continue',
      retry: [2, 3],
    },
    text: {
      use: 'extractFromFile',
      name: { fr: 'Lire le texte', en: 'Read the text' },
      why: { fr: 'Dans n8n, sans aucun modèle.', en: 'Inside n8n, with no model.' },
      with: {
        operation: 'text',
        binaryPropertyName: 'data',
        destinationKey: 'data',
        options: {},
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer repères et fichiers', en: 'Compare marks and files' },
      why: {
        fr: '« Annexes 1 à 3 » en compte trois, « annexe A » une.',
        en: '“Annexes 1 to 3” counts three, “annex A” one.',
      },
      with: allItems(JUDGE),
    },
    whole: {
      use: 'if',
      name: { fr: 'Complet ?', en: 'Complete?' },
      why: {
        fr: 'Une liste fausse serait pire qu’aucune.',
        en: 'A wrong list would be worse than none.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'whole')),
    },
    list: {
      use: 'googleDrive',
      name: { fr: 'Écrire la liste', en: 'Write the list' },
      why: { fr: 'Un document Google, dans le dossier.', en: 'A Google document, in the folder.' },
      with: {
        resource: 'file',
        operation: 'createFromText',
        name: '={{ $json.name }}',
        content: '={{ $json.list }}',
        driveId: { __rl: true, mode: 'list', value: 'My Drive' },
        folderId: byId(setting('folder')),
        options: { convertToGoogleDocument: true },
      },
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Dire que tout y est', en: 'Say that all is there' },
      why: { fr: 'Et ce qui n’est jamais cité.', en: 'And what is never named.' },
      with: page("={{ $('judge').first().json.title }}", {
        fr: "={{ $('judge').first().json.text ? $('judge').first().json.text + '<br>' : '' }}{{ $json.error ? 'Liste non écrite : ' + String($json.error.message ?? $json.error).replace(/</g, '&lt;') : 'La liste est dans le dossier.' }}",
        en: "={{ $('judge').first().json.text ? $('judge').first().json.text + '<br>' : '' }}{{ $json.error ? 'List not written: ' + String($json.error.message ?? $json.error).replace(/</g, '&lt;') : 'The list is in the folder.' }}",
      }),
    },
    page: {
      use: 'form',
      name: { fr: 'Dire ce qui cloche', en: 'Say what is wrong' },
      why: { fr: 'Une ligne par sorte de faute.', en: 'One line a kind of fault.' },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
  },
  links: [
    'ask > settings > files > report > text > judge > whole.yes > list > done',
    'whole.no > page',
  ],
  related: ['numeroter-bordereau-pieces', 'controler-dossier-avant-depot'],
  examples,
})
