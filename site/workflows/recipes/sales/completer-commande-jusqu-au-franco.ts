import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { SHORT } from './completer-commande-jusqu-au-franco.code.ts'
import { examples } from './completer-commande-jusqu-au-franco.examples.ts'

const DONE = byName(setting('done'))
const DESK = { from: setting('desk'), to: setting('desk') }
const LACKING = {
  fr: "{{ $('kind').item.json.client }}, commande {{ $('kind').item.json.orders }}, départ le {{ $('kind').item.json.leaves }} : il manque {{ $('kind').item.json.missing }}",
  en: "{{ $('kind').item.json.client }}, order {{ $('kind').item.json.orders }}, leaving on {{ $('kind').item.json.leaves }}: short by {{ $('kind').item.json.missing }}",
}
const query = (sql: string, replacement?: string): Params => ({
  operation: 'executeQuery',
  query: sql,
  options: replacement ? { queryReplacement: replacement } : {},
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Proposer de compléter une commande jusqu’au franco de port',
    problem:
      'Le restaurateur commande pour 262 € ; à 300 €, la livraison était offerte. Il découvre 18 € de port sur la facture, et recommande trois jours après les serviettes qu’il oublie à chaque fois.',
    outcome:
      'Trois fois par jour ouvré, le flux additionne ce qui part le même jour pour un même client. S’il manque au plus 15 % du franco, un courriel donne la somme qui manque, le port épargné et jusqu’à quatre articles qu’il prend d’habitude et qui n’y sont pas. Une seule proposition par départ.',
    avoid:
      'Pour des clients qui commandent par téléphone à heure fixe, dites-le de vive voix. Et si le port vous rapporte plus que le complément, ne proposez rien. Montants hors taxes, en euros.',
    approval:
      'Aucune commande n’est modifiée : le client répond, votre administration des ventes ajoute. Qui ne veut pas d’offres n’en reçoit pas, et chaque courriel dit comment le demander. Sans réponse, la commande part telle quelle.',
    failure:
      'Base muette : l’administration des ventes l’apprend, aucun client ne reçoit de message. Client sans adresse ou courriel refusé : elle est priée de téléphoner, une fois par départ, avec la somme qui manque.',
  },
  en: {
    title: 'Suggest topping an order up to free carriage',
    problem:
      'The restaurant orders for €262; from €300 delivery would have been free. It finds €18 of carriage on the invoice, and three days later orders the napkins it forgets each time.',
    outcome:
      'Three times each working day the flow adds up what leaves on the same day for one client. If at most 15% of the free-carriage threshold is missing, an email gives the sum lacking, the carriage saved and up to four items they usually take and left out. One suggestion for each dispatch.',
    avoid:
      'Clients who ring at a set hour are better told by voice. Where carriage earns you more than a top-up would, suggest nothing. Amounts before VAT, in euros.',
    approval:
      'No order is touched: the client replies and sales administration adds. Whoever wants no offers gets none, and each email says how to ask for that. Without a reply the order leaves as it is.',
    failure:
      'Database silent: sales administration is told and nobody is written to. A client without an address or an email refused: they are asked to ring, once for each dispatch, and given the sum lacking.',
  },
  nodes: {
    rounds: {
      use: 'scheduleTrigger',
      name: { fr: 'À 9 h, 11 h et 14 h', en: 'At 9, 11 and 2' },
      why: {
        fr: 'Le client a encore le temps de répondre avant la préparation.',
        en: 'The client still has time to reply before picking starts.',
      },
      with: at('0 9,11,14 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Part qui peut manquer', en: 'Share that may be missing' },
      why: {
        fr: 'Au-delà de 15 %, le complément coûterait plus que le port.',
        en: 'Beyond 15% the top-up would cost more than carriage.',
      },
      with: fields({
        share: 0.15,
        done: 'carriage_offered',
        desk: 'adv@votre-entreprise.example',
      }),
    },
    orders: {
      use: 'mySql',
      name: { fr: 'Lignes qui partent bientôt', en: 'Lines leaving soon' },
      why: {
        fr: 'Une vue à créer, avec franco et port du client ; départ au plus tôt demain.',
        en: 'A view to create, with the client’s threshold and carriage; leaving tomorrow at the earliest.',
      },
      with: query(
        "SELECT client_id, client, email, no_offers, order_number, reference, net, threshold, carriage, DATE_FORMAT(leaves_on, '%Y-%m-%d') AS leaves_on FROM order_lines_to_ship WHERE leaves_on > CURDATE() AND leaves_on <= CURDATE() + INTERVAL 4 DAY ORDER BY client_id",
      ),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    usual: {
      use: 'mySql',
      name: { fr: 'Habitudes de ces clients', en: 'Habits of these clients' },
      why: {
        fr: 'Vue des douze derniers mois : ce qu’ils ont pris trois fois ou plus, à leur prix.',
        en: 'A view over twelve months: what they took three times or more, at their price.',
      },
      with: query(
        'SELECT client_id, reference, label, price, times FROM client_habits WHERE times >= 3 AND FIND_IN_SET(client_id, $1)',
        "={{ [',' + [...new Set($('orders').all().map(one => one.json.client_id ?? ''))].join(',')] }}",
      ),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà proposé', en: 'Suggested before' },
      why: {
        fr: 'Par client et jour de départ, colonne mark.',
        en: 'By client and day of dispatch, column mark.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: DONE, returnAll: true },
      once: true,
      always: true,
    },
    short: {
      use: 'code',
      name: { fr: 'Voir ce qui manque', en: 'See what is missing' },
      why: {
        fr: 'Plusieurs commandes d’un même départ s’additionnent.',
        en: 'Several orders in one dispatch add up.',
      },
      with: allItems(SHORT),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Écrire ou appeler ?', en: 'Write or ring?' },
      why: {
        fr: 'Un client sans adresse mérite le même rappel.',
        en: 'A client without an address deserves the same hint.',
      },
      with: cases({
        offer: text('={{ $json.kind }}', 'equals', 'offer'),
        call: text('={{ $json.kind }}', 'equals', 'call'),
      }),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Proposer au client', en: 'Suggest it to the client' },
      why: {
        fr: 'La somme d’abord : il sait ce dont il a besoin.',
        en: 'The sum first, as they know what they need.',
      },
      with: mailed(
        { from: setting('desk'), to: '={{ $json.to }}' },
        {
          fr: '=Commande {{ $json.orders }} : {{ $json.missing }} avant la livraison offerte',
          en: '=Order {{ $json.orders }}: {{ $json.missing }} short of free delivery',
        },
        {
          fr: '=Bonjour,\n\nVotre commande part le {{ $json.leaves }}. Il lui manque {{ $json.missing }} hors taxes pour atteindre {{ $json.threshold }} et vous épargner {{ $json.carriage }} de port.\n\n{{ $json.habits }}Pour ajouter un article, répondez à ce message au plus tard à 16 h, le dernier jour ouvré avant le départ. Sans réponse, la commande part telle quelle.\n\nPour ne plus recevoir ces propositions, répondez « non merci ».',
          en: '=Hello,\n\nYour order leaves on {{ $json.leaves }}. It is {{ $json.missing }} before VAT short of {{ $json.threshold }}, which would spare you {{ $json.carriage }} of carriage.\n\n{{ $json.habits }}To add an item, reply to this message by 4 pm on the last working day before that. Without a reply the order leaves as it is.\n\nTo receive no more of these suggestions, reply “no thank you”.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la proposition', en: 'Note the suggestion' },
      why: {
        fr: 'À 11 h, le même client ne la reçoit pas deux fois.',
        en: 'At 11 the same client will not get it twice.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: DONE,
        columns: columns({ mark: "={{ $('kind').item.json.mark }}" }),
        options: {},
      },
    },
    refused: {
      use: 'emailSend',
      name: { fr: 'Demander un appel', en: 'Ask for a call' },
      why: {
        fr: 'L’adresse est à corriger dans la fiche ; noté ensuite, ce départ n’est pas redit.',
        en: 'The address needs mending in their record; then noted, this dispatch is not told again.',
      },
      with: mailed(
        DESK,
        { fr: 'Franco de port : client à appeler', en: 'Free carriage: client to ring' },
        {
          fr: `=${LACKING.fr} – {{ $json.error?.message ?? $json.error ?? 'sans adresse' }}`,
          en: `=${LACKING.en} – {{ $json.error?.message ?? $json.error ?? 'no address' }}`,
        },
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que la base se tait', en: 'Say that the database is silent' },
      why: {
        fr: 'Sinon un jour sans proposition paraîtrait normal.',
        en: 'Or a day without suggestions would look normal.',
      },
      with: mailed(
        DESK,
        { fr: 'Franco de port : rien cherché', en: 'Free carriage: nothing looked for' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'rounds > settings > orders > usual > known > short > kind.offer > write > mark',
    'write.error > refused > mark',
    'kind.call > refused',
    'kind.other > tell',
  ],
  examples,
})
