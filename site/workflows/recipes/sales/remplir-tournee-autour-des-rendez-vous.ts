import { allItems } from '../../fragments/code.ts'
import { all, amount, isFilled } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { AROUND } from './remplir-tournee-autour-des-rendez-vous.code.ts'
import { examples } from './remplir-tournee-autour-des-rendez-vous.examples.ts'

const ME = "={{ $('settings').first().json.me }}"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Remplir la tournée autour des rendez-vous déjà pris',
    problem:
      'Deux heures de route pour un seul rendez-vous, puis on rentre. Trois clients du même canton n’ont vu personne depuis le printemps, mais les chercher sur une carte prend plus de temps que de les appeler.',
    outcome:
      'Le jeudi, un courriel reprend vos rendez-vous extérieurs de la semaine suivante et donne pour chacun jusqu’à trois clients à voir dans le secteur, avec téléphone, distance et date de la dernière visite.',
    avoid:
      'En ville, où tout est à vingt minutes, la distance ne décide de rien. Pour optimiser dix arrêts par jour, prenez un logiciel de tournées : ici les kilomètres sont à vol d’oiseau.',
    approval:
      'Aucun rendez-vous n’est pris, aucun client n’est prévenu. Vous appelez qui vous voulez, et notez la visite dans Airtable.',
    failure:
      'Adresse introuvable : le rendez-vous figure quand même, avec la mention. Agenda ou Airtable muets : un courriel vous le dit, et vous relancez le flux.',
  },
  en: {
    title: 'Fill the sales round around visits already booked',
    problem:
      'Two hours on the road for a single visit, then home. Three clients in the same area have seen nobody since spring, but looking for them on a map takes longer than ringing them.',
    outcome:
      'On Thursdays an email lists next week’s visits outside and gives, for each, up to three clients to see nearby, with telephone, distance and date of the last visit.',
    avoid:
      'In a city, where everything is twenty minutes away, distance decides nothing. To optimise ten stops a day take routing software: kilometres here are as the crow flies.',
    approval:
      'No visit is booked and no client is told. You ring whom you like, and note the visit in Airtable.',
    failure:
      'Address not found: the visit is listed all the same, and says so. Calendar or Airtable silent: an email tells you, and you start the flow again.',
  },
  nodes: {
    thursday: {
      use: 'scheduleTrigger',
      name: { fr: 'Jeudi, 14 h', en: 'Thursday, 2 pm' },
      why: {
        fr: 'Il reste un jour et demi pour appeler.',
        en: 'A day and a half is left for calls.',
      },
      with: at('0 14 * * 4'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre secteur', en: 'Your area' },
      why: {
        fr: 'Quinze kilomètres et trois noms, pas plus. « usual » : le rythme de visite, en jours, d’un client qui n’en a pas.',
        en: 'Fifteen kilometres and three names, no more. “usual”: days between visits for a client with no rhythm of their own.',
      },
      with: fields({
        radius: 15,
        each: 3,
        usual: 90,
        calendar: 'primary',
        base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        me: 'vous@votre-entreprise.example',
      }),
    },
    events: {
      use: 'googleCalendar',
      name: { fr: 'Lire la semaine prochaine', en: 'Read next week' },
      why: {
        fr: 'Du lundi au vendredi, récurrences comprises.',
        en: 'Monday to Friday, recurring events included.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        returnAll: true,
        timeMin: "={{ $now.plus({ weeks: 1 }).startOf('week').toISO() }}",
        timeMax: "={{ $now.plus({ weeks: 1 }).endOf('week').minus({ days: 2 }).toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    placed: {
      use: 'filter',
      name: { fr: 'Avec une heure et un lieu', en: 'With a time and a place' },
      why: {
        fr: 'Ni les visioconférences, ni les journées entières.',
        en: 'Neither video calls nor whole days.',
      },
      with: all(isFilled('={{ $json.location }}'), isFilled('={{ $json.start.dateTime }}'), {
        left: '={{ $json.location }}',
        type: 'string',
        operation: 'notRegex',
        right: 'https?://|Meet|Teams|Zoom',
      }),
    },
    find: {
      use: 'httpRequest',
      name: { fr: 'Situer chaque lieu', en: 'Find each place' },
      why: {
        fr: 'Le géocodage public : gratuit, et vos clients ne sont pas revendus.',
        en: 'The public geocoder: free, and your clients are not sold on.',
      },
      with: {
        url: 'https://data.geopf.fr/geocodage/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'q', value: '={{ $json.location }}' },
            { name: 'limit', value: '1' },
          ],
        },
        options: { timeout: 10_000 },
      },
      onError: 'continue',
      retry: [2, 2],
    },
    clients: {
      use: 'airtable',
      name: { fr: 'Lire les clients', en: 'Read the clients' },
      why: {
        fr: 'Une fois pour toute la semaine, coordonnées déjà remplies.',
        en: 'Once for the whole week, coordinates already filled in.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        filterByFormula: 'NOT({lat} = BLANK())',
        returnAll: true,
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    around: {
      use: 'code',
      name: { fr: 'Chercher autour', en: 'Look around' },
      why: {
        fr: 'D’abord qui attend le plus au regard de son rythme, et une seule fois par semaine.',
        en: 'Those most overdue by their own rhythm come first, each once a week.',
      },
      with: allItems(AROUND),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir la semaine', en: 'Gather the week' },
      why: { fr: 'Un courriel que l’on imprime.', en: 'One email to print.' },
      with: allIn('visits'),
    },
    count: {
      use: 'set',
      name: { fr: 'Compter les propositions', en: 'Count what is proposed' },
      why: {
        fr: 'L’objet du courriel dit si l’ouvrir vaut la peine.',
        en: 'The subject tells whether opening it is worthwhile.',
      },
      with: fields(
        {
          near: number('={{ $json.visits.reduce((sum, one) => sum + one.found, 0) }}'),
          lost: number('={{ $json.visits.filter((one) => one.lost).length }}'),
          text: "={{ $json.visits.map((one) => one.text).join('\\n\\n') }}",
        },
        { alone: true },
      ),
    },
    useful: {
      use: 'if',
      name: { fr: 'Quelque chose à faire ?', en: 'Anything to do?' },
      why: {
        fr: 'Un client à voir, ou une adresse à corriger dans l’agenda.',
        en: 'A client to see, or an address to mend in the calendar.',
      },
      with: all(amount('={{ $json.near + $json.lost }}', 'gt', 0)),
    },
    send: {
      use: 'outlook',
      name: { fr: 'Envoyer la tournée', en: 'Send the round' },
      why: {
        fr: 'Dans l’ordre des rendez-vous, téléphones compris.',
        en: 'In the order of visits, telephones included.',
      },
      with: outlookSent(
        ME,
        {
          fr: '=Tournée : {{ $json.near }} client(s) à voir en passant',
          en: '=Sales round: {{ $json.near }} client(s) to see on the way',
        },
        '={{ $json.text }}',
      ),
    },
    quiet: {
      use: 'noOp',
      name: { fr: 'Rien à ajouter', en: 'Nothing to add' },
      why: {
        fr: 'Pas de courriel pour dire qu’il n’y a rien.',
        en: 'No email to say that there is nothing.',
      },
    },
    broken: {
      use: 'outlook',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un jeudi silencieux ferait croire à une semaine sans voisins.',
        en: 'A silent Thursday would look like a week without neighbours.',
      },
      with: outlookSent(
        ME,
        { fr: 'Tournée non préparée', en: 'Sales round not prepared' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'thursday > settings > events > placed > find > clients > around > gather > count > useful.yes > send',
    'useful.no > quiet',
    'events.error > broken',
    'clients.error > broken',
  ],
  examples,
})
