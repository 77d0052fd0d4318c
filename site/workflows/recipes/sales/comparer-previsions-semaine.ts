import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { MOVES, KEPT } from './comparer-previsions-semaine.code.ts'
import { examples } from './comparer-previsions-semaine.examples.ts'

const PICTURE = byName("={{ $('settings').first().json.picture }}")

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Voir ce qui a bougé dans les prévisions depuis lundi',
    problem:
      'À la réunion du lundi, le total a baissé de 40 000 € et personne ne sait pourquoi. Une affaire repoussée trois trimestres de suite ressemble, dans Salesforce, à une affaire neuve.',
    outcome:
      'Avant la réunion, un courriel dit ligne par ligne ce qui a changé depuis la semaine précédente : gagné, perdu, repoussé et combien de fois, réévalué, apparu, disparu. La première semaine, tout y est nouveau.',
    avoid:
      'Avec dix affaires ouvertes, la mémoire suffit. Et si les dates de clôture sont saisies au hasard, le flux mesurera le hasard.',
    approval:
      'Aucune affaire n’est modifiée. Au troisième report, son propriétaire reçoit une tâche : confirmer la date devant le client, ou sortir l’affaire des prévisions.',
    failure:
      'Salesforce muet : le courriel du lundi le dit, et la photographie de la semaine passée reste en place. Elle n’est remplacée qu’une fois le courriel parti. Une tâche refusée n’empêche rien : le report figure aussi dans le courriel.',
  },
  en: {
    title: 'See what moved in the forecast since last Monday',
    problem:
      'At Monday’s meeting the total is down by €40,000 and nobody can say why. A deal put off three quarters in a row looks, in Salesforce, just like a fresh one.',
    outcome:
      'Ahead of the meeting an email says line by line what changed since the week before: won, lost, put off and how often, revalued, new, gone. In the first week everything is new.',
    avoid:
      'With ten open deals, memory will do. And where closing dates are typed in at random, the flow will measure randomness.',
    approval:
      'No deal is changed. On the third delay its owner gets a task: confirm the date with the client, or take the deal out of the forecast.',
    failure:
      'Salesforce silent: Monday’s email says so, and last week’s picture stays. It is replaced only once the email has left. A refused task holds nothing up, since the email shows the delay too.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: {
        fr: 'Deux heures avant la réunion.',
        en: 'Two hours before the meeting.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos valeurs', en: 'Your values' },
      why: {
        fr: 'Combien de reports sont de trop : l’équipe le décide.',
        en: 'How many delays are too many: the team decides.',
      },
      with: fields({
        delays: 3,
        picture: 'pipeline_picture',
        sender: 'ventes@votre-entreprise.example',
        to: 'equipe-ventes@votre-entreprise.example',
      }),
    },
    deals: {
      use: 'salesforce',
      name: { fr: 'Lire les affaires', en: 'Read the deals' },
      why: {
        fr: 'Sans les closes récentes, une victoire passerait pour une disparition.',
        en: 'Without those closed lately a win would look like a disappearance.',
      },
      with: {
        resource: 'search',
        operation: 'query',
        query:
          'SELECT Id, Name, Owner.Name, Amount, CloseDate, StageName, IsClosed, IsWon FROM Opportunity WHERE IsClosed = false OR LastModifiedDate = LAST_N_DAYS:8',
      },
      onError: 'output',
      retry: [3, 5],
    },
    today: {
      use: 'set',
      name: { fr: 'L’état d’aujourd’hui', en: 'As of today' },
      why: {
        fr: 'Un montant vide compte pour zéro, sinon il « change » chaque semaine.',
        en: 'An empty amount counts as nil, or it would “change” every week.',
      },
      with: fields(
        {
          deal: '={{ $json.Id }}',
          name: '={{ $json.Name }}',
          owner: '={{ $json.Owner.Name }}',
          amount: number('={{ $json.Amount ?? 0 }}'),
          close: '={{ $json.CloseDate }}',
          stage: '={{ $json.StageName }}',
          closed: truth('={{ $json.IsClosed }}'),
          won: truth('={{ $json.IsWon }}'),
        },
        { alone: true },
      ),
    },
    before: {
      use: 'dataTable',
      name: { fr: 'La photographie d’avant', en: 'The picture before' },
      why: {
        fr: 'Salesforce ne garde que le présent.',
        en: 'Salesforce keeps only the present.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: PICTURE, returnAll: true },
      once: true,
    },
    earlier: {
      use: 'set',
      name: { fr: 'Ce qui se compare', en: 'What is compared' },
      why: {
        fr: 'Les colonnes que n8n ajoute changent à chaque écriture.',
        en: 'The columns that n8n adds differ at each writing.',
      },
      with: fields(
        {
          deal: '={{ $json.deal }}',
          name: '={{ $json.name }}',
          amount: number('={{ $json.amount }}'),
          close: '={{ $json.close }}',
          stage: '={{ $json.stage }}',
        },
        { alone: true },
      ),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Avant, maintenant', en: 'Then and now' },
      why: {
        fr: 'Par l’identifiant : une affaire renommée reste la même.',
        en: 'By id: a renamed deal is still the same deal.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'deal', field2: 'deal' }] },
        resolve: 'includeBoth',
        options: { skipFields: 'name, owner, closed, won' },
      },
    },
    moves: {
      use: 'code',
      name: { fr: 'Dire le mouvement', en: 'Put the move in words' },
      why: {
        fr: 'Date, montant et issue changent souvent ensemble : une ligne par affaire.',
        en: 'Date, amount and outcome often change together: one line a deal.',
      },
      with: allItems(MOVES),
    },
    tired: {
      use: 'filter',
      name: { fr: 'Un report de trop ?', en: 'One delay too many?' },
      why: {
        fr: 'Seul un report de cette semaine compte : la tâche n’est pas recréée chaque lundi.',
        en: 'Only this week’s delay counts, so the task is not made again each Monday.',
      },
      with: all(amount('={{ $json.slips }}', 'gte', "={{ $('settings').first().json.delays }}")),
    },
    task: {
      use: 'salesforce',
      name: { fr: 'Tâche sur l’affaire', en: 'Task on the deal' },
      why: {
        fr: 'Sur la fiche même, là où la date sera changée.',
        en: 'On the record itself, where the date gets changed.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        status: 'Not Started',
        additionalFields: {
          subject: {
            fr: '=Confirmer la date ou sortir des prévisions : {{ $json.name }}',
            en: '=Confirm the date or drop from the forecast: {{ $json.name }}',
          },
          whatId: '={{ $json.deal }}',
          activityDate: '={{ $now.plus({ days: 4 }).toISODate() }}',
        },
      },
      onError: 'continue',
    },
    fresh: {
      use: 'set',
      name: { fr: 'Ligne : nouvelle affaire', en: 'Line: new deal' },
      why: {
        fr: 'Une hausse du total vient souvent de là, et de là seulement.',
        en: 'A higher total often comes from here, and from here alone.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.name + ' (' + $json.owner + ') : nouvelle, ' + $json.amount + ' € pour le ' + $json.close }}",
            en: "={{ $json.name + ' (' + $json.owner + '): new, €' + $json.amount + ' due ' + $json.close }}",
          },
        },
        { alone: true },
      ),
    },
    gone: {
      use: 'set',
      name: { fr: 'Ligne : affaire disparue', en: 'Line: deal gone' },
      why: {
        fr: 'Une affaire supprimée ne laisse sinon aucune trace.',
        en: 'A deleted deal otherwise leaves no trace.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.name + ' : n’est plus dans Salesforce, valait ' + $json.amount + ' €' }}",
            en: "={{ $json.name + ': no longer in Salesforce, was worth €' + $json.amount }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Tous les mouvements', en: 'All moves' },
      why: {
        fr: 'Ce qui change d’abord.',
        en: 'What changed comes first.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: { fr: 'Un courriel pour tous.', en: 'One email for the whole team.' },
      with: gathered('line'),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer avant la réunion', en: 'Send before the meeting' },
      why: {
        fr: 'S’il ne part pas, l’exécution s’arrête ici et la comparaison reste à refaire.',
        en: 'If it does not leave, the run stops here and the comparison can be redone.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Prévisions : {{ $json.line.length }} mouvement(s) depuis lundi dernier',
          en: '=Forecast: {{ $json.line.length }} move(s) since last Monday',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    picture: {
      use: 'code',
      name: { fr: 'Préparer la photographie', en: 'Prepare the picture' },
      why: {
        fr: 'Les affaires encore ouvertes, avec leur compte de reports.',
        en: 'Deals still open, with their count of delays.',
      },
      with: allItems(KEPT),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder pour lundi prochain', en: 'Keep for next Monday' },
      why: {
        fr: 'Une ligne par affaire, marquée de la semaine.',
        en: 'One row a deal, marked with the week.',
      },
      with: remembered(PICTURE, 'deal', {
        deal: '={{ $json.deal }}',
        name: '={{ $json.name }}',
        amount: '={{ $json.amount }}',
        close: '={{ $json.close }}',
        stage: '={{ $json.stage }}',
        slips: '={{ $json.slips }}',
        week: '={{ $now.toISODate() }}',
      }),
    },
    tidy: {
      use: 'dataTable',
      name: { fr: 'Retirer les affaires closes', en: 'Drop closed deals' },
      why: {
        fr: 'Ce qui n’a pas été réécrit ce matin n’est plus ouvert.',
        en: 'What was not rewritten this morning is no longer open.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: PICTURE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'week', condition: 'neq', keyValue: '={{ $now.toISODate() }}' }],
        },
        options: {},
      },
      once: true,
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est comparé', en: 'Say nothing was compared' },
      why: {
        fr: 'Un lundi sans courriel voudrait dire : rien n’a bougé.',
        en: 'A Monday without an email would mean that nothing moved.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Prévisions : pas de comparaison', en: 'Forecast: no comparison' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Salesforce n’a pas répondu (' + ($json.error.message ?? $json.error) + '). Relancez le flux : la semaine passée est toujours là.' }}",
          en: "={{ 'Salesforce did not answer (' + ($json.error.message ?? $json.error) + '). Start the flow again: last week is still there.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monday > settings > deals > today > compare:0',
    'today > before > earlier > compare:1',
    'deals.error > silent',
    'compare.different > moves > lines:0',
    'moves > tired > task',
    'compare.onlyFirst > fresh > lines:1',
    'compare.onlySecond > gone > lines:2',
    'lines > gather > report > picture > keep > tidy',
  ],
  examples,
})
