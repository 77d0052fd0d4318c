import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { FORECAST } from './prevoir-disques-pleins.code.ts'
import { examples } from './prevoir-disques-pleins.examples.ts'

const TABLE = byName('disques_signales')
const JUDGED = "$('forecast').item.json"
const THIS_DISK: Params = { conditions: [{ keyName: 'disk', keyValue: `={{ ${JUDGED}.disk }}` }] }
const CHANNEL = { fr: '#exploitation', en: '#operations' }
const asked = (name: string, value: string | number): Params => ({ name, value })
const commented = (comment: Params[string]): Params => ({
  resource: 'issueComment',
  operation: 'add',
  issueKey: '={{ $json.key }}',
  comment,
  options: {},
})

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Voir venir un disque plein avant qu’il n’arrête tout',
    problem:
      'Samedi, deux heures : le disque de la base est plein, la caisse s’arrête. L’alerte à 90 % était partie parmi quarante autres ; or ce disque gagnait un point par jour depuis dix jours.',
    outcome:
      'Chaque matin, une droite passe par quatorze jours de mesures de Prometheus. Un disque qui sera plein sous dix jours, ou qui l’est à 92 %, ouvre un seul ticket Jira avec sa date probable ; à trois jours du bout, ou à ce seuil, Slack l’annonce et le répète chaque matin. La place revenue, le ticket reçoit un commentaire.',
    avoid:
      'Une droite ne prévoit pas un journal qui s’emballe en une heure : gardez l’alarme de seuil. Si le disque peut grandir seul, réglez cela.',
    approval:
      'Le flux n’efface rien. Une personne supprime, archive ou agrandit, puis ferme le ticket.',
    failure:
      'Prometheus muet, serveur ou disque signalé sans mesure depuis douze heures : Slack le dit chaque matin, et aucun ticket ne passe pour réglé. Un disque retiré se raye de la table. Jira refuse : Slack reçoit l’avis, le ticket est retenté le lendemain.',
  },
  en: {
    title: 'See a full disk coming before it stops everything',
    problem:
      'Saturday, two in the morning: the database disk is full and the tills stop. The alert at 90% had left among forty others; yet this disk had gained a point a day for ten days.',
    outcome:
      'Each morning a line is drawn through fourteen days of Prometheus readings. A disk that will be full within ten days, or is at 92%, opens a single Jira ticket with its likely date; three days from the end, or at that limit, Slack announces it and repeats it every morning. Room again, and the ticket gets a comment.',
    avoid:
      'A line does not foresee a log that runs wild within the hour: keep the threshold alarm. Where disks can grow by themselves, set that up.',
    approval:
      'The flow deletes nothing. Somebody removes, archives or enlarges, then closes the ticket.',
    failure:
      'Prometheus silent, or no readings for twelve hours from a server or a reported disk: Slack says so every morning, and no ticket counts as settled. Strike a removed disk off the table. Jira refuses: Slack gets the notice, the ticket is tried again next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, sept heures', en: 'Every morning at seven' },
      why: {
        fr: 'Le samedi aussi : un disque ne compte pas les jours ouvrés.',
        en: 'Saturdays too, as disks do not count working days.',
      },
      with: at('0 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Serveurs et seuils', en: 'Servers and limits' },
      why: {
        fr: 'La requête donne le remplissage en pour cent ; excluez-en un disque plein à dessein. servers : les serveurs attendus.',
        en: 'The query gives per cent used; leave out disks full on purpose. servers: those expected.',
      },
      with: fields(
        {
          prometheus: 'https://prometheus.votre-entreprise.example',
          query:
            '100 * (1 - node_filesystem_avail_bytes{fstype=~"ext4|xfs|btrfs"} / node_filesystem_size_bytes{fstype=~"ext4|xfs|btrfs"})',
          servers: list(['erp', 'web', 'fichiers']),
          days: 10,
          urgent: 3,
          full: 92,
          project: { fr: 'identifiant du projet Jira', en: 'id of the Jira project' },
          kind: { fr: 'identifiant du type de ticket', en: 'id of the issue type' },
        },
        { alone: true },
      ),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Disques déjà signalés', en: 'Disks already reported' },
      why: {
        fr: 'Colonnes en texte disk, key, level : un ticket par disque, pas un par matin.',
        en: 'Text columns disk, key, level: one ticket a disk, not one a morning.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    readings: {
      use: 'httpRequest',
      name: { fr: 'Lire quatorze jours', en: 'Read fourteen days' },
      why: {
        fr: 'Un point toutes les six heures : le cycle des nuits et des semaines s’y moyenne.',
        en: 'A point every six hours, over which nights and weeks even out.',
      },
      with: {
        url: `${setting('prometheus')}/api/v1/query_range`,
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBasicAuth',
        sendQuery: true,
        queryParameters: {
          parameters: [
            asked('query', setting('query')),
            asked('start', '={{ Math.floor($now.minus({ days: 14 }).toSeconds()) }}'),
            asked('end', '={{ Math.floor($now.toSeconds()) }}'),
            asked('step', '6h'),
          ],
        },
        options: { timeout: 30_000 },
      },
      once: true,
      onError: 'continue',
      retry: [3, 10],
    },
    forecast: {
      use: 'code',
      name: { fr: 'Tracer la droite', en: 'Draw the line' },
      why: {
        fr: 'Depuis la dernière baisse de plus de cinq points. Sous deux jours de mesures, seul le niveau compte.',
        en: 'Since the last drop of more than five points. Under two days of readings the level alone counts.',
      },
      with: allItems(FORECAST),
    },
    what: {
      use: 'switch',
      name: { fr: 'Nouveau, pire, réglé', en: 'New, worse, settled' },
      why: {
        fr: 'Réglé : deux fois le délai devant soi, et cinq points de marge ; sinon il rouvrirait demain.',
        en: 'Settled: twice the delay ahead and five points to spare, or it would be back tomorrow.',
      },
      with: cases({
        new: text('={{ $json.what }}', 'equals', 'new'),
        worse: text('={{ $json.what }}', 'equals', 'worse'),
        healed: text('={{ $json.what }}', 'equals', 'healed'),
      }),
    },
    ticket: {
      use: 'jira',
      name: { fr: 'Ouvrir le ticket', en: 'Open the ticket' },
      why: {
        fr: 'Niveau, pente et date : de quoi choisir entre effacer et acheter.',
        en: 'Level, slope and date: enough to choose between deleting and buying.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        project: byId(setting('project')),
        issueType: byId(setting('kind')),
        summary: '={{ $json.text }}',
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    worsened: {
      use: 'jira',
      name: { fr: 'Commenter : urgent', en: 'Comment: urgent' },
      why: {
        fr: 'Dans le même ticket, déjà suivi.',
        en: 'In the same ticket, followed already.',
      },
      with: commented({ fr: '=Urgent. {{ $json.text }}', en: '=Urgent. {{ $json.text }}' }),
      onError: 'output',
      retry: [2, 5],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir le disque', en: 'Remember the disk' },
      why: {
        fr: 'Avec le numéro du ticket, une fois qu’il existe.',
        en: 'With the ticket’s number, once there is one.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: THIS_DISK,
        columns: columns({
          disk: `={{ ${JUDGED}.disk }}`,
          key: `={{ ${JUDGED}.key ?? $json.key }}`,
          level: `={{ ${JUDGED}.level }}`,
        }),
        options: {},
      },
    },
    urgent: {
      use: 'if',
      name: { fr: 'Trois jours ou moins ?', en: 'Three days or less?' },
      why: {
        fr: 'Ou déjà au seuil : un ticket seul peut attendre lundi, pas ce disque.',
        en: 'Or at the limit already: a ticket may wait for Monday, this disk may not.',
      },
      with: all(text(`={{ ${JUDGED}.level }}`, 'equals', 'urgent')),
    },
    alert: {
      use: 'slack',
      name: { fr: 'Le dire à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'À qui est là.',
        en: 'To whoever is in.',
      },
      with: posted(CHANNEL, `=:red_circle: {{ ${JUDGED}.text }} ({{ $json.key }})`),
      retry: [3, 5],
    },
    healed: {
      use: 'jira',
      name: { fr: 'Commenter : place revenue', en: 'Comment: room again' },
      why: {
        fr: 'Le ticket reste ouvert : une personne dit pourquoi c’était plein.',
        en: 'The ticket stays open: a person says why it was full.',
      },
      with: commented({
        fr: '=La place est revenue. {{ $json.text }}',
        en: '=There is room again. {{ $json.text }}',
      }),
      onError: 'output',
      retry: [2, 5],
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier le disque', en: 'Forget the disk' },
      why: {
        fr: 'La prochaine fois ouvrira un nouveau ticket.',
        en: 'Next time opens a new ticket.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: THIS_DISK,
        options: {},
      },
    },
    unsaid: {
      use: 'slack',
      name: {
        fr: 'Dire ce qu’aucun ticket ne dit',
        en: 'Say what no ticket says',
      },
      why: {
        fr: 'Un disque sans mesure, un ticket refusé ; et un disque urgent, chaque matin.',
        en: 'A disk without readings, a ticket refused; and an urgent disk, every morning.',
      },
      with: posted(CHANNEL, {
        fr: `={{ ['blind', 'still'].includes(${JUDGED}.what) ? '' : 'Jira n’a rien pris. ' }}{{ ${JUDGED}.text }}`,
        en: `={{ ['blind', 'still'].includes(${JUDGED}.what) ? '' : 'Jira took nothing. ' }}{{ ${JUDGED}.text }}`,
      }),
      retry: [3, 5],
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'morning > settings > known > readings > forecast > what.new > ticket > keep > urgent.yes > alert',
    'what.worse > worsened > keep',
    'what.healed > healed > forget',
    'what.other > unsaid',
    'ticket.error > unsaid',
    'worsened.error > unsaid',
    'healed.error > unsaid',
    'stopped > warn',
  ],
  examples,
})
