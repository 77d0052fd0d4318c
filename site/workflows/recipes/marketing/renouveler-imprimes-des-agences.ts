import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { DECIDE } from './renouveler-imprimes-des-agences.code.ts'
import { examples } from './renouveler-imprimes-des-agences.examples.ts'

const MADE = "$('decide').first().json"
const read = (tableId: string): Params => ({
  operation: 'getAll',
  docId: setting('doc'),
  tableId,
  returnAll: true,
  additionalOptions: {},
})
const cells = (values: Readonly<Record<string, string>>): Params => ({
  dataToSend: 'defineInNode',
  fieldsToSend: {
    properties: Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue })),
  },
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Renouveler les imprimés des agences avant qu’ils ne manquent',
    problem:
      'Trente agences, douze dépliants. Lyon n’a plus de tarifs depuis trois semaines et ne l’a dit à personne ; Dijon distribue encore ceux de l’an dernier ; le siège réimprime 20 000 exemplaires qui dormaient au dépôt.',
    outcome:
      'Un code QR sur l’étagère ouvre une page : combien en reste-t-il, quelle édition ? Sous le minimum, le flux inscrit un envoi en paquets entiers jusqu’à la quantité visée, le retire du stock et prévient le dépôt. Une édition périmée vaut zéro : la page dit de la jeter. Quand le dépôt descend au seuil, le marketing reçoit la demande de réimpression.',
    avoid:
      'Le comptage dépend de qui scanne : affichez qui s’en charge. Pour trois agences, un message suffit. Les objets publicitaires de valeur demandent un vrai magasin.',
    approval:
      'Le dépôt prépare et passe l’envoi à « sent » ; le marketing décide de réimprimer, de combien, ou de laisser l’édition s’éteindre. Un même besoin scanné deux fois ne fait qu’un envoi tant qu’il est « open ».',
    failure:
      'Grist muet : la page le dit et rien n’est commandé. Envoi inscrit mais stock non retiré : le message au dépôt le précise. Courriel refusé : la ligne « open » reste dans la table, et la page le signale à l’agence.',
  },
  en: {
    title: 'Restock branches’ leaflets before they run out',
    problem:
      'Thirty branches, twelve leaflets. Lyon has had no price list for three weeks and told nobody; Dijon still hands out last year’s; head office reprints 20,000 copies that were asleep in the depot.',
    outcome:
      'A QR code on the shelf opens a page: how many are left, which edition? Below the minimum the flow enters a parcel in whole packs up to the quantity aimed at, takes it off the stock and tells the depot. An outdated edition counts as none: the page says to throw it away. When the depot comes down to its threshold, marketing gets the request to reprint.',
    avoid:
      'Counting depends on who scans: put up whose task it is. For three branches a message will do. Gifts of some value need a proper warehouse.',
    approval:
      'The depot prepares and sets the parcel to “sent”; marketing decides whether to reprint, how many, or to let the edition die out. One need scanned twice makes one parcel as long as it is “open”.',
    failure:
      'Grist silent: the page says so and nothing is ordered. Parcel entered but stock not reduced: the message to the depot states it. Email refused: the “open” row stays in the table, and the page tells the branch.',
  },
  nodes: {
    shelf: {
      use: 'formTrigger',
      name: { fr: 'Devant l’étagère', en: 'In front of the shelf' },
      why: {
        fr: 'Le code QR porte ?branch=Lyon&code=TARIF : il reste deux cases à remplir.',
        en: 'The QR code carries ?branch=Lyon&code=TARIF: two boxes remain.',
      },
      with: form({ fr: 'Combien en reste-t-il ?', en: 'How many are left?' }, [
        field('branch', { fr: 'Agence', en: 'Branch' }),
        field('code', { fr: 'Code de l’imprimé', en: 'Code of the leaflet' }),
        field('edition', { fr: 'Édition, au dos', en: 'Edition, on the back' }),
        field('count', { fr: 'Exemplaires restants', en: 'Copies left' }, { type: 'number' }),
      ]),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre document Grist', en: 'Your Grist document' },
      why: {
        fr: 'Vos agences, puis la table Items : code, name, edition, least, target, pack, stock, reorder_at. Table Parcels : branch, code, quantity, day (texte), status.',
        en: 'Your branches, then table Items: code, name, edition, least, target, pack, stock, reorder_at. Table Parcels: branch, code, quantity, day (text), status.',
      },
      with: fields({
        doc: { fr: 'identifiant du document', en: 'id of the document' },
        sender: 'n8n@votre-reseau.example',
        branches: 'Lyon, Dijon, Brest',
        depot: 'depot@votre-reseau.example',
        marketing: 'marketing@votre-reseau.example',
      }),
    },
    items: {
      use: 'grist',
      name: { fr: 'Les imprimés', en: 'The leaflets' },
      why: {
        fr: 'L’édition en cours s’y change en un mot, pour tout le réseau.',
        en: 'The current edition is changed there in a word, for all branches.',
      },
      with: read('Items'),
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    open: {
      use: 'grist',
      name: { fr: 'Les envois', en: 'The parcels' },
      why: {
        fr: 'Deux collègues scannent souvent le même matin.',
        en: 'Two colleagues often scan on the same morning.',
      },
      once: true,
      with: read('Parcels'),
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    decide: {
      use: 'code',
      name: { fr: 'Combien envoyer ?', en: 'How many to send?' },
      why: {
        fr: 'Des paquets entiers : personne ne compte des feuilles au dépôt.',
        en: 'Whole packs, since nobody counts sheets at the depot.',
      },
      with: allItems(DECIDE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Envoyer, réimprimer, répondre', en: 'Send, reprint or answer' },
      why: {
        fr: 'La plupart des passages n’appellent qu’une réponse.',
        en: 'Most visits need no more than an answer.',
      },
      with: cases({
        ship: text('={{ $json.way }}', 'equals', 'ship'),
        short: text('={{ $json.way }}', 'equals', 'short'),
        tell: text('={{ $json.way }}', 'equals', 'tell'),
      }),
    },
    parcel: {
      use: 'grist',
      name: { fr: 'Inscrire l’envoi', en: 'Enter the parcel' },
      why: {
        fr: 'D’abord la ligne : c’est elle qui empêche le doublon.',
        en: 'The row first: it is what prevents a double.',
      },
      with: {
        operation: 'create',
        docId: setting('doc'),
        tableId: 'Parcels',
        ...cells({
          branch: '={{ $json.branch }}',
          code: '={{ $json.code }}',
          quantity: '={{ $json.sent }}',
          day: "={{ $now.toFormat('dd/MM/yyyy') }}",
          status: 'open',
        }),
      },
      onError: 'output',
      retry: [2, 2],
    },
    take: {
      use: 'grist',
      name: { fr: 'Retirer du stock', en: 'Take off the stock' },
      why: {
        fr: 'La prochaine agence voit ce qui reste vraiment.',
        en: 'The next branch sees what really remains.',
      },
      with: {
        operation: 'update',
        docId: setting('doc'),
        tableId: 'Items',
        rowId: `={{ ${MADE}.row }}`,
        ...cells({ stock: `={{ ${MADE}.left }}` }),
      },
      onError: 'continue',
      retry: [3, 2],
    },
    prepare: {
      use: 'emailSend',
      name: { fr: 'Prévenir le dépôt', en: 'Tell the depot' },
      why: {
        fr: 'Une ligne par envoi, que l’on colle sur le carton.',
        en: 'A line a parcel, to be stuck on the box.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('depot') },
        {
          fr: `=À préparer pour {{ ${MADE}.branch }}`,
          en: `=To prepare for {{ ${MADE}.branch }}`,
        },
        {
          fr: `={{ ${MADE}.sent }} × {{ ${MADE}.name }}, édition {{ ${MADE}.edition }}. Restera au dépôt : {{ ${MADE}.left }}.{{ $('take').first().json.error ? ' ATTENTION : le stock n’a pas été retiré dans Grist, faites-le.' : '' }}`,
          en: `={{ ${MADE}.sent }} × {{ ${MADE}.name }}, edition {{ ${MADE}.edition }}. Left at the depot: {{ ${MADE}.left }}.{{ $('take').first().json.error ? ' WARNING: the stock was not reduced in Grist, please do it.' : '' }}`,
        },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    last: {
      use: 'if',
      name: { fr: 'Au seuil ?', en: 'At the threshold?' },
      why: {
        fr: 'L’imprimeur demande des jours, l’agence des heures.',
        en: 'The printer takes days, the branch hours.',
      },
      with: all(isTrue(`={{ ${MADE}.reorder }}`)),
    },
    reprint: {
      use: 'emailSend',
      name: { fr: 'Demander la réimpression', en: 'Ask for a reprint' },
      why: {
        fr: 'Le bon moment pour corriger le texte, aussi.',
        en: 'The right moment to mend the text, too.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('marketing') },
        {
          fr: `=Réimprimer {{ ${MADE}.name }} ?`,
          en: `=Reprint {{ ${MADE}.name }}?`,
        },
        {
          fr: `=Au dépôt : {{ ${MADE}.left }}. Dernière agence servie ou en attente : {{ ${MADE}.branch }}.`,
          en: `=At the depot: {{ ${MADE}.left }}. Last branch served or waiting: {{ ${MADE}.branch }}.`,
        },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    answer: {
      use: 'form',
      name: { fr: 'Répondre à l’agence', en: 'Answer the branch' },
      why: {
        fr: 'Avant de quitter l’étagère.',
        en: 'Before leaving the shelf.',
      },
      with: page(`={{ ${MADE}.title }}`, {
        fr: `={{ ${MADE}.text }}{{ ($('prepare').isExecuted && $('prepare').first().json.error) || ($('reprint').isExecuted && $('reprint').first().json.error) ? ' Le courriel n’est pas parti : appelez le dépôt.' : '' }}`,
        en: `={{ ${MADE}.text }}{{ ($('prepare').isExecuted && $('prepare').first().json.error) || ($('reprint').isExecuted && $('reprint').first().json.error) ? ' The email did not leave: please ring the depot.' : '' }}`,
      }),
    },
    failed: {
      use: 'form',
      name: { fr: 'Rien n’est inscrit', en: 'Nothing entered' },
      why: {
        fr: 'Sans la ligne, le dépôt ne saurait rien.',
        en: 'Without the row the depot would know nothing.',
      },
      with: page(
        { fr: 'L’envoi n’est pas inscrit', en: 'The parcel is not entered' },
        {
          fr: '=Grist a répondu : {{ $json.error.message ?? $json.message ?? $json.error }}. Recommencez, ou appelez le dépôt.',
          en: '=Grist answered: {{ $json.error.message ?? $json.message ?? $json.error }}. Try again, or ring the depot.',
        },
      ),
    },
  },
  links: [
    'shelf > settings > items > open > decide > way.ship > parcel > take > prepare > last.yes > reprint > answer',
    'last.no > answer',
    'way.short > reprint',
    'way.tell > answer',
    'parcel.error > failed',
  ],
  examples,
  related: ['compter-qr-codes-imprimes', 'commander-fournitures-sous-budget'],
})
