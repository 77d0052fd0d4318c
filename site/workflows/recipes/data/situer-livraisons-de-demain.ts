import { eachItem, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './situer-livraisons-de-demain.examples.ts'

/** How far an address found is from the one written, and what is to be done about it. */
const judge = (say: {
  readonly none: string
  readonly street: string
  readonly town: string
  readonly weak: string
}): string => `const order = $('deliveries').item.json
if ($json.error !== undefined || !Array.isArray($json.features)) return { json: { id: order.id, kind: 'unasked', address: order.address, customer: order.customer } }
const [found] = $json.features
const told = (kind, why) => ({ json: { id: order.id, kind, why, customer: order.customer, phone: order.phone, address: order.address,
  label: found ? found.properties.label : '', lon: found ? found.geometry.coordinates[0] : null, lat: found ? found.geometry.coordinates[1] : null } })
if (!found) return told('doubt', '${say.none}')
const { type, score, postcode } = found.properties
const written = (order.address.match(/\\b\\d{5}\\b/u) ?? [''])[0]
if (written !== '' && postcode !== written) return told('doubt', '${say.town}')
if (type !== 'housenumber') return told('doubt', '${say.street}')
return score < $('settings').first().json.least ? told('doubt', '${say.weak}') : told('found', '')`

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Situer la veille les adresses de livraison de demain',
    problem:
      'Le chauffeur tourne vingt minutes : « 12 rue des Lilas » existe dans trois communes, et le client ne répond pas à sept heures du matin. La tournée prend une heure de retard.',
    outcome:
      'À 15 h, chaque adresse de demain est cherchée dans la base nationale. Trouvée au numéro près, elle reçoit ses coordonnées ; sinon, une liste dit qui rappeler avant le soir, avec le téléphone et la raison.',
    avoid:
      'La base couvre la France : ailleurs, prenez OpenStreetMap. Et elle connaît le portail de la rue, pas le quai 4 au fond de la zone : gardez vos consignes de livraison.',
    approval:
      'L’adresse écrite par le client n’est jamais remplacée : les coordonnées se posent à côté. Une personne rappelle, puis corrige elle-même.',
    failure:
      'Une adresse que le service n’a pas pu chercher figure dans la liste, à part. Grist muet : un courriel le dit à 15 h, et l’exploitation vérifie à la main. Coordonnées refusées : la ligne est dans la liste aussi.',
  },
  en: {
    title: 'Place tomorrow’s delivery addresses the day before',
    problem:
      'The driver circles for twenty minutes: “12 rue des Lilas” exists in three towns, and the customer does not pick up at seven in the morning. The round is an hour late.',
    outcome:
      'At three, each of tomorrow’s addresses is looked up in the national register. Found to the house number, it gets its coordinates; otherwise a list says whom to call before evening, with telephone and reason.',
    avoid:
      'The register covers France: elsewhere take OpenStreetMap. And it knows the gate on the street, not dock 4 at the back of the estate: keep your delivery notes.',
    approval:
      'The address that the customer wrote is never replaced: coordinates stand beside it. Somebody calls, then corrects by hand.',
    failure:
      'An address that could not be looked up is in the list, apart. Grist silent: an email says so at three, and dispatch checks by hand. Coordinates refused: the row is in the list too.',
  },
  nodes: {
    afternoon: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour, 15 h', en: 'Each day, 3 pm' },
      why: {
        fr: 'Les commandes sont closes, et les clients encore joignables.',
        en: 'Orders are closed, and customers can still be reached.',
      },
      with: at('0 15 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'Sous 0,7, le service devine : un nom de rue y suffit à tromper.',
        en: 'Below 0.7 the service is guessing; a street name is enough to mislead.',
      },
      with: fields({
        document: { fr: 'identifiant du document Grist', en: 'id of your Grist document' },
        least: 0.7,
        day: '={{ ($now.weekday === 5 ? $now.plus({ days: 3 }) : $now.plus({ days: 1 })).toISODate() }}',
        to: 'exploitation@votre-entreprise.example',
      }),
    },
    deliveries: {
      use: 'grist',
      name: { fr: 'Lire les livraisons', en: 'Read the deliveries' },
      why: {
        fr: 'Celles de demain ; le vendredi, celles du lundi. Grist date en secondes.',
        en: 'Tomorrow’s; on Fridays, Monday’s. Grist dates in seconds.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.document }}",
        tableId: 'Deliveries',
        returnAll: true,
        additionalOptions: {
          filter: {
            filterProperties: [
              {
                field: 'day',
                values:
                  "={{ DateTime.fromISO($('settings').first().json.day, { zone: 'utc' }).toSeconds() }}",
              },
            ],
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    find: {
      use: 'httpRequest',
      name: { fr: 'Chercher l’adresse', en: 'Look up the address' },
      why: {
        fr: 'Le service public de géocodage : gratuit, sans clé, sans revente.',
        en: 'The public geocoder: free, without a key, nothing sold on.',
      },
      with: {
        url: 'https://data.geopf.fr/geocodage/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'q', value: '={{ $json.address }}' },
            { name: 'limit', value: '1' },
          ],
        },
        options: { timeout: 10_000, batching: { batch: { batchSize: 10, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger la réponse', en: 'Judge the answer' },
      why: {
        fr: 'Une rue trouvée n’est pas une porte ; une autre commune, encore moins.',
        en: 'A street found is no door, and another town even less so.',
      },
      with: eachItem(
        inBoth(judge, {
          fr: {
            none: 'adresse introuvable',
            street: 'numéro inconnu',
            town: 'code postal différent',
            weak: 'ressemblance faible',
          },
          en: {
            none: 'address not found',
            street: 'unknown number',
            town: 'another postcode',
            weak: 'weak likeness',
          },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Située, douteuse, non cherchée', en: 'Placed, doubtful, not looked up' },
      why: {
        fr: 'Une panne du service n’est pas une faute du client.',
        en: 'A failing service is not the customer’s mistake.',
      },
      with: cases({
        found: text('={{ $json.kind }}', 'equals', 'found'),
        doubt: text('={{ $json.kind }}', 'equals', 'doubt'),
      }),
    },
    place: {
      use: 'grist',
      name: { fr: 'Poser les coordonnées', en: 'Set the coordinates' },
      why: {
        fr: 'Dans leurs colonnes : le calcul de tournée les y trouve.',
        en: 'In columns of their own, where the route planner finds them.',
      },
      with: {
        operation: 'update',
        docId: "={{ $('settings').first().json.document }}",
        tableId: 'Deliveries',
        rowId: '={{ $json.id }}',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'lat', fieldValue: '={{ $json.lat }}' },
            { fieldId: 'lon', fieldValue: '={{ $json.lon }}' },
            { fieldId: 'found', fieldValue: '={{ $json.label }}' },
          ],
        },
      },
      onError: 'output',
    },
    doubtful: {
      use: 'set',
      name: { fr: 'Ligne : à rappeler', en: 'Line: to call' },
      why: {
        fr: 'Ce que le service a cru lire aide à poser la bonne question.',
        en: 'What the service made of it helps to ask the right question.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.customer + ' (' + $json.phone + ') : ' + $json.why + '. Écrit « ' + $json.address + ' », trouvé « ' + ($json.label || 'rien') + ' »' }}",
            en: "={{ $json.customer + ' (' + $json.phone + '): ' + $json.why + '. Written “' + $json.address + '”, found “' + ($json.label || 'nothing') + '”' }}",
          },
        },
        { alone: true },
      ),
    },
    blind: {
      use: 'set',
      name: { fr: 'Ligne : à vérifier', en: 'Line: to check' },
      why: {
        fr: 'Non cherchée ou non écrite : personne ne doit la croire bonne.',
        en: 'Not looked up or not written: nobody must take it for good.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('judge').item.json.customer + ' : à vérifier sur la carte, ' + $('judge').item.json.address }}",
            en: "={{ $('judge').item.json.customer + ': to check on the map, ' + $('judge').item.json.address }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Les deux listes', en: 'Both lists' },
      why: {
        fr: 'Les appels d’abord : ils prennent du temps.',
        en: 'Calls first: they take time.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul message', en: 'One message' },
      why: {
        fr: 'Rien à reprendre : pas de courriel.',
        en: 'Nothing to settle, no email.',
      },
      with: {
        aggregate: 'aggregateIndividualFields',
        fieldsToAggregate: { fieldToAggregate: [{ fieldToAggregate: 'line' }] },
        options: {},
      },
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’exploitation', en: 'Write to dispatch' },
      why: {
        fr: 'À 15 h, il reste trois heures pour joindre quelqu’un.',
        en: 'At three there are three hours left to reach somebody.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Livraisons du {{ $('settings').first().json.day }} : {{ $json.line.length }} adresse(s) à reprendre",
          en: "=Deliveries of {{ $('settings').first().json.day }}: {{ $json.line.length }} address(es) to settle",
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est cherché', en: 'Say nothing was looked up' },
      why: {
        fr: 'Un après-midi sans courriel veut dire : tout est situé.',
        en: 'An afternoon without an email means that all is placed.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Livraisons du {{ $('settings').first().json.day }} : adresses non contrôlées",
          en: "=Deliveries of {{ $('settings').first().json.day }}: addresses unchecked",
        },
        emailFormat: 'text',
        text: '={{ String($json.error.message ?? $json.error) }}',
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'afternoon > settings > deliveries > find > judge > kind.found > place',
    'kind.doubt > doubtful > lines:0 > gather > report',
    'kind.other > blind > lines:1',
    'place.error > blind',
    'deliveries.error > silent',
  ],
  examples,
})
