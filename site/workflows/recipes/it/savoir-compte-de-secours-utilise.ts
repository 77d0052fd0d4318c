import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import {
  DONE,
  FRESH,
  IDS,
  JUDGE,
  PHONES,
  REACHED,
  TEST,
} from './savoir-compte-de-secours-utilise.code.ts'
import { examples } from './savoir-compte-de-secours-utilise.examples.ts'

const SEEN = byName('secours_vus')
const TESTS = byName('secours_essais')
const rows = (dataTableId: Params[string]): Params => ({
  resource: 'row',
  operation: 'get',
  dataTableId,
  returnAll: true,
})

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Être averti dès qu’un compte de secours se connecte',
    problem:
      'Deux comptes administrateurs dorment dans une enveloppe, pour le jour où la double authentification tombe. Personne ne les regarde : qui les vole entre par la grande porte. Le jour venu, l’un des deux ne s’ouvre plus, faute d’avoir été essayé.',
    outcome:
      'Toutes les dix minutes, le journal Entra de ces comptes est relu sur six heures. Une connexion, réussie ou refusée, part en SMS et dans Teams : compte, heure de Paris, adresse, application. Chaque trimestre, un courriel rappelle d’essayer les deux ; un essai annoncé par formulaire est nommé dans l’alerte, jamais tu.',
    avoid:
      'Le journal demande Entra ID P1 et a quelques minutes de retard. Avec Microsoft Sentinel, posez la règle là-bas : elle verra plus vite. Les connexions non interactives n’y figurent pas.',
    approval:
      'Le flux prévient ; une personne appelle l’autre administrateur, puis bloque ou non. Rien n’est coupé tout seul : ce sont vos derniers accès.',
    failure:
      'Journal illisible : Teams le dit une fois par heure. SMS et Teams muets ensemble : un courriel, et l’alerte est retentée dix minutes plus tard. Table muette : seul le dernier quart d’heure est signalé, parfois deux fois.',
  },
  en: {
    title: 'Be warned as soon as an emergency account signs in',
    problem:
      'Two administrator accounts sleep in an envelope, for the day two-factor sign-in breaks. Nobody watches them: whoever steals one walks in. And on that day one of the two no longer opens, never having been tried.',
    outcome:
      'Every ten minutes Entra’s journal of these accounts is read over six hours. A sign-in, let in or refused, leaves as a text message and in Teams: account, Paris time, address, application. Each quarter an email asks to try both; a test announced by form is named in the alarm, never hushed.',
    avoid:
      'The journal takes Entra ID P1 and runs a few minutes late. With Microsoft Sentinel, put the rule there, where it sees sooner. Non-interactive sign-ins are not in it.',
    approval:
      'It warns; a person rings the other administrator, then blocks or not. Nothing is cut by itself: these are your last ways in.',
    failure:
      'Journal unreadable: Teams says so once an hour. Text messages and Teams both silent: an email, and the alarm is tried again ten minutes later. Table silent: only the last quarter of an hour is told, maybe twice.',
  },
  nodes: {
    tick: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les dix minutes', en: 'Every ten minutes' },
      why: { fr: 'Nuit et week-end compris.', en: 'Nights and weekends too.' },
      with: at('*/10 * * * *'),
    },
    quarter: {
      use: 'scheduleTrigger',
      name: { fr: 'Début de trimestre', en: 'Start of a quarter' },
      why: { fr: 'Un accès jamais essayé n’en est pas un.', en: 'A way in never tried is none.' },
      with: at('0 9 1 1,4,7,10 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes', en: 'Your accounts' },
      why: {
        fr: 'L’identifiant d’objet Entra de chacun, et qui réveiller.',
        en: 'The Entra object id of each, and whom to wake.',
      },
      with: fields(
        {
          accounts: {
            as: 'array',
            value:
              '[{"id": "00000000-0000-0000-0000-000000000001", "name": "secours-1"}, {"id": "00000000-0000-0000-0000-000000000002", "name": "secours-2"}]',
          },
          phones: list(['+33639980001', '+33639980002']),
          sender: '+33639980009',
          to: 'informatique@votre-entreprise.example',
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    due: {
      use: 'if',
      name: { fr: 'Jour d’essai ?', en: 'Day of the test?' },
      why: {
        fr: 'Le trimestre rappelle, le reste surveille.',
        en: 'The quarter reminds, the rest watches.',
      },
      with: all(isTrue("={{ $('quarter').isExecuted }}")),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Rappeler l’essai', en: 'Ask for the test' },
      why: {
        fr: 'Qui essaie vérifie aussi que l’alerte arrive.',
        en: 'Whoever tries checks that the alarm arrives, too.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: 'Comptes de secours : l’essai du trimestre',
          en: 'Emergency accounts: this quarter’s test',
        },
        {
          fr: "=À essayer cette semaine : {{ $('settings').first().json.accounts.map(({ name }) => name).join(', ') }}.\n1. Annoncez l’essai par le formulaire.\n2. Ouvrez chaque compte avec ce qui est dans l’enveloppe.\n3. Attendez le SMS : s’il ne vient pas dans la demi-heure, c’est lui qui est en panne.\n4. Refermez l’enveloppe, notez la date.",
          en: "=To be tried this week: {{ $('settings').first().json.accounts.map(({ name }) => name).join(', ') }}.\n1. Announce the test by the form.\n2. Open each account with what is in the envelope.\n3. Wait for the text message: if none comes within half an hour, that is what is broken.\n4. Close the envelope, note the date.",
        },
      ),
      retry: [3, 60],
    },
    accounts: {
      use: 'splitOut',
      name: { fr: 'Compte par compte', en: 'Account by account' },
      why: { fr: 'Le journal se filtre sur un seul.', en: 'The journal is filtered by one.' },
      with: { fieldToSplitOut: 'accounts', options: { destinationFieldName: 'accounts' } },
    },
    read: {
      use: 'httpRequest',
      name: { fr: 'Lire le journal', en: 'Read the journal' },
      why: {
        fr: 'Droit d’application AuditLog.Read.All. Six heures, car le journal arrive en retard.',
        en: 'Application permission AuditLog.Read.All. Six hours, as the journal comes late.',
      },
      with: {
        url: 'https://graph.microsoft.com/v1.0/auditLogs/signIns',
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: '$filter',
              value:
                "=userId eq '{{ $json.accounts.id }}' and createdDateTime ge {{ $now.toUTC().minus({ hours: 6 }).toFormat(\"yyyy-MM-dd'T'HH:mm:ss'Z'\") }}",
            },
          ],
        },
        options: { timeout: 30_000 },
      },
      onError: 'continue',
      retry: [2, 10],
    },
    fresh: {
      use: 'code',
      name: { fr: 'Réunir les connexions', en: 'Bring sign-ins together' },
      why: { fr: 'Et les comptes qui n’ont pas été lus.', en: 'And accounts that went unread.' },
      with: allItems(FRESH),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà signalées', en: 'Already told' },
      why: { fr: 'Colonnes en texte : signin, told_at.', en: 'Text columns: signin, told_at.' },
      with: rows(SEEN),
      onError: 'continue',
      always: true,
    },
    tests: {
      use: 'dataTable',
      name: { fr: 'Essais annoncés', en: 'Tests announced' },
      why: { fr: 'Colonnes en texte : who, starts, ends.', en: 'Text columns: who, starts, ends.' },
      with: rows(TESTS),
      onError: 'continue',
      always: true,
      once: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Ce que nul ne sait encore', en: 'What nobody knows yet' },
      why: {
        fr: 'Cent refus de suite font une alerte, pas cent.',
        en: 'A hundred refusals in a row make one alarm, not a hundred.',
      },
      with: allItems(JUDGE),
    },
    which: {
      use: 'switch',
      name: { fr: 'Alerte ou cécité', en: 'Alarm or blindness' },
      why: { fr: 'Ni l’une ni l’autre : rien.', en: 'Neither: nothing.' },
      with: cases({
        alarm: text('={{ $json.kind }}', 'equals', 'alarm'),
        blind: text('={{ $json.kind }}', 'equals', 'blind'),
      }),
    },
    phones: {
      use: 'code',
      name: { fr: 'Un SMS par téléphone', en: 'A text for each phone' },
      why: { fr: 'Deux personnes : l’une dort.', en: 'Two people: one is asleep.' },
      with: allItems(PHONES),
    },
    sms: {
      use: 'twilio',
      name: { fr: 'Envoyer le SMS', en: 'Send the text' },
      why: {
        fr: 'Il arrive même si Microsoft 365 est aux mains d’un autre.',
        en: 'It arrives even with Microsoft 365 in somebody else’s hands.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('sender'),
        to: '={{ $json.phone }}',
        message: '={{ $json.text }}',
        options: {},
      },
      onError: 'continue',
      retry: [2, 10],
    },
    post: {
      use: 'teams',
      name: { fr: 'Le dire dans Teams', en: 'Say it in Teams' },
      why: { fr: 'Texte entier, pour l’équipe.', en: 'The whole text, for the team.' },
      with: postedInTeams("={{ $('judge').first().json.text }}"),
      onError: 'continue',
      once: true,
    },
    reached: {
      use: 'code',
      name: { fr: 'Quelqu’un l’a reçu ?', en: 'Did it reach anybody?' },
      why: { fr: 'Un seul envoi réussi suffit.', en: 'One sending that worked is enough.' },
      with: allItems(REACHED),
    },
    told: {
      use: 'if',
      name: { fr: 'Parti ?', en: 'Gone out?' },
      why: { fr: 'Sinon, rien n’est coché.', en: 'If not, nothing is ticked off.' },
      with: all(isTrue('={{ $json.ok }}')),
    },
    ids: {
      use: 'code',
      name: { fr: 'Connexion par connexion', en: 'Sign-in by sign-in' },
      why: { fr: 'Par leur numéro dans le journal.', en: 'By their id in the journal.' },
      with: allItems(IDS),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Cocher', en: 'Tick off' },
      why: { fr: 'Après l’envoi seulement.', en: 'Only once it was sent.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ signin: '={{ $json.signin }}', told_at: '={{ $json.told_at }}' }),
        options: {},
      },
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à défaut', en: 'Write instead' },
      why: { fr: 'La dernière voie, la plus lente.', en: 'The last way, and the slowest.' },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: 'Compte de secours : ni SMS ni Teams ne sont partis',
          en: 'Emergency account: neither text nor Teams went out',
        },
        "={{ $('judge').first().json.text }}",
      ),
      retry: [3, 20],
    },
    tell: {
      use: 'teams',
      name: { fr: 'Dire qu’on ne voit rien', en: 'Say that nothing is seen' },
      why: { fr: 'Un droit retiré rendrait muet.', en: 'A permission withdrawn would silence it.' },
      with: postedInTeams('={{ $json.text }}'),
      retry: [3, 20],
    },
    announce: {
      use: 'formTrigger',
      name: { fr: 'Annoncer un essai', en: 'Announce a test' },
      why: { fr: 'Sous mot de passe.', en: 'Behind a password.' },
      with: form(
        { fr: 'Essai d’un compte de secours', en: 'Test of an emergency account' },
        [
          field('who', { fr: 'Votre nom', en: 'Your name' }),
          field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('starts', { fr: 'De (9:00)', en: 'From (9:00)' }),
          field('ends', { fr: 'À (10:30)', en: 'To (10:30)' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    times: {
      use: 'code',
      name: { fr: 'Lire les heures', en: 'Read the times' },
      why: { fr: 'Quatre heures au plus.', en: 'Four hours at most.' },
      with: eachItem(TEST),
    },
    valid: {
      use: 'if',
      name: { fr: 'Heures lisibles ?', en: 'Legible times?' },
      why: { fr: 'Sinon, rien n’est annoncé.', en: 'If not, nothing is announced.' },
      with: all(isTrue('={{ $json.valid }}')),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter l’essai', en: 'Note the test' },
      why: { fr: 'Noté deux fois, il ne change rien.', en: 'Noted twice, it changes nothing.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TESTS,
        columns: columns({
          who: '={{ $json.who }}',
          starts: '={{ $json.starts }}',
          ends: '={{ $json.ends }}',
        }),
        options: {},
      },
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Répondre', en: 'Answer' },
      why: { fr: 'On sait si c’est noté.', en: 'One knows whether it was noted.' },
      with: DONE,
    },
  },
  links: [
    'tick > settings > due.no > accounts > read > fresh > known > tests > judge > which.alarm > phones > sms > post > reached > told.yes > ids > mark',
    'quarter > settings',
    'due.yes > remind',
    'which.blind > tell',
    'told.no > mail',
    'announce > times > valid.yes > note > done',
    'valid.no > done',
  ],
  examples,
})
