import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, any, isFalse, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { ENTRY, judge } from './tenir-demandes-de-droits.code.ts'
import { examples } from './tenir-demandes-de-droits.examples.ts'

const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Demandes', en: 'Requests' }),
}

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Tenir les demandes de droits et leur délai d’un mois',
    problem:
      'Une cliente demande par téléphone que ses données soient effacées. Le conseiller en parle à un collègue, qui part en congé. Six semaines plus tard, elle a porté plainte, et personne ne retrouve la date de son appel.',
    outcome:
      'Chacun inscrit une demande en une minute, d’où qu’elle vienne. Elle reçoit un numéro, une échéance comptée depuis sa réception et une personne chargée. Le lundi, la liste de ce qui est ouvert ; du lundi au vendredi, ce qui échoit dans les sept jours ou est dépassé.',
    avoid:
      'Une demande par an tient dans un agenda. Ce flux tient les délais, il ne rassemble ni n’efface rien : un autre modèle réunit les données d’une demande d’accès.',
    approval:
      'La personne chargée vérifie l’identité, répond, puis date « answered ». Une prolongation de deux mois (article 12 du RGPD) n’est comptée que si « extended », le jour où le demandeur l’a apprise, tombe dans le premier mois.',
    failure:
      'Feuille muette : le formulaire le dit ; le matin, le canal l’apprend. Réception future ou de plus de six mois : refusée. Courriel perdu : la liste du matin montre la ligne. Les demandes closes depuis trois ans sont citées pour effacement.',
  },
  en: {
    title: 'Keep data-rights requests and their one-month limit',
    problem:
      'A customer asks by telephone to have her data erased. The adviser tells a colleague, who goes on leave. Six weeks later she has complained, and nobody can find the day she called.',
    outcome:
      'Anybody notes a request in a minute, wherever it came from. It gets a number, a deadline counted from the day it was received and somebody in charge. On Mondays, the list of what is open; each weekday, what falls due within seven days or is overdue.',
    avoid:
      'One request a year fits in a calendar. This flow keeps time; it gathers and erases nothing: another template collects the data of an access request.',
    approval:
      'Whoever is in charge checks the identity, answers, then dates “answered”. An extension of two months (GDPR, Article 12) counts only if “extended”, the day the person was told, lies within the first month.',
    failure:
      'Sheet silent: the form says so; in the morning the channel is told. Received in the future or over six months ago: refused. Email lost: the morning list shows the row. Requests closed for three years are named for erasure.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande reçue', en: 'Request received' },
      why: {
        fr: 'Pour vos équipes : une demande vaut aussi à l’oral.',
        en: 'For your staff: a request counts by word of mouth, too.',
      },
      with: form(
        { fr: 'Une personne demande ses données', en: 'Somebody asks about their data' },
        [
          field('received', { fr: 'Reçue le', en: 'Received on' }, { type: 'date' }),
          choice('channel', { fr: 'Par', en: 'By' }, [
            { fr: 'courriel', en: 'email' },
            { fr: 'courrier', en: 'post' },
            { fr: 'téléphone', en: 'telephone' },
            { fr: 'sur place', en: 'in person' },
          ]),
          choice('right', { fr: 'Elle demande', en: 'They ask for' }, [
            { fr: 'accès', en: 'access' },
            { fr: 'rectification', en: 'rectification' },
            { fr: 'effacement', en: 'erasure' },
            { fr: 'opposition', en: 'objection' },
            { fr: 'limitation', en: 'restriction' },
            { fr: 'portabilité', en: 'portability' },
            { fr: 'je ne sais pas', en: 'I do not know' },
          ]),
          field('name', { fr: 'Nom de la personne', en: 'Name of the person' }),
          field('contact', { fr: 'Où lui répondre', en: 'Where to answer them' }),
          field(
            'details',
            { fr: 'En une phrase', en: 'In one sentence' },
            { type: 'textarea', optional: true },
          ),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    weekday: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi', en: 'Each weekday morning' },
      why: {
        fr: 'Sept jours d’avance : un pont ne surprend pas.',
        en: 'Seven days ahead, so that no weekend comes as a surprise.',
      },
      with: at('0 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre organisation', en: 'Your organisation' },
      why: {
        fr: 'Qui répond, combien de jours avant, combien d’années on garde la trace.',
        en: 'Who answers, how many days ahead, how many years the trace is kept.',
      },
      with: fields({
        sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
        owner: 'donnees@votre-entreprise.example',
        near: 7,
        keep: 3,
      }),
    },
    noted: {
      use: 'if',
      name: { fr: 'Du formulaire ?', en: 'From the form?' },
      why: {
        fr: 'Une demande entre, ou la liste est relue.',
        en: 'A request comes in, or the list is read.',
      },
      with: all(isTrue('={{ $json.received !== undefined }}')),
    },
    entry: {
      use: 'code',
      name: { fr: 'Compter le mois', en: 'Count the month' },
      why: {
        fr: 'Depuis la réception, et non depuis la saisie.',
        en: 'From the day it was received, not the day it was noted.',
      },
      with: eachItem(ENTRY),
    },
    valid: {
      use: 'if',
      name: { fr: 'Date plausible ?', en: 'A likely date?' },
      why: {
        fr: 'Une année fausse cacherait la demande jusqu’à l’an prochain.',
        en: 'A wrong year would hide the request until next year.',
      },
      with: all(isTrue('={{ $json.valid }}')),
    },
    add: {
      use: 'googleSheets',
      name: { fr: 'Inscrire', en: 'Enter it' },
      why: {
        fr: 'Avant tout courriel : le registre est la preuve.',
        en: 'Before any email: the register is the proof.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        ...SHEET,
        columns: sheetColumns({
          number: '={{ $json.number }}',
          received: '={{ $json.received }}',
          due: '={{ $json.due }}',
          right: '={{ $json.right }}',
          name: '={{ $json.name }}',
          contact: '={{ $json.contact }}',
          channel: '={{ $json.channel }}',
          details: '={{ $json.details }}',
          owner: setting('owner'),
          extended: '',
          answered: '',
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [3, 3],
    },
    assign: {
      use: 'gmail',
      name: { fr: 'Prévenir la personne chargée', en: 'Tell who is in charge' },
      why: {
        fr: 'Sans le détail de la demande, qui reste dans la feuille.',
        en: 'Without the request’s details, which stay in the sheet.',
      },
      with: gmailSent(
        setting('owner'),
        {
          fr: "={{ $('entry').item.json.number }} : {{ $('entry').item.json.right }}, à répondre avant le {{ $('entry').item.json.due }}{{ $('entry').item.json.late ? ' (délai déjà passé)' : '' }}",
          en: "={{ $('entry').item.json.number }}: {{ $('entry').item.json.right }}, to be answered by {{ $('entry').item.json.due }}{{ $('entry').item.json.late ? ' (already overdue)' : '' }}",
        },
        {
          fr: 'Vérifiez l’identité en proportion du risque, répondez, puis datez « answered » dans la feuille. Trop complexe pour un mois ? Dites-le à la personne, avec la raison, avant cette date, et datez « extended ».',
          en: 'Check the identity in proportion to the risk, answer, then date “answered” in the sheet. Too complex for a month? Tell the person, with the reason, before that day, and date “extended”.',
        },
      ),
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Demande inscrite', en: 'Request entered' },
      why: {
        fr: 'Le numéro se donne à la personne qui attend.',
        en: 'The number can be given to the person waiting.',
      },
      with: page(
        {
          fr: "=Inscrite : {{ $('entry').item.json.number }}",
          en: "=Entered: {{ $('entry').item.json.number }}",
        },
        {
          fr: "=Réponse due avant le {{ $('entry').item.json.due }}. Ne répondez pas vous-même sur le fond.",
          en: "=An answer is due by {{ $('entry').item.json.due }}. Do not answer the substance yourself.",
        },
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Pas inscrite', en: 'Not entered' },
      why: {
        fr: 'Qui a saisi doit le savoir.',
        en: 'Whoever typed has to know it.',
      },
      with: page(
        { fr: 'La demande n’est pas inscrite', en: 'The request was not entered' },
        {
          fr: "={{ $json.valid === false ? 'La date de réception est dans l’avenir ou a plus de six mois : corrigez-la, ou écrivez aujourd’hui à ' + $('settings').first().json.owner + ' si elle est exacte.' : 'La feuille ne répond pas. Écrivez à ' + $('settings').first().json.owner + ' aujourd’hui.' }}",
          en: "={{ $json.valid === false ? 'The day of receipt is in the future or over six months ago: correct it, or write to ' + $('settings').first().json.owner + ' today if it is right.' : 'The sheet does not answer. Write to ' + $('settings').first().json.owner + ' today.' }}",
        },
      ),
    },
    rows: {
      use: 'googleSheets',
      name: { fr: 'Relire la feuille', en: 'Read the sheet' },
      why: {
        fr: 'Les dates de la feuille font foi.',
        en: 'The sheet’s dates are what counts.',
      },
      with: { resource: 'sheet', operation: 'read', ...SHEET, options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Voir ce qui presse', en: 'See what is pressing' },
      why: {
        fr: 'L’échéance est recomptée : la colonne peut avoir changé.',
        en: 'Counted anew, since the column may have changed.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            left: ' : avant le ',
            over: ' : DÉPASSÉE depuis le ',
            longer: ' (prolongée)',
            told: ' (prolongation annoncée trop tard)',
            vague: ' (« extended » n’est pas une date)',
            undated: ' : date de réception illisible',
            unclosed: ' : « answered » n’est pas une date',
          },
          en: {
            left: ': by ',
            over: ': OVERDUE since ',
            longer: ' (extended)',
            told: ' (extension told too late)',
            vague: ' (“extended” is no date)',
            undated: ': day of receipt unreadable',
            unclosed: ': “answered” is no date',
          },
        }),
      ),
    },
    something: {
      use: 'filter',
      name: { fr: 'De quoi écrire ?', en: 'Worth a message?' },
      why: {
        fr: 'Un matin sans échéance reste silencieux.',
        en: 'A morning without a deadline stays silent.',
      },
      with: any(
        text('={{ $json.state }}', 'equals', 'urgent'),
        text('={{ $json.state }}', 'equals', 'list'),
        text('={{ $json.state }}', 'equals', 'broken'),
      ),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire où en sont les demandes', en: 'Say where requests stand' },
      why: {
        fr: 'Numéros et droits, sans un nom : le canal a d’autres lecteurs.',
        en: 'Numbers and rights, no names: the channel has other readers.',
      },
      with: posted(
        { fr: '#donnees-personnelles', en: '#personal-data' },
        {
          fr: "={{ $json.reason ? 'La feuille des demandes ne se lit pas (' + $json.reason + ') : ouvrez-la.' : [...$json.urgent.map((line) => ':warning: ' + line), ...$json.lines, ...($json.old.length ? ['Closes depuis ' + $('settings').first().json.keep + ' ans, à effacer : ' + $json.old.join(', ')] : [])].join('\\n') }}",
          en: "={{ $json.reason ? 'The sheet of requests cannot be read (' + $json.reason + '): open it.' : [...$json.urgent.map((line) => ':warning: ' + line), ...$json.lines, ...($json.old.length ? ['Closed for ' + $('settings').first().json.keep + ' years, to erase: ' + $json.old.join(', ')] : [])].join('\\n') }}",
        },
      ),
      onError: 'continue',
      retry: [3, 10],
    },
    late: {
      use: 'filter',
      name: { fr: 'Cela presse ?', en: 'Is it pressing?' },
      why: {
        fr: 'Ceux-là arrivent aussi par courriel.',
        en: 'Those arrive by email, too.',
      },
      with: any(
        isFalse("={{ $('judge').first().json.state === 'list' }}"),
        isTrue('={{ $json.error !== undefined }}'),
      ),
    },
    press: {
      use: 'gmail',
      name: { fr: 'Écrire à la personne chargée', en: 'Write to who is in charge' },
      why: {
        fr: 'Un canal se met en sourdine.',
        en: 'A channel gets muted.',
      },
      with: gmailSent(
        setting('owner'),
        {
          fr: "={{ $('judge').first().json.reason ? 'Demandes de droits : feuille illisible' : $('judge').first().json.urgent.length + ' demande(s) de droits qui pressent' + ($json.error ? ' (Slack muet)' : '') }}",
          en: "={{ $('judge').first().json.reason ? 'Data-rights requests: sheet unreadable' : $('judge').first().json.urgent.length + ' data-rights request(s) pressing' + ($json.error ? ' (Slack silent)' : '') }}",
        },
        "={{ $('judge').first().json.reason || [...$('judge').first().json.urgent, ...($json.error ? $('judge').first().json.lines : [])].join('\\n') }}",
      ),
    },
  },
  links: [
    'request > settings > noted.yes > entry > valid.yes > add > assign > done',
    'weekday > settings',
    'valid.no > refused',
    'add.error > refused',
    'noted.no > rows > judge > something > tell > late > press',
  ],
  examples,
})
