import { stopped } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE, GRANT, READ } from './accorder-acces-pour-une-duree.code.ts'
import {
  ADDED,
  ALARMED,
  ANSWERED,
  ASKED,
  CLOSED,
  ENDED,
  FORM,
  HALTED,
  KNOWN,
  MEMBER,
  NOTED,
  PERSON,
  REMOVED,
  SETTINGS,
  TABLE,
  TOLD,
} from './accorder-acces-pour-une-duree.params.ts'
import { examples } from './accorder-acces-pour-une-duree.examples.ts'

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 75,
  published: '2026-11-28',
  fr: {
    title: 'Accorder un accès pour une durée et le retirer à l’heure',
    problem:
      'Inès remplace la comptable deux semaines : on l’ajoute au groupe de la paie. Deux ans plus tard, elle lit toujours les bulletins : personne n’avait noté de date de fin.',
    outcome:
      'On demande un accès, une durée et une raison. Le propriétaire du groupe Entra dit oui, la personne y est ajoutée, les deux reçoivent la date de fin. Dans le quart d’heure qui suit, elle en est retirée, et ils l’apprennent. Une nouvelle demande prolonge.',
    avoid:
      'Avec une licence Entra ID P2, Privileged Identity Management le fait et couvre les rôles d’administration. Un groupe dynamique, ou synchronisé depuis un annuaire local, ne se modifie pas ainsi.',
    approval:
      'Le propriétaire lit le nom, la durée et la raison avant de choisir. Un refus ou vingt-quatre heures de silence n’ouvrent rien, et la personne le sait.',
    failure:
      'La fin est écrite avant l’ouverture. Entra refuse d’ouvrir ou de fermer : la sécurité reçoit un courriel, chaque quart d’heure tant qu’un retrait échoue. Un n8n arrêté retire à son retour.',
  },
  en: {
    title: 'Grant access for a while and withdraw it on time',
    problem:
      'Inès stands in for the accountant for two weeks and is added to the payroll group. Two years later she still reads the payslips: nobody had noted an end date.',
    outcome:
      'Somebody asks for an access, a length and a reason. The owner of the Entra group says yes, the person is added, both get the end date. Within a quarter of an hour of it the person is taken out, and both are told. Another request extends it.',
    avoid:
      'With an Entra ID P2 licence, Privileged Identity Management does this and covers admin roles. A dynamic group, or one synchronised from a local directory, cannot be changed this way.',
    approval:
      'The owner reads name, length and reason before choosing. A refusal or twenty-four hours of silence open nothing, and the person is told.',
    failure:
      'The end is written before the opening. Entra refuses to open or to close: security gets an email, every quarter of an hour while a withdrawal fails. A stopped n8n withdraws once it is back.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demander un accès', en: 'Ask for access' },
      why: {
        fr: 'Les accès y portent le nom qu’ils ont dans « Groupes permis ».',
        en: 'Accesses are called what “Groups allowed” calls them.',
      },
      with: FORM,
    },
    quarter: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque quart d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'Une date en table se corrige ; une longue attente, non.',
        en: 'A date in a table can be corrected; a thirty-day wait cannot.',
      },
      with: at('*/15 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Groupes permis', en: 'Groups allowed' },
      why: {
        fr: 'Ceux-ci seulement, par leur identifiant d’objet.',
        en: 'Only these, by their object id.',
      },
      with: SETTINGS,
    },
    asked: {
      use: 'if',
      name: { fr: 'Demande ou horloge ?', en: 'Request or clock?' },
      why: { fr: 'Une seule table pour les deux.', en: 'One table for both.' },
      with: all(isTrue('={{ $json.came }}')),
    },
    read: {
      use: 'code',
      name: { fr: 'Lire la demande', en: 'Read the request' },
      why: {
        fr: 'Au-delà de trente jours, c’est un droit.',
        en: 'Beyond thirty days it is a right.',
      },
      with: allItems(READ),
    },
    fits: {
      use: 'if',
      name: { fr: 'Recevable ?', en: 'In order?' },
      why: { fr: 'Sinon, on dit pourquoi.', en: 'If not, the reason is given.' },
      with: all(text('={{ $json.text }}', 'equals', '')),
    },
    person: {
      use: 'httpRequest',
      name: { fr: 'Trouver la personne', en: 'Find the person' },
      why: {
        fr: 'Le nom de l’annuaire, pas celui que l’on tape.',
        en: 'The directory’s name, not the one typed in.',
      },
      with: PERSON,
      onError: 'output',
      retry: [2, 3],
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander au propriétaire', en: 'Ask the owner' },
      why: {
        fr: 'Par une page : suivre un lien n’accorde rien. Nul ne s’accorde un accès : la sécurité répond alors.',
        en: 'By a page: following a link grants nothing. Nobody grants their own: security answers then.',
      },
      with: ASKED,
      onError: 'output',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accordé ?', en: 'Granted?' },
      why: { fr: 'Le silence est un non.', en: 'Silence is a no.' },
      with: all(
        isTrue({
          fr: "={{ $json.data?.['Votre décision'] === 'J’accorde' }}",
          en: "={{ $json.data?.['Your decision'] === 'I grant it' }}",
        }),
      ),
    },
    member: {
      use: 'httpRequest',
      name: { fr: 'Déjà membre ?', en: 'A member already?' },
      why: {
        fr: 'Après l’accord : un jour a pu passer.',
        en: 'After the yes: a day may have passed.',
      },
      with: MEMBER,
      onError: 'output',
      retry: [2, 3],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Accès en cours', en: 'Access under way' },
      why: {
        fr: 'Colonnes en texte : celles de « Écrire la fin ».',
        en: 'Text columns: those of “Write the end”.',
      },
      with: KNOWN,
      always: true,
    },
    grant: {
      use: 'code',
      name: { fr: 'Fixer la fin', en: 'Set the end' },
      why: {
        fr: 'Une prolongation ne raccourcit jamais.',
        en: 'An extension never shortens.',
      },
      with: allItems(GRANT),
    },
    granted: {
      use: 'if',
      name: { fr: 'À ouvrir ?', en: 'To be opened?' },
      why: {
        fr: 'Membre sans date de fin : il le reste.',
        en: 'A member without an end date stays one.',
      },
      with: all(text('={{ $json.what }}', 'equals', 'grant')),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Écrire la fin', en: 'Write the end' },
      why: {
        fr: 'Avant d’ouvrir : aucun accès sans date.',
        en: 'Before opening: no access without a date.',
      },
      with: NOTED,
    },
    add: {
      use: 'httpRequest',
      name: { fr: 'Ajouter au groupe', en: 'Add to the group' },
      why: {
        fr: 'Droit GroupMember.ReadWrite.All, qui touche tous les groupes : gardez ce compte.',
        en: 'Permission GroupMember.ReadWrite.All, which reaches all groups: guard that account.',
      },
      with: ADDED,
      onError: 'continue',
    },
    opened: {
      use: 'if',
      name: { fr: 'Ouvert ?', en: 'Open?' },
      why: {
        fr: '204, ou « already exist » si l’on prolonge.',
        en: '204, or “already exist” when extending.',
      },
      with: all(
        isTrue(
          "={{ $json.statusCode === 204 || String($json.body?.error?.message ?? '').includes('already exist') }}",
        ),
      ),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Dire jusqu’à quand', en: 'Say until when' },
      why: { fr: 'Sans surprise.', en: 'No surprise.' },
      with: TOLD,
    },
    answer: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est ouvert', en: 'Say that nothing is open' },
      why: { fr: 'Nul n’attend en vain.', en: 'No waiting in vain.' },
      with: ANSWERED,
    },
    rows: {
      use: 'dataTable',
      name: { fr: 'Accès notés', en: 'Access noted' },
      why: {
        fr: 'Videz-la à la durée que vous avez fixée.',
        en: 'Clear it after the time you have set.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
    },
    due: {
      use: 'code',
      name: { fr: 'Arrivés à terme', en: 'Those that are over' },
      why: { fr: 'Et pas encore fermés.', en: 'And not closed yet.' },
      with: allItems(DUE),
    },
    remove: {
      use: 'httpRequest',
      name: { fr: 'Retirer du groupe', en: 'Take out of the group' },
      why: { fr: 'Le groupe seul : le compte reste.', en: 'Only the group: the account stays.' },
      with: REMOVED,
      onError: 'continue',
    },
    gone: {
      use: 'if',
      name: { fr: 'Sorti ?', en: 'Out?' },
      why: {
        fr: '404 : déjà sorti.',
        en: '404: out already.',
      },
      with: all(isTrue('={{ [204, 404].includes($json.statusCode) }}')),
    },
    close: {
      use: 'dataTable',
      name: { fr: 'Noter la fermeture', en: 'Note the closing' },
      why: { fr: 'Après le retrait.', en: 'After the withdrawal.' },
      with: CLOSED,
    },
    over: {
      use: 'outlook',
      name: { fr: 'Dire que c’est fini', en: 'Say that it is over' },
      why: { fr: 'Aux deux.', en: 'To both.' },
      with: ENDED,
    },
    alarm: {
      use: 'outlook',
      name: { fr: 'Alerter la sécurité', en: 'Alert security' },
      why: {
        fr: 'Un retrait refusé est un accès qui dure.',
        en: 'A withdrawal refused is an access that lasts.',
      },
      with: ALARMED,
    },
    stopped,
    halted: {
      use: 'outlook',
      name: { fr: 'Dire que le flux s’arrête', en: 'Say that the flow stopped' },
      why: { fr: 'Arrêté, il ne retire plus rien.', en: 'Once stopped it withdraws nothing.' },
      with: HALTED,
    },
  },
  links: [
    'request > settings > asked.yes > read > fits.yes > person > ask > agreed.yes > member > known > grant > granted.yes > note > add > opened.yes > tell',
    'quarter > settings',
    'asked.no > rows > due > remove > gone.yes > close > over',
    'fits.no > answer',
    'person.error > answer',
    'ask.error > answer',
    'agreed.no > answer',
    'member.error > answer',
    'granted.no > answer',
    'opened.no > answer',
    'opened.no > alarm',
    'gone.no > alarm',
    'stopped > halted',
  ],
  examples,
})
