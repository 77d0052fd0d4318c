import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { asked, posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reconnaitre-panne-aux-tickets.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TOLD = byName("={{ $('settings').first().json.told }}")

/** The half hour that ends now, and the same one in each of the four weeks before. */
const WINDOWS = `return [0, 1, 2, 3, 4].map((weeks) => {
  const end = $now.minus({ weeks }).toUTC()
  const from = end.minus({ minutes: 30 })
  return { json: { weeks, query: 'created_at:[' + from.toISO({ suppressMilliseconds: true }) + ' TO ' + end.toISO({ suppressMilliseconds: true }) + ']' } }
})`

/** Too many at once, and about the same: a word that half of the titles share. */
const compare = (say: {
  readonly usual: string
  readonly ask: string
  readonly now: string
  readonly point: string
}) =>
  `if ($input.all().length < 5) return []
const { least, times, idle } = $('settings').first().json
const counts = $input.all().map(({ json }) => json.tickets_count)
const usual = counts.slice(1).reduce((sum, one) => sum + one, 0) / 4
const tickets = Object.values($input.first().json.assets?.Ticket ?? {})
const heard = new Map()
for (const { title } of tickets)
  for (const word of new Set(title.toLowerCase().match(/[\\p{L}]{4,}/gu) ?? []))
    if (!idle.includes(word)) heard.set(word, (heard.get(word) ?? 0) + 1)
const [word = '', shared = 0] = [...heard].sort((one, other) => other[1] - one[1])[0] ?? []
const surge = counts[0] >= least && counts[0] >= times * usual && shared * 2 >= tickets.length
const line = counts[0] + '${say.now}' + String(usual).replace('.', '${say.point}') + '${say.usual}' + word + '${say.ask}'
return [{ json: { now: counts[0], usual, word, shared, surge, line, key: $now.toISODate() + '/' + word } }]`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Reconnaître une panne aux tickets qui arrivent ensemble',
    problem:
      'La surveillance est au vert, pourtant le paiement refuse une carte sur deux. Six clients écrivent en vingt minutes, à six agents qui répondent chacun « videz votre cache ». La panne est reconnue à midi.',
    outcome:
      'Tous les quarts d’heure, la dernière demi-heure de Zammad est comparée à la même demi-heure des quatre semaines passées. Trop de tickets qui partagent un mot : Slack montre le compte et le mot, et un bouton publie l’avis préparé sur votre site.',
    avoid:
      'En dessous de vingt tickets par jour, cinq d’un coup sont un hasard. Le jour d’un envoi à toute la clientèle, élevez le minimum. Et rien de cela ne remplace une sonde sur le paiement lui-même.',
    approval:
      'Publier que quelque chose ne marche pas se décide : le bouton est à l’équipe. Sans réponse en une heure rien ne paraît, et ce mot ne redemande rien de la journée.',
    failure:
      'Une seule des cinq lectures manque, et rien n’est comparé : Slack le dit. Si WordPress refuse l’avis, Slack demande de le publier à la main.',
  },
  en: {
    title: 'Recognise an outage by tickets that come together',
    problem:
      'Monitoring is green, yet payment turns down every second card. Six customers write within twenty minutes, to six agents who each answer “clear your cache”. The outage is recognised at noon.',
    outcome:
      'Every quarter of an hour, Zammad’s last half hour is compared with the same half hour of the four weeks before. Too many tickets that share a word: Slack shows count and word, and a button publishes the notice prepared on your site.',
    avoid:
      'Under twenty tickets a day, five at once are chance. On the day of a mailing to all customers, raise the minimum. And none of this replaces a probe on payment itself.',
    approval:
      'To publish that something is broken is a decision, so the button is the team’s. Without an answer within an hour nothing appears, and that word asks no more that day.',
    failure:
      'If one of the five readings is missing nothing is compared, and Slack says so. If WordPress refuses the notice, Slack asks for it to be published by hand.',
  },
  nodes: {
    tick: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les quarts d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'Deux passages dans chaque demi-heure : une vague à cheval ne se perd pas.',
        en: 'Twice in each half hour, so that no wave is cut in two.',
      },
      with: at('*/15 8-19 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Les mots de politesse ne font pas une panne.',
        en: 'Words of courtesy make no outage.',
      },
      with: fields(
        {
          least: 5,
          times: 3,
          idle: {
            as: 'array',
            value: {
              fr: '["bonjour","demande","question","problème","urgent","commande"]',
              en: '["hello","request","question","problem","urgent","order"]',
            },
          },
          desk: 'https://assistance.votre-entreprise.example',
          notice: '4021',
          told: { fr: 'pannes reconnues', en: 'outages recognised' },
        },
        { alone: true },
      ),
    },
    windows: {
      use: 'code',
      name: { fr: 'Cinq demi-heures', en: 'Five half hours' },
      why: {
        fr: 'Un lundi à neuf heures ne ressemble qu’à un lundi à neuf heures.',
        en: 'Monday at nine is like nothing but Monday at nine.',
      },
      with: allItems(WINDOWS),
    },
    search: {
      use: 'httpRequest',
      name: { fr: 'Tickets de chacune', en: 'Tickets of each' },
      why: {
        fr: 'Zammad donne le compte et les titres en une réponse.',
        en: 'Zammad gives count and titles in one answer.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v1/tickets/search",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'query', value: '={{ $json.query }}' },
            { name: 'limit', value: '100' },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Plus que d’habitude ?', en: 'More than usual?' },
      why: {
        fr: 'Trois conditions ensemble : un nombre, un rapport, un sujet commun.',
        en: 'Three conditions together: a number, a ratio, a common subject.',
      },
      with: allItems(
        inBoth(compare, {
          fr: {
            now: ' tickets en une demi-heure, ',
            usual: ' d’habitude. Le mot commun : « ',
            ask: ' ». Une panne ?',
            point: ',',
          },
          en: {
            now: ' tickets in half an hour, ',
            usual: ' usually. The word they share: “',
            ask: '”. An outage?',
            point: '.',
          },
        }),
      ),
    },
    surge: {
      use: 'filter',
      name: { fr: 'Une vague', en: 'A wave' },
      why: {
        fr: 'Un lundi chargé de sujets divers n’en est pas une.',
        en: 'A busy Monday of mixed subjects is none.',
      },
      with: all(isTrue('={{ $json.surge }}')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandé', en: 'Not asked yet' },
      why: {
        fr: 'Pendant une panne, on a mieux à faire que de répondre deux fois.',
        en: 'In an outage people have better things to do than answer twice.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le mot du jour', en: 'Remember the day’s word' },
      why: {
        fr: 'Avant la question : le passage suivant n’attend pas la réponse.',
        en: 'Ahead of the question, as the next run will not wait for the answer.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ key: '={{ $json.key }}' }),
        options: {},
      },
    },
    ask: {
      use: 'slack',
      name: { fr: 'Publier l’avis ?', en: 'Publish the notice?' },
      why: {
        fr: 'Six agents apprennent ensemble qu’ils ont le même ticket.',
        en: 'Six agents learn together that they have the same ticket.',
      },
      with: asked(
        CHANNEL,
        "={{ $('fresh').item.json.line }}",
        [
          { fr: 'Oui, publier l’avis', en: 'Yes, publish the notice' },
          { fr: 'Non', en: 'No' },
        ],
        1,
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'Panne confirmée ?', en: 'Outage confirmed?' },
      why: {
        fr: 'Un avis publié à tort fait écrire ceux qui n’avaient rien vu.',
        en: 'A wrong notice makes people write who had seen nothing.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    publish: {
      use: 'wordpress',
      name: { fr: 'Publier l’avis préparé', en: 'Publish the prepared notice' },
      why: {
        fr: 'Un brouillon relu à froid vaut mieux qu’un texte écrit pendant la panne.',
        en: 'A draft read in calm beats a text written in an outage.',
      },
      with: {
        resource: 'post',
        operation: 'update',
        postId: "={{ $('settings').first().json.notice }}",
        updateFields: { status: 'publish' },
      },
      onError: 'output',
      retry: [2, 3],
    },
    done: {
      use: 'slack',
      name: { fr: 'Dire où envoyer', en: 'Say where to send people' },
      why: {
        fr: 'La même adresse dans toutes les réponses.',
        en: 'The same address in every answer.',
      },
      with: posted(CHANNEL, {
        fr: '=L’avis est en ligne : {{ $json.link }}. À citer dans vos réponses ; à repasser en brouillon une fois réparé.',
        en: '=The notice is up: {{ $json.link }}. Quote it in your answers, and turn it back into a draft once all is mended.',
      }),
    },
    byHand: {
      use: 'slack',
      name: { fr: 'À publier à la main', en: 'To be published by hand' },
      why: {
        fr: 'L’équipe le croit en ligne.',
        en: 'The team thinks it is up.',
      },
      with: posted(CHANNEL, {
        fr: "=WordPress refuse l’avis ({{ $json.error.message ?? $json.error }}). Publiez l’article {{ $('settings').first().json.notice }} à la main.",
        en: "=WordPress refuses the notice ({{ $json.error.message ?? $json.error }}). Publish post {{ $('settings').first().json.notice }} by hand.",
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Comparaison impossible', en: 'Nothing to compare' },
      why: {
        fr: 'Un Zammad qui ne répond pas est peut-être la panne.',
        en: 'A Zammad that does not answer may be the outage.',
      },
      with: posted(CHANNEL, {
        fr: '=Zammad ne répond pas : {{ $json.error.message ?? $json.error }}. Les vagues de tickets ne se voient plus.',
        en: '=Zammad does not answer: {{ $json.error.message ?? $json.error }}. Waves of tickets go unseen.',
      }),
      once: true,
    },
  },
  links: [
    'tick > settings > windows > search > compare > surge > fresh > remember > ask > yes.yes > publish > done',
    'publish.error > byHand',
    'search.error > broken',
  ],
  examples,
})
