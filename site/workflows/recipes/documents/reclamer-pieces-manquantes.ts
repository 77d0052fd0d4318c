import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { examples } from './reclamer-pieces-manquantes.examples.ts'

/** Accents and capitals do not count: « Justificatif-Identité.PDF » is an identity document. */
const COUNT = `const plain = text => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();
const items = $input.all();
const failed = items.some(item => item.json.error !== undefined);
const names = items
  .filter(item => item.json.type === 'file')
  .map(item => plain(decodeURIComponent(item.json.path.split('/').pop())));
const wanted = $('settings').first().json.pieces.split(',').map(piece => piece.trim());
const missing = wanted.filter(piece => !names.some(name => name.includes(plain(piece))));
return [{ json: { failed, missing, received: wanted.length - missing.length, round: $runIndex + 1 } }];`

const row = (operation: string): Params => ({
  resource: 'row',
  operation,
  dataTableId: byName("={{ $('settings').first().json.register }}"),
  matchType: 'allConditions',
  filters: {
    conditions: [
      { keyName: 'folder', condition: 'eq', keyValue: "={{ $('settings').first().json.folder }}" },
    ],
  },
})

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-23',
  fr: {
    title: 'Réclamer les pièces qui manquent à un dossier',
    problem:
      'Un dossier attend quatre pièces, le client en dépose deux. On relance de mémoire, parfois pour une pièce arrivée la veille, et le dossier dort un mois.',
    outcome:
      'Dès l’ouverture, le dossier Nextcloud est lu. Tant qu’il manque quelque chose, le client reçoit la liste exacte, tous les quatre jours, trois fois au plus. Complet, il est annoncé à la conseillère ; sinon, elle reçoit une tâche d’appel.',
    avoid:
      'Le flux lit le nom des fichiers, pas leur contenu : une pièce périmée ou floue compte comme reçue. Pour contrôler le contenu, gardez un œil humain.',
    approval:
      'La conseillère ouvre chaque dossier complet avant de l’accepter. Après trois rappels restés sans effet, elle décide seule : appeler, attendre ou clore.',
    failure:
      'Nextcloud injoignable : aucun rappel ne part, car il réclamerait des pièces peut-être là, et un courriel nomme le dossier. Adresse refusée : la tâche d’appel le dit aussitôt. Un dossier annoncé deux fois n’est suivi qu’une.',
  },
  en: {
    title: 'Chase the papers that a client file still lacks',
    problem:
      'A file needs four papers and the client sends two. Reminders go out from memory, sometimes for a paper that came the day before, and the file sleeps for a month.',
    outcome:
      'From the day it opens, the Nextcloud folder is read. While something is missing the client gets the exact list, every four days, three times at most. A complete file is announced to the adviser; otherwise she gets a task to call.',
    avoid:
      'The flow reads names of files, not what is in them: an expired or blurred paper counts as received. Checking the contents stays with a person.',
    approval:
      'The adviser opens each complete file before accepting it. After three reminders without effect she alone decides: call, wait or close.',
    failure:
      'Nextcloud out of reach: no reminder leaves, since it might ask for papers that are there, and an email names the file. Address refused: the task to call says so at once. A file announced twice is followed once.',
  },
  nodes: {
    opened: {
      use: 'webhook',
      name: { fr: 'Dossier ouvert', en: 'File opened' },
      why: {
        fr: 'Votre logiciel appelle cette adresse en créant le dossier : le suivi part aussitôt.',
        en: 'Your software calls this address as it creates the folder, so the chase starts at once.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'dossier-ouvert', en: 'file-opened' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Les pièces attendues', en: 'The papers expected' },
      why: {
        fr: 'Un mot par pièce, que l’on retrouve dans le nom du fichier.',
        en: 'One word a paper, to be found in the file’s name.',
      },
      with: fields(
        {
          pieces: {
            fr: 'identité, domicile, RIB, Kbis',
            en: 'identity, address, bank, registration',
          },
          reminders: 3,
          from: 'dossiers@votre-cabinet.example',
          adviser: 'conseil@votre-cabinet.example',
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          project: { fr: 'identifiant du projet', en: 'id of the project' },
          register: { fr: 'dossiers suivis', en: 'files followed' },
          // Longer than all reminders together: what a crash left in the register does not block for ever.
          forget: 15,
          client: '={{ $json.body.client }}',
          email: '={{ $json.body.email }}',
          folder: '={{ $json.body.folder }}',
        },
        { alone: true },
      ),
    },
    followed: {
      use: 'dataTable',
      name: { fr: 'Déjà suivi ?', en: 'Followed already?' },
      why: {
        fr: 'Un logiciel répète son appel quand la réponse tarde.',
        en: 'Software repeats its call when the reply is slow.',
      },
      with: {
        ...row('get'),
        returnAll: false,
        limit: 1,
      },
      always: true,
    },
    fresh: {
      use: 'if',
      name: { fr: 'Nouveau suivi ?', en: 'A new chase?' },
      why: {
        fr: 'Deux suivis écriraient deux fois au même client.',
        en: 'Two chases would write twice to one client.',
      },
      with: all(
        isTrue(
          "={{ !$json.opened || DateTime.fromISO($json.opened) < $now.minus({ days: $('settings').first().json.forget }) }}",
        ),
      ),
    },
    enter: {
      use: 'dataTable',
      name: { fr: 'Inscrire le suivi', en: 'Enter the chase' },
      why: {
        fr: 'Avant le premier rappel.',
        en: 'Ahead of the first reminder.',
      },
      with: {
        ...row('upsert'),
        columns: columns({
          folder: "={{ $('settings').first().json.folder }}",
          opened: '={{ $now.toISO() }}',
        }),
        options: {},
      },
    },
    list: {
      use: 'nextcloud',
      name: { fr: 'Lire le dossier', en: 'Read the folder' },
      why: {
        fr: 'Relu à chaque tour : une pièce arrivée hier n’est plus réclamée.',
        en: 'Read again each time round: what came yesterday is no longer asked for.',
      },
      with: {
        resource: 'folder',
        operation: 'list',
        path: "={{ $('settings').first().json.folder }}",
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter ce qui manque', en: 'Count what is missing' },
      why: {
        fr: 'Un dossier vide donne la liste entière, un dossier illisible donne une panne.',
        en: 'An empty folder gives the whole list; an unreadable one gives a fault.',
      },
      with: allItems(COUNT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Où en est-on ?', en: 'Where does it stand?' },
      why: {
        fr: 'Quatre suites, et la panne d’abord : elle fausse les trois autres.',
        en: 'Four ways on, the fault first because it falsifies the other three.',
      },
      with: cases({
        broken: isTrue('={{ $json.failed }}'),
        complete: isTrue('={{ $json.missing.length === 0 }}'),
        chase: amount('={{ $json.round }}', 'lte', "={{ $('settings').first().json.reminders }}"),
      }),
    },
    remind: {
      use: 'mailjet',
      name: { fr: 'Réclamer la liste', en: 'Ask for the list' },
      why: {
        fr: 'Le client lit ce qui est déjà là, puis seulement ce qui manque.',
        en: 'The client reads what has arrived, then only what is missing.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.email }}",
        subject: {
          fr: '=Votre dossier : encore {{ $json.missing.length }} pièce(s)',
          en: '=Your file: {{ $json.missing.length }} paper(s) to go',
        },
        text: {
          fr: '=Bonjour,\n\nNous avons reçu {{ $json.received }} pièce(s). Il manque encore : {{ $json.missing.join(", ") }}. Déposez-les dans le même dossier.',
          en: '=Hello,\n\nWe have received {{ $json.received }} paper(s). Still missing: {{ $json.missing.join(", ") }}. Please drop them in the same folder.',
        },
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    pause: {
      use: 'wait',
      name: { fr: 'Attendre quatre jours', en: 'Wait four days' },
      why: {
        fr: 'Un week-end compris : un rappel ne doit pas suivre l’autre.',
        en: 'A weekend included, so that reminders do not tread on each other.',
      },
      with: { resume: 'timeInterval', amount: 4, unit: 'days' },
    },
    announce: {
      use: 'mattermost',
      name: { fr: 'Annoncer le dossier complet', en: 'Announce the complete file' },
      why: {
        fr: 'La conseillère l’ouvre quand tout y est, une seule fois.',
        en: 'The adviser opens it once, when everything is there.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Dossier {{ $('settings').first().json.client }} complet après {{ $json.round - 1 }} rappel(s).",
          en: "=File {{ $('settings').first().json.client }} complete after {{ $json.round - 1 }} reminder(s).",
        },
        attachments: [],
        otherOptions: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    call: {
      use: 'todoist',
      name: { fr: 'Prévoir un appel', en: 'Plan a call' },
      why: {
        fr: 'Un quatrième courriel ne changerait rien ; une voix, si.',
        en: 'A fourth email would change nothing; a voice may.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        labels: [],
        content: {
          fr: '=Appeler {{ $("settings").first().json.client }} : {{ $json.missing.join(", ") }}{{ $json.error ? " (courriel refusé)" : "" }}',
          en: '=Call {{ $("settings").first().json.client }}: {{ $json.missing.join(", ") }}{{ $json.error ? " (email refused)" : "" }}',
        },
        options: { dueDate: '={{ $now.plus({ days: 1 }).toISODate() }}' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    stopped: {
      use: 'emailSend',
      name: { fr: 'Dire que le suivi s’arrête', en: 'Say that the chase stopped' },
      why: {
        fr: 'Un dossier que plus rien ne suit doit se savoir.',
        en: 'A file that nothing follows any more has to be known.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.adviser }}",
        subject: {
          fr: "=Suivi arrêté : {{ $('settings').first().json.client }}",
          en: "=No longer followed: {{ $('settings').first().json.client }}",
        },
        emailFormat: 'text',
        text: {
          fr: "=Dossier {{ $('settings').first().json.folder }}, {{ $json.failed ? 'illisible au tour ' + $json.round + '. Vérifiez Nextcloud, puis rouvrez le dossier.' : $json.missing.length ? 'à rappeler, la tâche n’a pas pu être créée. Il manque : ' + $json.missing.join(', ') + '.' : 'complet, mais l’annonce n’est pas partie.' }}",
          en: "=Folder {{ $('settings').first().json.folder }}, {{ $json.failed ? 'unreadable in round ' + $json.round + '. Check Nextcloud, then open the file again.' : $json.missing.length ? 'to be called, the task could not be made. Still missing: ' + $json.missing.join(', ') + '.' : 'complete, but the announcement did not leave.' }}",
        },
        options: { appendAttribution: false },
      },
      retry: [3, 5],
    },
    close: {
      use: 'dataTable',
      name: { fr: 'Clore le suivi', en: 'Close the chase' },
      why: {
        fr: 'Le dossier pourra être rouvert.',
        en: 'The file may then be opened again.',
      },
      with: { ...row('deleteRows'), options: {} },
    },
  },
  links: [
    'opened > settings > followed > fresh.yes > enter > list > count > state.chase > remind > pause > list',
    'state.broken > stopped > close',
    'state.complete > announce > close',
    'state.other > call > close',
    'remind.error > call',
    'announce.error > stopped',
    'call.error > stopped',
  ],
  examples,
})
