import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount } from '../../fragments/conditions.ts'
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
}) => `const rows = $input.all().map(({ json }) => json).filter((one) => one.DocNumber);
const faults = [];
const series = new Map();
for (const { DocNumber, TxnDate } of rows) {
  const parts = /^(.*?)([0-9]+)$/.exec(String(DocNumber).trim());
  if (!parts) { faults.push('${words.odd}' + DocNumber); continue; }
  const [, prefix, digits] = parts;
  series.set(prefix, [...(series.get(prefix) ?? []), { number: Number(digits), digits, date: TxnDate }]);
}
for (const [prefix, list] of series) {
  list.sort((a, b) => a.number - b.number || a.date.localeCompare(b.date));
  const shown = (number) => prefix + String(number).padStart(list[0].digits.length, '0');
  let latest = list[0].date;
  list.slice(1).forEach((one, at) => {
    const last = list[at];
    if (one.number === last.number) faults.push('${words.twice}' + shown(one.number));
    if (one.number > last.number + 1)
      faults.push('${words.missing}' + shown(last.number + 1) + (one.number > last.number + 2 ? ' – ' + shown(one.number - 1) : ''));
    if (one.date < latest) faults.push(shown(one.number) + '${words.before}' + one.date + ' < ' + latest);
    if (one.date > latest) latest = one.date;
  });
}
return [{ json: { count: rows.length, series: series.size, faults } }];`

export default defineRecipe({
  category: 'finance',
  level: 'simple',
  minutes: 25,
  published: '2026-11-24',
  fr: {
    title: 'Vérifier que les numéros de factures se suivent',
    problem:
      'Une facture supprimée au lieu d’être annulée par un avoir laisse un trou dans la suite. Personne ne le voit en mars ; le contrôleur fiscal, lui, le voit deux ans après et demande où est passée la facture 0107.',
    outcome:
      'Le 3 de chaque mois, les factures de l’année sont lues. Numéros absents, en double ou datés avant le précédent deviennent une tâche ClickUp. Un mois sans faute laisse une ligne de preuve dans votre tableur.',
    avoid:
      'Un logiciel qui interdit de supprimer une facture validée n’a pas besoin de ce contrôle. Ne comblez jamais un trou en créant une facture après coup.',
    approval:
      'La comptable cherche chaque numéro, écrit l’explication dans la tâche et décide d’un avoir. Rien n’est corrigé dans QuickBooks.',
    failure:
      'Si QuickBooks ne répond pas, un courriel dit que le mois n’est pas contrôlé, et aucune ligne de preuve n’est écrite.',
  },
  en: {
    title: 'Check that invoice numbers follow on without a gap',
    problem:
      'An invoice deleted where a credit note was due leaves a hole in the series. Nobody sees it in March; the tax auditor sees it two years later and asks what became of invoice 0107.',
    outcome:
      'On the 3rd of each month this year’s invoices are read. Numbers that are missing, come twice or are dated before the previous one become a ClickUp task. A month without fault leaves a line of proof in your spreadsheet.',
    avoid:
      'Software that forbids deleting a final invoice has no need of this. Never fill a hole by making an invoice afterwards.',
    approval:
      'The accountant looks for each number, writes the reason into the task and decides on a credit note. QuickBooks is not touched.',
    failure:
      'Should QuickBooks not answer, an email says that the month is unchecked, and no line of proof is written.',
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
        fr: 'Où garder la preuve, où poser la tâche, à qui écrire.',
        en: 'Where proof is kept, where the task goes, whom to write to.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du tableur', en: 'id of the spreadsheet' },
          team: '9001',
          space: '9002',
          list: '9003',
          from: 'automate@serrurerie-cantal.example',
          accountant: 'compta@serrurerie-cantal.example',
        },
        { alone: true },
      ),
    },
    invoices: {
      use: 'quickBooks',
      name: { fr: 'Lire les factures de l’année', en: 'Read this year’s invoices' },
      why: {
        fr: 'Depuis janvier : un trou entre deux mois se voit aussi.',
        en: 'From January on, so that a hole between two months shows too.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        returnAll: true,
        filters: { query: "=WHERE TxnDate >= '{{ $now.startOf('year').toISODate() }}'" },
      },
      onError: 'output',
      retry: [3, 10],
    },
    check: {
      use: 'code',
      name: { fr: 'Suivre les numéros', en: 'Follow the numbers' },
      why: {
        fr: 'F2026- et AV2026- sont deux suites, contrôlées chacune pour soi.',
        en: 'F2026- and AV2026- are two series, each checked by itself.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            missing: 'Absent : ',
            twice: 'En double : ',
            before: ' daté trop tôt : ',
            odd: 'Sans numéro final : ',
          },
          en: {
            missing: 'Missing: ',
            twice: 'Twice: ',
            before: ' dated too early: ',
            odd: 'Ends in no number: ',
          },
        }),
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Suite complète ?', en: 'Is it complete?' },
      why: {
        fr: 'La preuve d’un mois juste vaut autant que l’alerte d’un mois faux.',
        en: 'Proof of a right month is worth as much as warning of a wrong one.',
      },
      with: all(amount('={{ $json.faults.length }}', 'equals', 0)),
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
        columns: columns({
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
          fr: "=QuickBooks n’a pas répondu le {{ $now.toFormat('dd/MM/yyyy') }} : {{ $json.error }}. Relancez le flux.",
          en: "=QuickBooks did not answer on {{ $now.toFormat('dd/MM/yyyy') }}: {{ $json.error }}. Start the flow again.",
        },
      ),
    },
  },
  links: [
    'month > settings > invoices > check > sound.yes > proof',
    'sound.no > task',
    'invoices.error > warn',
  ],
  examples,
})
