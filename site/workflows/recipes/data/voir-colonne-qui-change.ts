import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { DIFF, letters, SENT } from './voir-colonne-qui-change.code.ts'
import { examples } from './voir-colonne-qui-change.examples.ts'

const MEMORY = byName('schema_kept')

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Voir quand une colonne change, avant que le rapport ne casse',
    problem:
      'L’éditeur du logiciel renomme « client_ref » un jeudi soir. Le rapport des marges affiche zéro le lundi, la paie des commissions part de travers, et il faut une journée pour comprendre que personne n’a rien touché chez vous.',
    outcome:
      'Chaque matin, les colonnes de la base sont comparées à la veille : disparue, sans doute renommée, d’un autre type, nouvelle. Chaque responsable reçoit un seul courriel, avec ses rapports touchés ; ce qu’aucun rapport ne lit va à l’équipe données.',
    avoid:
      'Le flux voit la forme, pas le sens : une colonne qui passe de HT à TTC garde son nom et son type. Et la feuille qui dit quel rapport lit quelle colonne se tient à la main : sans elle, tout arrive à l’équipe.',
    approval:
      'Rien n’est corrigé. Le responsable adapte son rapport ou demande le retour de l’ancienne colonne ; le nouvel état devient la référence dès que tous les courriels sont partis.',
    failure:
      'Base muette ou plus aucune colonne visible : Slack le dit, et la mémoire ne bouge pas. Un courriel refusé : Slack nomme l’adresse, et tous sont récrits le lendemain plutôt qu’un seul oublié. Feuille illisible : l’équipe reçoit tout.',
  },
  en: {
    title: 'See when a column changes, before a report breaks',
    problem:
      'The software’s maker renames “client_ref” on a Thursday night. On Monday the margin report shows nil, commissions are paid wrongly, and it takes a day to find out that nobody in the house had touched anything.',
    outcome:
      'Each morning the database’s columns are held against the day before: gone, probably renamed, of another type, new. Every owner gets one email about the reports concerned; what no report reads goes to the data team.',
    avoid:
      'The flow sees form, not meaning: a column that turns from net to gross keeps name and type. And the sheet that says which report reads which column is kept by hand: without it, everything lands with the team.',
    approval:
      'Nothing is put right. The owner adapts the report or asks for the old column back; the new state becomes the reference once every email has left.',
    failure:
      'Database silent, or no column visible any more: Slack says so and the memory stays. An email refused: Slack names the address, and all are written to again the next day rather than one forgotten. Sheet unreadable: the team gets everything.',
  },
  nodes: {
    dawn: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 5 h 45', en: 'Each morning, 5.45' },
      why: {
        fr: 'Les éditeurs livrent la nuit, les rapports partent à 7 h.',
        en: 'Makers deploy at night, reports leave at 7.',
      },
      with: at('45 5 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre base', en: 'Your database' },
      why: {
        fr: 'Le schéma que vos rapports lisent, et qui prévenir à défaut.',
        en: 'The schema that your reports read, and whom to tell failing all else.',
      },
      with: fields({
        schema: 'public',
        sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
        team: 'donnees@votre-entreprise.example',
      }),
    },
    columns: {
      use: 'postgres',
      name: { fr: 'Lire les colonnes', en: 'Read the columns' },
      why: {
        fr: 'Avec le compte des rapports : un droit retiré se voit aussi.',
        en: 'With the reports’ own account: a right withdrawn shows, too.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT table_name || '.' || column_name AS key, data_type AS type, ordinal_position AS place FROM information_schema.columns WHERE table_schema = $1 ORDER BY table_name, ordinal_position",
        options: { queryReplacement: "={{ [$('settings').first().json.schema] }}" },
      },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    kept: {
      use: 'dataTable',
      name: { fr: 'La forme connue', en: 'The known form' },
      why: {
        fr: 'Une ligne « schema » : l’état dont tous ont été prévenus.',
        en: 'One row “schema”: the state that all were told of.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: MEMORY, returnAll: true },
      once: true,
      always: true,
    },
    diff: {
      use: 'code',
      name: { fr: 'Comparer à la veille', en: 'Hold against the day before' },
      why: {
        fr: 'Même place, même type, autre nom : sans doute un renommage.',
        en: 'Same place, same type, another name: probably renamed.',
      },
      with: allItems(DIFF),
    },
    state: {
      use: 'switch',
      name: { fr: 'Du nouveau ?', en: 'Anything new?' },
      why: {
        fr: 'La première fois, on apprend sans alarmer.',
        en: 'The first time it learns without raising an alarm.',
      },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        first: text('={{ $json.state }}', 'equals', 'first'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    uses: {
      use: 'googleSheets',
      name: { fr: 'Qui lit quelle colonne', en: 'Who reads which column' },
      why: {
        fr: 'Colonnes column (table.colonne), report et owner.',
        en: 'Columns column (table.column), report and owner.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Rapports', en: 'Reports' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    letters: {
      use: 'code',
      name: { fr: 'Un courriel par responsable', en: 'One email an owner' },
      why: {
        fr: 'Dix colonnes d’un coup ne font pas dix courriels.',
        en: 'Ten columns at once do not make ten emails.',
      },
      with: allItems(
        inBoth(letters, {
          fr: {
            colon: ' : ',
            gone: ' a disparu (était #was)',
            renamed: ' s’appelle sans doute #is',
            retyped: ' passe de #was à #is',
            fresh: ' est nouvelle (#is)',
            nobody: 'Aucun rapport noté : ',
            unread: 'La feuille des rapports ne se lit pas : prévenez vous-même les responsables.',
          },
          en: {
            colon: ': ',
            gone: ' is gone (was #was)',
            renamed: ' is probably called #is now',
            retyped: ' turns from #was to #is',
            fresh: ' is new (#is)',
            nobody: 'No report noted: ',
            unread: 'The sheet of reports cannot be read: tell the owners yourselves.',
          },
        }),
      ),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the owner' },
      why: {
        fr: 'Lui sait si la colonne sert à un total ou à un titre.',
        en: 'They know whether the column feeds a total or a heading.',
      },
      with: mailed(
        { from: setting('team'), to: '={{ $json.to }}' },
        {
          fr: '=La base a changé : {{ $json.count }} point(s) pour vos rapports',
          en: '=The database changed: {{ $json.count }} point(s) for your reports',
        },
        '={{ $json.text }}',
      ),
      onError: 'continue',
      retry: [3, 10],
    },
    sent: {
      use: 'code',
      name: { fr: 'Tous prévenus ?', en: 'All told?' },
      why: {
        fr: 'Retenir trop tôt ferait taire le changement pour toujours.',
        en: 'Remembering too early would hush the change for good.',
      },
      with: allItems(SENT),
    },
    complete: {
      use: 'if',
      name: { fr: 'Sans perte ?', en: 'None lost?' },
      why: {
        fr: 'Deux fois plutôt que jamais.',
        en: 'Twice rather than never.',
      },
      with: all(isTrue('={{ $json.all }}')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir la forme', en: 'Remember the form' },
      why: {
        fr: 'La comparaison de demain part de là.',
        en: 'Tomorrow’s comparison starts from there.',
      },
      with: remembered(MEMORY, 'name', {
        name: 'schema',
        snapshot: "={{ $('diff').first().json.snapshot }}",
      }),
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went wrong' },
      why: {
        fr: 'Un gardien aveugle doit le dire.',
        en: 'A guard who cannot see has to say so.',
      },
      with: posted(
        { fr: '#donnees', en: '#data' },
        {
          fr: "={{ $('sent').isExecuted ? ':warning: Changement de la base non annoncé à ' + $json.lost.join(', ') + '. Tous seront récrits demain.' : ':warning: Colonnes non lues (' + ($json.reason || 'plus aucune n’est visible : droits retirés ?') + ') : rien n’est comparé.' }}",
          en: "={{ $('sent').isExecuted ? ':warning: Change of the database not announced to ' + $json.lost.join(', ') + '. All will be written to again tomorrow.' : ':warning: Columns not read (' + ($json.reason || 'none is visible any more: rights withdrawn?') + '): nothing was compared.' }}",
        },
      ),
    },
  },
  links: [
    'dawn > settings > columns > kept > diff > state.changed > uses > letters > send > sent > complete.yes > keep',
    'state.first > keep',
    'state.broken > warn',
    'complete.no > warn',
  ],
  examples,
})
