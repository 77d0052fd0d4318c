import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { choice, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './combler-trous-astreinte.code.ts'
import { examples } from './combler-trous-astreinte.examples.ts'

const CHECKED = "$('check').first().json"

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Combler les trous de l’astreinte avant la nuit',
    problem:
      'Lou a échangé sa semaine avec Sami, puis Sami, en congé, a retiré son nom. Le vendredi à 22 heures, le serveur tombe, l’alerte part, et personne n’est d’astreinte : l’agenda le montrait depuis dix jours.',
    outcome:
      'Chaque lundi, Slack reçoit les heures des quatre semaines à venir que l’agenda laisse sans personne, et chaque matin celles des trois jours suivants. Un lien par garde mène à un formulaire ; qui la prend est inscrit à l’agenda et nommé dans le canal. Un trou proche part aussi par courriel au responsable.',
    avoid:
      'Les repos et le délai pour prévenir un salarié viennent de votre accord : le flux ne les vérifie pas, ni les congés de qui est inscrit. Un outil d’astreinte qui refuse les trous rend celui-ci inutile.',
    approval:
      'Personne n’est désigné d’office : chacun se propose, le responsable tranche ce qui reste. Tant que le trou est là, il revient chaque matin.',
    failure:
      'Agenda illisible : canal et responsable l’apprennent, et le formulaire dit que rien n’est noté. Slack refuse : la liste part par courriel. Une garde prise deux fois montre qui l’a déjà.',
  },
  en: {
    title: 'Fill the gaps in the on-call rota before the night',
    problem:
      'Lou swapped her week with Sami, then Sami, on holiday, took his name out. On Friday at ten in the evening the server goes down, the alert leaves, and nobody is on call: the calendar had shown it for ten days.',
    outcome:
      'Each Monday Slack gets the hours of the coming four weeks for which the calendar names nobody, and each morning those of the next three days. A link for each shift leads to a form; whoever takes it is entered in the calendar and named in the channel. A gap close by also goes to the manager by email.',
    avoid:
      'Rest periods and the notice owed to an employee come from your agreement: the flow checks neither them nor the holidays of whoever is entered. A rota tool that refuses gaps makes this one superfluous.',
    approval:
      'Nobody is appointed: people put themselves forward, the manager settles what is left. While a gap is there it comes back every morning.',
    failure:
      'Calendar unreadable: channel and manager hear of it, and the form says that nothing is noted. Slack refuses: the list leaves by email. A shift taken twice shows who has it already.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, neuf heures', en: 'Every morning at nine' },
      why: {
        fr: 'Il reste la journée pour trouver quelqu’un.',
        en: 'Which leaves the day to find somebody.',
      },
      with: at('0 9 * * *'),
    },
    offer: {
      use: 'formTrigger',
      name: { fr: 'Je prends la garde', en: 'I take the shift' },
      why: {
        fr: 'Derrière le mot de passe de l’équipe. Ouvrir le lien n’inscrit personne ; envoyer le formulaire, si.',
        en: 'Behind the team’s password. Opening the link enters nobody; sending the form does.',
      },
      with: form(
        { fr: 'Prendre une garde', en: 'Take a shift' },
        [
          { fieldType: 'hiddenField', fieldName: 'gap' },
          choice('who', { fr: 'Votre nom', en: 'Your name' }, ['Lou', 'Noé', 'Sami']),
        ],
        {
          authentication: 'basicAuth',
          options: { appendAttribution: false, path: 'on-call' },
        },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'En semaine de 18 à 8 heures ; le week-end et les jours fériés de closed, toute la journée, de 8 à 8.',
        en: 'Weekdays from 6 pm to 8 am; weekends and the public holidays in closed from 8 to 8, all day long.',
      },
      with: fields(
        {
          came: truth("={{ $('offer').isExecuted }}"),
          gap: "={{ $json.gap ?? '' }}",
          who: "={{ $json.who ?? '' }}",
          word: { fr: 'astreinte', en: 'on call' },
          closed: list([
            '2026-12-25',
            '2027-01-01',
            '2027-03-29',
            '2027-05-06',
            '2027-05-17',
            '2027-07-14',
            '2027-11-01',
            '2027-11-11',
          ]),
          weeks: 4,
          near: 3,
          zone: 'Europe/Paris',
          form: 'https://n8n.votre-entreprise.example/form/on-call',
          calendar: { fr: 'identifiant de l’agenda', en: 'id of the calendar' },
          from: 'n8n@votre-entreprise.example',
          manager: 'exploitation@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    events: {
      use: 'googleCalendar',
      name: { fr: 'Lire l’astreinte', en: 'Read the rota' },
      why: {
        fr: 'Les gardes qui se répètent sont dépliées ; celles d’hier soir courent encore.',
        en: 'Shifts that recur are unfolded; last night’s may still be running.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: '={{ $now.minus({ days: 2 }).toISO() }}',
        timeMax: '={{ $now.plus({ weeks: $json.weeks, days: 2 }).toISO() }}',
        options: { recurringEventHandling: 'expand' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Chercher les trous', en: 'Look for gaps' },
      why: {
        fr: 'Heure par heure : une garde qui commence à 20 heures laisse deux heures sans personne.',
        en: 'Hour by hour: a shift that starts at eight leaves two hours with nobody.',
      },
      with: allItems(CHECK),
    },
    what: {
      use: 'switch',
      name: { fr: 'Annoncer, inscrire, répondre', en: 'Announce, enter, answer' },
      why: {
        fr: 'Le trou est recherché de nouveau avant d’inscrire : un lien de lundi peut être pris depuis.',
        en: 'The gap is looked for again before entering: a link of Monday’s may be taken since.',
      },
      with: cases({
        tell: text('={{ $json.what }}', 'equals', 'tell'),
        book: text('={{ $json.what }}', 'equals', 'book'),
      }),
    },
    post: {
      use: 'slack',
      name: { fr: 'Proposer les gardes', en: 'Offer the shifts' },
      why: {
        fr: 'C’est là que l’on s’arrange entre collègues.',
        en: 'Where colleagues sort it out.',
      },
      with: posted({ fr: '#astreinte', en: '#on-call' }, '={{ $json.text }}'),
      onError: 'output',
      retry: [3, 5],
    },
    near: {
      use: 'if',
      name: { fr: 'Sous trois jours ?', en: 'Within three days?' },
      why: {
        fr: 'À ce délai, attendre un volontaire n’est plus un plan.',
        en: 'By then, waiting for a volunteer is no plan.',
      },
      with: all(isTrue(`={{ ${CHECKED}.near }}`)),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Lui peut appeler, payer ou prendre la garde.',
        en: 'Who can ring round, pay, or take the shift.',
      },
      with: mailed(
        { from: setting('from'), to: setting('manager') },
        { fr: 'Astreinte : des heures sans personne', en: 'On call: hours with nobody' },
        `={{ ${CHECKED}.letter ?? ${CHECKED}.text }}`,
      ),
      retry: [3, 5],
    },
    enter: {
      use: 'googleCalendar',
      name: { fr: 'Inscrire à l’agenda', en: 'Enter in the calendar' },
      why: {
        fr: 'Avec le mot que le flux cherche : demain, ce trou n’en est plus un.',
        en: 'With the word that the flow looks for: tomorrow this gap is none.',
      },
      with: {
        resource: 'event',
        operation: 'create',
        calendar: byId(setting('calendar')),
        start: '={{ $json.start }}',
        end: '={{ $json.end }}',
        useDefaultReminders: true,
        additionalFields: {
          summary: { fr: '=Astreinte {{ $json.who }}', en: '=On call {{ $json.who }}' },
        },
      },
      onError: 'output',
    },
    known: {
      use: 'slack',
      name: { fr: 'Dire qui la prend', en: 'Say who takes it' },
      why: {
        fr: 'Le responsable cesse de chercher ; qui verrait son nom sans l’avoir proposé le dit.',
        en: 'The manager stops looking; anybody named without having offered says so.',
      },
      with: posted(
        { fr: '#astreinte', en: '#on-call' },
        `=:white_check_mark: {{ ${CHECKED}.text }}`,
      ),
      onError: 'continue',
      retry: [2, 3],
    },
    noted: {
      use: 'form',
      name: { fr: 'C’est noté', en: 'It is noted' },
      why: {
        fr: 'Une fois l’événement créé.',
        en: 'Once the event exists.',
      },
      with: page({ fr: 'C’est noté, merci', en: 'Noted, thank you' }, `={{ ${CHECKED}.text }}`),
    },
    answer: {
      use: 'form',
      name: { fr: 'Dire pourquoi pas', en: 'Say why not' },
      why: {
        fr: 'Déjà prise, passée, ou agenda en panne : personne ne repart en croyant être inscrit.',
        en: 'Taken, over, or calendar down: nobody leaves believing to be entered.',
      },
      with: page(
        {
          fr: "={{ $json.title ?? 'Rien n’est noté' }}",
          en: "={{ $json.title ?? 'Nothing is noted' }}",
        },
        {
          fr: `={{ $json.title ? $json.text : 'L’agenda a refusé. Appelez votre responsable. ' + ${CHECKED}.text }}`,
          en: `={{ $json.title ? $json.text : 'The calendar refused. Ring your manager. ' + ${CHECKED}.text }}`,
        },
      ),
    },
  },
  links: [
    'morning > settings > events > check > what.tell > post > near.yes > mail',
    'offer > settings',
    'what.book > enter > known > noted',
    'what.other > answer',
    'post.error > mail',
    'enter.error > answer',
  ],
  examples,
})
