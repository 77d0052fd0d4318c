import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { measure, report } from './mesurer-delais-entre-etapes.code.ts'
import { examples } from './mesurer-delais-entre-etapes.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Mesurer les vrais délais entre les étapes d’une commande',
    problem:
      'Le site promet l’expédition le lendemain. L’équipe jure que c’est tenu, le service client entend autre chose, et la moyenne du tableau de bord, 1,4 jour, contente tout le monde : elle cache une commande sur dix qui attend une semaine.',
    outcome:
      'Le lundi à 7 h 30, les 90 derniers jours sont mesurés étape par étape, en jours ouvrés français : délai médian, celui des trente derniers jours à côté, délai que neuf commandes sur dix respectent, part hors promesse. Suivent les commandes arrêtées aujourd’hui depuis plus de deux fois le délai promis. Une feuille garde chaque semaine.',
    avoid:
      'Il faut une date par étape, écrite au moment où elle est franchie : saisie en lot le soir, elle mesure la saisie. Moins de dix commandes : pas de délai, seulement le nombre. Les jours de fermeture propres à l’entreprise et les deux fériés d’Alsace-Moselle comptent comme ouvrés.',
    approval:
      'Le flux mesure ; il ne relance personne. Chacun retrouve ses commandes arrêtées par leur numéro, et la promesse affichée reste une décision de la direction.',
    failure:
      'Base muette, ou aucune commande : Slack dit que rien n’est mesuré. Feuille refusée : le courriel part avec les chiffres et le signale. Un courriel qui ne part pas arrête l’exécution, visible dans n8n.',
  },
  en: {
    title: 'Measure how long orders really take between steps',
    problem:
      'The site promises dispatch the next day. The team swears it is kept, customer service hears otherwise, and the dashboard’s mean, 1.4 days, pleases everybody: it hides one order in ten that waits for a week.',
    outcome:
      'On Monday at 7.30 the last 90 days are measured step by step, in French working days: the median delay, that of the last thirty days beside it, the delay nine orders in ten keep, the share beyond the promise. Then come orders that stand still today for more than twice the delay promised. A sheet keeps each week.',
    avoid:
      'It takes a date for each step, written when it is passed: typed in bulk at night, it measures the typing. Fewer than ten orders: no delay, only their number. Your own closing days, and the two holidays of Alsace and Moselle, count as working days.',
    approval:
      'The flow measures; it chases nobody. Everybody finds the orders that stand still by their number, and the promise shown stays management’s decision.',
    failure:
      'Database silent, or not one order: Slack says that nothing was measured. Sheet refused: the email leaves with the figures and says so. An email that does not leave stops the run, to be seen in n8n.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h 30', en: 'Monday, 7.30' },
      why: {
        fr: 'Le point de la semaine commence par là.',
        en: 'The week’s meeting starts with it.',
      },
      with: at('30 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos étapes', en: 'Your steps' },
      why: {
        fr: 'Deux noms d’étapes de votre base, et les jours ouvrés promis entre elles.',
        en: 'Two names of steps in your database, and the working days promised between them.',
      },
      with: fields(
        {
          pairs: {
            as: 'array',
            value: {
              fr: '[{"from": "payée", "to": "préparée", "days": 1}, {"from": "préparée", "to": "expédiée", "days": 1}]',
              en: '[{"from": "paid", "to": "packed", "days": 1}, {"from": "packed", "to": "shipped", "days": 1}]',
            },
          },
          window: 90,
          to: 'direction@votre-entreprise.example',
          sheet: { fr: 'ID_DU_TABLEUR', en: 'SPREADSHEET_ID' },
        },
        { alone: true },
      ),
    },
    steps: {
      use: 'mySql',
      name: { fr: 'Lire les étapes', en: 'Read the steps' },
      why: {
        fr: 'Table order_steps : order_id, step, at en UTC. Ni nom ni adresse. Une annulation est une étape aussi, sinon la commande passe pour arrêtée.',
        en: 'Table order_steps: order_id, step, at in UTC. No name, no address. A cancellation is a step, too, or the order seems to stand still.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT order_id, step, DATE_FORMAT(at, '%Y-%m-%dT%H:%i:%sZ') AS at FROM order_steps WHERE order_id IN (SELECT order_id FROM order_steps WHERE at >= $1)",
        options: {
          queryReplacement: '={{ [$now.minus({ days: $json.window + 30 }).toISODate()] }}',
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    measure: {
      use: 'code',
      name: { fr: 'Mesurer en jours ouvrés', en: 'Measure in working days' },
      why: {
        fr: 'Un vendredi soir expédié le lundi fait un jour, pas trois.',
        en: 'Friday evening shipped on Monday is one day, not three.',
      },
      with: allItems(
        inBoth(measure, {
          fr: {
            lost: 'La base des commandes ne répond pas : aucun délai mesuré.',
            none: 'Aucune commande en quatre mois dans la base : aucun délai mesuré.',
          },
          en: {
            lost: 'The database of orders does not answer: no delay measured.',
            none: 'Not one order in four months in the database: no delay measured.',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Mesuré ?', en: 'Measured?' },
      why: {
        fr: 'Le vide est une panne, pas un record.',
        en: 'Emptiness is a fault, not a record.',
      },
      with: cases({ measured: text('={{ $json.state }}', 'equals', 'measured') }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Étape par étape', en: 'Step by step' },
      why: { fr: 'Une ligne de feuille pour chacune.', en: 'A row of the sheet for each.' },
      with: { fieldToSplitOut: 'lines', options: {} },
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder la semaine', en: 'Keep the week' },
      why: {
        fr: 'Colonnes key, week, pair, orders, median, ninety, late ; relancé, le flux récrit la même ligne.',
        en: 'Columns key, week, pair, orders, median, ninety, late; run again, it rewrites the same row.',
      },
      with: {
        resource: 'sheet',
        operation: 'appendOrUpdate',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Délais', en: 'Delays' }),
        columns: columns(
          {
            key: "={{ $json.week + ' ' + $json.pair }}",
            week: '={{ $json.week }}',
            pair: '={{ $json.pair }}',
            orders: '={{ $json.orders }}',
            median: '={{ $json.median }}',
            ninety: '={{ $json.ninety }}',
            late: '={{ $json.late }}',
          },
          ['key'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [2, 10],
    },
    report: {
      use: 'code',
      name: { fr: 'Écrire le point', en: 'Write it up' },
      why: {
        fr: 'Ce qui traîne, puis ce qui est arrêté.',
        en: 'What is slow, then what stands still.',
      },
      with: allItems(
        inBoth(report, {
          fr: {
            colon: ' : ',
            orders: ' commandes',
            median: ', médiane ',
            days: ' j',
            recent: ' (trente derniers jours ',
            ninety: ', neuf sur dix en ',
            late: ' j ou moins, hors promesse ',
            promise: ' de plus de ',
            few: 'trop peu de commandes, ',
            stuck: 'Arrêtées (jours ouvrés) : ',
            more: ', et d’autres : ',
            odd: 'Dates impossibles ou étape sautée : ',
            unwritten: 'La feuille n’a pas pris ces chiffres.',
          },
          en: {
            colon: ': ',
            orders: ' orders',
            median: ', median ',
            days: ' d',
            recent: ' (last thirty days ',
            ninety: ', nine in ten within ',
            late: ' d, beyond the promise ',
            promise: ' at more than ',
            few: 'too few orders, ',
            stuck: 'Standing still (working days): ',
            more: ', and others: ',
            odd: 'Impossible dates or a step left out: ',
            unwritten: 'The sheet did not take these figures.',
          },
        }),
      ),
    },
    mail: {
      use: 'gmail',
      name: { fr: 'Envoyer le point', en: 'Send it' },
      why: {
        fr: 'Les numéros sont à chercher avant midi.',
        en: 'The numbers are to be looked up before noon.',
      },
      with: gmailSent(
        setting('to'),
        {
          fr: '=Délais des commandes : {{ $json.waiting }} à l’arrêt',
          en: '=Delays of orders: {{ $json.waiting }} standing still',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
    say: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est mesuré', en: 'Say that nothing was measured' },
      why: {
        fr: 'Un lundi sans chiffres se remarque trop tard.',
        en: 'A Monday without figures is noticed too late.',
      },
      with: posted({ fr: '#donnees', en: '#data' }, '=:warning: {{ $json.text }}'),
      retry: [3, 20],
    },
  },
  links: [
    'monday > settings > steps > measure > state.measured > each > keep > report > mail',
    'state.other > say',
  ],
  examples,
})
