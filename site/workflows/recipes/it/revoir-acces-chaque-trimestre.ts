import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gathered, joinedBy } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './revoir-acces-chaque-trimestre.examples.ts'

const FIND = `const { exceptions } = $('settings').first().json;
const accounts = $input.all().map(item => item.json);
const orphans = accounts.filter(one => !one.person && !exceptions.includes(one.username));
const share = accounts.length ? Math.round(100 * orphans.length / accounts.length) : 100;
return [{ json: {
  accounts: accounts.length,
  share,
  orphans: orphans.map(({ id, username, email }) => ({ id, username, email })),
  shown: orphans.map(({ username, email }) => '- ' + username + ' (' + (email || '?') + ')').join('\\n'),
} }];`

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Revoir chaque trimestre les comptes sans salarié',
    problem:
      'Un commercial est parti en juin. En novembre, son compte ouvre toujours le VPN et la messagerie ; c’est l’auditeur, ou pire, qui s’en aperçoit.',
    outcome:
      'Chaque trimestre, les comptes Keycloak actifs sont rapprochés de l’annuaire BambooHR. Ceux de personne sont montrés, coupés sur accord, et un ticket Jira garde la preuve de la revue, même vide.',
    avoid:
      'Sous trente comptes, une feuille imprimée va plus vite. Les droits d’un salarié présent qui a changé de poste n’y sont pas vus.',
    approval:
      'Le responsable informatique lit la liste et la coupe en un clic. Sans réponse sous cinq jours, rien n’est coupé et le ticket reste à traiter.',
    failure:
      'Annuaire ou Keycloak injoignable, ou un cinquième des comptes soudain sans salarié : aucune question n’est posée, un courriel dit pourquoi. Une coupure refusée est nommée dans le ticket.',
  },
  en: {
    title: 'Review accounts without an employee every quarter',
    problem:
      'A salesman left in June. In November his account still opens the VPN and the mail, and it is the auditor who notices, or somebody worse.',
    outcome:
      'Every quarter, active Keycloak accounts are held against the BambooHR directory. Those of nobody are listed, disabled on a yes, and a Jira ticket keeps proof of the review, even an empty one.',
    avoid:
      'With fewer than thirty accounts, a printed sheet is quicker. Rights that somebody kept after changing jobs are not seen.',
    approval:
      'The head of IT reads the list and has it disabled in one click. After five days without an answer nothing is cut and the ticket stays open.',
    failure:
      'Directory or Keycloak out of reach, or a fifth of accounts suddenly nobody’s: no question is put, an email says why. A refused disabling is named in the ticket.',
  },
  nodes: {
    quarter: {
      use: 'scheduleTrigger',
      name: { fr: 'Premier mois du trimestre', en: 'First month of the quarter' },
      why: {
        fr: 'Le cinq : les sorties de fin de trimestre sont alors saisies.',
        en: 'On the fifth, when departures at quarter’s end have been entered.',
      },
      with: at('0 8 5 1,4,7,10 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes', en: 'Your accounts' },
      why: {
        fr: 'Les comptes techniques n’ont pas de salarié : nommez-les, ils seront laissés.',
        en: 'Technical accounts have no employee: name them and they are spared.',
      },
      with: fields({
        keycloak: 'https://comptes.votre-entreprise.example',
        realm: 'entreprise',
        exceptions: list(['sauvegarde', 'n8n', 'secours']),
        most: 20,
        head: 'dsi@votre-entreprise.example',
        project: { fr: 'identifiant du projet', en: 'id of the project' },
        kind: { fr: 'identifiant du type de ticket', en: 'id of the issue type' },
      }),
    },
    staff: {
      use: 'bambooHr',
      name: { fr: 'Salariés présents', en: 'Current employees' },
      why: {
        fr: 'Avant les comptes : si l’annuaire tombe, personne ne passe pour parti.',
        en: 'Ahead of the accounts: if the directory is down, nobody passes for gone.',
      },
      with: { resource: 'employee', operation: 'getAll', returnAll: true },
      onError: 'output',
      retry: [3, 10],
    },
    person: {
      use: 'set',
      name: { fr: 'Adresse du salarié', en: 'Employee’s address' },
      why: {
        fr: 'L’adresse professionnelle en minuscules est la seule clé commune.',
        en: 'The work address in lower case is the one key they share.',
      },
      with: fields(
        {
          email: "={{ ($json.workEmail || '').trim().toLowerCase() || 'none-' + $json.id }}",
          person: '={{ $json.displayName }}',
        },
        { alone: true },
      ),
    },
    accounts: {
      use: 'httpRequest',
      name: { fr: 'Comptes actifs', en: 'Active accounts' },
      why: {
        fr: 'Un client de service, avec le seul droit de gérer les utilisateurs.',
        en: 'With a service client whose only right is to manage users.',
      },
      with: {
        url: "={{ $('settings').first().json.keycloak }}/admin/realms/{{ $('settings').first().json.realm }}/users?enabled=true&briefRepresentation=true&max=5000",
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    account: {
      use: 'set',
      name: { fr: 'Adresse du compte', en: 'Account’s address' },
      why: {
        fr: 'Un compte sans adresse ne doit en rencontrer aucune autre.',
        en: 'An account without an address must not meet another such.',
      },
      with: fields(
        {
          id: '={{ $json.id }}',
          username: '={{ $json.username }}',
          email: "={{ ($json.email || '').trim().toLowerCase() }}",
        },
        { alone: true },
      ),
    },
    join: {
      use: 'merge',
      name: { fr: 'À qui est ce compte ?', en: 'Whose account is it?' },
      why: {
        fr: 'Tous les comptes restent, avec un nom quand il y en a un.',
        en: 'All accounts stay, with a name where there is one.',
      },
      with: joinedBy('email', 'enrichInput1'),
    },
    find: {
      use: 'code',
      name: { fr: 'Comptes de personne', en: 'Accounts of nobody' },
      why: {
        fr: 'Une part trop forte accuse l’annuaire, pas les comptes.',
        en: 'Too high a share speaks against the directory, not the accounts.',
      },
      with: allItems(FIND),
    },
    sound: {
      use: 'switch',
      name: { fr: 'Vraisemblable ?', en: 'Plausible?' },
      why: {
        fr: 'Un export à moitié rempli couperait la moitié de l’entreprise.',
        en: 'A half-filled export would cut off half the company.',
      },
      with: cases({
        odd: amount('={{ $json.share }}', 'gt', "={{ $('settings').first().json.most }}"),
        some: isFilled('={{ $json.shown }}'),
      }),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Faut-il les couper ?', en: 'Shall they be cut?' },
      why: {
        fr: 'Un prestataire ou une stagiaire peut manquer à l’annuaire sans être de trop.',
        en: 'A contractor or a trainee may be missing from the directory with good reason.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.head }}",
        subject: {
          fr: '=Revue des accès : {{ $json.orphans.length }} compte(s) sur {{ $json.accounts }} sans salarié',
          en: '=Access review: {{ $json.orphans.length }} of {{ $json.accounts }} accounts without an employee',
        },
        message: "={{ $json.shown.replace(/\\n/g, '<br>') }}",
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Tous les couper', en: 'Disable all' },
            disapproveLabel: { fr: 'Je verrai à la main', en: 'I will see to it' },
          },
        },
        options: answeredWithin(5, 'days'),
      },
      onError: 'output',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accord donné ?', en: 'Was it a yes?' },
      why: {
        fr: 'Cinq jours de silence ne coupent l’accès de personne.',
        en: 'Five days of silence cut nobody off.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Compte par compte', en: 'Account by account' },
      why: {
        fr: 'La liste lue et la liste coupée sont la même, à cinq jours d’écart.',
        en: 'What is cut is what was read, even five days apart.',
      },
      with: allItems("return $('find').first().json.orphans.map(json => ({ json }));"),
    },
    disable: {
      use: 'httpRequest',
      name: { fr: 'Désactiver', en: 'Disable' },
      why: {
        fr: 'Désactivé, pas supprimé : une erreur se répare en un clic.',
        en: 'Disabled, not deleted: a mistake is mended in one click.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.keycloak }}/admin/realms/{{ $('settings').first().json.realm }}/users/{{ $json.id }}",
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ enabled: false }) }}',
        options: {},
      },
      onError: 'continue',
    },
    result: {
      use: 'set',
      name: { fr: 'Ce qui a été fait', en: 'What was done' },
      why: {
        fr: 'Un refus de Keycloak doit se lire dans la preuve.',
        en: 'A refusal by Keycloak has to show in the proof.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('each').item.json.username + ' : ' + ($json.error ? 'NON COUPÉ, à reprendre' : 'coupé') }}",
            en: "={{ $('each').item.json.username + ': ' + ($json.error ? 'NOT DISABLED, to be redone' : 'disabled') }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'Une seule preuve', en: 'One proof' },
      why: {
        fr: 'Un auditeur lit mieux un ticket que douze.',
        en: 'An auditor would rather read one ticket than twelve.',
      },
      with: gathered('line'),
    },
    proof: {
      use: 'jira',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'Daté et non modifiable en silence, à la différence d’un tableau.',
        en: 'Dated, and not to be changed in silence as a spreadsheet is.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        issueType: byId("={{ $('settings').first().json.kind }}"),
        summary: {
          fr: "=Revue des accès du {{ $now.toFormat('dd/MM/yyyy') }} : {{ $json.line ? 'faite' : $json.shown === '' ? 'rien à couper' : 'À TRAITER' }}",
          en: "=Access review of {{ $now.toFormat('dd/MM/yyyy') }}: {{ $json.line ? 'done' : $json.shown === '' ? 'nothing to disable' : 'TO BE DEALT WITH' }}",
        },
        additionalFields: {
          description: {
            fr: "=Comptes actifs vérifiés : {{ $('find').first().json.accounts }}\n{{ $json.line ? $json.line.join('\\n') : $json.shown ?? $('find').first().json.shown }}",
            en: "=Active accounts checked: {{ $('find').first().json.accounts }}\n{{ $json.line ? $json.line.join('\\n') : $json.shown ?? $('find').first().json.shown }}",
          },
        },
      },
      onError: 'output',
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Une revue non faite ne doit pas ressembler à une revue sans défaut.',
        en: 'A review not made must not look like one without findings.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.head }}",
        subject: { fr: 'Revue des accès incomplète', en: 'Access review incomplete' },
        bodyContent: {
          fr: "={{ $json.share ? $json.share + ' % des comptes sans salarié : vérifiez l’annuaire. Rien n’a été coupé.' : 'Un service n’a pas répondu. Refaites la revue, ou son ticket, à la main.' }}",
          en: "={{ $json.share ? $json.share + '% of accounts without an employee: check the directory. Nothing was disabled.' : 'A service did not answer. Please redo the review, or its ticket, by hand.' }}",
        },
        additionalFields: {},
      },
      once: true,
    },
  },
  links: [
    'quarter > settings > staff > person > accounts > account > join > find > sound.some > ask > agreed.yes > each > disable > result > lines > proof',
    'person > join:1',
    'sound.odd > tell',
    'sound.other > proof',
    'agreed.no > proof',
    'staff.error > tell',
    'accounts.error > tell',
    'ask.error > tell',
    'proof.error > tell',
  ],
  examples,
})
