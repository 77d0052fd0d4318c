import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { DUE } from './visiter-clients-selon-leur-classe.code.ts'
import { examples } from './visiter-clients-selon-leur-classe.examples.ts'

const DESK = { from: setting('desk'), to: setting('desk') }
const rows = (tableId: string): Params => ({
  operation: 'getAll',
  docId: setting('document'),
  tableId,
  returnAll: true,
  additionalOptions: {},
})

export default defineRecipe({
  category: 'sales',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir quels clients attendent leur visite, selon leur classe',
    problem:
      'Les clients A devaient être vus tous les mois. Chacun visite plutôt ceux qui sont sur sa route et qui offrent le café ; le plus gros compte du secteur n’a vu personne depuis septembre, et c’est un concurrent qui l’apprend.',
    outcome:
      'Le lundi, chaque commercial reçoit ses clients dont le délai de visite est dépassé et pour lesquels rien n’est prévu : les A d’abord, puis le plus long retard. Une visite prévue et jamais faite est signalée. Le directeur commercial reçoit le compte par personne, les fiches sans classe et les clients en retard sans commercial.',
    avoid:
      'Si le rythme dépend des commandes plus que du contact, suivez plutôt le rythme d’achat. Et ce compte mesure des visites, non leur utilité : n’en faites pas une prime.',
    approval:
      'Aucun rendez-vous n’est pris. Le commercial appelle, ou met le client en pause jusqu’à une date : il sort alors de la liste. Le chiffre de chacun ne va qu’au directeur ; dites à l’équipe qu’il le reçoit.',
    failure:
      'Grist ne répond pas ou la table est vide : le directeur l’apprend, et aucun commercial ne reçoit une fausse liste. Une adresse refusée : la liste de cette personne lui est envoyée à sa place.',
  },
  en: {
    title: 'See which clients are due for a visit, by their class',
    problem:
      'Clients in class A were to be seen every month. In practice people call on those along their road who offer coffee; the largest account of the area has seen nobody since September, and a competitor finds out first.',
    outcome:
      'On Monday each salesperson gets their own clients past the interval with no visit planned: class A first, then the longest delay. A visit planned and never held is pointed out. The sales director gets the count for each person, records without a class and overdue clients without a salesperson.',
    avoid:
      'Where orders matter more than contact, follow the pace of buying instead. This counts visits and says nothing of their use, so keep it out of anybody’s bonus.',
    approval:
      'No appointment is made. The salesperson rings up, or pauses the client until a date, which takes them off the list. Counts go to the director alone; let the team know about it.',
    failure:
      'Grist silent or the table empty: the director is told, and nobody receives a wrong list. An address that is refused: that person’s list goes to the director in their place.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: {
        fr: 'La semaine se remplit ce matin-là. Relancé, il renvoie les mêmes listes.',
        en: 'The week fills up that morning. Run again, it sends the same lists.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Rythme par classe', en: 'Pace by class' },
      why: {
        fr: 'En semaines : quatre pour A, dix pour B, vingt-six pour C.',
        en: 'In weeks: four for A, ten for B, twenty-six for C.',
      },
      with: fields({
        weeks: { as: 'object', value: '{ "A": 4, "B": 10, "C": 26 }' },
        document: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        desk: 'direction-commerciale@votre-entreprise.example',
      }),
    },
    clients: {
      use: 'grist',
      name: { fr: 'Clients et classes', en: 'Clients and classes' },
      why: {
        fr: 'Table Clients : name, town, class, owner (adresse), paused_until (date).',
        en: 'Table Clients: name, town, class, owner (address), paused_until (date).',
      },
      with: rows('Clients'),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    visits: {
      use: 'grist',
      name: { fr: 'Visites faites et prévues', en: 'Visits held and planned' },
      why: {
        fr: 'Table Visits : client (référence), day (date), done (case cochée au retour).',
        en: 'Table Visits: client (reference), day (date), done (ticked on return).',
      },
      with: rows('Visits'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Dire qui est dû', en: 'Tell who is due' },
      why: {
        fr: 'Une visite prévue suspend l’attente ; non faite, elle ne compte plus.',
        en: 'A planned visit stops the clock; not held, it counts no more.',
      },
      with: allItems(DUE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À qui ?', en: 'For whom?' },
      why: {
        fr: 'Le nom d’un client ne va qu’à son commercial.',
        en: 'A client’s name goes to their salesperson only.',
      },
      with: cases({ owner: text('={{ $json.kind }}', 'equals', 'owner') }),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Donner sa liste', en: 'Hand out the list' },
      why: {
        fr: 'Personne à voir : pas de courriel.',
        en: 'Nobody due means no email.',
      },
      with: mailed(
        { from: setting('desk'), to: '={{ $json.owner }}' },
        { fr: '=Clients à voir : {{ $json.count }}', en: '=Clients to see: {{ $json.count }}' },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 5],
    },
    unsent: {
      use: 'set',
      name: { fr: 'Liste non remise', en: 'List not delivered' },
      why: {
        fr: 'Souvent quelqu’un qui a quitté la maison.',
        en: 'Mostly somebody who has left the company.',
      },
      with: fields(
        {
          line: "={{ $('kind').item.json.owner + ' (' + ($json.error?.message ?? $json.error) + ')\\n' + $('kind').item.json.text }}",
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir ces listes', en: 'Gather these lists' },
      why: { fr: 'Un seul courriel pour toutes.', en: 'One email for all.' },
      with: gathered('line'),
    },
    forward: {
      use: 'emailSend',
      name: { fr: 'Les remettre au directeur', en: 'Give them to the director' },
      why: {
        fr: 'Il les confie à quelqu’un cette semaine.',
        en: 'To be entrusted to somebody this week.',
      },
      with: mailed(
        DESK,
        { fr: 'Visites : listes non remises', en: 'Visits: lists not delivered' },
        "={{ $json.line.join('\\n\\n') }}",
      ),
    },
    overview: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report to the director' },
      why: {
        fr: 'Même à zéro : un lundi sans courriel est une panne.',
        en: 'Even at nought: a Monday without this email is a failure.',
      },
      with: mailed(
        DESK,
        { fr: 'Visites dues cette semaine', en: 'Visits due this week' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
  },
  links: [
    'monday > settings > clients > visits > due > kind.owner > write',
    'write.error > unsent > gather > forward',
    'kind.other > overview',
  ],
  examples,
})
