import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './fermer-acces-des-partants.examples.ts'

/** A source that did not answer is no proof that nothing is open. */
const match = (left: string, colon: string, cut: string): string =>
  `const { kept } = $('settings').first().json;
const sources = ['leavers', 'people', 'repos'];
const answers = {
  leavers: $('leavers').all().map(({ json }) => json),
  people: $('people').all().map(({ json }) => json),
  repos: $('repos').all().map(({ json }) => json),
};
const failed = sources.map((one) => answers[one].find(({ error }) => error !== undefined)).find(Boolean);
const cut = answers.repos.length >= 100 || answers.people.length >= 1000;
const own = (email) => String(email ?? '').trim().toLowerCase();
const spared = kept.split(',').map(own);
const gone = answers.leavers.filter(({ email }) => email && !spared.includes(own(email)));
const open = (rows, system) => gone.flatMap(({ name, email, last_day }) => rows
  .filter((row) => row.email && own(row.email) === own(email))
  .map(({ id }) => ({ name, email: own(email), last_day, system, account: String(id) })));
const accounts = [...open(answers.people, 'Keycloak'), ...open(answers.repos, 'GitLab')];
return [{ json: {
  state: failed || cut ? 'broken' : accounts.length > 0 ? 'open' : 'none',
  accounts,
  ...((failed || cut) && { error: failed?.error ?? '${cut}' }),
  shown: accounts.map(({ name, last_day, system }) => name + '${left}' + last_day + '${colon}' + system).join('\\n'),
} }];`

const KEYCLOAK = { authentication: 'genericCredentialType', genericAuthType: 'oAuth2Api' } as const
const GITLAB = {
  authentication: 'genericCredentialType',
  genericAuthType: 'httpHeaderAuth',
} as const

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 70,
  published: '2026-11-24',
  fr: {
    title: 'Fermer les accès encore ouverts des salariés partis',
    problem:
      'Un ingénieur part un vendredi. Les RH ont coché « accès fermés » ; son compte GitLab vit encore six mois, découvert à l’audit d’un client, ou par quelqu’un de moins bien disposé.',
    outcome:
      'Chaque nuit, la liste des partis est confrontée aux comptes actifs de Keycloak et de GitLab. Le responsable informatique reçoit les comptes restés ouverts ; sur son accord ils sont suspendus, et un registre garde la preuve datée.',
    avoid:
      'Au-delà de cent comptes GitLab, ajoutez des pages : le flux s’arrête plutôt que d’en oublier. Un compte partagé ou de service n’a rien à faire dans la liste des partis : nommez-le parmi les exceptions.',
    approval:
      'Rien n’est suspendu sans un oui, compte par compte visible ; aucun compte n’est supprimé, et un blocage se lève en un clic. Les RH restent maîtresses de la date de départ.',
    failure:
      'Une source muette n’est jamais lue comme « rien d’ouvert » : un ticket Zammad s’ouvre. De même pour un refus, un silence ou une suspension qui échoue, avec la cause.',
  },
  en: {
    title: 'Close the access that people who left still have',
    problem:
      'An engineer leaves on a Friday. HR ticked “access closed”; the GitLab account lives on for six months, found at a client’s audit, or by somebody less well disposed.',
    outcome:
      'Every night the list of leavers is held against the active accounts of Keycloak and GitLab. The head of IT gets those still open; on a yes they are suspended, and a register keeps dated proof.',
    avoid:
      'Above a hundred GitLab accounts, add pages: the flow stops rather than miss some. A shared or service account has no place among leavers: name it among the exceptions.',
    approval:
      'Nothing is suspended without a yes, with every account in view; none is deleted, and a block is lifted in one click. HR stays master of the leaving date.',
    failure:
      'A silent source is never read as “nothing open”: a Zammad ticket is raised. The same goes for a no, for silence and for a suspension that fails, with the cause.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit', en: 'Every night' },
      why: {
        fr: 'Un départ se décide parfois le jour même.',
        en: 'Some departures are decided on the very day.',
      },
      with: at('15 5 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos systèmes', en: 'Your systems' },
      why: {
        fr: 'Les adresses à épargner tiennent sur une ligne, relue à chaque audit.',
        en: 'Addresses to spare stand on one line, read at each audit.',
      },
      with: fields({
        kept: 'support@etudes-lantier.example',
        keycloak: 'https://sso.etudes-lantier.example/admin/realms/interne',
        gitlab: 'https://gitlab.etudes-lantier.example/api/v4',
        chat: { fr: 'identifiant de la discussion Teams', en: 'id of the Teams chat' },
        group: 'Informatique',
        customer: 'rh@etudes-lantier.example',
      }),
    },
    leavers: {
      use: 'supabase',
      name: { fr: 'Lire les départs', en: 'Read who left' },
      why: {
        fr: 'Colonnes email, name et last_day ; six mois suffisent à rattraper un oubli.',
        en: 'Columns email, name and last_day; six months make up for what was missed.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'leavers',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            { keyName: 'last_day', condition: 'lt', keyValue: '={{ $now.toISODate() }}' },
            {
              keyName: 'last_day',
              condition: 'gte',
              keyValue: '={{ $now.minus({ days: 180 }).toISODate() }}',
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    people: {
      use: 'httpRequest',
      name: { fr: 'Comptes Keycloak actifs', en: 'Active Keycloak accounts' },
      why: {
        fr: 'L’état réel du compte, et non la case cochée d’une liste de sortie.',
        en: 'The account’s true state, not a box ticked on a leaving list.',
      },
      with: {
        url: "={{ $('settings').first().json.keycloak }}/users",
        ...KEYCLOAK,
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'enabled', value: 'true' },
            { name: 'max', value: '1000' },
          ],
        },
        options: { timeout: 20000 },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    repos: {
      use: 'httpRequest',
      name: { fr: 'Comptes GitLab actifs', en: 'Active GitLab accounts' },
      why: {
        fr: 'GitLab accepte encore des clés quand l’authentification unique est fermée.',
        en: 'GitLab still takes keys once single sign-on is closed.',
      },
      with: {
        url: "={{ $('settings').first().json.gitlab }}/users",
        ...GITLAB,
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'active', value: 'true' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: { timeout: 20000 },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Confronter les listes', en: 'Hold the lists together' },
      why: {
        fr: 'Par adresse, majuscules ignorées, en comptant les sources qui ont répondu.',
        en: 'By address whatever its capitals, counting which sources answered.',
      },
      with: allItems({
        fr: match(', parti le ', ' : ', 'liste de comptes tronquée'),
        en: match(', left on ', ': ', 'list of accounts cut short'),
      }),
    },
    state: {
      use: 'switch',
      name: { fr: 'Ouverts, illisibles, rien ?', en: 'Open, unreadable, nothing?' },
      why: {
        fr: 'Une nuit sans rien à fermer ne dérange personne.',
        en: 'A night with nothing to close bothers nobody.',
      },
      with: cases({
        open: text('={{ $json.state }}', 'equals', 'open'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    ask: {
      use: 'teams',
      name: { fr: 'Demander à l’informatique', en: 'Ask IT' },
      why: {
        fr: 'Un ancien salarié peut rester prestataire : seul quelqu’un le sait.',
        en: 'A former colleague may stay on as a contractor: only somebody knows.',
      },
      with: {
        resource: 'chatMessage',
        operation: 'sendAndWait',
        chatId: byId("={{ $('settings').first().json.chat }}"),
        message: {
          fr: '=Comptes encore actifs de personnes parties :\n{{ $json.shown }}\nLes suspendre tous ?',
          en: '=Accounts still active of people who left:\n{{ $json.shown }}\nSuspend them all?',
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(12, 'hours'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accordé ?', en: 'Agreed?' },
      why: {
        fr: 'Sans accord, un ticket garde la question ouverte.',
        en: 'Without a yes, a ticket keeps the question open.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Compte par compte', en: 'Account by account' },
      why: {
        fr: 'Ceux que la question montrait, et nul autre.',
        en: 'Those that the question showed, and no other.',
      },
      with: allItems("return $('match').first().json.accounts.map((json) => ({ json }));"),
    },
    system: {
      use: 'switch',
      name: { fr: 'Quel système ?', en: 'Which system?' },
      why: {
        fr: 'Chacun suspend à sa manière.',
        en: 'Each suspends in its own way.',
      },
      with: cases({ keycloak: text('={{ $json.system }}', 'equals', 'Keycloak') }),
    },
    closeId: {
      use: 'httpRequest',
      name: { fr: 'Suspendre dans Keycloak', en: 'Suspend in Keycloak' },
      why: {
        fr: 'Suspendu, non effacé : les traces restent pour l’audit.',
        en: 'Suspended, not deleted: traces stay for an audit.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.keycloak }}/users/{{ $json.account }}",
        ...KEYCLOAK,
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '{ "enabled": false }',
        options: { timeout: 20000 },
      },
      onError: 'output',
    },
    closeGit: {
      use: 'httpRequest',
      name: { fr: 'Bloquer dans GitLab', en: 'Block in GitLab' },
      why: {
        fr: 'Un compte bloqué garde ses projets et perd ses clés.',
        en: 'A blocked account keeps its projects and loses its keys.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.gitlab }}/users/{{ $json.account }}/block",
        ...GITLAB,
        options: { timeout: 20000 },
      },
      onError: 'output',
    },
    register: {
      use: 'supabase',
      name: { fr: 'Tenir le registre', en: 'Keep the register' },
      why: {
        fr: 'Qui, où, quand : c’est ce qu’un auditeur demande.',
        en: 'Who, where, when: that is what auditors ask.',
      },
      with: {
        resource: 'row',
        operation: 'create',
        tableId: 'closed_access',
        dataToSend: 'defineBelow',
        fieldsUi: {
          fieldValues: [
            { fieldId: 'email', fieldValue: "={{ $('each').item.json.email }}" },
            { fieldId: 'system', fieldValue: "={{ $('each').item.json.system }}" },
            { fieldId: 'closed_at', fieldValue: '={{ $now.toISO() }}' },
          ],
        },
      },
    },
    ticket: {
      use: 'zammad',
      name: { fr: 'Ouvrir un ticket', en: 'Raise a ticket' },
      why: {
        fr: 'Un accès ouvert ne se perd pas dans une discussion.',
        en: 'Open access does not get lost in a chat.',
      },
      with: {
        authentication: 'tokenAuth',
        resource: 'ticket',
        operation: 'create',
        title: {
          fr: "=Accès de partants à voir : {{ $json.error?.message || $json.error || 'fermeture non accordée' }}",
          en: "=Access of leavers to look at: {{ $json.error?.message || $json.error || 'closing not agreed' }}",
        },
        group: "={{ $('settings').first().json.group }}",
        customer: "={{ $('settings').first().json.customer }}",
        article: {
          articleDetails: {
            subject: { fr: 'Comptes concernés', en: 'Accounts concerned' },
            body: "={{ $('match').first().json.shown || '?' }}",
            visibility: 'internal',
            sender: 'Agent',
            type: 'note',
          },
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'night > settings > leavers > people > repos > match > state.open > ask > agreed.yes > each > system.keycloak > closeId > register',
    'system.other > closeGit > register',
    'state.broken > ticket',
    'agreed.no > ticket',
    'closeId.error > ticket',
    'closeGit.error > ticket',
  ],
  examples,
})
