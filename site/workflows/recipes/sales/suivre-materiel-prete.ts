import { byColumn, table } from '../../fragments/baserow.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suivre-materiel-prete.examples.ts'

/** One message a client, whatever they hold: the latest object decides on the tone. */
const sort = (say: { readonly due: string; readonly worth: string; readonly end: string }) =>
  `const { before, second, lost } = $('settings').first().json
const days = (day) => Math.round($now.startOf('day').diff(DateTime.fromISO(day), 'days').days)
const stageOf = (row) => {
  const late = days(row.due_on)
  // A step told before the date was put off says nothing about the new date.
  const told = row.told_on && DateTime.fromISO(row.told_on) < DateTime.fromISO(row.due_on).minus({ days: before }) ? '' : row.stage
  if (late >= lost && told !== 'lost') return 'lost'
  if (late >= second && late < lost && told !== 'late') return 'late'
  if (late >= -before && late < second && !told) return 'soon'
  return ''
}
const order = ['soon', 'late', 'lost']
const clients = new Map()
for (const { json } of $input.all()) {
  if (json.returned_on || !json.due_on) continue
  const due = stageOf(json)
  if (due === '') continue
  const stage = json.email ? due : 'lost'
  const key = json.email || json.client
  const known = clients.get(key) ?? { email: json.email, client: json.client, owner: json.owner, stage, worth: 0, rows: [], lines: [] }
  if (order.indexOf(stage) > order.indexOf(known.stage)) known.stage = stage
  known.worth += Number(json.worth ?? 0)
  known.rows.push({ id: json.id, stage, told_on: $now.toISODate() })
  known.lines.push('- ' + json.object + '${say.due}' + DateTime.fromISO(json.due_on).toFormat('dd/MM') + '${say.worth}' + Number(json.worth ?? 0) + '${say.end}')
  clients.set(key, known)
}
return [...clients.values()].map((one) => ({ json: { ...one, lines: one.lines.join('\\n') } }))`

export default defineRecipe({
  category: 'sales',
  level: 'simple',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Suivre le matériel prêté jusqu’à son retour ou sa vente',
    problem:
      'Le commercial laisse une machine en démonstration pour trois semaines. Quatre mois plus tard, elle est toujours chez le prospect, un autre client l’attend, et personne n’ose la réclamer ni proposer de la vendre.',
    outcome:
      'Trois jours avant la date prévue, l’emprunteur reçoit une question simple : garder, rendre ou prolonger. Une relance suit la semaine d’après. À trois semaines de retard, le commercial reçoit une tâche d’appel, valeur à l’appui.',
    avoid:
      'Pour des échantillons sans valeur, le courrier coûte plus que l’objet. Une location facturée a son contrat et ses relances.',
    approval:
      'Les deux courriels partent seuls, aux textes que vous avez relus. Notez chaque réponse dans la table, retour ou nouvelle date, sinon la relance suit. Facturer le matériel gardé, ou aller le chercher, reste la décision du commercial.',
    failure:
      'Baserow muet : un courriel prévient l’administration des ventes. Un emprunteur sans adresse donne tout de suite une tâche d’appel. Si un envoi échoue, l’exécution s’arrête et l’étape n’est pas notée : elle repart le lendemain.',
  },
  en: {
    title: 'Follow equipment on loan until it returns or is sold',
    problem:
      'The salesperson leaves a machine for a three-week trial. Four months later it is still with the prospect, another client waits for it, and nobody dares ask for it back or offer to sell it.',
    outcome:
      'Three days before the agreed date the borrower gets a simple question: keep, return or extend. A reminder follows the week after. Three weeks late, the salesperson gets a task to call, with the value at stake.',
    avoid:
      'For samples of no value, writing costs more than the object. Equipment let for money has a contract and reminders of its own.',
    approval:
      'Both emails leave by themselves, in words you have read beforehand. Note each answer in the table, a return or a new date, or the reminder follows. Invoicing what was kept, or fetching it, is for the salesperson to decide.',
    failure:
      'Baserow silent: an email tells the sales desk. A borrower without an address makes a task to call at once. If a message fails, the run stops and the stage is not noted, so it is tried again next day.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour ouvré, 8 h', en: 'Each working day, 8 am' },
      why: {
        fr: 'Une date de retour tombe n’importe quel jour.',
        en: 'A return date may fall on any day.',
      },
      with: at('0 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Trois paliers, comptés depuis la date convenue.',
        en: 'Three steps, counted from the date agreed.',
      },
      with: fields({
        before: 3,
        second: 7,
        lost: 21,
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table', en: 'number of the table' },
        project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
        desk: 'adv@votre-entreprise.example',
      }),
    },
    loans: {
      use: 'baserow',
      name: { fr: 'Lire les prêts', en: 'Read the loans' },
      why: {
        fr: 'Remplie en sortant l’objet. Colonnes client, email, owner, object, worth, due_on, returned_on, stage en texte, told_on.',
        en: 'Filled in as the object leaves. Columns client, email, owner, object, worth, due_on, returned_on, stage as text, told_on.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        ...table(),
        returnAll: true,
      },
      onError: 'continue',
      retry: [3, 10],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lus ?', en: 'Really read?' },
      why: {
        fr: 'Un prêt porte un id ; Baserow muet renvoie vos réglages, qui n’en ont pas.',
        en: 'A loan carries an id; Baserow, when silent, sends back your settings, which carry none.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    sort: {
      use: 'code',
      name: { fr: 'Un palier par emprunteur', en: 'A step for each borrower' },
      why: {
        fr: 'Trois objets chez le même client font un seul courriel.',
        en: 'Three objects with one client make one email.',
      },
      with: allItems(
        inBoth(sort, {
          fr: { due: ', prévu le ', worth: ', ', end: ' €' },
          en: { due: ', due ', worth: ', €', end: '' },
        }),
      ),
    },
    stage: {
      use: 'switch',
      name: { fr: 'Bientôt, en retard, perdu de vue', en: 'Soon, late, lost sight of' },
      why: {
        fr: 'Le ton change, puis la personne qui parle.',
        en: 'The tone changes, then the person who speaks.',
      },
      with: cases({
        soon: text('={{ $json.stage }}', 'equals', 'soon'),
        late: text('={{ $json.stage }}', 'equals', 'late'),
        lost: text('={{ $json.stage }}', 'equals', 'lost'),
      }),
    },
    remind: {
      use: 'outlook',
      name: { fr: 'Garder, rendre, prolonger ?', en: 'Keep, return or extend?' },
      why: {
        fr: 'Avant la date, la question est une offre et non un reproche.',
        en: 'Before the date it is an offer rather than a reproach.',
      },
      with: outlookSent(
        '={{ $json.email }}',
        { fr: 'Votre essai se termine', en: 'Your trial is coming to an end' },
        {
          fr: '=Bonjour {{ $json.client }},\n\nVous avez encore :\n{{ $json.lines }}\n\nRépondez par un mot : garder (nous vous faisons un prix), rendre (nous passons) ou prolonger (jusqu’à quand ?).',
          en: '=Hello {{ $json.client }},\n\nYou still have:\n{{ $json.lines }}\n\nAnswer with one word: keep (we make you a price), return (we come by) or extend (until when?).',
        },
      ),
    },
    insist: {
      use: 'outlook',
      name: { fr: 'Relancer', en: 'Remind again' },
      why: {
        fr: 'Quelqu’un d’autre attend souvent le même matériel.',
        en: 'Somebody else is often waiting for the same thing.',
      },
      with: outlookSent(
        '={{ $json.email }}',
        { fr: 'Matériel à nous rendre', en: 'Equipment to be returned' },
        {
          fr: '=Bonjour {{ $json.client }},\n\nSelon nos dates, ceci doit nous revenir :\n{{ $json.lines }}\n\nQuel jour pouvons-nous passer ? Si vous souhaitez garder quelque chose, dites-le-nous : nous vous enverrons un devis.',
          en: '=Hello {{ $json.client }},\n\nBy our dates this is due back:\n{{ $json.lines }}\n\nWhich day may we come by? If you would rather keep any of it, tell us and we will send a quote.',
        },
      ),
    },
    call: {
      use: 'todoist',
      name: { fr: 'Tâche : appeler', en: 'Task: call' },
      why: {
        fr: 'Après deux courriels sans réponse, un troisième n’apprend rien.',
        en: 'After two unanswered emails a third teaches nothing.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        content: {
          fr: '={{ $json.owner }} : appeler {{ $json.client }}, {{ $json.worth }} € de matériel dehors',
          en: '={{ $json.owner }}: call {{ $json.client }}, €{{ $json.worth }} of equipment out',
        },
        options: {
          description: '={{ $json.lines }}',
          dueDateTime: '={{ $now.plus({ days: 1 }).toISO() }}',
        },
      },
    },
    told: {
      use: 'set',
      name: { fr: 'Retenir ce qui est dit', en: 'Keep what was said' },
      why: {
        fr: 'Les trois chemins se rejoignent : objets, et étape de chacun.',
        en: 'The three ways meet: objects, and the step of each.',
      },
      with: fields(
        {
          rows: { as: 'array', value: "={{ $('sort').item.json.rows }}" },
        },
        { alone: true },
      ),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Objet par objet', en: 'Object by object' },
      why: {
        fr: 'Chaque objet garde son étape, même s’il revient seul.',
        en: 'Each object keeps its step, even if it returns alone.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    note: {
      use: 'baserow',
      name: { fr: 'Noter l’étape', en: 'Note the step' },
      why: {
        fr: 'Par le nom des colonnes : stage et told_on doivent s’écrire ainsi, sinon le courriel repart demain.',
        en: 'By name of column: stage and told_on must be spelt like this, or the same email leaves tomorrow.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        ...table(),
        rowId: '={{ $json.id }}',
        ...byColumn('id'),
      },
      retry: [3, 5],
    },
    broken: {
      use: 'outlook',
      name: { fr: 'Prêts non lus', en: 'Loans not read' },
      why: {
        fr: 'Un jour sans relance doit vouloir dire : tout est rentré.',
        en: 'A day without reminders has to mean that all is back.',
      },
      with: outlookSent(
        "={{ $('settings').first().json.desk }}",
        { fr: 'Matériel prêté : table illisible', en: 'Equipment on loan: table not read' },
        {
          fr: "={{ String($json.error?.message ?? $json.error ?? 'Baserow ne répond pas') }}",
          en: "={{ String($json.error?.message ?? $json.error ?? 'Baserow does not answer') }}",
        },
      ),
      once: true,
    },
  },
  links: [
    'daily > settings > loans > read.yes > sort > stage.soon > remind > told > rows > note',
    'stage.late > insist > told',
    'stage.lost > call > told',
    'read.no > broken',
  ],
  examples,
})
