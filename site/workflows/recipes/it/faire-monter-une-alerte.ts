import { stopped } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHAIN, READ, STILL } from './faire-monter-une-alerte.code.ts'
import { examples } from './faire-monter-une-alerte.examples.ts'

const CHANNEL = { fr: '#incidents', en: '#incidents' }
const TEXT = "$('chain').first().json.text"

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Faire monter une alerte jusqu’à ce que quelqu’un réponde',
    problem:
      'À trois heures, l’alerte part dans un canal que personne ne lit. Lou, d’astreinte, dort téléphone en silencieux ; le deuxième nom de la liste ne sait pas que c’est son tour. On découvre la panne à l’ouverture.',
    outcome:
      'Quand Alertmanager sonne, la personne d’astreinte à l’agenda reçoit un message Telegram à deux boutons. Dix minutes sans réponse, ou « je ne peux pas », et le suivant est appelé à son tour. Qui accepte est nommé dans Slack. Au bout de la liste, le téléphone du responsable sonne et une voix lit l’alerte.',
    avoid:
      'Telegram en silencieux ne réveille pas : laissez-le sonner la nuit. Au-delà d’une équipe, ou si un contrat fixe vos délais, prenez un service d’astreinte, qui tient même quand n8n est arrêté.',
    approval:
      'Le flux ne répare rien : il trouve une personne. Si l’alerte s’éteint pendant l’attente, il cesse de chercher et le dit.',
    failure:
      'Agenda illisible : l’ordre des réglages vaut. Telegram refuse : personne suivante. Alertmanager muet : on continue d’appeler. Que l’appel passe ou non, Slack et un courriel disent que personne n’a répondu. Une alerte répétée, ou qui rejoint un groupe déjà annoncé, ne réveille personne.',
  },
  en: {
    title: 'Pass an alert on until somebody answers',
    problem:
      'At three in the morning the alert goes to a channel that nobody reads. Lou, on call, sleeps with the phone on mute; the second on the list does not know it is their turn. The fault is found at opening time.',
    outcome:
      'When Alertmanager rings, whoever the calendar has on call gets a Telegram message with two buttons. Ten minutes without an answer, or “I cannot”, and it is the next one’s turn. Whoever accepts is named in Slack. After the last one the manager’s phone rings and a voice reads the alert.',
    avoid:
      'Telegram on mute wakes nobody: let it ring at night. Beyond one team, or with delays set by contract, take an on-call service, which holds even when n8n is stopped.',
    approval:
      'The flow mends nothing: it finds a person. If the alert clears during the wait it stops looking and says so.',
    failure:
      'Calendar unreadable: the order of the settings holds. Telegram refuses: next person. Alertmanager silent: the calls go on. Whether or not the call gets through, Slack and an email say that nobody answered. An alert repeated, or joining a group announced before, wakes nobody.',
  },
  nodes: {
    alert: {
      use: 'webhook',
      name: { fr: 'Alerte reçue', en: 'Alert received' },
      why: {
        fr: 'Pour les alertes graves seulement ; regroupez-les dans Alertmanager, sinon chaque groupe appelle.',
        en: 'For serious alerts; group them in Alertmanager, or each group makes calls.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'alerte-grave', en: 'serious-alert' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui appeler', en: 'Whom to call' },
      why: {
        fr: 'Chacun écrit d’abord au robot une fois : Telegram n’ouvre pas de discussion sans cela.',
        en: 'Each writes to the bot once beforehand, or Telegram opens no chat.',
      },
      with: fields(
        {
          people: list([
            { name: 'Lou', chat: '111' },
            { name: 'Sami', chat: '112' },
            { name: 'Noé', chat: '113' },
          ]),
          minutes: 10,
          word: { fr: 'astreinte', en: 'on call' },
          zone: 'Europe/Paris',
          alertmanager: 'https://alertes.votre-entreprise.example',
          calendar: { fr: 'identifiant de l’agenda', en: 'id of the calendar' },
          number: { fr: 'numéro d’appel', en: 'number to call from' },
          manager: { fr: 'numéro du responsable', en: 'number of the manager' },
          from: 'n8n@votre-entreprise.example',
          mail: 'direction@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Lire l’alerte', en: 'Read the alert' },
      why: {
        fr: 'Un groupe est une seule affaire ; une fin d’alerte n’en est pas une.',
        en: 'A group is one matter; the end of an alert is none.',
      },
      with: allItems(READ),
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Jamais deux fois', en: 'Never twice' },
      why: {
        fr: 'Alertmanager répète ce qui dure ; une rechute, elle, appelle de nouveau.',
        en: 'Alertmanager repeats what goes on; a relapse does call again.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $json.key }}',
        options: {},
      },
    },
    rota: {
      use: 'googleCalendar',
      name: { fr: 'Qui est d’astreinte', en: 'Who is on call' },
      why: {
        fr: 'Les gardes qui courent à cette minute.',
        en: 'The shifts running at this minute.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: '={{ $now.toISO() }}',
        timeMax: '={{ $now.plus({ minutes: 1 }).toISO() }}',
        options: { recurringEventHandling: 'expand' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    chain: {
      use: 'code',
      name: { fr: 'L’ordre des appels', en: 'The order of calls' },
      why: {
        fr: 'L’astreinte d’abord, puis les autres.',
        en: 'Whoever is on call first, then the others.',
      },
      with: allItems(CHAIN),
    },
    turn: {
      use: 'splitInBatches',
      name: { fr: 'À chacun son tour', en: 'Each in turn' },
      why: {
        fr: 'Appeler tout le monde à la fois, c’est n’appeler personne.',
        en: 'Calling everybody at once is calling nobody.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Demander à cette personne', en: 'Ask this person' },
      why: {
        fr: 'Le bouton vaut engagement ; un message lu, non.',
        en: 'The button is a commitment; a message read is not.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: '={{ $json.chat }}',
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Je m’en occupe', en: 'I am on it' },
            disapproveLabel: { fr: 'Je ne peux pas', en: 'I cannot' },
          },
        },
        options: answeredWithin(setting('minutes'), 'minutes'),
      },
      onError: 'continue',
    },
    taken: {
      use: 'if',
      name: { fr: 'Pris ?', en: 'Taken?' },
      why: {
        fr: 'Un refus passe au suivant sans attendre.',
        en: 'A refusal goes to the next without waiting.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    named: {
      use: 'slack',
      name: { fr: 'Dire qui s’en occupe', en: 'Say who is on it' },
      why: {
        fr: 'Les autres peuvent se rendormir.',
        en: 'The others can go back to sleep.',
      },
      with: posted(CHANNEL, {
        fr: `={{ $('turn').item.json.name }} s’en occupe. {{ ${TEXT} }}`,
        en: `={{ $('turn').item.json.name }} is on it. {{ ${TEXT} }}`,
      }),
      retry: [3, 5],
    },
    active: {
      use: 'httpRequest',
      name: { fr: 'Sonne-t-elle encore ?', en: 'Is it still ringing?' },
      why: {
        fr: 'Une panne finie ne réveille personne.',
        en: 'A fault that is over wakes nobody.',
      },
      with: {
        url: `${setting('alertmanager')}/api/v2/alerts?active=true&silenced=false&inhibited=false`,
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBasicAuth',
        options: { timeout: 10_000 },
      },
      onError: 'continue',
      always: true,
    },
    still: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Ce qui ne se lit pas est tenu pour en cours.',
        en: 'What cannot be read counts as going on.',
      },
      with: allItems(STILL),
    },
    over: {
      use: 'if',
      name: { fr: 'Finie ?', en: 'Over?' },
      why: { fr: 'Sinon, au suivant.', en: 'If not, next please.' },
      with: all(isTrue('={{ $json.over }}')),
    },
    cleared: {
      use: 'slack',
      name: { fr: 'Dire qu’elle a cessé', en: 'Say that it has cleared' },
      why: {
        fr: 'Personne n’a rien fait : cela se regarde le matin.',
        en: 'Nobody did anything: look in the morning.',
      },
      with: posted(CHANNEL, {
        fr: `=Éteinte sans que personne ait répondu. {{ ${TEXT} }}`,
        en: `=Cleared without anybody answering. {{ ${TEXT} }}`,
      }),
      retry: [3, 5],
    },
    call: {
      use: 'twilio',
      name: { fr: 'Appeler le responsable', en: 'Ring the manager' },
      why: {
        fr: 'Un appel perce le silencieux si le numéro est en favori.',
        en: 'A call gets through mute if the number is a favourite.',
      },
      with: {
        resource: 'call',
        operation: 'make',
        from: setting('number'),
        to: setting('manager'),
        twiml: true,
        message: {
          fr: `=<Response><Say language="fr-FR">Alerte sans réponse. {{ ${TEXT} }}</Say></Response>`,
          en: `=<Response><Say language="en-GB">Alert without an answer. {{ ${TEXT} }}</Say></Response>`,
        },
        options: {},
      },
      once: true,
      onError: 'continue',
      retry: [3, 5],
    },
    nobody: {
      use: 'slack',
      name: { fr: 'Dire que personne n’a répondu', en: 'Say that nobody answered' },
      why: {
        fr: 'Le premier qui se lève doit le voir.',
        en: 'The first one up has to see it.',
      },
      with: posted(CHANNEL, {
        fr: `=:rotating_light: Personne n’a répondu{{ $json.error ? ', et l’appel n’est pas passé' : ' ; le responsable est appelé' }}. {{ ${TEXT} }}`,
        en: `=:rotating_light: Nobody answered{{ $json.error ? ', and the call did not get through' : '; the manager is being rung' }}. {{ ${TEXT} }}`,
      }),
      onError: 'continue',
      retry: [3, 5],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'L’écrire aussi', en: 'Write it too' },
      why: {
        fr: 'Pour la nuit où tout tombe.',
        en: 'For the night when all is down.',
      },
      with: mailed(
        { from: setting('from'), to: setting('mail') },
        { fr: 'Alerte sans réponse', en: 'Alert without an answer' },
        `={{ ${TEXT} }}`,
      ),
    },
    stopped,
    halted: {
      use: 'emailSend',
      name: { fr: 'Dire que le flux s’arrête', en: 'Say that the flow stopped' },
      why: { fr: 'Une alerte est peut-être perdue.', en: 'An alert may be lost.' },
      with: mailed(
        { from: 'n8n@votre-entreprise.example', to: 'direction@votre-entreprise.example' },
        {
          fr: '=Alertes : arrêt au nœud {{ $json.execution.lastNodeExecuted }}',
          en: '=Alerts: stopped at the node {{ $json.execution.lastNodeExecuted }}',
        },
        '={{ $json.execution.error.message }}\n{{ $json.execution.url }}',
      ),
    },
  },
  links: [
    'alert > settings > read > once > rota > chain > turn.each > ask > taken.yes > named',
    'taken.no > active > still > over.no > turn',
    'over.yes > cleared',
    'turn.done > call > nobody > mail',
    'stopped > halted',
  ],
  examples,
})
