import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { joinedBy } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PACE } from './suivre-commandes-ouvertes.code.ts'
import { examples } from './suivre-commandes-ouvertes.examples.ts'

const sheet = (name: string): Params => ({
  resource: 'sheet',
  operation: 'read',
  documentId: byId(setting('workbook')),
  sheetName: byName(name),
  options: {},
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Suivre les commandes ouvertes jusqu’au dernier appel',
    problem:
      'Le client a négocié un prix pour douze mille pièces à appeler dans l’année. En octobre il en a pris trois mille, le stock dort, et personne n’ose parler du prix. Un autre dépasse sa quantité sans que nul ne la renégocie.',
    outcome:
      'Chaque lundi, un message Teams classe les commandes ouvertes qui dérivent : en retard de plus de quinze points sur le calendrier, épuisées un mois trop tôt au rythme des douze dernières semaines, dépassées, ou échues avec un reste. Quantité restante et jour d’épuisement y figurent.',
    avoid:
      'Pour des appels qui suivent un programme daté, comparez plutôt au programme : ici, on suppose un rythme régulier. Une activité saisonnière paraîtra en retard neuf mois sur douze.',
    approval:
      'Rien ne part chez le client et aucun prix ne bouge. Le commercial appelle, prolonge ou refait la commande, puis corrige le tableau ; la ligne sort alors du message.',
    failure:
      'Feuille illisible : le message dit laquelle, et qu’aucun calcul n’a été fait. Une ligne sans quantité ou date lisible, ou un numéro en double, est nommée à part. Teams refuse le message : l’exécution s’arrête en erreur et se relance depuis n8n.',
  },
  en: {
    title: 'Follow blanket orders down to their last call-off',
    problem:
      'The client bargained for a price on twelve thousand parts, to be called off over the year. By October they have taken three thousand, stock lies idle and nobody dares mention the price. Another runs past the quantity and nobody negotiates again.',
    outcome:
      'Every Monday a Teams message lists the blanket orders that drift: over fifteen points behind the calendar, used up a month too early at the pace of the last twelve weeks, exceeded, or ended with a remainder. It gives quantity left and the day it runs out.',
    avoid:
      'Where call-offs follow a dated schedule, compare with that schedule, as a steady pace is assumed here. A seasonal business will look late for nine months out of twelve.',
    approval:
      'The client gets nothing and no price moves. The salesperson calls, extends or renews the order and corrects the table; the line then leaves the message.',
    failure:
      'A sheet that cannot be read: the message says which, and that nothing was worked out. A row without a readable quantity or date, or a number used twice, is named apart. If Teams refuses the message, the run ends in an error and can be retried from n8n.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h 30', en: 'Monday, 7:30' },
      why: {
        fr: 'Avant la réunion de la semaine ; relancé, il redit la même liste.',
        en: 'Before the week’s meeting; run again, it gives the same list.',
      },
      with: at('30 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Classeur et seuils', en: 'Workbook and thresholds' },
      why: {
        fr: 'Quinze points : en deçà, une livraison groupée suffit à l’expliquer.',
        en: 'Fifteen points: less than that is explained by one grouped delivery.',
      },
      with: fields({
        behind: 0.15,
        weeks: 12,
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    orders: {
      use: 'googleSheets',
      name: { fr: 'Commandes ouvertes', en: 'Blanket orders' },
      why: {
        fr: 'Feuille Orders : order (un numéro par article), client, item, quantity, from, to (AAAA-MM-JJ), owner.',
        en: 'Sheet Orders: order (one number an item), client, item, quantity, from, to (YYYY-MM-DD), owner.',
      },
      with: sheet('Orders'),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    calls: {
      use: 'googleSheets',
      name: { fr: 'Appels livrés', en: 'Call-offs delivered' },
      why: {
        fr: 'Feuille Calls : order, day (AAAA-MM-JJ), quantity, une ligne par livraison.',
        en: 'Sheet Calls: order, day (YYYY-MM-DD), quantity, one row a delivery.',
      },
      with: sheet('Calls'),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    recent: {
      use: 'set',
      name: { fr: 'Récent ou ancien', en: 'Recent or old' },
      why: {
        fr: 'Le rythme se lit sur douze semaines, le total sur toute la durée.',
        en: 'Pace is read over twelve weeks, the total over the whole term.',
      },
      with: fields(
        {
          order: "={{ String($json.order ?? '').trim() }}",
          called: {
            as: 'number',
            value:
              "={{ Number(String($json.quantity ?? 0).replace(/[\\s\\u00A0\\u202F]/g, '').replace(',', '.')) || 0 }}",
          },
          lately: {
            as: 'number',
            value:
              "={{ $json.day && String($json.day) >= $now.minus({ weeks: $('settings').first().json.weeks }).toISODate() ? Number(String($json.quantity ?? 0).replace(/[\\s\\u00A0\\u202F]/g, '').replace(',', '.')) || 0 : 0 }}",
          },
        },
        { alone: true },
      ),
    },
    sums: {
      use: 'summarize',
      name: { fr: 'Totaliser par commande', en: 'Add up by order' },
      why: {
        fr: 'Un retour s’écrit en quantité négative et se déduit.',
        en: 'A return is a negative quantity and gets deducted.',
      },
      with: {
        fieldsToSummarize: {
          values: [
            { aggregation: 'sum', field: 'called' },
            { aggregation: 'sum', field: 'lately' },
          ],
        },
        fieldsToSplitBy: 'order',
        options: {},
      },
    },
    join: {
      use: 'merge',
      name: { fr: 'Rapprocher', en: 'Bring together' },
      why: {
        fr: 'Une commande jamais appelée reste dans la liste, à zéro.',
        en: 'An order never called off stays in the list, at nought.',
      },
      with: { ...joinedBy('order', 'enrichInput1'), options: { fuzzyCompare: true } },
    },
    pace: {
      use: 'code',
      name: { fr: 'Comparer au calendrier', en: 'Compare with the calendar' },
      why: {
        fr: 'Part appelée contre part du temps écoulé.',
        en: 'Share called off against share of time gone by.',
      },
      with: allItems(PACE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Dérives, calme, illisible', en: 'Drifts, calm, unreadable' },
      why: {
        fr: 'Une feuille vide ne doit pas passer pour une bonne semaine.',
        en: 'An empty sheet must not pass for a good week.',
      },
      with: cases({
        drift: text('={{ $json.kind }}', 'equals', 'drift'),
        calm: text('={{ $json.kind }}', 'equals', 'calm'),
      }),
    },
    tell: {
      use: 'teams',
      name: { fr: 'Donner la liste', en: 'Give the list' },
      why: {
        fr: 'Les dépassées d’abord : elles se vendent à l’ancien prix.',
        en: 'Those exceeded come first, as they sell at the old price.',
      },
      with: postedInTeams('={{ $json.text }}'),
      retry: [3, 10],
    },
    calm: {
      use: 'teams',
      name: { fr: 'Dire que tout suit', en: 'Say all is on course' },
      why: {
        fr: 'Un lundi muet ferait douter du flux.',
        en: 'A silent Monday would cast doubt on the flow.',
      },
      with: postedInTeams({
        fr: '=Commandes ouvertes suivies : {{ $json.count }}. Aucune ne dérive.',
        en: '=Blanket orders followed: {{ $json.count }}. None drifts.',
      }),
      retry: [3, 10],
    },
    unread: {
      use: 'teams',
      name: { fr: 'Dire ce qui n’a pas été lu', en: 'Say what was not read' },
      why: {
        fr: 'Sans les livraisons, toutes paraîtraient en retard.',
        en: 'Without deliveries they would all look late.',
      },
      with: postedInTeams({
        fr: '=Commandes ouvertes : rien de calculé. {{ $json.text }}',
        en: '=Blanket orders: nothing worked out. {{ $json.text }}',
      }),
      retry: [3, 10],
    },
  },
  links: [
    'monday > settings > orders > join:0',
    'settings > calls > recent > sums > join:1',
    'join > pace > kind.drift > tell',
    'kind.calm > calm',
    'kind.other > unread',
  ],
  examples,
})
