import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { BUILD, STORE, TELL } from './tenir-calendrier-de-reference.code.ts'
import { examples } from './tenir-calendrier-de-reference.examples.ts'

const posted: Params = {
  resource: 'message',
  operation: 'post',
  channelId: setting('channel'),
  message: '={{ $json.text }}',
}

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Tenir une table des jours : fériés et vacances par zone',
    problem:
      'Cinq rapports, cinq façons de compter les jours ouvrés. L’un oublie le lundi de Pâques, l’autre prend les vacances de Lyon pour celles de Rennes, et la baisse de février s’explique chaque année par une réunion.',
    outcome:
      'Le 1er du mois, une table PostgreSQL est prolongée à quatre cents jours : jour de semaine, semaine ISO, férié, ouvré, vacances des zones A, B et C. Les fériés viennent de l’API officielle, les vacances du ministère. Ce qui n’est pas publié reste vide, et non « faux » ; une zone absente d’une réponse n’efface rien. Mattermost dit ce qui fut ajouté, et quels jours connus ont changé.',
    avoid:
      'La Corse et l’outre-mer ont leur propre calendrier scolaire, absent ici ; pour l’Alsace et la Moselle, réglez le territoire des fériés. Vos ponts et fermetures restent à mettre dans une colonne à vous, que le flux ne touche pas.',
    approval:
      'Aucune décision n’est à prendre. Quand un jour passé dans un rapport change, c’est à vous de dire s’il faut le refaire : le message donne le nombre et les dix premières dates.',
    failure:
      'Une source muette, des fériés non publiés, une réponse vide : rien n’est écrit, la table d’hier sert encore et Mattermost le dit. Base qui refuse : sa raison arrive au même endroit. Mattermost hors service : l’exécution échoue, lisible dans n8n.',
  },
  en: {
    title: 'Keep a table of days: French holidays and school zones',
    problem:
      'Five reports, five ways to count working days. One forgets Easter Monday, another takes the holidays of Lyon for those of Rennes, and the drop in February is explained each year in a meeting.',
    outcome:
      'On the 1st of the month a PostgreSQL table is extended to four hundred days: day of the week, ISO week, public holiday, working day, school holidays of zones A, B and C. Public holidays come from the official API, school ones from the ministry. What is not published stays empty rather than “false”; a zone absent from an answer erases nothing. Mattermost tells what was added, and which known days changed.',
    avoid:
      'Corsica and overseas have a school calendar of their own, not here; for Alsace and Moselle set the territory of public holidays. Your own closing days belong in a column of yours, which the flow leaves alone.',
    approval:
      'There is nothing to decide. When a day used in a report changes, you say whether to redo it: the message gives their number and the first ten dates.',
    failure:
      'A silent source, holidays not published, an empty answer: nothing is written, yesterday’s table still serves, and Mattermost says so. A database that refuses: its reason comes to the same place. Mattermost out of order: the run fails, which n8n lists.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er, à 5 h', en: 'On the 1st at 5 am' },
      why: {
        fr: 'Le ministère corrige parfois une année en cours.',
        en: 'The ministry sometimes corrects a year under way.',
      },
      with: at('0 5 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Portée et territoire', en: 'Reach and territory' },
      why: {
        fr: 'Quatre cents jours : un an et un mois d’avance.',
        en: 'Four hundred days: a year and a month ahead.',
      },
      with: fields(
        {
          ahead: 400,
          territory: 'metropole',
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Demander les fériés', en: 'Ask for public holidays' },
      why: {
        fr: 'Un seul objet, du jour au nom.',
        en: 'A single object, from day to name.',
      },
      with: {
        url: '=https://calendrier.api.gouv.fr/jours-feries/{{ $json.territory }}.json',
        options: { timeout: 15_000 },
      },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    schools: {
      use: 'httpRequest',
      name: { fr: 'Demander les vacances', en: 'Ask for school holidays' },
      why: {
        fr: 'L’export rend tout ; la recherche s’arrête à cent lignes.',
        en: 'The export gives all; the search stops at a hundred rows.',
      },
      with: {
        url: 'https://data.education.gouv.fr/api/explore/v2.1/catalog/datasets/fr-en-calendrier-scolaire/exports/json',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'select', value: 'description,population,start_date,end_date,zones' },
            {
              name: 'where',
              value: "=start_date >= date'{{ $now.minus({ days: 120 }).toISODate() }}'",
            },
          ],
        },
        options: { timeout: 30_000 },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    build: {
      use: 'code',
      name: { fr: 'Écrire les jours', en: 'Write the days' },
      why: {
        fr: 'Minuit à Paris, donné en temps universel : lu tel quel, tout glisse d’un jour.',
        en: 'Midnight in Paris, given in universal time: read as it is, all slips by a day.',
      },
      with: allItems(BUILD),
    },
    ready: {
      use: 'if',
      name: { fr: 'Sources complètes ?', en: 'Sources complete?' },
      why: {
        fr: 'Une moitié de calendrier fausserait tous les rapports.',
        en: 'Half a calendar would spoil every report.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ready')),
    },
    store: {
      use: 'postgres',
      name: { fr: 'Prolonger la table', en: 'Extend the table' },
      why: {
        fr: 'Table calendar : day (date, clé), weekday, iso_week, holiday, working, zone_a, zone_b, zone_c. Une seule requête : tout ou rien.',
        en: 'Table calendar: day (date, key), weekday, iso_week, holiday, working, zone_a, zone_b, zone_c. One query: all or nothing.',
      },
      with: {
        operation: 'executeQuery',
        query: STORE,
        options: { queryReplacement: '={{ [JSON.stringify($json.rows)] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    tell: {
      use: 'code',
      name: { fr: 'Compter ce qui a bougé', en: 'Count what moved' },
      why: {
        fr: 'Un jour ajouté n’étonne personne ; un jour changé, si.',
        en: 'A day added surprises nobody; a day changed does.',
      },
      with: allItems(TELL),
    },
    say: {
      use: 'mattermost',
      name: { fr: 'Dire l’état du calendrier', en: 'Tell the calendar’s state' },
      why: {
        fr: 'La zone sans vacances publiées se voit d’avance.',
        en: 'A zone without published holidays shows ahead of time.',
      },
      with: posted,
      retry: [3, 20],
    },
    warn: {
      use: 'mattermost',
      name: { fr: 'Dire que rien n’est écrit', en: 'Say that nothing was written' },
      why: {
        fr: 'La table vieillit sans bruit.',
        en: 'The table grows old without a sound.',
      },
      with: posted,
      retry: [3, 20],
    },
  },
  links: [
    'month > settings > holidays > schools > build > ready.yes > store > tell > say',
    'ready.no > warn',
  ],
  examples,
  related: ['envoyer-chiffres-du-lundi', 'prevoir-fournees-de-demain'],
})
