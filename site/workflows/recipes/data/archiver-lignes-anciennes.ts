import { answeredWithin } from '../../fragments/patience.ts'
import { byColumn, table } from '../../fragments/baserow.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './archiver-lignes-anciennes.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Archiver les vieilles lignes et les relire avant d’effacer',
    problem:
      'La table des relevés a grossi jusqu’à ralentir l’écran de l’atelier. Un soir, quelqu’un exporte, efface, et apprend un an plus tard que l’export s’arrêtait à la millième ligne.',
    outcome:
      'Chaque dimanche, les lignes de plus de deux ans partent en CSV dans un stockage S3. Le fichier est retéléchargé et comparé cellule par cellule ; après un oui, les lignes quittent la base et un registre garde leur place.',
    avoid:
      'Une base qui sait partitionner ses tables le fait mieux. Et si d’autres tables renvoient à ces lignes, l’effacement cassera leurs liens.',
    approval:
      'Une personne voit le nombre de lignes et le nom du fichier, puis dit oui ou non sous cinq jours. Sans réponse, tout reste en base et la même archive est refaite le dimanche suivant.',
    failure:
      'Fichier différent, dépôt refusé, base muette : un courriel dit à quelle étape, et aucune ligne n’est effacée. L’effacement lui-même échoue en rouge ; le fichier est déjà complet.',
  },
  en: {
    title: 'Archive old rows, and read them back before deleting',
    problem:
      'The table of readings has grown until the shop-floor screen crawls. One evening somebody exports, deletes, and learns a year later that the export had stopped at row one thousand.',
    outcome:
      'Each Sunday, rows over two years old go as CSV into S3 storage. The file is fetched again and compared cell by cell; after a yes the rows leave the database, and a register notes where they went.',
    avoid:
      'A database that can partition its tables does this better. And where other tables point at these rows, deleting will break their links.',
    approval:
      'Somebody sees the number of rows and the file’s name, and says yes or no within five days. Unanswered, everything stays in the database and the same archive is made again the next Sunday.',
    failure:
      'A file that differs, an upload refused, a silent database: an email names the step, and no row is deleted. Should the deletion itself fail, the run stops in red; the file is complete by then.',
  },
  nodes: {
    sunday: {
      use: 'scheduleTrigger',
      name: { fr: 'Dimanche, 4 h', en: 'Sunday, 4 am' },
      why: { fr: 'L’atelier dort.', en: 'The shop floor sleeps.' },
      with: at('0 4 * * 0'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos limites', en: 'Your limits' },
      why: {
        fr: 'Vingt mille lignes à la fois : le fichier tient en mémoire.',
        en: 'Twenty thousand rows at a time fit into memory.',
      },
      with: fields({
        limit: '={{ $now.minus({ years: 2 }).toISODate() }}',
        most: 20_000,
        bucket: 'archives-atelier',
        key: "={{ 'readings/' + $now.toISODate() + '.csv' }}",
        register: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        to: 'informatique@votre-entreprise.example',
      }),
    },
    rows: {
      use: 'mySql',
      name: { fr: 'Lire les plus vieilles', en: 'Read the oldest' },
      why: {
        fr: 'La date est demandée en texte : sinon le fuseau la décale entre la base et le fichier.',
        en: 'The date is asked for as text, or the time zone shifts it on its way into the file.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT id, machine, DATE_FORMAT(read_at, '%Y-%m-%d %H:%i:%s') AS read_at, value FROM readings WHERE read_at < $1 ORDER BY id LIMIT $2",
        options: {
          queryReplacement:
            "={{ [$('settings').first().json.limit, $('settings').first().json.most] }}",
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Lisible dans vingt ans, sans le logiciel d’aujourd’hui.',
        en: 'Readable in twenty years, without today’s software.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: 'readings.csv', headerRow: true },
      },
    },
    upload: {
      use: 's3',
      name: { fr: 'Déposer l’archive', en: 'Store the archive' },
      why: {
        fr: 'Hors de la machine de la base : un disque mort n’emporte pas les deux.',
        en: 'Away from the database’s machine: a dead disk must not take both.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        bucketName: "={{ $('settings').first().json.bucket }}",
        fileName: "={{ $('settings').first().json.key }}",
        binaryData: true,
        binaryPropertyName: 'data',
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    back: {
      use: 's3',
      name: { fr: 'Retélécharger l’archive', en: 'Fetch the archive again' },
      why: {
        fr: 'Ce qui est dans le stockage, et non ce que l’on croit y avoir mis.',
        en: 'What lies in storage, rather than what one believes was put there.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        bucketName: "={{ $('settings').first().json.bucket }}",
        fileKey: "={{ $('settings').first().json.key }}",
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 10],
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Relire les lignes', en: 'Read the rows back' },
      why: {
        fr: 'Un fichier coupé se lit souvent sans erreur : il faut compter.',
        en: 'A file cut short often reads without an error, so count.',
      },
      with: { operation: 'csv', binaryPropertyName: 'data', options: {} },
      onError: 'output',
    },
    check: {
      use: 'code',
      name: { fr: 'Comparer cellule par cellule', en: 'Compare cell by cell' },
      why: {
        fr: 'Autant de lignes ne suffit pas : un séparateur mal lu garde le compte et perd le sens.',
        en: 'As many rows is not enough: a separator misread keeps the count and loses the meaning.',
      },
      with: allItems(`const kept = $('rows').all().map(({ json }) => json)
const found = $input.all().map(({ json }) => json)
const text = (row) => ['id', 'machine', 'read_at', 'value'].map((name) => String(row[name] ?? '')).join('|')
const wrong = kept.findIndex((row, at) => !found[at] || text(row) !== text(found[at]))
return [{ json: {
  count: kept.length,
  found: found.length,
  first: kept[0].id,
  last: kept[kept.length - 1].id,
  wrong: wrong < 0 ? null : kept[wrong].id,
  same: wrong < 0 && found.length === kept.length,
} }]`),
    },
    same: {
      use: 'if',
      name: { fr: 'Identique ?', en: 'Identical?' },
      why: {
        fr: 'Un seul écart, et la question n’est même pas posée.',
        en: 'A single difference, and the question is not even asked.',
      },
      with: all(isTrue('={{ $json.same }}')),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander avant d’effacer', en: 'Ask before deleting' },
      why: {
        fr: 'Un enquêteur ou un client peut encore avoir besoin de ces lignes.',
        en: 'An investigator or a client may still need these rows.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Effacer {{ $json.count }} relevés archivés ?',
          en: '=Delete {{ $json.count }} archived readings?',
        },
        message: {
          fr: "=Lignes {{ $json.first }} à {{ $json.last }}, antérieures au {{ $('settings').first().json.limit }}, relues sans écart dans {{ $('settings').first().json.key }}.",
          en: "=Rows {{ $json.first }} to {{ $json.last }}, older than {{ $('settings').first().json.limit }}, read back without a difference from {{ $('settings').first().json.key }}.",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(5, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Seulement sur un oui', en: 'Only on a yes' },
      why: {
        fr: 'Attendre une semaine de plus ne coûte que de la place.',
        en: 'Another week’s wait costs nothing but space.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    erase: {
      use: 'mySql',
      name: { fr: 'Effacer ces lignes-là', en: 'Delete just these rows' },
      why: {
        fr: 'Bornes et date ensemble : une ligne récente glissée entre deux numéros survit.',
        en: 'Range and date together: a recent row between two numbers survives.',
      },
      with: {
        operation: 'executeQuery',
        query: 'DELETE FROM readings WHERE id BETWEEN $1 AND $2 AND read_at < $3',
        options: {
          queryReplacement:
            "={{ [$('check').first().json.first, $('check').first().json.last, $('settings').first().json.limit] }}",
        },
      },
    },
    entry: {
      use: 'set',
      name: { fr: 'Ligne du registre', en: 'Row of the register' },
      why: {
        fr: 'Colonnes file, rows et ids.',
        en: 'Columns file, rows and ids.',
      },
      with: fields(
        {
          file: "={{ $('settings').first().json.key }}",
          rows: number("={{ $('check').first().json.count }}"),
          ids: "={{ $('check').first().json.first + '-' + $('check').first().json.last }}",
        },
        { alone: true },
      ),
    },
    register: {
      use: 'baserow',
      name: { fr: 'Inscrire au registre', en: 'Write in the register' },
      why: {
        fr: 'Pour savoir, dans trois ans, quel fichier ouvrir.',
        en: 'So that in three years one knows which file to open.',
      },
      with: {
        resource: 'row',
        operation: 'create',
        ...table('register'),
        ...byColumn(),
      },
    },
    trouble: {
      use: 'set',
      name: { fr: 'Nommer l’étape', en: 'Name the step' },
      why: {
        fr: 'Qui reçoit l’alerte doit savoir où regarder.',
        en: 'Whoever gets the alert has to know where to look.',
      },
      with: fields(
        {
          reason: {
            fr: "={{ $json.same === false ? $json.found + ' ligne(s) relue(s) sur ' + $json.count + ', premier écart à la ligne ' + $json.wrong : ($json.error.message ?? $json.error) }}",
            en: "={{ $json.same === false ? $json.found + ' row(s) read back of ' + $json.count + ', first difference at row ' + $json.wrong : ($json.error.message ?? $json.error) }}",
          },
          compared: truth('={{ $json.same === false }}'),
        },
        { alone: true },
      ),
    },
    alert: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est effacé', en: 'Say nothing was deleted' },
      why: {
        fr: 'La table continue de grossir : quelqu’un doit s’en occuper.',
        en: 'The table keeps growing, so somebody has to see to it.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ $json.compared ? 'Archive différente de la base' : 'Archivage interrompu' }}",
          en: "={{ $json.compared ? 'Archive differs from the database' : 'Archiving interrupted' }}",
        },
        emailFormat: 'text',
        text: {
          fr: "=Aucune ligne n’a été effacée. {{ $json.reason }}. Fichier : {{ $('settings').first().json.key }}",
          en: "=No row was deleted. {{ $json.reason }}. File: {{ $('settings').first().json.key }}",
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'sunday > settings > rows > file > upload > back > read > check > same.yes > ask > agreed > erase > entry > register',
    'same.no > trouble > alert',
    'rows.error > trouble',
    'upload.error > trouble',
    'back.error > trouble',
    'read.error > trouble',
  ],
  examples,
})
