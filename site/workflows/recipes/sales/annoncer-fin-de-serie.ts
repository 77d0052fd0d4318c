import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { remembered } from '../../fragments/data-table.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { DECIDE, LETTERS } from './annoncer-fin-de-serie.code.ts'
import { examples } from './annoncer-fin-de-serie.examples.ts'
import { REPLY } from './annoncer-fin-de-serie.params.ts'

const DESK = { from: setting('desk'), to: setting('desk') }
/** n8n makes a number of what looks like one, and MySQL then takes « 12 » for « 12-B »: hence « # » before both. */
const query = (sql: string, replacement: string): Params => ({
  operation: 'executeQuery',
  query: sql,
  options: { queryReplacement: replacement },
})
const rows = (table: string): Params => ({
  resource: 'row',
  operation: 'get',
  dataTableId: byName(table),
  returnAll: true,
})
const ITEM = "$('announce').first().json"

export default defineRecipe({
  category: 'sales',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer une fin de série et recueillir les dernières commandes',
    problem:
      'Le fabricant arrête une référence. Un gros client prend tout ce qui reste le premier jour, et dix fidèles l’apprennent par un « rupture définitive » alors qu’ils auraient constitué un stock.',
    outcome:
      'Un formulaire donne l’article, ce qui reste et le dernier jour. Chaque client qui l’a acheté en douze mois reçoit sa consommation de l’année et un lien vers une page où inscrire sa dernière quantité. Tant qu’il en reste, elle est notée ; au-delà, la page dit combien. Chaque inscription vous parvient par courriel, avec le reste.',
    avoid:
      'Premier inscrit, premier servi : un stock très court se partage plutôt d’après les commandes. Le stock tapé n’est pas relié à votre logiciel : retirez-en ce qui est promis.',
    approval:
      'La page note un souhait, elle ne vend rien : votre équipe confirme prix et livraison. Ouvrir le lien ne commande rien, et répondre de nouveau remplace sa quantité. Deux réponses à la même seconde peuvent prendre le même reste : additionnez avant de confirmer.',
    failure:
      'Base muette, stock ou date illisible : un courriel le dit, aucun client n’est prévenu. Adresse refusée ou absente : le nom vous est donné. Si l’inscription d’un client ne peut vous être transmise, sa page l’invite à téléphoner ; la table la garde. Formulaire renvoyé : seuls les clients pas encore prévenus reçoivent le message ; gardez-y la première quantité.',
  },
  en: {
    title: 'Announce a discontinued line and collect last orders',
    problem:
      'The maker drops an item. One large client takes all that is left on the first day, and ten loyal ones learn of it through “sold out for good”, though they would have stocked up.',
    outcome:
      'A form gives the item, what is left and the last day. Each client who bought it within twelve months gets their yearly use and a link to a page for their last quantity. While enough is left it is noted; beyond that the page says how many. Each entry reaches you by email, with what remains.',
    avoid:
      'First come, first served: share out a very short stock by orders instead. The stock typed in is not linked to your software: take off what is promised.',
    approval:
      'The page notes a wish and sells nothing: your team confirms price and delivery. Opening the link orders nothing, and answering again replaces one’s quantity. Two replies in one second may take the same remainder: add up before confirming.',
    failure:
      'Database silent, stock or date illegible: an email says so and no client is told. Address refused or missing: you get the name. Entry that cannot be passed on to you: the page asks them to ring; the table keeps it. Form sent again: only clients not told yet get the message; keep the first quantity.',
  },
  nodes: {
    announce: {
      use: 'formTrigger',
      name: { fr: 'Article qui s’arrête', en: 'Item that ends' },
      why: { fr: 'Sous mot de passe.', en: 'Behind a password.' },
      with: form(
        { fr: 'Annoncer une fin de série', en: 'Announce a discontinued line' },
        [
          field('reference', { fr: 'Référence', en: 'Reference' }),
          field('label', { fr: 'Désignation', en: 'Name' }),
          field('stock', { fr: 'Quantité à vendre', en: 'Quantity to sell' }, { type: 'number' }),
          field(
            'until',
            { fr: 'Dernier jour pour commander', en: 'Last day to order' },
            { type: 'date' },
          ),
          field('replacement', { fr: 'Remplacé par', en: 'Replaced by' }, { optional: true }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    reply: {
      use: 'formTrigger',
      name: { fr: 'Dernière commande', en: 'Last order' },
      why: {
        fr: 'Ouverte par le lien, qui porte la clé du client.',
        en: 'Opened by the link, which holds the client’s key.',
      },
      with: REPLY,
    },
    settings: {
      use: 'set',
      name: { fr: 'Adresses', en: 'Addresses' },
      why: {
        fr: 'La page se lit dans « Dernière commande », une fois le flux activé.',
        en: 'The page’s address stands in “Last order”, once the flow is active.',
      },
      with: fields(
        {
          page: {
            fr: 'https://n8n.votre-entreprise.example/form/derniere-commande',
            en: 'https://n8n.votre-entreprise.example/form/last-order',
          },
          desk: 'ventes@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    which: {
      use: 'if',
      name: { fr: 'Une annonce ?', en: 'An announcement?' },
      why: { fr: 'Sinon, c’est une réponse.', en: 'If not, it is a reply.' },
      with: all(isTrue("={{ $('announce').isExecuted }}")),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir la série', en: 'Keep the line' },
      why: {
        fr: 'Table ending_series : reference, stock, until. Pas avant que le formulaire soit jugé lisible.',
        en: 'Table ending_series: reference, stock, until. Once the form proves legible.',
      },
      with: remembered(byName('ending_series'), 'reference', {
        reference: '={{ $json.reference }}',
        stock: '={{ $json.stock }}',
        until: '={{ $json.until }}',
      }),
    },
    buyers: {
      use: 'mySql',
      name: { fr: 'Qui l’a acheté', en: 'Who bought it' },
      why: {
        fr: 'Vue item_buyers, sur douze mois ; client_key : un uuid par client.',
        en: 'View item_buyers, over twelve months; client_key: a uuid a client.',
      },
      with: query(
        "SELECT client_key, client, email, quantity FROM item_buyers WHERE CONCAT('#', UPPER(TRIM(reference))) = $1 ORDER BY client",
        `={{ ['#' + String(${ITEM}.reference).trim().toUpperCase()] }}`,
      ),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    told: {
      use: 'dataTable',
      name: { fr: 'Déjà prévenus', en: 'Told before' },
      why: { fr: 'Table series_told : mark.', en: 'Table series_told: mark.' },
      with: rows('series_told'),
      once: true,
      always: true,
    },
    letters: {
      use: 'code',
      name: { fr: 'Préparer les messages', en: 'Prepare the messages' },
      why: {
        fr: 'Sa consommation aide à choisir.',
        en: 'Yearly use helps to choose.',
      },
      with: allItems(LETTERS),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Au client ou à nous ?', en: 'To a client or to us?' },
      why: { fr: 'Sans adresse, on téléphone.', en: 'Without an address, one rings.' },
      with: cases({
        series: text('={{ $json.kind }}', 'equals', 'series'),
        letter: text('={{ $json.kind }}', 'equals', 'letter'),
      }),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Prévenir le client', en: 'Tell the client' },
      why: { fr: 'Tous le même matin.', en: 'All on the same morning.' },
      with: mailed(
        { from: setting('desk'), to: '={{ $json.to }}' },
        {
          fr: '=Fin de série : {{ $json.reference }} {{ $json.label }}',
          en: '=Discontinued: {{ $json.reference }} {{ $json.label }}',
        },
        {
          fr: '=Bonjour,\n\n{{ $json.label }} ({{ $json.reference }}) n’est plus fabriqué. Vous en avez pris {{ $json.bought }} en douze mois.\n\n{{ $json.replacement }}Pour une dernière commande, inscrivez votre quantité jusqu’au {{ $json.shown }}, dans la limite de ce qui reste :\n{{ $json.link }}\n\nNous vous confirmons ensuite prix et livraison.',
          en: '=Hello,\n\n{{ $json.label }} ({{ $json.reference }}) is no longer made. You took {{ $json.bought }} within twelve months.\n\n{{ $json.replacement }}For a last order, enter your quantity until {{ $json.shown }}, while there is stock:\n{{ $json.link }}\n\nWe then confirm price and delivery.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter qui est prévenu', en: 'Note who was told' },
      why: { fr: 'Après l’envoi.', en: 'After sending.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName('series_told'),
        columns: columns({ mark: "={{ $('kind').item.json.mark }}" }),
        options: {},
      },
    },
    unsent: {
      use: 'emailSend',
      name: { fr: 'Message refusé', en: 'Message refused' },
      why: { fr: 'À appeler aussi.', en: 'To be rung up too.' },
      with: mailed(
        DESK,
        { fr: 'Fin de série : client non joint', en: 'Discontinued line: client not reached' },
        "={{ $('kind').item.json.client + ', ' + $('kind').item.json.reference + ' – ' + ($json.error?.message ?? $json.error) }}",
      ),
    },
    desk: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: { fr: 'Combien, et qui appeler.', en: 'How many, and whom to ring.' },
      with: mailed(
        DESK,
        { fr: 'Fin de série : annonce', en: 'Discontinued line: announcement' },
        '={{ $json.text }}',
      ),
    },
    who: {
      use: 'mySql',
      name: { fr: 'Reconnaître le client', en: 'Recognise the client' },
      why: { fr: 'Une clé inconnue ne prend rien.', en: 'An unknown key takes nothing.' },
      with: query(
        "SELECT client_key, client FROM item_buyers WHERE CONCAT('#', client_key) = $1 AND CONCAT('#', UPPER(TRIM(reference))) = $2 LIMIT 1",
        "={{ ['#' + ($('reply').first().json.client ?? ''), '#' + String($('reply').first().json.item ?? '').toUpperCase()] }}",
      ),
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    series: {
      use: 'dataTable',
      name: { fr: 'Relire la série', en: 'Read the line' },
      why: { fr: 'Stock et dernier jour.', en: 'Stock and last day.' },
      with: {
        ...rows('ending_series'),
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'reference',
              condition: 'eq',
              keyValue: "={{ String($('reply').first().json.item ?? '').toUpperCase() }}",
            },
          ],
        },
      },
      always: true,
    },
    booked: {
      use: 'dataTable',
      name: { fr: 'Déjà inscrits', en: 'Entered so far' },
      why: {
        fr: 'Table last_orders : mark, reference, client, quantity, by.',
        en: 'Table last_orders: mark, reference, client, quantity, by.',
      },
      with: rows('last_orders'),
      once: true,
      always: true,
    },
    decide: {
      use: 'code',
      name: { fr: 'Reste-t-il assez ?', en: 'Is enough left?' },
      why: {
        fr: 'Compté au moment de la réponse.',
        en: 'Counted as they reply.',
      },
      with: allItems(DECIDE),
    },
    enough: {
      use: 'if',
      name: { fr: 'À noter ?', en: 'To be noted?' },
      why: { fr: 'Sinon, la page explique.', en: 'If not, the page explains.' },
      with: all(text('={{ $json.state }}', 'equals', 'yes')),
    },
    book: {
      use: 'dataTable',
      name: { fr: 'Inscrire la quantité', en: 'Enter the quantity' },
      why: { fr: 'Une ligne par client et article.', en: 'One row a client and item.' },
      with: remembered(byName('last_orders'), 'mark', {
        mark: '={{ $json.mark }}',
        reference: '={{ $json.reference }}',
        client: '={{ $json.client }}',
        quantity: '={{ $json.quantity }}',
        by: '={{ $json.by }}',
      }),
    },
    notify: {
      use: 'emailSend',
      name: { fr: 'Transmettre l’inscription', en: 'Pass the entry on' },
      why: { fr: 'À confirmer au client.', en: 'To be confirmed.' },
      with: mailed(
        DESK,
        {
          fr: "=Dernière commande : {{ $('decide').first().json.client }}, {{ $('decide').first().json.quantity }} × {{ $('decide').first().json.reference }}",
          en: "=Last order: {{ $('decide').first().json.client }}, {{ $('decide').first().json.quantity }} × {{ $('decide').first().json.reference }}",
        },
        {
          fr: "=Par {{ $('decide').first().json.by }}. Reste après cela : {{ $('decide').first().json.left }}. Cette quantité remplace une inscription antérieure du même client.",
          en: "=By {{ $('decide').first().json.by }}. Left after that: {{ $('decide').first().json.left }}. This quantity replaces an earlier entry of the same client.",
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    answer: {
      use: 'form',
      name: { fr: 'Répondre au client', en: 'Answer the client' },
      why: { fr: 'Notée, ou ce qui reste.', en: 'Noted, or what is left.' },
      with: page("={{ $('decide').first().json.title }}", "={{ $('decide').first().json.text }}"),
    },
    unsure: {
      use: 'form',
      name: { fr: 'Faire téléphoner', en: 'Ask them to ring' },
      why: { fr: 'Noté, mais personne ne le sait.', en: 'Noted, yet nobody knows.' },
      with: page("={{ $('decide').first().json.title }}", {
        fr: 'Notre message interne n’est pas parti : appelez-nous pour être sûr.',
        en: 'Our own message did not leave: ring us to be sure.',
      }),
    },
  },
  links: [
    'announce > settings > which.yes > buyers > told > letters > kind.series > keep',
    'kind.letter > write > mark',
    'reply > settings',
    'write.error > unsent',
    'kind.other > desk',
    'which.no > who > series > booked > decide > enough.yes > book > notify > answer',
    'enough.no > answer',
    'notify.error > unsure',
  ],
  examples,
})
