import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
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
      'Dossier illisible : rien n’est comparé, donc rien n’est effacé. Un fichier qui échoue n’entre pas au registre et repasse la nuit suivante. Un courriel le dit dans tous les cas.',
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
      'If the folder cannot be read, nothing is compared and hence nothing erased. A file that fails stays out of the register and comes round the next night. An e-mail says so.',
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
        fr: 'La liste donne une empreinte par fichier : on sait ce qui a changé sans rien ouvrir.',
        en: 'The list has a fingerprint for each file: what changed is known without opening any.',
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
        fr: 'Lu après le dossier : un dossier en panne ne peut donc pas passer pour un dossier vidé.',
        en: 'Read after the folder: a folder that is down can thus never pass for an emptied one.',
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
        fr: 'Quatre sorts possibles pour un fichier, et trois seulement demandent du travail.',
        en: 'A file can fare in four ways, and only three of them mean work.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'path', field2: 'path' }] },
        resolve: 'preferInput1',
        fuzzyCompare: false,
        options: { skipFields: 'id,passages,createdAt,updatedAt' },
      },
    },
    forget: {
      use: 'httpRequest',
      name: { fr: 'Effacer les anciens passages', en: 'Erase the old passages' },
      why: {
        fr: 'Même pour un fichier nouveau : la nuit d’avant a pu s’arrêter au milieu de lui.',
        en: 'Even for a new file: the night before may have stopped halfway through it.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.qdrant }}/collections/{{ $('settings').first().json.collection }}/points/delete?wait=true",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'qdrantApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.path', match: { value: $json.path } }] } }) }}",
        options: {},
      },
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
          "={{ $('present').all().some(one => one.json.path === $('compare').item.json.path) }}",
        ),
      ),
    },
    unlist: {
      use: 'dataTable',
      name: { fr: 'Rayer du registre', en: 'Strike off the register' },
      why: {
        fr: 'Après l’effacement réussi, jamais avant : sinon les passages resteraient sans trace.',
        en: 'After erasing has worked, never before: passages would be left without a trace.',
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
              keyValue: "={{ $('compare').item.json.path }}",
            },
          ],
        },
        options: {},
      },
    },
    target: {
      use: 'set',
      name: { fr: 'Fichier à relire', en: 'File to read again' },
      why: {
        fr: 'Le chemin et la version suivent chaque passage jusque dans la base.',
        en: 'Path and version travel with each passage right into the store.',
      },
      with: fields(
        {
          path: "={{ $('compare').item.json.path }}",
          version: "={{ $('compare').item.json.version }}",
        },
        { alone: true },
      ),
    },
    download: {
      use: 'nextcloud',
      name: { fr: 'Télécharger', en: 'Download' },
      why: {
        fr: 'Seuls les fichiers nouveaux ou modifiés passent ici.',
        en: 'Only files that are new or changed come through here.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: '={{ $json.path }}',
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
      onError: 'output',
    },
    embed: {
      use: 'embeddingsMistral',
      name: { fr: 'Calcul des vecteurs', en: 'Embedding model' },
      with: { model: 'mistral-embed', options: {} },
    },
    loader: {
      use: 'documentLoader',
      name: { fr: 'Lecture du fichier', en: 'File reader' },
      with: {
        dataType: 'binary',
        binaryMode: 'specificField',
        binaryDataKey: 'data',
        loader: 'auto',
        textSplittingMode: 'custom',
        options: {
          metadata: {
            metadataValues: [
              { name: 'path', value: '={{ $json.path }}' },
              { name: 'version', value: '={{ $json.version }}' },
            ],
          },
        },
      },
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
        fr: 'La base rend un élément par passage ; le registre veut une ligne par fichier.',
        en: 'The store returns an item for each passage; the register wants a row for each file.',
      },
      with: allItems(
        'const files = new Map();\nfor (const { json: { metadata } } of $input.all()) {\n  const file = files.get(metadata.path) ?? { path: metadata.path, version: metadata.version, passages: 0 };\n  file.passages += 1;\n  files.set(file.path, file);\n}\nreturn [...files.values()].map((json) => ({ json }));',
      ),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'En dernier : ce qui n’est pas inscrit sera repris la nuit suivante.',
        en: 'Last of all: what is not entered will be done again the next night.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: byName("={{ $('settings').first().json.register }}"),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'path', condition: 'eq', keyValue: '={{ $json.path }}' }],
        },
        columns: columns({
          path: '={{ $json.path }}',
          version: '={{ $json.version }}',
          passages: '={{ $json.passages }}',
        }),
        options: {},
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Signaler l’index incomplet', en: 'Report an incomplete index' },
      why: {
        fr: 'Un seul message par étape, même si cent fichiers échouent pour la même cause.',
        en: 'One message a step, even if a hundred files fail.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Index « {{ $('settings').first().json.collection }} » incomplet cette nuit",
          en: "=Index “{{ $('settings').first().json.collection }}” incomplete tonight",
        },
        emailFormat: 'text',
        text: {
          fr: '=Cause : {{ $json.error.message ?? $json.error }}\n\nLes fichiers non traités repasseront la nuit prochaine.',
          en: '=Cause: {{ $json.error.message ?? $json.error }}\n\nFiles left out will be tried again next night.',
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'night > settings > folder > present > compare:0',
    'present > known > compare:1',
    'compare.onlyFirst > forget',
    'compare.different > forget > still.yes > target',
    'compare.onlySecond > forget',
    'still.no > unlist',
    'target > download > store > count > note',
    'embed => store',
    'loader => store',
    'splitter => loader',
    'folder.error > warn',
    'forget.error > warn',
    'download.error > warn',
    'store.error > warn',
  ],
  examples,
})
