import { sheetColumns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isFilled, cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { count, JUDGE } from './prouver-restauration-sauvegarde.code.ts'
import { examples } from './prouver-restauration-sauvegarde.examples.ts'

const judged = (name: string): string => `{{ $('judge').first().json.${name} }}`

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 90,
  published: '2026-11-28',
  fr: {
    title: 'Prouver chaque semaine qu’une sauvegarde se restaure',
    problem:
      'La sauvegarde de la base est là, datée, au bon poids. Le jour où il faut s’en servir, l’import s’arrête au milieu : une extension manque, et la table des factures est vide.',
    outcome:
      'Votre serveur d’essai restaure chaque dimanche la dernière sauvegarde. Le lundi, le flux compte les lignes de chaque table, dans la copie et en production, jusqu’à l’heure de la sauvegarde. Un registre Google Sheets garde durée et parts retrouvées, Mattermost dit le résultat, un échec ouvre un ticket GitLab.',
    avoid:
      'Le flux ne restaure rien : il faut une machine à part et un script qui écrit cinq valeurs dans restore_log. Compter cent millions de lignes pèse sur la production ; lisez alors une réplique.',
    approval:
      'Rien à valider : le flux lit deux bases. Une personne traite le ticket, et tire du registre le délai de reprise à annoncer.',
    failure:
      'Journal vide ou serveur d’essai muet : Mattermost dit que rien n’est prouvé. Production illisible : le résultat est « inconnu », pas « échec ». Registre ou ticket refusé : le message le signale.',
  },
  en: {
    title: 'Prove each week that a backup can be restored',
    problem:
      'The database backup is there, dated, of the right size. On the day it is needed the import stops halfway: an extension is missing, and the table of invoices is empty.',
    outcome:
      'Your trial server restores the latest dump each Sunday. On Monday the flow counts the rows of each table, in the copy and in production, up to the minute of the dump. A Google Sheets register keeps duration and shares found, Mattermost tells the result, a failure opens a GitLab issue.',
    avoid:
      'The flow restores nothing: it takes a machine apart and a script that writes five values into restore_log. Counting a hundred million rows weighs on production; read a replica then.',
    approval:
      'Nothing to approve: the flow reads two databases. A person deals with the issue, and draws from the register the recovery time to promise.',
    failure:
      'Empty log or silent trial server: Mattermost says that nothing is proven. Production unreadable: the result is “unknown”, not “failed”. Register or issue refused: the message says so.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, sept heures', en: 'Monday at seven' },
      why: {
        fr: 'Le lendemain de l’essai : s’il échoue, l’équipe est là.',
        en: 'The day after the trial: should it fail, the team is in.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Tables et limites', en: 'Tables and limits' },
      why: {
        fr: 'Les tables sans lesquelles l’entreprise s’arrête, avec leur date de création.',
        en: 'The tables without which the company stops, with their date of creation.',
      },
      with: fields(
        {
          tables: list([
            { table: 'invoices', column: 'created_at' },
            { table: 'orders', column: 'created_at' },
            { table: 'customers', column: 'created_at' },
          ]),
          share: 99.5,
          hours: 26,
          minutes: 120,
          days: 3,
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          owner: { fr: 'votre-groupe', en: 'your-group' },
          repository: { fr: 'exploitation', en: 'operations' },
          channel: { fr: 'identifiant du canal Mattermost', en: 'id of the Mattermost channel' },
        },
        { alone: true },
      ),
    },
    log: {
      use: 'postgres',
      name: { fr: 'Journal de l’essai', en: 'Log of the trial' },
      why: {
        fr: 'Hors de la base restaurée : début de la sauvegarde, puis début, fin et code de l’essai.',
        en: 'Outside the restored database: start of the dump, then start, end and code of the trial.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT dump, extract(epoch FROM dumped_at)::float AS dumped, extract(epoch FROM started_at)::float AS started, extract(epoch FROM ended_at)::float AS ended, exit_code FROM restore_log ORDER BY started_at DESC LIMIT 1',
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'if',
      name: { fr: 'Un essai au journal ?', en: 'A trial in the log?' },
      why: {
        fr: 'Sans lui, des tables pleines pourraient dater de l’an dernier.',
        en: 'Without one, full tables might be last year’s.',
      },
      with: all(isFilled("={{ String($json.dumped ?? '') }}")),
    },
    tables: {
      use: 'code',
      name: { fr: 'Table par table', en: 'Table by table' },
      why: {
        fr: 'Une base peut se restaurer à une table près.',
        en: 'A database may be restored all but one table.',
      },
      with: allItems("return $('settings').first().json.tables.map((json) => ({ json }));"),
    },
    copy: {
      use: 'postgres',
      name: { fr: 'Compter dans la copie', en: 'Count in the copy' },
      why: {
        fr: 'Compter oblige à lire la table, ce que sa seule présence ne prouve pas.',
        en: 'To count is to read the table, which its mere presence does not prove.',
      },
      with: {
        operation: 'executeQuery',
        query: count('$json'),
        options: { queryBatching: 'independently' },
      },
      onError: 'continue',
    },
    live: {
      use: 'postgres',
      name: { fr: 'Compter en production', en: 'Count in production' },
      why: {
        fr: 'Compte en lecture seule ; les lignes plus récentes que la sauvegarde sont ignorées.',
        en: 'With a read-only account; rows newer than the dump do not count.',
      },
      with: {
        operation: 'executeQuery',
        query: count("$('tables').item.json"),
        options: { queryBatching: 'independently' },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger l’essai', en: 'Judge the trial' },
      why: {
        fr: 'Quelques lignes effacées depuis n’y changent rien ; une table tronquée, si.',
        en: 'A few rows deleted since change nothing; a table cut short does.',
      },
      with: allItems(JUDGE),
    },
    proof: {
      use: 'googleSheets',
      name: { fr: 'Tenir le registre', en: 'Keep the register' },
      why: {
        fr: 'Les échecs aussi : un registre parfait ne convainc personne.',
        en: 'Failures too: a perfect register convinces nobody.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Restaurations', en: 'Restores' }),
        columns: sheetColumns({
          day: '={{ $json.day }}',
          dump: '={{ $json.dump }}',
          state: '={{ $json.state }}',
          minutes: '={{ $json.took }}',
          tables: '={{ $json.lines }}',
        }),
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    state: {
      use: 'switch',
      name: { fr: 'Échec ?', en: 'Failed?' },
      why: {
        fr: 'Ne pas savoir n’est pas échouer : pas de ticket pour un mot de passe changé.',
        en: 'Not to know is not to fail: no issue for a changed password.',
      },
      with: cases({ failed: text(`=${judged('state')}`, 'equals', 'failed') }),
    },
    issue: {
      use: 'gitlab',
      name: { fr: 'Ouvrir le ticket', en: 'Open the issue' },
      why: {
        fr: 'Une sauvegarde qui ne se restaure pas est une panne.',
        en: 'A backup that cannot be restored is a fault, even without a victim.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        owner: setting('owner'),
        repository: setting('repository'),
        title: {
          fr: `=Restauration en échec : ${judged('dump')}`,
          en: `=Restore failed: ${judged('dump')}`,
        },
        body: `=${judged('found')}`,
        labels: [],
        assignee_ids: [],
      },
      onError: 'continue',
      retry: [3, 5],
    },
    say: {
      use: 'mattermost',
      name: { fr: 'Dire le résultat', en: 'Tell the result' },
      why: {
        fr: 'Un succès se dit aussi : une semaine sans message signale un flux arrêté.',
        en: 'Success is told as well: a week without a message means that the flow stopped.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: `={{ ({ proven: 'Sauvegarde restaurée et vérifiée', failed: 'RESTAURATION EN ÉCHEC', unknown: 'Restauration non vérifiable' })[$('judge').first().json.state] }} (${judged('dump')}, {{ $('judge').first().json.took ?? '?' }} min)\n${judged('lines')}\n${judged('found')}{{ $('proof').first().json.error ? '\\nRegistre non tenu.' : '' }}{{ $json.error && $('judge').first().json.state === 'failed' ? '\\nTicket non ouvert.' : '' }}`,
          en: `={{ ({ proven: 'Backup restored and checked', failed: 'RESTORE FAILED', unknown: 'Restore cannot be checked' })[$('judge').first().json.state] }} (${judged('dump')}, {{ $('judge').first().json.took ?? '?' }} min)\n${judged('lines')}\n${judged('found')}{{ $('proof').first().json.error ? '\\nRegister not kept.' : '' }}{{ $json.error && $('judge').first().json.state === 'failed' ? '\\nIssue not opened.' : '' }}`,
        },
        attachments: [],
        otherOptions: {},
      },
      retry: [3, 10],
    },
    nothing: {
      use: 'mattermost',
      name: { fr: 'Dire que rien n’est prouvé', en: 'Say that nothing is proven' },
      why: {
        fr: 'Le script n’a peut-être jamais tourné : c’est à lui qu’il faut regarder.',
        en: 'The script may never have run, and is what to look at.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: setting('channel'),
        message: {
          fr: "=Aucune restauration à vérifier cette semaine : {{ $json.error ? 'le serveur d’essai ne répond pas' : 'le journal est vide' }}.",
          en: "=No restore to check this week: {{ $json.error ? 'the trial server does not answer' : 'the log is empty' }}.",
        },
        attachments: [],
        otherOptions: {},
      },
      retry: [3, 10],
    },
  },
  links: [
    'monday > settings > log > known.yes > tables > copy > live > judge > proof > state.failed > issue > say',
    'known.no > nothing',
    'state.other > say',
  ],
  examples,
})
