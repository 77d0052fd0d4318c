import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trouver-fichiers-en-double.examples.ts'

/** The print and the size say that contents are the same; names and folders do not count. */
const group = (words: { readonly copies: string; readonly parts: string; readonly unit: string }) =>
  `const { least } = $('settings').first().json;
const files = $input.all().map(({ json }) => json).filter((one) => one.Key && !one.Key.endsWith('/'));
const groups = new Map();
let parts = 0;
for (const one of files) {
  const print = String(one.ETag ?? '').replaceAll('"', '');
  const size = Number(one.Size);
  if (size < least * 1024) continue;
  if (print.includes('-')) { parts += 1; continue; }
  groups.set(print + ' ' + size, [...(groups.get(print + ' ' + size) ?? []), { key: one.Key, on: String(one.LastModified ?? '').slice(0, 10), size }]);
}
const doubles = [...groups.values()].filter((list) => list.length > 1).map((list) => list.sort((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key))).map((list, at) => ({ list, wasted: (list.length - 1) * list[0].size, at })).sort((a, b) => b.wasted - a.wasted);
const mega = (bytes) => Math.round(bytes / 1048576 * 10) / 10;
const rows = doubles.flatMap(({ list }, at) => list.map((one, place) => ({ group: at + 1, oldest: place === 0 ? 'x' : '', key: one.key, day: one.on, megabytes: mega(one.size) })));
return [{ json: { files: files.length, count: doubles.length, wasted: mega(doubles.reduce((sum, one) => sum + one.wasted, 0)), rows, top: doubles.slice(0, 5).map(({ list, wasted }) => list[0].key + ' – ' + list.length + '${words.copies}' + mega(wasted) + '${words.unit}').join('\\n'), note: parts > 0 ? parts + '${words.parts}' : '' } }];`

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 20,
  published: '2026-11-24',
  fr: {
    title: 'Trouver les fichiers en double dans votre stockage',
    problem:
      'Chaque dossier client contient « plan (2) », « plan final » et « plan final bon ». Le stockage double tous les deux ans, et un chargé d’affaires travaille un matin sur la copie que personne ne regarde.',
    outcome:
      'Le premier du mois, le stockage est listé. Les fichiers au contenu identique sont réunis, quel que soit leur nom, l’original présumé en tête. Le canal lit les cinq plus lourds et la place perdue ; la liste entière est un CSV à côté des fichiers.',
    avoid:
      'Deux versions qui diffèrent d’une virgule ne sont pas des doubles. Les très gros fichiers, déposés en plusieurs parties, n’ont pas d’empreinte comparable et sont seulement comptés.',
    approval:
      'Rien n’est effacé. Le plus ancien n’est pas toujours le bon : chaque équipe décide de ce qui part de son dossier.',
    failure:
      'Stockage muet : le canal l’apprend, aucun rapport n’est écrit. Si le CSV ne peut être déposé, le message le dit et garde les cinq premiers.',
  },
  en: {
    title: 'Find the duplicate files in your storage',
    problem:
      'Each client folder holds “plan (2)”, “plan final” and “plan final good”. Storage doubles every two years, and one morning an account manager works on the copy that nobody looks at.',
    outcome:
      'On the first of the month the storage is listed. Files with the same content are brought together whatever their names, the presumed original first. The channel reads the five heaviest and the space lost; the whole list is a CSV beside the files.',
    avoid:
      'Two versions a comma apart are no duplicates. Very large files, uploaded in several parts, have no print to compare and are only counted.',
    approval:
      'Nothing is erased. The oldest is not always the right one, so each team decides what leaves its folder.',
    failure:
      'Storage silent: the channel hears so and no report is written. When the CSV cannot be stored, the message says that and keeps the first five.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er du mois', en: 'On the 1st' },
      why: {
        fr: 'La nuit : la liste peut compter cent mille lignes.',
        en: 'At night, as the list may run to a hundred thousand lines.',
      },
      with: at('0 4 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre stockage', en: 'Your storage' },
      why: {
        fr: 'Sous cent kilo-octets, un double ne gêne personne.',
        en: 'Below a hundred kilobytes a duplicate bothers nobody.',
      },
      with: fields(
        {
          least: 100,
          bucket: 'affaires',
          folder: 'clients/',
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    files: {
      use: 's3',
      name: { fr: 'Lister les fichiers', en: 'List the files' },
      why: {
        fr: 'Nom, taille et empreinte : aucun fichier n’est ouvert.',
        en: 'Name, size and print: no file is opened.',
      },
      with: {
        resource: 'file',
        operation: 'getAll',
        bucketName: setting('bucket'),
        returnAll: true,
        options: { folderKey: setting('folder') },
      },
      onError: 'output',
      retry: [3, 30],
    },
    group: {
      use: 'code',
      name: { fr: 'Réunir les contenus égaux', en: 'Bring equal contents together' },
      why: {
        fr: 'Même empreinte et même taille, quels que soient le nom et le dossier.',
        en: 'Same print and same size, whatever the name and the folder.',
      },
      with: allItems(
        inBoth(group, {
          fr: {
            unit: ' Mo',
            copies: ' exemplaires, ',
            parts: ' gros fichier(s) non comparable(s)',
          },
          en: { unit: ' MB', copies: ' copies, ', parts: ' large file(s) that cannot be compared' },
        }),
      ),
    },
    some: {
      use: 'filter',
      name: { fr: 'Des doubles', en: 'Any duplicates' },
      why: {
        fr: 'Un mois propre ne demande aucun message.',
        en: 'A clean month needs no message.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Une ligne par fichier', en: 'One line a file' },
      why: {
        fr: 'Les exemplaires d’un même contenu se suivent.',
        en: 'Copies of one content come one after another.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire la liste', en: 'Write the list' },
      why: {
        fr: 'Chaque équipe filtre sur son dossier.',
        en: 'Each team filters by its folder.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: "={{ $now.toFormat('yyyy-MM') }}.csv" },
      },
    },
    keep: {
      use: 's3',
      name: { fr: 'La déposer', en: 'Store it' },
      why: {
        fr: 'Hors du dossier lu : la liste ne se listera pas.',
        en: 'Outside the folder read, so that the list does not list itself.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        bucketName: setting('bucket'),
        fileName: "=doubles/{{ $now.toFormat('yyyy-MM') }}.csv",
        binaryData: true,
        binaryPropertyName: 'data',
        additionalFields: {},
      },
      onError: 'continue',
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Écrire au canal', en: 'Write to the channel' },
      why: {
        fr: 'Cinq lignes que l’on peut traiter avant midi.',
        en: 'Five lines that can be dealt with before noon.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: "={{ $('group').first().json.count }} contenu(s) en double, {{ $('group').first().json.wasted }} Mo\n{{ $('group').first().json.top }}\n{{ $json.error ? 'Liste non déposée : ' + $json.error : 'Liste : doubles/' + $now.toFormat('yyyy-MM') + '.csv' }}\n{{ $('group').first().json.note }}",
          en: "={{ $('group').first().json.count }} duplicate content(s), {{ $('group').first().json.wasted }} MB\n{{ $('group').first().json.top }}\n{{ $json.error ? 'List not stored: ' + $json.error : 'List: doubles/' + $now.toFormat('yyyy-MM') + '.csv' }}\n{{ $('group').first().json.note }}",
        },
        otherOptions: {},
      },
    },
    warn: {
      use: 'mattermost',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Sans message, on croirait le stockage propre.',
        en: 'Without a message the storage would pass for clean.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: '=Doubles non cherchés : {{ $json.error }}',
          en: '=Duplicates not looked for: {{ $json.error }}',
        },
        otherOptions: {},
      },
    },
  },
  links: [
    'first > settings > files > group > some > rows > file > keep > tell',
    'files.error > warn',
  ],
  examples,
})
