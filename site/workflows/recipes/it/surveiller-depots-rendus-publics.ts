import { askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { FRESH } from './surveiller-depots-rendus-publics.code.ts'
import { examples } from './surveiller-depots-rendus-publics.examples.ts'

const CHANNEL = { fr: '#securite', en: '#security' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const ONE = "$('each').item.json"
const kept = (repo: string, url: string, state: string) => ({
  resource: 'row',
  operation: 'upsert',
  dataTableId: TABLE,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'repo', keyValue: repo }] },
  columns: columns({ repo, url, state, asked_on: '={{ $now.toISO() }}' }),
  options: {},
})
const answered = (yes: boolean) => {
  const [fr, en] = yes ? ['Oui', 'Yes'] : ['Non', 'No']
  return isTrue({
    fr: `={{ Object.values($json.data ?? {}).includes('${fr}') }}`,
    en: `={{ Object.values($json.data ?? {}).includes('${en}') }}`,
  })
}

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Voir dans l’heure un dépôt de code devenu public',
    problem:
      'Pour montrer trois lignes, un développeur passe le dépôt en public « cinq minutes ». Le lundi suivant, il l’est encore ; un robot a lu la clé de la base dès la première heure.',
    outcome:
      'Chaque heure, les dépôts publics de votre organisation GitHub sont comparés à ceux que vous avez permis. Un dépôt nouveau est annoncé dans Slack, puis le responsable de la sécurité répond sur une page : voulu, et il n’est plus demandé, ou non, et il repasse en privé.',
    avoid:
      'Dépôts personnels et extraits partagés échappent à ce contrôle. Refermer fait perdre étoiles et abonnés, et n’efface aucune copie déjà prise. Sous GitHub Enterprise, interdisez plutôt le changement.',
    approval:
      'Rien n’est refermé sans un « non » envoyé ; ouvrir le lien ne décide rien. Quatre heures sans réponse : Slack l’écrit, et l’on redemande un jour plus tard. Refermé puis rouvert : dans l’heure. Au premier lancement, les dépôts déjà publics sont demandés, cinq par passage.',
    failure:
      'GitHub muet : Slack, chaque heure. Courriel refusé, ou fermeture impossible faute de droits : Slack nomme le dépôt, toujours ouvert. Slack muet : le courriel part quand même.',
  },
  en: {
    title: 'See within the hour a code repository gone public',
    problem:
      'To show three lines, a developer makes the repository public “for five minutes”. The following Monday it still is; a robot read the database key within the first hour.',
    outcome:
      'Every hour your GitHub organisation’s public repositories are set against those you have allowed. A new one is announced in Slack; then whoever is in charge of security answers on a page: meant, and it is not asked about again, or no, and it turns private.',
    avoid:
      'Developers’ personal repositories and shared snippets escape this check. Closing loses stars and watchers, and deletes no copy taken by then. With GitHub Enterprise, forbid the change instead.',
    approval:
      'Nothing is closed without a “no” that was sent; opening the link decides nothing. Four hours of silence: Slack tells, and a day later it is asked again. Closed and opened anew: within the hour. On the first run those already public are asked about, five at a time.',
    failure:
      'GitHub silent: Slack, every hour. Email refused, or closing impossible for want of permissions: Slack names the repository, still open. Slack silent: the email leaves anyway.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure', en: 'Every hour' },
      why: {
        fr: 'Nuit et week-end compris : les robots ne dorment pas.',
        en: 'Nights and weekends too, as robots do not sleep.',
      },
      with: at('10 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre organisation', en: 'Your organisation' },
      why: {
        fr: 'La personne qui peut dire si du code a le droit d’être lu de tous.',
        en: 'The person who can say whether code may be read by everybody.',
      },
      with: fields(
        {
          org: 'votre-entreprise',
          security: 'securite@votre-entreprise.example',
          from: 'n8n@votre-entreprise.example',
          most: 5,
          table: { fr: 'dépôts publics', en: 'public repositories' },
        },
        { alone: true },
      ),
    },
    repos: {
      use: 'httpRequest',
      name: { fr: 'Dépôts publics', en: 'Public repositories' },
      why: {
        fr: 'Cent par page, jusqu’à trois mille. Le jeton lit l’organisation et administre ses dépôts.',
        en: 'A hundred a page, up to three thousand. The token reads the organisation and administers its repositories.',
      },
      with: {
        url: "=https://api.github.com/orgs/{{ $('settings').first().json.org }}/repos",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'githubApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'type', value: 'public' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {
          timeout: 30_000,
          response: { response: { fullResponse: true } },
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !($response?.body?.length >= 100) }}',
              limitPagesFetched: true,
              maxRequests: 30,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Permis ou demandés', en: 'Allowed or asked about' },
      why: {
        fr: 'Colonnes en texte : repo, url, state, asked_on.',
        en: 'Text columns: repo, url, state, asked_on.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    fresh: {
      use: 'code',
      name: { fr: 'Ceux que nul n’a permis', en: 'Those nobody has allowed' },
      why: {
        fr: 'Les derniers modifiés d’abord : ce sont eux que l’on vient d’ouvrir.',
        en: 'The last changed first, as those were just opened.',
      },
      with: allItems(FRESH),
    },
    alarm: {
      use: 'slack',
      name: { fr: 'Annoncer', en: 'Announce' },
      why: {
        fr: 'Tous avant la première question : une réponse peut prendre des heures.',
        en: 'All of them before the first question, as an answer may take hours.',
      },
      with: posted(CHANNEL, {
        fr: '=:rotating_light: Dépôt public non permis : {{ $json.url }} ({{ $json.about }})',
        en: '=:rotating_light: Public repository not allowed: {{ $json.url }} ({{ $json.about }})',
      }),
      onError: 'continue',
      retry: [2, 5],
    },
    asked: {
      use: 'dataTable',
      name: { fr: 'Noter la question', en: 'Note the question' },
      why: {
        fr: 'Avant d’attendre : l’heure suivante ne pose pas la même.',
        en: 'Before waiting, so that the next hour does not ask the same.',
      },
      with: kept("={{ $('fresh').item.json.repo }}", "={{ $('fresh').item.json.url }}", 'asked'),
    },
    each: {
      use: 'splitInBatches',
      name: { fr: 'Un à la fois', en: 'One at a time' },
      why: {
        fr: 'Chaque dépôt se juge seul.',
        en: 'Each repository is judged on its own.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Voulu ou non ?', en: 'Meant or not?' },
      why: {
        fr: 'Un site vitrine est public à bon droit : le flux ne peut pas le savoir.',
        en: 'A showcase is rightly public, which the flow cannot know.',
      },
      with: askedByMail(
        { from: setting('from'), to: setting('security') },
        { fr: '=Dépôt public : {{ $json.repo }}', en: '=Public repository: {{ $json.repo }}' },
        {
          fr: '={{ $json.url }} se lit par tout le monde. « Non » le repasse en privé aussitôt.',
          en: '={{ $json.url }} can be read by everybody. “No” makes it private at once.',
        },
        { fr: 'Ce dépôt doit-il être public ?', en: 'Should this repository be public?' },
        [4, 'hours'],
      ),
      onError: 'output',
    },
    choice: {
      use: 'switch',
      name: { fr: 'Sa réponse', en: 'The answer' },
      why: {
        fr: 'Le silence ne permet ni ne referme.',
        en: 'Silence neither allows nor closes.',
      },
      with: cases({ allow: answered(true), close: answered(false) }),
    },
    allow: {
      use: 'dataTable',
      name: { fr: 'Noter qu’il est permis', en: 'Note that it is allowed' },
      why: {
        fr: 'Effacez la ligne pour que la question revienne.',
        en: 'Delete the row for the question to return.',
      },
      with: kept(`={{ ${ONE}.repo }}`, `={{ ${ONE}.url }}`, 'allowed'),
    },
    close: {
      use: 'httpRequest',
      name: { fr: 'Repasser en privé', en: 'Make it private' },
      why: {
        fr: 'Ce qui a été lu reste lu : la suite est dans le message.',
        en: 'What was read stays read: what follows is in the post.',
      },
      with: {
        method: 'PATCH',
        url: `=https://api.github.com/repos/{{ ${ONE}.repo }}`,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'githubApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ private: true }) }}',
        options: { timeout: 30_000 },
      },
      onError: 'output',
    },
    closed: {
      use: 'slack',
      name: { fr: 'Dire ce qui reste à faire', en: 'Say what is left to do' },
      why: {
        fr: 'Une clé vue une minute est une clé à changer.',
        en: 'A key seen for a minute is a key to change.',
      },
      with: posted(CHANNEL, {
        fr: `=Repassé en privé : {{ ${ONE}.repo }}. Changez maintenant toute clé ou tout mot de passe qu’il contient, historique compris.`,
        en: `=Private again: {{ ${ONE}.repo }}. Now change every key and password it holds, history included.`,
      }),
      onError: 'continue',
    },
    shut: {
      use: 'dataTable',
      name: { fr: 'Clore la question', en: 'Settle the question' },
      why: {
        fr: 'S’il se rouvre, la question revient sans attendre.',
        en: 'Should it open again, the question returns without delay.',
      },
      with: kept(`={{ ${ONE}.repo }}`, `={{ ${ONE}.url }}`, 'closed'),
    },
    open: {
      use: 'slack',
      name: { fr: 'Dire qu’il est encore public', en: 'Say that it is still public' },
      why: {
        fr: 'Sans réponse, courriel perdu ou droit refusé : dans les trois cas, il reste ouvert.',
        en: 'No answer, email lost or permission refused: in all three it stays open.',
      },
      with: posted(CHANNEL, {
        fr: `=TOUJOURS PUBLIC : {{ ${ONE}.repo }} ({{ $json.error ? ($json.error.message ?? $json.error) : 'sans réponse' }})`,
        en: `=STILL PUBLIC: {{ ${ONE}.repo }} ({{ $json.error ? ($json.error.message ?? $json.error) : 'no answer' }})`,
      }),
      onError: 'continue',
    },
    blind: {
      use: 'slack',
      name: { fr: 'Contrôle impossible', en: 'No check possible' },
      why: {
        fr: 'Un jeton expiré ferait croire que tout est fermé.',
        en: 'An expired token would make all seem closed.',
      },
      with: posted(CHANNEL, {
        fr: '=Dépôts publics non contrôlés cette heure-ci : {{ $json.error.message ?? $json.error }}',
        en: '=Public repositories not checked this hour: {{ $json.error.message ?? $json.error }}',
      }),
      once: true,
    },
  },
  links: [
    'hourly > settings > repos > known > fresh > alarm > asked > each.each > ask > choice.allow > allow > each',
    'choice.close > close > closed > shut > each',
    'choice.other > open > each',
    'ask.error > open',
    'close.error > open',
    'repos.error > blind',
  ],
  examples,
})
