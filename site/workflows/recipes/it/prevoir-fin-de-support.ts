import { byColumn, table } from '../../fragments/baserow.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, PAIRS, REPORT } from './prevoir-fin-de-support.code.ts'
import { examples } from './prevoir-fin-de-support.examples.ts'

const post = { from: setting('from'), to: setting('person') }

export default defineRecipe({
  category: 'it',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Prévoir la fin de support de chaque version installée',
    problem:
      'Le serveur du site tourne en PHP 8.1, celui de la paie sous un vieux Debian. Personne ne l’a décidé : la fin des correctifs est passée sans bruit, et l’assureur pose la question après l’attaque.',
    outcome:
      'Le premier de chaque mois, votre inventaire Baserow est confronté aux dates d’endoflife.date. Six mois avant la fin, puis une fois qu’elle est passée, un ticket Linear nomme les machines. Un courriel donne le tableau, du pire au meilleur.',
    avoid:
      'Sans inventaire, commencez par lui : quatre colonnes suffisent. Un logiciel métier rare est absent d’endoflife.date, et un support étendu, payé ou bénévole, n’y est pas compté. Pour les bibliothèques du code, Dependabot est l’outil.',
    approval:
      'Aucune mise à jour n’est lancée. Une personne planifie, migre et change la version dans l’inventaire : le ticket suivant viendra de celle-là.',
    failure:
      'Un produit inconnu ou mal écrit figure au courriel au lieu de passer pour sain. Service muet : ses lignes sont dites non vérifiées. Linear refuse : un courriel le dit et l’essai reprend le mois suivant. Inventaire illisible ou vide : un courriel.',
  },
  en: {
    title: 'Foresee the end of support of each installed version',
    problem:
      'The website’s server runs PHP 8.1, payroll an old Debian. Nobody decided so: the end of fixes went by without a sound, and the insurer asks after the attack.',
    outcome:
      'On the first of each month your Baserow inventory is held against the dates of endoflife.date. Six months before the end, then once it has passed, a Linear issue names the machines. An email gives the table, worst first.',
    avoid:
      'Without an inventory begin with one: four columns will do. Rare business software is missing from endoflife.date, and extended support, paid for or not, is not counted. For libraries in code Dependabot is the tool.',
    approval:
      'No update is started. A person plans, migrates and changes the version in the inventory: the next issue will come from that one.',
    failure:
      'A product unknown or misspelt stands in the email instead of passing for sound. Service silent: its rows are said to be unchecked. Linear refuses: an email says so and the next month tries again. Inventory unreadable or empty: an email.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'On the first of the month' },
      why: {
        fr: 'Une fin de support s’annonce des années avant : chaque mois suffit.',
        en: 'An end of support is announced years ahead: monthly will do.',
      },
      with: at('0 7 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre inventaire', en: 'Your inventory' },
      why: {
        fr: 'Six mois : le temps d’essayer, de prévenir et de migrer.',
        en: 'Six months: time to try, to warn and to migrate.',
      },
      with: fields(
        {
          months: 6,
          database: { fr: 'identifiant de la base', en: 'id of the database' },
          table: { fr: 'identifiant de la table', en: 'id of the table' },
          team: { fr: 'identifiant de l’équipe Linear', en: 'id of the Linear team' },
          from: 'automate@votre-entreprise.example',
          person: 'informatique@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    inventory: {
      use: 'baserow',
      name: { fr: 'Lire l’inventaire', en: 'Read the inventory' },
      why: {
        fr: 'product et version comme endoflife.date les écrit : php, 8.1 ; place ; ticket.',
        en: 'product and version as endoflife.date spells them: php, 8.1; place; ticket.',
      },
      with: {
        operation: 'getAll',
        ...table(),
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    pairs: {
      use: 'code',
      name: { fr: 'Chaque version une fois', en: 'Each version once' },
      why: {
        fr: 'Vingt serveurs sous la même version font une demande et un ticket.',
        en: 'Twenty servers on one version make one request and one issue.',
      },
      with: allItems(PAIRS),
      onError: 'output',
    },
    life: {
      use: 'httpRequest',
      name: { fr: 'Dates de support', en: 'Dates of support' },
      why: {
        fr: 'Deux par seconde : le service est gratuit et tenu par des bénévoles.',
        en: 'Two a second: the service is free and kept by volunteers.',
      },
      with: {
        url: '=https://endoflife.date/api/v1/products/{{ encodeURIComponent($json.product) }}/releases/{{ encodeURIComponent($json.version) }}',
        options: {
          timeout: 15_000,
          batching: { batch: { batchSize: 2, batchInterval: 1000 } },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger l’échéance', en: 'Judge the date' },
      why: {
        fr: 'La marque porte la version : changer celle-ci rouvre le suivi.',
        en: 'The mark bears the version: changing that starts afresh.',
      },
      with: allItems(JUDGE),
    },
    open: {
      use: 'filter',
      name: { fr: 'À confier', en: 'To hand over' },
      why: {
        fr: 'Un ticket à six mois, un autre quand il est trop tard.',
        en: 'One issue at six months, another when it is too late.',
      },
      with: all(isTrue('={{ $json.open }}')),
    },
    issue: {
      use: 'linear',
      name: { fr: 'Ouvrir le ticket', en: 'Open the issue' },
      why: {
        fr: 'La date est dans le titre : la file se trie toute seule.',
        en: 'The date is in the title, so the queue sorts itself.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        teamId: setting('team'),
        title: '={{ $json.title }}',
        additionalFields: { description: '={{ $json.text }}' },
      },
      onError: 'output',
    },
    rows: {
      use: 'code',
      name: { fr: 'Ligne par ligne', en: 'Row by row' },
      why: {
        fr: 'Toutes les machines de la version sont couvertes par son ticket.',
        en: 'All machines on that version are covered by its issue.',
      },
      with: allItems(
        "return $input.all().flatMap((_, at) => { const { rows, mark } = $('open').itemMatching(at).json; return rows.map((row) => ({ json: { row, ticket: mark } })); });",
      ),
    },
    mark: {
      use: 'baserow',
      name: { fr: 'Marquer l’inventaire', en: 'Mark the inventory' },
      why: {
        fr: 'Visible de tous, à côté de la machine, et après le ticket.',
        en: 'For all to see, beside the machine, and after the issue.',
      },
      with: {
        operation: 'update',
        ...table(),
        rowId: '={{ $json.row }}',
        ...byColumn('row'),
      },
      retry: [3, 10],
    },
    report: {
      use: 'code',
      name: { fr: 'Dresser le tableau', en: 'Draw up the table' },
      why: {
        fr: 'Ce qui est sain se compte, le reste se nomme.',
        en: 'What is sound is counted, the rest is named.',
      },
      with: allItems(REPORT),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Envoyer le tableau', en: 'Send the table' },
      why: {
        fr: 'Même sans rien à signaler : il prouve que l’on a regardé.',
        en: 'Even with nothing to report: it proves that somebody looked.',
      },
      with: mailed(
        post,
        {
          fr: '=Versions sans correctifs : {{ $json.over }}',
          en: '=Versions without fixes: {{ $json.over }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what failed' },
      why: {
        fr: 'Un mois sans tableau ni ticket passerait pour un bon mois.',
        en: 'A month without table or issue would pass for a good one.',
      },
      with: mailed(
        post,
        { fr: 'Fins de support : à reprendre', en: 'Ends of support: to be redone' },
        {
          fr: "={{ $('open').isExecuted ? 'Ticket non ouvert : ' + $('open').item.json.title : 'Inventaire illisible' }} ({{ String($json.error?.message ?? $json.error).replace(/ \\[line \\d+\\]$/, '') }})",
          en: "={{ $('open').isExecuted ? 'Issue not opened: ' + $('open').item.json.title : 'Inventory unreadable' }} ({{ String($json.error?.message ?? $json.error).replace(/ \\[line \\d+\\]$/, '') }})",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'monthly > settings > inventory > pairs > life > judge > open > issue > rows > mark',
    'judge > report > mail',
    'pairs.error > tell',
    'issue.error > tell',
  ],
  examples,
})
