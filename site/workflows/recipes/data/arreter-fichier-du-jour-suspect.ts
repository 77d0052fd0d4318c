import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { asked, posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { ALL, judge } from './arreter-fichier-du-jour-suspect.code.ts'
import { examples } from './arreter-fichier-du-jour-suspect.examples.ts'

const TAKEN = byName('files_taken')
const CHANNEL = { fr: '#donnees', en: '#data' }

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Arrêter le fichier du jour avant qu’il ne soit importé',
    problem:
      'À 9 h, la boutique importe le fichier de stock du grossiste. Un jour, c’était celui de la veille ; un autre, il s’arrêtait au tiers, et 1 400 références sont restées « épuisées » jusqu’au soir.',
    outcome:
      'À 7 h, puis à 8 h si rien n’a encore été pris, le fichier est lu dans Nextcloud. S’il est neuf, complet et de la taille habituelle, il passe dans le dossier que l’import surveille. Sinon, Slack dit pourquoi et demande.',
    avoid:
      'Si l’import refuse déjà les fichiers douteux, réglez-le plutôt. Un fichier remplacé entre la question et le « oui » part sans nouveau contrôle. Déposé après 8 h, il passe le lendemain pour neuf.',
    approval:
      'Un fichier suspect n’est importé que sur un « oui » dans les trois quarts d’heure. Un refus ou un silence le laisse où il est : la boutique garde le stock de la veille.',
    failure:
      'Fichier absent ou illisible : Slack le dit à chaque passage. Déplacement refusé : de même, et rien n’est retenu comme pris. Le jour n’est noté qu’après le déplacement ; un passage de plus ne fait alors rien.',
  },
  en: {
    title: 'Stop today’s file before it is imported',
    problem:
      'At 9 am the shop imports the wholesaler’s stock file. One day it was the day before’s; another, it stopped after a third, and 1,400 products stayed “sold out” until evening.',
    outcome:
      'At 7, and again at 8 if nothing has been taken yet, the file is read in Nextcloud. If it is new, complete and of its usual size it goes into the folder that the import watches. If not, Slack says why and asks.',
    avoid:
      'If your import already refuses doubtful files, set that up instead. A file replaced between question and “yes” goes through unchecked. One uploaded after 8 passes for new the next day.',
    approval:
      'A doubtful file is imported only on a “yes” within 45 minutes. A no or silence leaves it where it is: the shop keeps yesterday’s stock.',
    failure:
      'File missing or unreadable: Slack says so at each pass. Move refused: likewise, and nothing counts as taken. The day is noted only after the move; a further pass then does nothing.',
  },
  nodes: {
    dawn: {
      use: 'scheduleTrigger',
      name: { fr: '7 h et 8 h', en: '7 and 8 am' },
      why: {
        fr: 'Avant l’import de 9 h ; le second passage rattrape un dépôt tardif.',
        en: 'Before the import at 9; the second pass catches a late upload.',
      },
      with: at('0 7,8 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre fichier', en: 'Your file' },
      why: {
        fr: 'Le grossiste dépose dans un dossier, l’import lit dans un autre.',
        en: 'The wholesaler uploads to one folder, the import reads from another.',
      },
      with: fields({
        from: { fr: '/Grossiste/stock.csv', en: '/Wholesaler/stock.csv' },
        to: {
          fr: "={{ '/Import/stock-' + $now.toISODate() + '.csv' }}",
          en: "={{ '/Import/stock-' + $now.toISODate() + '.csv' }}",
        },
        columns: list(['ref', 'stock']),
        ref: 'ref',
        figure: 'stock',
        margin: 30,
      }),
    },
    past: {
      use: 'dataTable',
      name: { fr: 'Les fichiers déjà pris', en: 'Files taken before' },
      why: {
        fr: 'Colonnes day, rows et sum ; d’où la taille habituelle.',
        en: 'Columns day, rows and sum: their rows make the usual size.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TAKEN, returnAll: true },
      always: true,
    },
    today: {
      use: 'set',
      name: { fr: 'Déjà pris aujourd’hui ?', en: 'Taken today already?' },
      why: {
        fr: 'Un seul élément, quel que soit l’historique.',
        en: 'One item, whatever the history.',
      },
      with: fields(
        { taken: truth("={{ $('past').all().some((one) => one.json.day === $now.toISODate()) }}") },
        { alone: true },
      ),
      once: true,
    },
    open: {
      use: 'filter',
      name: { fr: 'Encore à prendre', en: 'Still to be taken' },
      why: {
        fr: 'Le second passage s’arrête ici quand le premier a réussi.',
        en: 'The second pass ends here when the first has done it.',
      },
      with: all(isTrue('={{ $json.taken === false }}')),
    },
    file: {
      use: 'nextcloud',
      name: { fr: 'Prendre le fichier', en: 'Fetch the file' },
      why: {
        fr: 'Une copie : l’original reste en place jusqu’au verdict.',
        en: 'A copy: the original stays until there is a verdict.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: setting('from'),
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 30],
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'Point-virgule, comme l’écrivent les logiciels français.',
        en: 'Semicolons, as French software writes them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', headerRow: true, enableBOM: true, includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    whole: {
      use: 'code',
      name: { fr: 'En faire un texte', en: 'Make one text of it' },
      why: {
        fr: 'La date du fichier ne prouve rien : on compare son contenu.',
        en: 'The file’s date proves nothing: its content is compared.',
      },
      with: allItems(ALL),
    },
    legible: {
      use: 'if',
      name: { fr: 'Des lignes lues ?', en: 'Any rows read?' },
      why: {
        fr: 'Un fichier à en-tête seul se lit sans erreur.',
        en: 'A file with nothing but a header reads without an error.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    sum: {
      use: 'crypto',
      name: { fr: 'Empreinte du contenu', en: 'Hash of the content' },
      why: {
        fr: 'Soixante-quatre signes au lieu de deux mille lignes à garder.',
        en: 'Sixty-four characters to keep instead of two thousand rows.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: '={{ $json.text }}',
        dataPropertyName: 'sum',
        encoding: 'hex',
      },
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher ce qui cloche', en: 'Look for what is wrong' },
      why: {
        fr: 'Contre la médiane des dix derniers.',
        en: 'Against the median of the last ten.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            same: 'le même contenu que le ',
            lacks: 'colonne absente : ',
            rows: ' lignes, contre ',
            usual: ' d’habitude',
            twice: ' référence(s) en double ou vide(s)',
            blank: ' stock(s) qui ne sont pas un nombre',
          },
          en: {
            same: 'the same content as on ',
            lacks: 'column missing: ',
            rows: ' rows, against ',
            usual: ' as a rule',
            twice: ' reference(s) double or empty',
            blank: ' stock figure(s) that are no number',
          },
        }),
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Rien à redire ?', en: 'Nothing to object?' },
      why: {
        fr: 'Le plus souvent : personne n’est réveillé.',
        en: 'Most days: nobody is woken up.',
      },
      with: all(isTrue('={{ $json.sound }}')),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Demander avant l’import', en: 'Ask before the import' },
      why: {
        fr: 'Après un inventaire, un fichier étrange est normal.',
        en: 'After a stocktake an odd file is normal, and a person knows that.',
      },
      with: asked(
        CHANNEL,
        {
          fr: "=Fichier de stock suspect : {{ $json.reasons.join(' ; ') }}. L’importer quand même ?",
          en: "=Doubtful stock file: {{ $json.reasons.join('; ') }}. Import it all the same?",
        },
        [
          { fr: 'Importer', en: 'Import' },
          { fr: 'Ne pas importer', en: 'Do not import' },
        ],
        0.75,
      ),
      onError: 'output',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Un oui ?', en: 'A yes?' },
      why: {
        fr: 'Le silence n’est pas un accord.',
        en: 'Silence is not consent.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    move: {
      use: 'nextcloud',
      name: { fr: 'Le donner à l’import', en: 'Hand it to the import' },
      why: {
        fr: 'Déplacé et daté.',
        en: 'Moved and dated.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        path: setting('from'),
        toPath: setting('to'),
      },
      onError: 'output',
      retry: [3, 10],
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter le jour', en: 'Note the day' },
      why: {
        fr: 'Après le déplacement seulement.',
        en: 'Only after the move.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TAKEN,
        columns: columns({
          day: '={{ $now.toISODate() }}',
          rows: "={{ $('judge').first().json.rows }}",
          sum: "={{ $('judge').first().json.sum }}",
        }),
        options: {},
      },
    },
    left: {
      use: 'slack',
      name: { fr: 'Dire qu’il reste dehors', en: 'Say it stays out' },
      why: {
        fr: 'On sait que le stock date d’hier.',
        en: 'Whoever opens the shop will know that stock is yesterday’s.',
      },
      with: posted(CHANNEL, {
        fr: '={{ $json.data?.approved === false ? "Refusé" : "Sans réponse" }} : le fichier de stock n’est pas importé, la boutique garde celui d’hier.',
        en: '={{ $json.data?.approved === false ? "Refused" : "No answer" }}: the stock file is not imported, the shop keeps yesterday’s.',
      }),
    },
    trouble: {
      use: 'slack',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un import qui ne trouve rien ne prévient pas toujours.',
        en: 'An import that finds nothing does not always tell.',
      },
      with: posted(CHANNEL, {
        fr: "=Fichier de stock non importé : {{ $('judge').isExecuted ? 'la question ou le déplacement a échoué' : 'absent, vide ou illisible' }}{{ $json.error ? ' (' + ($json.error.message ?? $json.error) + ')' : '' }}.",
        en: "=Stock file not imported: {{ $('judge').isExecuted ? 'the question or the move failed' : 'missing, empty or unreadable' }}{{ $json.error ? ' (' + ($json.error.message ?? $json.error) + ')' : '' }}.",
      }),
    },
  },
  links: [
    'dawn > settings > past > today > open > file > rows > whole > legible.yes > sum > judge > sound.yes > move > note',
    'sound.no > ask > agreed.yes > move',
    'agreed.no > left',
    'file.error > trouble',
    'legible.no > trouble',
    'ask.error > trouble',
    'move.error > trouble',
  ],
  examples,
})
