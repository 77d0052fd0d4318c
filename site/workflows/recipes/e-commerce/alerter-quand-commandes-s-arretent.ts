import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './alerter-quand-commandes-s-arretent.examples.ts'

const TABLE = byName('arret_des_commandes')
const post = { from: setting('from'), to: setting('person') }
const found = (name: string) => `{{ $('judge').first().json.${name} }}`

/**
 * Orders of the last two hours, and of the same two hours one to four weeks ago. The shop writes
 * its own time into the database, so a change of clocks moves neither side.
 */
const QUERY = `SELECT FLOOR(TIMESTAMPDIFF(SECOND, o.date_add, t.moment) / 604800) AS week, COUNT(*) AS orders
FROM ps_orders o JOIN (SELECT CAST($1 AS DATETIME) AS moment, $2 AS span) t
WHERE o.valid = 1 AND o.date_add <= t.moment AND o.date_add > t.moment - INTERVAL 29 DAY
AND MOD(TIMESTAMPDIFF(SECOND, o.date_add, t.moment), 604800) < t.span
GROUP BY week`

/** The middle of four weeks: one sale or one bank holiday does not move it. */
const JUDGE = `const { least } = $('settings').first().json;
const open = $('open').all().map(({ json }) => json.kind).filter(Boolean);
const rows = $input.all().map(({ json }) => json);
const failed = rows.find(({ error }) => error !== undefined);
const count = (week) => Number(rows.find((row) => Number(row.week) === week && row.orders !== undefined)?.orders ?? 0);
const past = [1, 2, 3, 4].map(count).sort((one, other) => one - other);
const usual = (past[1] + past[2]) / 2;
const now = count(0);
const kind = failed ? 'blind' : now === 0 && usual >= least ? 'stopped' : 'fine';
const step = kind === 'fine' ? (now > 0 && open.length > 0 ? 'back' : 'quiet') : open.includes(kind) ? 'quiet' : 'alarm';
return [{ json: { kind, step, now, usual, why: failed ? String(failed.error.message ?? failed.error) : '' } }];`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Être prévenu quand les commandes s’arrêtent',
    problem:
      'Vendredi à 18 h, une mise à jour casse le paiement. Les pages s’affichent, la surveillance du site est au vert, et personne ne s’étonne du silence. Lundi, on découvre un week-end sans une vente.',
    outcome:
      'Toutes les demi-heures, de 8 h à 22 h 30, le flux compte les commandes validées des deux dernières heures dans PrestaShop. Aucune, alors que six au moins viennent d’ordinaire à ce moment de la semaine : un SMS part. Un courriel annonce la reprise.',
    avoid:
      'Sous trois commandes par heure, un creux est un hasard : le flux se tait. Il ne voit ni un moyen de paiement en panne parmi plusieurs, ni une baisse de moitié. Une fermeture voulue déclenche l’alerte : coupez le flux.',
    approval:
      'Rien n’est réparé d’office. La personne alertée passe une commande d’essai, puis appelle qui héberge ou encaisse.',
    failure:
      'Base illisible : c’est aussi une alerte, par le même SMS. SMS refusé : un courriel part. Chaque cause n’alerte qu’une fois jusqu’à la reprise. Si SMS et courriel échouent, rien n’est noté et la demi-heure suivante réessaie.',
  },
  en: {
    title: 'Hear about it when orders stop coming in',
    problem:
      'Friday at six an update breaks the payment page. Pages show, the site monitor is green, and nobody wonders at the silence. On Monday a weekend without one sale comes to light.',
    outcome:
      'Every half hour, from 8 am to 10:30 pm, the flow counts the validated orders of the last two hours in PrestaShop. None, while six or more usually come at that time of the week: a text message leaves. An email tells when they are back.',
    avoid:
      'Below three orders an hour a gap is chance, and the flow keeps quiet. It sees neither one payment method broken among several nor sales cut in half. A closure on purpose sets it off: switch the flow off.',
    approval:
      'Nothing is repaired by itself. Whoever gets the message places a trial order, then calls the host or the payment provider.',
    failure:
      'Database unreadable: that is an alarm too, by the same text message. Message refused: an email leaves. Each cause alarms once until orders are back. If message and email both fail nothing is noted, and the next half hour tries again.',
  },
  nodes: {
    often: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les demi-heures', en: 'Every half hour' },
      why: {
        fr: 'La nuit, zéro commande est normal, et le téléphone se tait.',
        en: 'At night no orders are normal, and the phone keeps quiet.',
      },
      with: at('0,30 8-22 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Six attendues, aucune venue : le hasard le fait moins d’une fois sur quatre cents.',
        en: 'Six expected and none come: chance does it less than once in four hundred.',
      },
      with: fields(
        {
          hours: 2,
          least: 6,
          number: '+33100000001',
          duty: '+33600000000',
          from: 'automate@votre-boutique.example',
          person: 'direction@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    open: {
      use: 'dataTable',
      name: { fr: 'Alertes en cours', en: 'Alarms still open' },
      why: {
        fr: 'Une panne de six heures ne doit pas faire douze SMS.',
        en: 'An outage of six hours must not make twelve messages.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    orders: {
      use: 'mySql',
      name: { fr: 'Compter les commandes', en: 'Count the orders' },
      why: {
        fr: 'Validées seulement : un paiement refusé crée aussi une commande. Compte en lecture seule.',
        en: 'Validated ones only: a refused payment makes an order too. With a read-only account.',
      },
      with: {
        operation: 'executeQuery',
        query: QUERY,
        options: {
          queryReplacement:
            "={{ [$now.setZone('Europe/Paris').toFormat('yyyy-MM-dd HH:mm:ss'), $('settings').first().json.hours * 3600] }}",
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer à l’ordinaire', en: 'Compare with the usual' },
      why: {
        fr: 'Le milieu des quatre semaines : des soldes ou un férié n’y changent rien.',
        en: 'The middle of four weeks, which one sale or holiday does not move.',
      },
      with: allItems(JUDGE),
    },
    step: {
      use: 'switch',
      name: { fr: 'Alerte, reprise, rien', en: 'Alarm, back, nothing' },
      why: {
        fr: 'Rien de neuf : la suite ne s’exécute pas.',
        en: 'Nothing new: what follows does not run.',
      },
      with: cases({
        alarm: text('={{ $json.step }}', 'equals', 'alarm'),
        back: text('={{ $json.step }}', 'equals', 'back'),
      }),
    },
    sms: {
      use: 'twilio',
      name: { fr: 'SMS d’astreinte', en: 'Text whoever is on duty' },
      why: {
        fr: 'Un vendredi soir, personne ne lit ses courriels.',
        en: 'On a Friday night nobody reads email.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('number'),
        to: setting('duty'),
        message: {
          fr: `={{ $json.kind === 'blind' ? 'Boutique : base illisible, les commandes ne sont plus comptées.' : 'Boutique : aucune commande en 2 heures, ' + String($json.usual).replace('.', ',') + ' attendues. Passez une commande d’essai.' }}`,
          en: `={{ $json.kind === 'blind' ? 'Shop: database unreadable, orders are no longer counted.' : 'Shop: no order in 2 hours, ' + $json.usual + ' expected. Place a trial order.' }}`,
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    instead: {
      use: 'emailSend',
      name: { fr: 'Courriel à défaut', en: 'Email instead' },
      why: {
        fr: 'Un crédit SMS épuisé ne doit pas cacher une panne.',
        en: 'Used-up message credit must not hide an outage.',
      },
      with: mailed(
        post,
        { fr: 'Boutique : alerte, et SMS non parti', en: 'Shop: alarm, and no text message' },
        {
          fr: `=Commandes en deux heures : ${found('now')}, attendues : ${found('usual')}. Base : {{ $('judge').first().json.why || 'lisible' }}.`,
          en: `=Orders in two hours: ${found('now')}, expected: ${found('usual')}. Database: {{ $('judge').first().json.why || 'readable' }}.`,
        },
      ),
      retry: [3, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter l’alerte', en: 'Note the alarm' },
      why: {
        fr: 'Une fois quelqu’un prévenu, par l’une ou l’autre voie.',
        en: 'Once somebody was told, one way or the other.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          kind: `=${found('kind')}`,
          since: '={{ $now.toUTC().toISO() }}',
        }),
        options: {},
      },
    },
    back: {
      use: 'emailSend',
      name: { fr: 'Annoncer la reprise', en: 'Say they are back' },
      why: {
        fr: 'Qui a été réveillé doit savoir quand cesser de chercher.',
        en: 'Whoever was woken up should know when to stop looking.',
      },
      with: mailed(
        post,
        { fr: 'Boutique : les commandes reviennent', en: 'Shop: orders are back' },
        {
          fr: `={{ $json.now }} en deux heures, {{ String($json.usual).replace(".", ",") }} d’ordinaire. Alerte ouverte depuis le {{ DateTime.fromISO($('open').first().json.since).setZone('Europe/Paris').toFormat('dd/MM HH:mm') }}.`,
          en: `={{ $json.now }} in two hours, {{ $json.usual }} as a rule. Alarm open since {{ DateTime.fromISO($('open').first().json.since).setZone('Europe/Paris').toFormat('dd/MM HH:mm') }}.`,
        },
      ),
      retry: [3, 10],
    },
    close: {
      use: 'dataTable',
      name: { fr: 'Clore les alertes', en: 'Close the alarms' },
      why: {
        fr: 'La prochaine panne doit de nouveau sonner.',
        en: 'The next outage has to ring again.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'anyCondition',
        filters: {
          conditions: [
            { keyName: 'kind', keyValue: 'stopped' },
            { keyName: 'kind', keyValue: 'blind' },
          ],
        },
        options: {},
      },
    },
    rest: {
      use: 'noOp',
      name: { fr: 'Rien de neuf', en: 'Nothing new' },
      why: {
        fr: 'Dans l’historique, on voit que le compte a bien été fait.',
        en: 'The history shows that the count was made.',
      },
    },
  },
  links: [
    'often > settings > open > orders > judge > step.alarm > sms > remember',
    'sms.error > instead > remember',
    'step.back > back > close',
    'step.other > rest',
  ],
  related: ['suspendre-annonces-rupture'],
  examples,
})
