import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { BATCHES, GROUP, RANK } from './trier-alertes-de-dependances.code.ts'
import { examples } from './trier-alertes-de-dependances.examples.ts'

const TABLE = 'alertes_confiees'
const CHANNEL = { fr: '#securite', en: '#security' }

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Trier les alertes de dépendances par risque d’exploitation',
    problem:
      'Dependabot signale 180 failles dans douze dépôts, dont quarante « critiques ». L’équipe ne lit plus. L’une est attaquée partout depuis mardi, et personne ne sait laquelle.',
    outcome:
      'Chaque jour ouvré, les alertes sont croisées avec les failles exploitées selon la CISA et le pronostic EPSS. Exploitée : un ticket Jira par dépôt et une ligne dans Slack. Probable à 10 % ou plus et livrée en production, ou grave sans pronostic : un ticket pour la semaine. Le lundi, Slack compte le reste.',
    avoid:
      'Avec deux dépôts et dix alertes, lisez-les. Une dépendance copiée dans votre code, sans manifeste, échappe à Dependabot.',
    approval:
      'Le flux ne met rien à jour et ne ferme aucune alerte. L’équipe décide dans le ticket : corriger, contourner ou écarter, avec sa raison.',
    failure:
      'GitHub, CISA ou EPSS muet : Slack dit que rien n’est trié aujourd’hui. Ticket refusé : Slack en donne le titre, et l’alerte revient au passage suivant.',
  },
  en: {
    title: 'Sort dependency alerts by how likely they are exploited',
    problem:
      'Dependabot reports 180 flaws in twelve repositories, forty of them “critical”. The team stopped reading. One has been under attack since Tuesday, and nobody knows which.',
    outcome:
      'Each weekday alerts are held against the flaws that CISA knows as exploited and the EPSS forecast. Exploited: a Jira ticket a repository and a line in Slack. Likely at 10% or more and shipped to production, or severe without a forecast: a ticket for the week. On Mondays Slack counts the rest.',
    avoid:
      'With two repositories and ten alerts, read them. A dependency copied into your code, without a manifest, escapes Dependabot.',
    approval:
      'The flow updates nothing and closes no alert. The team decides in the ticket: mend, work around or dismiss, with its reason.',
    failure:
      'GitHub, CISA or EPSS silent: Slack says that nothing is sorted today. Ticket refused: Slack gives its title, and the alert comes back on the next run.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Jours ouvrés, sept heures', en: 'Weekdays at seven' },
      why: {
        fr: 'EPSS recalcule chaque nuit : hier ne dit rien d’aujourd’hui.',
        en: 'EPSS computes anew each night: yesterday says nothing of today.',
      },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your limits' },
      why: {
        fr: 'Dix pour cent de risque sous trente jours, à régler.',
        en: 'A risk of ten per cent within thirty days, to be tuned.',
      },
      with: fields(
        {
          organisation: { fr: 'votre-entreprise', en: 'your-company' },
          likely: 10,
          monday: number('={{ $now.weekday }}'),
          project: { fr: 'identifiant du projet Jira', en: 'id of the Jira project' },
          kind: { fr: 'identifiant du type de ticket', en: 'id of the issue type' },
        },
        { alone: true },
      ),
    },
    alerts: {
      use: 'httpRequest',
      name: { fr: 'Alertes ouvertes', en: 'Open alerts' },
      why: {
        fr: 'Page après page, par le lien de l’en-tête.',
        en: 'Page after page, by the link in the header.',
      },
      with: {
        url: '=https://api.github.com/orgs/{{ $json.organisation }}/dependabot/alerts?state=open&per_page=100',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'githubApi',
        options: {
          timeout: 30_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL:
                "={{ ($response?.headers?.link ?? '').match(/<([^>]+)>; rel=\"next\"/)?.[1] ?? 'https://api.github.com/orgs/' + $json.organisation + '/dependabot/alerts?state=open&per_page=100' }}",
              paginationCompleteWhen: 'other',
              completeExpression:
                "={{ !($response?.headers?.link ?? '').includes('rel=\"next\"') }}",
              limitPagesFetched: true,
              maxRequests: 50,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    batches: {
      use: 'code',
      name: { fr: 'Paquets de quatre-vingts', en: 'Batches of eighty' },
      why: {
        fr: 'EPSS accepte des listes : trois requêtes valent mieux que deux cents.',
        en: 'EPSS takes lists: three requests beat two hundred.',
      },
      with: allItems(BATCHES),
    },
    epss: {
      use: 'httpRequest',
      name: { fr: 'Pronostic EPSS', en: 'EPSS forecast' },
      why: {
        fr: 'La gravité dit les dégâts, pas la probabilité.',
        en: 'Severity tells the damage, not how likely it is.',
      },
      with: {
        url: '=https://api.first.org/data/v1/epss?cve={{ $json.names }}&limit=100',
        options: { timeout: 30_000 },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    exploited: {
      use: 'httpRequest',
      name: { fr: 'Failles exploitées', en: 'Exploited flaws' },
      why: {
        fr: 'Des attaques constatées, pas une probabilité.',
        en: 'Attacks that were seen, not a likelihood.',
      },
      with: {
        url: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
        options: { timeout: 30_000 },
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    rank: {
      use: 'code',
      name: { fr: 'Donner un rang', en: 'Give a rank' },
      why: {
        fr: 'Un outil de développement ne monte que pour une attaque réelle.',
        en: 'A tool for development rises only for a real attack.',
      },
      with: allItems(RANK),
      onError: 'output',
    },
    level: {
      use: 'switch',
      name: { fr: 'À confier, ou à compter ?', en: 'To hand over, or to count?' },
      why: {
        fr: 'Un ticket par alerte noierait l’équipe une seconde fois.',
        en: 'One ticket an alert would drown the team a second time.',
      },
      with: cases({ later: text('={{ $json.level }}', 'equals', 'later') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore confiées', en: 'Not handed over yet' },
      why: {
        fr: 'Le rang fait partie de la clé : une faille qui s’aggrave revient.',
        en: 'The rank is part of the key: a flaw that gets worse comes back.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'alert', keyValue: '={{ $json.key }}' }] },
      },
    },
    group: {
      use: 'code',
      name: { fr: 'Un ticket par dépôt', en: 'One ticket a repository' },
      why: {
        fr: 'Qui met à jour un dépôt corrige toutes ses lignes en une fois.',
        en: 'Whoever updates a repository mends all of its lines at once.',
      },
      with: allItems(GROUP),
    },
    ticket: {
      use: 'jira',
      name: { fr: 'Ouvrir le ticket', en: 'Open the ticket' },
      why: {
        fr: 'Avec la version qui corrige.',
        en: 'With the version that mends it.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        project: byId(setting('project')),
        issueType: byId(setting('kind')),
        summary: '={{ $json.title }}',
        additionalFields: { description: '={{ $json.text }}' },
      },
      onError: 'output',
    },
    keys: {
      use: 'code',
      name: { fr: 'Alerte par alerte', en: 'Alert by alert' },
      why: {
        fr: 'Seules celles dont le ticket existe.',
        en: 'Only those whose ticket exists.',
      },
      with: {
        mode: 'runOnceForAllItems',
        language: 'javaScript',
        jsCode:
          "return $input.all().flatMap((item, at) => $('group').itemMatching(at).json.keys.map((alert) => ({ json: { alert } })));",
      },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter comme confiées', en: 'Note as handed over' },
      why: {
        fr: 'Après le ticket : un Jira en panne n’en fait perdre aucune.',
        en: 'After the ticket, so that a Jira that is down loses none.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ alert: '={{ $json.alert }}' }),
        options: {},
      },
    },
    urgent: {
      use: 'filter',
      name: { fr: 'Exploitées seulement', en: 'Exploited alone' },
      why: {
        fr: 'Slack ne sonne que pour ce qui n’attend pas.',
        en: 'Slack rings only for what cannot wait.',
      },
      with: all(text("={{ $('group').item.json.level }}", 'equals', 'now')),
    },
    shout: {
      use: 'slack',
      name: { fr: 'Dire l’urgence', en: 'Say what is urgent' },
      why: {
        fr: 'Un ticket de plus se perd ; une faille attaquée, non.',
        en: 'One more ticket gets lost; a flaw under attack must not.',
      },
      with: posted(CHANNEL, "=:rotating_light: {{ $json.key }} {{ $('group').item.json.title }}"),
    },
    count: {
      use: 'aggregate',
      name: { fr: 'Compter le reste', en: 'Count the rest' },
      why: {
        fr: 'Un seul nombre, pour voir s’il monte.',
        en: 'One number, to see whether it climbs.',
      },
      with: {
        aggregate: 'aggregateIndividualFields',
        fieldsToAggregate: { fieldToAggregate: [{ fieldToAggregate: 'id' }] },
        options: {},
      },
    },
    weekly: {
      use: 'filter',
      name: { fr: 'Le lundi', en: 'On Mondays' },
      why: {
        fr: 'Chaque jour, on ne le lirait plus.',
        en: 'Daily, nobody would read it.',
      },
      with: all(amount("={{ $('settings').first().json.monday }}", 'equals', 1)),
    },
    sum: {
      use: 'slack',
      name: { fr: 'Dire ce qui attend', en: 'Say what waits' },
      why: {
        fr: 'Écartées par un seuil, pas oubliées.',
        en: 'Set aside by a limit, not forgotten.',
      },
      with: posted(CHANNEL, {
        fr: '=Alertes de dépendances peu exposées : {{ $json.id.length }}. À traiter avec les mises à jour habituelles.',
        en: '=Dependency alerts of little exposure: {{ $json.id.length }}. To be dealt with in the usual updates.',
      }),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un matin non trié ne doit pas ressembler à un matin calme.',
        en: 'A morning that was not sorted must not look like a calm one.',
      },
      with: posted(CHANNEL, {
        fr: "=:warning: {{ $('group').isExecuted ? 'Ticket non ouvert : ' + $('group').item.json.title : 'Alertes de dépendances non triées aujourd’hui' }} ({{ $json.error?.message ?? $json.error }})",
        en: "=:warning: {{ $('group').isExecuted ? 'Ticket not opened: ' + $('group').item.json.title : 'Dependency alerts not sorted today' }} ({{ $json.error?.message ?? $json.error }})",
      }),
    },
  },
  links: [
    'morning > settings > alerts > batches > epss > exploited > rank > level.other > fresh > group > ticket > keys > remember',
    'ticket > urgent > shout',
    'level.later > count > weekly > sum',
    'alerts.error > tell',
    'exploited.error > tell',
    'rank.error > tell',
    'ticket.error > tell',
  ],
  examples,
})
