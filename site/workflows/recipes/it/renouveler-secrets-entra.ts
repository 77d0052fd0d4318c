import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE, LETTERS } from './renouveler-secrets-entra.code.ts'
import { examples } from './renouveler-secrets-entra.examples.ts'

const TABLE = 'secrets_annonces'
const GRAPH = 'https://graph.microsoft.com/v1.0'

/** Read only, page after page: Graph gives the next address with each. */
const read = (url: string, paged = true): Params => ({
  url,
  authentication: 'genericCredentialType',
  genericAuthType: 'oAuth2Api',
  options: {
    timeout: 30_000,
    ...(paged && {
      pagination: {
        pagination: {
          paginationMode: 'responseContainsNextURL',
          nextURL: `={{ $response?.body?.['@odata.nextLink'] ?? ${JSON.stringify(url)} }}`,
          paginationCompleteWhen: 'other',
          completeExpression: "={{ !$response?.body?.['@odata.nextLink'] }}",
          limitPagesFetched: true,
          maxRequests: 20,
        },
      },
    }),
  },
})

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Renouveler les secrets d’application Entra avant la panne',
    problem:
      'Un mardi, plus aucune facture n’arrive du CRM. Deux jours de recherche : le secret de l’application, créé pour vingt-quatre mois par quelqu’un qui est parti, a expiré la nuit. Microsoft n’a écrit à personne.',
    outcome:
      'Chaque matin, secrets, certificats d’application et certificats SAML d’Entra sont lus. À trente, quatorze, sept et trois jours, puis à l’expiration, les propriétaires déclarés reçoivent une lettre qui nomme chacun des leurs. À sept jours et moins, Teams le dit aussi.',
    avoid:
      'Avec cinq applications, un rappel d’agenda suffit. Une identité managée n’a pas de secret : préférez-la. Les clés rangées hors d’Entra, chez un prestataire ou dans un coffre, ne sont pas vues.',
    approval:
      'Le flux lit et ne renouvelle rien : un secret changé sans prévenir coupe ce qu’il sert. Le propriétaire en crée un second, le met en place, puis supprime l’ancien.',
    failure:
      'Graph muet : Teams dit que rien n’est surveillé ce matin. Propriétaire parti, compte bloqué ou sans adresse : la lettre va à l’équipe. Courriel refusé : Teams en donne le texte, et l’annonce est retentée le lendemain.',
  },
  en: {
    title: 'Renew Entra application secrets before things break',
    problem:
      'One Tuesday invoices stop coming from the CRM. Two days of searching: the application’s secret, made for twenty-four months by somebody who left, ran out at night. Microsoft wrote to nobody.',
    outcome:
      'Each morning the secrets, application certificates and SAML certificates of Entra are read. At thirty, fourteen, seven and three days, then once expired, the declared owners get a letter that names each of theirs. From seven days on Teams says so too.',
    avoid:
      'With five applications a calendar reminder will do. A managed identity has no secret: prefer it. Keys kept outside of Entra, with a supplier or in a vault, are not seen.',
    approval:
      'The flow reads and renews nothing: a secret changed without warning cuts what it serves. The owner makes a second one, puts it in place, then deletes the old.',
    failure:
      'Graph silent: Teams says that nothing is watched this morning. Owner gone, blocked or without an address: the letter goes to the team. Email refused: Teams gives its text, and it is tried again the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Huit heures, tous les jours', en: 'Eight o’clock, every day' },
      why: {
        fr: 'Une expiration ne regarde pas le calendrier des bureaux.',
        en: 'Expiry does not look at office hours.',
      },
      with: at('0 8 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos paliers', en: 'Your steps' },
      why: {
        fr: 'Le palier 0 est le jour même et la semaine qui suit.',
        en: 'Step 0 is the day itself and the week after.',
      },
      with: fields(
        {
          steps: list([30, 14, 7, 3, 0]),
          team: 'informatique@votre-entreprise.example',
          group: { fr: 'identifiant de l’équipe Teams', en: 'id of the Teams team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    apps: {
      use: 'httpRequest',
      name: { fr: 'Applications inscrites', en: 'Registered applications' },
      why: {
        fr: 'Deux permissions : Application.Read.All, et User.Read.All pour l’adresse des propriétaires.',
        en: 'Two permissions to read: Application.Read.All, and User.Read.All for the owners’ addresses.',
      },
      with: read(
        `${GRAPH}/applications?$select=id,displayName,passwordCredentials,keyCredentials&$top=100`,
      ),
      onError: 'continue',
      retry: [3, 10],
    },
    saml: {
      use: 'httpRequest',
      name: { fr: 'Connexions SAML', en: 'SAML sign-on' },
      why: {
        fr: 'Leur certificat est ailleurs, et son oubli ferme la porte à tout le monde.',
        en: 'Their certificate is elsewhere, and forgetting it shuts everybody out.',
      },
      with: read(
        `${GRAPH}/servicePrincipals?$filter=tags/any(t:t%20eq%20'WindowsAzureActiveDirectoryIntegratedApp')&$select=id,displayName,preferredSingleSignOnMode,keyCredentials&$top=100`,
      ),
      once: true,
      onError: 'continue',
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Ce qui arrive à terme', en: 'What runs out' },
      why: {
        fr: 'Graph donne l’heure universelle ; les jours se comptent à Paris.',
        en: 'Graph gives universal time; days are counted in Paris.',
      },
      with: allItems(DUE),
    },
    state: {
      use: 'switch',
      name: { fr: 'À annoncer, ou illisible ?', en: 'To announce, or unreadable?' },
      why: {
        fr: 'Rien à annoncer : le flux s’arrête ici.',
        en: 'Nothing to announce: the flow ends here.',
      },
      with: cases({ due: text('={{ $json.state }}', 'equals', 'due') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Palier pas encore annoncé', en: 'Step not announced yet' },
      why: {
        fr: 'Cinq lettres par secret, et non trente-huit.',
        en: 'Five letters a secret, not thirty-eight.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'announced', keyValue: '={{ $json.key }}' }] },
      },
    },
    owners: {
      use: 'httpRequest',
      name: { fr: 'Propriétaires déclarés', en: 'Declared owners' },
      why: {
        fr: 'Qui connaît l’application, plutôt qu’une boîte commune.',
        en: 'Whoever knows the application, rather than a shared mailbox.',
      },
      with: read(`=${GRAPH}/{{ $json.path }}/owners?$select=id,mail,accountEnabled`, false),
      onError: 'continue',
      retry: [2, 5],
    },
    letters: {
      use: 'code',
      name: { fr: 'Une lettre par propriétaire', en: 'One letter an owner' },
      why: {
        fr: 'Le premier matin en trouve vingt : vingt courriels lasseraient.',
        en: 'The first morning finds twenty, and twenty emails would tire.',
      },
      with: allItems(LETTERS),
    },
    mail: {
      use: 'outlook',
      name: { fr: 'Écrire', en: 'Write' },
      why: {
        fr: 'Le nom, la date, et la marche à suivre : rien à chercher.',
        en: 'The name, the date and what to do: nothing to look up.',
      },
      with: outlookSent(
        '={{ $json.to }}',
        {
          fr: '=Secrets et certificats à renouveler : {{ $json.count }}',
          en: '=Secrets and certificates to renew: {{ $json.count }}',
        },
        {
          fr: '={{ $json.text }}\n\nCréez le nouveau dans Entra, mettez-le en place, puis supprimez l’ancien.',
          en: '={{ $json.text }}\n\nCreate the new one in Entra, put it in place, then delete the old.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    keys: {
      use: 'code',
      name: { fr: 'Secret par secret', en: 'Secret by secret' },
      why: {
        fr: 'Seuls ceux dont la lettre est partie.',
        en: 'Only those whose letter left.',
      },
      with: allItems(
        "return $input.all().flatMap((_, at) => $('letters').itemMatching(at).json.keys.map((announced) => ({ json: { announced } })));",
      ),
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter l’annonce', en: 'Note the announcement' },
      why: {
        fr: 'Le palier suivant a sa propre ligne.',
        en: 'The next step has a row of its own.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ announced: '={{ $json.announced }}' }),
        options: {},
      },
    },
    near: {
      use: 'filter',
      name: { fr: 'Sept jours ou moins', en: 'Seven days or fewer' },
      why: {
        fr: 'Un remplaçant déjà créé ne fait pas sonner le canal.',
        en: 'Where a successor exists, the channel stays quiet.',
      },
      with: all(amount("={{ $('letters').item.json.least }}", 'lte', 7)),
    },
    alert: {
      use: 'teams',
      name: { fr: 'Le dire à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Le propriétaire est peut-être en congé.',
        en: 'The owner may be on leave.',
      },
      with: postedInTeams(
        {
          fr: "=Bientôt expirés (écrit à {{ $('letters').item.json.to }}) :\n{{ $('letters').item.json.text }}",
          en: "=Expiring soon (written to {{ $('letters').item.json.to }}):\n{{ $('letters').item.json.text }}",
        },
        'group',
      ),
      retry: [2, 5],
    },
    instead: {
      use: 'teams',
      name: { fr: 'Dire ce qui n’est pas parti', en: 'Say what did not leave' },
      why: {
        fr: 'Droit d’envoi retiré, quota atteint : l’équipe a quand même le texte.',
        en: 'Right to send withdrawn, quota reached: the team gets the text all the same.',
      },
      with: postedInTeams(
        {
          fr: "=Lettre refusée pour {{ $('letters').item.json.to }} :\n{{ $('letters').item.json.text }}",
          en: "=Letter refused for {{ $('letters').item.json.to }}:\n{{ $('letters').item.json.text }}",
        },
        'group',
      ),
      retry: [2, 5],
    },
    blind: {
      use: 'teams',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing is read' },
      why: {
        fr: 'Le secret de ce flux expire lui aussi un jour.',
        en: 'This flow’s own secret will run out one day, too.',
      },
      with: postedInTeams(
        {
          fr: '=Secrets Entra non surveillés ce matin : {{ $json.reason }}',
          en: '=Entra secrets not watched this morning: {{ $json.reason }}',
        },
        'group',
      ),
      retry: [2, 5],
    },
  },
  links: [
    'morning > settings > apps > saml > due > state.due > fresh > owners > letters > mail > keys > remember',
    'mail > near > alert',
    'mail.error > instead',
    'state.other > blind',
  ],
  examples,
})
