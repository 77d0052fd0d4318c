import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { compare, detail } from './comparer-base-et-copie.code.ts'
import { examples } from './comparer-base-et-copie.examples.ts'

/** Placeholders are filled by n8n in the order of the list. */
const asked = (query: string, queryReplacement: string): Params => ({
  operation: 'executeQuery',
  query,
  options: { queryReplacement },
})
const WINDOW = "={{ [$('settings').first().json.from, $('settings').first().json.until] }}"
const DAYS =
  "={{ [$('settings').first().json.from, $('settings').first().json.until, $('compare').first().json.looked] }}"
const DETAIL = inBoth(detail, {
  fr: {
    colon: ' : ',
    orders: ' commande(s), ',
    copied: ' copiée(s), écart ',
    missing: ' ; absentes de la copie : ',
    extra: ' ; en trop dans la copie : ',
    changed: ' ; autre montant : ',
    agrees: ' ; les lignes s’accordent à présent',
    unread: ' ; commandes non relues, une des bases ne répond plus',
    more: ' autre(s) jour(s) plus ancien(s)',
  },
  en: {
    colon: ': ',
    orders: ' order(s), ',
    copied: ' copied, gap ',
    missing: '; missing in the copy: ',
    extra: '; only in the copy: ',
    changed: '; another amount: ',
    agrees: '; the rows agree by now',
    unread: '; orders not looked at, one database stopped answering',
    more: ' earlier day(s)',
  },
})

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Comparer chaque nuit la base et sa copie, jour par jour',
    problem:
      'Le tableau de bord lit une copie des commandes, faite la nuit. Un soir, la copie s’est arrêtée à 22 h ; trois semaines plus tard, la réunion décide sur un chiffre d’affaires trop bas, et personne ne sait depuis quand.',
    outcome:
      'Chaque matin, les trente derniers jours pleins sont comptés des deux côtés : nombre de commandes et montant, jour par jour. Dès qu’un jour diffère, Slack dit lequel et, pour les cinq plus récents, quelles commandes manquent, sont en trop ou n’ont pas le même montant. Le lundi, si tout s’accorde, une ligne le dit.',
    avoid:
      'Si votre outil de copie compte déjà ce qu’il transporte, servez-vous-en. « created_at » doit être en UTC dans MySQL et « timestamptz » dans PostgreSQL, et la copie partir après 2 h : le jour UTC finit alors. Sinon, les commandes de minuit changent de jour. Une commande modifiée après la copie est un écart vrai : copiez aussi les modifications.',
    approval:
      'Le flux ne lit que ; il ne répare rien. Quelqu’un relance la copie du jour ou corrige la base, et l’écart revient chaque matin tant qu’il existe, trente jours durant.',
    failure:
      'Une base muette, ou une source vide : Slack dit que rien n’est comparé, jamais que tout va bien. Si le détail échoue, les jours sont dits quand même. Slack muet : un courriel.',
  },
  en: {
    title: 'Compare the database and its copy, day by day, each night',
    problem:
      'The dashboard reads a copy of the orders, made at night. One evening the copy stopped at 10 pm; three weeks later a meeting decides on revenue that is too low, and nobody knows since when.',
    outcome:
      'Each morning the last thirty full days are counted on both sides: orders and amount, day by day. As soon as a day differs, Slack says which and, for the five latest, which orders are missing, surplus or of another amount. On Mondays, if all agrees, one line says so.',
    avoid:
      'If your copying tool counts what it carries already, use that. “created_at” must be in UTC in MySQL and “timestamptz” in PostgreSQL, and the copy start after 2 am in Paris, once the UTC day is over. If not, midnight orders change days. An order changed after it was copied is a true gap: copy changes, too.',
    approval:
      'The flow only reads; it mends nothing. Somebody runs that day’s copy again or corrects the database, and the gap comes back each morning while it exists, for thirty days.',
    failure:
      'A silent database, or an empty source: Slack says that nothing was compared, never that all is well. If the detail fails, the days are told all the same. Slack silent: an email.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 6 h 30', en: 'Each morning, 6.30' },
      why: {
        fr: 'Après la copie de la nuit, avant le premier café.',
        en: 'After the night’s copy, before the first coffee.',
      },
      with: at('30 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre période', en: 'Your period' },
      why: {
        fr: 'Des jours UTC entiers : aujourd’hui n’est pas encore fini.',
        en: 'Whole UTC days: today is not over yet.',
      },
      with: fields({
        from: '={{ $now.toUTC().minus({ days: 30 }).toISODate() }}',
        until: '={{ $now.toUTC().toISODate() }}',
        to: 'donnees@votre-entreprise.example',
      }),
    },
    source: {
      use: 'mySql',
      name: { fr: 'Compter dans la base', en: 'Count in the database' },
      why: {
        fr: 'Sept cents commandes ou sept mille : trente lignes à lire.',
        en: 'Seven hundred orders or seven thousand: thirty rows to read.',
      },
      with: asked(
        "SELECT DATE_FORMAT(created_at, '%Y-%m-%d') AS day, COUNT(*) AS orders, CAST(SUM(ROUND(total * 100)) AS SIGNED) AS cents FROM orders WHERE created_at >= $1 AND created_at < $2 GROUP BY day ORDER BY day",
        WINDOW,
      ),
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    copy: {
      use: 'postgres',
      name: { fr: 'Compter dans la copie', en: 'Count in the copy' },
      why: {
        fr: 'La même question, mot pour mot : en centimes, sans arrondi caché.',
        en: 'The very same question: in cents, without hidden rounding.',
      },
      with: asked(
        "SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, COUNT(*) AS orders, SUM(ROUND(total * 100))::bigint AS cents FROM orders WHERE created_at >= $1::timestamp AT TIME ZONE 'UTC' AND created_at < $2::timestamp AT TIME ZONE 'UTC' GROUP BY day ORDER BY day",
        WINDOW,
      ),
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 30],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer jour par jour', en: 'Compare day by day' },
      why: {
        fr: 'Un total du mois cacherait deux écarts qui s’annulent.',
        en: 'A total of the month would hide two gaps that cancel out.',
      },
      with: allItems(
        inBoth(compare, {
          fr: { empty: 'aucune commande dans la base en trente jours' },
          en: { empty: 'no order in the database in thirty days' },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Que dire ?', en: 'What is there to say?' },
      why: {
        fr: 'Un mardi sans écart reste silencieux.',
        en: 'A Tuesday without a gap stays silent.',
      },
      with: cases({
        different: text('={{ $json.state }}', 'equals', 'different'),
        same: text('={{ $json.state }}', 'equals', 'same'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    sourceRows: {
      use: 'mySql',
      name: { fr: 'Les commandes de ces jours', en: 'Those days’ orders' },
      why: {
        fr: 'Numéro et montant suffisent : ni nom ni adresse.',
        en: 'Number and amount suffice: no name, no address.',
      },
      with: asked(
        "SELECT id, DATE_FORMAT(created_at, '%Y-%m-%d') AS day, CAST(ROUND(total * 100) AS SIGNED) AS cents FROM orders WHERE created_at >= $1 AND created_at < $2 AND FIND_IN_SET(DATE_FORMAT(created_at, '%Y-%m-%d'), $3) > 0",
        DAYS,
      ),
      onError: 'continue',
      always: true,
    },
    copyRows: {
      use: 'postgres',
      name: { fr: 'Leurs copies', en: 'Their copies' },
      why: {
        fr: 'Pour nommer ce qui manque, au lieu de le chercher à la main.',
        en: 'To name what is missing instead of looking for it by hand.',
      },
      with: asked(
        "SELECT id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, ROUND(total * 100)::bigint AS cents FROM orders WHERE created_at >= $1::timestamp AT TIME ZONE 'UTC' AND created_at < $2::timestamp AT TIME ZONE 'UTC' AND to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') = ANY(string_to_array($3, ','))",
        DAYS,
      ),
      onError: 'continue',
      always: true,
      once: true,
    },
    detail: {
      use: 'code',
      name: { fr: 'Nommer les écarts', en: 'Name the gaps' },
      why: {
        fr: 'Huit numéros par jour : assez pour voir le motif.',
        en: 'Eight numbers a day: enough to see the pattern.',
      },
      with: allItems({ fr: EUROS.fr + DETAIL.fr, en: EUROS.en + DETAIL.en }),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Le dire à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Avant que quelqu’un ne présente ces chiffres.',
        en: 'Before anybody presents these figures.',
      },
      with: posted(
        { fr: '#donnees', en: '#data' },
        {
          fr: "={{ $json.state === 'broken' ? ':warning: Base et copie non comparées : ' + $json.reason : $json.state === 'same' ? 'Base et copie s’accordent sur ' + $json.compared + ' jour(s).' : ':warning: Base et copie diffèrent sur ' + $('compare').first().json.days.length + ' jour(s)\\n' + $json.lines.join('\\n') }}",
          en: "={{ $json.state === 'broken' ? ':warning: Database and copy not compared: ' + $json.reason : $json.state === 'same' ? 'Database and copy agree on ' + $json.compared + ' day(s).' : ':warning: Database and copy differ on ' + $('compare').first().json.days.length + ' day(s)\\n' + $json.lines.join('\\n') }}",
        },
      ),
      onError: 'output',
      retry: [3, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à défaut', en: 'Write instead' },
      why: {
        fr: 'Un écart que personne ne lit reste un écart.',
        en: 'A gap that nobody reads remains a gap.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: 'Base et copie : Slack n’a pas pu le dire',
          en: 'Database and copy: Slack could not tell you',
        },
        {
          fr: "={{ $('detail').isExecuted ? $('detail').first().json.lines.join('\\n') : ($('compare').first().json.reason ? 'Rien n’est comparé : ' + $('compare').first().json.reason : 'Tout s’accorde.') }}",
          en: "={{ $('detail').isExecuted ? $('detail').first().json.lines.join('\\n') : ($('compare').first().json.reason ? 'Nothing was compared: ' + $('compare').first().json.reason : 'All agrees.') }}",
        },
      ),
    },
  },
  links: [
    'morning > settings > source > copy > compare > state.different > sourceRows > copyRows > detail > tell',
    'state.same > tell',
    'state.broken > tell',
    'tell.error > mail',
  ],
  examples,
})
