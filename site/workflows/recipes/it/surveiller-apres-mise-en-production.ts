import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-apres-mise-en-production.examples.ts'

const JUDGE = `const { jump, version } = $('settings').first().json;
const earlier = $('before').all().map(item => item.json);
const later = $input.all().map(item => item.json);
const blind = [...earlier, ...later].some(one => one.error !== undefined);
const counts = new Map(earlier.map(one => [one.id, Number(one.count)]));
const bad = blind ? [] : later.filter(one => one.id && (!counts.has(one.id) || Number(one.count) - counts.get(one.id) >= jump));
return [{ json: {
  version,
  state: blind ? 'blind' : bad.length > 0 ? 'bad' : 'calm',
  count: bad.length,
  shown: bad.map(one => '- ' + one.title + ' (+' + (Number(one.count) - (counts.get(one.id) ?? 0)) + ') ' + one.permalink).join('\\n'),
} }];`

const SENTRY = {
  resource: 'issue',
  operation: 'getAll',
  organizationSlug: "={{ $('settings').first().json.organisation }}",
  projectSlug: "={{ $('settings').first().json.project }}",
  returnAll: true,
  additionalFields: { query: 'is:unresolved', statsPeriod: '24h' },
} as const

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Surveiller la demi-heure qui suit une mise en production',
    problem:
      'La mise en production passe à 17 h 40, tout est vert, chacun rentre. À 21 h un client appelle : le paiement échoue depuis 17 h 43, et Sentry le savait.',
    outcome:
      'Chaque mise en production est photographiée deux fois dans Sentry, à trente minutes d’écart. Erreurs apparues ou emballées : Slack demande s’il faut revenir à la version précédente, et le fait.',
    avoid:
      'Une mise en production qui change la base de données ne se défait pas en relançant l’ancienne. Avec moins de cent visites par heure, rien n’apparaîtra en une demi-heure.',
    approval:
      'Quelqu’un choisit entre revenir en arrière et corriger. Sans choix sous quinze minutes, la personne de garde est appelée ; le flux ne revient jamais de lui-même.',
    failure:
      'Sentry muet : Slack dit que personne n’a surveillé. Slack ou GitLab en panne, ou une version plus récente passée entre-temps : la garde est appelée avec la liste.',
  },
  en: {
    title: 'Watch the half hour after each release to production',
    problem:
      'The release goes out at 5.40 p.m., all is green, everybody goes home. At nine a customer rings: payment has failed since 5.43, and Sentry knew.',
    outcome:
      'Two pictures of Sentry are taken, at release and thirty minutes on. Where errors appeared or multiplied, Slack asks whether to go back to the former version, and it is done.',
    avoid:
      'A release that changes the database is not undone by running the old one again. With fewer than a hundred visits an hour, half an hour shows nothing.',
    approval:
      'Somebody picks: go back, or mend. Without a choice after fifteen minutes whoever is on call gets paged; the flow never goes back by itself.',
    failure:
      'Sentry silent: Slack says that nobody watched. Slack or GitLab down, or a newer release in the meantime: whoever is on call is paged with the list.',
  },
  nodes: {
    deployed: {
      use: 'gitlabTrigger',
      name: { fr: 'Déploiement GitLab', en: 'GitLab deployment' },
      why: {
        fr: 'GitLab dit lui-même quand la version est en place : rien à ajouter au pipeline.',
        en: 'GitLab itself tells when a version is live: nothing to add to the pipeline.',
      },
      with: {
        owner: { fr: 'votre-groupe', en: 'your-group' },
        repository: { fr: 'votre-projet', en: 'your-project' },
        events: ['deployment'],
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Cinquante occurrences de plus en une demi-heure : à régler sur votre trafic.',
        en: 'Fifty more events in half an hour: tune it to your traffic.',
      },
      with: fields(
        {
          jump: 50,
          organisation: { fr: 'votre-entreprise', en: 'your-company' },
          project: { fr: 'boutique', en: 'shop' },
          gitlab: 'https://git.votre-entreprise.example',
          channel: { fr: 'mises-en-production', en: 'releases' },
          service: { fr: 'identifiant du service', en: 'id of the service' },
          sender: 'n8n@votre-entreprise.example',
          ready: "={{ $json.body.status + ' ' + $json.body.environment }}",
          version: '={{ $json.body.short_sha }}',
          deployment: number('={{ $json.body.deployment_id }}'),
          repository: number('={{ $json.body.project.id }}'),
        },
        { alone: true },
      ),
    },
    live: {
      use: 'filter',
      name: { fr: 'En production, réussi', en: 'In production, done' },
      why: {
        fr: 'GitLab annonce aussi les essais, les débuts et les échecs.',
        en: 'GitLab also announces trials, starts and failures.',
      },
      with: all(text('={{ $json.ready }}', 'equals', 'success production')),
    },
    before: {
      use: 'sentry',
      name: { fr: 'Erreurs au départ', en: 'Errors at the start' },
      why: {
        fr: 'Sans photo de départ, les vieilles erreurs accuseraient la nouvelle version.',
        en: 'Without a first picture, old errors would be blamed on the new version.',
      },
      with: SENTRY,
      onError: 'continue',
      always: true,
    },
    pause: {
      use: 'wait',
      name: { fr: 'Une demi-heure', en: 'Half an hour' },
      why: {
        fr: 'Assez pour un vrai trafic, assez court pour que l’auteur soit encore là.',
        en: 'Long enough for real traffic, short enough for the author to be around.',
      },
      with: { resume: 'timeInterval', amount: 30, unit: 'minutes' },
    },
    after: {
      use: 'sentry',
      name: { fr: 'Erreurs à l’arrivée', en: 'Errors at the end' },
      why: {
        fr: 'La même question, pour que la différence ait un sens.',
        en: 'The same question, so that the difference means something.',
      },
      with: SENTRY,
      once: true,
      onError: 'continue',
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer les deux photos', en: 'Compare both pictures' },
      why: {
        fr: 'Nouvelle, ou beaucoup plus fréquente : les deux viennent souvent d’un même oubli.',
        en: 'New, or far more frequent: both often stem from one oversight.',
      },
      with: allItems(JUDGE),
    },
    bad: {
      use: 'if',
      name: { fr: 'Ça se passe mal ?', en: 'Is it going badly?' },
      why: {
        fr: 'Le calme mérite une ligne, pas une question.',
        en: 'Calm deserves a line, not a question.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'bad')),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Revenir ou corriger ?', en: 'Go back or mend?' },
      why: {
        fr: 'Dans le canal de l’équipe : l’auteur est parfois déjà dans le train.',
        en: 'In the team’s channel: the author may be on a train by now.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        message: {
          fr: '=Version {{ $json.version }} : {{ $json.count }} erreur(s) nouvelle(s) ou emballée(s)\n{{ $json.shown }}',
          en: '=Version {{ $json.version }}: {{ $json.count }} error(s) new or multiplying\n{{ $json.shown }}',
        },
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Revenir en arrière', en: 'Go back' },
            disapproveLabel: { fr: 'On corrige', en: 'We mend it' },
          },
        },
        options: answeredWithin(15, 'minutes'),
      },
      onError: 'output',
    },
    choice: {
      use: 'switch',
      name: { fr: 'Leur choix', en: 'Their choice' },
      why: {
        fr: 'Le silence est une troisième réponse : personne ne regarde.',
        en: 'Silence is a third answer: nobody is looking.',
      },
      with: cases({
        back: isTrue('={{ $json.data?.approved === true }}'),
        mend: isTrue('={{ $json.data?.approved === false }}'),
      }),
    },
    previous: {
      use: 'httpRequest',
      name: { fr: 'Derniers déploiements', en: 'Latest deployments' },
      why: {
        fr: 'Le nœud GitLab ne les connaît pas ; l’interface, si, avec le même compte.',
        en: 'The GitLab node does not know them; its API does, with the same account.',
      },
      with: {
        url: "={{ $('settings').first().json.gitlab }}/api/v4/projects/{{ $('settings').first().json.repository }}/deployments?environment=production&status=success&order_by=id&sort=desc&per_page=2",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'gitlabApi',
        options: {},
      },
      onError: 'output',
    },
    pick: {
      use: 'code',
      name: { fr: 'La version d’avant', en: 'The version before' },
      why: {
        fr: 'Si une autre version est passée depuis, revenir effacerait aussi son correctif.',
        en: 'If another release came since, going back would undo its fix as well.',
      },
      with: allItems(
        "const [current, before] = $input.all().map(item => item.json);\nif (current?.id !== $('settings').first().json.deployment || !before?.deployable) throw new Error('no version to go back to');\nreturn [{ json: { job: before.deployable.id, version: before.sha.slice(0, 8) } }];",
      ),
      onError: 'output',
    },
    back: {
      use: 'httpRequest',
      name: { fr: 'Relancer l’ancienne', en: 'Run the former one' },
      why: {
        fr: 'Le travail de déploiement éprouvé, pas un chemin de secours jamais essayé.',
        en: 'The same deployment job, proven before, not an emergency path that nobody has tried.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.gitlab }}/api/v4/projects/{{ $('settings').first().json.repository }}/jobs/{{ $json.job }}/retry",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'gitlabApi',
        options: {},
      },
      onError: 'output',
    },
    ticket: {
      use: 'gitlab',
      name: { fr: 'Ouvrir le ticket', en: 'Open the issue' },
      why: {
        fr: '« On corrige » s’oublie vite ; avec les liens, on commence.',
        en: '“We mend it” is soon forgotten; with the links in it, work can start.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        owner: { fr: 'votre-groupe', en: 'your-group' },
        repository: { fr: 'votre-projet', en: 'your-project' },
        title: {
          fr: "=Erreurs depuis {{ $('judge').first().json.version }}",
          en: "=Errors since {{ $('judge').first().json.version }}",
        },
        body: "={{ $('judge').first().json.shown }}",
        labels: [],
        assignee_ids: [],
      },
      onError: 'output',
    },
    said: {
      use: 'slack',
      name: { fr: 'Dire où l’on en est', en: 'Say where things stand' },
      why: {
        fr: 'Calme, non surveillé ou défait : trois silences qu’il ne faut pas confondre.',
        en: 'Calm, unwatched or undone: three silences not to be mixed up.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $json.state === 'calm' ? $json.version + ' : rien de nouveau en trente minutes.' : $json.state === 'blind' ? $json.version + ' : Sentry n’a pas répondu, personne n’a surveillé.' : 'Retour à ' + $('pick').first().json.version + ' lancé : ' + $json.web_url }}",
          en: "={{ $json.state === 'calm' ? $json.version + ': nothing new in thirty minutes.' : $json.state === 'blind' ? $json.version + ': Sentry did not answer, nobody watched.' : 'Going back to ' + $('pick').first().json.version + ': ' + $json.web_url }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    page: {
      use: 'pagerDuty',
      name: { fr: 'Appeler la garde', en: 'Page the person on call' },
      why: {
        fr: 'Un autre service que ceux qui viennent peut-être de tomber.',
        en: 'Through another service than those that may just have failed.',
      },
      with: {
        resource: 'incident',
        operation: 'create',
        title: {
          fr: "=Version {{ $('judge').first().json.version }} : {{ $('judge').first().json.count }} erreur(s), personne n’a pu agir",
          en: "=Version {{ $('judge').first().json.version }}: {{ $('judge').first().json.count }} error(s), nobody could act",
        },
        serviceId: "={{ $('settings').first().json.service }}",
        email: "={{ $('settings').first().json.sender }}",
        additionalFields: { details: "={{ $('judge').first().json.shown }}" },
      },
      retry: [3, 10],
    },
  },
  links: [
    'deployed > settings > live > before > pause > after > judge > bad.yes > ask > choice.back > previous > pick > back > said',
    'bad.no > said',
    'choice.mend > ticket',
    'choice.other > page',
    'ask.error > page',
    'previous.error > page',
    'pick.error > page',
    'back.error > page',
    'ticket.error > page',
  ],
  examples,
})
