import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './grouper-pannes-de-flux.examples.ts'

const TABLE = { fr: 'Pannes', en: 'Faults' }
const THIS_FAULT = {
  conditions: [
    { keyName: 'fault', condition: 'eq', keyValue: "={{ $('print').first().json.fault }}" },
  ],
}

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-23',
  fr: {
    title: 'Un seul ticket par panne de vos flux n8n',
    problem:
      'Un mot de passe expire la nuit : le même flux échoue toutes les cinq minutes et laisse 140 alertes. Le matin, quelqu’un les efface en bloc, avec la seule qui était différente.',
    outcome:
      'La première panne ouvre un ticket GitLab avec le message et l’adresse de l’exécution. Les suivantes, identiques, ne font que compter ; à la dixième et à la centième, un commentaire le signale dans le ticket.',
    avoid:
      'Pour deux ou trois flux sans enjeu, le journal de n8n suffit. Et si n8n lui-même est arrêté, rien ne part : surveillez-le d’ailleurs.',
    approval:
      'Le flux ne relance et ne ferme rien. Une personne lit le ticket, corrige, puis rejoue elle-même les exécutions qui comptent. Une panne qui se tait sept jours puis revient ouvre un nouveau ticket.',
    failure:
      'GitLab refuse le ticket : le message part sur Telegram, et la panne n’est pas notée comme connue ; la prochaine fois, le ticket est tenté de nouveau.',
  },
  en: {
    title: 'One ticket a fault in your n8n workflows',
    problem:
      'A password expires at night: the same workflow fails every five minutes and leaves 140 alerts. In the morning somebody deletes the lot, including the one that differed.',
    outcome:
      'The first fault opens a GitLab issue with the message and the address of the run. Identical ones after it are only counted; the tenth and the hundredth leave a comment in the issue.',
    avoid:
      'For two or three workflows of no consequence, n8n’s own list of runs will do. And when n8n itself is down nothing leaves: watch it from elsewhere.',
    approval:
      'The flow restarts and closes nothing. A person reads the issue, mends it, then replays the runs that matter. A fault that is silent for seven days and comes back opens a new issue.',
    failure:
      'GitLab refuses the issue: the message goes to Telegram, and the fault is not noted as known, so the issue is tried again next time.',
  },
  nodes: {
    fault: {
      use: 'errorTrigger',
      name: { fr: 'Un flux échoue', en: 'A workflow fails' },
      why: {
        fr: 'À choisir comme flux d’erreur dans les réglages de vos autres flux.',
        en: 'To be chosen as the error workflow in the settings of your other flows.',
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre projet', en: 'Your project' },
      why: {
        fr: 'Une panne au départ d’un flux s’écrit autrement : les deux formes sont lues.',
        en: 'A fault at a workflow’s start is written otherwise, so both forms are read.',
      },
      with: fields(
        {
          owner: { fr: 'votre-groupe', en: 'your-group' },
          repository: { fr: 'automatisations', en: 'automations' },
          chat: { fr: 'identifiant de la discussion', en: 'id of the chat' },
          workflow: "={{ $json.workflow?.name ?? '?' }}",
          node: "={{ $json.execution?.lastNodeExecuted ?? '-' }}",
          message:
            "={{ $json.execution?.error?.message ?? $json.trigger?.error?.message ?? 'unknown error' }}",
          run: "={{ $json.execution?.url ?? '' }}",
        },
        { alone: true },
      ),
    },
    pattern: {
      use: 'set',
      name: { fr: 'Effacer ce qui varie', en: 'Blank out what varies' },
      why: {
        fr: '« délai de 3021 ms » et « de 3044 ms » sont la même panne.',
        en: '“timeout after 3021 ms” and “after 3044 ms” are the same fault.',
      },
      with: fields({
        pattern:
          "={{ [$json.workflow, $json.node, $json.message.toLowerCase().replace(/[0-9a-f]{8,}|\\d+/g, '#')].join(' | ') }}",
      }),
    },
    print: {
      use: 'crypto',
      name: { fr: 'Prendre l’empreinte', en: 'Take its print' },
      why: {
        fr: 'Une clé courte, quelle que soit la longueur du message.',
        en: 'A short key, however long the message.',
      },
      with: {
        action: 'hash',
        type: 'SHA256',
        value: '={{ $json.pattern }}',
        dataPropertyName: 'fault',
        encoding: 'hex',
      },
    },
    seen: {
      use: 'dataTable',
      name: { fr: 'Déjà vue ?', en: 'Seen before?' },
      why: {
        fr: 'Une table de n8n suffit : rien d’autre à installer.',
        en: 'A table inside n8n is enough: nothing else to install.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: THIS_FAULT,
        limit: 1,
      },
      always: true,
    },
    tally: {
      use: 'set',
      name: { fr: 'Compter', en: 'Count' },
      why: {
        fr: 'Au-delà de sept jours de silence, on repart de un.',
        en: 'After seven days of silence the count starts again at one.',
      },
      with: fields(
        {
          known: truth(
            '={{ $json.issue !== undefined && new Date($json.last).getTime() > $now.minus({ days: 7 }).toMillis() }}',
          ),
          issue: number('={{ $json.issue ?? 0 }}'),
          count: number(
            '={{ $json.issue !== undefined && new Date($json.last).getTime() > $now.minus({ days: 7 }).toMillis() ? $json.count + 1 : 1 }}',
          ),
        },
        { alone: true },
      ),
    },
    known: {
      use: 'if',
      name: { fr: 'Ticket ouvert ?', en: 'Issue already there?' },
      why: {
        fr: 'La nouveauté part aux humains, la répétition au compteur.',
        en: 'News goes to people, repetition to the counter.',
      },
      with: all(isTrue('={{ $json.known }}')),
    },
    raise: {
      use: 'dataTable',
      name: { fr: 'Augmenter le compteur', en: 'Raise the counter' },
      why: {
        fr: 'La dernière date aussi : c’est elle qui fait vieillir la panne.',
        en: 'The last date too, since that is what lets a fault grow old.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: THIS_FAULT,
        columns: columns({
          count: "={{ $('tally').first().json.count }}",
          last: '={{ $now.toISO() }}',
        }),
        options: {},
      },
    },
    milestone: {
      use: 'filter',
      name: { fr: 'Dixième ou centième', en: 'Tenth or hundredth' },
      why: {
        fr: 'Deux nombres suffisent à dire que ce n’est plus un incident.',
        en: 'Two numbers are enough to say that this is no mere incident.',
      },
      with: all(isTrue("={{ [10, 100].includes($('tally').first().json.count) }}")),
    },
    comment: {
      use: 'gitlab',
      name: { fr: 'Commenter le ticket', en: 'Comment on the issue' },
      why: {
        fr: 'Qui suit le ticket est prévenu, sans nouvelle alerte ailleurs.',
        en: 'Whoever follows the issue is told, without another alert elsewhere.',
      },
      with: {
        resource: 'issue',
        operation: 'createComment',
        owner: "={{ $('settings').first().json.owner }}",
        repository: "={{ $('settings').first().json.repository }}",
        issueNumber: "={{ $('tally').first().json.issue }}",
        body: {
          fr: "=Même panne pour la {{ $('tally').first().json.count }}e fois. Dernière exécution : {{ $('settings').first().json.run }}",
          en: "=Same fault, {{ $('tally').first().json.count }} times now. Last run: {{ $('settings').first().json.run }}",
        },
      },
    },
    open: {
      use: 'gitlab',
      name: { fr: 'Ouvrir le ticket', en: 'Open the issue' },
      why: {
        fr: 'Flux, nœud, message, adresse : de quoi commencer sans chercher.',
        en: 'Flow, node, message, address: enough to begin without searching.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        owner: "={{ $('settings').first().json.owner }}",
        repository: "={{ $('settings').first().json.repository }}",
        title: {
          fr: "=Panne : {{ $('settings').first().json.workflow }} ({{ $('settings').first().json.node }})",
          en: "=Fault: {{ $('settings').first().json.workflow }} ({{ $('settings').first().json.node }})",
        },
        body: "={{ $('settings').first().json.message }}\n\n{{ $('settings').first().json.run }}",
        labels: [],
        assignee_ids: [],
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir la panne', en: 'Remember the fault' },
      why: {
        fr: 'Après le ticket seulement : sans numéro, rien à commenter plus tard.',
        en: 'Only after the issue: without its number there is nothing to comment on.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: THIS_FAULT,
        columns: columns({
          fault: "={{ $('print').first().json.fault }}",
          issue: '={{ $json.iid }}',
          count: 1,
          last: '={{ $now.toISO() }}',
        }),
        options: {},
      },
    },
    phone: {
      use: 'telegram',
      name: { fr: 'Prévenir autrement', en: 'Tell somebody another way' },
      why: {
        fr: 'Une panne ne doit pas se perdre parce que le carnet est fermé.',
        en: 'A fault must not be lost because the notebook is shut.',
      },
      with: sent("={{ $('settings').first().json.chat }}", {
        fr: "=GitLab refuse le ticket. {{ $('settings').first().json.workflow }} : {{ $('settings').first().json.message }}",
        en: "=GitLab refuses the issue. {{ $('settings').first().json.workflow }}: {{ $('settings').first().json.message }}",
      }),
    },
  },
  links: [
    'fault > settings > pattern > print > seen > tally > known.yes > raise > milestone > comment',
    'known.no > open > remember',
    'open.error > phone',
  ],
  examples,
})
