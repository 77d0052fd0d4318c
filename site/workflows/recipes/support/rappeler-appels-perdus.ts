import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { PEOPLE } from './rappeler-appels-perdus.code.ts'
import { examples } from './rappeler-appels-perdus.examples.ts'

const TABLE = byName("={{ $('settings').first().json.table }}")
const NUMBER = [{ keyName: 'number', keyValue: "={{ $('kind').item.json.number }}" }]

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Rappeler une fois les appels perdus sans message',
    problem:
      'Le samedi, l’atelier ne décroche pas. Trente appels perdus attendent le lundi, dont neuf de la même personne ; deux collègues la rappellent, et celui qui n’a essayé qu’une fois est oublié.',
    outcome:
      'Chaque heure d’ouverture, les appels Aircall des sept derniers jours sont regroupés par numéro. Un numéro sans message, que personne n’a eu depuis, donne une seule ligne dans Teams. Dès que quelqu’un lui parle, une seconde ligne dit qui et quand, et le dossier se referme.',
    avoid:
      'Les messages vocaux suivent un autre chemin : ils sont laissés de côté ici, comme les appels raccrochés aussitôt. Un numéro masqué ne se rappelle pas. Aircall et Teams sont indispensables.',
    approval:
      'Personne n’est appelé par une machine. Après trois essais sans réponse, ou sept jours, le dossier se referme et le dit ; l’équipe décide si un courriel vaut mieux.',
    failure:
      'Aircall muet ou Teams qui refuse : un courriel donne la cause au responsable. Une ligne non affichée n’est pas retenue : elle reparaît au passage suivant.',
  },
  en: {
    title: 'Call missed callers back once, where no message was left',
    problem:
      'On Saturdays nobody in the workshop picks up. Thirty missed calls wait for Monday, nine of them from one person; two colleagues ring her, and the one who tried just once is forgotten.',
    outcome:
      'Each opening hour, Aircall’s calls of the last seven days are grouped by number. A number that left no message, and that nobody has spoken to since, makes a single line in Teams. Once somebody talks to it, a second line says who and when, and the case closes.',
    avoid:
      'Voicemails take another road: they are left aside here, and so are calls hung up at once. A withheld number cannot be rung. It takes both Aircall and Teams.',
    approval:
      'No machine rings anybody. Three tries without an answer, or seven days, and the case closes and says so; whether an email would be better is for the team to decide.',
    failure:
      'Aircall silent or Teams refusing: an email gives the manager the cause. A line that was not shown is not kept, and so comes up at the next turn.',
  },
  nodes: {
    clock: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure d’ouverture', en: 'Each opening hour' },
      why: {
        fr: 'À vos heures : on ne signale pas un appel que personne ne peut rendre.',
        en: 'At your hours, as there is no use in a call that nobody can return.',
      },
      with: at('5 9-18 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles de rappel', en: 'Your rules for calling back' },
      why: {
        fr: 'Trois essais : au-delà, insister dérange.',
        en: 'Three tries; past that, one is a nuisance.',
      },
      with: fields(
        {
          tries: 3,
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          manager: 'atelier@velos-dumas.example',
          table: { fr: 'rappels ouverts', en: 'open callbacks' },
        },
        { alone: true },
      ),
    },
    open: {
      use: 'dataTable',
      name: { fr: 'Rappels ouverts', en: 'Open callbacks' },
      why: {
        fr: 'Ce que le canal sait déjà, et depuis quel appel.',
        en: 'What the channel knows already, and since which call.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        returnAll: true,
      },
      always: true,
    },
    calls: {
      use: 'httpRequest',
      name: { fr: 'Appels de la semaine', en: 'Calls of the week' },
      why: {
        fr: 'Entrants et sortants : c’est le sortant qui dit si l’on a rappelé.',
        en: 'Incoming and outgoing, for it is the latter that tell whether anyone rang back.',
      },
      with: {
        url: 'https://api.aircall.io/v1/calls',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBasicAuth',
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: 'from',
              value: '={{ Math.floor($now.minus({ days: 7 }).toMillis() / 1000) }}',
            },
            { name: 'order', value: 'asc' },
            { name: 'per_page', value: '50' },
            { name: 'fetch_contact', value: 'true' },
          ],
        },
        options: {
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL:
                "={{ $response?.body?.meta?.next_page_link ?? 'https://api.aircall.io/v1/calls' }}",
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !$response?.body?.meta?.next_page_link }}',
              limitPagesFetched: true,
              maxRequests: 100,
              requestInterval: 1100,
            },
          },
        },
      },
      onError: 'output',
      retry: [2, 30],
      once: true,
    },
    people: {
      use: 'code',
      name: { fr: 'Où en est chaque numéro', en: 'How each number stands' },
      why: {
        fr: 'Neuf appels de la même personne font une ligne.',
        en: 'Nine calls from one person make one line.',
      },
      with: allItems(PEOPLE),
    },
    kind: {
      use: 'if',
      name: { fr: 'À rappeler ?', en: 'To be called back?' },
      why: {
        fr: 'Sinon c’est réglé, et l’équipe doit le savoir aussi.',
        en: 'If not, it is settled, and the team should know that as well.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'open')),
    },
    post: {
      use: 'teams',
      name: { fr: 'Afficher l’appel', en: 'Show the call' },
      why: {
        fr: 'Qui s’en charge réagit au message ; les autres passent.',
        en: 'Whoever takes it reacts to the post, and the others move on.',
      },
      with: postedInTeams('={{ $json.text }}'),
      onError: 'output',
      retry: [2, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir l’appel affiché', en: 'Remember the call shown' },
      why: {
        fr: 'Un appel plus récent du même numéro reparaîtra, celui-ci non.',
        en: 'A later call from that number will show again, this one not.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: NUMBER },
        columns: columns({
          number: "={{ $('kind').item.json.number }}",
          last: "={{ $('kind').item.json.last }}",
        }),
        options: {},
      },
    },
    say: {
      use: 'teams',
      name: { fr: 'Dire que c’est réglé', en: 'Say that it is settled' },
      why: {
        fr: 'Sans cela, un deuxième collègue rappelle.',
        en: 'Without it a second colleague rings.',
      },
      with: postedInTeams('={{ $json.text }}'),
      onError: 'output',
      retry: [2, 5],
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier le numéro', en: 'Forget the number' },
      why: {
        fr: 'La table ne garde que les numéros en attente.',
        en: 'The table keeps only numbers that wait.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: NUMBER },
        options: {},
      },
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Par courriel, puisque Teams est peut-être la panne.',
        en: 'By email, as Teams may be what failed.',
      },
      with: mailed(
        { from: setting('manager'), to: setting('manager') },
        {
          fr: 'Appels perdus : le flux s’est interrompu',
          en: 'Missed calls: the flow was interrupted',
        },
        '={{ $json.error.message ?? $json.error }}',
      ),
      once: true,
    },
  },
  links: [
    'clock > settings > open > calls > people > kind.yes > post > remember',
    'kind.no > say > forget',
    'calls.error > mail',
    'post.error > mail',
    'say.error > mail',
  ],
  examples,
})
