import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isEmpty, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { asked, posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JUDGE, READ, STILL } from './autoriser-mise-en-production.code.ts'
import { examples } from './autoriser-mise-en-production.examples.ts'

const RELEASE = "$('once').first().json"
const CHANNEL = { fr: '#mises-en-production', en: '#releases' }
const gitlab = (path: string, more: Params = {}): Params => ({
  url: `={{ $('settings').first().json.gitlab }}/api/v4/projects/{{ ${RELEASE}.project }}/${path}`,
  authentication: 'genericCredentialType',
  genericAuthType: 'httpHeaderAuth',
  options: { timeout: 20_000 },
  ...more,
})
const OPEN_ISSUES = gitlab(
  "issues?state=opened&per_page=100&labels={{ encodeURIComponent($('settings').first().json.label) }}",
)

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Autoriser une mise en production, blocages et gels vérifiés',
    problem:
      'Vendredi, 17 h 40, le pipeline est vert. Personne n’a vu le ticket ouvert à midi sur cette version, ni que la comptabilité clôture ce soir. Le retour arrière occupera le samedi.',
    outcome:
      'Quand le pipeline d’une étiquette n’attend plus que le job de production, le flux cherche les tickets bloquants, lit l’agenda des gels et regarde l’heure. Rien ne s’oppose : Slack demande un accord, puis le job part. Sinon, Slack dit pourquoi il est retenu.',
    avoid:
      'Si vous livrez dix fois par jour derrière des tests sûrs, ce guichet ralentit sans protéger. Avec GitLab Premium, les environnements protégés ont leurs propres approbations.',
    approval:
      'Une personne dit oui ou non dans Slack ; deux heures sans réponse valent un non. Une version retenue ne repart pas seule : on lance le job soi-même dans GitLab.',
    failure:
      'Tickets ou agenda illisibles : la version est retenue, l’inconnu n’est pas un feu vert. Un oui donné après l’heure limite, un job déjà lancé, un ticket ouvert entre-temps : rien ne part, Slack le dit. Le même pipeline annoncé deux fois n’est demandé qu’une fois.',
  },
  en: {
    title: 'Clear a release for production, blockers and freezes checked',
    problem:
      'Friday, 5.40 pm, the pipeline is green. Nobody saw the issue opened at noon about this version, nor that accounting closes its month tonight. Rolling back will take up the Saturday.',
    outcome:
      'Once a tag’s pipeline waits for nothing but the production job, the flow looks for blocking issues, reads the calendar of freezes and the clock. With nothing against it Slack asks for a yes, then the job starts. Otherwise Slack says why it is held.',
    avoid:
      'If you release ten times a day behind tests you trust, this counter slows you down and protects nothing. With GitLab Premium, protected environments have approvals of their own.',
    approval:
      'A person says yes or no in Slack; two hours without an answer count as no. A held release does not start again by itself: one runs the job in GitLab.',
    failure:
      'Issues or calendar unreadable: the release is held, as not knowing is no green light. A yes after the last hour, a job started already, an issue opened meanwhile: nothing leaves, and Slack says so. One pipeline announced twice is asked about once.',
  },
  nodes: {
    pushed: {
      use: 'gitlabTrigger',
      name: { fr: 'Pipeline GitLab', en: 'GitLab pipeline' },
      why: {
        fr: 'GitLab annonce chaque changement d’état ; un seul compte.',
        en: 'GitLab announces each change of state; one counts.',
      },
      with: {
        owner: { fr: 'votre-groupe', en: 'your-group' },
        repository: { fr: 'votre-projet', en: 'your-project' },
        events: ['pipeline'],
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Nom du job manuel, jours (1 = lundi), heures, fermetures et étiquette des tickets bloquants.',
        en: 'Name of the manual job, days (1 = Monday), hours, closings and the label of blocking issues.',
      },
      with: fields(
        {
          gitlab: 'https://gitlab.votre-entreprise.example',
          job: 'production',
          label: { fr: 'bloque-la-version', en: 'blocks-release' },
          days: list([1, 2, 3, 4]),
          from: '08:00',
          until: '16:00',
          closed: list(['2026-12-25', '2027-01-01']),
          zone: 'Europe/Paris',
          calendar: { fr: 'identifiant de l’agenda des gels', en: 'id of the calendar of freezes' },
        },
        { alone: true },
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Ne garder que le bon moment', en: 'Keep the right moment alone' },
      why: {
        fr: 'Une étiquette, tout au vert, et le job de production qui attend.',
        en: 'A tag, all green, and the production job waiting.',
      },
      with: allItems(READ),
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Un pipeline, une demande', en: 'One pipeline, one request' },
      why: {
        fr: 'Les 10 000 derniers numéros sont retenus par n8n.',
        en: 'n8n remembers the last 10,000 numbers.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $json.pipeline }}',
        options: {},
      },
    },
    issues: {
      use: 'httpRequest',
      name: { fr: 'Tickets bloquants ouverts', en: 'Blocking issues open' },
      why: {
        fr: 'Une étiquette suffit à dire non ; les cent premiers sont lus.',
        en: 'A label is enough to say no; the first hundred are read.',
      },
      with: OPEN_ISSUES,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    freeze: {
      use: 'googleCalendar',
      name: { fr: 'Gels des quatre heures à venir', en: 'Freezes of the next four hours' },
      why: {
        fr: 'Clôture, salon, soldes : qui en souffrirait l’inscrit dans cet agenda.',
        en: 'Month-end, trade fair, sales: whoever would suffer enters them there.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: '={{ $now.toISO() }}',
        timeMax: '={{ $now.plus({ hours: 4 }).toISO() }}',
        options: { recurringEventHandling: 'expand' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Réunir les objections', en: 'Gather the objections' },
      why: {
        fr: 'Toutes à la fois, pas l’une après l’autre.',
        en: 'All at once, not one after another.',
      },
      with: allItems(JUDGE),
    },
    clear: {
      use: 'if',
      name: { fr: 'Aucune ?', en: 'None?' },
      why: { fr: 'Une seule suffit à retenir.', en: 'A single one is enough to hold it.' },
      with: all(isEmpty('={{ $json.text }}')),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Demander l’accord', en: 'Ask for a yes' },
      why: {
        fr: 'Le flux sait ce qui bloque, pas ce qui presse.',
        en: 'The flow knows what blocks, not what is pressing.',
      },
      with: asked(
        CHANNEL,
        {
          fr: '={{ $json.version }} est prête ({{ $json.title }}). Aucun ticket bloquant, aucun gel. {{ $json.url }}',
          en: '={{ $json.version }} is ready ({{ $json.title }}). No blocking issue, no freeze. {{ $json.url }}',
        },
        [
          { fr: 'Mettre en production', en: 'Release' },
          { fr: 'Pas maintenant', en: 'Not now' },
        ],
        2,
      ),
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accordé ?', en: 'Granted?' },
      why: { fr: 'Le silence est un non.', en: 'Silence is a no.' },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    job: {
      use: 'httpRequest',
      name: { fr: 'Relire le job', en: 'Read the job again' },
      why: {
        fr: 'En deux heures, quelqu’un a pu le lancer à la main.',
        en: 'Within two hours somebody may have started it by hand.',
      },
      with: gitlab(`jobs/{{ ${RELEASE}.job }}`),
      onError: 'continue',
      retry: [2, 5],
    },
    again: {
      use: 'httpRequest',
      name: { fr: 'Relire les tickets', en: 'Read the issues again' },
      why: {
        fr: 'Un ticket récent compte aussi.',
        en: 'A recent one counts as well.',
      },
      with: OPEN_ISSUES,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    still: {
      use: 'code',
      name: { fr: 'Toujours bon ?', en: 'Still good?' },
      why: {
        fr: 'L’heure limite a pu passer.',
        en: 'The last hour may be over.',
      },
      with: allItems(STILL),
    },
    go: {
      use: 'if',
      name: { fr: 'Lancer ?', en: 'Start it?' },
      why: {
        fr: 'Rien n’a changé pendant l’attente.',
        en: 'Nothing changed during the wait.',
      },
      with: all(isTrue('={{ $json.go }}')),
    },
    play: {
      use: 'httpRequest',
      name: { fr: 'Lancer le job', en: 'Start the job' },
      why: {
        fr: 'GitLab refuse un job déjà parti.',
        en: 'GitLab refuses a job that has left.',
      },
      with: gitlab(`jobs/{{ ${RELEASE}.job }}/play`, { method: 'POST' }),
      onError: 'output',
    },
    started: {
      use: 'slack',
      name: { fr: 'Dire qu’elle part', en: 'Say that it leaves' },
      why: {
        fr: 'L’assistance lit ce canal avant les clients.',
        en: 'Support reads this channel before customers call.',
      },
      with: posted(CHANNEL, {
        fr: `=:rocket: {{ ${RELEASE}.version }} part en production. {{ ${RELEASE}.url }}`,
        en: `=:rocket: {{ ${RELEASE}.version }} is going live. {{ ${RELEASE}.url }}`,
      }),
    },
    held: {
      use: 'slack',
      name: { fr: 'Dire pourquoi elle reste', en: 'Say why it stays' },
      why: {
        fr: 'Avec l’adresse du pipeline, pour qui en décide autrement.',
        en: 'With the pipeline’s address, for whoever decides otherwise.',
      },
      with: posted(CHANNEL, {
        fr: `=:hand: {{ ${RELEASE}.version }} reste où elle est.\n{{ $('play').isExecuted ? 'GitLab a refusé de lancer le job, ou n’a pas répondu : voyez le pipeline.' : $('still').isExecuted ? $json.text : $('ask').isExecuted ? 'Refus, ou deux heures sans réponse.' : $json.text }}\n{{ ${RELEASE}.url }}`,
        en: `=:hand: {{ ${RELEASE}.version }} stays where it is.\n{{ $('play').isExecuted ? 'GitLab refused to start the job, or did not answer: see the pipeline.' : $('still').isExecuted ? $json.text : $('ask').isExecuted ? 'Refused, or two hours without an answer.' : $json.text }}\n{{ ${RELEASE}.url }}`,
      }),
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'pushed > settings > read > once > issues > freeze > judge > clear.yes > ask > agreed.yes > job > again > still > go.yes > play > started',
    'clear.no > held',
    'agreed.no > held',
    'go.no > held',
    'play.error > held',
    'stopped > warn',
  ],
  examples,
})
