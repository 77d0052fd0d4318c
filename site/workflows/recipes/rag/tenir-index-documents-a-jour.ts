import { allItems } from '../../fragments/code.ts'
import { all, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName, vectors } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import {
  COUNTED,
  FORGOTTEN,
  LOADED,
  MISSED,
  WARNED,
} from './tenir-index-documents-a-jour.params.ts'
import { examples } from './tenir-index-documents-a-jour.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 75,
  published: '2026-11-23',
  fr: {
    title: 'Tenir l’index de vos documents à jour, fichier par fichier',
    problem:
      'L’assistant cite encore la grille tarifaire de mars : le fichier a changé dans Nextcloud, pas la base où il cherche. Tout réindexer coûte, et laisse les documents supprimés.',
    outcome:
      'Chaque nuit, le dossier est comparé à un registre : un fichier nouveau entre, un fichier modifié remplace ses anciens passages, un fichier supprimé disparaît des réponses. Le reste n’est pas touché.',
    avoid:
      'Pour trente fichiers, videz la base et rechargez-la à la main. Ce flux ne lit pas les images numérisées : il leur faut d’abord une reconnaissance de texte.',
    approval:
      'Rien n’attend d’accord : déposer un fichier dans le dossier, c’est le publier à l’assistant. Réservez donc l’écriture dans ce dossier à ceux qui en répondent.',
    failure:
      'Dossier illisible : rien n’est comparé, donc rien n’est effacé. Un fichier abîmé ou verrouillé n’arrête pas les autres et repasse la nuit suivante. Un courriel le nomme, avec la cause.',
  },
  en: {
    title: 'Keep your document index current, file by file',
    problem:
      'The assistant still quotes March’s price list: the file changed in Nextcloud, the store it searches did not. Indexing everything nightly costs money, and deleted documents stay.',
    outcome:
      'Each night the folder is held against a register: a new file goes in, a changed one replaces its old passages, a deleted one drops out of the answers. The rest is not touched.',
    avoid:
      'With thirty files, empty the store and load it by hand. Scanned images need text recognition first.',
    approval:
      'Nothing waits for a yes: putting a file into the folder publishes it to the assistant. So give write access only to those who answer for what it says.',
    failure:
      'If the folder cannot be read, nothing is compared and hence nothing erased. A file that is broken or locked does not hold up the others and comes round the next night. An email names it, with the cause.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit à deux heures', en: 'Each night at two' },
      why: {
        fr: 'Personne n’interroge l’assistant pendant que ses passages changent.',
        en: 'Nobody asks the assistant anything while its passages change.',
      },
      with: at('0 2 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre dossier et votre base', en: 'Your folder and your store' },
      why: {
        fr: 'La collection doit exister, même vide : sinon l’effacement échoue dès la première nuit.',
        en: 'The collection must exist, even empty, or erasing fails.',
      },
      with: fields({
        folder: '/Procedures',
        qdrant: 'https://qdrant.votre-entreprise.example',
        collection: 'procedures',
        register: { fr: 'documents indexés', en: 'indexed documents' },
        to: 'informatique@votre-entreprise.example',
      }),
    },
    folder: {
      use: 'nextcloud',
      name: { fr: 'Lister le dossier', en: 'List the folder' },
      why: {
        fr: 'Une empreinte par fichier dit ce qui a changé sans rien ouvrir.',
        en: 'A fingerprint for each file tells what changed without opening any.',
      },
      with: {
        resource: 'folder',
        operation: 'list',
        path: "={{ $('settings').first().json.folder }}",
      },
      onError: 'output',
      retry: [3, 5],
    },
    present: {
      use: 'code',
      name: { fr: 'Fichiers lisibles', en: 'Readable files' },
      why: {
        fr: 'Les sous-dossiers et les images sortent ; les accents du chemin sont rétablis.',
        en: 'Subfolders and pictures drop out; accents in paths are put back.',
      },
      with: allItems(
        "return $input.all()\n  .map(({ json }) => json)\n  .filter(({ type, path }) => type === 'file' && /\\.(md|txt|pdf|docx)$/i.test(path))\n  .map(({ path, eTag }) => ({ json: { path: '/' + decodeURIComponent(path), version: eTag } }));",
      ),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Après le dossier : en panne, il ne peut passer pour vidé.',
        en: 'After the folder, which cannot pass for emptied when it is down.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName("={{ $('settings').first().json.register }}"),
        returnAll: true,
      },
      once: true,
      always: true,
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer au registre', en: 'Compare with the register' },
      why: {
        fr: 'Un fichier inchangé ne demande aucun travail.',
        en: 'An unchanged file means no work.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'path', field2: 'path' }] },
        resolve: 'preferInput1',
        fuzzyCompare: false,
        options: { skipFields: 'id,passages,createdAt,updatedAt' },
      },
    },
    work: {
      use: 'merge',
      name: { fr: 'Tout ce qui a bougé', en: 'All that has moved' },
      why: {
        fr: 'En une seule file.',
        en: 'In a single queue.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Fichier après fichier', en: 'File after file' },
      why: {
        fr: 'Un PDF abîmé ne bloque que lui-même.',
        en: 'A broken PDF holds up itself alone.',
      },
      with: { batchSize: 1, options: {} },
    },
    file: {
      use: 'set',
      name: { fr: 'Chemin et version', en: 'Path and version' },
      why: {
        fr: 'Relus jusqu’à la base.',
        en: 'Read all the way to the store.',
      },
      with: fields({ path: '={{ $json.path }}', version: '={{ $json.version }}' }, { alone: true }),
    },
    forget: {
      use: 'httpRequest',
      name: { fr: 'Effacer les anciens passages', en: 'Erase the old passages' },
      why: {
        fr: 'Même pour un fichier nouveau : la nuit d’avant a pu s’arrêter au milieu de lui.',
        en: 'Even for a new file: the night before may have stopped halfway through it.',
      },
      with: FORGOTTEN,
      onError: 'output',
      retry: [3, 5],
    },
    still: {
      use: 'if',
      name: { fr: 'Toujours dans le dossier ?', en: 'Still in the folder?' },
      why: {
        fr: 'Un fichier modifié va être relu ; un fichier supprimé quitte le registre.',
        en: 'A changed file gets read again; a deleted one leaves the register.',
      },
      with: all(
        isTrue(
          "={{ $('present').all().some(one => one.json.path === $('file').first().json.path) }}",
        ),
      ),
    },
    unlist: {
      use: 'dataTable',
      name: { fr: 'Rayer du registre', en: 'Strike off the register' },
      why: {
        fr: 'Après l’effacement, jamais avant : des passages resteraient sans trace.',
        en: 'After erasing, never before: passages would be left without a trace.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: byName("={{ $('settings').first().json.register }}"),
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'path',
              condition: 'eq',
              keyValue: "={{ $('file').first().json.path }}",
            },
          ],
        },
        options: {},
      },
      always: true,
    },
    download: {
      use: 'nextcloud',
      name: { fr: 'Télécharger', en: 'Download' },
      why: {
        fr: 'Seulement le nouveau et le modifié.',
        en: 'Only what is new or changed.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: "={{ $('file').first().json.path }}",
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 5],
    },
    store: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Ranger les passages', en: 'Store the passages' },
      why: {
        fr: 'Chaque passage porte le chemin de son fichier : c’est par lui qu’on l’effacera.',
        en: 'Each passage bears the path of its file, by which it will one day be erased.',
      },
      with: {
        mode: 'insert',
        qdrantCollection: byId("={{ $('settings').first().json.collection }}"),
        embeddingBatchSize: 100,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    stored: {
      use: 'if',
      name: { fr: 'Vraiment rangé ?', en: 'Really stored?' },
      why: {
        fr: 'Un passage rangé revient avec son texte ; sinon le courriel nomme le fichier.',
        en: 'A stored passage comes back with its text; otherwise the email names the file.',
      },
      with: all(isFilled("={{ $json.pageContent ?? '' }}")),
    },
    embed: vectors({ fr: 'Calcul des vecteurs', en: 'Embedding model' }),
    loader: {
      use: 'documentLoader',
      name: { fr: 'Lecture du fichier', en: 'File reader' },
      with: LOADED,
    },
    splitter: {
      use: 'textSplitter',
      name: { fr: 'Découpage par paragraphe', en: 'Cut at paragraphs' },
      with: { chunkSize: 900, chunkOverlap: 120, options: { splitCode: 'markdown' } },
    },
    count: {
      use: 'code',
      name: { fr: 'Compter par fichier', en: 'Count by file' },
      why: {
        fr: 'Une ligne de registre, le nombre en plus.',
        en: 'A row for the register, with their number.',
      },
      with: COUNTED,
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'En dernier : ce qui n’est pas inscrit sera repris la nuit suivante.',
        en: 'Last of all: what is not entered will be done again the next night.',
      },
      with: remembered(byName("={{ $('settings').first().json.register }}"), 'path', {
        path: '={{ $json.path }}',
        version: '={{ $json.version }}',
        passages: '={{ $json.passages }}',
      }),
    },
    missed: {
      use: 'set',
      name: { fr: 'Fichier et cause', en: 'File and cause' },
      why: {
        fr: 'Pour le courriel du matin.',
        en: 'For the morning’s email.',
      },
      with: MISSED,
    },
    failed: {
      use: 'filter',
      name: { fr: 'Fichiers manqués', en: 'Files missed' },
      why: {
        fr: 'Sans eux, aucun message.',
        en: 'Without any, no message.',
      },
      with: all(isFilled("={{ $json.left ?? '' }}")),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Signaler l’index incomplet', en: 'Report an incomplete index' },
      why: {
        fr: 'Une fois par nuit au plus.',
        en: 'Once a night at most.',
      },
      with: WARNED,
      once: true,
    },
  },
  links: [
    'night > settings > folder > present > compare:0',
    'present > known > compare:1',
    'compare.onlyFirst > work:0',
    'compare.different > work:1',
    'compare.onlySecond > work:2',
    'work > loop.each > file > forget > still.yes > download > store > stored.yes > count > note > loop',
    'still.no > unlist > loop',
    'embed => store',
    'loader => store',
    'splitter => loader',
    'folder.error > warn',
    'forget.error > missed > loop',
    'download.error > missed',
    'stored.no > missed',
    'loop.done > failed > warn',
  ],
  examples,
})
