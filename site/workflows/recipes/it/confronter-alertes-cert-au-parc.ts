import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { stopped } from '../../fragments/alarm.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { FRESH, MATCH } from './confronter-alertes-cert-au-parc.code.ts'
import { examples } from './confronter-alertes-cert-au-parc.examples.ts'

const TABLE = byName('alertes_certfr')
const MATCHED = "$('match').item.json"
const posted = (message: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'post',
  channelId: setting('channel'),
  message,
  attachments: [],
  otherOptions: {},
})
/** @param revisions which count is noted: of the bulletin, or of what was told before it */
const noted = (revisions: 'revisions' | 'told'): Params => ({
  resource: 'row',
  operation: 'upsert',
  dataTableId: TABLE,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'ref', keyValue: `={{ ${MATCHED}.ref }}` }] },
  columns: columns({
    ref: `={{ ${MATCHED}.ref }}`,
    revisions: `={{ ${MATCHED}.${revisions} }}`,
    state: `={{ ${MATCHED}.state }}`,
  }),
  options: {},
})

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Confronter chaque alerte du CERT-FR à votre inventaire',
    problem:
      'Le CERT-FR publie une alerte sur un pare-feu un mardi à 17 heures. Le vôtre est de cette marque, au deuxième site ; celui qui reçoit la lettre est en congé, et l’on cherche le modèle exact une semaine plus tard.',
    outcome:
      'Chaque heure, les alertes des trente derniers jours sont lues. Une nouvelle, ou une révision, est rapprochée de l’inventaire Baserow : matériels nommés, puis même éditeur. Mattermost le dit avec les versions visées ; une carte Trello à échéance d’un jour s’ouvre quand un produit est nommé.',
    avoid:
      'Le flux compare des noms : un inventaire incomplet donne un « rien » trompeur, et un achat fait après l’alerte n’est pas rapproché. Les avis, bien plus nombreux, demandent un outil de gestion des vulnérabilités.',
    approval:
      'Le flux ne corrige rien et ne compare pas les versions : la personne chargée du matériel lit le bulletin, décide, puis ferme la carte.',
    failure:
      'Trello refuse : le message le signale et sert de trace. Flux, bulletin ou inventaire illisible : rien n’est noté comme vu, l’heure suivante recommence, et Mattermost le dit une fois par jour, à huit heures. Si Mattermost refuse, un courriel part.',
  },
  en: {
    title: 'Hold each CERT-FR alert against your inventory',
    problem:
      'CERT-FR publishes an alert about a firewall on a Tuesday at five. Yours is of that make, at the second site; whoever gets the newsletter is on holiday, and a week later people look for the exact model.',
    outcome:
      'Every hour the alerts of the last thirty days are read. A new one, or a revision, is held against the Baserow inventory: equipment named, then the same maker. Mattermost tells it with the versions concerned; a Trello card due in a day opens when a product is named.',
    avoid:
      'The flow compares names: an incomplete inventory gives a misleading “nothing”, and what is bought after the alert is not compared. The far more numerous advisories take a vulnerability tool.',
    approval:
      'The flow mends nothing and compares no versions: whoever is in charge of the equipment reads the bulletin, decides, then closes the card.',
    failure:
      'Trello refuses: the message says so and serves as a trace. Feed, bulletin or inventory unreadable: nothing is noted as seen, the next hour tries again, and Mattermost says so once a day, at eight. Should Mattermost refuse, an email leaves.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure', en: 'Every hour' },
      why: {
        fr: 'La faille est déjà exploitée, ou le sera.',
        en: 'The flaw is being exploited, or about to be.',
      },
      with: at('20 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Trente jours : la mise en route n’annonce pas dix ans d’alertes.',
        en: 'Thirty days: setting up does not announce ten years of alerts.',
      },
      with: fields(
        {
          days: 30,
          zone: 'Europe/Paris',
          inventory: { fr: 'identifiant de la table Baserow', en: 'id of the Baserow table' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
        },
        { alone: true },
      ),
    },
    feed: {
      use: 'rssFeedRead',
      name: { fr: 'Flux des alertes', en: 'Feed of alerts' },
      why: {
        fr: 'Public, sans compte. Il dit lesquelles existent, pas ce qu’elles visent.',
        en: 'Public, no account. It says which exist, not what they concern.',
      },
      with: { url: 'https://www.cert.ssi.gouv.fr/alerte/feed/', options: {} },
      onError: 'output',
      retry: [3, 20],
    },
    fresh: {
      use: 'code',
      name: { fr: 'Les trente derniers jours', en: 'The last thirty days' },
      why: {
        fr: 'Seule la référence est reprise du flux.',
        en: 'Only the reference is taken from the feed.',
      },
      with: allItems(FRESH),
    },
    bulletin: {
      use: 'httpRequest',
      name: { fr: 'Lire le bulletin', en: 'Read the bulletin' },
      why: {
        fr: 'En JSON : éditeur, produit et versions y sont à part.',
        en: 'As JSON: maker, product and versions stand apart.',
      },
      with: {
        url: '=https://www.cert.ssi.gouv.fr/alerte/{{ $json.ref }}/json/',
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 1, batchInterval: 1000 } },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Alertes déjà dites', en: 'Alerts told already' },
      why: {
        fr: 'Colonnes en texte : ref, revisions, state.',
        en: 'Text columns: ref, revisions, state.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    park: {
      use: 'baserow',
      name: { fr: 'Lire l’inventaire', en: 'Read the inventory' },
      why: {
        fr: 'Colonnes name, vendor, product, version, owner. Le produit comme l’éditeur l’écrit : FortiOS, pas « pare-feu ».',
        en: 'Columns name, vendor, product, version, owner. The product as its maker writes it: FortiOS, not “firewall”.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'getAll',
        tableId: setting('inventory'),
        returnAll: true,
        additionalOptions: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Rapprocher les noms', en: 'Match the names' },
      why: {
        fr: 'Mot entier, sans accents ni casse, dans le titre comme dans les produits.',
        en: 'Whole words, whatever accents and case, in the title as in the products.',
      },
      with: allItems(MATCH),
    },
    what: {
      use: 'switch',
      name: { fr: 'Carte, message, panne', en: 'Card, message, fault' },
      why: {
        fr: 'Une révision d’une alerte déjà en carte se dit sans en ouvrir une autre.',
        en: 'A revision of an alert that has its card is told without opening another.',
      },
      with: cases({
        card: text('={{ $json.what }}', 'equals', 'card'),
        say: text('={{ $json.what }}', 'equals', 'say'),
      }),
    },
    card: {
      use: 'trello',
      name: { fr: 'Ouvrir la carte', en: 'Open the card' },
      why: {
        fr: 'Un message se perd dans le canal, une échéance non.',
        en: 'A message gets lost in the channel, a due date does not.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: setting('list'),
        name: '={{ $json.title }}',
        description: '={{ $json.text }}',
        additionalFields: { due: '={{ $now.plus({ days: 1 }).toISO() }}' },
      },
      onError: 'output',
    },
    carded: {
      use: 'dataTable',
      name: { fr: 'Noter la carte', en: 'Note the card' },
      why: {
        fr: 'Avant le message : s’il échoue, aucune seconde carte ne s’ouvre.',
        en: 'Before the message: should it fail, no second card opens.',
      },
      with: noted('told'),
    },
    say: {
      use: 'mattermost',
      name: { fr: 'Le dire à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Même sans rapport avec le parc : on sait que le flux veille.',
        en: 'Even when nothing is concerned: one knows the flow is watching.',
      },
      with: posted({
        fr: `={{ ${MATCHED}.text }}{{ $json.error ? '\\nCarte Trello refusée : à ouvrir à la main.' : '' }}`,
        en: `={{ ${MATCHED}.text }}{{ $json.error ? '\\nTrello refused the card: open it by hand.' : '' }}`,
      }),
      retry: [3, 10],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Noter comme dite', en: 'Note as told' },
      why: {
        fr: 'Une fois le message parti.',
        en: 'Once the message has left.',
      },
      with: noted('revisions'),
    },
    daily: {
      use: 'filter',
      name: { fr: 'À huit heures seulement', en: 'At eight only' },
      why: {
        fr: 'Une nuit de panne ferait douze messages.',
        en: 'A night’s outage would make twelve messages.',
      },
      with: all(isTrue("={{ $now.setZone($('settings').first().json.zone).hour === 8 }}")),
    },
    blind: {
      use: 'mattermost',
      name: { fr: 'Dire ce qui attend', en: 'Say what is waiting' },
      why: {
        fr: 'Le premier obstacle suffit à faire venir quelqu’un.',
        en: 'The first obstacle is enough to bring somebody.',
      },
      with: posted({
        fr: "={{ $json.text ?? 'CERT-FR : le flux des alertes ne répond pas, rien n’est lu.' }}",
        en: "={{ $json.text ?? 'CERT-FR: the feed of alerts does not answer, nothing is read.' }}",
      }),
      once: true,
    },
    stopped,
    mail: {
      use: 'emailSend',
      name: { fr: 'Dire que le flux s’arrête', en: 'Say that the flow stopped' },
      why: { fr: 'Mattermost est peut-être en panne.', en: 'Mattermost may be what is down.' },
      with: mailed(
        { from: 'n8n@votre-entreprise.example', to: 'securite@votre-entreprise.example' },
        {
          fr: '=Alertes CERT-FR : arrêt au nœud {{ $json.execution.lastNodeExecuted }}',
          en: '=CERT-FR alerts: stopped at the node {{ $json.execution.lastNodeExecuted }}',
        },
        '={{ $json.execution.error.message }}\n{{ $json.execution.url }}',
      ),
    },
  },
  links: [
    'hourly > settings > feed > fresh > bulletin > known > park > match > what.card > card > carded > say > keep',
    'card.error > say',
    'what.say > say',
    'what.other > daily > blind',
    'feed.error > daily',
    'stopped > mail',
  ],
  examples,
})
