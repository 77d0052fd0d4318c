import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { LINKS, REPORT, TEXTS } from './trouver-reponses-types-perimees.code.ts'
import { examples } from './trouver-reponses-types-perimees.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les réponses types périmées avant vos clients',
    problem:
      '« Port offert jusqu’au 31 août » : la macro part encore quatre-vingts fois en novembre. Elle renvoie aussi vers une page supprimée, et donne le nom d’une collègue partie au printemps.',
    outcome:
      'Le premier de chaque mois, toutes les macros actives de Zendesk sont relues : dates passées, noms de collègues partis, liens morts, textes laissés sans relecture depuis dix-huit mois. Un ticket interne les classe, les plus employées d’abord, avec le lien pour corriger.',
    avoid:
      'Le flux ne sait pas si un prix ou un délai est juste : c’est une relecture humaine. Les phrases qui viennent de contenus dynamiques (une accolade double) ne sont pas suivies. Avec dix macros, relisez-les en une heure.',
    approval:
      'Aucune macro n’est modifiée. La personne qui prend le ticket corrige, ou garde : une date passée peut être voulue. Sans correction, la macro revient le mois suivant.',
    failure:
      'Un lien n’est dit mort que sur une réponse 404 ou 410, ou si son nom de domaine n’existe plus, et seulement si votre propre Zendesk répond au même moment. Zendesk muet ou ticket refusé : Slack donne la cause.',
  },
  en: {
    title: 'Find outdated standard replies before customers do',
    problem:
      '“Free delivery until 31 August”: the macro still goes out eighty times in November. It also points to a page that was removed, and names a colleague who left in spring.',
    outcome:
      'On the first of each month all active Zendesk macros are read again: dates gone by, names of colleagues who left, dead links, wording not read again for eighteen months. An internal ticket ranks them, the most used first, with the link to mend each.',
    avoid:
      'Whether a price or a delay is right the flow cannot know: that takes a person. Sentences pulled from dynamic content (a double brace) are not followed. For ten macros, just read them in an hour.',
    approval:
      'No macro is altered. Whoever takes the ticket mends, or keeps: a past date can be meant. Left as it is, the macro comes back next month.',
    failure:
      'A link is called dead upon an answer of 404 or 410, or when its domain name no longer exists, and only while your own Zendesk answers. Zendesk silent or ticket refused: Slack gives the cause.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'First of the month' },
      why: {
        fr: 'Les promotions finissent souvent avec le mois.',
        en: 'Promotions tend to end with the month.',
      },
      with: at('0 7 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Ce qu’il faut chercher', en: 'What to look for' },
      why: {
        fr: 'Les noms des partis, à compléter à chaque départ.',
        en: 'The names of those who left, added to at each departure.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.zendesk.com',
          gone: 'Julie Morel, Karim Benali',
          months: 18,
          table: { fr: 'contrôles de macros', en: 'macro checks' },
        },
        { alone: true },
      ),
    },
    macros: {
      use: 'httpRequest',
      name: { fr: 'Lire les macros', en: 'Read the macros' },
      why: {
        fr: 'Avec leur nombre d’emplois : on corrige d’abord ce qui part le plus.',
        en: 'With the count of their uses, so that what goes out most is mended first.',
      },
      with: {
        url: '={{ $json.desk }}/api/v2/macros.json?active=true&include=usage_30d&per_page=100',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        options: {
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL:
                "={{ $response?.body?.next_page ?? $json.desk + '/api/v2/macros.json?active=true&include=usage_30d&per_page=100' }}",
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !$response?.body?.next_page }}',
              limitPagesFetched: true,
              maxRequests: 50,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    texts: {
      use: 'code',
      name: { fr: 'Relire chaque texte', en: 'Read each text again' },
      why: {
        fr: 'Des règles fixes, pas de modèle : un mois sur l’autre, le même constat.',
        en: 'Fixed rules and no model: the same finding from one month to the next.',
      },
      with: allItems(TEXTS),
    },
    links: {
      use: 'code',
      name: { fr: 'Rassembler les liens', en: 'Gather the links' },
      why: {
        fr: 'Chacun une fois, trois cents au plus, et votre Zendesk en témoin.',
        en: 'Each once, three hundred at most, with your Zendesk as a witness.',
      },
      with: allItems(LINKS),
    },
    answers: {
      use: 'httpRequest',
      name: { fr: 'Essayer les liens', en: 'Try the links' },
      why: {
        fr: 'Cinq par seconde, sans télécharger les pages.',
        en: 'Five a second, without downloading pages.',
      },
      with: {
        method: 'HEAD',
        url: '={{ $json.link }}',
        options: {
          timeout: 10000,
          response: { response: { fullResponse: true, neverError: true } },
          batching: { batch: { batchSize: 5, batchInterval: 1000 } },
        },
      },
      onError: 'continue',
    },
    report: {
      use: 'code',
      name: { fr: 'Classer par emplois', en: 'Rank by use' },
      why: {
        fr: 'Une faute que l’on envoie chaque jour passe avant trois fautes oubliées.',
        en: 'One mistake sent every day comes before three that nobody sends.',
      },
      with: allItems(REPORT),
    },
    any: {
      use: 'if',
      name: { fr: 'Quelque chose à corriger ?', en: 'Anything to mend?' },
      why: {
        fr: 'Un ticket vide ferait douter du suivant.',
        en: 'An empty ticket would cast doubt on the next.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore ce mois-ci', en: 'Not yet this month' },
      why: {
        fr: 'Une relance à la main ne double pas le ticket.',
        en: 'A second run by hand does not double the ticket.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'month', keyValue: '={{ $json.month }}' }] },
      },
    },
    ticket: {
      use: 'zendesk',
      name: { fr: 'Ouvrir le ticket du mois', en: 'Open the month’s ticket' },
      why: {
        fr: 'Il a un responsable et se ferme ; un message de canal, non.',
        en: 'It has an owner and gets closed, which a post does not.',
      },
      with: {
        resource: 'ticket',
        operation: 'create',
        description: {
          fr: "=À corriger dans les réponses types, les plus employées d’abord :\n\n{{ $('report').first().json.text }}",
          en: "=To be put right in the standard replies, the most used first:\n\n{{ $('report').first().json.text }}",
        },
        additionalFields: {
          subject: {
            fr: "=Réponses types à corriger : {{ $('report').first().json.count }} sur {{ $('report').first().json.all }}",
            en: "=Standard replies to be put right: {{ $('report').first().json.count }} of {{ $('report').first().json.all }}",
          },
          type: 'task',
        },
      },
      onError: 'output',
      retry: [2, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le mois', en: 'Remember the month' },
      why: {
        fr: 'Une fois le ticket ouvert, pas avant.',
        en: 'Once the ticket stands, and not before.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ month: "={{ $('report').first().json.month }}" }),
        options: {},
      },
    },
    sound: {
      use: 'slack',
      name: { fr: 'Dire que tout va', en: 'Say that all is well' },
      why: {
        fr: 'Un silence ressemblerait à une panne.',
        en: 'Silence would look like a failure.',
      },
      with: posted(CHANNEL, {
        fr: '=Réponses types contrôlées : {{ $json.all }}, à corriger : aucune. {{ $json.text }}',
        en: '=Standard replies checked: {{ $json.all }}, to be put right: none. {{ $json.text }}',
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Contrôle non abouti', en: 'Check not completed' },
      why: {
        fr: 'Le mois suivant est loin : relancez à la main.',
        en: 'Next month is far off: run it by hand.',
      },
      with: posted(CHANNEL, {
        fr: '=Réponses types : contrôle du mois non abouti ({{ $json.error.message ?? $json.error }}).',
        en: '=Standard replies: this month’s check failed ({{ $json.error.message ?? $json.error }}).',
      }),
      once: true,
    },
  },
  links: [
    'first > settings > macros > texts > links > answers > report > any.yes > fresh > ticket > remember',
    'any.no > sound',
    'macros.error > broken',
    'ticket.error > broken',
  ],
  examples,
})
