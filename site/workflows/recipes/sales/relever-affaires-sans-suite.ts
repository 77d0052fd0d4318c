import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { BY_OWNER, STUCK } from './relever-affaires-sans-suite.code.ts'
import { examples } from './relever-affaires-sans-suite.examples.ts'

const STUCK_TABLE = byName("={{ $('settings').first().json.table }}")
const MANAGER = "={{ $('settings').first().json.manager }}"

export default defineRecipe({
  category: 'sales',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Rendre à chacun ses affaires sans prochaine étape',
    problem:
      'Dans Salesforce, une affaire sans rappel prévu ne dérange personne. Elle reste à 40 %, sa date de signature passe, et le prospect, qui attendait un coup de fil, signe ailleurs.',
    outcome:
      'Le vendredi à onze heures, chaque commercial reçoit ses affaires en panne, dix au plus, avec la cause : rien de prévu, tâche en retard, date dépassée, étape figée. Au troisième vendredi, le responsable voit l’affaire aussi.',
    avoid:
      'À deux commerciaux, regardez l’écran ensemble. Et si l’équipe note ses rappels ailleurs que dans Salesforce, la liste sera fausse et vite ignorée.',
    approval:
      'Aucune affaire n’est modifiée ni close. Le commercial planifie une étape ou la perd ; l’affaire quitte la liste d’elle-même, et son compteur repart à zéro.',
    failure:
      'Salesforce muet : le responsable l’apprend, et les compteurs ne bougent pas. Si un courriel échoue, l’exécution s’arrête avant de compter une semaine que personne n’a vue.',
  },
  en: {
    title: 'Hand everyone their deals without a next step',
    problem:
      'In Salesforce a deal with no call planned bothers nobody. It stays at 40%, its closing date goes by, and the prospect, who was waiting for a call, signs elsewhere.',
    outcome:
      'On Friday at eleven each salesperson gets their stalled deals, ten at most, with the cause: nothing planned, task overdue, date gone by, stage frozen. On the third Friday the manager sees the deal as well.',
    avoid:
      'With two salespeople, look at the screen together. And where the team keeps reminders outside Salesforce, the list will be wrong and soon ignored.',
    approval:
      'No deal is changed or closed. The salesperson plans a step or gives it up; the deal leaves the list by itself and its count starts from nil.',
    failure:
      'Salesforce silent: the manager is told, and counts stay as they are. If an email fails, the run stops before counting a week that nobody saw.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Vendredi, 11 h', en: 'Friday, 11 am' },
      why: {
        fr: 'Il reste l’après-midi pour planifier la semaine suivante.',
        en: 'The afternoon is left for planning next week.',
      },
      with: at('0 11 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Quarante-cinq jours à la même étape : à régler sur votre cycle de vente.',
        en: 'Forty-five days at one stage: set it to your own sales cycle.',
      },
      with: fields({
        still: 45,
        fridays: 3,
        table: 'stalled_deals',
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    deals: {
      use: 'salesforce',
      name: { fr: 'Lire les affaires ouvertes', en: 'Read open deals' },
      why: {
        fr: 'Salesforce tient déjà « une activité prévue ? » : une lecture suffit.',
        en: 'Salesforce keeps “any activity planned?” itself: one reading will do.',
      },
      with: {
        resource: 'search',
        operation: 'query',
        query:
          'SELECT Id, Name, Amount, CloseDate, CreatedDate, LastStageChangeDate, HasOpenActivity, HasOverdueTask, Owner.Name, Owner.Email FROM Opportunity WHERE IsClosed = false',
      },
      onError: 'output',
      retry: [3, 10],
    },
    before: {
      use: 'dataTable',
      name: { fr: 'Compteurs du vendredi passé', en: 'Last Friday’s counts' },
      why: {
        fr: 'Sans mémoire, la troisième semaine ressemble à la première.',
        en: 'Without a memory the third week looks like the first.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: STUCK_TABLE, returnAll: true },
      once: true,
      always: true,
    },
    stuck: {
      use: 'code',
      name: { fr: 'Trouver ce qui bloque', en: 'Find what is stuck' },
      why: {
        fr: 'La cause en toutes lettres : c’est elle qui dit quoi faire.',
        en: 'The cause in words, as it tells what to do.',
      },
      with: allItems(STUCK),
    },
    byOwner: {
      use: 'code',
      name: { fr: 'Une liste par commercial', en: 'A list for each' },
      why: {
        fr: 'Chacun la sienne : un classement public ferait cacher les affaires.',
        en: 'To each their own: a public ranking makes people hide deals.',
      },
      with: allItems(BY_OWNER),
    },
    mail: {
      use: 'gmail',
      name: { fr: 'Écrire à chacun', en: 'Write to each' },
      why: {
        fr: 'Les plus grosses en tête, dix lignes, pas une de plus.',
        en: 'The biggest first, ten lines, not one more.',
      },
      with: gmailSent(
        '={{ $json.email }}',
        {
          fr: '={{ $json.count }} affaire(s) sans suite, {{ $json.amount }} €',
          en: '={{ $json.count }} deal(s) without a next step, €{{ $json.amount }}',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    again: {
      use: 'set',
      name: { fr: 'Revenir aux affaires', en: 'Back to the deals' },
      why: {
        fr: 'On compte les affaires, pas les courriels.',
        en: 'Deals are counted, not emails.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('stuck').all().map((one) => one.json) }}" } },
        { alone: true },
      ),
      once: true,
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Affaire par affaire', en: 'Deal by deal' },
      why: { fr: 'Une ligne de table chacune.', en: 'One table row each.' },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Compter ce vendredi', en: 'Count this Friday' },
      why: {
        fr: 'Après l’envoi : une semaine non lue ne compte pas.',
        en: 'After sending: a week that was not read does not count.',
      },
      with: remembered(STUCK_TABLE, 'deal', {
        deal: '={{ $json.deal }}',
        weeks: '={{ $json.weeks }}',
        friday: '={{ $now.toISODate() }}',
      }),
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier les débloquées', en: 'Forget those unblocked' },
      why: {
        fr: 'Une affaire repartie ne traîne pas son passé.',
        en: 'A deal on the move drags no past along.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: STUCK_TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'friday', condition: 'neq', keyValue: '={{ $now.toISODate() }}' },
          ],
        },
        options: {},
      },
      once: true,
    },
    third: {
      use: 'filter',
      name: { fr: 'Troisième vendredi', en: 'Third Friday' },
      why: {
        fr: 'Deux semaines pour réagir sans témoin.',
        en: 'Two weeks to act without a witness.',
      },
      with: all(amount('={{ $json.weeks }}', 'gte', "={{ $('settings').first().json.fridays }}")),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Les réunir', en: 'Gather them' },
      why: {
        fr: 'Le responsable en parle en réunion, pas affaire par affaire.',
        en: 'The manager talks about them in a meeting, not one by one.',
      },
      with: allIn('deals'),
    },
    escalate: {
      use: 'gmail',
      name: { fr: 'Au responsable', en: 'To the manager' },
      why: {
        fr: 'Souvent un signe que le prospect a décidé sans le dire.',
        en: 'Often a sign that the prospect has decided and not said so.',
      },
      with: gmailSent(
        MANAGER,
        {
          fr: '={{ $json.deals.length }} affaire(s) en panne depuis trois vendredis ou plus',
          en: '={{ $json.deals.length }} deal(s) stalled for three Fridays or more',
        },
        "={{ $json.deals.map((one) => one.owner + ' – ' + one.line).join('\\n') }}",
      ),
    },
    silent: {
      use: 'gmail',
      name: { fr: 'Salesforce s’est tu', en: 'Salesforce was silent' },
      why: {
        fr: 'L’absence de liste serait lue comme un compliment.',
        en: 'No list would be read as a compliment.',
      },
      with: gmailSent(
        MANAGER,
        { fr: 'Affaires sans suite : pas de relevé', en: 'Stalled deals: no list this week' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'friday > settings > deals > before > stuck > byOwner > mail > again > rows > keep > forget',
    'stuck > third > gather > escalate',
    'deals.error > silent',
  ],
  examples,
})
