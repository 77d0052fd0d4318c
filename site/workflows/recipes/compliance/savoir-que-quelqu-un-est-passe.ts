import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { compose, OPEN, READ } from './savoir-que-quelqu-un-est-passe.code.ts'
import { examples } from './savoir-que-quelqu-un-est-passe.examples.ts'

const VISITS = byName('visits')
const written = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: setting('group'),
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'compliance',
  level: 'simple',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Savoir chaque soir que quelqu’un est passé chez un parent',
    problem:
      'Trois enfants, une mère de 86 ans, un tour de passage dans l’agenda. Mardi, chacun croyait que c’était l’autre ; le médicament du soir est resté dans sa boîte, et personne ne l’a su avant jeudi.',
    outcome:
      'Qui passe écrit « passé » ou « passée » dans le groupe Telegram, et le robot le note. À 18 h, si personne ne l’a écrit, il dit à qui c’était le tour. À 20 h et à 21 h, il donne les numéros de la maison et de la voisine. Une fois la visite notée, il se tait jusqu’au lendemain.',
    avoid:
      'Ce n’est pas une téléalarme : une chute à minuit n’attend pas 18 h, et en danger on appelle le 112. Parlez-en d’abord au parent, qui doit être d’accord. N’écrivez rien de sa santé dans le groupe.',
    approval:
      'Le robot rappelle, la famille décide : appeler, y aller, prévenir la voisine. « Annule » retire une visite écrite par erreur, et les rappels reprennent.',
    failure:
      'Telegram muet à l’heure du rappel : le même texte part par SMS aux trois. Table ou agenda illisible : le rappel part quand même, au besoin sans nom. Sans réponse du robot, regardez la table : la visite n’y est peut-être pas.',
  },
  en: {
    title: 'Know each evening that somebody looked in on a parent',
    problem:
      'Three children, a mother of 86, turns in the calendar. On Tuesday each thought it was the other’s; the evening pill stayed in its box, and nobody knew before Thursday.',
    outcome:
      'Whoever looks in writes “visited” in the Telegram group, and the bot notes it. At 6 pm, if nobody has, it says whose turn it was. At 8 and 9 it gives the numbers of the house and the neighbour. Once a visit is noted it stays silent until the next day.',
    avoid:
      'This is no personal alarm: a fall at midnight does not wait for 6 pm, and in danger one rings 112. Talk to the parent first, who must agree. Write nothing of their health in the group.',
    approval:
      'The bot reminds, the family decides: ring, go there, ask the neighbour. “Cancel” takes back a visit written by mistake, and reminders start again.',
    failure:
      'Telegram silent at a reminder: the same words leave as text messages to all three. Table or calendar unreadable: the reminder leaves anyway, if need be without a name. If the bot does not answer, look into the table: the visit may be missing.',
  },
  nodes: {
    message: {
      use: 'telegramTrigger',
      name: { fr: 'Message de la famille', en: 'Message of the family' },
      why: {
        fr: 'Chez BotFather, « Group Privacy » sur Off : sinon le robot ne lit que les commandes.',
        en: 'With BotFather, “Group Privacy” off, or the bot reads nothing but commands.',
      },
      with: { updates: ['message'], additionalFields: {} },
    },
    clock: {
      use: 'scheduleTrigger',
      name: { fr: '18 h, 20 h, 21 h', en: '6, 8 and 9 pm' },
      why: {
        fr: 'Assez tôt pour qu’on puisse encore y aller.',
        en: 'Early enough for somebody to go.',
      },
      with: at('0 18,20,21 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre famille', en: 'Your family' },
      why: {
        fr: 'Qui écrit, qui appeler, et l’agenda des tours.',
        en: 'Who writes, whom to ring, and the calendar of turns.',
      },
      with: fields({
        group: -1002,
        people: { as: 'object', value: '{"21": "Léa", "22": "Tom", "23": "Inès"}' },
        parent: { fr: 'Mamie', en: 'Gran' },
        home: '04 00 00 00 01',
        neighbour: { fr: 'Mme Haddad, 04 00 00 00 02', en: 'Mrs Haddad, 04 00 00 00 02' },
        phones: list(['+33639980001', '+33639980002', '+33639980003']),
        sender: '+33639980009',
        calendar: { fr: 'identifiant de l’agenda', en: 'id of the calendar' },
        second: 20,
      }),
    },
    ours: {
      use: 'filter',
      name: { fr: 'De la famille ?', en: 'Of the family?' },
      why: {
        fr: 'Un inconnu ne fait pas taire l’alerte.',
        en: 'A stranger does not silence the alarm.',
      },
      with: all(
        isTrue(
          '={{ $json.Hour !== undefined || ($json.message?.chat?.id === $json.group && $json.people[String($json.message?.from?.id)] !== undefined) }}',
        ),
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Visite, heure ou bavardage', en: 'Visit, hour or talk' },
      why: {
        fr: 'Le mot seul, ou suivi d’un signe : « passé une bonne nuit » ne compte pas. Écrit avant 4 h, il vaut pour la veille.',
        en: 'The word alone, or followed by a sign, so that talk does not count. Written before 4 am, it counts for the day before.',
      },
      with: eachItem(READ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Noter ou vérifier', en: 'Note or check' },
      why: {
        fr: 'Le reste de la conversation ne regarde pas le robot.',
        en: 'The rest of the talk is none of the bot’s business.',
      },
      with: cases({
        visit: text('={{ $json.kind }}', 'equals', 'visit'),
        tick: text('={{ $json.kind }}', 'equals', 'tick'),
      }),
    },
    write: {
      use: 'dataTable',
      name: { fr: 'Noter la visite', en: 'Note the visit' },
      why: {
        fr: 'Colonnes slot, day, who et time ; une ligne par jour de la semaine.',
        en: 'Columns slot, day, who and time; one row for each day of the week.',
      },
      with: remembered(VISITS, 'slot', {
        slot: '={{ $json.slot }}',
        day: '={{ $json.day }}',
        who: "={{ $json.back ? '' : $json.who }}",
        time: '={{ $json.time }}',
      }),
    },
    thanks: {
      use: 'telegram',
      name: { fr: 'Le dire à tous', en: 'Tell everybody' },
      why: {
        fr: 'Les deux autres cessent de s’inquiéter.',
        en: 'The other two stop worrying.',
      },
      with: written({
        fr: "={{ $('read').first().json.back ? 'Visite retirée : les rappels reprennent.' : 'Noté : ' + $('read').first().json.who + ', ' + $('read').first().json.time + '. Merci.' }}",
        en: "={{ $('read').first().json.back ? 'Visit taken back: reminders start again.' : 'Noted: ' + $('read').first().json.who + ', ' + $('read').first().json.time + '. Thank you.' }}",
      }),
      onError: 'continue',
      retry: [3, 5],
    },
    seen: {
      use: 'dataTable',
      name: { fr: 'Les visites notées', en: 'The visits noted' },
      why: {
        fr: 'Sept lignes au plus.',
        en: 'Seven rows at most.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: VISITS, returnAll: true },
      onError: 'continue',
      always: true,
    },
    open: {
      use: 'code',
      name: { fr: 'Personne encore ?', en: 'Nobody yet?' },
      why: {
        fr: 'Sinon, tout s’arrête là, sans un mot.',
        en: 'If somebody did, all ends here without a word.',
      },
      with: allItems(OPEN),
    },
    turn: {
      use: 'googleCalendar',
      name: { fr: 'À qui le tour ?', en: 'Whose turn?' },
      why: {
        fr: 'L’agenda partagé : un événement par jour, avec le prénom.',
        en: 'The shared calendar: one event a day, with the name.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: "={{ $now.startOf('day').toISO() }}",
        timeMax: "={{ $now.endOf('day').toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    compose: {
      use: 'code',
      name: { fr: 'Écrire le rappel', en: 'Write the reminder' },
      why: {
        fr: 'À 18 h un rappel, ensuite des numéros.',
        en: 'A reminder at 6, numbers afterwards.',
      },
      with: allItems(
        inBoth(compose, {
          fr: {
            nobody: 'Personne n’a écrit « passé » aujourd’hui pour ',
            turn: 'Tour de ',
            free: 'L’agenda ne dit pas à qui c’est le tour.',
            unread: 'L’agenda ne se lit pas.',
            ring: ' Appelez : ',
            failing: ' ; sinon ',
          },
          en: {
            nobody: 'Nobody has written “visited” today for ',
            turn: 'Turn of ',
            free: 'The calendar does not say whose turn it is.',
            unread: 'The calendar cannot be read.',
            ring: ' Ring: ',
            failing: '; failing that ',
          },
        }),
      ),
    },
    say: {
      use: 'telegram',
      name: { fr: 'Rappeler le groupe', en: 'Remind the group' },
      why: {
        fr: 'Tous le lisent : personne ne croit que c’est l’autre.',
        en: 'All read it, and nobody thinks it is the other’s.',
      },
      with: written('={{ $json.text }}'),
      onError: 'output',
      retry: [3, 20],
    },
    each: {
      use: 'code',
      name: { fr: 'Un SMS par téléphone', en: 'A text for each phone' },
      why: {
        fr: 'Les numéros des enfants, dans vos valeurs.',
        en: 'The children’s numbers, from your values.',
      },
      with: allItems(
        `const { phones, text } = $('compose').first().json
return phones.map((phone) => ({ json: { phone, text } }))`,
      ),
    },
    sms: {
      use: 'twilio',
      name: { fr: 'Envoyer par SMS', en: 'Send as a text' },
      why: {
        fr: 'Un rappel perdu laisse croire que tout va bien.',
        en: 'A lost reminder looks like all is well.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('sender'),
        to: '={{ $json.phone }}',
        message: '={{ $json.text }}',
        options: {},
      },
      // One wrong number must not keep the others from being told.
      onError: 'continue',
      retry: [2, 20],
    },
  },
  links: [
    'message > settings > ours > read > kind.visit > write > thanks',
    'clock > settings',
    'kind.tick > seen > open > turn > compose > say',
    'say.error > each > sms',
  ],
  examples,
})
