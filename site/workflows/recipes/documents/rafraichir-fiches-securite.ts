import { byColumn } from '../../fragments/baserow.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rafraichir-fiches-securite.examples.ts'

/** By supplier: one email asks for all of their sheets, and not again while an answer may come. */
const sort = (words: { readonly none: string; readonly old: string; readonly colon: string }) =>
  `const { years, again, workshop } = $('settings').first().json;
const today = $now.startOf('day');
const rows = $input.all().map(({ json }) => json).filter((one) => one.product && one.in_use !== false);
const due = rows.map((one) => {
  const dated = DateTime.fromISO(String(one.sheet_date ?? ''));
  const asked = DateTime.fromISO(String(one.asked_on ?? ''));
  const old = dated.isValid && dated < today.minus({ years });
  const said = !one.sheet ? '${words.none}' : !dated.isValid || old ? '${words.old}' + (dated.isValid ? dated.toFormat('dd/MM/yyyy') : '?') : '';
  return { ...one, said, waiting: asked.isValid && asked > today.minus({ days: again }), asked: asked.isValid };
}).filter(({ said }) => said);
const bare = due.filter(({ sheet }) => !sheet);
const line = (one) => one.product + ' (' + one.reference + ')${words.colon}' + one.said;
const suppliers = new Map();
for (const one of due.filter(({ waiting }) => !waiting)) { const key = one.email || one.supplier || ''; suppliers.set(key, [...(suppliers.get(key) ?? []), one]); }
const letters = [...suppliers.values()].map((list) => [list[0].email || '', list]).map(([email, list]) => ({ json: { kind: email.includes('@') ? 'write' : 'look', email, supplier: list[0].supplier, ids: list.map(({ id }) => id), again: list.some(({ asked }) => asked), lines: list.map(line) } }));
const alarm = bare.length > 0 ? [{ json: { kind: 'alarm', email: workshop, lines: bare.map((one) => one.product + (one.place ? ', ' + one.place : '')) } }] : [];
return [...alarm, ...letters];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Rafraîchir les fiches de sécurité des produits chimiques',
    problem:
      'Un solvant coule sur une main. La fiche du classeur date de 2014, le produit a changé de composition, et deux bidons achetés en urgence n’en ont aucune.',
    outcome:
      'Chaque mois, l’inventaire est lu. Chaque fournisseur reçoit une seule demande pour toutes ses fiches absentes ou trop anciennes, répétée après soixante jours. L’atelier sait lesquels de ses produits n’ont pas de fiche du tout, et où ils se trouvent.',
    avoid:
      'Une fiche n’a pas d’âge légal : les trois ans sont votre règle, et une fiche récente peut être fausse. L’évaluation des risques reste un travail de terrain.',
    approval:
      'Le responsable sécurité lit chaque fiche reçue, la range et change la date. Il retire un produit sans fiche de l’atelier s’il le juge bon.',
    failure:
      'Un fournisseur sans adresse devient une tâche. Un courriel refusé n’est pas daté : il repart le mois suivant. Inventaire illisible : la tâche le dit.',
  },
  en: {
    title: 'Refresh the safety data sheets of your chemicals',
    problem:
      'A solvent runs over a hand. The sheet in the binder is from 2014, the product has changed since, and two cans bought in a hurry have none at all.',
    outcome:
      'Every month the inventory is read. Each supplier gets one request for all of their sheets that are missing or too old, repeated after sixty days. The workshop learns which of its products have no sheet at all, and where they stand.',
    avoid:
      'A sheet has no legal age: three years is your own rule, and a recent one may be wrong. Assessing risks remains work on site.',
    approval:
      'The person in charge of safety reads each sheet received, files it and changes the date. Whether to take a product without a sheet out of the workshop is for them.',
    failure:
      'A supplier without an address becomes a task. An email that is refused gets no date, so it leaves next month. Inventory unreadable: the task says so.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 2 du mois', en: 'On the 2nd' },
      why: {
        fr: 'Un produit nouveau ne reste pas plus d’un mois sans fiche.',
        en: 'A new product stays no more than a month without a sheet.',
      },
      with: at('0 7 2 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre règle', en: 'Your rule' },
      why: {
        fr: 'Trois ans d’âge, soixante jours avant de redemander.',
        en: 'Three years of age, sixty days before asking again.',
      },
      with: fields(
        {
          years: 3,
          again: 60,
          table: '520',
          from: 'securite@tannerie-belval.example',
          workshop: 'atelier@tannerie-belval.example',
          project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
        },
        { alone: true },
      ),
    },
    products: {
      use: 'baserow',
      name: { fr: 'Lire l’inventaire', en: 'Read the inventory' },
      why: {
        fr: 'Colonnes product, reference, supplier, email, sheet, sheet_date, asked_on, place, in_use.',
        en: 'Columns product, reference, supplier, email, sheet, sheet_date, asked_on, place, in_use.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'getAll',
        tableId: setting('table'),
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lu ?', en: 'Really read?' },
      why: {
        fr: 'Un inventaire injoignable laisse passer vos réglages à la place des produits.',
        en: 'An inventory that cannot be reached lets your settings through instead of products.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    sort: {
      use: 'code',
      name: { fr: 'Réunir par fournisseur', en: 'Gather by supplier' },
      why: {
        fr: 'Une demande de huit fiches obtient une réponse ; huit demandes, aucune.',
        en: 'One request for eight sheets gets an answer; eight requests get none.',
      },
      with: allItems(
        inBoth(sort, {
          fr: { none: 'aucune fiche', old: 'fiche du ', colon: ' : ' },
          en: { none: 'no sheet', old: 'sheet of ', colon: ': ' },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Demander, alerter, chercher', en: 'Ask, warn, look' },
      why: {
        fr: 'L’atelier doit savoir avant que le fournisseur ne réponde.',
        en: 'The workshop has to know before the supplier answers.',
      },
      with: cases({
        write: text('={{ $json.kind }}', 'equals', 'write'),
        alarm: text('={{ $json.kind }}', 'equals', 'alarm'),
      }),
    },
    write: {
      use: 'brevo',
      name: { fr: 'Demander les fiches', en: 'Ask for the sheets' },
      why: {
        fr: 'Les références exactes : le fournisseur les retrouve sans chercher.',
        en: 'Exact references, which the supplier finds without searching.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: {
          fr: "={{ $json.again ? 'Rappel : ' : '' }}fiches de données de sécurité ({{ $json.lines.length }})",
          en: "={{ $json.again ? 'Reminder: ' : '' }}safety data sheets ({{ $json.lines.length }})",
        },
        textContent: {
          fr: "=Bonjour,\n\nMerci de nous envoyer la dernière version de ces fiches, en français :\n{{ $json.lines.join('\\n') }}",
          en: "=Hello,\n\nPlease send us the latest version of these sheets, in French:\n{{ $json.lines.join('\\n') }}",
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    asked: {
      use: 'code',
      name: { fr: 'Une ligne par produit', en: 'One row a product' },
      why: {
        fr: 'Seuls les produits d’un courriel parti sont datés.',
        en: 'Only products in an email that left are dated.',
      },
      with: allItems(
        "return $input.all().flatMap((_, at) => $('kind').itemMatching(at).json.ids.map((id) => ({ json: { id, asked_on: $now.toISODate() }, pairedItem: { item: at } })));",
      ),
    },
    date: {
      use: 'baserow',
      name: { fr: 'Dater la demande', en: 'Date the request' },
      why: {
        fr: 'Par le nom de la colonne, asked_on. Soixante jours de silence, puis un rappel.',
        en: 'By name of column, asked_on. Sixty days of silence, and then a reminder.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'update',
        tableId: setting('table'),
        rowId: '={{ $json.id }}',
        ...byColumn('id'),
      },
    },
    warn: {
      use: 'brevo',
      name: { fr: 'Alerter l’atelier', en: 'Warn the workshop' },
      why: {
        fr: 'Le nom et l’endroit : on y va avec des gants.',
        en: 'Name and place: one goes there with gloves on.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: {
          fr: '={{ $json.lines.length }} produit(s) sans fiche de sécurité',
          en: '={{ $json.lines.length }} product(s) without a safety sheet',
        },
        textContent: "={{ $json.lines.join('\\n') }}",
      },
      onError: 'output',
      retry: [2, 5],
    },
    look: {
      use: 'todoist',
      name: { fr: 'Tâche : à la main', en: 'Task: by hand' },
      why: {
        fr: 'Une adresse à trouver, ou un envoi à refaire.',
        en: 'An address to find, or a message to send again.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: "={{ $json.lines ? 'Fiches de sécurité, ' + ($json.supplier || $json.email || 'fournisseur inconnu') + ' : ' + $json.lines.join(' ; ') : 'Inventaire chimique illisible : ' + ($json.error ?? 'Baserow ne répond pas') }}",
          en: "={{ $json.lines ? 'Safety sheets, ' + ($json.supplier || $json.email || 'unknown supplier') + ': ' + $json.lines.join('; ') : 'Chemical inventory not readable: ' + ($json.error ?? 'Baserow does not answer') }}",
        },
        options: { dueDate: '={{ $now.plus({ days: 7 }).toISODate() }}' },
      },
    },
  },
  links: [
    'month > settings > products > read.yes > sort > kind.write > write > asked > date',
    'kind.alarm > warn',
    'kind.other > look',
    'write.error > look',
    'warn.error > look',
    'read.no > look',
  ],
  examples,
})
