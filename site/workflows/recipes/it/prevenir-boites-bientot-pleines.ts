import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './prevenir-boites-bientot-pleines.code.ts'
import { examples } from './prevenir-boites-bientot-pleines.examples.ts'

const SIZES = byName('boites_mesurees')
const of = (field: string) => `={{ $('way').item.json.${field} }}`

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prévenir avant qu’une boîte Microsoft 365 ne soit pleine',
    problem:
      'Le vendredi à dix-sept heures, le commercial ne peut plus envoyer d’offre : boîte pleine. Outlook l’avait dit dans un bandeau que personne ne lit, et l’informatique l’apprend par un appel.',
    outcome:
      'Chaque lundi, le rapport d’usage de Microsoft donne la taille de chaque boîte. Au rythme mesuré depuis la semaine d’avant, le flux compte les semaines restantes. La personne reçoit un courriel quand sa boîte, déjà à moitié pleine, a moins de six semaines devant elle, puis à 90 %, puis à 100 % : un par palier. L’informatique lit la liste dans Teams, même vide.',
    avoid:
      'Le rapport a environ deux jours de retard, et la première semaine n’a pas encore de rythme. Avec des archives illimitées pour tous, ce flux ne sert à rien.',
    approval:
      'Rien n’est supprimé ni déplacé. Agrandir, archiver ou trier, chacun en décide avec l’informatique.',
    failure:
      'Droit expiré, rapport absent, noms masqués par Microsoft, table illisible : Teams donne la raison. Un courriel refusé, c’est souvent une boîte pleine : Teams nomme qui prévenir de vive voix, et l’envoi se retente le lundi suivant.',
  },
  en: {
    title: 'Warn before a Microsoft 365 mailbox is full',
    problem:
      'On Friday at five the salesman can send no more quotes: mailbox full. Outlook had said so in a banner that nobody reads, and IT hears of it by telephone.',
    outcome:
      'Every Monday Microsoft’s usage report gives the size of each mailbox. At the pace measured since the week before, the flow counts the weeks left. People get an email when their mailbox, half full already, has less than six weeks to go, then at 90 %, then at 100 %: one a step. IT reads the list in Teams, even an empty one.',
    avoid:
      'The report is about two days old, and the first week has no pace yet. Where everybody has an unlimited archive, this flow is of no use.',
    approval:
      'Nothing is deleted or moved. Enlarging, archiving or sorting is settled between the person and IT.',
    failure:
      'Permission expired, report missing, names concealed by Microsoft, table unreadable: Teams gives the reason. A refused email often means a full mailbox: Teams names whom to tell in person, and the sending is tried again the Monday after.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
      why: { fr: 'Une semaine donne un rythme.', en: 'A week makes a pace.' },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Seuils et équipe', en: 'Limits and team' },
      why: {
        fr: '90 % pour tous, ou six semaines devant soi.',
        en: '90 % for all, or six weeks to go.',
      },
      with: fields(
        {
          share: 90,
          weeks: 6,
          from: 'informatique@votre-entreprise.example',
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    report: {
      use: 'httpRequest',
      name: { fr: 'Demander le rapport', en: 'Ask for the report' },
      why: {
        fr: 'Un CSV, toutes boîtes comprises. Droit Reports.Read.All.',
        en: 'A CSV with every mailbox. Permission Reports.Read.All.',
      },
      with: {
        url: "https://graph.microsoft.com/v1.0/reports/getMailboxUsageDetail(period='D7')",
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        options: {
          timeout: 60_000,
          response: { response: { responseFormat: 'file', outputPropertyName: 'data' } },
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire les boîtes', en: 'Read the mailboxes' },
      why: {
        fr: 'Les noms affichés contiennent des virgules.',
        en: 'Display names have commas in them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ',', headerRow: true, enableBOM: true, includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Mesures passées', en: 'Past measures' },
      why: {
        fr: 'Table boites_mesurees, en texte : mailbox, used, day, pace, step.',
        en: 'Table boites_mesurees, as text: mailbox, used, day, pace, step.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: SIZES, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Mesurer le rythme', en: 'Measure the pace' },
      why: {
        fr: 'Relancé sur le même rapport, il garde le rythme connu.',
        en: 'Run again on the same report, it keeps the known pace.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Prévenir, noter, dire', en: 'Warn, note, tell' },
      why: { fr: 'Un palier franchi s’écrit une fois.', en: 'A step passed is written once.' },
      with: cases({
        write: text('={{ $json.state }}', 'equals', 'write'),
        note: text('={{ $json.state }}', 'equals', 'note'),
      }),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Prévenir la personne', en: 'Warn the person' },
      why: {
        fr: 'Elle seule sait ce qui peut partir.',
        en: 'Nobody else knows what can go.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.mailbox }}' },
        { fr: 'Votre boîte se remplit', en: 'Your mailbox is filling up' },
        {
          fr: '=Bonjour,\n\nvotre boîte est à {{ $json.text }}.\nPleine, elle ne pourra plus envoyer. Triez vos messages par taille, videz les éléments supprimés, ou répondez-nous : une archive en ligne peut suffire.',
          en: '=Hello,\n\nyour mailbox stands at {{ $json.text }}.\nOnce full it can no longer send. Sort your messages by size, empty deleted items, or answer us: an online archive may be enough.',
        },
      ),
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la mesure', en: 'Note the measure' },
      why: {
        fr: 'Le palier ne redescend que si la boîte se vide nettement.',
        en: 'The step falls back only once the box has clearly emptied.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: SIZES,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mailbox', keyValue: of('mailbox') }] },
        columns: columns({
          mailbox: of('mailbox'),
          used: of('used'),
          day: of('day'),
          pace: of('pace'),
          step: of('step'),
        }),
        options: {},
      },
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Courriels refusés', en: 'Emails refused' },
      why: { fr: 'Nommés, pour aller les voir.', en: 'Named, so that one goes and sees them.' },
      with: gathered('mailbox'),
    },
    post: {
      use: 'teams',
      name: { fr: 'Dire l’état dans Teams', en: 'Tell the state in Teams' },
      why: {
        fr: 'Un lundi muet n’existe pas.',
        en: 'There is no silent Monday.',
      },
      with: postedInTeams({
        fr: "={{ $json.text ?? ($json.mailbox ? 'Courriel refusé, à prévenir de vive voix : ' + $json.mailbox.join(', ') : 'Boîtes non mesurées cette semaine : ' + ($json.error?.message ?? $json.message ?? $json.error)) }}",
        en: "={{ $json.text ?? ($json.mailbox ? 'Email refused, to be told in person: ' + $json.mailbox.join(', ') : 'Mailboxes not measured this week: ' + ($json.error?.message ?? $json.message ?? $json.error)) }}",
      }),
      retry: [3, 20],
    },
  },
  links: [
    'monday > settings > report > rows > known > judge > way.write > mail > mark',
    'way.note > mark',
    'way.other > post',
    'mail.error > lost > post',
    'report.error > post',
  ],
  related: ['reprendre-licences-inutilisees', 'prevoir-disques-pleins'],
  examples,
})
