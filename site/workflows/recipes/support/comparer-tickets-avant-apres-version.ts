import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, RELEASES, WINDOWS } from './comparer-tickets-avant-apres-version.code.ts'
import { examples } from './comparer-tickets-avant-apres-version.examples.ts'

const CHANNEL = { fr: '#produit', en: '#product' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const REPO = {
  owner: byName("={{ $('settings').first().json.owner }}"),
  repository: byName("={{ $('settings').first().json.repository }}"),
}

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Voir si une version fait monter les tickets',
    problem:
      'Le support dit : « depuis la 4.2, on est noyés ». Le développement répond : « c’était déjà comme ça ». Personne n’a compté, et la 4.3 part avec la même panne.',
    outcome:
      'Sept jours après chaque version publiée sur GitHub, les tickets Zendesk des sept jours d’avant et d’après sont comptés. Une hausse de 30 % au moins, plus forte que le hasard, ouvre une demande GitHub avec les deux nombres et le lien vers les tickets ; sinon Slack dit qu’il n’y en a pas.',
    avoid:
      'Deux versions dans la même semaine se mélangent : le message les nomme, sans les départager. Une campagne ou un jour férié font monter et descendre aussi. Sous dix tickets par semaine, lisez-les plutôt.',
    approval:
      'Le flux mesure, il n’accuse pas : une coïncidence reste possible, l’équipe ouvre les tickets et décide. Ni noms de clients ni textes ne sont lus, seulement des nombres.',
    failure:
      'Zendesk muet : Slack le dit, la version est recomptée le lendemain, pendant quatorze jours. GitHub muet, ou demande refusée : Slack aussi, et la même version revient. Un second lancement ne redit pas ce qui l’est déjà.',
  },
  en: {
    title: 'See whether a version brings more tickets',
    problem:
      'Support says: “ever since 4.2 we are drowning”. Development replies: “it was like that before”. Nobody counted, and 4.3 ships with the same fault.',
    outcome:
      'Seven days after each version published on GitHub, Zendesk’s tickets of the seven days before and after are counted. A rise of at least 30%, stronger than chance, opens a GitHub issue with both numbers and a link to the tickets; otherwise Slack says there is none.',
    avoid:
      'Two versions within a week blend: the message names them without telling them apart. A campaign or a holiday moves counts as well. Below ten tickets a week, read them instead.',
    approval:
      'The flow measures and accuses nobody: coincidence remains possible, and the team opens the tickets and decides. No customer’s name or wording is read, numbers only.',
    failure:
      'Zendesk silent: Slack says so, and the version is counted again next day, for fourteen days. GitHub silent, or the issue refused: Slack as well, and that version comes back. What was told is not told again by a second run.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour, 9 h', en: 'Every day at nine' },
      why: {
        fr: 'La version fixe le jour de la mesure, pas le calendrier.',
        en: 'The version sets the day of measuring, not the calendar.',
      },
      with: at('0 9 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Dépôt et seuil', en: 'Repository and threshold' },
      why: {
        fr: 'Ajoutez à « query » une étiquette du produit, si vous en vendez plusieurs.',
        en: 'Add a product’s tag to “query” if you sell several.',
      },
      with: fields(
        {
          owner: 'votre-entreprise',
          repository: 'application',
          days: 7,
          share: 0.3,
          query: '-tags:spam',
          desk: 'https://votre-entreprise.zendesk.com',
          table: { fr: 'versions mesurées', en: 'versions measured' },
        },
        { alone: true },
      ),
    },
    releases: {
      use: 'github',
      name: { fr: 'Versions publiées', en: 'Published versions' },
      why: {
        fr: 'Les trente dernières ; brouillons et versions d’essai sont laissés.',
        en: 'The last thirty; drafts and pre-releases are left aside.',
      },
      with: { resource: 'release', operation: 'getAll', ...REPO, returnAll: false, limit: 30 },
      onError: 'output',
      retry: [3, 10],
    },
    ripe: {
      use: 'code',
      name: { fr: 'Celles qui ont sept jours', en: 'Those seven days old' },
      why: {
        fr: 'Deux fenêtres égales contiennent les mêmes jours de semaine.',
        en: 'Two equal windows hold the same weekdays.',
      },
      with: allItems(RELEASES),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore mesurée', en: 'Not measured yet' },
      why: {
        fr: 'Une version, un verdict. Colonne tag en texte.',
        en: 'One version, one verdict. Text column tag.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'tag', keyValue: '={{ $json.tag }}' }] },
      },
    },
    windows: {
      use: 'code',
      name: { fr: 'Avant, après', en: 'Before, after' },
      why: {
        fr: 'À la seconde de la publication, en heure universelle.',
        en: 'To the second of publication, in universal time.',
      },
      with: allItems(WINDOWS),
    },
    count: {
      use: 'httpRequest',
      name: { fr: 'Compter les tickets', en: 'Count the tickets' },
      why: {
        fr: 'Zendesk compte lui-même : aucun ticket n’est téléchargé.',
        en: 'Zendesk does the counting: no ticket is downloaded.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v2/search/count.json",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        sendQuery: true,
        queryParameters: { parameters: [{ name: 'query', value: '={{ $json.query }}' }] },
        options: { timeout: 20_000, batching: { batch: { batchSize: 2, batchInterval: 1000 } } },
      },
      onError: 'continue',
      retry: [2, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Hausse ou hasard ?', en: 'A rise or chance?' },
      why: {
        fr: 'Vingt tickets au lieu de seize, c’est du bruit.',
        en: 'Twenty tickets rather than sixteen is noise.',
      },
      with: allItems(COMPARE),
    },
    verdict: {
      use: 'switch',
      name: { fr: 'Le verdict', en: 'The verdict' },
      why: {
        fr: 'Une hausse a besoin d’un responsable, pas d’un message de plus.',
        en: 'A rise needs an owner, not one more message.',
      },
      with: cases({
        rose: text('={{ $json.state }}', 'equals', 'rose'),
        unread: text('={{ $json.state }}', 'equals', 'unread'),
      }),
    },
    issue: {
      use: 'github',
      name: { fr: 'Ouvrir la demande', en: 'Open the issue' },
      why: {
        fr: 'Là où se prépare la version suivante.',
        en: 'Where the next version is prepared.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        ...REPO,
        title: {
          fr: '=Plus de tickets depuis {{ $json.tag }} : {{ $json.before }} puis {{ $json.after }}',
          en: '=More tickets since {{ $json.tag }}: {{ $json.before }} then {{ $json.after }}',
        },
        body: '={{ $json.text }}',
        labels: [],
        assignees: [],
      },
      onError: 'output',
      retry: [2, 10],
    },
    say: {
      use: 'slack',
      name: { fr: 'Dire qu’il n’y en a pas', en: 'Say that there is none' },
      why: {
        fr: 'Un chiffre calme une impression.',
        en: 'A figure settles an impression.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
      onError: 'output',
      retry: [2, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir la version', en: 'Remember the version' },
      why: {
        fr: 'Une fois la demande ouverte ou le message posté.',
        en: 'Once the issue stands or the post was taken.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ tag: "={{ $('verdict').item.json.tag }}" }),
        options: {},
      },
    },
    failed: {
      use: 'slack',
      name: { fr: 'Mesure non faite', en: 'Not measured' },
      why: {
        fr: 'Elle revient demain ; si elle échoue encore, quelqu’un l’aura lu.',
        en: 'It comes back tomorrow; should it fail again, somebody has read so.',
      },
      with: posted(CHANNEL, {
        fr: "=Versions et tickets : {{ $json.state === 'unread' ? $json.text : [$json.error?.message ?? $json.error, $json.text].filter(Boolean).join('\\n') }}",
        en: "=Versions and tickets: {{ $json.state === 'unread' ? $json.text : [$json.error?.message ?? $json.error, $json.text].filter(Boolean).join('\\n') }}",
      }),
    },
  },
  links: [
    'daily > settings > releases > ripe > fresh > windows > count > compare > verdict.rose > issue > remember',
    'verdict.unread > failed',
    'verdict.other > say > remember',
    'issue.error > failed',
    'say.error > failed',
    'releases.error > failed',
  ],
  examples,
})
