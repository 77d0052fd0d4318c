import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COMPARE } from './controler-prix-convenus.code.ts'
import { examples } from './controler-prix-convenus.examples.ts'

const TOLD = byName(setting('told'))
const said = (message: string | { fr: string; en: string }): Params => ({
  resource: 'message',
  operation: 'post',
  channelId: setting('channel'),
  message,
  attachments: [],
  otherOptions: {},
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Voir le soir les commandes saisies à un autre prix que convenu',
    problem:
      'Le client a obtenu 11,90 € dès vingt pièces. La commande est saisie à 12,40, parce que le tarif s’affiche d’abord. Il conteste la facture, on fait un avoir ; dans l’autre sens, personne ne dit rien et la marge part.',
    outcome:
      'Du lundi au vendredi, le soir, les lignes saisies depuis sept jours sont comparées aux prix convenus : client, référence, seuil de quantité, dates. Mattermost reçoit les nouveaux écarts, avec leur effet en euros, et les prix convenus échus que l’on applique encore.',
    avoid:
      'Si votre logiciel porte déjà ces prix, remplissez-le plutôt que ce classeur. Prix nets hors taxes en euros seulement : une remise de pied de commande ou une autre devise n’est pas comprise.',
    approval:
      'Aucune commande n’est modifiée. Une personne corrige avant l’expédition, ou sait pourquoi le prix diffère ; le même écart n’est plus redit, sauf si le prix change encore.',
    failure:
      'Base ou classeur illisible, classeur vide : Mattermost le dit, et rien n’est jugé. Mattermost muet : l’exécution échoue et rien n’est retenu, donc les mêmes écarts reviennent au passage suivant.',
  },
  en: {
    title: 'See in the evening the orders entered off the agreed price',
    problem:
      'The client was granted €11.90 from twenty pieces. The order is entered at 12.40, because the list price shows first. They dispute the invoice and a credit note follows; the other way round nobody says a word, and the margin goes.',
    outcome:
      'Every weekday evening the lines entered over seven days are compared with agreed prices: client, reference, least quantity, dates. Mattermost gets new differences with their effect in euros, and agreed prices past their end that are still applied.',
    avoid:
      'Where your software holds these prices, fill it in rather than this workbook. Net prices before VAT in euros only: a discount at the foot of an order, or another currency, is not understood.',
    approval:
      'No order is changed. A person corrects before shipping, or knows why the price differs; the same difference is not told again unless the price changes once more.',
    failure:
      'Database or workbook unreadable, workbook empty: Mattermost says so, and nothing is judged. Mattermost silent: the run fails and nothing is remembered, hence the same differences return next evening.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 18 h', en: 'Monday to Friday, 6 pm' },
      why: {
        fr: 'Avant la préparation du lendemain : un prix se corrige encore.',
        en: 'Ahead of tomorrow’s picking, while a price can be mended.',
      },
      with: at('0 18 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos accès', en: 'Your access' },
      why: {
        fr: 'Le classeur, sa feuille et le canal par leurs identifiants.',
        en: 'Workbook, sheet and channel by their ids.',
      },
      with: fields({
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        told: 'price_gaps_told',
      }),
    },
    lines: {
      use: 'mySql',
      name: { fr: 'Lignes de la semaine', en: 'Lines of the week' },
      why: {
        fr: 'Une vue à créer, une ligne par article commandé en euros ; qui a saisi n’y est pas.',
        en: 'A view to create, one row for each item ordered in euros; who entered it is left out.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT line, order_number, client, reference, quantity, net_price AS price, DATE_FORMAT(entered_on, '%Y-%m-%d') AS entered_on FROM order_lines_entered WHERE entered_on >= CURDATE() - INTERVAL 7 DAY ORDER BY line",
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    agreed: {
      use: 'excel',
      name: { fr: 'Prix convenus', en: 'Agreed prices' },
      why: {
        fr: 'Colonnes client, reference, from_quantity, price, valid_from, valid_to ; à seuil égal, la plus récente vaut.',
        en: 'Columns client, reference, from_quantity, price, valid_from, valid_to; at equal quantity the latest holds.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId(setting('workbook')),
        worksheet: byId(setting('sheet')),
        useRange: false,
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    compare: {
      use: 'code',
      name: { fr: 'Confronter les prix', en: 'Hold prices side by side' },
      why: {
        fr: 'Le seuil le plus haut que la quantité atteint décide du prix.',
        en: 'The highest quantity step reached decides the price.',
      },
      with: allItems(COMPARE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Écart ou panne', en: 'Difference or failure' },
      why: {
        fr: 'Une lecture manquée ne vaut pas « tout est juste ».',
        en: 'A failed reading does not mean “all is right”.',
      },
      with: cases({ gap: text('={{ $json.kind }}', 'equals', 'gap') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore dit', en: 'Not told yet' },
      why: {
        fr: 'Par ligne et prix saisi.',
        en: 'By line and price entered.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    ordered: {
      use: 'sort',
      name: { fr: 'Pertes d’abord', en: 'Losses first' },
      why: {
        fr: 'Ce que le client ne signalera pas.',
        en: 'What no client will point out.',
      },
      with: {
        sortFieldsUi: { sortField: [{ fieldName: 'effect', order: 'ascending' }] },
        options: {},
      },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul message', en: 'One message' },
      why: {
        fr: 'Vide, il n’y en a pas : un soir sans écart est muet.',
        en: 'Empty means none, as an evening without differences is silent.',
      },
      with: allIn('gaps'),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Dire les écarts', en: 'Tell the differences' },
      why: {
        fr: 'Au canal de l’administration des ventes, qui corrige.',
        en: 'To the channel of sales administration, who correct.',
      },
      with: said({
        fr: "=Prix à vérifier : {{ $json.gaps.length }}\n{{ $json.gaps.map(one => '- ' + one.text).join('\\n') }}",
        en: "=Prices to check: {{ $json.gaps.length }}\n{{ $json.gaps.map(one => '- ' + one.text).join('\\n') }}",
      }),
      retry: [3, 10],
    },
    back: {
      use: 'set',
      name: { fr: 'Reprendre les écarts dits', en: 'Take those told' },
      why: {
        fr: 'La réponse de Mattermost ne les contient pas.',
        en: 'Mattermost’s answer does not hold them.',
      },
      with: fields(
        { gaps: { as: 'array', value: "={{ $('gather').first().json.gaps }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Écart par écart', en: 'One by one' },
      why: { fr: 'Chacun a sa marque.', en: 'Each has its mark.' },
      with: { fieldToSplitOut: 'gaps', options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir ce qui est dit', en: 'Remember what was told' },
      why: { fr: 'Après le message seulement.', en: 'After the message alone.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ mark: '={{ $json.mark }}' }),
        options: {},
      },
    },
    broken: {
      use: 'mattermost',
      name: { fr: 'Dire que rien n’est jugé', en: 'Say nothing was judged' },
      why: {
        fr: 'Avec la source en cause.',
        en: 'Naming the source at fault.',
      },
      with: said({
        fr: '=Contrôle des prix non fait. {{ $json.text }}',
        en: '=Prices not checked. {{ $json.text }}',
      }),
      retry: [3, 10],
    },
  },
  links: [
    'evening > settings > lines > agreed > compare > kind.gap > fresh > ordered > gather > tell > back > each > mark',
    'kind.other > broken',
  ],
  examples,
})
