import { allItems, inBoth } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-suite-des-numeros.examples.ts'

/** Each prefix is a series of its own; within it numbers follow on, and dates do not go back. */
const check = (words: {
  readonly missing: string
  readonly twice: string
  readonly before: string
  readonly odd: string
  readonly none: string
}) => `const broken = $input.all().find(({ json }) => json.error !== undefined)?.json.error;
if (broken) return [{ json: { state: 'broken', error: String(broken.message ?? broken) } }];
// A draft that never was posted has no number: its name is a stroke.
const rows = $input.all().map(({ json }) => json).filter((one) => one.name && one.name !== '/' && one.invoice_date);
const explained = new Set($('settings').first().json.explained.split(',').map((one) => one.trim()));
const year = $now.minus({ months: 1 }).toFormat('yyyy');
const faults = [];
const series = new Map();
for (const { name, invoice_date: date } of rows) {
  const parts = /^(.*?)([0-9]+)$/.exec(String(name).trim());
  if (!parts) { if (!explained.has(name)) faults.push('${words.odd}' + name); continue; }
  const [, prefix, digits] = parts;
  series.set(prefix, [...(series.get(prefix) ?? []), { number: Number(digits), digits, date }]);
}
for (const [prefix, list] of series) {
  list.sort((a, b) => a.number - b.number || a.date.localeCompare(b.date));
  const shown = (number) => prefix + String(number).padStart(list[0].digits.length, '0');
  const known = (number) => explained.has(shown(number));
  const missing = (from, until) => {
    while (from <= until && known(from)) from += 1;
    while (until >= from && known(until)) until -= 1;
    if (from <= until) faults.push('${words.missing}' + shown(from) + (from < until ? ' – ' + shown(until) : ''));
  };
  if (prefix.includes(year)) missing(1, list[0].number - 1);
  let latest = list[0].date;
  list.slice(1).forEach((one, at) => {
    const last = list[at];
    missing(last.number + 1, one.number - 1);
    if (one.number === last.number && !known(one.number)) faults.push('${words.twice}' + shown(one.number));
    if (one.date < latest && !known(one.number)) faults.push(shown(one.number) + '${words.before}' + one.date + ' < ' + latest);
    if (one.date > latest) latest = one.date;
  });
}
if (rows.length === 0) faults.push('${words.none}');
return [{ json: { state: faults.length === 0 ? 'sound' : 'faulty', count: rows.length, series: series.size, faults } }];`

export default defineRecipe({
  category: 'finance',
  level: 'simple',
  minutes: 25,
  published: '2026-11-24',
  fr: {
    title: 'Vérifier que les numéros de factures se suivent',
    problem:
      'Une facture renumérotée à la main, une autre effacée là où il fallait un avoir : la suite a un trou. Personne ne le voit en mars ; le contrôleur fiscal, lui, le voit deux ans après et demande où est passée la facture 0107.',
    outcome:
      'Le 3 de chaque mois, factures et avoirs de l’année du mois écoulé sont lus. Numéros absents, en double ou datés avant le précédent deviennent une tâche ClickUp. Un mois sans faute laisse une ligne de preuve dans votre tableur.',
    avoid:
      'Un journal Odoo verrouillé par empreinte ne laisse ni effacer ni renuméroter : il n’a pas besoin de ce contrôle. Le dernier numéro du mois, s’il manque, ne se voit que le mois suivant. Ne comblez jamais un trou en créant une facture après coup.',
    approval:
      'La comptable cherche chaque numéro, écrit l’explication dans la tâche et décide d’un avoir. Un numéro expliqué s’ajoute aux réglages : sans cela, il revient chaque mois. Rien n’est corrigé dans Odoo.',
    failure:
      'Si Odoo ne répond pas, un courriel dit que le mois n’est pas contrôlé, et aucune ligne de preuve n’est écrite. Une lecture vide ouvre une tâche : elle ne vaut pas preuve.',
  },
  en: {
    title: 'Check that invoice numbers follow on without a gap',
    problem:
      'An invoice renumbered by hand, another deleted where a credit note was due: the series has a hole. Nobody sees it in March; the tax auditor sees it two years later and asks what became of invoice 0107.',
    outcome:
      'On the 3rd of each month invoices and credit notes of the past month’s year are read. Numbers that are missing, come twice or are dated before the previous one become a ClickUp task. A month without fault leaves a line of proof in your spreadsheet.',
    avoid:
      'A journal that Odoo locks with hashes lets nobody delete or renumber, and has no need of this. The month’s last number, if missing, only shows the month after. Never fill a hole by making an invoice afterwards.',
    approval:
      'The accountant looks for each number, writes the reason into the task and decides on a credit note. A number once explained is added to the settings, or it comes back each month. Odoo is not touched.',
    failure:
      'Should Odoo not answer, an email says that the month is unchecked, and no line of proof is written. An empty reading opens a task, as it proves nothing.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois', en: 'On the 3rd' },
      why: {
        fr: 'Avant la déclaration de TVA, quand on se souvient encore du mois.',
        en: 'Before the VAT return, while the month is still remembered.',
      },
      with: at('0 7 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre tableur et votre liste', en: 'Your sheet and list' },
      why: {
        fr: 'Où garder la preuve, où poser la tâche, et les numéros déjà expliqués.',
        en: 'Where proof is kept, where the task goes, and numbers already explained.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du tableur', en: 'id of the spreadsheet' },
          team: '9001',
          space: '9002',
          list: '9003',
          explained: 'FAC/2026/00031, FAC/2026/00032',
          from: 'automate@serrurerie-cantal.example',
          accountant: 'compta@serrurerie-cantal.example',
        },
        { alone: true },
      ),
    },
    invoices: {
      use: 'odoo',
      name: { fr: 'Lire factures et avoirs', en: 'Read invoices and credit notes' },
      why: {
        fr: 'Depuis le mois de décembre d’avant : le trou du Nouvel An se voit aussi.',
        en: 'From the December before, so that a hole at New Year shows too.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move'),
        returnAll: true,
        options: { fieldsList: 'name,invoice_date' },
        filters: {
          filter: [
            { fieldName: 'move_type', operator: 'in', value: 'out_invoice,out_refund' },
            {
              fieldName: 'invoice_date',
              operator: 'greaterOrEqual',
              value:
                "={{ $now.minus({ months: 1 }).startOf('year').minus({ months: 1 }).toISODate() }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    check: {
      use: 'code',
      name: { fr: 'Suivre les numéros', en: 'Follow the numbers' },
      why: {
        fr: 'FAC/2026/ et RFAC/2026/ sont deux suites, contrôlées chacune pour soi.',
        en: 'FAC/2026/ and RFAC/2026/ are two series, each checked by itself.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            missing: 'Absent : ',
            twice: 'En double : ',
            before: ' daté trop tôt : ',
            odd: 'Sans numéro final : ',
            none: 'Aucune facture lue : le compte a-t-il le droit de les lire ?',
          },
          en: {
            missing: 'Missing: ',
            twice: 'Twice: ',
            before: ' dated too early: ',
            odd: 'Ends in no number: ',
            none: 'No invoice was read: may the account read them?',
          },
        }),
      ),
    },
    sound: {
      use: 'switch',
      name: { fr: 'Suite complète ?', en: 'Is it complete?' },
      why: {
        fr: 'La preuve d’un mois juste vaut autant que l’alerte d’un mois faux.',
        en: 'Proof of a right month is worth as much as warning of a wrong one.',
      },
      with: cases({
        sound: text('={{ $json.state }}', 'equals', 'sound'),
        faulty: text('={{ $json.state }}', 'equals', 'faulty'),
      }),
    },
    proof: {
      use: 'googleSheets',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'Date, nombre de factures, nombre de suites : la piste d’audit.',
        en: 'Date, count of invoices, count of series: the audit trail.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Contrôles', en: 'Checks' }),
        columns: sheetColumns({
          day: '={{ $now.toISODate() }}',
          invoices: '={{ $json.count }}',
          series: '={{ $json.series }}',
        }),
        options: {},
      },
    },
    task: {
      use: 'clickUp',
      name: { fr: 'Ouvrir une tâche', en: 'Open a task' },
      why: {
        fr: 'L’explication s’écrit à côté de la question, et se retrouve.',
        en: 'The explanation is written beside the question, and can be found.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        team: setting('team'),
        space: setting('space'),
        folderless: true,
        list: setting('list'),
        name: {
          fr: '=Numéros de factures : {{ $json.faults.length }} à expliquer',
          en: '=Invoice numbers: {{ $json.faults.length }} to explain',
        },
        additionalFields: { content: "={{ $json.faults.join('\\n') }}" },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est contrôlé', en: 'Say that nothing was checked' },
      why: {
        fr: 'Une ligne de preuve absente doit avoir une raison connue.',
        en: 'A missing line of proof has to have a known reason.',
      },
      with: mailed(
        { from: setting('from'), to: setting('accountant') },
        { fr: 'Suite des factures : non contrôlée', en: 'Invoice series: not checked' },
        {
          fr: "=Odoo n’a pas répondu le {{ $now.toFormat('dd/MM/yyyy') }} : {{ $json.error }}. Relancez le flux.",
          en: "=Odoo did not answer on {{ $now.toFormat('dd/MM/yyyy') }}: {{ $json.error }}. Start the flow again.",
        },
      ),
    },
  },
  links: [
    'month > settings > invoices > check > sound.sound > proof',
    'sound.faulty > task',
    'sound.other > warn',
  ],
  examples,
})
