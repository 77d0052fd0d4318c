import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { amount, cases, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered, onceBy } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suivre-habilitations-a-renouveler.examples.ts'

/** Excel hands dates over as a count of days since the end of 1899. */
const code = (late: string, soon: string, odd: string, colon: string): string =>
  `const day = 86400000;
const today = Date.parse($now.toISODate()) / day;
const dayOf = (value) => {
  if (typeof value === 'number') return Math.floor(value) - 25569;
  const text = String(value ?? '').trim();
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) ? Date.parse(text) / day : NaN;
};
return $input.all().filter(({ json }) => json.name).map(({ json }) => {
  const end = dayOf(json.until);
  const odd = Number.isNaN(end);
  const until = odd ? '' : new Date(end * day).toISOString().slice(0, 10);
  const days = odd ? 0 : end - today;
  const lead = Number(json.lead) || $('settings').first().json.lead;
  const said = odd ? '${odd}' : (days < 0 ? '${late}' : '${soon}') + until + '${colon}';
  const line = said + json.name + ' – ' + json.title;
  return { json: { name: json.name, title: json.title, until, lead, days, odd, line } };
});`

const TABLE = 'renewals'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-23',
  fr: {
    title: 'Renouveler les habilitations avant qu’elles n’expirent',
    problem:
      'Le CACES d’un cariste a pris fin un mardi ; on l’apprend au contrôle, ou après l’accident. Le classeur avait la date, mais personne ne l’ouvre chaque semaine, et la prochaine session est dans trois mois.',
    outcome:
      'Chaque lundi, une tâche d’inscription existe pour chaque titre qui entre dans son délai de renouvellement, une seule fois. Les RH reçoivent la liste des titres expirés, à renouveler ou mal datés.',
    avoid:
      'Si votre logiciel de paie ou de formation envoie déjà ces alertes, gardez-le. N’écrivez pas ici d’avis médical : une date de prochaine visite suffit.',
    approval:
      'Le flux n’inscrit personne en formation et n’écarte personne d’un poste. Les RH choisissent la session ; un titre expiré revient dans le message tous les lundis jusqu’à ce que la date change.',
    failure:
      'Si Asana refuse une tâche, sa ligne figure dans le message et l’inscription sera retentée lundi prochain. Si le classeur ne s’ouvre pas, un message le dit : l’absence de liste ne veut pas dire que tout est en règle.',
  },
  en: {
    title: 'Renew certificates and licences before they run out',
    problem:
      'A forklift licence lapsed on a Tuesday; you learn of it at an inspection, or after an accident. The date was in the workbook, but nobody opens that every week, and the next course is three months away.',
    outcome:
      'Each Monday a booking task exists for every certificate that comes within its renewal time, once only. HR gets a list of what has lapsed, what is due and which dates cannot be read.',
    avoid:
      'If your payroll or training software sends such alerts, stay with it. Keep medical opinions out of here: the date of the next visit is enough.',
    approval:
      'The flow books nobody on a course and takes nobody off a job. HR picks the session; a lapsed certificate comes back in the message every Monday until its date changes.',
    failure:
      'Should Asana refuse a task, its line stands in the message and the next Monday tries again. Should the workbook not open, a message says that: no list does not mean that all is well.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Une semaine de retard ne coûte aucune session ; un mois, si.',
        en: 'A week’s delay costs no course; a month’s does.',
      },
      with: {
        rule: { interval: [{ field: 'weeks', triggerAtDay: [1], triggerAtHour: 7 }] },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos valeurs', en: 'Your values' },
      why: {
        fr: 'Le délai sert aux lignes qui n’en ont pas un à elles.',
        en: 'The renewal time serves rows that have none of their own.',
      },
      with: fields({
        lead: 90,
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        workspace: '1200000000000001',
        person: 'rh@transports-lacaze.example',
      }),
    },
    rows: {
      use: 'excel',
      name: { fr: 'Lire le classeur', en: 'Read the workbook' },
      why: {
        fr: 'Quatre colonnes : name, title, until et lead, le délai en jours.',
        en: 'Four columns: name, title, until and lead, the time in days.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId("={{ $('settings').first().json.workbook }}"),
        worksheet: byId("={{ $('settings').first().json.sheet }}"),
        useRange: false,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    dated: {
      use: 'code',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'Excel rend un nombre pour une vraie date, et du texte pour « fin 2027 ».',
        en: 'Excel gives a number for a true date, and text for “end of 2027”.',
      },
      with: allItems({
        fr: code('Expiré le ', 'À renouveler avant le ', 'Date illisible : ', ' : '),
        en: code('Lapsed on ', 'Due by ', 'Unreadable date: ', ': '),
      }),
    },
    order: {
      use: 'sort',
      name: { fr: 'Le plus récent d’abord', en: 'Latest first' },
      why: {
        fr: 'On ajoute souvent une ligne sans effacer l’ancienne.',
        en: 'People add a row and leave the old one.',
      },
      with: {
        type: 'simple',
        sortFieldsUi: { sortField: [{ fieldName: 'until', order: 'descending' }] },
        options: {},
      },
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Un titre par personne', en: 'One of each a person' },
      why: {
        fr: 'Seul le dernier titre compte ; une date illisible, elle, n’est jamais cachée.',
        en: 'Only the latest counts, yet an unreadable date is never hidden by it.',
      },
      with: onceBy('name, title, odd'),
    },
    state: {
      use: 'switch',
      name: { fr: 'Où en est le titre ?', en: 'Where does it stand?' },
      why: {
        fr: 'Les titres encore loin de leur terme s’arrêtent ici.',
        en: 'What is far from its end stops here.',
      },
      with: cases({
        odd: isTrue('={{ $json.odd }}'),
        late: amount('={{ $json.days }}', 'lt', 0),
        soon: amount('={{ $json.days }}', 'lte', '={{ $json.lead }}'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandé', en: 'Not asked for yet' },
      why: {
        fr: 'Sans mémoire, douze lundis feraient douze tâches.',
        en: 'Without a memory, twelve Mondays would make twelve tasks.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'renewal',
              keyValue: "={{ $json.name + '|' + $json.title + '|' + $json.until }}",
            },
          ],
        },
      },
    },
    task: {
      use: 'asana',
      name: { fr: 'Créer la tâche', en: 'Create the task' },
      why: {
        fr: 'L’échéance est la fin du titre : au-delà, la personne ne peut plus exercer.',
        en: 'It is due when the certificate ends: after that the person may not do the job.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        authentication: 'accessToken',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: {
          fr: '=Inscrire {{ $json.name }} : {{ $json.title }}',
          en: '=Book {{ $json.name }}: {{ $json.title }}',
        },
        otherProperties: { due_on: '={{ $json.until }}' },
      },
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir la demande', en: 'Remember it' },
      why: {
        fr: 'Après la tâche seulement, dans deux colonnes : renewal et line.',
        en: 'Only after the task, in two columns: renewal and line.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          renewal:
            "={{ $('fresh').item.json.name + '|' + $('fresh').item.json.title + '|' + $('fresh').item.json.until }}",
          line: "={{ $('fresh').item.json.line }}",
        }),
        options: {},
      },
    },
    failed: {
      use: 'set',
      name: { fr: 'Tâche refusée', en: 'Task refused' },
      why: {
        fr: 'La ligne garde sa date ; seule la mention change.',
        en: 'The line keeps its date; only a remark is added.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('fresh').item.json.line }} (tâche non créée)",
            en: "={{ $('fresh').item.json.line }} (no task made)",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Tout réunir', en: 'Bring together' },
      why: {
        fr: 'Expirés en tête, puis les nouveaux, les refusés, les illisibles.',
        en: 'Lapsed first, then new ones, refused ones and unreadable ones.',
      },
      with: { mode: 'append', numberInputs: 4 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'Un seul message ; aucun, s’il n’y a rien à dire.',
        en: 'A single message; none, if there is nothing to say.',
      },
      with: gathered('line'),
    },
    mail: {
      use: 'outlook',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Le nombre est dans l’objet : on sait s’il faut ouvrir avant neuf heures.',
        en: 'The count is in the subject, so one knows whether to open it before nine.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: '=Habilitations : {{ $json.line.length }} à traiter',
          en: '=Certificates: {{ $json.line.length }} to deal with',
        },
        bodyContent: "={{ $json.line.join('\\n') }}",
        additionalFields: { bodyContentType: 'Text' },
      },
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’a été lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Le silence passerait pour une bonne nouvelle.',
        en: 'Silence would pass for good news.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: 'Habilitations : classeur illisible',
          en: 'Certificates: workbook not readable',
        },
        bodyContent: {
          fr: "=Aucune échéance n’a été vérifiée le {{ $now.toFormat('dd/MM/yyyy') }}. Ouvrez le classeur vous-même.",
          en: "=No date was checked on {{ $now.toFormat('dd/MM/yyyy') }}. Please open the workbook yourself.",
        },
        additionalFields: { bodyContentType: 'Text' },
      },
    },
  },
  links: [
    'monday > settings > rows > dated > order > once > state.late > lines:0 > gather > mail',
    'state.soon > fresh > task > remember > lines:1',
    'task.error > failed > lines:2',
    'state.odd > lines:3',
    'rows.error > warn',
  ],
  examples,
})
