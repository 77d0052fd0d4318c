import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { RANK, READ } from './dire-ce-qui-a-change.code.ts'
import { examples } from './dire-ce-qui-a-change.examples.ts'

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Dire ce qui a changé juste avant une panne',
    problem:
      'La boutique ralentit à 10 h 12. Trois personnes lisent des courbes ; à 11 heures, quelqu’un se souvient qu’un index a été supprimé à la main à 10 h 05. La première question d’une panne est toujours la même, et sa réponse est dans trois outils.',
    outcome:
      'Quand Alertmanager sonne, Slack reçoit aussitôt, pour chaque service touché, ce qui a été fusionné dans GitLab, prévu à l’agenda ou noté à la main dans les vingt-quatre heures d’avant. Ce qui touche ce service vient d’abord, puis le plus proche dans le temps, huit lignes au plus.',
    avoid:
      'Un changement proche n’est pas une cause : c’est l’endroit où regarder en premier. Le journal tenu à la main ne vaut que si l’équipe y écrit. Gardez vos alertes où elles sont, ce flux les complète.',
    approval:
      'Rien à valider : le flux lit et ne défait rien. Les noms des auteurs n’y figurent pas ; on cherche ce qui a changé, pas qui.',
    failure:
      'Une source muette est nommée dans le message, les autres restent. Slack refuse : le texte part par courriel à l’astreinte. Alertmanager répète ses alertes : aucune n’est racontée deux fois.',
  },
  en: {
    title: 'Say what changed just before a fault',
    problem:
      'The shop slows down at 10.12. Three people read charts; at eleven somebody remembers that an index was dropped by hand at 10.05. The first question of every fault is the same, and its answer lies in three tools.',
    outcome:
      'When Alertmanager rings, Slack gets at once, for each service hit, what was merged in GitLab, planned in the calendar or noted by hand within the twenty-four hours before. What concerns that service comes first, then the nearest in time, eight lines at most.',
    avoid:
      'A change nearby is no cause: it is where to look first. A log kept by hand is worth what the team writes into it. Keep your alerts where they are, this adds to them.',
    approval:
      'Nothing to approve: the flow reads and undoes nothing. Authors’ names are left out; one looks for what changed, not who.',
    failure:
      'A silent source is named in the message, the others remain. Slack refuses: the text goes to whoever is on call by email. Alertmanager repeats its alerts: none is told twice.',
  },
  nodes: {
    alert: {
      use: 'webhook',
      name: { fr: 'Alerte reçue', en: 'Alert received' },
      why: {
        fr: 'À ajouter comme second destinataire dans Alertmanager, avec la clé en en-tête.',
        en: 'To be added as a second receiver in Alertmanager, with the key in a header.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'panne', en: 'fault' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos services', en: 'Your services' },
      why: {
        fr: 'Pour chaque étiquette service, les mots qui la trahissent : dépôt, base, surnom.',
        en: 'For each service label the words that give it away: repository, database, nickname.',
      },
      with: fields(
        {
          hours: 24,
          zone: 'Europe/Paris',
          services: list([
            { name: 'boutique', words: ['boutique', 'paiement', 'pg-web'] },
            { name: 'erp', words: ['erp', 'pg-erp'] },
          ]),
          gitlab: 'https://gitlab.votre-entreprise.example',
          group: { fr: 'identifiant du groupe GitLab', en: 'id of the GitLab group' },
          calendar: { fr: 'identifiant de l’agenda', en: 'id of the calendar' },
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          from: 'n8n@votre-entreprise.example',
          oncall: 'astreinte@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Alerte par alerte', en: 'Alert by alert' },
      why: {
        fr: 'Les fins d’alerte sont laissées.',
        en: 'Ends of alerts are left aside.',
      },
      with: allItems(READ),
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Jamais deux fois', en: 'Never twice' },
      why: {
        fr: 'Alertmanager répète toutes les quatre heures ce qui dure.',
        en: 'Alertmanager repeats every four hours what goes on.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $json.key }}',
        options: {},
      },
    },
    merged: {
      use: 'httpRequest',
      name: { fr: 'Ce qui a été fusionné', en: 'What was merged' },
      why: {
        fr: 'Tout le groupe : la cause est souvent dans le service d’à côté.',
        en: 'The whole group, as the cause is often in the service next door.',
      },
      with: {
        url: `${setting('gitlab')}/api/v4/groups/{{ encodeURIComponent($('settings').first().json.group) }}/merge_requests`,
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'state', value: 'merged' },
            { name: 'scope', value: 'all' },
            {
              name: 'updated_after',
              value: '={{ $json.from }}',
            },
            { name: 'order_by', value: 'updated_at' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: { timeout: 20_000 },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    planned: {
      use: 'googleCalendar',
      name: { fr: 'Ce qui était prévu', en: 'What was planned' },
      why: {
        fr: 'Opérateur, hébergeur, électricien : leurs passages y sont aussi.',
        en: 'Network, host, electrician: their visits are in there too.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: '={{ $json.from }}',
        timeMax: '={{ $now.toISO() }}',
        options: { recurringEventHandling: 'expand' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    journal: {
      use: 'grist',
      name: { fr: 'Ce qui a été fait à la main', en: 'What was done by hand' },
      why: {
        fr: 'Table Changes : at (date et heure), service, what. Les cinquante dernières lignes.',
        en: 'Table Changes: at (date and time), service, what. The latest fifty rows.',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Changes',
        returnAll: false,
        limit: 50,
        additionalOptions: {
          sort: { sortProperties: [{ field: 'at', direction: 'desc' }] },
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    gather: {
      use: 'merge',
      name: { fr: 'Attendre les trois', en: 'Wait for all three' },
      why: {
        fr: 'Un classement fait trop tôt oublierait le plus récent.',
        en: 'A ranking made too early would miss the newest.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    rank: {
      use: 'code',
      name: { fr: 'Classer', en: 'Rank' },
      why: {
        fr: 'Une panne par service, à l’heure de sa première alerte. Les changements faits après le début de la panne sont des remèdes : ils n’y sont pas.',
        en: 'One fault a service, at the time of its first alert. Changes made after the fault began are remedies and do not appear.',
      },
      with: allItems(RANK),
    },
    say: {
      use: 'slack',
      name: { fr: 'Le dire au canal', en: 'Tell the channel' },
      why: {
        fr: 'Un message par service, où l’on répond « ce n’est pas ça ».',
        en: 'A message for each service, where one answers “not that”.',
      },
      with: posted({ fr: '#incidents', en: '#incidents' }, '={{ $json.text }}', {
        unfurl_links: false,
      }),
      onError: 'output',
      retry: [2, 3],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Sinon, par courriel', en: 'By email otherwise' },
      why: {
        fr: 'Slack tombe parfois avec le reste.',
        en: 'Slack sometimes goes down with the rest.',
      },
      with: mailed(
        { from: setting('from'), to: setting('oncall') },
        {
          fr: "=Avant la panne : {{ $('rank').item.json.service }}",
          en: "=Before the fault: {{ $('rank').item.json.service }}",
        },
        "={{ $('rank').item.json.text }}",
      ),
      retry: [3, 5],
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'alert > settings > read > once > merged > gather > rank > say',
    'once > planned > gather:1',
    'once > journal > gather:2',
    'say.error > mail',
    'stopped > warn',
  ],
  examples,
})
