import { table } from '../../fragments/baserow.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-impayes-par-client.examples.ts'

const TABLE = 'relances_faites'

/** One letter a customer, set by the oldest invoice; interest is simple, day by day. */
const group = (words: {
  readonly euros: string
  readonly due: string
  readonly colon: string
}) => `const settings = $('settings').first().json;
const open = $('invoices').all().map(({ json }) => json);
const emails = new Map($('contacts').all().map(({ json }) => [json.id, json.email || '']));
const rows = $input.all().map(({ json }) => json);
// Out of reach, Baserow tells no error and hands back what it got: only rows with the column count.
if (rows.some(({ customer }) => customer === undefined)) return [{ json: { level: 'blind' } }];
${words.euros}const today = DateTime.fromISO($now.toISODate(), { zone: 'utc' });
const spared = new Set(rows.filter(({ customer, until }) => customer && (!until || until >= $now.toISODate())).map(({ customer }) => customer.trim().toLowerCase()));
const groups = new Map();
for (const { name: number, invoice_date_due: due, amount_residual: balance, partner_id: [id, customer] } of open) {
  const days = Math.round(today.diff(DateTime.fromISO(due, { zone: 'utc' }), 'days').days);
  if (days < settings.friendly || spared.has(customer.trim().toLowerCase())) continue;
  const group = groups.get(customer) ?? { customer, email: '', lines: [], total: 0, interest: 0, oldest: 0, first: '' };
  group.email = group.email || emails.get(id) || '';
  group.lines.push(number + '${words.due}' + DateTime.fromISO(due).toFormat('dd/MM/yyyy') + '${words.colon}' + euros(balance));
  group.total += balance;
  group.interest += (balance * settings.rate * days) / 36500;
  if (days > group.oldest) Object.assign(group, { oldest: days, first: number });
  groups.set(customer, group);
}
const cents = value => euros(Math.round(value * 100) / 100);
return [...groups.values()].map(({ lines, ...one }) => {
  const tone = one.oldest >= settings.formal ? 'formal' : one.oldest >= settings.firm ? 'firm' : 'friendly';
  return { json: { ...one, tone, level: one.email ? tone : 'formal', listed: lines.join('\\n'), total: cents(one.total), interest: cents(one.interest), fee: cents(settings.fee * lines.length), key: one.customer + '|' + one.first + '|' + tone } };
});`

const draft = (
  subject: { readonly fr: string; readonly en: string },
  message: { readonly fr: string; readonly en: string },
) =>
  ({
    resource: 'draft',
    operation: 'create',
    subject,
    emailType: 'text',
    message,
    options: { sendTo: '={{ $json.email }}' },
  }) as const

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Relancer les impayés par client, jamais ceux en litige',
    problem:
      'Un client reçoit trois relances le même jour pour trois factures, dont une qu’il conteste depuis un mois. Il ne paie plus aucune des trois ; un autre, qui doit le triple, n’a rien reçu.',
    outcome:
      'Le 1er et le 15, chaque client en retard a une seule lettre : toutes ses factures, le ton de la plus ancienne. Rappel ou relance ferme attendent en brouillon Gmail ; au-delà de 45 jours, ou sans adresse, une tâche Asana réunit de quoi écrire.',
    avoid:
      'Votre logiciel de facturation relance déjà ? Coupez l’un des deux. Le taux et l’indemnité sont ceux de vos conditions de vente : le flux ne les connaît pas. Un particulier ne se relance pas ainsi.',
    approval:
      'Rien ne part seul : vous relisez chaque brouillon, puis l’envoyez. La liste « ne pas relancer », dans Baserow, est tenue par qui connaît les litiges.',
    failure:
      'Sans cette liste, personne n’est relancé, car on relancerait un litige. Odoo muet, brouillon ou tâche refusé : un courriel le dit, avec le client et la somme.',
  },
  en: {
    title: 'Chase overdue invoices by customer, sparing disputes',
    problem:
      'One customer gets three reminders in a day for three invoices, one of which they have disputed for a month. They stop paying all three; another, who owes three times as much, has heard nothing.',
    outcome:
      'On the 1st and the 15th each late customer has one letter: all their invoices, in the tone of the oldest. Reminder or firm letter waits as a Gmail draft; beyond 45 days, or without an address, an Asana task gathers what a letter takes.',
    avoid:
      'Does your invoicing software chase already? Switch one of them off. Rate and fee are those of your terms of sale, which the flow does not know. Private customers are not chased like this.',
    approval:
      'Nothing leaves by itself: you read every draft, then send it. The list “do not chase”, in Baserow, is kept by whoever knows the disputes.',
    failure:
      'Without that list nobody is chased, since a dispute might be. Odoo silent, a draft or a task refused: an email says so, with customer and amount.',
  },
  nodes: {
    fortnight: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er et le 15', en: 'The 1st and the 15th' },
      why: {
        fr: 'Deux lettres en un mois se lisent ; quatre se classent.',
        en: 'Two letters a month are read; four are filed.',
      },
      with: at('0 8 1,15 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais et vos taux', en: 'Your periods and rates' },
      why: {
        fr: 'Ce qui est écrit au bas de vos factures, et rien de plus.',
        en: 'What stands at the foot of your invoices, and no more.',
      },
      with: fields(
        {
          friendly: 5,
          firm: 21,
          formal: 45,
          rate: 12,
          fee: 40,
          database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
          table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
          workspace: { fr: 'identifiant de l’espace Asana', en: 'id of the Asana workspace' },
          from: 'automate@votre-entreprise.example',
          person: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    invoices: {
      use: 'odoo',
      name: { fr: 'Factures échues', en: 'Overdue invoices' },
      why: {
        fr: 'Le reste à payer, car un acompte a pu tomber hier.',
        en: 'The balance left, as a part payment may have come yesterday.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move'),
        returnAll: true,
        options: { fieldsList: 'name,invoice_date_due,amount_residual,partner_id' },
        filters: {
          filter: [
            { fieldName: 'move_type', operator: 'equal', value: 'out_invoice' },
            { fieldName: 'state', operator: 'equal', value: 'posted' },
            { fieldName: 'amount_residual', operator: 'greaterThen', value: '={{ 0 }}' },
            {
              fieldName: 'invoice_date_due',
              operator: 'lesserThen',
              value: '={{ $now.toISODate() }}',
            },
          ],
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    contacts: {
      use: 'odoo',
      name: { fr: 'Leurs adresses', en: 'Their addresses' },
      why: {
        fr: 'La facture nomme le client ; son courriel est sur la fiche.',
        en: 'The invoice names the customer; the email stands on the record.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('res.partner'),
        returnAll: true,
        options: { fieldsList: 'email' },
        filters: {
          filter: [
            {
              fieldName: 'id',
              operator: 'in',
              value: "={{ $('invoices').all().map(one => one.json.partner_id[0]).join(',') }}",
            },
          ],
        },
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    spared: {
      use: 'baserow',
      name: { fr: 'Ne pas relancer', en: 'Do not chase' },
      why: {
        fr: 'Colonnes : customer, comme dans Odoo, et until, vide ou daté. Gardez-y une ligne : vide, elle passe pour illisible.',
        en: 'Columns: customer, as in Odoo, and until, empty or dated. Keep one row: an empty list counts as unreadable.',
      },
      with: {
        ...table(),
        operation: 'getAll',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    group: {
      use: 'code',
      name: { fr: 'Une lettre par client', en: 'One letter a customer' },
      why: {
        fr: 'La plus ancienne donne le ton ; les autres sont sur la même page.',
        en: 'The oldest sets the tone; the others are on the same page.',
      },
      with: allItems(
        inBoth(group, {
          fr: { euros: EUROS.fr, due: ', échue le ', colon: ' : ' },
          en: { euros: EUROS.en, due: ', due on ', colon: ': ' },
        }),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore dit', en: 'Not said yet' },
      why: {
        fr: 'Le même ton pour la même facture ne se prend qu’une fois.',
        en: 'One tone about one invoice is taken once.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'letter', keyValue: "={{ $json.key ?? 'none' }}" }] },
      },
    },
    level: {
      use: 'switch',
      name: { fr: 'Rappel, ferme, mise en demeure', en: 'Reminder, firm, formal' },
      why: {
        fr: 'Sans adresse de courriel, une tâche aussi, quel que soit le retard.',
        en: 'No email address makes a task as well, however short the delay.',
      },
      with: cases({
        friendly: text('={{ $json.level }}', 'equals', 'friendly'),
        firm: text('={{ $json.level }}', 'equals', 'firm'),
        blind: text('={{ $json.level }}', 'equals', 'blind'),
      }),
    },
    remind: {
      use: 'gmail',
      name: { fr: 'Brouillon : rappel', en: 'Draft: reminder' },
      why: {
        fr: 'Bien des retards sont des oublis : on n’y parle pas d’intérêts.',
        en: 'Many delays are oversights: no word of interest here.',
      },
      with: draft(
        { fr: '=Rappel : {{ $json.total }} à régler', en: '=Reminder: {{ $json.total }} due' },
        {
          fr: `={{ 'Bonjour,\\n\\nSauf erreur, ces factures restent à régler :\\n' + $json.listed + '\\n\\nUne question sur l’une d’elles ? Répondez à ce message. Si le virement est parti, ne tenez pas compte de ce rappel.' }}`,
          en: `={{ 'Hello,\\n\\nUnless we are mistaken, these invoices are still open:\\n' + $json.listed + '\\n\\nA question about one of them? Answer this message. If payment is under way, please disregard it.' }}`,
        },
      ),
      onError: 'output',
      retry: [3, 5],
    },
    insist: {
      use: 'gmail',
      name: { fr: 'Brouillon : relance ferme', en: 'Draft: firm letter' },
      why: {
        fr: 'Les pénalités sont chiffrées, et annoncées avant d’être dues.',
        en: 'Penalties are worked out, and announced before they are claimed.',
      },
      with: draft(
        {
          fr: '=Factures impayées depuis {{ $json.oldest }} jours : {{ $json.total }}',
          en: '=Invoices {{ $json.oldest }} days overdue: {{ $json.total }}',
        },
        {
          fr: `={{ 'Bonjour,\\n\\nMalgré notre rappel, restent dues :\\n' + $json.listed + '\\n\\nSans règlement sous huit jours, nous appliquerons nos conditions de vente : ' + $json.interest + ' d’intérêts à ce jour et ' + $json.fee + ' d’indemnité de recouvrement.' }}`,
          en: `={{ 'Hello,\\n\\nIn spite of our reminder these are still open:\\n' + $json.listed + '\\n\\nUnless paid within eight days, our terms of sale will apply: ' + $json.interest + ' of interest to date and ' + $json.fee + ' of recovery costs.' }}`,
        },
      ),
      onError: 'output',
      retry: [3, 5],
    },
    formal: {
      use: 'asana',
      name: { fr: 'Tâche : mise en demeure', en: 'Task: formal notice' },
      why: {
        fr: 'Un recommandé se décide à la main, après un dernier appel.',
        en: 'A registered letter is decided by hand, after one last call.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: {
          fr: "={{ $json.tone === 'formal' ? 'Mettre en demeure' : 'Sans adresse, à relancer :' }} {{ $json.customer }}, {{ $json.total }}, {{ $json.oldest }} jours",
          en: "={{ $json.tone === 'formal' ? 'Formal notice to' : 'No address, chase by post:' }} {{ $json.customer }}, {{ $json.total }}, {{ $json.oldest }} days",
        },
        otherProperties: {
          due_on: '={{ $now.plus({ days: 3 }).toISODate() }}',
          notes: {
            fr: `={{ $json.listed + '\\nIntérêts : ' + $json.interest + ', indemnité : ' + $json.fee }}`,
            en: `={{ $json.listed + '\\nInterest: ' + $json.interest + ', costs: ' + $json.fee }}`,
          },
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le ton pris', en: 'Remember the tone taken' },
      why: {
        fr: 'Après le brouillon : ce qui a échoué reviendra dans quinze jours.',
        en: 'Once the draft is there: what failed comes back in a fortnight.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ letter: "={{ $('level').item.json.key }}" }),
        options: {},
      },
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas relancé', en: 'Say what is not chased' },
      why: {
        fr: 'Un client oublié par la machine l’est aussi par tout le monde.',
        en: 'A customer whom the machine forgets is forgotten by all.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Relances : à compléter', en: 'Reminders: left to do' },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.level === 'blind' ? 'La liste « ne pas relancer » est illisible : personne n’a été relancé.' : $json.customer ? 'À relancer à la main : ' + $json.customer + ', ' + $json.total : 'Odoo ne répond pas : personne n’a été relancé.' }}",
          en: "={{ $json.level === 'blind' ? 'The list “do not chase” cannot be read: nobody was chased.' : $json.customer ? 'To be chased by hand: ' + $json.customer + ', ' + $json.total : 'Odoo does not answer: nobody was chased.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'fortnight > settings > invoices > contacts > spared > group > fresh > level.friendly > remind > remember',
    'level.firm > insist > remember',
    'level.blind > tell',
    'level.other > formal > remember',
    'invoices.error > tell',
    'contacts.error > tell',
    'remind.error > tell',
    'insist.error > tell',
    'formal.error > tell',
  ],
  examples,
})
