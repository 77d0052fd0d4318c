import { any, amount, isFalse } from '../../fragments/conditions.ts'
import { fields, list, number, truth } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-ses-sites.examples.ts'

export default defineRecipe({
  category: 'it',
  level: 'simple',
  minutes: 20,
  published: '2026-11-23',
  fr: {
    title: 'Surveiller ses sites sans abonnement',
    problem:
      'Le site est tombé samedi soir, un client l’a dit lundi. Les outils de surveillance facturent au site, et pour quatre adresses on se dit qu’on verra plus tard.',
    outcome:
      'Toutes les dix minutes, chaque adresse est appelée. Slack reçoit un message quand une page ne répond plus, répond par une erreur ou ne contient plus le mot qu’elle doit contenir ; rien quand tout va bien.',
    avoid:
      'Si n8n tourne sur la même machine que le site, il tombera avec lui : surveillez d’ailleurs. Pour un engagement de service, prenez un outil qui mesure depuis plusieurs pays.',
    approval:
      'Le flux ne redémarre rien. Une personne lit l’alerte, va voir, et décide ; le message porte ce qu’il faut pour commencer : adresse, code, heure.',
    failure:
      'Une adresse qui ne répond pas est justement ce que l’on cherche : l’erreur devient une ligne du message. Si Slack lui-même refuse, l’exécution échoue en rouge dans n8n.',
  },
  en: {
    title: 'Watch your sites without a subscription',
    problem:
      'The site went down on Saturday evening and a client said so on Monday. Monitoring tools charge by the site, and for four addresses one keeps putting it off.',
    outcome:
      'Every ten minutes each address is called. Slack gets a message when a page stops answering, answers with an error or no longer holds the word it should hold; nothing when all is well.',
    avoid:
      'If n8n runs on the same machine as the site, it goes down with it: watch from elsewhere. For a service commitment, take a tool that measures from several countries.',
    approval:
      'The flow restarts nothing. A person reads the alert, has a look and decides; the message carries what one needs to begin: address, code, time.',
    failure:
      'An address that does not answer is just what this looks for: the error becomes a line of the message. If Slack itself refuses, the run fails in red inside n8n.',
  },
  nodes: {
    tick: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les dix minutes', en: 'Every ten minutes' },
      why: {
        fr: 'Assez souvent pour le savoir avant les clients, assez peu pour ne gêner personne.',
        en: 'Often enough to know before clients do, rarely enough to bother nobody.',
      },
      with: { rule: { interval: [{ field: 'minutes', minutesInterval: 10 }] } },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Pour chacune, un mot qui doit s’y trouver : une page d’erreur répond aussi « 200 ».',
        en: 'For each, a word it must hold: an error page may well answer “200”, too.',
      },
      with: fields({
        sites: list([
          { url: 'https://boutique.example/', word: 'Panier' },
          { url: 'https://blog.example/', word: 'Articles' },
        ]),
        channel: { fr: 'alertes', en: 'alerts' },
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une adresse à la fois', en: 'One address at a time' },
      why: {
        fr: 'Une adresse morte ne doit pas cacher les autres.',
        en: 'A dead address must not hide the others.',
      },
      with: { fieldToSplitOut: 'sites', options: {} },
    },
    call: {
      use: 'httpRequest',
      name: { fr: 'Appeler la page', en: 'Call the page' },
      why: {
        fr: 'Quinze secondes d’attente au plus ; un code d’erreur est une réponse comme une autre.',
        en: 'Fifteen seconds at most; an error code is an answer like any other.',
      },
      with: {
        url: '={{ $json.url }}',
        options: {
          timeout: 15000,
          response: { response: { fullResponse: true, neverError: true, responseFormat: 'text' } },
        },
      },
      onError: 'output',
    },
    judge: {
      use: 'set',
      name: { fr: 'Juger la réponse', en: 'Judge the answer' },
      why: {
        fr: 'Trois questions simples : le code, le mot attendu, le poids de la page.',
        en: 'Three plain questions: the code, the expected word, the size of the page.',
      },
      with: fields(
        {
          url: "={{ $('each').item.json.url }}",
          code: number('={{ $json.statusCode }}'),
          found: truth("={{ $json.data.includes($('each').item.json.word) }}"),
          letters: number('={{ $json.data.length }}'),
        },
        { alone: true },
      ),
    },
    wrong: {
      use: 'filter',
      name: { fr: 'Seulement ce qui cloche', en: 'Only what is wrong' },
      why: {
        fr: 'Un canal d’alertes qui dit que tout va bien finit par ne plus être lu.',
        en: 'An alert channel that says all is well ends up unread.',
      },
      with: any(amount('={{ $json.code }}', 'gte', 400), isFalse('={{ $json.found }}')),
    },
    describe: {
      use: 'set',
      name: { fr: 'Dire le problème', en: 'Say the problem' },
      why: {
        fr: 'La première cause trouvée, en clair : un code, ou un mot qui manque.',
        en: 'The first cause found, in plain words: a code, or a missing word.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.url }} : {{ $json.code >= 400 ? 'code ' + $json.code : 'le mot attendu a disparu (' + $json.letters + ' caractères)' }}",
            en: "={{ $json.url }}: {{ $json.code >= 400 ? 'code ' + $json.code : 'the expected word is gone (' + $json.letters + ' characters)' }}",
          },
        },
        { alone: true },
      ),
    },
    silent: {
      use: 'set',
      name: { fr: 'Noter le silence', en: 'Note the silence' },
      why: {
        fr: 'Pas de réponse du tout : nom introuvable, certificat refusé, délai passé.',
        en: 'No answer at all: name not found, certificate refused, time run out.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('each').item.json.url }} : pas de réponse",
            en: "={{ $('each').item.json.url }}: no answer",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul message', en: 'One message' },
      why: {
        fr: 'Si tout l’hébergeur tombe, un message suffit.',
        en: 'If the whole host goes down, one message will do.',
      },
      with: gathered('line'),
    },
    alert: {
      use: 'slack',
      name: { fr: 'Alerter', en: 'Alert' },
      why: {
        fr: 'L’heure est celle de l’appel : elle servira à lire les journaux.',
        en: 'The time is that of the call: it will help to read the logs.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: "=⚠️ {{ $now.toFormat('HH:mm') }}\n{{ $json.line.join('\\n') }}",
        otherOptions: { includeLinkToWorkflow: false },
      },
      retry: [3, 10],
    },
  },
  links: [
    'tick > settings > each > call > judge > wrong > describe > gather > alert',
    'call.error > silent > gather',
  ],
  examples,
})
